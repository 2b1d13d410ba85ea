import CaptionKit
import SystemIO

/// All that a file's findings hang on besides the file, in a few digits.
struct SettingsDigest: Sendable, Hashable {
  let hex: String
  /// The version of the command and which build of it.
  let tool: String
  /// The configuration's path; empty for none.
  let configuration: String

  /// - Parameters:
  ///   - typed: What was typed that findings hang on.
  ///   - configuration: The configuration's path and the hashes of what it was read from.
  init(typed: String, tool: String, configuration: String, hashes: [String], folder: String) {
    self.tool = tool
    self.configuration = configuration
    var parts = [typed, tool, configuration] + hashes
    // Findings name configurations by the way from the current folder.
    if !configuration.isEmpty { parts.append(folder) }
    hex = ContentHash(Array(parts.joined(separator: "\u{0}").utf8)).digits
  }
}

/// The options that findings hang on, as they were typed.
struct TypedOptions: Sendable {
  private(set) var told: [String] = []

  /// Reads a command line of lint, of which no mistake is left.
  init(_ arguments: [String]) {
    let counting =
      RuleSelection.options.map(\.info) + ConfigurationSettings.options.map(\.info)
      + InputSettings.options.map(\.info) + [InputSettings.zeroOption.info]
      + SetSettings.options.map(\.info)
      + [SetSettings.noSetsOption.info]
    let names = Set(counting.map(\.name))
    let options = LintCommand.allOptions.map { option in
      let name = option.info.name
      return OptionSpec<TypedOptions>(info: option.info) { (typed, value) throws(UsageError) in
        if names.contains(name) { typed.told.append("\(name)=\(value)") }
      }
    }
    var typed = Self()
    // The command's own name is no operand that matters.
    _ = try? ArgumentParser(options).parse(arguments, into: &typed)
    self = typed
  }

  private init() {}

  /// All in one text.
  var text: String { told.joined(separator: "\u{1}") }
}
