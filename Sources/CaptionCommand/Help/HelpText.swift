import CaptionKit

/// The texts of `--help` and `captionkit help`.
enum HelpText {
  /// The column in which the descriptions of options begin.
  private static let column = 24

  /// The columns that help is wrapped to.
  static func width(_ io: ConsoleIO) -> Int { min(max(io.terminalWidth() ?? 80, 40), 100) }

  /// The list of commands, with what holds for all of them.
  static func overview(_ commands: [Command], width: Int) -> String {
    var lines = ["captionkit reads, checks, converts and tags caption files.", ""]
    lines += ["Usage: captionkit COMMAND [OPTIONS] [FILES]", "", "Commands:"]
    for command in commands {
      lines += entry(command.name, command.description.summary, width: width)
    }
    lines += ["", "Options of every command:"]
    for option in CommonSettings.options.map(\.info) {
      lines += entry(names(of: option), option.help, width: width)
    }
    lines += ["", "Exit status:"]
    for status in ExitStatus.allCases {
      lines += entry("\(status.rawValue)", status.meaning, width: width)
    }
    lines += wrapped(
      "Where several hold, 70 comes before 2, 3, 4 and 1.",
      width: width,
      indent: 2
    )
    lines += ["", "captionkit help COMMAND shows the options of a command."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of one command.
  static func page(for command: Command, _ registry: FormatRegistry, width: Int) -> String {
    let description = command.description
    var lines = wrapped("captionkit \(command.name): \(description.summary)", width: width)
    lines += ["", "Usage:"]
    for usage in description.usage { lines.append("  captionkit \(command.name) \(usage)") }
    for paragraph in description.discussion { lines += [""] + wrapped(paragraph, width: width) }
    lines += ["", "Options:"]
    for option in command.options() {
      lines += entry(names(of: option), help(for: option, registry), width: width)
    }
    lines += ["", "Examples:"]
    for example in description.examples {
      lines += wrapped("\(example.purpose):", width: width, indent: 2)
      lines.append("    captionkit \(example.line)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The option's help, with the formats where it takes one.
  static func help(for option: OptionInfo, _ registry: FormatRegistry) -> String {
    guard case .format = option.valueKind, let name = option.valueName else { return option.help }
    return option.help + " \(name) is \(listed(registry.formats.map(\.id)))."
  }

  private static func names(of option: OptionInfo) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return "\(short)--\(option.name)\(option.valueName.map { " " + $0 } ?? "")"
  }

  private static func entry(_ term: String, _ text: String, width: Int) -> [String] {
    var lines = wrapped(text, width: width, indent: column)
    let head = "  " + term
    if displayWidth(head) + 2 > column || lines.isEmpty { return [head] + lines }
    let space = String(repeating: " ", count: column - displayWidth(head))
    lines[0] = head + space + lines[0].dropFirst(column)
    return lines
  }
}
