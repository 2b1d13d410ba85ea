import CaptionLanguage
import CaptionTagging

/// Who says which language a file is in.
struct LanguageClaim {
  var tag: LanguageTag
  /// Who says so, for messages: `the name`.
  var source: String
}

extension SetFile {
  /// All that is said of the language, the weightiest first.
  func languageClaims(in title: TitleFiles) -> [LanguageClaim] {
    var claims: [LanguageClaim] = []
    if let tag = facts.givenLanguage.flatMap({ LanguageTag($0) }) {
      // What somebody says of all files outweighs the rest.
      return [LanguageClaim(tag: tag, source: "the given language")]
    }
    if let tag = facts.declaredLanguage.flatMap({ LanguageTag($0) }) {
      claims.append(LanguageClaim(tag: tag, source: "the document"))
    }
    let isTrusted = Set(title.files.compactMap { $0.facts.name.language?.text }).count > 1
    if let tag = facts.namedLanguage(isTrusted: isTrusted) {
      claims.append(LanguageClaim(tag: tag, source: "the name"))
    }
    return claims
  }
}

extension SetFacts {
  /// The language of the words where the detector is sure; nil where it is not.
  ///
  /// - Parameters:
  ///   - words: The fewest words; inclusive.
  ///   - share: The least share of the text, in percent; inclusive.
  func sureLanguage(atLeast words: Int, share: Int) -> LanguageDetection.Part? {
    guard detected.isReliable, judgedWords >= words, let first = detected.parts.first,
      first.percent >= share
    else { return nil }
    return first
  }

  /// Whether it is sure that the words are in one language and not in another; both without region.
  func isSure(_ found: String, _ part: LanguageDetection.Part, against other: String, _ words: Int)
    -> Bool
  {
    if found == other { return false }
    if Self.inseparable.contains(where: { $0.contains(found) && $0.contains(other) }) {
      return false
    }
    // The commonest words must not speak for what is told.
    let common = commonWordLanguage.flatMap { LanguageTag($0)?.canonicalLanguage }
    if common == other { return false }
    guard Self.near.contains(where: { $0.contains(found) && $0.contains(other) }) else {
      return true
    }
    return common == found && judgedWords >= words * 3 && part.percent >= 95
  }

  /// Languages that are not told apart by their words.
  private static let inseparable: [Set<String>] = [
    ["hr", "sr", "bs", "sh", "cnr"], ["id", "ms"], ["fa", "prs", "tg"], ["hi", "ur"], ["ro", "mo"],
    ["fil", "ceb"], ["zh", "yue", "zh-hant"], ["no", "nb", "nn"], ["sr", "mk"], ["en", "sco"],
  ]

  /// Languages that are easily taken for each other.
  private static let near: [Set<String>] = [
    ["no", "da", "sv", "is", "fo"], ["es", "pt", "gl", "ca", "ast", "oc"], ["cs", "sk"],
    ["ru", "uk", "be", "bg", "mk"],
    ["bg", "mk", "sr"], ["nl", "af", "fy"], ["fi", "et"], ["tr", "az"], ["hi", "mr", "ne"],
    ["it", "co", "ca"],
    ["fr", "oc", "ca"], ["sl", "hr", "sr", "bs"], ["ar", "fa", "ur"], ["de", "lb", "nds"],
    ["lv", "lt"],
  ]
}
