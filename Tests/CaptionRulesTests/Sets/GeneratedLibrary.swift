import CaptionKit

/// Made-up dialogue in several languages, the same scenes in each.
enum ScriptLanguage: String, CaseIterable, Sendable {
  case en, de, fr, es, pt, sv, da, no

  /// Beginnings, middles and ends, of which each choice makes a sentence.
  private var fragments: [[String]] {
    switch self {
    case .en:
      [
        [
          "I told you", "She never said", "We all believed", "Nobody here thinks",
          "You should know", "They keep saying",
        ],
        [
          "that the ferry", "that your brother", "that this old house", "that the harbour master",
          "that my daughter", "that the whole village",
        ],
        [
          "would not be here tonight.", "has been waiting for years.", "was sold before the war.",
          "knows more than he says.", "will come back in the spring.", "is not worth the money.",
        ],
      ]
    case .de:
      [
        [
          "Ich habe dir gesagt,", "Sie hat nie erzählt,", "Wir haben alle geglaubt,",
          "Niemand hier denkt,", "Du solltest wissen,", "Sie behaupten immer wieder,",
        ],
        [
          "dass die Fähre", "dass dein Bruder", "dass dieses alte Haus", "dass der Hafenmeister",
          "dass meine Tochter", "dass das ganze Dorf",
        ],
        [
          "heute Nacht nicht hier ist.", "seit Jahren darauf wartet.",
          "vor dem Krieg verkauft wurde.", "mehr weiß, als man sagt.", "im Frühling zurückkommt.",
          "das Geld nicht wert ist.",
        ],
      ]
    case .fr:
      [
        [
          "Je t'ai déjà dit", "Elle n'a jamais raconté", "Nous avons tous cru",
          "Personne ici ne pense", "Tu devrais savoir", "Ils répètent toujours",
        ],
        [
          "que le bateau", "que ton frère", "que cette vieille maison", "que le maître du port",
          "que ma propre fille", "que tout le village",
        ],
        [
          "ne serait pas là ce soir.", "attend depuis des années.", "a été vendu avant la guerre.",
          "en sait plus qu'il ne dit.", "reviendra au printemps.", "ne vaut pas cet argent.",
        ],
      ]
    case .es:
      [
        [
          "Ya te dije", "Ella nunca contó", "Todos nosotros creíamos", "Aquí nadie piensa",
          "Deberías saber", "Siempre repiten",
        ],
        [
          "que el barco", "que tu hermano", "que esta vieja casa", "que el jefe del puerto",
          "que mi propia hija", "que todo el pueblo",
        ],
        [
          "no estaría aquí esta noche.", "lleva años esperando.", "se vendió antes de la guerra.",
          "sabe más de lo que dice.", "volverá en primavera.", "no vale ese dinero.",
        ],
      ]
    case .pt:
      [
        [
          "Eu já te disse", "Ela nunca contou", "Todos nós acreditávamos", "Ninguém aqui acha",
          "Você deveria saber", "Eles vivem dizendo",
        ],
        [
          "que o barco", "que o teu irmão", "que esta velha casa", "que o chefe do porto",
          "que a minha filha", "que toda a aldeia",
        ],
        [
          "não estaria aqui hoje à noite.", "está à espera há anos.",
          "foi vendida antes da guerra.", "sabe mais do que diz.", "vai voltar na primavera.",
          "não vale esse dinheiro.",
        ],
      ]
    case .sv:
      [
        [
          "Jag har ju sagt", "Hon berättade aldrig", "Vi trodde allihop", "Ingen här tror",
          "Du borde veta", "De säger hela tiden",
        ],
        [
          "att färjan", "att din bror", "att det här gamla huset", "att hamnkaptenen",
          "att min dotter", "att hela byn",
        ],
        [
          "inte skulle vara här i kväll.", "har väntat i många år.", "såldes före kriget.",
          "vet mer än vad han säger.", "kommer tillbaka till våren.", "inte är värt pengarna.",
        ],
      ]
    case .da:
      [
        [
          "Jeg har jo sagt til dig,", "Hun fortalte aldrig,", "Vi troede alle sammen,",
          "Ingen her mener,", "Du burde vide,", "De bliver ved med at sige,",
        ],
        [
          "at færgen", "at din bror", "at det gamle hus", "at havnefogeden", "at min egen datter",
          "at hele landsbyen",
        ],
        [
          "ikke ville være her i aften.", "har ventet i mange år.", "blev solgt før krigen.",
          "ved mere, end han siger.", "kommer tilbage til foråret.", "ikke er pengene værd.",
        ],
      ]
    case .no:
      [
        [
          "Jeg har jo sagt til deg", "Hun fortalte aldri", "Vi trodde alle sammen",
          "Ingen her mener", "Du burde vite", "De sier hele tiden",
        ],
        [
          "at fergen", "at broren din", "at det gamle huset", "at havnesjefen", "at datteren min",
          "at hele bygda",
        ],
        [
          "ikke ville være her i kveld.", "har ventet i mange år.", "ble solgt før krigen.",
          "vet mer enn han sier.", "kommer tilbake til våren.", "ikke er verdt pengene.",
        ],
      ]
    }
  }

