/// The script for zsh.
enum ZshCompletions {
  static func script(_ words: CompletionWords) -> String {
    var lines = [
      "#compdef captionkit", "# Completes the words of captionkit in zsh.", "_captionkit() {",
      "  if ((CURRENT == 2)); then", "    local -a commands", "    commands=(",
    ]
    for command in words.commands {
      lines.append("      '\(command.name):\(escaped(command.description.summary))'")
    }
    lines += [
      "    )", "    _describe command commands", "    return", "  fi",
      "  local command=${words[2]}", "  shift words", "  ((CURRENT--))", "  case $command in",
    ]
    for command in words.commands {
      lines.append("    \(command.name))")
      lines.append("      _arguments -s \\")
      for option in command.options() { lines.append("        \(entry(option, words)) \\") }
      lines.append("        '*:\(action(command.description.operandKind, "operand", words))' ;;")
    }
    lines += ["  esac", "}", "_captionkit \"$@\"", ""]
    return lines.joined(separator: "\n")
  }

  private static func entry(_ option: OptionInfo, _ words: CompletionWords) -> String {
    var value = ""
    if let name = option.valueName { value = ":\(action(option.valueKind, escaped(name), words))" }
    let text = "[\(escaped(option.help))]\(value)"
    let again = option.isRepeatable
    guard let short = option.short else {
      return "'\(again ? "*" : "")--\(option.name)\(text)'"
    }
    let exclusion = again ? "'*'" : "'(-\(short) --\(option.name))'"
    return "\(exclusion){-\(short),--\(option.name)}'\(text)'"
  }

  private static func action(
    _ kind: OptionInfo.ValueKind,
    _ name: String,
    _ words: CompletionWords
  ) -> String {
    if let choices = words.choices(kind) {
      return choices.isEmpty ? "\(name): " : "\(name):(\(choices.joined(separator: " ")))"
    }
    switch kind {
    case .file: return "\(name):_files"
    case .directory: return "\(name):_files -/"
    default: return "\(name): "
    }
  }

  /// The text as it may stand between brackets and quotation marks of a specification.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
