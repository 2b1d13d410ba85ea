import CaptionModel

/// Lists the faults of a file up to a number, and counts those beyond it.
///
/// Damaged files can have a fault in every second byte. Nobody reads a million messages, and their
/// memory would be many times that of the file.
struct ReportTally {
  /// After so many faults of the text or the settings of one cue the rest is only counted.
  static let cueLimit = 20
  /// After so many faults of a file the rest is only counted.
  static let fileLimit = 100_000

  private let limit: Int
  /// The faults of the file, listed or not.
  private var count = 0
  private var last: Diagnostic?
  /// The faults of the part of a cue at hand, listed or not.
  private(set) var faultsOfPart = 0
  private var lastOfCue: Diagnostic?

  init(limit: Int = Self.fileLimit) {
    self.limit = limit
  }

  mutating func add(
    _ info: DiagnosticInfo,
    _ message: @autoclosure () -> String,
    _ range: Range<Int>?,
    cue: Int?,
    lost: @autoclosure () -> [Loss] = [],
    to diagnostics: inout [Diagnostic]
  ) {
    count += 1
    if count > limit {
      last = Diagnostic(info, "", range: range, cue: cue)
    } else {
      var diagnostic = Diagnostic(info, message(), range: range, cue: cue)
      diagnostic.lost = lost()
      diagnostics.append(diagnostic)
    }
  }

  /// Adds a fault of the text or the settings of a cue, which ``endPart(in:)`` ends.
  mutating func addToPart(
    _ info: DiagnosticInfo,
    _ message: @autoclosure () -> String,
    _ range: Range<Int>,
    cue: Int?,
    lost: @autoclosure () -> [Loss] = [],
    to diagnostics: inout [Diagnostic]
  ) {
    faultsOfPart += 1
    if faultsOfPart > Self.cueLimit {
      lastOfCue = Diagnostic(info, "", range: range, cue: cue)
    } else {
      add(info, message(), range, cue: cue, lost: lost(), to: &diagnostics)
    }
  }

  /// Ends the text or the settings of a cue: tells how many faults are not listed and where the
  /// last one is.
  mutating func endPart(in diagnostics: inout [Diagnostic]) {
    if let lastOfCue {
      let more = faultsOfPart - Self.cueLimit
      if count < limit {
        count += 1
        diagnostics.append(Self.summary(more, lastOfCue))
      } else {
        count += more
        last = lastOfCue
      }
    }
    lastOfCue = nil
    faultsOfPart = 0
  }

  /// Tells how many faults of the file are beyond the limit and where the last one is, and begins
  /// anew.
  mutating func summarise(in diagnostics: inout [Diagnostic]) {
    if let last { diagnostics.append(Self.summary(count - limit, last)) }
    count = 0
    last = nil
  }

  private static func summary(_ more: Int, _ last: Diagnostic) -> Diagnostic {
    var summary = last
    summary.message =
      more == 1
      ? "one more fault here is not described"
      : "\(more) more faults up to here, of this kind and others, are not listed"
    return summary
  }
}
