import CaptionFormats
import CaptionModel
import CaptionRules

/// Which findings are the same before and after a fix: those of one kind about one cue.
struct FindingKey: Hashable {
  var code: String
  /// The index of the cue, or -1 for the file.
  var cue: Int
}

/// A file between fixes.
struct FixState {
  let source: SourceText
  let result: ReadResult
  let report: LintReport

  /// How many findings there are of each kind about each cue.
  ///
  /// - Parameter origins: The names by which cues are called; nil for their own indices.
  func counts(_ origins: [Int]? = nil) -> [FindingKey: Int] {
    var counts: [FindingKey: Int] = [:]
    func add(_ diagnostic: Diagnostic) {
      var cue = diagnostic.cue ?? -1
      if let origins, origins.indices.contains(cue) { cue = origins[cue] }
      counts[FindingKey(code: diagnostic.code, cue: cue), default: 0] += 1
    }
    for diagnostic in result.diagnostics { add(diagnostic) }
    for finding in report.findings { add(finding.diagnostic) }
    return counts
  }

  /// The position of each cue in the order in which they begin.
  var positions: [Int] {
    let cues = result.document.cues
    var positions = Array(cues.indices)
    let order = cues.indices.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
    for (position, cue) in order.enumerated() { positions[cue] = position }
    return positions
  }
}

/// A fix that may be made, with the findings that it is to mend.
struct FixCandidate {
  var finding: Diagnostic
  var fix: Fix
  /// How many findings of each kind are to be gone.
  var mends: [FindingKey: Int]
  /// The changes of the bytes.
  var bytes: [ByteEdit] = []

  var cues: [Int] { fix.edits.compactMap(\.cue) }

  /// Whether it changes the whole file, so that it is made alone.
  var isStructural: Bool {
    fix.edits.contains { edit in
      switch edit {
      case .sortByBegin, .renumber: true
      default: false
      }
    }
  }

  var removes: Bool {
    fix.edits.contains { edit in
      if case .remove = edit { true } else { false }
    }
  }

  func refused(_ reason: String) -> FixedFile.RefusedFix {
    FixedFile.RefusedFix(finding: finding, title: fix.title, reason: reason)
  }
}
