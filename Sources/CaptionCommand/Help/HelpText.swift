import CaptionKit

/// The texts of `--help` and `captionkit help`.
enum HelpText {
  static func width(_ io: ConsoleIO) -> Int { min(max(io.terminalWidth() ?? 80, 40), 100) }
  static func overview(width: Int) -> String { "" }
  static func page(for command: Command, _ registry: FormatRegistry, width: Int) -> String { "" }
}
