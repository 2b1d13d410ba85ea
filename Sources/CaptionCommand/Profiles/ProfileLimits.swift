import CaptionKit

/// What a profile tells a rule, as `captionkit explain` shows it.
struct ProfileLimit: Sendable, Hashable {
  /// The option's name, or `level`.
  var name: String
  /// The value as people write it.
  var value: String
  /// The profile that says so itself.
  var profile: String
  /// Whose figure it is, and how well it is known.
  var origin: SettingOrigin
  /// The languages that it is about; none for all.
  var languages: [String] = []

  /// What each profile sets; values that are the same in several languages are put together.
  static func all(of rule: String) -> [ProfileLimit] {
    var limits: [ProfileLimit] = []
    func add(
      _ name: String,
      _ value: String,
      _ citation: (String, String?),
      _ origin: SettingOrigin
    ) {
      let limit = ProfileLimit(name: name, value: value, profile: citation.0, origin: origin)
      let known = limits.firstIndex { other in
        var other = other
        other.languages = []
        return other == limit
      }
      // What holds for all languages is no part of a list of some.
      if let known, let language = citation.1, !limits[known].languages.isEmpty {
        limits[known].languages.append(language)
      } else {
        limits.append(limit)
        if let language = citation.1 { limits[limits.count - 1].languages = [language] }
      }
    }
    for citation in ProfileCatalog.levels(of: rule) {
      let place = (citation.profile, citation.language)
      add("level", citation.level.value.rawValue, place, citation.level.origin)
    }
    for citation in ProfileCatalog.citations(of: rule) {
      let place = (citation.profile, citation.language)
      add(citation.option, "\(citation.setting.value)", place, citation.setting.origin)
    }
    return limits
  }

  /// As a line: `max 20: netflix-sdh (de, en); Netflix, … (second-hand)`.
  var line: String {
    let about = languages.isEmpty ? "" : " (\(languages.joined(separator: ", ")))"
    let grade = origin.grade == "S" ? " (second-hand)" : ""
    return "\(name) \(value): \(profile)\(about)\(origin.source.map { "; \($0)\(grade)" } ?? "")"
  }
}

/// Which profiles set what for a rule, as `captionkit explain` tells it.
enum ProfileLimits {
  /// A line for each value; none for what is no rule.
  static func lines(of explanation: Explanation) -> [String] {
    guard explanation.kind == .rule else { return [] }
    return ProfileLimit.all(of: explanation.code).map(\.line)
  }
}

extension JSONOutput {
  /// What each profile sets for a rule.
  mutating func profileLimits(of explanation: Explanation) {
    objects(ProfileLimit.all(of: explanation.code)) { json, limit in
      json.key("profile")
      json.string(limit.profile)
      json.key("languages")
      json.strings(limit.languages)
      json.key("name")
      json.string(limit.name)
      json.key("value")
      json.string(limit.value)
      json.key("source")
      json.origin(limit.origin)
    }
  }
}
