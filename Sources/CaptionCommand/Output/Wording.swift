import CaptionKit

/// The text between quotation marks on one line.
func quoted(_ text: String) -> String {
  "\"\(oneLine(text))\""
}

/// A time as `HH:MM:SS.mmm`, with more decimals where it is finer than a millisecond.
func clock(_ time: MediaTime) -> String {
  // Nanoseconds are as fine as anything that is shown.
  let nanoseconds = time.count(per: 1_000_000_000)
  let (seconds, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
  let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
  let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
  var decimals = padded("\(fraction)", 9)
  while decimals.utf8.count > 3, decimals.hasSuffix("0") { decimals.removeLast() }
  let sign = nanoseconds < 0 ? "-" : ""
  return "\(sign)\(padded("\(hours)", 2)):\(padded("\(minute)", 2)):\(padded("\(second)", 2))"
    + ".\(decimals)"
}

private func padded(_ digits: String, _ width: Int) -> String {
  String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
}

/// A diagnostic as one line: `FILE:LINE:COLUMN: severity: message [code]`.
func diagnosticLine(
  _ diagnostic: Diagnostic,
  in path: String,
  _ lines: LineTable,
  isColored: Bool = false
) -> String {
  let position = lines.position(of: diagnostic.range?.lowerBound ?? 0)
  let severity = diagnostic.severity.rawValue
  let shown = isColored ? "\u{1B}[\(diagnostic.severity.color)m\(severity)\u{1B}[0m" : severity
  return "\(oneLine(CaptionCommand.shown(path))):\(position.line):\(position.column): \(shown): "
    + "\(oneLine(diagnostic.message)) [\(diagnostic.code)]"
}

extension Severity {
  /// The terminal's number for the severity's colour.
  var color: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .advice: "1;36"
    }
  }
}
