/// What the captions should be after edits, to hold a file that was edited against.
///
/// A format may not hold each time exactly, so times that were edited may differ by less than a
/// millisecond; everything else has to be the same.
public struct EditedDocument: Sendable {
  private let before: CaptionDocument
  private var times: [Int: (begin: MediaTime?, end: MediaTime?)] = [:]
  private var texts: [Int: [(range: Range<Int>, replacement: [UInt8])]] = [:]

  /// The index that each cue had before the edits, in the order after them.
  public private(set) var origins: [Int]

  /// Works out what edits make of a document; nil where they contradict each other or name what is
  /// not there.
  public init?(_ document: CaptionDocument, _ edits: [CueEdit]) {
    before = document
    origins = Array(document.cues.indices)
    var removed: Set<Int> = []
    for edit in edits {
      if let cue = edit.cue, !document.cues.indices.contains(cue) { return nil }
      switch edit {
      case .begin(let cue, let time):
        guard times[cue]?.begin == nil else { return nil }
        times[cue, default: (nil, nil)].begin = time
      case .end(let cue, let time):
        guard times[cue]?.end == nil else { return nil }
        times[cue, default: (nil, nil)].end = time
      case .text(let cue, let range, let replacement):
        guard range.upperBound <= document.cues[cue].text.utf8.count else { return nil }
        texts[cue, default: []].append((range, Array(replacement.utf8)))
      case .remove(let cue):
        guard removed.insert(cue).inserted else { return nil }
      case .sortByBegin:
        origins.sort { document.cues[$0].begin < document.cues[$1].begin }
      case .renumber: break
      }
    }
    for cue in texts.keys {
      texts[cue]?.sort { $0.range.lowerBound < $1.range.lowerBound }
      let ranges = texts[cue] ?? []
      for (first, second) in zip(ranges, ranges.dropFirst())
      where first.range.upperBound > second.range.lowerBound
        || first.range.lowerBound == second.range.lowerBound
      {
        return nil
      }
    }
    for cue in removed where times[cue] != nil || texts[cue] != nil { return nil }
    if !removed.isEmpty { origins.removeAll { removed.contains($0) } }
  }

  /// What speaks against taking a document for this one.
  public enum Difference: Sendable, Hashable {
    /// These cues, by their indices before the edits, are not what they should be.
    case cues([Int])
    /// There is another number of cues, or something besides the cues has changed.
    case document
  }

  /// Compares a document with what it should be; nil where it is that.
  public func difference(from after: CaptionDocument) -> Difference? {
    guard after.cues.count == origins.count, after.language == before.language,
      after.title == before.title, after.regions == before.regions,
      after.styles == before.styles, after.extras == before.extras
    else { return .document }
    var wrong: [Int] = []
    for (index, origin) in origins.enumerated() where !isExpected(after.cues[index], origin) {
      wrong.append(origin)
    }
    return wrong.isEmpty ? nil : .cues(wrong)
  }

  private func isExpected(_ cue: Cue, _ origin: Int) -> Bool {
    var known = before.cues[origin]
    if let edited = times[origin] {
      if let begin = edited.begin {
        guard Self.isNear(cue.begin, begin) else { return false }
        known.begin = cue.begin
      }
      if let end = edited.end {
        guard let actual = cue.end, Self.isNear(actual, end) else { return false }
        known.end = actual
      }
    }
    if let edits = texts[origin] {
      guard isExpected(cue.text, known.text, edits) else { return false }
      known.text = cue.text
    }
    return known == cue
  }

  private static func isNear(_ left: MediaTime, _ right: MediaTime) -> Bool {
    let distance = left > right ? left - right : right - left
    return distance.units < MediaTime.unitsPerMillisecond
  }

  private func isExpected(
    _ text: CaptionText,
    _ known: CaptionText,
    _ edits: [(range: Range<Int>, replacement: [UInt8])]
  ) -> Bool {
    let edited = edits.map { ByteEdit($0.range, $0.replacement) }
      .applied(to: Array(known.utf8.contiguous))
    guard let edited, text.utf8.contiguous.elementsEqual(edited),
      text.spans.count == known.spans.count
    else { return false }
    let moves = Moves(edits)
    return zip(text.spans, known.spans).allSatisfy { new, old in
      new.kind == old.kind && new.classes == old.classes && new.depth == old.depth
        && moves.places(of: old.range.lowerBound).contains(new.range.lowerBound)
        && moves.places(of: old.range.upperBound).contains(new.range.upperBound)
    }
  }

  /// How far edits, which are in order, move what stands behind them.
  private struct Moves {
    private var edits: [(range: Range<Int>, length: Int, shiftBefore: Int)] = []

    init(_ edits: [(range: Range<Int>, replacement: [UInt8])]) {
      var shift = 0
      for (range, replacement) in edits {
        self.edits.append((range, replacement.count, shift))
        shift += replacement.count - range.count
      }
    }

    /// Where a place in a text may be after the edits: anywhere in a replacement that it was inside
    /// of.
    func places(of offset: Int) -> ClosedRange<Int> {
      // The last edit that begins before the place; a cue may have thousands.
      var (low, high) = (0, edits.count)
      while low < high {
        let middle = (low + high) / 2
        if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return offset...offset }
      let edit = edits[low - 1]
      if offset < edit.range.upperBound {
        let start = edit.range.lowerBound + edit.shiftBefore
        return start...start + edit.length
      }
      let moved = offset + edit.shiftBefore + edit.length - edit.range.count
      return moved...moved
    }
  }
}
