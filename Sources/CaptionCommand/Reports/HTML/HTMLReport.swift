import CaptionKit

/// One web page that holds all it needs: summary, findings, and a page for each file.
///
/// The page's markup, looks and behaviour are the files of the folder Page. Here its data is written,
/// as JSON in script elements that run nothing, file by file as they are checked:
///
/// - `files` and `findings`, in portions: a row for each, the columns in the order in which
///   ``addFile(_:kept:hasCues:)`` and ``addFinding(_:of:)`` write them;
/// - `cues-N`, the cues of file N, read when somebody opens its page (``HTMLCueData``);
/// - `summary`, last: the rules with their explanations, the sources of limits, and what was left out.
///
/// A library's findings would fill more than a browser can open. So a page holds no more than
/// ``HTMLReportLimits`` say; everything is counted, and the page tells what it lacks.
struct HTMLReport: TextualReport, DrainedReport {
  static let needsCaptions = true

  var bytes: [UInt8] = []
  private let timeCode: TimeCodeStyle
  private let limits: HTMLReportLimits
  private var limiter: RuleLimiter
  private var files = HTMLDataPart("files")
  private var findings = HTMLDataPart("findings")
  private var rules = HTMLNameTable()
  private var sources = HTMLNameTable()
  private var notRun: [String: (reason: String, files: Int)] = [:]
  private var fileCount = 0
  private var cueBytes = 0
  private var leftOut = HTMLLeftOut()

  init(_ settings: ReportSettings) { self.init(settings, HTMLReportLimits()) }

  init(_ settings: ReportSettings, _ limits: HTMLReportLimits) {
    timeCode = settings.timeCode
    limiter = RuleLimiter(settings.maxPerRule)
    self.limits = limits
  }

