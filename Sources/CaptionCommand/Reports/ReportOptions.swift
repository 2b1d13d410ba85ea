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

  /// The reports to write: text where none is asked for.
  var effectiveRequests: [Request] {
    guard requests.isEmpty, let text = ReportKind.all.first else { return requests }
    return [Request(kind: text, path: "-")]
  }

  /// Whether nothing but programs reads the standard output.
  var isForPrograms: Bool {
    effectiveRequests.contains { $0.path == "-" && ["json", "ndjson"].contains($0.kind.name) }
  }

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
  private var reports: [(path: String, report: any FindingsReport)] = []
  private let inputs: [String]
  private let overwrites: Bool

  /// Makes the reports.
  ///
  /// - Throws: Where a report would replace a file unasked, which is told before anything is done.
  init(_ options: ReportOptions, inputs: [String], _ console: Console) throws(Failure) {
    self.inputs = inputs
    overwrites = options.overwrites
    for request in options.effectiveRequests {
      if request.path != "-", !overwrites, console.io.entry(request.path) == .file {
        throw Failure(.inputOutput, Self.isThere(request.path))
      }
      var settings = ReportSettings()
      settings.isColored = request.path == "-" && console.isColored(.output)
      settings.maxPerRule = options.maxPerRule
      settings.timeCode = options.timeCodeStyle
      var report = request.kind.make(settings)
      report.begin()
      reports.append((request.path, report))
    }
  }

  /// Puts a file into each report; what goes to standard output is sent.
  mutating func add(_ file: CheckedFile, _ console: inout Console) throws(Failure) {
    for index in reports.indices {
      reports[index].report.add(file)
      if reports[index].path == "-" { try console.write(reports[index].report.take()) }
    }
  }

  /// Ends the reports and writes those that go to files.
  mutating func finish(_ console: inout Console) throws(Failure) {
    for index in reports.indices {
      let path = reports[index].path
      reports[index].report.finish()
      let bytes = reports[index].report.take()
      guard path != "-" else {
        try console.write(bytes)
        continue
      }
      if let input = inputs.first(where: { $0 != "-" && console.io.isSameFile($0, path) }) {
        console.report(path, "is the same file as '\(input)'; the report is not written")
        continue
      }
      do throws(FileError) {
        try console.io.writeFile(path, bytes, overwrites)
      } catch {
        if error.reason == .exists {
          console.report(path, "exists already; --overwrite replaces it")
        } else {
          console.report(path, "\(error)")
        }
      }
    }
  }

  private static func isThere(_ path: String) -> String {
    "\(shown(path)): exists already; --overwrite replaces it"
  }
}
