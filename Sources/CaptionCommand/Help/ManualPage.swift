import CaptionKit

/// The manual page, in the language of `man`.
enum ManualPage {
  static func text(_ commands: [Command], _ registry: FormatRegistry) -> String {
    var lines = [
      ".TH CAPTIONKIT 1 \"\" \"captionkit \(CaptionKitCommand.version)\"",
      ".SH NAME",
      "captionkit \\- read, check, convert and tag caption files",
      ".SH SYNOPSIS",
    ]
    for command in commands {
      for usage in command.description.usage {
        lines.append(".B captionkit \(command.name)")
        lines += [escaped(usage), ".br"]
      }
    }
    lines += [
      ".SH DESCRIPTION",
      escaped(
        "WebVTT, SubRip and TTML files are read into one cue model and written back from it. Data "
          + "goes to standard output, all else to standard error; - stands for standard input or "
          + "output."
      ),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(command, registry) }
    lines += [".SH COMMON OPTIONS"]
    for option in CommonSettings.options { lines += entry(option.info, registry) }
    lines += [".SH EXIT STATUS"]
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", escaped(status.meaning)]
    }
    lines += [
      ".PP", "Where several hold, 70 comes before 2, 3, 4 and 1.",
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "Turns colours off unless \\-\\-color says otherwise.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command, _ registry: FormatRegistry) -> [String] {
    let description = command.description
    var lines = [".SS \(command.name)", escaped(description.summary.sentence)]
    for paragraph in description.discussion { lines += [".PP", escaped(paragraph)] }
    let common = Set(CommonSettings.options.map(\.info.name))
    for option in command.options() where !common.contains(option.name) {
      lines += entry(option, registry)
    }
    for example in description.examples {
      lines += [".PP", escaped(example.purpose.sentence), ".br"]
      lines.append(".RS\n\(escaped("captionkit " + example.line))\n.RE")
    }
    return lines
  }

  private static func entry(_ option: OptionInfo, _ registry: FormatRegistry) -> [String] {
    var names = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    names += "\\fB\(escaped("--" + option.name))\\fR"
    if let value = option.valueName { names += " \\fI\(escaped(value))\\fR" }
    return [".TP", names, escaped(HelpText.help(for: option, registry))]
  }

  /// The text with everything that the language of `man` would take for its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}

extension String {
  /// The phrase with a capital at its beginning and a full stop at its end.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