  mutating func begin() { bytes += HTMLPage.head }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    var kept = 0
    for item in file.items {
      guard kept < limits.findingsOfFile, findings.size < limits.findingBytes else { break }
      guard limiter.admits(item, in: file) else { continue }
      addFinding(file.finding(item), of: file)
      findings.hand(to: &bytes, ifFull: true)
      try self.drain(drain)
      kept += 1
    }
    leftOut.findings += file.items.count - kept
    addFile(file, kept: kept, hasCues: addCues(of: file))
    files.hand(to: &bytes, ifFull: true)
    for rule in file.report?.notRun ?? [] where !rule.isFromCaller {
      notRun[rule.rule, default: (rule.reason, 0)].files += 1
    }
    fileCount += 1
    try self.drain(drain)
  }

  mutating func finish() {
    findings.hand(to: &bytes)
    files.hand(to: &bytes)
    addSummary()
    bytes += HTMLPage.tail
  }

  // MARK: Rows

  private mutating func addFinding(_ finding: LintFinding, of file: CheckedFile) {
    let diagnostic = finding.diagnostic
    let position = file.position(of: finding)
    let cue = file.cue(of: finding)
    let text = cue.map { HTMLExcerpt($0.text, finding.excerpt) }
    let source = finding.limitOrigin.map { sources.index(of: $0.words) }
    let rule = rules.index(of: diagnostic.code)
    let (fileCount, timeCode) = (fileCount, timeCode)
    findings.add { json in
      json.number(fileCount)
      json.number(rule)
      json.number(diagnostic.severity.number)
      json.number(position.line)
      json.number(position.column)
      if let index = diagnostic.cue { json.number(index) } else { json.null() }
      json.string(cue.map { timeCode.string($0.begin) })
      json.string(text?.text)
      json.string(oneLine(diagnostic.message))
      if let range = text?.excerpt {
        json.beginArray()
        json.number(range.lowerBound)
        json.number(range.upperBound)
        json.endArray()
      } else {
        json.null()
      }
      if let measurement = finding.measurement {
        json.strings([measurement.measured, measurement.allowed, measurement.unit])
      } else {
        json.null()
      }
      if let source { json.number(source) } else { json.null() }
      if let fix = finding.fix {
        json.strings([oneLine(fix.title), fix.safety.rawValue])
      } else {
        json.null()
      }
      json.beginArray()
      for note in diagnostic.notes {
        json.beginArray()
        json.string(oneLine(note.message))
        if let range = note.range {
          json.number(file.position(at: range.lowerBound).line)
        } else {
          json.null()
        }
        json.endArray()
      }
      json.endArray()
    }
  }

  private mutating func addFile(_ file: CheckedFile, kept: Int, hasCues: Bool) {
    let counts = file.counts.map { entry in
      [rules.index(of: entry.code), entry.severity.number, entry.count]
    }
    let cues = file.file?.document.cues ?? []
    var end: MediaTime?
    for index in cues.indices {
      let last = cues.end(at: index) ?? cues.begin(at: index)
      end = max(end ?? last, last)
    }
    let name = HTMLFileName(file)
    files.add { json in
      json.string(file.shownPath)
      json.string(name.title)
      json.string(name.language)
      json.string(file.formatID)
      json.string(file.isUnreadable ? "unreadable" : file.isRefused ? "refused" : nil)
      json.number(cues.count)
      json.milliseconds(end)
      json.bool(hasCues)
      json.number(kept)
      json.beginArray()
      for entry in counts {
        json.beginArray()
        for number in entry { json.number(number) }
        json.endArray()
      }
      json.endArray()
    }
  }

  /// Writes the cues of a file where the page has room for them; returns whether it has.
  private mutating func addCues(of file: CheckedFile) -> Bool {
    guard let document = file.file?.document, !document.cues.isEmpty else { return false }
    // Somebody who checks a few files wants to see all, but findings come first.
    let room = file.items.isEmpty ? limits.cueBytes / 4 : limits.cueBytes
    guard cueBytes < room, document.cues.count <= limits.cuesOfFile else {
      leftOut.files += 1
      return false
    }
    let before = bytes.count
    HTMLDataPart.write("cues-\(fileCount)", to: &bytes) { json in
      HTMLCueData(timeCode).write(document, to: &json)
    }
    cueBytes += bytes.count - before
    return true
  }

  private mutating func addSummary() {
    let known = Dictionary(
      Explanation.all(.standard).map { ($0.code, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    HTMLDataPart.write("summary", to: &bytes) { json in
      json.beginObject()
      json.key("schema")
      json.number(1)
      json.key("version")
      json.string(CaptionKitCommand.version)
      json.key("rules")
      json.objects(rules.names) { json, code in
        json.key("code")
        json.string(code)
        json.key("summary")
        json.string(known[code]?.summary)
        json.key("explanation")
        json.string(known[code]?.text)
        json.key("reference")
        json.string(known[code]?.reference)
      }
      json.key("sources")
      json.strings(sources.names)
      json.key("notRun")
      json.objects(notRun.sorted { $0.key < $1.key }) { json, entry in
        json.key("rule")
        json.string(entry.key)
        json.key("reason")
        json.string(oneLine(entry.value.reason))
        json.key("files")
        json.number(entry.value.files)
      }
      json.key("leftOut")
      json.beginObject()
      json.key("findings")
      json.number(leftOut.findings)
      json.key("cuesOfFiles")
      json.number(leftOut.files)
      json.endObject()
      json.endObject()
    }
  }
}

/// How much a page holds.
///
/// A browser opens a page of sixty megabytes within seconds, and what is held until the page is written
/// stays bounded.
struct HTMLReportLimits: Sendable {
  /// Findings are written until they take so many bytes.
  var findingBytes = 24 << 20
  /// So many findings of one file are written.
  var findingsOfFile = 20_000
  /// Cues are written until they take so many bytes; those of files without findings only up to a
  /// quarter of it.
  var cueBytes = 32 << 20
  /// The cues of files with more than so many are left out.
  var cuesOfFile = 50_000
}

/// What a page does not hold.
private struct HTMLLeftOut {
  var findings = 0
  /// Files of which the cues are left out.
  var files = 0
}

/// Names in the order in which they came, each with its number.
private struct HTMLNameTable {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

extension Severity {
  /// Its place among the severities, the gravest first.
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .advice: 2
    }
  }
}
