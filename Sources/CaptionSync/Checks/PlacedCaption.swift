import CaptionAnalysis

/// A caption with its times in the programme, after the file's own error is taken out.
struct PlacedCaption: Sendable {
  /// When it appears, in seconds of the programme.
  let start: Double
  /// When it vanishes.
  let end: Double
  /// When its words are over at the latest.
  let bodyEnd: Double
  let characters: Int
  let cue: Int

  init(_ caption: SpokenCaption, _ match: ProgrammeMatch) {
    let line = match.piece(at: caption.start)?.line ?? SyncLine()
    start = line(caption.start)
    end = line(caption.end)
    bodyEnd = line(caption.start + caption.body)
    characters = caption.characters
    cue = caption.cue
  }

  var range: Range<Double> { start..<max(start, end) }
}

/// Captions in the programme: the spoken ones, the labels, and all that is shown.
struct PlacedCaptions: Sendable {
  let spoken: [PlacedCaption]
  let labels: [PlacedCaption]
  /// Both, in the order in which they appear.
  let all: [PlacedCaption]

  init(_ captions: TrackCaptions, _ match: ProgrammeMatch) {
    spoken = captions.spoken.map { PlacedCaption($0, match) }.sorted { $0.start < $1.start }
    labels = captions.labels.map { PlacedCaption($0, match) }.sorted { $0.start < $1.start }
    all = (spoken + labels).sorted { $0.start < $1.start }
  }

  /// The cue of the caption that appears last before a moment; nil for none.
  func cue(before time: Double) -> Int? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? all[low - 1].cue : nil
  }
}
