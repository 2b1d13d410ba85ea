import CaptionKit

/// One JSON document a line for each file.
struct JSONReport: DrainedReport {
  private var json = JSONOutput()
  private let timeCode: TimeCodeStyle

  var isByFile: Bool { true }

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func take() -> [UInt8] { json.take() }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    json.beginObject()
    json.head(path: file.path, formatID: file.formatID, accepted: file.isAccepted)
    json.key("diagnostics")
    json.beginArray()
    for finding in file.findings {
      json.finding(finding, in: file, timeCode)
      try json.drain(drain)
    }
    json.endArray()
    json.key("rules")
    json.beginObject()
    json.key("run")
    json.strings(file.report?.run ?? [])
    json.key("notRun")
    json.objects(file.report?.notRun ?? []) { json, rule in
      json.key("rule")
      json.string(rule.rule)
      json.key("reason")
      json.string(rule.reason)
    }
    json.endObject()
    if let coverage = file.coverageJSON {
      json.key("coverage")
      json.raw(coverage)
    }
    json.endObject()
    json.endLine()
  }
}

extension CheckedFile {
  /// How far labels reach, as JSON; nil where that is not to be told.
  var coverageJSON: [UInt8]? {
    if let stored { return stored.coverage }
    guard let coverage else { return nil }
    var json = JSONOutput()
    json.beginObject()
    SDHJSON.write(coverage, cues: file?.document.cues.count ?? 0, to: &json)
    json.key("limits")
    json.string(SDHText.limits.joined(separator: " "))
    json.endObject()
    return json.take()
  }
}

/// One JSON document a line for each finding.
struct NDJSONReport: DrainedReport {
  private var json = JSONOutput()
  private let timeCode: TimeCodeStyle

  var isByFile: Bool { true }

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func take() -> [UInt8] { json.take() }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    for finding in file.findings {
      json.finding(finding, in: file, timeCode, path: file.path)
      json.endLine()
      try json.drain(drain)
    }
  }
}
