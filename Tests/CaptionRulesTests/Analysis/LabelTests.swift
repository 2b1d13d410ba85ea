import CaptionKit
import Testing

/// What the form of a text tells about its parts.
@Suite struct LabelTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// The kinds with their contents, as `speaker(ANNA) dialogue(Come in.)`.
    var parts: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ parts: String) {
      self.text = text
      self.parts = parts
    }
  }

  private static func describe(_ track: Track, cue: Int = 0) -> String {
    track.parts(ofCue: cue).map { part in
      let content = track.content(of: part, inCue: cue)
      return part.kind == .turn ? "turn" : "\(part.kind)(\(content))"
    }.joined(separator: " ")
  }

  static let speakers = [
    Case("ANNA: Come in.", "speaker(ANNA) dialogue(Come in.)"),
    Case("Ruben: Pass it here.", "speaker(Ruben) dialogue(Pass it here.)"),
    Case("MRS. O'DAY: Not yet.", "speaker(MRS. O'DAY) dialogue(Not yet.)"),
    Case("JEAN-LUC : Non.", "speaker(JEAN-LUC) dialogue(Non.)"),
    Case("ZOÉ\u{A0}: Non.", "speaker(ZOÉ) dialogue(Non.)"),
    Case("ДЕД: Иди сюда.", "speaker(ДЕД) dialogue(Иди сюда.)"),
    Case("ΕΛΕΝΗ: Έλα.", "speaker(ΕΛΕΝΗ) dialogue(Έλα.)"),
    Case("WOMAN 2: Stop.", "speaker(WOMAN 2) dialogue(Stop.)"),
    Case("IVO (O.S.): Run!", "speaker(IVO) dialogue(Run!)"),
    Case("VERA:\nNot yet.", "speaker(VERA) dialogue(Not yet.)"),
    Case("VERA:", "speaker(VERA)"),
    Case("[Ivo] Run.", "speaker(Ivo) dialogue(Run.)"),
    Case("[Ivo, on radio] Over.", "speaker(Ivo) dialogue(Over.)"),
    Case("[IVO]: Run.", "speaker(IVO) dialogue(Run.)"),
    Case("(Vera)\nNot yet.", "speaker(Vera) dialogue(Not yet.)"),
    Case("(INÉS) No queda pan.", "speaker(INÉS) dialogue(No queda pan.)"),
    Case("花：待って", "speaker(花) dialogue(待って)"),
    Case("ليلى: تعالي هنا", "speaker(ليلى) dialogue(تعالي هنا)"),
    Case(">> MAYOR: Good news.", "turn speaker(MAYOR) dialogue(Good news.)"),
    Case(
      "- VERA: Now?\n- IVO: Now.",
      "turn speaker(VERA) dialogue(Now?) turn speaker(IVO) dialogue(Now.)"
    ),
  ]

  static let colonTraps = [
    Case("The tide turns at 12:30.", "dialogue(The tide turns at 12:30.)"),
    Case("12:30 is too late.", "dialogue(12:30 is too late.)"),
    Case("https://example.org/a", "notice(https://example.org/a)"),
    Case("Note: the bridge is closed.", "dialogue(Note: the bridge is closed.)"),
    Case("WARNING: thin ice.", "dialogue(WARNING: thin ice.)"),
    Case("Truth is: I forgot.", "dialogue(Truth is: I forgot.)"),
    Case("Cause of it: rust.", "dialogue(Cause of it: rust.)"),
    Case("HERE IS MY LIST:", "dialogue(HERE IS MY LIST:)"),
    Case("Ruben said: \"Later.\"", "dialogue(Ruben said: \"Later.\")"),
    Case("Vera: \"Später.\"", "dialogue(Vera: \"Später.\")"),
    Case("Group 2: stop.", "dialogue(Group 2: stop.)"),
    Case("Achtung: Stufe!", "dialogue(Achtung: Stufe!)"),
    Case("Внимание: скользко.", "dialogue(Внимание: скользко.)"),
    Case("次は12：05発", "dialogue(次は12：05発)"),
    Case("注意：足元", "dialogue(注意：足元)"),
    Case("Is it 3:2, or: what?", "dialogue(Is it 3:2, or: what?)"),
  ]

  static let sounds = [
    Case("[kettle whistles]", "sound(kettle whistles)"),
    Case("[kettle whistles\nin the kitchen]", "sound(kettle whistles\nin the kitchen)"),
    Case("(KETTLE WHISTLES)", "sound(KETTLE WHISTLES)"),
    Case("[Ivo coughs]", "sound(Ivo coughs)"),
    Case("(Trueno)", "sound(Trueno)"),
    Case("（雨の音）", "sound(雨の音)"),
    Case("【拍手】", "sound(拍手)"),
    Case("［雷鳴］", "sound(雷鳴)"),
    Case("[문이 열린다]", "sound(문이 열린다)"),
    Case("*Regen prasselt*", "sound(Regen prasselt)"),
    Case("[door creaks]\nWho's there?", "sound(door creaks) dialogue(Who's there?)"),
    Case("- [phone buzzes]\n- Mine.", "turn sound(phone buzzes) turn dialogue(Mine.)"),
  ]

  static let manners = [
    Case("[softly] Stay.", "manner(softly) dialogue(Stay.)"),
    Case("I [hiccups] never.", "dialogue(I) sound(hiccups) dialogue(never.)"),
    Case("（小声）おいで", "manner(小声) dialogue(おいで)"),
    Case("ANNA: *seufzt* Na gut.", "speaker(ANNA) sound(seufzt) dialogue(Na gut.)"),
    Case("[Ivo whispering] Stay.", "speaker(Ivo) manner(whispering) dialogue(Stay.)"),
    Case("[in Greek, softly] Stay.", "manner(in Greek, softly) dialogue(Stay.)"),
    Case("OVER RADIO: Stay.", "manner(OVER RADIO) dialogue(Stay.)"),
    Case("OSLO, 1931", "notice(OSLO, 1931)"),
    Case("花「待って」", "speaker(花) dialogue(待って)"),
    Case("Stay there. >", "dialogue(Stay there.) turn"),
    Case("GATE CREAKS", "sound(GATE CREAKS)"),
  ]

  static let bracketTraps = [
    Case("(Je crois.)", "dialogue((Je crois.))"),
    Case("(Don't look, he is coming.)", "dialogue((Don't look, he is coming.))"),
    Case("He left (or so he says) at dawn.", "dialogue(He left (or so he says) at dawn.)"),
    Case("As page [12] says.", "dialogue(As page [12] says.)"),
    Case("Lovely weather (!)", "dialogue(Lovely weather (!))"),
    Case("Du bist *so* stur.", "dialogue(Du bist *so* stur.)"),
    Case("[engine starts", "dialogue([engine starts)"),
    Case("HORN BLOWS)", "sound(HORN BLOWS))"),
    Case("Again. :)", "dialogue(Again. :))"),
    Case("（もうだめだ。）", "dialogue(（もうだめだ。）)"),
  ]

  static let music = [
    Case("♪ Slow tides rising ♪", "lyrics(Slow tides rising)"),
    Case("♪ Slow tides\nrising on ♪", "lyrics(Slow tides) lyrics(rising on)"),
    Case(
      "♪ Slow tides\nrising on\nand on ♪",
      "lyrics(Slow tides) lyrics(rising on) lyrics(and on)"
    ),
    Case("♪ where nobody goes", "lyrics(where nobody goes)"),
    Case("and nobody knows ♫", "lyrics(and nobody knows)"),
    Case("[Ivo] ♪ Rise, tide ♪", "speaker(Ivo) lyrics(Rise, tide)"),
    Case("♪", "music()"),
    Case("♪～", "music()"),
    Case("♪ (organ) ♪", "music(organ)"),
    Case("[jazz music playing]", "music(jazz music playing)"),
    Case("(Música de baile)", "music(Música de baile)"),
    Case("*Leise Musik*", "music(Leise Musik)"),
    Case("（静かな音楽）", "music(静かな音楽)"),
    Case("MUSIC: \"North Pier\"", "music(\"North Pier\")"),
    Case("# Slow tides rising #", "lyrics(Slow tides rising)"),
    Case("#winning", "dialogue(#winning)"),
    Case("# 7 is yours.", "dialogue(# 7 is yours.)"),
    Case("She hums. ♪ La la ♪", "dialogue(She hums.) lyrics(La la)"),
    Case("She hums ♪ La la", "dialogue(She hums) lyrics(La la)"),
    Case("Lovely tune.", "dialogue(Lovely tune.)"),
  ]

  /// A second turn on a line, with a label behind its mark.
  static let labelledTurns = [
    Case(
      "-Are you there? -JOHN: No.",
      "turn dialogue(Are you there?) turn speaker(JOHN) dialogue(No.)"
    ),
    Case(">> Yes! >> JOHN: No.", "turn dialogue(Yes!) turn speaker(JOHN) dialogue(No.)"),
    Case("– Yes! – JOHN: No.", "turn dialogue(Yes!) turn speaker(JOHN) dialogue(No.)"),
    Case(
      "- Yes, sir. - Note: this is bad.",
      "turn dialogue(Yes, sir.) turn dialogue(Note: this is bad.)"
    ),
    Case(
      "-Yes!\n-No. -JOHN: Hm.",
      "turn dialogue(Yes!) turn dialogue(No.) turn speaker(JOHN) dialogue(Hm.)"
    ),
    Case(
      "- ANNA: Yes. - JOHN: No.",
      "turn speaker(ANNA) dialogue(Yes.) turn speaker(JOHN) dialogue(No.)"
    ),
    Case("-[sighs] -花：はい", "turn sound(sighs) turn speaker(花) dialogue(はい)"),
    Case("- Yes. - [JOHN]: No.", "turn dialogue(Yes.) turn speaker(JOHN) dialogue(No.)"),
    Case("- Yes. - ♪ Rise: tide ♪", "turn dialogue(Yes.) turn lyrics(Rise: tide)"),
  ]

  static let turns = [
    Case("- Now?\n- Now.", "turn dialogue(Now?) turn dialogue(Now.)"),
    Case("Now?\n-Now.", "dialogue(Now?) turn dialogue(Now.)"),
    Case("—¿Ya?\n—Ya.", "turn dialogue(¿Ya?) turn dialogue(Ya.)"),
    Case("–Nu?\n–Nu.", "turn dialogue(Nu?) turn dialogue(Nu.)"),
    Case("―もう？\n―うん", "turn dialogue(もう？) turn dialogue(うん)"),
    Case(">>> Good evening.", "turn dialogue(Good evening.)"),
    Case("-5 by midnight.", "dialogue(-5 by midnight.)"),
    Case("-- and then?", "dialogue(-- and then?)"),
    Case("—and then?", "dialogue(—and then?)"),
    Case("-", "dialogue(-)"),
    Case("well-known - and right", "dialogue(well-known - and right)"),
  ]

  @Test(arguments: speakers + colonTraps + sounds)
  func form(_ test: Case) {
    #expect(Self.describe(Track(texts: [test.text])) == test.parts)
  }

  @Test(arguments: manners + bracketTraps + music + turns + labelledTurns)
  func otherForm(_ test: Case) {
    #expect(Self.describe(Track(texts: [test.text])) == test.parts)
  }

  @Test func voicesNameSpeakers() {
    let track = Track(texts: ["<v Vera>Not yet.</v>", "<v Vera>[Ivo] Now.</v>"])
    #expect(track.speakers(ofCue: 0) == ["Vera"])
    #expect(track.speakers(ofCue: 1) == ["Vera", "Ivo"])
    #expect(track.facts[0].mayNameSpeaker)
    #expect(track.summary.speakers == 3)
  }

  @Test func theRestOfTheFileDecides() {
    let track = Track(texts: ["(IVO) Run!", "IVO: Wait.", "[Ivo]", "(SIGHS) Fine.", "(ZORB) Fine."])
    let parts = (0..<5).map { track.parts(ofCue: $0).first }
    #expect(parts.map { $0?.kind } == [.speaker, .speaker, .speaker, .sound, .speaker])
    #expect(parts[0]?.reason == .knownName)
    #expect(parts[2]?.reason == .knownName)
    // Nothing tells that this is no sound, and the verdict says so.
    #expect(parts[4]?.confidence == .doubtful)
    #expect(track.summary.speakers == 3)
    #expect(track.summary.doubtfulLabels == 1)
  }

  @Test func recurringNamesAreLikely() {
    let once = Track(texts: ["Ruben: Here."]).parts(ofCue: 0).first
    #expect(once?.confidence == .doubtful)
    let twice = Track(texts: ["Ruben: Here.", "Ruben: There."]).parts(ofCue: 0).first
    #expect(twice?.reason == .recurringName)
    #expect(twice?.confidence == .likely)
  }

  @Test func aFileInCapitalsSaysNothingByThem() {
    let shout = [
      "COME IN.", "WHO IS IT?", "NOBODY.", "WAIT HERE.", "NOT NOW.", "GO ON.", "AND THEN",
    ]
    let track = Track(texts: shout + ["DOOR CREAKS", "[DOOR CREAKS]"])
    #expect(track.parts(ofCue: 7).map(\.kind) == [.dialogue])
    #expect(track.parts(ofCue: 8).map(\.kind) == [.sound])
  }

  @Test func bracketsAreNoNamesWhereColonsAre() {
    let names = ["ANNA: A.", "BEN: B.", "ANNA: C.", "BEN: D.", "ANNA: E.", "(ZORB) Fine."]
    let track = Track(texts: names)
    #expect(track.parts(ofCue: 5).first?.kind == .sound)
    let often = Track(texts: names + ["(ZORB) Yes.", "(ZORB) No."])
    #expect(often.parts(ofCue: 5).first?.kind == .speaker)
  }

  @Test func rolesAndClassesOfTheMarkupCount() {
    let track = Track(texts: ["<c.sound>Rain on a roof</c>", "<c.music>A waltz</c>"])
    #expect(track.labels(ofCue: 0)?.verdict == .sound)
    #expect(track.labels(ofCue: 1)?.verdict == .music)
    #expect(track.parts(ofCue: 0).first?.confidence == .certain)
  }

  @Test func turnsAreCounted() {
    let track = Track(texts: ["- A.\n- B.\n- C.", "A.\n-B.", "- A.", "A.", "-A. [sighs]\nB."])
    #expect(track.facts.map(\.turns) == [3, 2, 1, 0, 1])
    #expect(track.summary.cuesWithTurns == 2)
  }

  @Test func factsOfATrack() {
    let track = Track(texts: ["[rain]", "ANNA: Come in.", "♪ La ♪", ""])
    #expect(track.facts.map(\.hasDialogue) == [false, true, true, false])
    #expect(track.facts.map(\.characters) == [6, 14, 6, 0])
    #expect(track.summary.dialogueCues == 2)
    #expect(track.summary.soundCues == 2)
    #expect(track.summary.sounds == 1)
    #expect(track.summary.music == 1)
    #expect(track.parts(ofCue: 4).isEmpty)
    #expect(track.charactersPerSecond(ofCue: 2) == 2)
    #expect(track.charactersPerSecond(ofCue: 9) == nil)
  }

  @Test func coloursTellTurnsApart() {
    let plain = MarkedCaptions.text("- A?\n- B.")
    let colored = MarkedCaptions.text("<c.yellow>- A?</c>\n<c.cyan>- B.</c>")
    let half = MarkedCaptions.text("- A?\n<c.cyan>- B.</c>")
    let one = MarkedCaptions.text("<c.cyan>- A?\n- B.</c>")
    #expect([plain, colored, half, one].map(\.hasSeveralColors) == [false, true, true, false])
  }

  /// Parts stay in order, inside the text, and leave nothing out but white space.
  @Test(arguments: [
    "[a] [b] (c) d", "[[x]]", "((", "♪♪♪", "♪ a [b] c ♪ d", "- - -", "- [", "*", "**", "* a", "# #",
    "：", "a：", "【", "（）", ">", ">>", ":", ": a", "[a]:", "(A): (B): C", "\u{301}[a]", "[a\n\n[b]",
  ])
  func partsCoverTheText(_ text: String) {
    let track = Track(texts: [text])
    let bytes = Array(text.utf8)
    var position = 0
    for part in track.parts(ofCue: 0) {
      #expect(part.range.lowerBound >= position)
      #expect(part.range.upperBound <= bytes.count)
      #expect(part.content.lowerBound >= part.range.lowerBound)
      #expect(part.content.upperBound <= part.range.upperBound)
      let skipped = bytes[position..<part.range.lowerBound]
      #expect(skipped.allSatisfy { $0 <= 0x20 }, "left out before \(part.range)")
      position = part.range.upperBound
    }
    #expect(bytes[position...].allSatisfy { $0 <= 0x20 }, "left out at the end")
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: ["[", "[a] ", "(", "♪ ", "- ", "# ", "[a\n", "A: ", "：", "* ", "（", "    -"]
  )
  func longCuesEndQuickly(_ piece: String) {
    let track = Track(texts: [String(repeating: piece, count: 60_000)])
    #expect(track.facts.count == 1)
  }
}
