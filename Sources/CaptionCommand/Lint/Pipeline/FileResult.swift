import CaptionKit

/// All that came of checking one file, which is taken in its turn.
struct FileResult: Sendable {
  /// What happens in order: what is said, and what was checked.
  enum Step: Sendable {
    case message(ConsoleMessage)
    /// What is remarked of the first file alone of which it holds.
    case firstRemark(String)
    case part(CheckedPart)
  }

  /// The path as it was named.
  let path: String
  var steps: [Step] = []
  /// The status that it makes the run end with at least.
  var status = ExitStatus.done
  /// Why the whole run ends with this file, or nil.
  var failure: Failure?
  /// Whether the file was read and holds no captions.
  var isRefused = false
  /// What checks across files need to know of it, as a JSON object, where that was asked for.
  var facts: [UInt8]?
  /// What the rules about sets need to know of it; nil where it has no captions, or they do not run.
  var setFacts: SetFacts?
  /// By what the facts for rules about sets are the same as before; nil where that is not known.
  var setKey: String?
  /// Its entry in the cache, which has these facts, where nobody has asked for them yet.
  var keptFacts: Int64?
  /// Its record as a line of JSON, where that was asked for.
  var record: [UInt8]?
  /// What the next run may know of it, or nil.
  var news: CacheNews?
  /// Whether what was kept of it could not be read.
  var isCacheDamaged = false

  init(_ path: String) {
    self.path = path
  }
}

extension FileResult {
  /// Reports of files with more findings are written as they go out, since they are long.
  private static let mostFindings = 20_000

  /// Has the reports written that hang on one file at a time; nil for none.
  mutating func close(_ reports: FileReports?) {
    guard let reports else { return }
    for index in steps.indices {
      guard case .part(var part) = steps[index], part.tally == nil, !part.isUnread,
        part.file?.items.count ?? 0 <= Self.mostFindings
      else { continue }
      part.close(reports)
      steps[index] = .part(part)
    }
  }

  /// Whether nothing more is taken out of any part.
  var isClosed: Bool {
    steps.allSatisfy { step in
      if case .part(let part) = step { part.tally != nil } else { true }
    }
  }

  /// What a report has written of all parts, by its number among the reports; nil where it has not.
  func written(_ number: Int) -> [UInt8]? {
    var all: [UInt8] = []
    for case .part(let part) in steps {
      guard number < part.written.count, let bytes = part.written[number] else { return nil }
      all += bytes
    }
    return all
  }

  /// Takes what each report wrote of all parts, which stands at the first of them.
  mutating func take(_ written: [[UInt8]?]) {
    var next = written
    for index in steps.indices {
      guard case .part(var part) = steps[index] else { continue }
      part.take(next)
      steps[index] = .part(part)
      next = written.map { $0 == nil ? nil : [] }
    }
  }
}

/// A file that was checked, or one track of a movie.
struct CheckedPart: Sendable {
  /// What was found; nil where no report needs more than what is written already.
  var file: CheckedFile?
  /// Whether it is a file of its own, and not a track of the one before.
  var isFile = true
  /// Whether the file could not even be read, so that it has no numbers.
  var isUnread = false
  /// How many findings were suppressed.
  var suppressed = 0
  /// Which suppressions of configurations took something out.
  var uses = ConfigurationSuppressions()
  /// Its numbers; nil as long as something may still be taken out.
  private(set) var tally: FileTally?
  /// What reports write of it, by their places among the reports, where that was made already.
  private(set) var written: [[UInt8]?] = []

  init(_ file: CheckedFile) {
    self.file = file
  }

  /// Makes a part of which no more than the numbers is known.
  init(_ tally: FileTally) {
    self.tally = tally
  }

  /// Takes what the reports wrote of it.
  mutating func take(_ written: [[UInt8]?]) { self.written = written }

  /// Says that nothing more is taken out, and has the reports that can do it write what they say of it.
  mutating func close(_ reports: FileReports? = nil) {
    guard let file else { return }
    if tally == nil { tally = FileTally(file) }
    guard let reports else { return }
    written = reports.write(file)
    // Source and captions are most of what is held.
    if reports.areAll { self.file = nil }
  }
}

/// The reports of a run that hang on one file at a time, written apart from the others.
struct FileReports: Sendable {
  private let makers: [(@Sendable () -> any FindingsReport)?]

  /// - Parameter makers: What makes each report of the run; nil for one that needs all files in turn.
  init(_ makers: [(@Sendable () -> any FindingsReport)?]) {
    self.makers = makers
  }

  /// Whether there are no other reports.
  var areAll: Bool { makers.allSatisfy { $0 != nil } }

  /// What each report writes of a file; nil for the other ones.
  func write(_ file: CheckedFile) -> [[UInt8]?] {
    makers.map { make in
      guard var report = make?() else { return nil }
      report.add(file)
      return report.take()
    }
  }
}
