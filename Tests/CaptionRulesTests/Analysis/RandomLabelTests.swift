import CaptionKit
import Testing

/// Texts that nobody writes: whatever stands beside what, the parts are all of a text, and all that is
/// made of them can be made.
@Suite struct RandomLabelTests {
  /// Marks of every kind, and words that they stand beside.
  private static let pieces = [
    "-", "- ", "–", "– ", "— ", "― ", "--", ">", ">> ", ">>", ">>> ", "< ", "<", "→ ", "≪", "《",
    "》",
    "[", "]", "(", ")", "（", "）", "【", "】", "＜", "＞", "[sighs]", "[JOHN]", "(ANNA, on radio)",
    "（雨の音）", "[door\ncreaks]", "[Ivo whispering]", "(\u{266A})",
    ":", ": ", "：", "JOHN:", "JOHN: ", "Ruben: ", "WOMAN 2: ", "IVO (O.S.): ", "花：", "Note: ",
    "MUSIC: ", "OVER RADIO: ", "12:30", "１２：０５", "ليلى: ", "ZOÉ\u{A0}: ",
    "♪", "♪ ", " ♪", "♫", "¶", "â™ª", "# ", " #", "#", "～", "*", "* ", "*Regen prasselt*",
    "「", "」", "花「", "『", "\"", "«", "»",
    ".", ". ", "! ", "?", "? ", "...", "…", ", ", ";", "。", "！",
    "Are you there", "Yes", "no", "NO", "DOOR SLAMS", "OSLO, 1931", "INT. KITCHEN", "sings",
    "music",
    "はい", "雨", "문이 열린다", "Внимание", "é", "\u{301}", "😀", "👩‍👧", "5", "-5", "www.example.org",
    "Subtitles by Ada", "la la la", "Mr. O'Day", "jean-luc", "ANNA AND BEN",
    " ", "  ", "\t", "\n", "\n", "\n-", "\n- ", "\n>> ", "\u{A0}", "\u{3000}", "\u{200E}",
    "\u{202F}",
    "                                                                                ",
  ]

  /// Numbers that look drawn by chance and are the same each time.
  private struct Draw {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var draw = Draw(state: seed)
    return (0..<count).map { _ in
      let length = 1 + draw.next(12)
      return (0..<length).map { _ in pieces[draw.next(pieces.count)] }.joined()
    }
  }

  private static func track(_ texts: [String], _ language: String?) -> Track {
    var document = CaptionDocument()
    document.language = language
    for (index, text) in texts.enumerated() {
      let begin = MediaTime(seconds: index * 4)
      document.cues.append(Cue(begin: begin, end: begin + MediaTime(seconds: 3), text: .init(text)))
    }
    return Track(document)
  }

  private static let languages = ["en", "de", "fr", "ja", "ko", nil]

  @Test(.timeLimit(.minutes(5)), arguments: 0..<30)
  func partsAreAllOfAText(_ seed: Int) {
    let texts = Self.texts(1000, seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let track = Self.track(texts, Self.languages[seed % Self.languages.count])
    var faults: [String] = []
    for index in texts.indices {
      let utf8 = track.cues[index].text.utf8
      func beginsCharacter(_ offset: Int) -> Bool {
        offset == utf8.count || utf8[offset] & 0xC0 != 0x80
      }
      var position = 0
      var isRight = true
      for part in track.parts(ofCue: index) {
        let (range, content) = (part.range, part.content)
        guard range.lowerBound >= position, range.upperBound <= utf8.count,
          content.lowerBound >= range.lowerBound, content.upperBound <= range.upperBound
        else {
          isRight = false
          break
        }
        let ends = [range.lowerBound, range.upperBound, content.lowerBound, content.upperBound]
        if !ends.allSatisfy(beginsCharacter) || !Self.isBlank(utf8[position..<range.lowerBound]) {
          isRight = false
        }
        position = range.upperBound
      }
      if !isRight || !Self.isBlank(utf8[position..<utf8.count]) { faults.append(texts[index]) }
      _ = (track.labels(ofCue: index), track.speakers(ofCue: index))
    }
    #expect(faults == [])
  }

  /// Conversions, transcripts, rules and tagging take whatever parts there are.
  @Test(.timeLimit(.minutes(5)), arguments: 0..<12)
  func whatIsMadeOfPartsCanBeMade(_ seed: Int) {
    let texts = Self.texts(250, seed: UInt64(seed) &+ 77)
    let track = Self.track(texts, Self.languages[seed % Self.languages.count])
    for form in SpeakerForm.allCases {
      #expect(track.changingSpeakers(to: form).document.cues.count == texts.count)
    }
    for style in HouseStyle.all {
      let changed = track.restylingLabels(style, typesVoices: true)
      #expect(changed.document.cues.count == texts.count)
    }
    for keepsLyrics in [true, false] {
      let plain = track.strippingLabels(keepsLyrics: keepsLyrics)
      #expect(plain.origins.count == plain.document.cues.count)
    }
    #expect(!Transcript(track).paragraphs.isEmpty)
    #expect(LabelCoverage(track).speakers.allSatisfy { $0.turns >= 0 })
    #expect(!Linter.lint(track).findings.isEmpty)
  }

  private static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.value < 0x20
    }
  }
}
