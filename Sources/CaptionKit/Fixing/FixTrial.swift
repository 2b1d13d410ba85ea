import CaptionFormats
import CaptionModel
import CaptionRules

/// Tries fixes out: many at once, and where that fails, without those that are to blame.
///
/// Each trial reads and checks the whole file, so there are to be few: fixes that may be to blame
/// are tried out together with others far enough away for each fault to have one cause.
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
  private var kinds = FindingKinds()
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

  /// Makes as many of the candidates, all of one kind, as can be made.
  mutating func settle(
    _ candidates: [FixCandidate],
    of code: String,
    on base: FixState
  ) -> Outcome {
    var outcome = Outcome()
    let before = base.keys(&kinds)
    let kind = kinds.number(of: code)
    let positions = base.positions
    var queue = [candidates]
    // No kind may take all that is left from those that come after it.
    let reserve = budget / 2
    while let chunk = queue.popLast() {
      guard !chunk.isEmpty else { continue }
      guard budget > reserve else {
        outcome.refused += chunk.map { $0.refused("there is too much to try out") }
        continue
      }
      budget -= 1
      switch evaluate(outcome.made + chunk, kind, on: base, before) {
      case .success(let state):
        outcome.state = state
        outcome.made += chunk
      case .failure(let fault):
        if chunk.count == 1 {
          outcome.refused.append(chunk[0].refused(fault.reason))
          continue
        }
        let neighbourhood = FixNeighbourhood(chunk, positions)
        let blamed = neighbourhood.blamed(for: fault.cues)
        // Tried once the others are made, unless there is nobody else to blame.
        let doubtful = blamed.filter { $0.value == .perhaps }.keys.sorted()
        let groups = neighbourhood.groupsApart(doubtful)
        guard !blamed.isEmpty, doubtful.count < chunk.count || groups.count > 1 else {
          queue.append(Array(chunk[(chunk.count / 2)...]))
          queue.append(Array(chunk[..<(chunk.count / 2)]))
          continue
        }
        for group in groups.reversed() { queue.append(group.map { chunk[$0] }) }
        var rest: [FixCandidate] = []
        for (index, candidate) in chunk.enumerated() {
          switch blamed[index] {
          case nil: rest.append(candidate)
          case .surely?: outcome.refused.append(candidate.refused(fault.reason))
          case .perhaps?: break
          }
        }
        if doubtful.isEmpty, let next = queue.popLast() {
          // What is not to blame is tried with those that come next, which spares a trial.
          queue.append(rest + next)
        } else {
          queue.append(rest)
        }
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

  private mutating func evaluate(
    _ candidates: [FixCandidate],
    _ kind: Int,
    on base: FixState,
    _ before: [FindingKey]
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
    let after = state.keys(&kinds, origins: expected.origins)
    if let fault = fault(in: after, before, candidates, kind) { return .failure(fault) }
    return .success(state)
  }

  /// What speaks against fixes: findings that are new, or that are still there.
  private func fault(
    in after: [FindingKey],
    _ before: [FindingKey],
    _ candidates: [FixCandidate],
    _ kind: Int
  ) -> Fault? {
    var new: Set<Int> = []
    var code: String?
    var known = 0
    for key in after {
      while known < before.count, before[known] < key { known += 1 }
      if known < before.count, before[known] == key {
        known += 1
      } else {
        new.insert(key.cue)
        let own = kinds.codes[key.kind]
        code = min(code ?? own, own)
      }
    }
    if let code { return Fault(reason: "it would bring a finding of \(code)", cues: new) }
    var due: [FindingKey: Int] = [:]
    for candidate in candidates {
      for (cue, count) in candidate.mends {
        due[FindingKey(kind: kind, cue: cue), default: 0] += count
      }
    }
    var left: Set<Int> = []
    for (key, count) in due
    where after.count(of: key) > max(before.count(of: key) - count, 0) {
      left.insert(key.cue)
    }
    return left.isEmpty ? nil : Fault(reason: "the finding would not be gone", cues: left)
  }
}

extension [FindingKey] {
  /// How often a key stands in keys that are in order.
  fileprivate func count(of key: FindingKey) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < key { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end] == key { end += 1 }
    return end - low
  }
}
