/// A form in which findings are written.
///
/// A report is one file in the folder Reports and one line in ``ReportKind/all``. It is given each
/// file when its check is done, and what it has written so far is taken from it in between.
protocol FindingsReport: Sendable {
  /// Makes a report.
  init(_ settings: ReportSettings)

  /// Whether what is written of a file hangs on nothing but that file, so that it can be made apart from
  /// the others and put in its place.
  var isByFile: Bool { get }

  /// Whether it shows captions in which nothing was found, which only those have who read the file.
  static var needsCaptions: Bool { get }

  /// Writes what stands before the first file.
  mutating func begin()

  /// Writes what was found in a file.
  mutating func add(_ file: CheckedFile)

  /// Writes what was found in a file, and hands over what has been written from time to time, so
  /// that not all of it has to be held.
  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure)

  /// Writes what stands behind the last file.
  mutating func finish()

  /// Takes what has been written and not yet taken.
  mutating func take() -> [UInt8]
}

/// Takes what a report has written so far, and empties it where it goes somewhere at once.
typealias ReportDrain = (inout [UInt8]) throws(Failure) -> Void

extension FindingsReport {
  var isByFile: Bool { false }
  static var needsCaptions: Bool { false }
  mutating func begin() {}
  mutating func finish() {}
  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) { add(file) }
}

/// A report that writes findings one by one, and so needs to hold few of them.
protocol DrainedReport: FindingsReport {}

extension DrainedReport {
  mutating func add(_ file: CheckedFile) {
    do throws(Failure) {
      try add(file) { (_: inout [UInt8]) throws(Failure) in }
    } catch {
      // A drain that does nothing does not fail.
    }
  }
}

/// So many bytes are gathered before they are handed over.
let reportPortion = 256 << 10

/// A report that is not JSON.
protocol TextualReport: FindingsReport {
  /// What has been written and not yet taken.
  var bytes: [UInt8] { get set }
}

extension TextualReport {
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Hands over what has been written, where that is a portion.
  mutating func drain(_ drain: ReportDrain) throws(Failure) {
    if bytes.count >= reportPortion { try drain(&bytes) }
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func writeLine(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
  }
}

/// What reports are told.
struct ReportSettings: Sendable {
  /// Whether the report goes to a terminal that shows colours.
  var isColored = false
  /// The most findings of each rule that are shown to people, or nil for all.
  var maxPerRule: Int?
  /// How times are written.
  var timeCode = TimeCodeStyle()
}

/// A kind of report, by the name that is typed.
struct ReportKind: Sendable {
  let name: String
  /// What it is for, as a phrase.
  let purpose: String
  /// Whether it shows captions in which nothing was found.
  let needsCaptions: Bool
  let make: @Sendable (ReportSettings) -> any FindingsReport

  /// Every report, in the order in which help lists them.
  static let all: [ReportKind] = [
    ReportKind("text", "for people: each finding with its cue, times and text", TextReport.self),
    ReportKind("concise", "a line for each finding", ConciseReport.self),
    ReportKind("grouped", "by file, with aligned columns", GroupedReport.self),
    ReportKind("json", "one JSON document a line for each file", JSONReport.self),
    ReportKind("ndjson", "one JSON document a line for each finding", NDJSONReport.self),
    ReportKind("sarif", "SARIF 2.1.0, for code scanning", SARIFReport.self),
    ReportKind("junit", "JUnit XML, a test case for each rule", JUnitReport.self),
    ReportKind("github", "workflow commands of GitHub Actions", GitHubReport.self),
    ReportKind("gitlab", "a Code Quality report of GitLab", GitLabReport.self),
    ReportKind("checkstyle", "Checkstyle XML", CheckstyleReport.self),
    ReportKind("html", "one web page for people, with timelines and a preview", HTMLReport.self),
    ReportKind("csv", "a table for spreadsheets", CSVReport.self),
    ReportKind("markdown", "tables for a page or a comment", MarkdownReport.self),
  ]

  private init<Report: FindingsReport>(_ name: String, _ purpose: String, _ type: Report.Type) {
    self.name = name
    self.purpose = purpose
    needsCaptions = Report.needsCaptions
    make = { Report($0) }
  }
}
