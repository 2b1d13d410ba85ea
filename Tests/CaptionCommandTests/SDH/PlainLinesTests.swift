import CaptionKit
import Testing

/// Plain subtitles hold no labels, whatever they look like.
@Suite struct PlainLinesTests {
  private struct Language {
    var code: String
    var people: [String]
    var verbs: [String]
    var things: [String]
    /// Sentences with `@`, `$`, `&` and `^` for a person, a verb, a thing and a number.
    var forms: [String]
  }

  private static let languages = [
    Language(
      code: "en",
      people: ["Nora", "my uncle", "the doctor", "Captain Hale", "nobody"],
      verbs: ["saw", "lost", "wanted", "painted", "forgot"],
      things: ["the key", "a song", "the radio", "every door", "that letter", "the rain"],
      forms: [
        "@ $ &.", "@ $ & at ^:30.", "It was clear: @ $ &.", "(@ $ &, I think.)", "@ $ & (again).",
        "@ said: \"We $ &.\"", "Note: @ $ &.", "@ $ *&*.", "@ $ & -- or so I heard.",
        "-^ degrees, and @ $ &.", "@ $ & [^].", "#^ is &.", "Step ^: find &.", "WE $ &!",
        "@ $ &, ^ to 1.", "Is it true that @ $ &?", "&: gone. All of it.", "@ $ & (^ of them).",
        "One thing: @ $ &.", "Dear @:\nWe $ &.", "@ $ &...\nand I $ it too.", "I $ &; @ didn't.",
        "Psalm ^:4, then &.", "It's ^ > 3, isn't it?", "\"@ $ &,\" she said.",
      ]
    ),
    Language(
      code: "de",
      people: ["Nora", "mein Onkel", "die Ärztin", "Kapitän Hale", "keiner"],
      verbs: ["sah", "verlor", "wollte", "malte", "vergaß"],
      things: ["den Schlüssel", "ein Lied", "das Radio", "jede Tür", "diesen Brief", "den Regen"],
      forms: [
        "@ $ &.", "@ $ & um ^:30 Uhr.", "Es war klar: @ $ &.", "(@ $ &, glaube ich.)",
        "@ $ & (wieder).", "@ sagte: \"Wir haben &.\"", "Hinweis: @ $ &.", "Das war *wirklich* &.",
        "@ $ & – oder so.", "Schritt ^: Such &.", "ICH WILL NICHT MEHR!", "@ $ &, ^ zu 1.",
        "Stimmt es, dass @ $ &?", "Kapitel ^: &.", "Nur eins: @ $ &.", "„@ $ &“, sagte sie.",
        "Nummer ^ ist &.", "@ $ & …\nund ich auch.", "Psalm ^:4, dann &.", "@ $ & [^].",
      ]
    ),
    Language(
      code: "fr",
      people: ["Nora", "mon oncle", "le docteur", "personne", "Camille"],
      verbs: ["a vu", "a perdu", "voulait", "a peint", "oubliait"],
      things: ["la clé", "une chanson", "la radio", "chaque porte", "cette lettre", "la pluie"],
      forms: [
        "@ $ &.", "@ $ & à ^:30.", "C'est clair : @ $ &.", "(@ $ &, je crois.)", "@ $ & (encore).",
        "Il a dit : « On veut &. »", "Note : @ $ &.", "Étape ^ : cherche &.", "JE NE VEUX PAS !",
        "@ $ &, ^ à 1.", "Est-ce que @ $ & ?", "Chapitre ^ : &.", "Une chose : @ $ &.",
        "« @ $ & », dit-elle.", "Numéro ^ : &.", "@ $ &...\net moi aussi.", "@ $ & [^].",
        "Cher @ :\nje garde &.", "@ $ &, n'est-ce pas ?", "@ $ *&*.",
      ]
    ),
    Language(
      code: "es",
      people: ["Nora", "mi tío", "la doctora", "nadie", "Tomás"],
      verbs: ["vio", "perdió", "quería", "pintó", "olvidó"],
      things: ["la llave", "una canción", "la radio", "cada puerta", "esa carta", "la lluvia"],
      forms: [
        "@ $ &.", "@ $ & a las ^:30.", "Está claro: @ $ &.", "(@ $ &, creo yo).",
        "@ $ & (otra vez).",
        "@ dijo: \"Queremos &\".", "Nota: @ $ &.", "Paso ^: busca &.", "¡NO QUIERO MÁS!",
        "@ $ &, ^ a 1.", "¿Es verdad que @ $ &?", "Capítulo ^: &.", "Una cosa: @ $ &.",
        "«@ $ &», dijo ella.", "Número ^: &.", "@ $ &...\ny yo también.", "@ $ & [^].",
        "Querido @:\nguardo &.", "@ $ &, ¿no?", "@ $ *&*.",
      ]
    ),
    Language(
      code: "it",
      people: ["Nora", "mio zio", "la dottoressa", "nessuno", "Tommaso"],
      verbs: ["ha visto", "ha perso", "voleva", "ha dipinto", "dimenticava"],
      things: [
        "la chiave", "una canzone", "la radio", "ogni porta", "quella lettera", "la pioggia",
      ],
      forms: [
        "@ $ &.", "@ $ & alle ^:30.", "È chiaro: @ $ &.", "(@ $ &, credo.)", "@ $ & (di nuovo).",
        "@ disse: \"Vogliamo &.\"", "Nota: @ $ &.", "Passo ^: cerca &.", "NON NE POSSO PIÙ!",
        "@ $ &, ^ a 1.", "È vero che @ $ &?", "Capitolo ^: &.", "Una cosa: @ $ &.",
        "Numero ^: &.", "@ $ &...\ne anch'io.", "@ $ & [^].", "Caro @:\ntengo &.", "@ $ *&*.",
      ]
    ),
    Language(
      code: "pt",
      people: ["Nora", "meu tio", "a doutora", "ninguém", "Tomás"],
      verbs: ["viu", "perdeu", "queria", "pintou", "esqueceu"],
      things: ["a chave", "uma canção", "o rádio", "cada porta", "aquela carta", "a chuva"],
      forms: [
        "@ $ &.", "@ $ & às ^:30.", "Está claro: @ $ &.", "(@ $ &, acho eu.)", "@ $ & (outra vez).",
        "@ disse: \"Queremos &.\"", "Nota: @ $ &.", "Passo ^: procura &.", "NÃO QUERO MAIS!",
        "@ $ &, ^ a 1.", "É verdade que @ $ &?", "Capítulo ^: &.", "Uma coisa: @ $ &.",
        "Número ^: &.", "@ $ &...\ne eu também.", "@ $ & [^].", "Querido @:\nguardo &.", "@ $ *&*.",
      ]
    ),
    Language(
      code: "nl",
      people: ["Nora", "mijn oom", "de dokter", "niemand", "Maarten"],
      verbs: ["zag", "verloor", "wilde", "schilderde", "vergat"],
      things: ["de sleutel", "een lied", "de radio", "elke deur", "die brief", "de regen"],
      forms: [
        "@ $ &.", "@ $ & om ^:30.", "Het is duidelijk: @ $ &.", "(@ $ &, denk ik.)",
        "@ $ & (alweer).", "@ zei: \"We willen &.\"", "Let op: @ $ &.", "Stap ^: zoek &.",
        "IK WIL NIET MEER!", "@ $ &, ^ tegen 1.", "Is het waar dat @ $ &?", "Hoofdstuk ^: &.",
        "Eén ding: @ $ &.", "Nummer ^: &.", "@ $ &...\nen ik ook.", "@ $ & [^].",
        "Lieve @:\nik bewaar &.", "@ $ *&*.",
      ]
    ),
    Language(
      code: "ru",
      people: ["Нора", "мой дядя", "доктор", "никто", "Тимофей"],
      verbs: ["видел", "потерял", "хотел", "рисовал", "забыл"],
      things: ["ключ", "песню", "радио", "каждую дверь", "это письмо", "дождь"],
      forms: [
        "@ $ &.", "@ $ & в ^:30.", "Всё ясно: @ $ &.", "(@ $ &, я думаю.)", "@ $ & (опять).",
        "@ сказал: «Мы хотим &».", "Внимание: @ $ &.", "Шаг ^: найди &.", "Я БОЛЬШЕ НЕ МОГУ!",
        "@ $ &, ^ к 1.", "Правда, что @ $ &?", "Глава ^: &.", "Только одно: @ $ &.",
        "Номер ^: &.", "@ $ &...\nи я тоже.", "@ $ & [^].", "@ $ *&*.",
      ]
    ),
    Language(
      code: "ja",
      people: ["私", "おじさん", "先生", "誰も", "彼女"],
      verbs: ["見た", "なくした", "欲しかった", "描いた", "忘れた"],
      things: ["鍵", "歌", "ラジオ", "ドア", "手紙", "雨"],
      forms: [
        "@は&を$よ", "@が&を$のは^：30だ", "（@は&を$と思う…）", "@は「&」と言った",
        "注意：&を忘れるな", "質問：@は&を$か？", "第^章：&", "@は&を$、そうだろ？", "ねえ～ &は？",
        "@は&を$（たぶんね）", "^対1で負けた", "@は&を$けど…\n私もだ",
      ]
    ),
  ]

