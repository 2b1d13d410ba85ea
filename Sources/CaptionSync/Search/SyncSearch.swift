public import CaptionAnalysis

/// Finds where in a programme captions belong, and says nothing where that is no better than chance.
public struct SyncSearch: Sendable {
  /// Fewer captions with spoken words cannot be matched.
  public static let fewestCaptions = 8
  /// In a shorter programme, in seconds, only an offset can be told.
  public static let shortProgramme = 90.0
  /// A smaller offset, in seconds, is none.
  public static let leastOffset = 0.25
  /// A smaller change of the offset over the programme, in seconds, is no drift.
  public static let leastDrift = 0.3
  /// How far around no offset captions are looked for, in seconds, before they are farther away.
  private static let range = 60.0
  /// How far away they are looked for then.
  private static let wideRange = 900.0
  /// An offset so near to the end of the range is none that was found.
  private static let edge = 2.0
  /// What equal speed is given over other ratios, of the time in which words are spoken.
  private static let equalSpeedBonus: Float = 0.03

  /// A speed at which one shift gets less than this share of what another speed gets is not tried.
  private static let hopeless: Float = 0.5

  private let target: SyncTarget
  private let sums: EvidenceSums

  /// Prepares the search in a programme.
  public init(_ target: SyncTarget) {
    self.target = target
    sums = EvidenceSums(target.speech)
  }

  /// What the search came to.
  public struct Result: Sendable {
    /// What is said of the file as a whole, without what single captions miss.
    public var verdict: ProgrammeMatch.Verdict
    /// The pieces in order.
    public var pieces: [ProgrammeMatch.Piece] = []
    /// The pair of frame rates that explains a drift.
    public var ratio: StandardRatio?
    /// How the captions compare with impossible versions of themselves.
    public var test: NullTest?
  }

  /// Places captions, which are given in the order in which they begin.
  public func search(_ captions: [SpokenCaption]) -> Result {
    if captions.count < Self.fewestCaptions {
      return unchecked(
        "it takes \(Self.fewestCaptions) captions with spoken words, and the file has \(captions.count)"
      )
    }
    let percent = Int((100 * sums.share).rounded())
    guard sums.share >= 0.05, sums.share <= 0.95 else {
      return unchecked(
        sums.share < 0.05
          ? "there is hardly any speech (\(percent) % of the time)"
          : "there is nothing but speech (\(percent) % of the time)"
      )
    }
    let words = captions.reduce(0) { $0 + $1.body }
    let near = attempt(captions, words, centre: centre(captions), strictness: 1)
    if let near, near.test.isPassed, !near.isAtEdge { return conclude(captions, near) }
    // Farther away there are more places that fit by chance.
    if let centre = wideCentre(captions),
      let far = attempt(captions, words, centre: centre, strictness: 2),
      far.isPassedStrictly, !far.isAtEdge
    {
      return conclude(captions, far)
    }
    var result = unchecked("the best fit is no better than chance")
    result.test = near?.test
    return result
  }

  private func unchecked(_ reason: String) -> Result { Result(verdict: .unchecked(reason)) }

  // MARK: Searching

  /// Captions with their shifts, at the speed that fits best.
  private struct Attempt {
    var slope: Double
    /// For each caption the shift that was found, in seconds.
    var shifts: [Double]
    var test: NullTest
    var isAtEdge: Bool

    var isPassedStrictly: Bool {
      test.margin >= 2 * NullTest.requiredMargin
        && test.deviations >= 1.25 * NullTest.requiredDeviations
    }
  }

  /// Where the search begins: at no shift, or at whole hours where the file's clock begins with them.
  private func centre(_ captions: [SpokenCaption]) -> Double {
    guard let first = captions.first, first.start > sums.duration else { return 0 }
    return -(first.start / 3600).rounded(.down) * 3600
  }

  /// The shift at which all captions fit best when they are looked for far away.
  private func wideCentre(_ captions: [SpokenCaption]) -> Double? {
    let (search, records) = prepare(
      captions,
      slope: 1,
      OffsetGrid(centre: centre(captions), range: Self.wideRange, step: 25)
    )
    let scores = search.constant(records)
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    return search.grid.shift(at: best)
  }

