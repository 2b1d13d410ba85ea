import CaptionKit

/// What help and manual say of a command.
struct CommandDescription: Sendable {
  /// A command line that works, and what it does.
  struct Example: Sendable {
    /// The arguments as typed in a shell, after the program's name.
    let line: String
    /// What it does, as a phrase.
    let purpose: String
  }

  let name: String
  /// One sentence without a full stop, for the list of commands.
  let summary: String
  /// The operands as the usage line shows them, one entry for each form.
  let usage: [String]
  /// What operands are, for completions.
  var operandKind = OptionInfo.ValueKind.file
  /// Paragraphs.
  let discussion: [String]
  let examples: [Example]
}

/// A command: its settings as typed, the table of its options, and its work.
protocol CommandSettings: Sendable {
  init()
  static var description: CommandDescription { get }
  static var options: [OptionSpec<Self>] { get }
  var common: CommonSettings { get set }
  var operands: [String] { get set }
  /// Checks what can be wrong with the settings as a whole.
  func validate(_ registry: FormatRegistry) throws(UsageError)
  func run(_ console: inout Console) throws(Failure)
}

extension CommandSettings {
  static var allOptions: [OptionSpec<Self>] {
    options + CommonSettings.options.map { $0.lifted(to: \Self.common) }
  }

  /// Reads the arguments after the command's name; the settings are not validated where help or
  /// the version is asked for.
  static func parse(
    _ arguments: [String],
    _ registry: FormatRegistry
  ) throws(UsageError) -> Self {
    var settings = Self()
    settings.operands = try ArgumentParser(allOptions).parse(arguments, into: &settings)
    if !settings.common.wantsHelp, !settings.common.wantsVersion {
      try settings.validate(registry)
    }
    return settings
  }
}

/// A command without its settings' type.
struct Command: Sendable {
  let description: CommandDescription
  let options: @Sendable () -> [OptionInfo]
  let parse: @Sendable ([String], FormatRegistry) throws(UsageError) -> any CommandSettings

  init<Settings: CommandSettings>(_ type: Settings.Type) {
    description = Settings.description
    options = { Settings.allOptions.map(\.info) }
    parse = { (arguments, registry) throws(UsageError) in
      try Settings.parse(arguments, registry)
    }
  }

  var name: String { description.name }
}
