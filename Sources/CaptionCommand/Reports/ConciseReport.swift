import CaptionKit

/// A line for each finding: `FILE:LINE:COLUMN: severity: message [code]`.
struct ConciseReport: TextualReport {
  var bytes: [UInt8] = []
  private let isColored: Bool
  private var limiter: RuleLimiter

  init(_ settings: ReportSettings) {
    isColored = settings.isColored
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile) {
    guard !file.isUnreadable else { return }
    let path = file.shownPath
    for finding in file.findings where limiter.admits(finding) {
      let position = file.position(of: finding)
      bytes.append(contentsOf: path.utf8)
      bytes.append(0x3A)
      bytes.append(decimal: position.line)
      bytes.append(0x3A)
      bytes.append(decimal: position.column)
      bytes.append(contentsOf: ": ".utf8)
      bytes.append(severity: finding.diagnostic.severity, isColored: isColored)
      bytes.append(contentsOf: ": ".utf8)
      bytes.append(contentsOf: oneLine(finding.diagnostic.message).utf8)
      bytes.append(contentsOf: " [".utf8)
      bytes.append(contentsOf: finding.diagnostic.code.utf8)
      bytes.append(contentsOf: "]\n".utf8)
    }
  }

  mutating func finish() { limiter.finish(&bytes) }
}

/// Lets so many findings of each rule through, and tells of the others.
struct RuleLimiter {
  private let limit: Int?
  private var seen: [String: Int] = [:]

  init(_ limit: Int?) { self.limit = limit }

  mutating func admits(_ finding: LintFinding) -> Bool {
    guard let limit else { return true }
    seen[finding.diagnostic.code, default: 0] += 1
    return seen[finding.diagnostic.code, default: 0] <= limit
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
