import CaptionKit

/// Which profiles set what for a rule, as `captionkit explain` tells it.
enum ProfileLimits {
  /// A line for each value: `max 20: netflix-sdh (de, en); Netflix, … (second-hand)`.
  static func lines(of explanation: Explanation) -> [String] {
    guard explanation.kind == .rule else { return [] }
    struct Key: Hashable {
      let option: String
      let value: String
      let profile: String
      let source: String
    }
    var order: [Key] = []
    var languages: [Key: [String]] = [:]
    for citation in ProfileCatalog.citations(of: explanation.code) {
      let origin = citation.setting.origin
      let grade = origin.grade == "S" ? " (second-hand)" : ""
      let key = Key(
        option: citation.option,
        value: "\(citation.setting.value)",
        profile: citation.profile,
        source: origin.source.map { "; \($0)\(grade)" } ?? ""
      )
      if languages[key] == nil { order.append(key) }
      languages[key, default: []].append(citation.language ?? "")
    }
    return order.map { key in
      let tags = (languages[key] ?? []).filter { !$0.isEmpty }
      let about = tags.isEmpty ? "" : " (\(tags.joined(separator: ", ")))"
      return "\(key.option) \(key.value): \(key.profile)\(about)\(key.source)"
    }
  }
}
