import CaptionKit

/// One JSON document a line for each file.
struct JSONReport: FindingsReport {
  private var json = JSONOutput()
  private let timeCode: TimeCodeStyle

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func take() -> [UInt8] { json.take() }

  mutating func add(_ file: CheckedFile) {
    json.beginObject()
    json.head(
      path: file.path,
      format: file.file?.format,
      accepted: file.file?.isAccepted ?? false
    )
    json.key("diagnostics")
    json.beginArray()
    for finding in file.findings { json.finding(finding, in: file, timeCode) }
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
    if let coverage = file.coverage {
      json.key("coverage")
      json.beginObject()
      SDHJSON.write(coverage, cues: file.file?.document.cues.count ?? 0, to: &json)
      json.key("limits")
      json.string(SDHText.limits.joined(separator: " "))
      json.endObject()
    }
    json.endObject()
    json.endLine()
  }
}

/// One JSON document a line for each finding.
struct NDJSONReport: FindingsReport {
  private var json = JSONOutput()
  private let timeCode: TimeCodeStyle

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func take() -> [UInt8] { json.take() }

  mutating func add(_ file: CheckedFile) {
    for finding in file.findings {
      json.finding(finding, in: file, timeCode, path: file.path)
      json.endLine()
    }
  }
}
