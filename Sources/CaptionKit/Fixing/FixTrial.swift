import CaptionFormats
import CaptionModel
import CaptionRules

/// Tries fixes out: many at once, and where that fails, without those that are to blame.
struct FixTrial {
  /// What came of trying.
  struct Outcome {
    /// The file with the fixes that were made; nil where there are none.
    var state: FixState?
    var made: [FixCandidate] = []
    var refused: [FixedFile.RefusedFix] = []
  }

  private let fixer: FileFixer
  private let format: CaptionFormat
  private let reading: ReadingOptions
  /// How often the file may still be read and checked in this round; hostile files would else take
  /// for ever.
  private var budget = 0
  private let budgetOfRound: Int

  init(_ fixer: FileFixer, _ format: CaptionFormat, bytes: Int) {
    self.fixer = fixer
    self.format = format
    var reading = fixer.reading
    reading.formatIsCertain = true
    self.reading = reading
    budgetOfRound = min(max(40_000_000 / (bytes + 1000), 32), 400)
  }

  /// Allows for another round; since each has the same, a last one without a fix stays the last.
  mutating func beginRound() {
    budget = budgetOfRound
  }

  /// Makes as many of the candidates as can be made.
  mutating func settle(_ candidates: [FixCandidate], on base: FixState) -> Outcome {
    var outcome = Outcome()
    let before = base.counts()
    let positions = base.positions
    var queue = [candidates]
    while let chunk = queue.popLast() {
      guard budget > 0 else {
        outcome.refused += chunk.map { $0.refused("there is too much to try out") }
        continue
      }
      budget -= 1
      switch evaluate(outcome.made + chunk, on: base, before) {
      case .success(let state):
        outcome.state = state
        outcome.made += chunk
      case .failure(let fault):
        if chunk.count == 1 {
          outcome.refused.append(chunk[0].refused(fault.reason))
          continue
        }
        let blamed = blamed(in: chunk, for: fault.cues, positions)
        guard !blamed.isEmpty, blamed.count < chunk.count else {
          queue.append(Array(chunk[(chunk.count / 2)...]))
          queue.append(Array(chunk[..<(chunk.count / 2)]))
          continue
        }
        var rest: [FixCandidate] = []
        // Tried alone once the others are made, unless there is nobody else to blame, or there are
        // too many of them: the next round offers them again.
        let areFew = blamed.values.filter { $0 == .perhaps }.count <= budget / 8
        for (index, candidate) in chunk.enumerated() {
          switch blamed[index] {
          case nil: rest.append(candidate)
          case .surely?: outcome.refused.append(candidate.refused(fault.reason))
          case .perhaps? where areFew: queue.append([candidate])
          case .perhaps?: outcome.refused.append(candidate.refused(fault.reason))
          }
        }
        queue.append(rest)
      }
    }
    return outcome
  }

  // MARK: Trying

  private struct Fault: Error {
    var reason: String
    /// The cues, by their indices before the fixes, at which something is wrong.
    var cues: Set<Int>
  }

  private func evaluate(
    _ candidates: [FixCandidate],
    on base: FixState,
    _ before: [FindingKey: Int]
  ) -> Result<FixState, Fault> {
    let edits = candidates.flatMap(\.fix.edits)
    let bytes: [ByteEdit]
    if candidates.contains(where: \.removes) {
      // Cues that are taken out side by side, and the numbers below, change with each other.
      do throws(EditRefusal) {
        bytes = try format.edit(edits, base.result, base.source)
      } catch {
        return .failure(Fault(reason: error.reason, cues: []))
      }
    } else {
      bytes = candidates.flatMap(\.bytes)
    }
    guard let expected = EditedDocument(base.result.document, edits),
      let text = bytes.applied(to: base.source.bytes)
    else { return .failure(Fault(reason: "it meets another fix", cues: [])) }
    let source = SourceText(
      name: base.source.name,
      uncheckedUTF8: text,
      encoding: base.source.encoding,
      diagnostics: base.source.diagnostics
    )
    let result = format.read(source, reading)
    let misread = "the file would be read differently elsewhere"
    guard result.accepted else { return .failure(Fault(reason: misread, cues: [])) }
    switch expected.difference(from: result.document) {
    case nil: break
    case .document: return .failure(Fault(reason: misread, cues: []))
    case .cues(let cues):
      return .failure(Fault(reason: "the cue would not be what it should be", cues: Set(cues)))
    }
    let state = FixState(source: source, result: result, report: fixer.lint(result))
    if let fault = fault(in: state.counts(expected.origins), before, candidates) {
      return .failure(fault)
    }
    return .success(state)
  }

  /// What speaks against fixes: findings that are new, or that are still there.
  private func fault(
    in after: [FindingKey: Int],
    _ before: [FindingKey: Int],
    _ candidates: [FixCandidate]
  ) -> Fault? {
    var new: Set<Int> = []
    var code: String?
    for (key, count) in after where count > before[key, default: 0] {
      new.insert(key.cue)
      code = min(code ?? key.code, key.code)
    }
    if let code { return Fault(reason: "it would bring a finding of \(code)", cues: new) }
    var due: [FindingKey: Int] = [:]
    for candidate in candidates {
      for (key, count) in candidate.mends { due[key, default: 0] += count }
    }
    var left: Set<Int> = []
    for (key, count) in due
    where after[key, default: 0] > max(before[key, default: 0] - count, 0) {
      left.insert(key.cue)
    }
    return left.isEmpty ? nil : Fault(reason: "the finding would not be gone", cues: left)
  }

  // MARK: Blaming

  private enum Blame {
    case surely
    case perhaps
  }

  /// The candidates that touch cues at which something is wrong, or the cues beside them.
  private func blamed(
    in candidates: [FixCandidate],
    for cues: Set<Int>,
    _ positions: [Int]
  ) -> [Int: Blame] {
    guard !cues.isEmpty else { return [:] }
    var byPosition: [Int: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      let mended = candidate.mends.keys.map(\.cue)
      for cue in Set(candidate.cues + mended) where positions.indices.contains(cue) {
        byPosition[positions[cue], default: []].append(index)
      }
    }
    var blamed: [Int: Blame] = [:]
    for cue in cues.sorted() where positions.indices.contains(cue) {
      let place = positions[cue]
      let near = Set((place - 2...place + 2).flatMap { byPosition[$0] ?? [] })
      for index in near where blamed[index] != .surely {
        blamed[index] = near.count == 1 ? .surely : .perhaps
      }
    }
    return blamed
  }
}
