import CaptionKit

/// Findings by file, in columns: place, time, severity, message, code.
struct GroupedReport: TextualReport {
  var bytes: [UInt8] = []
  private let settings: ReportSettings
  private var limiter: RuleLimiter
  private var isFirst = true

  init(_ settings: ReportSettings) {
    self.settings = settings
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile) {
    guard !file.isUnreadable else { return }
    var rows: [(place: String, time: String, finding: LintFinding)] = []
    for finding in file.findings where limiter.admits(finding) {
      let position = file.position(of: finding)
      let time = file.cue(of: finding).map { settings.timeCode.string($0.begin) } ?? "-"
      rows.append(("\(position.line):\(position.column)", time, finding))
    }
    guard !rows.isEmpty else { return }
    if !isFirst { bytes.append(0x0A) }
    isFirst = false
    writeLine("\(file.shownPath) (\(counted(file.findings.count, "finding")))")
    let place = rows.map(\.place.utf8.count).max() ?? 0
    let time = rows.map(\.time.utf8.count).max() ?? 0
    for row in rows {
      let severity = row.finding.diagnostic.severity
      write("  ")
      pad(row.place, place)
      pad(row.time, time)
      bytes.append(severity: severity, isColored: settings.isColored)
      bytes.append(contentsOf: repeatElement(0x20, count: 9 - severity.rawValue.utf8.count))
      writeLine("\(oneLine(row.finding.diagnostic.message)) [\(row.finding.diagnostic.code)]")
    }
  }

  private mutating func pad(_ text: String, _ width: Int) {
    write(text)
    bytes.append(contentsOf: repeatElement(0x20, count: width - text.utf8.count + 2))
  }

  mutating func finish() { limiter.finish(&bytes) }
}
