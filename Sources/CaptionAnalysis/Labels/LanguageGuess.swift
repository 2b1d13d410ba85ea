import CaptionModel

extension LabelLanguages {
  /// The lists that serve a document: those of its language, or of the language that its words are
  /// in where it does not say.
  ///
  /// - Parameter language: The language where somebody knows better than the document.
  init(_ document: CaptionDocument, language: String? = nil) {
    let lexicon = LabelLexicon.shared
    if let own = lexicon.languages(of: language ?? document.language) {
      self.init(main: own, lexicon: lexicon)
      return
    }
    var guess = LanguageGuess(lexicon)
    for cue in document.cues {
      guess.add(cue.text.utf8)
      if guess.isEnough { break }
    }
    self.init(main: guess.languages, lexicon: lexicon)
  }
}

/// Guesses a text's language by its script and by words that nearly every sentence holds.
struct LanguageGuess {
  private let lexicon: LabelLexicon
  private var scores = [Int](repeating: 0, count: 32)
  private var words = 0
  private var scripts: [LabelLexicon.Languages: Int] = [:]

  private let writers: Writers

  init(_ lexicon: LabelLexicon) {
    self.lexicon = lexicon
    writers = Writers(lexicon)
  }

  /// Whether more text would hardly change the guess.
  var isEnough: Bool { words > 600 }

  mutating func add(_ utf8: CaptionText.UTF8View) {
    var hash = WordHash()
    var length = 0
    var index = 0
    let end = min(utf8.count, 400)
    while index < end {
      let (scalar, size) = utf8.scalar(at: index)
      index += size
      let letter = LabelFolding.fold(scalar)
      if letter != 0, LabelFolding.isLetter(letter) || letter == 0x27 && length > 0 {
        hash.add(letter)
        length += 1
        if scalar >= 0x370, let script = script(of: scalar) { scripts[script, default: 0] += 1 }
      } else if letter != 0, length > 0 {
        count(hash)
        hash = WordHash()
        length = 0
      }
    }
    if length > 0 { count(hash) }
  }

  private mutating func count(_ hash: WordHash) {
    words += 1
    var found = lexicon.languages(usingWord: hash)
    while found != 0 {
      scores[found.trailingZeroBitCount] += 1
      found &= found - 1
    }
  }

  /// The languages that are written with a script, for scripts that few languages share.
  private func script(of scalar: UInt32) -> LabelLexicon.Languages? {
    switch scalar {
    case 0x370...0x3FF: writers.greek
    case 0x400...0x4FF: writers.cyrillic
    case 0x590...0x5FF: writers.hebrew
    case 0x600...0x6FF: writers.arabic
    case 0x900...0x97F: writers.devanagari
    case 0x3041...0x30FF: writers.kana
    case 0x3400...0x9FFF: writers.han
    case 0xAC00...0xD7A3: writers.hangul
    default: nil
    }
  }

  /// Who writes in which script.
  private struct Writers {
    let greek, cyrillic, hebrew, arabic, devanagari, kana, han, hangul: LabelLexicon.Languages

    init(_ lexicon: LabelLexicon) {
      func languages(_ tags: String...) -> LabelLexicon.Languages {
        tags.reduce(0) { $0 | (lexicon.languages(of: $1) ?? 0) }
      }
      greek = languages("el")
      cyrillic = languages("ru", "uk")
      hebrew = languages("he")
      arabic = languages("ar")
      devanagari = languages("hi")
      kana = languages("ja")
      han = languages("zh", "ja")
      hangul = languages("ko")
    }
  }

  /// The languages that fit, at least one.
  var languages: LabelLexicon.Languages {
    let written = scripts.max { $0.value < $1.value }
    if let written, written.value * 3 > words {
      let japanese = lexicon.languages(of: "ja") ?? 0
      // Kana beside Han is Japanese.
      if scripts[japanese] != nil, written.key & japanese != 0 { return japanese }
      return written.key
    }
    let best = scores.max() ?? 0
    guard best > 0 else { return lexicon.languages(of: "en") ?? LabelLexicon.allLanguages }
    var found: LabelLexicon.Languages = 0
    for (index, score) in scores.enumerated() where score * 10 >= best * 9 {
      found |= 1 << LabelLexicon.Languages(truncatingIfNeeded: index)
    }
    return found
  }
}
