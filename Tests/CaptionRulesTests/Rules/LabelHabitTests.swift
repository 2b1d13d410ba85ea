import CaptionKit
import Testing

/// Labels that guidelines advise against, in each language that has lists.
@Suite struct LabelHabitTests {
  /// A language with labels of which a rule finds the first ones and none of the others.
  struct Habits: Sendable, CustomTestStringConvertible {
    var language: String
    var wrong: [String]
    var right: [String]
    var testDescription: String { language }

    init(_ language: String, wrong: [String], right: [String]) {
      self.language = language
      self.wrong = wrong
      self.right = right
    }
  }

  private func found(_ labels: [String], _ rule: String, _ language: String) -> [String] {
    var context = TrackContext()
    context.language = language
    var document = CaptionDocument()
    document.cues = labels.enumerated().map { index, text in
      let begin = MediaTime(seconds: index * 4)
      return Cue(begin: begin, end: begin + MediaTime(seconds: 2), text: CaptionText(text))
    }
    var options = LintOptions()
    options.only = [rule]
    let report = Linter.lint(Track(document, context: context), options: options)
    return report.findings.compactMap { $0.diagnostic.cue }.map { labels[$0] }
  }

  private func check(_ habits: Habits, _ rule: String) {
    #expect(found(habits.wrong + habits.right, rule, habits.language) == habits.wrong)
  }

  @Test(arguments: [
    Habits(
      "en",
      wrong: ["[door slammed]", "[dog barked in distance]"],
      right: ["[door slams]", "[muffled voices]", "[stifled laughter]"]
    ),
    Habits(
      "de",
      wrong: ["*Tür knallte*", "*Hund bellte im Hof*"],
      right: ["*Tür knallt*", "*gedämpfte Stimmen*", "*Lauter Pfiff*"]
    ),
    Habits(
      "fr",
      wrong: ["(La porte a claqué)", "(Le chien aboyait dehors)"],
      right: ["(La porte claque)", "(Porte claquée)", "(Rires étouffés)", "(Coup de sifflet)"]
    ),
    Habits(
      "es",
      wrong: ["(El perro ladró)", "(La campana sonaba en la torre)"],
      right: ["(El perro ladra)", "(Golpeo de puerta)", "(Ruido del río)", "(Risas)"]
    ),
    Habits(
      "it",
      wrong: ["[il cane ha abbaiato]", "[la campana suonava]"],
      right: ["[il cane abbaia]", "[porta sbattuta]", "[risate]"]
    ),
    Habits(
      "pt",
      wrong: ["[cachorro latiu]", "[sino tocava]"],
      right: ["[cachorro late]", "[batidas na porta]", "[risos]"]
    ),
    Habits(
      "nl",
      wrong: ["[hond blafte]", "[deur kraakte]"],
      right: ["[hond blaft]", "[gekraak van deur]", "[gelach]"]
    ),
    Habits(
      "sv",
      wrong: ["[hund skällde]", "[dörren smällde]"],
      right: ["[hund skäller]", "[skratt]"]
    ),
    Habits("da", wrong: ["[hund gøede]"], right: ["[hund gør]", "[latter]"]),
    Habits(
      "nb",
      wrong: ["[telefonen ringte]"],
      right: ["[telefonen ringer]", "[latter]", "[et sukket]"]
    ),
    Habits(
      "fi",
      wrong: ["[koira haukkui]", "[ovi narahti]"],
      right: ["[koira haukkuu]", "[puhelin soi]", "[naurua]"]
    ),
    Habits(
      "pl",
      wrong: ["[pies zaszczekał]", "[drzwi trzasnęły]"],
      right: ["[pies szczeka]", "[trzask drzwi]", "[śmiech]"]
    ),
    Habits("ja", wrong: [], right: ["（ドアが閉まる音）", "（犬の鳴き声）"]),
  ])
  func pastTense(_ habits: Habits) { check(habits, "sound/past-tense") }

  @Test(arguments: [
    Habits("en", wrong: ["[music]", "[noise]"], right: ["[slow music]", "[speaking Finnish]"]),
    Habits("de", wrong: ["*Musik*", "*Geräusche*"], right: ["*Leise Musik*", "*Schritte*"]),
    Habits("fr", wrong: ["(Musique)", "(Bruits)"], right: ["(Musique douce)", "(Bruit de pas)"]),
    Habits("es", wrong: ["(Música)", "(Ruido)"], right: ["(Música alegre)", "(Truenos)"]),
    Habits("it", wrong: ["[musica]", "[rumori]"], right: ["[musica lenta]", "[passi]"]),
    Habits("pt", wrong: ["[música]", "[barulho]"], right: ["[música suave]", "[passos]"]),
    Habits("nl", wrong: ["[muziek]", "[lawaai]"], right: ["[zachte muziek]", "[voetstappen]"]),
    Habits("sv", wrong: ["[musik]", "[oljud]"], right: ["[lugn musik]", "[fotsteg]"]),
    Habits("da", wrong: ["[musik]", "[støj]"], right: ["[rolig musik]", "[fodtrin]"]),
    Habits("nb", wrong: ["[musikk]", "[støy]"], right: ["[rolig musikk]", "[fottrinn]"]),
    Habits("fi", wrong: ["[musiikkia]", "[melua]"], right: ["[hidasta musiikkia]", "[askelia]"]),
    Habits("pl", wrong: ["[muzyka]", "[hałas]"], right: ["[spokojna muzyka]", "[kroki]"]),
    Habits("ja", wrong: ["（音楽）", "（騒音）"], right: ["（静かな音楽）", "（足音）", "（物音）"]),
    Habits("ko", wrong: ["[음악]", "[소음]"], right: ["[잔잔한 음악]", "[발소리]"]),
    Habits("zh", wrong: ["[音乐]", "[噪音]"], right: ["[轻柔的音乐]", "[脚步声]"]),
  ])
  func vagueLabels(_ habits: Habits) { check(habits, "sound/vague-label") }

  @Test(arguments: [
    ("en", "EVERYONE: Run!", "both"), ("de", "ALLE: Lauft!", "beide"),
    ("fr", "TOUS : Courez !", "ensemble"), ("es", "TODOS: ¡Corred!", "juntos"),
    ("it", "TUTTI: Correte!", "insieme"), ("nl", "ALLEMAAL: Rennen!", "samen"),
    ("pt", "TODOS: Corram!", "juntos"), ("sv", "ALLA: Spring!", "båda"),
    ("fi", "KAIKKI: Juoskaa!", "molemmat"), ("pl", "WSZYSCY: Biegiem!", "razem"),
    ("ja", "（全員）走れ！", "一同"), ("zh", "众人：快跑！", "大家"),
  ])
  func collectiveLabels(_ language: String, _ text: String, _ word: String) throws {
    var context = TrackContext()
    context.language = language
    var document = CaptionDocument()
    document.cues = [Cue(begin: .zero, end: MediaTime(seconds: 2), text: CaptionText(text))]
    let track = Track(document, context: context)
    let label = try #require(track.typedLabels.first)
    for (words, count) in [
      ([word], 1), ([track.content(of: label.part, inCue: 0).lowercased()], 0),
    ] {
      var options = LintOptions()
      options.only = ["speaker/collective-label"]
      options.set("speaker/collective-label", "words", to: .words(words))
      #expect(Linter.lint(track, options: options).findings.count == count, "\(words)")
    }
  }
}
