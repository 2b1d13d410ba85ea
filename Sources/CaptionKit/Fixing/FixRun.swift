import CaptionFormats
import CaptionModel
import CaptionRules

/// Makes the fixes of one file, kind by kind, until none is left that can be made.
struct FixRun {
  private let fixer: FileFixer
  private let format: CaptionFormat
  private let encoding: FileEncoding
  private var trial: FixTrial

  private(set) var state: FixState
  private(set) var made: [FixedFile.MadeFix] = []
  /// The fixes that the last round did not make.
  private(set) var refused: [FixedFile.RefusedFix] = []

  /// So many rounds are enough for any file that people make; a cycle ends here as well.
  private static let mostRounds = 24

  init(_ fixer: FileFixer, _ format: CaptionFormat, _ encoding: FileEncoding, _ file: CaptionFile) {
    self.fixer = fixer
    self.format = format
    self.encoding = encoding
    state = FixState(source: file.source, result: file.result, report: fixer.lint(file.result))
    trial = FixTrial(fixer, format, bytes: file.source.bytes.count)
  }

  mutating func run() {
    for _ in 0..<Self.mostRounds {
      refused = []
      trial.beginRound()
      let known = made.count
      for code in codes() { makeFixes(of: code) }
      if made.count == known { break }
    }
  }

  /// The kinds of findings that have fixes: the format's own, then those of rules in their order.
  private func codes() -> [String] {
    let remedies = fixer.mendsFormat ? Set(format.remedies.keys) : []
    let read = Set(state.result.diagnostics.map(\.code)).intersection(remedies).sorted()
    return read + RuleCatalog.all.map(\.id).filter { state.report.holds($0) }
  }

  // MARK: One kind

  private mutating func makeFixes(of code: String) {
    var candidates = candidates(of: code)
    while !candidates.isEmpty {
      var chosen: [FixCandidate] = []
      var postponed: [FixCandidate] = []
      choose(from: candidates, &chosen, &postponed)
      guard !chosen.isEmpty else { return }
      let outcome = trial.settle(chosen, of: code, on: state)
      refused += outcome.refused
      if let new = outcome.state {
        let others = othersMended(with: code, by: new)
        state = new
        made += outcome.made.map {
          .init(code: code, title: $0.fix.title, findings: $0.mends.reduce(0) { $0 + $1.count })
        }
        made += others
        // The others are made of what is there now.
        return
      }
      candidates = postponed
    }
  }

  /// The reader's faults of other kinds that are gone since they have the same remedy.
  private func othersMended(with code: String, by new: FixState) -> [FixedFile.MadeFix] {
    guard fixer.mendsFormat, let remedy = format.remedies[code] else { return [] }
    let kinds = format.remedies.keys.filter { $0 != code && format.remedies[$0] == remedy }
    return kinds.sorted().compactMap { kind in
      func count(_ state: FixState) -> Int { state.result.diagnostics.count { $0.code == kind } }
      let mended = count(state) - count(new)
      guard mended > 0 else { return nil }
      return FixedFile.MadeFix(code: kind, title: remedy.title, findings: mended)
    }
  }

  /// The fixes of a kind of finding, the same one only once.
  private mutating func candidates(of code: String) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    var known: [[CueEdit]: Int] = [:]
    func add(_ diagnostic: Diagnostic, _ fix: Fix) {
      let cue = diagnostic.cue ?? -1
      guard let index = known[fix.edits] else {
        known[fix.edits] = candidates.count
        candidates.append(FixCandidate(finding: diagnostic, fix: fix, mends: [(cue, 1)]))
        return
      }
      if let place = candidates[index].mends.firstIndex(where: { $0.cue == cue }) {
        candidates[index].mends[place].count += 1
      } else {
        candidates[index].mends.append((cue, 1))
      }
    }
    if let remedy = format.remedies[code], fixer.mendsFormat {
      for diagnostic in state.result.diagnostics where diagnostic.code == code {
        add(diagnostic, Fix(remedy.title, [remedy]))
      }
    }
    for finding in state.report.fixable(by: code) {
      guard let fix = finding.fix, fix.safety == .safe || fixer.includesUnsafe else { continue }
      add(finding.diagnostic, fix)
    }
    return candidates
  }

  /// Chooses fixes that do not touch the same places; the others wait.
  private mutating func choose(
    from candidates: [FixCandidate],
    _ chosen: inout [FixCandidate],
    _ postponed: inout [FixCandidate]
  ) {
    var fields: Set<CueField> = []
    var edits: [Int: EditedPlaces] = [:]
    let edit = format.editor(state.result, state.source)
    let isWhole = candidates.contains { $0.isStructural }
    for var candidate in candidates {
      if isWhole, !chosen.isEmpty {
        postponed.append(candidate)
        continue
      }
      // What cues that are taken out leave behind is worked out for all at once.
      if !candidate.removes {
        do throws(EditRefusal) {
          candidate.bytes = try edit(candidate.fix.edits)
        } catch {
          refused.append(candidate.refused(error.reason))
          continue
        }
      }
      guard encoding.holds(candidate.bytes) else {
        refused.append(
          candidate.refused("\(state.source.encoding) lacks a character that it would write")
        )
        continue
      }
      let own = candidate.fix.edits.compactMap(CueField.init)
      let isFree =
        fields.isDisjoint(with: own)
        && (candidate.removes || candidate.isStructural
          || candidate.cues.allSatisfy { edits[$0]?.areFree(for: candidate.bytes) ?? true })
      guard isFree else {
        postponed.append(candidate)
        continue
      }
      fields.formUnion(own)
      for cue in Set(candidate.cues) {
        edits[cue, default: EditedPlaces()].take(candidate.bytes)
      }
      chosen.append(candidate)
    }
  }
}

/// The places that edits change, in order, so that a new one is held against its neighbours alone.
struct EditedPlaces {
  private var ranges: [Range<Int>] = []

  /// Whether edits change none of the places that others do.
  func areFree(for edits: [ByteEdit]) -> Bool {
    edits.allSatisfy { edit in
      let next = index(after: edit.range.lowerBound)
      if next > 0 {
        let before = ranges[next - 1]
        if before.upperBound > edit.range.lowerBound
          || before.lowerBound == edit.range.lowerBound
        {
          return false
        }
      }
      return next == ranges.count || ranges[next].lowerBound >= edit.range.upperBound
    }
  }

  /// Adds the places of edits.
  mutating func take(_ edits: [ByteEdit]) {
    for edit in edits { ranges.insert(edit.range, at: index(after: edit.range.lowerBound)) }
  }

  /// The index of the first range that begins behind an offset.
  private func index(after offset: Int) -> Int {
    if let last = ranges.last, last.lowerBound <= offset { return ranges.count }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What an edit changes of a cue and only one edit can.
private struct CueField: Hashable {
  private var cue: Int
  private var name: UInt8

  init?(_ edit: CueEdit) {
    switch edit {
    case .begin(let cue, _): (self.cue, name) = (cue, 0)
    case .end(let cue, _): (self.cue, name) = (cue, 1)
    case .remove(let cue): (self.cue, name) = (cue, 2)
    case .text, .sortByBegin, .renumber: return nil
    }
  }
}

extension CueEdit {
  /// What an edit of the whole file does, for people.
  fileprivate var title: String {
    switch self {
    case .renumber: "number the cues one after the other"
    case .sortByBegin: "sort the cues by their begins"
    default: "mend it"
    }
  }
}