  @Test func hardlyAnyFalseLabels() {
    var lines = 0
    var wrong: [String] = []
    for language in Self.languages {
      var document = CaptionDocument()
      document.language = language.code
      for number in 0..<(["en", "de", "fr", "es"].contains(language.code) ? 500 : 250) {
        let text = line(language, number)
        let begin = MediaTime(seconds: number * 3)
        document.cues.append(
          Cue(begin: begin, end: begin + MediaTime(seconds: 2), text: CaptionText(text))
        )
      }
      let track = Track(document)
      for index in track.cues.indices {
        lines += 1
        let labels = track.parts(ofCue: index).filter { $0.kind != .dialogue && $0.kind != .turn }
        if !labels.isEmpty { wrong.append(track.cues[index].text.string) }
      }
    }
    #expect(lines == 3250)
    print("\(wrong.count) false labels in \(lines) lines of plain subtitles: \(wrong)")
    #expect(wrong.count * 200 < lines, "\(wrong)")
  }

  /// The words go round at different speeds, so that hardly a line comes twice.
  private func line(_ language: Language, _ number: Int) -> String {
    var text = ""
    let round = number / language.forms.count
    for character in language.forms[number % language.forms.count] {
      switch character {
      case "@":
        text += language.people[(number * 3 + round) % language.people.count]
      case "$":
        text += language.verbs[(number + round * 2) % language.verbs.count]
      case "&":
        text += language.things[(number * 5 + round) % language.things.count]
      case "^": text += "\(number % 19 + 2)"
      default: text.append(character)
      }
    }
    return text
  }
}
