import CaptionModel

/// Bytes of many texts in one array, since an array for each takes twice the room and most of the time.
///
/// The array can be shared once nothing more is added to it, so cues get their texts a little later.
struct TTMLTextPool: Sendable {
  /// How many bytes are put together.
  private static let length = 65_536

  var bytes: [UInt8] = []
  /// The cues that wait for the bytes of their texts.
  private var cues: [Int] = []

  /// Whether texts are to be handed out.
  var isFull: Bool { bytes.count >= Self.length }

  /// Makes room for texts of a source of some length, where there is none.
  mutating func prepare(_ sourceLength: Int) {
    guard bytes.isEmpty else { return }
    bytes.reserveCapacity(min(Self.length + 1024, sourceLength))
  }

  /// Notes that a cue's text is a part of the bytes.
  mutating func note(_ cue: Int) { cues.append(cue) }

  /// Gives the cues the bytes of their texts.
  mutating func empty(into list: inout [Cue]) {
    for cue in cues { list.setStorage(bytes, ofCue: cue) }
    cues.removeAll(keepingCapacity: true)
    // The cues have them now.
    bytes = []
  }
}
