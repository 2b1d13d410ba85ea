import CaptionKit

/// What was noticed while reading a file, for people who asked for something else.
struct DiagnosticSummary {
  /// Enough to see what is wrong, few enough to be read.
  private static let limit = 5

  private let file: CaptionFile
  private let path: String

  init(_ file: CaptionFile, _ path: String) {
    self.file = file
    self.path = path
  }

  /// Writes the first errors and warnings to standard error; all diagnostics with `-v`, and no
  /// warnings with `-q`.
  func write(to console: Console) {
    guard !file.diagnostics.isEmpty else { return }
    let isQuiet = console.common.isQuiet
    let isVerbose = console.common.isVerbose && !isQuiet
    let least: Severity = isVerbose ? .advice : isQuiet ? .error : .warning
    let told = file.diagnostics.filter { $0.severity >= least }
    guard !told.isEmpty else { return }
    let first = isVerbose ? told[...] : told.prefix(Self.limit)
    let last = first.compactMap { $0.range?.lowerBound }.max()
    let lines = LineTable(file.source, upTo: last ?? 0)
    for diagnostic in first {
      console.say(diagnosticLine(diagnostic, in: path, lines))
    }
    let rest = told.count - Self.limit
    if rest > 0, !isVerbose {
      console.say("\(shown(path)): \(rest) more; 'captionkit lint' lists them, -v shows them")
    }
  }
}
