/// The script for bash.
enum BashCompletions {
  static func script(_ words: CompletionWords) -> String {
    var values = ""
    var options = ""
    var operands = ""
    for command in words.commands {
      var names: [String] = []
      for option in command.options() {
        var spellings = ["--\(option.name)"]
        if let short = option.short { spellings.append("-\(short)") }
        names.append("--\(option.name)")
        guard option.valueName != nil else { continue }
        let patterns = spellings.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
        values += "    \(patterns)) \(action(option.valueKind, words)); return ;;\n"
      }
      options += "      \(command.name)) list='\(names.joined(separator: " "))' ;;\n"
      operands += "    \(command.name)) \(action(command.description.operandKind, words)) ;;\n"
    }
    return """
      # Completes the words of captionkit in bash.
      _captionkit() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} list
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(words.commands.map(\.name).joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case "$command $before" in
      \(values)  esac
        if [[ $word == -* ]]; then
          case "$command" in
      \(options)    esac
          COMPREPLY=($(compgen -W "$list" -- "$word"))
          return
        fi
        case "$command" in
      \(operands)  esac
      }
      complete -F _captionkit captionkit

      """
  }

  private static func action(_ kind: OptionInfo.ValueKind, _ words: CompletionWords) -> String {
    if let choices = words.choices(kind) {
      return "COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$word\"))"
    }
    switch kind {
    case .file: return "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$word\"))"
    case .directory: return "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$word\"))"
    default: return ":"
    }
  }
}
