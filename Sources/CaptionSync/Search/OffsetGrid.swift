/// The shifts at which captions are tried: from `first` on, in steps of some records.
struct OffsetGrid: Sendable {
  /// The first shift, in records.
  let first: Int
  /// How many shifts there are.
  let count: Int
  /// How many records lie between two shifts.
  let step: Int

  /// Makes the shifts from so many seconds before a centre until as many after it.
  init(centre: Double, range: Double, step: Int) {
    let side = Int((range / EvidenceSums.step / Double(step)).rounded())
    first = EvidenceGrid.record(centre) - side * step
    count = 2 * side + 1
    self.step = step
  }

  /// A shift in seconds.
  func shift(at index: Int) -> Double { Double(first + index * step) * EvidenceSums.step }
}

/// The records between which a caption is spoken if it is not shifted.
struct CaptionRecords: Sendable {
  /// The body: what can hold the words.
  let body: Range<Int>
  /// What ought to be silent before it; empty where the caption before is near.
  let lead: Range<Int>
  /// Where speech that belongs to no caption ends before it, and begins behind it.
  let gap: (end: Int, begin: Int)
  /// Its end and its begin, which keep their order in programme time.
  let span: Range<Int>
  /// How long its body lasts, in seconds.
  let length: Double

  /// Places captions at a speed, in the order in which they begin.
  static func of(_ captions: [SpokenCaption], slope: Double) -> [CaptionRecords] {
    var all: [CaptionRecords] = []
    all.reserveCapacity(captions.count)
    for (index, caption) in captions.enumerated() {
      let start = EvidenceGrid.record(slope * caption.start)
      let bodyEnd = EvidenceGrid.record(slope * (caption.start + caption.body))
      let end = max(start, EvidenceGrid.record(slope * caption.end))
      let before = index > 0 ? caption.start - captions[index - 1].end : .infinity
      let quiet = min(0.4, before - 0.1)
      let leadEnd = EvidenceGrid.record(slope * caption.start - 0.05)
      let lead = quiet > 0 ? Int((quiet / EvidenceSums.step).rounded()) : 0
      let next =
        index + 1 < captions.count
        ? EvidenceGrid.record(slope * captions[index + 1].start) : end
      all.append(
        CaptionRecords(
          body: start..<max(start, bodyEnd),
          lead: leadEnd - lead..<leadEnd,
          gap: (end: start, begin: min(end, max(start, next))),
          span: start..<end,
          length: slope * caption.body
        )
      )
    }
    return all
  }
}
