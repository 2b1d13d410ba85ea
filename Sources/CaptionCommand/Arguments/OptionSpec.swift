/// What help, manual and completions tell of an option.
struct OptionInfo: Sendable {
  /// What an option's value may be.
  enum ValueKind: Sendable {
    case text
    case file
    case directory
    /// A caption format's name.
    case format
    /// A command's name.
    case command
    /// The code of a diagnostic or rule.
    case code
    /// A rule's id.
    case rule
    /// A profile's name.
    case profile
    case oneOf([String])
  }

  /// The name after `--`.
  let name: String
  /// The letter after `-`, or nil.
  let short: Character?
  /// What the value is called, in capitals; nil for a flag.
  let valueName: String?
  /// What the value may be.
  let valueKind: ValueKind
  /// One sentence or more.
  let help: String
  /// Whether the option may be given more than once.
  let isRepeatable: Bool
}

/// An option of a command: the one place where its name, help and effect are written.
struct OptionSpec<Settings>: Sendable {
  let info: OptionInfo
  /// Puts the value, or an empty text for a flag, into the settings.
  let apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

  /// Makes an option without a value.
  static func flag(
    _ name: String,
    short: Character? = nil,
    _ help: String,
    apply: @escaping @Sendable (inout Settings) -> Void
  ) -> OptionSpec {
    OptionSpec(
      info: OptionInfo(
        name: name,
        short: short,
        valueName: nil,
        valueKind: .text,
        help: help,
        isRepeatable: true
      ),
      apply: { (settings, _) throws(UsageError) in apply(&settings) }
    )
  }

  /// Makes an option with a value.
  static func value(
    _ name: String,
    short: Character? = nil,
    _ valueName: String,
    kind: OptionInfo.ValueKind = .text,
    isRepeatable: Bool = false,
    _ help: String,
    apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
  ) -> OptionSpec {
    OptionSpec(
      info: OptionInfo(
        name: name,
        short: short,
        valueName: valueName,
        valueKind: kind,
        help: help,
        isRepeatable: isRepeatable
      ),
      apply: apply
    )
  }

  /// Makes an option whose value is one of an enumeration's raw values.
  static func choice<Choice>(
    _ name: String,
    _ valueName: String,
    _ help: String,
    apply: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> OptionSpec where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let choices = Choice.allCases.map(\.rawValue)
    return value(name, valueName, kind: .oneOf(choices), help) {
      (settings, text) throws(UsageError) in
      guard let choice = Choice(rawValue: text) else {
        throw UsageError(
          "--\(name) takes \(listed(choices)), not '\(text)'",
          suggestion: nearest(to: text, among: choices)
        )
      }
      apply(&settings, choice)
    }
  }

  /// The same option for settings that hold this option's in a part.
  func lifted<Whole>(
    to part: any WritableKeyPath<Whole, Settings> & Sendable
  ) -> OptionSpec<Whole> {
    let apply = apply
    return OptionSpec<Whole>(info: info) { (whole, text) throws(UsageError) in
      try apply(&whole[keyPath: part], text)
    }
  }
}

/// The items as an English list: `a, b or c`.
func listed(_ items: [String], _ word: String = "or") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) " + last
}
