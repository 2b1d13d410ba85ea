import CaptionKit
import SystemIO

/// Which reports are written, and what makes a run fail; every command that checks shares it.
struct ReportOptions: Sendable {
  /// From which severity on findings make a run fail.
  enum FailLevel: String, CaseIterable, Sendable {
    case error
    case warning
    case advice
    case never

    /// Whether a finding counts.
    func counts(_ severity: Severity) -> Bool {
      switch self {
      case .error: severity == .error
      case .warning: severity >= .warning
      case .advice: true
      case .never: false
      }
    }
  }

  /// A report that is asked for, and where it goes; `-` is standard output.
  struct Request: Sendable {
    var kind: ReportKind
    var path: String
  }

  private(set) var requests: [Request] = []
  /// Whether reports replace files that exist.
  private(set) var overwrites = false
  private(set) var maxPerRule: Int?
  private(set) var timeCode = TimeCodeStyle()
  private(set) var start: String?
  private(set) var failLevel = FailLevel.warning
  /// The number of findings that count up to which a run passes.
  private(set) var maxFindings = 0
  private(set) var exitsZero = false
  private(set) var showsStatistics = false

  /// Whether something else than a report goes to standard output.
  var leavesOutputFree = false

  /// The reports to write: text where none is asked for.
  var effectiveRequests: [Request] {
    guard requests.isEmpty, !leavesOutputFree, let text = ReportKind.all.first else {
      return requests
    }
    return [Request(kind: text, path: "-")]
  }

  /// Whether nothing but programs reads the standard output.
  var isForPrograms: Bool {
    effectiveRequests.contains { $0.path == "-" && ["json", "ndjson"].contains($0.kind.name) }
  }

  /// Whether a report shows captions in which nothing was found.
  var needsCaptions: Bool { effectiveRequests.contains { $0.kind.needsCaptions } }

  /// Whether a report tells how far the labels reach.
  var tellsCoverage: Bool { effectiveRequests.contains { $0.kind.name == "json" } }

  static var options: [OptionSpec<ReportOptions>] {
    [
      .flag("json", "Print one JSON document a line for each file; the same as --report json.") {
        $0.add("json", "-")
      },
      .value(
        "report",
        "KIND[=FILE]",
        kind: .oneOf(ReportKind.all.map(\.name)),
        isRepeatable: true,
        "How to report, and to which file unless to standard output: "
          + ReportKind.all.map { "\($0.name) (\($0.purpose))" }.joined(separator: ", ")
          + ". May be given again with another file."
      ) { (settings, text) throws(UsageError) in
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(sides.first ?? "")
        let names = ReportKind.all.map(\.name)
        guard names.contains(name) else {
          throw UsageError(
            "--report takes \(listed(names)), not '\(name)'",
            suggestion: nearest(to: name, among: names)
          )
        }
        let path = sides.count > 1 ? String(sides[1]) : "-"
        guard !path.isEmpty else { throw UsageError("--report \(name)= needs a file") }
        settings.add(name, path)
      },
      .flag("overwrite", "Replace report files that exist.") { $0.overwrites = true },
      .flag("statistics", "Say on standard error how often each rule found something.") {
        $0.showsStatistics = true
      },
      .value(
        "max-per-rule",
        "N",
        "Show people at most so many findings of each rule; all count, and programs get all."
      ) { (settings, text) throws(UsageError) in
        guard let number = Int(text), number > 0 else {
          throw UsageError("--max-per-rule takes a whole number above zero, not '\(text)'")
        }
        settings.maxPerRule = number
      },
      .value(
        "timecode",
        "RATE",
        "Show times as a SMPTE time code at a rate such as 25, 23.976 or 29.97df, not with "
          + "milliseconds."
      ) { (settings, text) throws(UsageError) in
        guard let count = FrameCounting(text) else {
          throw UsageError("--timecode takes a rate such as 25, 23.976 or 29.97df, not '\(text)'")
        }
        settings.timeCode.count = count
      },
      .value(
        "timecode-start",
        "TIMECODE",
        "The time code at which the programme begins, such as 10:00:00:00."
      ) { (settings, text) throws(UsageError) in settings.start = text },
      .choice(
        "fail-level",
        "LEVEL",
        "From which severity on findings give exit status 1: error, warning (unless told), advice "
          + "or never."
      ) { (settings, level: FailLevel) in settings.failLevel = level },
      .value("max-findings", "N", "Give exit status 1 only for more findings than so many.") {
        (settings, text) throws(UsageError) in
        guard let number = Int(text), number >= 0 else {
          throw UsageError("--max-findings takes a whole number, not '\(text)'")
        }
        settings.maxFindings = number
      },
      .flag("exit-zero", "Give exit status 0 whatever is found.") { $0.exitsZero = true },
    ]
  }

  private mutating func add(_ name: String, _ path: String) {
    guard let kind = ReportKind.all.first(where: { $0.name == name }) else { return }
    requests.append(Request(kind: kind, path: path))
  }

  /// The time code with its start.
  var timeCodeStyle: TimeCodeStyle {
    var style = timeCode
    if let start { _ = style.setStart(start) }
    return style
  }

