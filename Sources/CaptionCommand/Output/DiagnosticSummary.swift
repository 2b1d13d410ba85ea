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

  /// Writes the first errors and warnings to standard error; all diagnostics with `-v`.
  func write(to console: Console) {
    guard !console.common.isQuiet, !file.diagnostics.isEmpty else { return }
    let isVerbose = console.common.isVerbose
    let told = isVerbose ? file.diagnostics : file.diagnostics.filter { $0.severity > .advice }
    guard !told.isEmpty else { return }
    let first = isVerbose ? told[...] : told.prefix(Self.limit)
    let last = first.compactMap { $0.range?.lowerBound }.max()
    let lines = LineTable(file.source, upTo: last ?? 0)
    for diagnostic in first {
      console.remark(diagnosticLine(diagnostic, in: path, lines))
    }
    let rest = told.count - Self.limit
    if rest > 0, !isVerbose {
      console.remark("\(shown(path)): \(rest) more; 'captionkit lint' lists them, -v shows them")
    }
  }
}
