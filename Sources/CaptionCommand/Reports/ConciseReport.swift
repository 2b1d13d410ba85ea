import CaptionKit

/// A line for each finding: `FILE:LINE:COLUMN: severity: message [code]`.
struct ConciseReport: TextualReport, DrainedReport {
  var bytes: [UInt8] = []
  private let isColored: Bool
  private var limiter: RuleLimiter

  var isByFile: Bool { limiter.isUnlimited }

  init(_ settings: ReportSettings) {
    isColored = settings.isColored
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    guard !file.isUnreadable else { return }
    var lines = FindingLines(file, isColored: isColored)
    var text = FindingText()
    let report = file.report ?? LintReport()
    for item in file.items where limiter.admits(item, in: file) {
      switch item {
      case .remark(let index): lines.append(file.remark(index).diagnostic, to: &bytes)
      case .finding(let number):
        report.describe(number, in: &text)
        lines.append(number, report, text, to: &bytes)
      }
      try self.drain(drain)
    }
  }

  mutating func finish() { limiter.finish(&bytes) }
}

/// Lets so many findings of each rule through, and tells of the others.
struct RuleLimiter {
  private let limit: Int?
  private var seen: [String: Int] = [:]

  init(_ limit: Int?) { self.limit = limit }

  /// Whether all are let through.
  var isUnlimited: Bool { limit == nil }

  mutating func admits(_ finding: LintFinding) -> Bool { admits(finding.diagnostic.code) }

  mutating func admits(_ item: CheckedFile.Item, in file: CheckedFile) -> Bool {
    limit == nil || admits(file.code(of: item))
  }

  private mutating func admits(_ code: String) -> Bool {
    guard let limit else { return true }
    seen[code, default: 0] += 1
    return seen[code, default: 0] <= limit
  }

  /// What is left out, a phrase for each rule.
  var leftOut: [String] {
    guard let limit else { return [] }
    return seen.filter { $0.value > limit }.sorted { $0.key < $1.key }.map { code, count in
      "\(count - limit) more of \(code)"
    }
  }

  func finish(_ bytes: inout [UInt8]) {
    for phrase in leftOut { bytes.append(contentsOf: "… \(phrase)\n".utf8) }
  }
}

extension [UInt8] {
  /// Appends the name of a severity, in its colour.
  mutating func append(severity: Severity, isColored: Bool) {
    guard isColored else { return append(contentsOf: severity.rawValue.utf8) }
    append(contentsOf: "\u{1B}[\(severity.color)m\(severity.rawValue)\u{1B}[0m".utf8)
  }
}