  private func prepare(
    _ captions: [SpokenCaption],
    slope: Double,
    _ grid: OffsetGrid,
    _ known: EvidenceGrid? = nil
  ) -> (OffsetSearch, [CaptionRecords]) {
    let records = CaptionRecords.of(captions, slope: slope)
    let evidence = known ?? sums.grid(step: grid.step, padding: padding(captions, grid))
    return (OffsetSearch(evidence: evidence, grid: grid, silence: sums.silence), records)
  }

  /// How many records of silence are needed so that captions can be placed at every shift.
  private func padding(_ captions: [SpokenCaption], _ grid: OffsetGrid) -> Int {
    let last = grid.first + (grid.count - 1) * grid.step
    // Some slack, since captions at other speeds lie elsewhere.
    let begin = EvidenceGrid.record(0.95 * (captions.first?.start ?? 0)) + grid.first
    let end = EvidenceGrid.record(1.05 * captions.reduce(0) { max($0, $1.end) }) + last
    let count = target.speech.count
    return min(720_000, max(-begin, end - count, 0) + 200)
  }

  private func attempt(
    _ captions: [SpokenCaption],
    _ words: Double,
    centre: Double,
    strictness: Double
  ) -> Attempt? {
    let grid = OffsetGrid(centre: centre, range: Self.range, step: 5)
    let evidence = sums.grid(step: grid.step, padding: padding(captions, grid))
    let isShort = sums.duration < Self.shortProgramme
    let slopes = isShort ? [1] : self.slopes(captions, words, grid, evidence)
    var best: (score: Float, rank: Float, slope: Double, shifts: [Int])?
    for slope in slopes {
      let (search, records) = prepare(captions, slope: slope, grid, evidence)
      let path: OffsetSearch.Path
      if isShort {
        let scores = search.constant(records)
        guard let place = scores.indices.max(by: { scores[$0] < scores[$1] }) else { continue }
        path = .init(
          score: scores[place],
          shifts: [Int](repeating: place, count: captions.count)
        )
      } else {
        path = search.path(records, isTraced: true)
      }
      let rank = path.score + (slope == 1 ? Self.equalSpeedBonus * Float(words) : 0)
      if best.map({ rank > $0.rank }) ?? true { best = (path.score, rank, slope, path.shifts) }
    }
    guard let best else { return nil }
    let shifts = best.shifts.map { grid.shift(at: $0) }
    // They are turned around where they have been put, so that no rotation leads back there.
    let placed = zip(captions, shifts).map { caption, shift in
      var placed = caption
      placed.start = best.slope * caption.start + shift
      placed.end = placed.start + (caption.end - caption.start)
      return placed
    }
    let nulls = nullScores(placed, isConstant: isShort)
    let limit = Self.range - Self.edge
    return Attempt(
      slope: best.slope,
      shifts: shifts,
      test: NullTest(Double(best.score) / words, nulls.map { Double($0) / words }),
      isAtEdge: shifts.contains { abs($0 - centre) > limit }
    )
  }

  /// The speeds at which captions are worth a closer look: equal speed, and the best of the others.
  private func slopes(
    _ captions: [SpokenCaption],
    _ words: Double,
    _ grid: OffsetGrid,
    _ evidence: EvidenceGrid
  ) -> [Double] {
    func score(_ slope: Double) -> Float {
      let (search, records) = prepare(captions, slope: slope, grid, evidence)
      return search.constant(records).max() ?? -.infinity
    }
    let equal = score(1) + Self.equalSpeedBonus * Float(words)
    let others = StandardRatio.all.map { 1 / $0.ratio }.map { (slope: $0, score: score($0)) }
      .sorted { $0.score > $1.score }.prefix(2)
    // At a wrong speed even the best shift fits few captions.
    let best = max(equal, others.first?.score ?? equal)
    return (equal >= Self.hopeless * best ? [1] : [])
      + others.filter { $0.score >= Self.hopeless * best }.map(\.slope)
  }

