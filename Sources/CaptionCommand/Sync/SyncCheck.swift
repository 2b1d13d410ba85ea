import CaptionKit

/// A file with how it fits what it is held against, and what the rules find in that.
struct SyncCheck: Sendable {
  let file: CaptionFile
  let path: String
  let counterpart: SyncCounterpart
  /// What the rules found in the file as it is.
  let report: LintReport
  /// What they would find in the corrected captions; nil where nothing was corrected.
  var remaining: LintReport?
  /// Whether corrected captions were written.
  var isWritten = false
  private let track: Track
  private let options: LintOptions

  /// Runs the rules on a track that was matched.
  init(
    _ file: CaptionFile,
    _ track: Track,
    _ options: LintOptions,
    path: String,
    _ counterpart: SyncCounterpart
  ) {
    self.file = file
    self.track = track
    self.options = options
    self.path = path
    self.counterpart = counterpart
    report = Linter.lint(track, options: options)
  }

  /// How the captions fit.
  var match: ProgrammeMatch {
    track.context.match
      ?? ProgrammeMatch(
        .unchecked("nobody listened"),
        detector: "",
        isReference: false,
        duration: 0
      )
  }

  /// How sure that is, in hundredths.
  var confidence: String { plainDecimal((match.confidence * 100).rounded(.down) / 100) }

  /// The language of the captions, where anybody says it.
  var language: String? { track.language }

  /// Matches other captions with the same counterpart, and runs the rules on them.
  func check(_ document: CaptionDocument) -> (match: ProgrammeMatch, report: LintReport) {
    let changed = Track(document, context: track.context)
    let match = counterpart.match(changed)
    return (match, Linter.lint(changed.matched(with: match), options: options))
  }

  /// Makes the command end as findings ask for, of a correction as those that are left do.
  func note(_ console: inout Console) {
    let report = remaining ?? report
    let isBad = report.run.indices.contains { rule in
      report.severity(ofRule: rule) > .advice && report.holds(report.run[rule])
    }
    if isBad { console.note(.findings) }
  }

  /// The file with its findings as reports show them, without what its reader says.
  var checked: CheckedFile {
    var checked = CheckedFile(file, report, path: path, onlyRefusal: false)
    _ = checked.removeAll { item in
      if case .remark = item { return true }
      return false
    }
    return checked
  }
}
