import CaptionKit
import SystemIO

/// Finds the command, lets it run, and turns every way to end into an exit status.
struct Dispatcher {
  let io: ConsoleIO
  let registry: FormatRegistry

  mutating func run() -> ExitStatus {
    let arguments = Self.commandFirst(io.arguments)
    guard let first = arguments.first else {
      write(.error, HelpText.overview(CaptionKitCommand.commands, width: HelpText.width(io)))
      return .usage
    }
    switch first {
    case "--help", "-h":
      return show(HelpText.overview(CaptionKitCommand.commands, width: HelpText.width(io)))
    case "--version": return show("captionkit \(CaptionKitCommand.version)\n")
    default: break
    }
    let commands = CaptionKitCommand.commands
    guard let command = commands.first(where: { $0.name == first }) else {
      let isOption = first.hasPrefix("-")
      let known = isOption ? ["--help", "--version"] : commands.map(\.name)
      let error = UsageError(
        "unknown \(isOption ? "option" : "command") '\(first)'",
        suggestion: nearest(to: first, among: known)
      )
      return complain(error, about: nil)
    }
    let settings: any CommandSettings
    do throws(UsageError) {
      settings = try command.parse(Array(arguments.dropFirst()), registry)
    } catch {
      return complain(error, about: command.name)
    }
    if settings.common.wantsHelp {
      return show(HelpText.page(for: command, registry, width: HelpText.width(io)))
    }
    if settings.common.wantsVersion { return show("captionkit \(CaptionKitCommand.version)\n") }
    return run(settings)
  }

  /// The arguments with the options of every command that stand before it moved behind it.
  private static func commandFirst(_ arguments: [String]) -> [String] {
    let options = CommonSettings.options.map(\.info)
    var index = 0
    while index < arguments.count, arguments[index].hasPrefix("-") {
      let argument = arguments[index]
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
      let named = options.first { option in
        argument.hasPrefix("--")
          ? parts.first.map(String.init) == option.name
          : option.valueName == nil && argument.dropFirst().first == option.short
      }
      guard let named else { return arguments }
      if named.name == "help" || named.name == "version" { return Array(arguments[index...]) }
      index += named.valueName != nil && parts.count == 1 ? 2 : 1
    }
    // Without a command there is nothing that they could be about.
    guard index > 0, index < arguments.count else { return index > 0 ? [] : arguments }
    return [arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
  }

  private func run(_ settings: some CommandSettings) -> ExitStatus {
    var console = Console(io: io, registry: registry, common: settings.common)
    do throws(Failure) {
      try settings.run(&console)
      try console.flush()
    } catch {
      guard let message = error.message else { return console.status.combined(with: error.status) }
      console.note(error.status)
      if error.status == .usage {
        let usage = UsageError(message, suggestion: error.suggestion)
        return complain(usage, about: type(of: settings).description.name)
      }
      console.say(message)
    }
    return console.status
  }

  private func show(_ text: String) -> ExitStatus {
    var console = Console(io: io, registry: registry, common: CommonSettings())
    do throws(Failure) {
      try console.write(Array(text.utf8))
      try console.flush()
    } catch {
      if let message = error.message { console.say(message) }
      return error.status
    }
    return .done
  }

  private func complain(_ error: UsageError, about command: String?) -> ExitStatus {
    var text = "captionkit: \(oneLine(error.message))\n"
    if let suggestion = error.suggestion { text += "Did you mean '\(suggestion)'?\n" }
    // Who asks for help on a command that is not there wants the list of those that are.
    let topic = command == HelpCommand.description.name ? nil : command
    text += "See 'captionkit help\(topic.map { " " + $0 } ?? "")'.\n"
    write(.error, text)
    return .usage
  }

  private func write(_ stream: StandardStream, _ text: String) {
    // Nothing more can be told where standard error is closed.
    try? io.write(stream, Array(text.utf8))
  }
}
