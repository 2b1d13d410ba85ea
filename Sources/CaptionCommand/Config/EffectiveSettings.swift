import CaptionKit

/// What a rule is told in the end, and by whom.
struct EffectiveSetting: Sendable, Hashable {
  var rule: String
  /// The option's name, or `level`.
  var name: String
  var value: String
  /// Nil for the rule's own default.
  var origin: SettingOrigin?

  /// Every setting of every rule; of a rule that is off, the level alone.
  static func all(_ options: LintOptions) -> [EffectiveSetting] {
    RuleCatalog.all.flatMap { info -> [EffectiveSetting] in
      let settings = options.rules[info.id]
      let level = options.level(of: info)
      let isSelected = options.only != nil || options.ignored.contains { info.answers(to: $0) }
      var all = [
        EffectiveSetting(
          rule: info.id,
          name: "level",
          value: level.rawValue,
          origin: isSelected && settings?.level?.value != level
            ? SettingOrigin("--select or --ignore") : settings?.level?.origin
        )
      ]
      guard level != .off else { return all }
      for option in info.options {
        let setting = settings?.values[option.name]
        all.append(
          EffectiveSetting(
            rule: info.id,
            name: option.name,
            value: "\(setting?.value ?? option.defaultValue)",
            origin: setting?.origin
          )
        )
      }
      return all
    }
  }

  /// The value, or a word where it is empty.
  var shownValue: String { value.isEmpty ? "none" : value }
}

extension JSONOutput {
  /// A list of settings.
  mutating func settings(_ settings: [EffectiveSetting]) {
    beginArray()
    for setting in settings {
      beginObject()
      key("rule")
      string(setting.rule)
      key("name")
      string(setting.name)
      key("value")
      string(setting.value)
      key("source")
      if let origin = setting.origin { self.origin(origin) } else { null() }
      endObject()
    }
    endArray()
  }
}
