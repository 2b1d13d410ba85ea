import CaptionKit

/// A table for each file, as GitHub's and GitLab's Markdown have it.
struct MarkdownReport: TextualReport {
  var bytes: [UInt8] = []
  private let settings: ReportSettings
  private var limiter: RuleLimiter
  private var isEmpty = true

  init(_ settings: ReportSettings) {
    self.settings = settings
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile) {
    let shown = file.findings.filter { limiter.admits($0) }
    guard !shown.isEmpty else { return }
    if !isEmpty { bytes.append(0x0A) }
    isEmpty = false
    writeLine("### \(escaped(file.shownPath))")
    writeLine("")
    writeLine("| place | cue | time | severity | finding | rule |")
    writeLine("| --- | --- | --- | --- | --- | --- |")
    for finding in shown {
      let position = file.position(of: finding)
      let cue = finding.diagnostic.cue.map { "\($0 + 1)" } ?? ""
      let time = file.cue(of: finding).map { settings.timeCode.string($0.begin) } ?? ""
      writeLine(
        "| \(position.line):\(position.column) | \(cue) | \(time) | "
          + "\(finding.diagnostic.severity.rawValue) | \(escaped(finding.diagnostic.message)) | "
          + "`\(finding.diagnostic.code)` |"
      )
    }
  }

  mutating func finish() {
    if isEmpty { writeLine("No findings.") }
    for phrase in limiter.leftOut { writeLine("\n… \(phrase)") }
  }

  /// The text without what Markdown would take for markup.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in oneLine(text).unicodeScalars {
      switch scalar {
      case "|", "*", "_", "`", "<", ">", "[", "]", "\\", "#", "&", "~": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
