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

/// How grave a profile takes a rule's findings, with whose choice it is.
public struct ProfileLevel: Sendable, Hashable {
  /// The profile's name.
  public var profile: String
  /// The BCP 47 tag of the captions that it is about, or nil for all.
  public var language: String?
  /// The level with its origin.
  public var level: Setting<RuleLevel>
}

extension ProfileCatalog {
  /// The level that each profile file itself gives a rule.
  public static func levels(of rule: String) -> [ProfileLevel] {
    sections.compactMap { section in
      section.rules[rule]?.level.map {
        ProfileLevel(profile: section.profile, language: section.language, level: $0)
      }
    }
  }

  /// What each profile file itself tells a rule, what it takes over from others left out.
  public static func citations(of rule: String) -> [ProfileCitation] {
    sections.flatMap { section in
      (section.rules[rule]?.values ?? [:]).sorted { $0.key < $1.key }.map { option, setting in
        ProfileCitation(
          profile: section.profile,
          language: section.language,
          option: option,
          setting: setting
        )
      }
    }
  }

  /// What a profile says of captions in all languages, or in one.
  private struct Section {
    var profile: String
    var language: String?
    var rules: [String: RuleSettings]
  }

  private static var sections: [Section] {
    fileNames.flatMap { name -> [Section] in
      guard let layer = try? profile(named: name) else { return [] }
      return [Section(profile: name, language: nil, rules: layer.rules)]
        + layer.languages.sorted { $0.key < $1.key }.map {
          Section(profile: name, language: $0.key, rules: $0.value)
        }
    }
  }
}
