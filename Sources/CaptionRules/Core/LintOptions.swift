public import CaptionModel

/// How grave the findings of a rule are, or that it is not run.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// The rule is not run.
  case off
  /// Worth knowing; nothing is wrong.
  case advice
  /// To be looked at.
  case warning
  /// To be mended before delivery.
  case error

  /// The level that gives findings a severity.
  public init(_ severity: Severity) {
    self =
      switch severity {
      case .advice: .advice
      case .warning: .warning
      case .error: .error
      }
  }

  /// The severity of findings; nil where there are none.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .advice: .advice
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Where a setting comes from.
public struct SettingOrigin: Sendable, Hashable {
  /// What set it: `profile netflix-en`, `.captionkit.json`, `--set`.
  public var layer: String
  /// Who publishes the figure and where, or nil for the user's own.
  public var source: String?
  /// How well the figure is known: `C` confirmed in the source itself, `S` through a second source.
  public var grade: String?

  /// Makes an origin.
  public init(_ layer: String, source: String? = nil, grade: String? = nil) {
    self.layer = layer
    self.source = source
    self.grade = grade
  }
}

/// A value with where it comes from.
public struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// Where it comes from.
  public var origin: SettingOrigin

  /// Makes a setting.
  public init(_ value: Value, from origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// What a rule is told; what is not set has the rule's default.
public struct RuleSettings: Sendable, Hashable {
  /// How grave findings are.
  public var level: Setting<RuleLevel>?
  /// The options by name.
  public var values: [String: Setting<OptionValue>] = [:]

  /// Makes settings that change nothing.
  public init() {}
}

/// What a run of the rules is told.
public struct LintOptions: Sendable {
  /// The settings of rules by their ids.
  public var rules: [String: RuleSettings] = [:]
  /// The ids of the only rules to run, or nil for all.
  ///
  /// A rule that is named here is run even where its level is off; it then has its own severity.
  public var only: [String]?
  /// The ids of rules to leave out.
  public var ignored: [String] = []

  /// Makes options with their defaults.
  public init() {}

  /// Sets an option of a rule, named as in `reading/speed` and `max`.
  public mutating func set(
    _ rule: String,
    _ option: String,
    to value: OptionValue,
    from origin: SettingOrigin = SettingOrigin("the caller")
  ) {
    rules[rule, default: RuleSettings()].values[option] = Setting(value, from: origin)
  }

  /// Sets how grave the findings of a rule are.
  public mutating func set(
    _ rule: String,
    to level: RuleLevel,
    from origin: SettingOrigin = SettingOrigin("the caller")
  ) {
    rules[rule, default: RuleSettings()].level = Setting(level, from: origin)
  }

  /// Takes over every setting of others, which win.
  public mutating func merge(_ others: [String: RuleSettings]) {
    for (rule, settings) in others {
      if let level = settings.level { rules[rule, default: RuleSettings()].level = level }
      rules[rule, default: RuleSettings()].values.merge(settings.values) { _, new in new }
    }
  }

  /// The level at which a rule is run.
  public func level(of rule: RuleInfo) -> RuleLevel {
    if ignored.contains(where: { rule.answers(to: $0) }) { return .off }
    let ordinary = rule.isOnByDefault ? RuleLevel(rule.severity) : .off
    let level = rules[rule.id]?.level?.value ?? ordinary
    guard let only else { return level }
    guard only.contains(where: { rule.answers(to: $0) }) else { return .off }
    return level == .off ? RuleLevel(rule.severity) : level
  }
}

extension RuleInfo {
  /// Whether a name means this rule: its id, an alias, or its group as `reading/` or `reading`.
  public func answers(to name: String) -> Bool {
    if id == name || aliases.contains(name) { return true }
    let group = name.hasSuffix("/") ? name : name + "/"
    return !name.dropLast().contains("/") && id.hasPrefix(group)
  }
}
