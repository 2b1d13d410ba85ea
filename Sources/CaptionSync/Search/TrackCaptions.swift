public import CaptionAnalysis
import CaptionModel

/// The captions of a track, parted into those with spoken words and those for sounds and song.
public struct TrackCaptions: Sendable {
  /// Captions with spoken words, in the order in which they begin.
  public private(set) var spoken: [SpokenCaption] = []
  /// Labels for sounds and music, and lyrics, in the order in which they begin; a caption may stand in
  /// both lists.
  public private(set) var labels: [SpokenCaption] = []

  /// Takes the captions of a track; those without text are left out.
  public init(_ track: Track) {
    let rate = Self.charactersPerSecond(track.language)
    var counting = Counting()
    counting.labels = false
    let order = track.playOrder
    for position in order.indices {
      let index = order[position]
      guard track.facts[index].lines > 0 else { continue }
      let cue = track.cues[index]
      // An open end lasts until the next caption.
      var end = cue.end?.seconds
      if end == nil, position + 1 < order.count {
        end = track.cues[order[position + 1]].begin.seconds
      }
      let start = cue.begin.seconds
      let parts = track.parts(ofCue: index)
      let isSpoken =
        track.facts[index].hasDialogue
        && (parts.isEmpty || parts.contains { $0.kind == .dialogue })
      let isLabel = track.facts[index].hasSound || !track.facts[index].hasDialogue
      var characters = track.facts[index].characters
      if parts.contains(where: { $0.kind != .dialogue && $0.kind != .turn }) {
        characters = track.halves(ofCue: index, counting).all / 2
      }
      let caption = SpokenCaption(
        start: start,
        end: max(start, end ?? start + 3),
        characters: characters,
        cue: index,
        rate: rate
      )
      if isSpoken { add(caption) }
      if isLabel { labels.append(caption) }
    }
  }

  /// Adds a caption; two that appear together are spoken together.
  private mutating func add(_ caption: SpokenCaption) {
    guard let last = spoken.last, last.start == caption.start else {
      spoken.append(caption)
      return
    }
    spoken[spoken.count - 1].characters += caption.characters
    spoken[spoken.count - 1].end = max(last.end, caption.end)
    spoken[spoken.count - 1].body = max(
      last.body,
      caption.body,
      min(spoken[spoken.count - 1].end - last.start, last.body + caption.body, 5)
    )
  }

  /// How many characters of a language are spoken in a second, roughly.
  private static func charactersPerSecond(_ language: String?) -> Double {
    switch language?.prefix(while: { $0 != "-" }).lowercased() {
    case "zh", "ja", "yue": 6
    case "ko": 7
    default: 13
    }
  }
}
