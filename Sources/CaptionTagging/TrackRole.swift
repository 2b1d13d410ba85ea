/// What a track is meant for.
public enum TrackRole: String, Sendable, CaseIterable {
  /// Subtitles for the deaf and hard of hearing: dialogue, speakers, music and sounds.
  case sdh
  /// Dialogue only.
  case subtitles
  /// Only what every viewer needs, such as foreign dialogue and signs.
  case forced

  /// The characteristics that the role claims, in the order in which they are written.
  public var characteristics: [MediaCharacteristic] {
    switch self {
    case .sdh: [.transcribesSpokenDialog, .describesMusicAndSound]
    case .subtitles: []
    case .forced: [.containsOnlyForcedSubtitles]
    }
  }
}
