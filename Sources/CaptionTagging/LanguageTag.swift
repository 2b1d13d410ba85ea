/// A language tag of a form that BCP 47 allows; whether it is registered is not looked at.
public struct LanguageTag: Sendable, Hashable {
  /// The tag as it was given.
  public let text: String

  /// Takes a tag; nil for another form, and for `und`, which names no language.
  public init?(_ text: String) {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }), language.lowercased() != "und"
    else { return nil }
    for subtag in subtags.dropFirst() {
      let isAlphanumeric = subtag.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      guard (1...8).contains(subtag.utf8.count), isAlphanumeric else { return nil }
    }
    self.text = text
  }

  /// Whether two tags name the same language, whatever script and region they add.
  public func isSameLanguage(as other: LanguageTag) -> Bool { language == other.language }

  /// The language alone, in small letters: `pt` of `pt-BR`.
  package var language: String {
    text.prefix { $0 != "-" }.lowercased()
  }

  /// What follows the language, such as `BR` or `Hant`; empty where nothing does.
  package var rest: String {
    guard let dash = text.firstIndex(of: "-") else { return "" }
    return String(text[text.index(after: dash)...])
  }
}