  /// Checks what can be wrong with the options as a whole.
  func validate(inputs: [String]) throws(UsageError) {
    var paths: Set<String> = []
    for request in effectiveRequests {
      guard paths.insert(request.path).inserted else {
        let place = request.path == "-" ? "standard output" : "'\(request.path)'"
        throw UsageError("two reports cannot go to \(place); name another: --report KIND=FILE")
      }
      if request.path != "-", inputs.contains(request.path) {
        throw UsageError("the report '\(request.path)' would replace the file that is checked")
      }
    }
    guard let start else { return }
    guard timeCode.count != nil else { throw UsageError("--timecode-start needs --timecode") }
    var style = timeCode
    guard style.setStart(start) else {
      throw UsageError("--timecode-start takes a time code of --timecode's rate, not '\(start)'")
    }
  }
}

/// The reports of a run.
struct ReportSet {
  /// A report with what is to go to its file; standard output gets all at once.
  private struct Entry {
    let path: String
    var report: any FindingsReport
    let spool = Spool()
    /// Why what was written could not be kept.
    var failure: FileError?

    var isForOutput: Bool { path == "-" }

    mutating func keep(_ bytes: [UInt8]) {
      guard failure == nil else { return }
      do throws(FileError) { try spool.append(bytes) } catch { failure = error }
    }
  }

  private var reports: [Entry] = []
  private let inputs: [String]
  private let overwrites: Bool
  /// What makes the reports that hang on one file at a time.
  let byFile: FileReports
  /// What those reports and their looks are called, by their places; nil for the others.
  let names: [String?]

  /// Makes the reports.
  ///
  /// - Throws: Where a report would replace a file unasked, which is told before anything is done.
  init(_ options: ReportOptions, inputs: [String], _ console: Console) throws(Failure) {
    self.inputs = inputs
    overwrites = options.overwrites
    var makers: [(@Sendable () -> any FindingsReport)?] = []
    var names: [String?] = []
    for request in options.effectiveRequests {
      if request.path != "-", !overwrites, console.io.entry(request.path) == .file {
        throw Failure(.inputOutput, Self.isThere(request.path))
      }
      var settings = ReportSettings()
      settings.isColored = request.path == "-" && console.isColored(.output)
      settings.maxPerRule = options.maxPerRule
      settings.timeCode = options.timeCodeStyle
      var report = request.kind.make(settings)
      let (make, given) = (request.kind.make, settings)
      let maker: @Sendable () -> any FindingsReport = { make(given) }
      makers.append(report.isByFile ? maker : nil)
      names.append(
        report.isByFile
          ? request.kind.name + (settings.isColored ? " colored" : "")
            + (settings.timeCode.count == nil ? "" : " \(settings.timeCode)") : nil
      )
      report.begin()
      reports.append(Entry(path: request.path, report: report))
    }
    byFile = FileReports(makers)
    self.names = names
  }

  /// Puts a file into each report; what goes to standard output is sent.
  mutating func add(_ part: CheckedPart, _ console: inout Console) throws(Failure) {
    for index in reports.indices {
      if index < part.written.count, let bytes = part.written[index] {
        // What stands before the first file.
        try send(reports[index].report.take(), index, &console)
        try send(bytes, index, &console)
      } else if let file = part.file {
        var kept: [[UInt8]] = []
        let isForOutput = reports[index].isForOutput
        try reports[index].report.add(file) { (bytes: inout [UInt8]) throws(Failure) in
          if isForOutput { try console.write(bytes) } else { kept.append(bytes) }
          bytes.removeAll(keepingCapacity: true)
        }
        for bytes in kept { reports[index].keep(bytes) }
        try send(reports[index].report.take(), index, &console)
      }
    }
  }

  private mutating func send(
    _ bytes: [UInt8],
    _ index: Int,
    _ console: inout Console
  ) throws(Failure) {
    if reports[index].isForOutput { try console.write(bytes) } else { reports[index].keep(bytes) }
  }

  /// Ends the reports and writes those that go to files.
  mutating func finish(_ console: inout Console) throws(Failure) {
    for index in reports.indices {
      let path = reports[index].path
      reports[index].report.finish()
      try send(reports[index].report.take(), index, &console)
      if reports[index].isForOutput { continue }
      if let input = inputs.first(where: { $0 != "-" && console.io.isSameFile($0, path) }) {
        console.report(path, "is the same file as '\(input)'; the report is not written")
        continue
      }
      do throws(FileError) {
        try write(reports[index], console)
      } catch {
        if error.reason == .exists {
          console.report(path, "exists already; --overwrite replaces it")
        } else {
          console.report(path, "\(error)")
        }
      }
    }
  }

  private func write(_ entry: Entry, _ console: Console) throws(FileError) {
    if let failure = entry.failure { throw failure }
    try entry.spool.write(to: entry.path, replacing: overwrites, console.io)
  }

  private static func isThere(_ path: String) -> String {
    "\(shown(path)): exists already; --overwrite replaces it"
  }
}
