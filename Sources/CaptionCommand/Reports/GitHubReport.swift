import CaptionKit

/// Workflow commands of GitHub Actions, which become annotations of the changed lines.
struct GitHubReport: TextualReport {
  var bytes: [UInt8] = []

  var isByFile: Bool { true }

  init(_ settings: ReportSettings) {}

  mutating func add(_ file: CheckedFile) {
    for finding in file.findings {
      let diagnostic = finding.diagnostic
      let position = file.position(of: finding)
      let command =
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "notice"
        }
      writeLine(
        "::\(command) file=\(property(file.path)),line=\(position.line),col=\(position.column),"
          + "title=\(property("captionkit " + diagnostic.code))::\(data(diagnostic.message))"
      )
    }
  }

  private func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
