/// What is on screen from one time to another.
public struct TimelineInterval: Sendable, Hashable {
  /// The cues that one region shows.
  public struct Shown: Sendable, Hashable {
    /// The region's id, or nil for the default one.
    public var region: String?
    /// The plain text of each cue with text, in document order.
    public var paragraphs: [String]

    /// Makes a record.
    public init(region: String?, paragraphs: [String]) {
      self.region = region
      self.paragraphs = paragraphs
    }
  }

  /// When the interval begins; inclusive.
  public var begin: MediaTime
  /// When it ends; exclusive.
  ///
  /// Nil where the text stays until the programme ends.
  public var end: MediaTime?
  /// The regions that show text, in document order, the default one first.
  public var regions: [Shown]

  /// Makes an interval.
  public init(begin: MediaTime, end: MediaTime?, regions: [Shown]) {
    self.begin = begin
    self.end = end
    self.regions = regions
  }
}

extension CaptionDocument {
  /// What is on screen when: intervals with text, in order, neighbours that show the same joined.
  ///
  /// Cues that end before or when they begin, and cues with nothing but white space, never show.
  public func timeline() -> [TimelineInterval] {
    var result: [TimelineInterval] = []
    forEachInterval { result.append($0) }
    return result
  }

  /// Gives each interval of ``timeline()`` as soon as it is known.
  ///
  /// Where many cues overlap, all intervals together are many times as large as the captions.
  ///
  /// - Parameter body: Takes an interval; what it throws ends the walk.
  public func forEachInterval<Failure: Error>(
    _ body: (TimelineInterval) throws(Failure) -> Void
  ) throws(Failure) {
    let shown = cues.indices.filter { index in
      let cue = cues[index]
      if let end = cue.end, end <= cue.begin { return false }
      return cue.text.utf8.contains { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    }
    var instants: Set<MediaTime> = []
    for index in shown {
      instants.insert(cues[index].begin)
      if let end = cues[index].end { instants.insert(end) }
    }
    let ordered = instants.sorted()
    let byBegin = shown.sorted { (cues[$0].begin, $0) < (cues[$1].begin, $1) }
    var rank: [String: Int] = [:]
    for (index, region) in regions.enumerated() where rank[region.id] == nil {
      rank[region.id] = index
    }

    // Made once, since a cue is in as many intervals as others begin and end meanwhile.
    var texts = [String](repeating: "", count: cues.count)
    for index in shown { texts[index] = cues[index].text.string }

    // Held back, since the next one may show the same.
    var last: TimelineInterval?
    var active: [Int] = []
    var next = 0
    for (number, begin) in ordered.enumerated() {
      active.removeAll { index in cues[index].end.map { $0 <= begin } ?? false }
      while next < byBegin.count, cues[byBegin[next]].begin == begin {
        active.append(byBegin[next])
        next += 1
      }
      guard !active.isEmpty else { continue }
      let end = number + 1 < ordered.count ? ordered[number + 1] : nil
      let regions = shownRegions(active.sorted(), texts, rank)
      if last?.end == begin, last?.regions == regions {
        last?.end = end
      } else {
        if let last { try body(last) }
        last = TimelineInterval(begin: begin, end: end, regions: regions)
      }
    }
    if let last { try body(last) }
  }

  private func shownRegions(
    _ active: [Int],
    _ texts: [String],
    _ rank: [String: Int]
  ) -> [TimelineInterval.Shown] {
    var shown: [TimelineInterval.Shown] = []
    var places: [String?: Int] = [:]
    for index in active {
      let region = cues[index].region
      if let place = places[region] {
        shown[place].paragraphs.append(texts[index])
      } else {
        places[region] = shown.count
        shown.append(.init(region: region, paragraphs: [texts[index]]))
      }
    }
    guard shown.count > 1 else { return shown }
    let order = shown.enumerated().sorted { left, right in
      let first = left.element.region.map { rank[$0] ?? Int.max } ?? -1
      let second = right.element.region.map { rank[$0] ?? Int.max } ?? -1
      return (first, left.offset) < (second, right.offset)
    }
    return order.map(\.element)
  }
}
