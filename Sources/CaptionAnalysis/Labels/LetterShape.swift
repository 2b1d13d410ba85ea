import CaptionModel

/// What the letters of a possible label look like: case, words, punctuation.
struct LetterShape {
  private(set) var letters = 0
  private(set) var digits = 0
  /// Letters of scripts that have capitals.
  private(set) var capitals = 0
  private(set) var smallLetters = 0
  private(set) var words = 0
  private(set) var capitalizedWords = 0
  private(set) var characters = 0
  private(set) var endsSentence = false
  /// Whether an exclamation mark, a question mark or an ellipsis comes last.
  private(set) var endsStrongly = false
  private(set) var hasQuotation = false
  private(set) var hasMusicSign = false
  /// Signs that do not occur in names: quotation marks, commas, question marks and the like.
  private(set) var hasClauseMarks = false

  init(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) {
    var index = range.lowerBound
    var atWordStart = true
    while index < range.upperBound {
      let (value, length) = utf8.scalar(at: index)
      index += length
      if value == 0x20 || value == 0x09 || value == 0x0A || value == 0xA0 || value == 0x202F
        || value == 0x3000
      {
        atWordStart = true
        continue
      }
      characters += 1
      let letter = LetterCase(value)
      if letter != .none {
        letters += 1
        if letter == .capital { capitals += 1 }
        if letter == .small { smallLetters += 1 }
        if atWordStart {
          words += 1
          if letter == .capital { capitalizedWords += 1 }
        }
        atWordStart = false
        endsSentence = false
        endsStrongly = false
        continue
      }
      switch value {
      case 0x30...0x39, 0xFF10...0xFF19:
        digits += 1
        atWordStart = false
        endsSentence = false
      case 0x21, 0x2E, 0x3F, 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x061F:
        // Three points are an ellipsis.
        endsStrongly = value != 0x2E && value != 0x3002 || endsSentence
        endsSentence = true
        if value != 0x2E { hasClauseMarks = true }
      case 0x22, 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F:
        hasQuotation = true
        hasClauseMarks = true
      case 0x2C, 0x3B, 0x3001, 0xFF0C, 0x060C: hasClauseMarks = true
      case 0x2669...0x266C, 0x1F3B5, 0x1F3B6: hasMusicSign = true
      default: break
      }
    }
  }

  /// Whether a text ends as sentences do; what ``endsSentence`` of its shape would say.
  static func endsSentence(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
      let value = utf8.scalar(at: start).value
      switch value {
      case 0x21, 0x2E, 0x3F, 0x2026, 0x3002, 0xFF01, 0xFF1F, 0x061F: return true
      case 0x30...0x39, 0xFF10...0xFF19: return false
      default:
        if LetterCase(value) != .none { return false }
      }
      end = start
    }
    return false
  }

  /// Whether there are letters of a script with capitals.
  var isCased: Bool { capitals + smallLetters > 0 }

  /// Whether every letter of a script with capitals is one.
  var isAllCapitals: Bool { capitals > 0 && smallLetters == 0 }

  /// Whether the text is short enough for a word that an editor puts in: `[sic]`.
  var isEditorial: Bool { words == 1 && letters <= 3 }

  /// Whether the text could be somebody's whole name, in any script.
  var mayBeName: Bool {
    guard !hasClauseMarks, digits == 0, words > 0 else { return false }
    if isCased { return words <= 4 && capitalizedWords == words }
    return words <= 2 && letters <= (words == 1 ? 5 : 16)
  }

  /// Whether each word begins with a capital, as names do.
  var isName: Bool { words > 0 && capitalizedWords == words && words <= 3 && !hasClauseMarks }
}

extension CaptionText.UTF8View {
  /// Whether a range holds any letter in its first bytes.
  func holdsLetters(_ range: Range<Int>, within limit: Int = .max) -> Bool {
    var index = range.lowerBound
    let end = range.count > limit ? index + limit : range.upperBound
    while index < end {
      let (value, length) = scalar(at: index)
      if LetterCase(value) != .none { return true }
      index += length
    }
    return false
  }

  /// Whether a range holds capitals and no small letters.
  func isInCapitals(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var hasCapitals = false
    while index < range.upperBound {
      let (value, length) = scalar(at: index)
      switch LetterCase(value) {
      case .small, .uncased: return false
      case .capital: hasCapitals = true
      case .none: break
      }
      index += length
    }
    return hasCapitals
  }
}

/// The case of one letter.
enum LetterCase {
  case none
  case capital
  case small
  /// A letter of a script without capitals.
  case uncased

  @inline(__always)
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = scalar &- 0x61 < 26 ? .small : scalar &- 0x41 < 26 ? .capital : .none
    } else {
      self.init(wide: scalar)
    }
  }

  @inline(__always)
  private init(wide scalar: UInt32) {
    // The usual scripts first, since asking for a property is slow.
    if scalar < 0x250 {
      self = LetterCase.latin[Int(scalar)]
    } else if scalar < 0x1000 {
      self = LetterCase.table[Int(scalar)]
    } else if scalar &- 0x4E00 < 0x5200 || scalar &- 0xAC00 < 0x2BA4 {
      self = .uncased
    } else {
      self.init(rare: scalar)
    }
  }

  private init(rare scalar: UInt32) {
    switch scalar {
    case 0x2010...0x2BFF, 0x3000...0x3004, 0x3008...0x3020, 0xFF00...0xFF0F: self = .none
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF: self = .uncased
    default: self.init(byPropertiesOf: scalar)
    }
  }

  /// The case of every letter below U+0250; apart, since many files need no more.
  private static let latin = (0..<0x250).map { LetterCase(byPropertiesOf: $0) }

  /// The case of every letter below U+1000.
  private static let table = (0..<0x1000).map { LetterCase(byPropertiesOf: $0) }

  private init(byPropertiesOf value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      self = .none
      return
    }
    let properties = scalar.properties
    if properties.isUppercase {
      self = .capital
    } else if properties.isLowercase {
      self = .small
    } else {
      self = properties.isAlphabetic ? .uncased : .none
    }
  }
}
