import CaptionFormats
import CaptionModel
import CaptionRules

/// Which findings are the same before and after a fix: those of one kind about one cue.
///
/// Keys are numbers, so that those of a file can be sorted and gone through side by side.
struct FindingKey: Hashable, Comparable {
  private let number: UInt64

  /// - Parameters:
  ///   - kind: The number of the kind, by ``FindingKinds``.
  ///   - cue: The index of the cue, or -1 for the file.
  init(kind: Int, cue: Int) {
    number = UInt64(kind) << 40 | UInt64(cue + 1)
  }

  /// The index of the cue, or -1 for the file.
  var cue: Int { Int(number & (1 << 40 - 1)) - 1 }
  /// The number of the kind.
  var kind: Int { Int(number >> 40) }

  static func < (left: FindingKey, right: FindingKey) -> Bool { left.number < right.number }
}

/// Gives each kind of finding, by its code, a number.
struct FindingKinds {
  private(set) var codes: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of code: String) -> Int {
    if let known = numbers[code] { return known }
    numbers[code] = codes.count
    codes.append(code)
    return codes.count - 1
  }
}

/// A file between fixes.
struct FixState {
  let source: SourceText
  let result: ReadResult
  let report: LintReport

  /// The keys of all findings in order, each as often as it is found.
  ///
  /// - Parameter origins: The names by which cues are called; nil for their own indices.
  func keys(_ kinds: inout FindingKinds, origins: [Int]? = nil) -> [FindingKey] {
    var keys: [FindingKey] = []
    keys.reserveCapacity(result.diagnostics.count + report.order.count)
    func name(_ cue: Int?) -> Int {
      guard let cue else { return -1 }
      guard let origins, origins.indices.contains(cue) else { return cue }
      return origins[cue]
    }
    for diagnostic in result.diagnostics {
      keys.append(FindingKey(kind: kinds.number(of: diagnostic.code), cue: name(diagnostic.cue)))
    }
    let numbers = report.run.map { kinds.number(of: $0) }
    for number in report.order {
      let number = Int(number)
      keys.append(
        FindingKey(kind: numbers[report.rule(of: number)], cue: name(report.cue(of: number)))
      )
    }
    keys.sort()
    return keys
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
  /// How many findings of its kind are to be gone, by their cues; -1 for the file.
  var mends: [(cue: Int, count: Int)]
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
