import CaptionKit

/// `captionkit completions`: scripts with which shells complete the command's words.
struct CompletionsCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []

  /// The shells for which there is a script.
  static let shells = ["bash", "zsh", "fish"]

  static let description = CommandDescription(
    name: "completions",
    summary: "print a script that completes words in a shell",
    usage: ["bash|zsh|fish"],
    operandKind: .oneOf(shells),
    discussion: [
      "Prints the script on standard output; your shell's manual says where it belongs."
    ],
    examples: [
      .init(line: "completions bash", purpose: "print the script for bash")
    ]
  )

  static var options: [OptionSpec<CompletionsCommand>] { [] }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard let shell = operands.first, operands.count == 1 else {
      throw UsageError("completions needs the name of a shell: \(listed(Self.shells))")
    }
    guard Self.shells.contains(shell) else {
      throw UsageError(
        "unknown shell '\(shell)'; there are scripts for \(listed(Self.shells, "and"))",
        suggestion: nearest(to: shell, among: Self.shells)
      )
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    let words = CompletionWords(CaptionKitCommand.commands, console.registry)
    let script =
      switch operands.first {
      case "zsh": ZshCompletions.script(words)
      case "fish": FishCompletions.script(words)
      default: BashCompletions.script(words)
      }
    try console.write(Array(script.utf8))
  }
}

/// The words that can be completed.
struct CompletionWords {
  let commands: [Command]
  private let registry: FormatRegistry

  init(_ commands: [Command], _ registry: FormatRegistry) {
    self.commands = commands
    self.registry = registry
  }

  /// The words for a value, or nil where they cannot be listed.
  func choices(_ kind: OptionInfo.ValueKind) -> [String]? {
    switch kind {
    case .text, .file, .directory: nil
    case .format: registry.formats.flatMap { [$0.id] + $0.flavours.map(\.id) }
    case .command: commands.map(\.name)
    case .rule: RuleCatalog.all.map(\.id)
    case .profile: ProfileCatalog.names + TTMLProfile.allCases.map(\.id)
    case .code: Explanation.all(registry).map(\.code)
    case .oneOf(let choices): choices
    }
  }
}
