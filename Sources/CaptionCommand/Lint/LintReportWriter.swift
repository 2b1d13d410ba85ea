import CaptionKit
import SystemIO

/// What is said of a cue, whatever the group of the code: `zero-duration` of cue 3.
private struct Said: Hashable {
  let name: Substring
  let cue: Int?

  init(_ diagnostic: Diagnostic) {
    name = diagnostic.code.split(separator: "/").last ?? ""
    cue = diagnostic.cue
  }
}

/// What was found in one file, as text or JSON.
struct LintReportWriter {
  let file: CaptionFile
  /// What the rules gave, or nil where the file holds no captions.
  let report: LintReport?
  let path: String
  /// How far the labels reach, where that is to be told.
  var coverage: LabelCoverage?
  /// The reader's diagnostics and the rules' findings, in the order of the source.
  let diagnostics: [Diagnostic]
  private let lines: LineTable

  /// Makes a report; with `onlyRefusal`, a file that holds no captions gets one line that says why,
  /// since the rest is noise of the search for them.
  init(_ file: CaptionFile, _ report: LintReport?, path: String, onlyRefusal: Bool) {
    self.file = file
    self.report = report
    self.path = path
    lines = LineTable(file.source)
    let read = onlyRefusal && !file.isAccepted ? [file.refusal] : file.diagnostics
    // What the reader says of a cue, no rule has to say again.
    let said = Set(read.filter { $0.cue != nil }.map { Said($0) })
    let found = (report?.findings.map(\.diagnostic) ?? []).filter { !said.contains(Said($0)) }
    let all = read + found
    let keys = all.map { $0.range?.lowerBound ?? -1 }
    diagnostics = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { all[$0] }
  }

  func writeText(to console: inout Console) throws(Failure) {
    let isColored = console.isColored(.output)
    for diagnostic in diagnostics {
      let line = diagnosticLine(diagnostic, in: path, lines, isColored: isColored)
      try console.print(line)
      for note in diagnostic.notes {
        let position = note.range.map { lines.position(of: $0.lowerBound) }
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        try console.print("\(oneLine(path))\(place): note: \(oneLine(note.message))")
      }
    }
  }

  func writeJSON(to console: inout Console) throws(Failure) {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: file.format, accepted: file.isAccepted)
    json.key("diagnostics")
    json.diagnostics(diagnostics, lines)
    json.rules(report)
    if let coverage {
      json.key("coverage")
      json.beginObject()
      SDHJSON.write(coverage, cues: file.document.cues.count, to: &json)
      json.key("limits")
      json.string(SDHText.limits.joined(separator: " "))
      json.endObject()
    }
    json.endObject()
    json.endLine()
    try console.write(json.take())
  }

  static func writeUnreadable(
    _ path: String,
    _ reason: String,
    _ console: inout Console
  ) throws(Failure) {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: nil, accepted: false)
    json.key("diagnostics")
    json.diagnostics([Diagnostic(CommandDiagnostics.unreadable, reason)], nil)
    json.rules(nil)
    json.endObject()
    json.endLine()
    try console.write(json.take())
  }
}

extension JSONOutput {
  fileprivate mutating func rules(_ report: LintReport?) {
    key("rules")
    beginObject()
    key("run")
    strings(report?.run ?? [])
    key("notRun")
    beginArray()
    for rule in report?.notRun ?? [] {
      beginObject()
      key("rule")
      string(rule.rule)
      key("reason")
      string(rule.reason)
      endObject()
    }
    endArray()
    endObject()
  }
}

/// The sums over all files of a run, said on standard error.
struct LintSummary {
  private var counts: [Severity: Int] = [:]
  private var files = 0
  private var notRun: [String: (reason: String, files: Int)] = [:]
  private var order: [String] = []

  mutating func add(_ writer: LintReportWriter) {
    files += 1
    for diagnostic in writer.diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    for rule in writer.report?.notRun ?? [] where !rule.isFromCaller {
      if let known = notRun[rule.rule] {
        notRun[rule.rule] = (known.reason, known.files + 1)
      } else {
        notRun[rule.rule] = (rule.reason, 1)
        order.append(rule.rule)
      }
    }
  }

  func finish(_ console: inout Console) {
    let errors = counts[.error] ?? 0
    let warnings = counts[.warning] ?? 0
    let advice = counts[.advice] ?? 0
    if errors + warnings > 0 { console.note(.findings) }
    for rule in order {
      guard let entry = notRun[rule] else { continue }
      let place = files > 1 ? " for \(counted(entry.files, "file"))" : ""
      console.remark("rule \(rule) was not run\(place): \(entry.reason)")
    }
    guard files > 0 else { return }
    console.remark(
      "\(counted(files, "file")): \(counted(errors, "error")), \(counted(warnings, "warning")), "
        + (advice == 1 ? "1 piece of advice" : "\(advice) pieces of advice")
    )
  }
}
