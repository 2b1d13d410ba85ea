import CaptionKit

/// `captionkit help`: help for the whole and for each command, and the manual.
struct HelpCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isManual = false

  static let description = CommandDescription(
    name: "help",
    summary: "show help, or the manual page",
    usage: ["[COMMAND]", "--man"],
    operandKind: .command,
    discussion: ["Without a command, lists the commands and the exit statuses."],
    examples: [
      .init(line: "help convert", purpose: "show the options of convert"),
      .init(line: "help --man", purpose: "print the manual page, for man -l -"),
    ]
  )

  static var options: [OptionSpec<HelpCommand>] {
    [.flag("man", "Print the manual page of all commands, as roff.") { $0.isManual = true }]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard operands.count <= 1 else { throw UsageError("help takes one command") }
    let known = CaptionKitCommand.commands.map(\.name)
    for name in operands where !known.contains(name) {
      throw UsageError("unknown command '\(name)'", suggestion: nearest(to: name, among: known))
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    let width = HelpText.width(console.io)
    let commands = CaptionKitCommand.commands
    if isManual {
      try console.write(Array(ManualPage.text(commands, console.registry).utf8))
    } else if let command = commands.first(where: { $0.name == operands.first }) {
      try console.write(Array(HelpText.page(for: command, console.registry, width: width).utf8))
    } else {
      try console.write(Array(HelpText.overview(commands, width: width).utf8))
    }
  }
}