  /// A sentence by its number.
  func sentence(_ number: Int) -> String {
    let parts = fragments
    return [number % 6, number / 6 % 6, number / 36 % 6].enumerated()
      .map { parts[$0.offset][$0.element] }.joined(separator: " ")
  }
}

/// A programme whose captions are made in any language and kind.
struct Programme {
  struct Line {
    var begin: Int
    var end: Int
    var sentence: Int
    var isLabelled: Bool
  }

  var lines: [Line] = []
  /// When signs are seen, in milliseconds.
  var signs: [Int] = []

  /// - Parameters:
  ///   - seed: What the programme is made from.
  ///   - count: How many lines are spoken.
  init(seed: Int, count: Int = 240) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % limit
    }
    var time = 2000 + next(4000)
    for number in 0..<count {
      let length = 1500 + next(1800)
      lines.append(
        Line(begin: time, end: time + length, sentence: next(216), isLabelled: next(4) == 0)
      )
      time += length + 120 + next(2500)
      if number % 60 == 30 {
        signs.append(time)
        time += 3000
      }
    }
  }

  /// The cues of a kind in a language, as text with its times.
  func cues(_ language: ScriptLanguage, _ kind: CaptionKind) -> [GeneratedCue] {
    var cues: [GeneratedCue] = []
    if kind != .forced {
      for line in lines {
        let words = language.sentence(line.sentence)
        let label = line.isLabelled ? ["[door slams]\n", "NORA: ", "♪ "][line.sentence % 3] : ""
        let text = kind == .sdh ? label + words + (label == "♪ " ? " ♪" : "") : words
        cues.append(GeneratedCue(line.begin, line.end, text))
      }
    }
    for sign in signs {
      cues.append(GeneratedCue(sign, sign + 2500, language.sentence(sign % 216).uppercased()))
    }
    return cues.sorted { $0.begin < $1.begin }
  }
}

struct GeneratedCue {
  var begin: Int
  var end: Int
  var text: String

  init(_ begin: Int, _ end: Int, _ text: String) {
    (self.begin, self.end, self.text) = (begin, end, text)
  }
}

/// A file of a library that is made for a test.
struct GeneratedFile {
  var path: String
  var cues: [GeneratedCue]
  var declared: String?
  var format = "subrip"

  var facts: SetFacts {
    var document = CaptionDocument()
    document.language = declared
    var text = "\(format)\n"
    for cue in cues {
      document.cues.append(
        Cue(
          begin: MediaTime(milliseconds: cue.begin),
          end: MediaTime(milliseconds: cue.end),
          text: MarkedCaptions.text(cue.text)
        )
      )
      text += "\(cue.begin) \(cue.end) \(cue.text)\n"
    }
    let name = TitleName(path)
    var context = TrackContext()
    context.language = declared ?? name.language?.text
    return SetFacts(
      Track(document, context: context),
      path: path,
      name: name,
      format: format,
      text: Array(text.utf8)
    )
  }
}

/// A library in which all is right.
struct GeneratedLibrary {
  var files: [GeneratedFile] = []

  init(titles: Int = 3, languages: [ScriptLanguage] = ScriptLanguage.allCases) {
    for title in 0..<titles {
      let programme = Programme(seed: title + 1)
      for language in languages {
        for kind in [CaptionKind.sdh, .plain, .forced] {
          let tag = kind == .plain ? "" : ".\(kind.rawValue)"
          files.append(
            GeneratedFile(
              path: "lib/Title \(title)/Title \(title).\(language.rawValue)\(tag).srt",
              cues: programme.cues(language, kind)
            )
          )
        }
      }
    }
  }

  /// Changes the file with a path's end.
  mutating func change(_ ending: String, _ change: (inout GeneratedFile) -> Void) {
    for index in files.indices where files[index].path.hasSuffix(ending) { change(&files[index]) }
  }

  func find(_ ending: String) -> GeneratedFile? { files.first { $0.path.hasSuffix(ending) } }

  /// What is found, as `rule path` each.
  var found: [String] { Self.found(files.map(\.facts)) }

  static func found(_ facts: [SetFacts]) -> [String] {
    Linter.lint(CaptionLibrary(facts)) { _ in LintOptions() }.flatMap { file in
      file.findings.map { "\($0.diagnostic.code) \(file.path.split(separator: "/").last ?? "")" }
    }
  }
}
