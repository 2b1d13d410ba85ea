import CaptionKit

/// Each finding with all that a captioner needs to act on it: cue, times, text, limit and its source.
///
///     episode.srt:11:1: warning: 83 characters in 1 s … [reading/speed]
///       cue 3, 00:00:08.000 → 00:00:09.000
///         | This line is spoken far too quickly
///       measured 83 characters a second, allowed 20
///       limit from Netflix, Timed Text Style Guide (profile netflix-en-sdh)
struct TextReport: TextualReport {
  var bytes: [UInt8] = []
  private let settings: ReportSettings
  private var limiter: RuleLimiter

  init(_ settings: ReportSettings) {
    self.settings = settings
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile) {
    guard !file.isUnreadable else { return }
    let path = file.shownPath
    for finding in file.findings where limiter.admits(finding) { add(finding, file, path) }
  }

  private mutating func add(_ finding: LintFinding, _ file: CheckedFile, _ path: String) {
    let diagnostic = finding.diagnostic
    let position = file.position(of: finding)
    bytes.append(contentsOf: path.utf8)
    bytes.append(0x3A)
    bytes.append(decimal: position.line)
    bytes.append(0x3A)
    bytes.append(decimal: position.column)
    write(": ")
    bytes.append(severity: diagnostic.severity, isColored: settings.isColored)
    write(": ")
    write(oneLine(diagnostic.message))
    write(" [")
    write(diagnostic.code)
    write("]\n")
    if let index = diagnostic.cue, let cue = file.cue(of: finding) {
      write("  cue ")
      bytes.append(decimal: index + 1)
      if let id = cue.identifier, id != "\(index + 1)" { write(" \(quoted(id))") }
      write(", ")
      write(settings.timeCode.string(cue.begin))
      write(" → ")
      write(cue.end.map { settings.timeCode.string($0) } ?? "the end")
      bytes.append(0x0A)
    }
    for line in Quotation.lines(of: finding, in: file) {
      write("    | ")
      write(line.text)
      bytes.append(0x0A)
      guard let caret = line.caret else { continue }
      write("    | ")
      bytes.append(contentsOf: repeatElement(0x20, count: caret.lowerBound))
      if settings.isColored { write("\u{1B}[1;32m") }
      bytes.append(contentsOf: repeatElement(0x5E, count: max(caret.count, 1)))
      if settings.isColored { write("\u{1B}[0m") }
      bytes.append(0x0A)
    }
    if let measurement = finding.measurement {
      let unit = measurement.unit.isEmpty ? "" : " \(measurement.unit)"
      writeLine("  measured \(measurement.measured)\(unit), allowed \(measurement.allowed)")
    }
    if let origin = finding.limitOrigin { writeLine("  limit from \(origin.words)") }
    for note in diagnostic.notes {
      write("  note: \(oneLine(note.message))")
      if let range = note.range {
        let place = file.position(at: range.lowerBound)
        write(" (line \(place.line))")
      }
      bytes.append(0x0A)
    }
    if let fix = finding.fix { writeLine("  fix: \(oneLine(fix.title))") }
  }

  mutating func finish() { limiter.finish(&bytes) }
}

extension SettingOrigin {
  /// Whose figure a value is, and what set it.
  var words: String {
    guard let source else { return oneLine(layer) }
    let text = "\(source) (\(layer)\(grade == "S" ? ", second-hand" : ""))"
    return oneLine(text)
  }
}
