/// The script for fish.
enum FishCompletions {
  static func script(_ words: CompletionWords) -> String {
    var lines = ["# Completes the words of captionkit in fish."]
    for command in words.commands {
      let summary = quoted(command.description.summary)
      lines.append(
        "complete -c captionkit -n __fish_use_subcommand -f -a \(command.name) -d \(summary)"
      )
    }
    for command in words.commands {
      let head = "complete -c captionkit -n '__fish_seen_subcommand_from \(command.name)'"
      if let choices = words.choices(command.description.operandKind) {
        lines.append("\(head) -f" + (choices.isEmpty ? "" : " -a \(quoted(joined(choices)))"))
      }
      for option in command.options() {
        var line = "\(head) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.valueName != nil {
          if let choices = words.choices(option.valueKind) {
            line += " -x -a \(quoted(joined(choices)))"
          } else {
            switch option.valueKind {
            case .file: line += " -r -F"
            case .directory: line += " -x -a '(__fish_complete_directories)'"
            default: line += " -x"
            }
          }
        }
        lines.append(line + " -d \(quoted(option.help))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
