import CaptionModel

/// Lists faults up to a number, and counts those beyond it.
///
/// Damaged files can have a fault in every second byte. Nobody reads a million messages, and their
/// memory would be many times that of the file.
struct ReportTally {
  private let limit: Int
  private var count = 0
  private var last: (info: DiagnosticInfo, range: Range<Int>, cue: Int?)?

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(
    _ info: DiagnosticInfo,
    _ message: String,
    _ range: Range<Int>,
    cue: Int?,
    to diagnostics: inout [Diagnostic]
  ) {
    count += 1
    guard count > limit else {
      diagnostics.append(Diagnostic(info, message, range: range, cue: cue))
      return
    }
    last = (info, range, cue)
  }

  /// Tells how many there are beyond the limit and where the last one is, and begins anew.
  mutating func summarise(in diagnostics: inout [Diagnostic]) {
    if let last {
      let more = count - limit
      let message =
        more == 1
        ? "one more fault here is not described"
        : "\(more) more faults up to here, of this kind and others, are not listed"
      diagnostics.append(Diagnostic(last.info, message, range: last.range, cue: last.cue))
    }
    count = 0
    last = nil
  }
}
