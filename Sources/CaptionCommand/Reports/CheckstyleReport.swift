import CaptionKit

/// Checkstyle XML, version 4.3, which many tools read.
struct CheckstyleReport: TextualReport {
  var bytes: [UInt8] = []

  var isByFile: Bool { true }

  init(_ settings: ReportSettings) {}

  mutating func begin() {
    writeLine(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writeLine(#"<checkstyle version="4.3">"#)
  }

  mutating func add(_ file: CheckedFile) {
    writeLine("  <file name=\"\(xmlEscaped(file.path))\">")
    for finding in file.findings {
      let position = file.position(of: finding)
      let severity =
        switch finding.diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "info"
        }
      writeLine(
        "    <error line=\"\(position.line)\" column=\"\(position.column)\" "
          + "severity=\"\(severity)\" message=\"\(xmlEscaped(finding.diagnostic.message))\" "
          + "source=\"captionkit.\(xmlEscaped(finding.diagnostic.code))\"/>"
      )
    }
    writeLine("  </file>")
  }

  mutating func finish() { writeLine("</checkstyle>") }
}
