import CaptionKit

/// A Code Quality report of GitLab: a JSON list of the findings.
struct GitLabReport: FindingsReport {
  private var json = JSONOutput()

  init(_ settings: ReportSettings) {}

  mutating func take() -> [UInt8] { json.take() }

  mutating func begin() { json.beginArray() }

  mutating func add(_ file: CheckedFile) {
    var fingerprints = Fingerprints()
    for finding in file.findings {
      json.beginObject()
      json.key("description")
      json.string(finding.diagnostic.message)
      json.key("check_name")
      json.string(finding.diagnostic.code)
      json.key("fingerprint")
      json.string(fingerprints.next(finding, in: file))
      json.key("severity")
      switch finding.diagnostic.severity {
      case .error: json.string("major")
      case .warning: json.string("minor")
      case .advice: json.string("info")
      }
      json.key("location")
      json.beginObject()
      json.key("path")
      json.string(file.path.hasPrefix("./") ? String(file.path.dropFirst(2)) : file.path)
      json.key("lines")
      json.beginObject()
      json.key("begin")
      json.number(file.position(of: finding).line)
      json.endObject()
      json.endObject()
      json.endObject()
    }
  }

  mutating func finish() {
    json.endArray()
    json.endLine()
  }
}
