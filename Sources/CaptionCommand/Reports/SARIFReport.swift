import CaptionKit

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFReport: TextualReport {
  var bytes: [UInt8] = []
  private var results = JSONOutput()
  private var notifications = JSONOutput()
  private var codes: [String: Int] = [:]
  private var rules: [(code: String, severity: Severity)] = []
  private var files: [String] = []
  private var isComplete = true
  private let timeCode: TimeCodeStyle

  init(_ settings: ReportSettings) {
    timeCode = settings.timeCode
    results.beginArray()
    notifications.beginArray()
  }

  mutating func add(_ file: CheckedFile) {
    let index = files.count
    files.append(file.path)
    if file.isRefused {
      isComplete = false
    }
    var fingerprints = Fingerprints()
    for finding in file.findings {
      add(finding, file, index, fingerprints.next(finding, in: file))
    }
    for rule in file.report?.notRun ?? [] where !rule.isFromCaller {
      notifications.beginObject()
      notifications.key("level")
      notifications.string("note")
      notifications.message("\(rule.rule) was not run: \(rule.reason)")
      notifications.key("locations")
      notifications.beginArray()
      notifications.beginObject()
      notifications.physicalLocation(file.path, index)
      notifications.endObject()
      notifications.endObject()
      notifications.endArray()
      notifications.endObject()
    }
  }

  private mutating func ruleIndex(_ diagnostic: Diagnostic) -> Int {
    if let known = codes[diagnostic.code] { return known }
    codes[diagnostic.code] = rules.count
    rules.append((diagnostic.code, diagnostic.severity))
    return rules.count - 1
  }

  private mutating func add(
    _ finding: LintFinding,
    _ file: CheckedFile,
    _ index: Int,
    _ fingerprint: String
  ) {
    let diagnostic = finding.diagnostic
    results.beginObject()
    results.key("ruleId")
    results.string(diagnostic.code)
    results.key("ruleIndex")
    results.number(ruleIndex(diagnostic))
    results.key("level")
    results.string(diagnostic.severity.sarif)
    results.message(diagnostic.message)
    results.key("locations")
    results.beginArray()
    results.beginObject()
    results.physicalLocation(file.path, index)
    if diagnostic.range != nil {
      results.region(file.position(of: finding), file.end(of: finding))
    }
    results.endObject()
    results.endObject()
    results.endArray()
    let notes = diagnostic.notes.filter { $0.range != nil }
    if !notes.isEmpty {
      results.key("relatedLocations")
      results.beginArray()
      for (number, note) in notes.enumerated() {
        results.beginObject()
        results.key("id")
        results.number(number)
        results.physicalLocation(file.path, index)
        if let range = note.range {
          results.region(file.position(at: range.lowerBound), file.position(at: range.upperBound))
        }
        results.endObject()
        results.message(note.message)
        results.endObject()
      }
      results.endArray()
    }
    results.key("partialFingerprints")
    results.beginObject()
    results.key("captionkit/v1")
    results.string(fingerprint)
    results.endObject()
    properties(finding, file)
    results.endObject()
  }

  private mutating func properties(_ finding: LintFinding, _ file: CheckedFile) {
    guard finding.diagnostic.cue != nil || finding.measurement != nil else { return }
    results.key("properties")
    results.beginObject()
    if let index = finding.diagnostic.cue {
      results.key("cue")
      results.number(index + 1)
    }
    if let cue = file.cue(of: finding) {
      results.key("timecode")
      results.string(timeCode.string(cue.begin))
    }
    if let measurement = finding.measurement {
      results.key("measured")
      results.string(measurement.measured)
      results.key("allowed")
      results.string(measurement.allowed)
      results.key("unit")
      results.string(measurement.unit)
    }
    if let origin = finding.limitOrigin {
      results.key("source")
      results.string(origin.words)
    }
    results.endObject()
  }

  mutating func finish() {
    results.endArray()
    notifications.endArray()
    var json = JSONOutput()
    json.beginObject()
    json.key("$schema")
    json.string(
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    )
    json.key("version")
    json.string("2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.key("name")
    json.string("captionkit")
    json.key("semanticVersion")
    json.string(CaptionKitCommand.version)
    json.key("rules")
    json.beginArray()
    let known = Dictionary(
      Explanation.all(.standard).map { ($0.code, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for rule in rules { json.rule(rule.code, rule.severity, known[rule.code]) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.key("columnKind")
    json.string("unicodeCodePoints")
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.key("executionSuccessful")
    json.bool(isComplete)
    json.key("toolExecutionNotifications")
    json.raw(notifications.take())
    json.endObject()
    json.endArray()
    json.key("artifacts")
    json.beginArray()
    for file in files {
      json.beginObject()
      json.key("location")
      json.beginObject()
      json.key("uri")
      json.string(uri(file))
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.key("results")
    json.raw(results.take())
    json.endObject()
    json.endArray()
    json.endObject()
    json.endLine()
    bytes += json.take()
  }
}

/// A path as a reference in the sense of RFC 3986.
private func uri(_ path: String) -> String {
  if path == "-" { return "stdin" }
  var result = path.hasPrefix("/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (byte < 16 ? "0" : "") + digits
    }
  }
  return result
}

extension Severity {
  fileprivate var sarif: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}

extension JSONOutput {
  fileprivate mutating func message(_ text: String, _ name: String = "message") {
    key(name)
    beginObject()
    key("text")
    string(text)
    endObject()
  }

  /// Begins a location, which the caller ends.
  fileprivate mutating func physicalLocation(_ path: String, _ index: Int) {
    key("physicalLocation")
    beginObject()
    key("artifactLocation")
    beginObject()
    key("uri")
    string(uri(path))
    key("index")
    number(index)
    endObject()
  }

  fileprivate mutating func region(_ start: SourcePosition, _ end: SourcePosition?) {
    key("region")
    beginObject()
    key("startLine")
    number(start.line)
    key("startColumn")
    number(start.column)
    if let end {
      key("endLine")
      number(end.line)
      key("endColumn")
      number(end.column)
    }
    endObject()
  }

  fileprivate mutating func rule(_ code: String, _ severity: Severity, _ known: Explanation?) {
    beginObject()
    key("id")
    string(code)
    if let known {
      message(known.summary, "shortDescription")
      message(known.text, "help")
    }
    key("defaultConfiguration")
    beginObject()
    key("level")
    string((known?.severity ?? severity).sarif)
    endObject()
    endObject()
  }
}
