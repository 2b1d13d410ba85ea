public import CaptionRules

/// What a profile tells a rule, with whose figure it is.
public struct ProfileCitation: Sendable, Hashable {
  /// The profile's name.
  public var profile: String
  /// The BCP 47 tag of the captions that it is about, or nil for all.
  public var language: String?
  /// The option's name.
  public var option: String
  /// The value with its origin.
  public var setting: Setting<OptionValue>
}

extension ProfileCatalog {
  /// What each profile file itself tells a rule, what it takes over from others left out.
  public static func citations(of rule: String) -> [ProfileCitation] {
    var citations: [ProfileCitation] = []
    for name in fileNames {
      guard let layer = try? profile(named: name) else { continue }
      let sections: [(String?, [String: RuleSettings])] =
        [(nil, layer.rules)]
        + layer.languages.sorted { $0.key < $1.key }.map { (Optional($0.key), $0.value) }
      for (language, rules) in sections {
        for (option, setting) in (rules[rule]?.values ?? [:]).sorted(by: { $0.key < $1.key }) {
          citations.append(
            ProfileCitation(profile: name, language: language, option: option, setting: setting)
          )
        }
      }
    }
    return citations
  }
}
