/// Language tags (BCP 47: RFC 5646, 2.1 "Syntax").
enum WebVTTLanguageTag {
  /// Whether a text has the form of a language tag.
  ///
  /// Whether its parts are registered is not looked at, since the registry grows.
  static func isWellFormed(_ text: String) -> Bool {
    let tag = text.utf8.map(\.lowercasedASCII)
    if irregular.contains(String(decoding: tag, as: UTF8.self)) { return true }
    let parts = tag.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }) else {
      return false
    }
    var index = 0
    func next(_ fits: (ArraySlice<UInt8>) -> Bool) -> Bool {
      guard index < parts.count, fits(parts[index]) else { return false }
      index += 1
      return true
    }
    if next({ $0.elementsEqual([0x78]) }) { return index < parts.count }
    guard let language = parts.first, language.count >= 2, isAlphabetic(language) else {
      return false
    }
    index = 1
    if language.count <= 3 {
      var extended = 0
      while extended < 3, next({ $0.count == 3 && isAlphabetic($0) }) { extended += 1 }
    }
    _ = next { $0.count == 4 && isAlphabetic($0) }
    _ = next {
      $0.count == 2 && isAlphabetic($0) || $0.count == 3 && $0.allSatisfy(\.isASCIIDigit)
    }
    var variants: Set<ArraySlice<UInt8>> = []
    while next({ $0.count >= 5 || $0.count == 4 && $0.first?.isASCIIDigit == true }) {
      guard variants.insert(parts[index - 1]).inserted else { return false }
    }
    var singletons: Set<ArraySlice<UInt8>> = []
    while next({ $0.count == 1 && !$0.elementsEqual([0x78]) }) {
      guard singletons.insert(parts[index - 1]).inserted, next({ $0.count >= 2 }) else {
        return false
      }
      while next({ $0.count >= 2 }) {}
    }
    if next({ $0.elementsEqual([0x78]) }) { return index < parts.count }
    return index == parts.count
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  private static func isAlphabetic(_ part: ArraySlice<UInt8>) -> Bool {
    part.allSatisfy(\.isASCIILetter)
  }

  /// Tags from before the rules that don't follow them.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
    "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
    "sgn-ch-de",
  ]
}