  /// The best scores of captions as they cannot be.
  private func nullScores(_ captions: [SpokenCaption], isConstant: Bool) -> [Float] {
    let grid = OffsetGrid(centre: 0, range: Self.range, step: 10)
    let versions = NullTest.versions(of: captions, duration: sums.duration)
    let evidence = sums.grid(
      step: grid.step,
      padding: versions.map { padding($0, grid) }.max() ?? 0
    )
    return versions.map { version in
      let (search, records) = prepare(version, slope: 1, grid, evidence)
      return isConstant
        ? search.constant(records).max() ?? 0 : search.path(records, isTraced: false).score
    }
  }

  // MARK: Concluding

  private func conclude(_ captions: [SpokenCaption], _ found: Attempt) -> Result {
    var pieces = PieceSplitter(sums: sums, slope: found.slope).split(captions, found.shifts)
    let refinement = Refinement(sums: sums, target: target)
    let isShort = sums.duration < Self.shortProgramme
    func line(_ range: Range<Int>) -> SyncLine {
      refinement.line(
        captions[range],
        slope: found.slope,
        shifts: found.shifts[range],
        mayDrift: !isShort && range.count >= 12
      )
    }
    var lines = pieces.map(line)
    var index = 1
    while index < pieces.count {
      let border = captions[pieces[index].lowerBound].start
      if abs(lines[index - 1](border) - lines[index](border)) < 0.3 {
        pieces[index - 1] = pieces[index - 1].lowerBound..<pieces[index].upperBound
        lines[index - 1] = line(pieces[index - 1])
        pieces.remove(at: index)
        lines.remove(at: index)
        index = max(1, index - 1)
      } else {
        index += 1
      }
    }
    let borders = BorderSearch(sums: sums, target: target)
    for index in pieces.indices.dropFirst() {
      let border = borders.border(
        captions,
        (pieces[index - 1], lines[index - 1]),
        (pieces[index], lines[index])
      )
      guard border != pieces[index].lowerBound else { continue }
      pieces[index - 1] = pieces[index - 1].lowerBound..<border
      pieces[index] = border..<pieces[index].upperBound
    }
    var result = Result(verdict: .inSync)
    result.test = found.test
    // One name for all pieces: the one that fits the longest.
    let longest = pieces.indices.max { pieces[$0].count < pieces[$1].count } ?? 0
    let isDrifting = lines.contains { abs(1 / $0.slope - 1) * sums.duration > Self.leastDrift }
    if isDrifting {
      result.ratio = StandardRatio.named(
        1 / lines[longest].slope,
        over: span(captions, pieces[longest])
      )
    }
    for index in pieces.indices {
      let slope = lines[index].slope
      if let ratio = result.ratio,
        abs(1 / slope - ratio.ratio) * span(captions, pieces[index]) < 0.5
      {
        lines[index] = refinement.shift(
          captions[pieces[index]],
          lines[index],
          slope: 1 / ratio.ratio
        )
      } else if slope != 1, abs(slope - 1) * sums.duration <= Self.leastDrift {
        lines[index] = refinement.shift(captions[pieces[index]], lines[index], slope: 1)
      }
    }
    result.pieces = pieces.indices.map { index in
      piece(captions, pieces[index], lines[index], refinement)
    }
    if pieces.count > 1 {
      result.verdict = .pieces
    } else if abs(1 / lines[0].slope - 1) * sums.duration > Self.leastDrift {
      result.verdict = .drift
    } else if abs(result.pieces[0].error) >= Self.leastOffset {
      result.verdict = .offset
    }
    return result
  }

  /// Over how many seconds of the programme a line was found, at least.
  private func span(_ captions: [SpokenCaption], _ range: Range<Int>) -> Double {
    captions[range.upperBound - 1].end - captions[range.lowerBound].start
  }

  private func piece(
    _ captions: [SpokenCaption],
    _ range: Range<Int>,
    _ line: SyncLine,
    _ refinement: Refinement
  ) -> ProgrammeMatch.Piece {
    var unbiased = line
    unbiased.shift += target.bias
    return ProgrammeMatch.Piece(
      firstCue: captions[range.lowerBound].cue,
      lastCue: captions[range.upperBound - 1].cue,
      begin: captions[range.lowerBound].start,
      end: captions[range.upperBound - 1].start,
      line: line,
      captions: range.count,
      agreeing: refinement.onsetErrors(captions[range], unbiased, 0.3).count
    )
  }
}
