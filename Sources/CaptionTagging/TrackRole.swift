/// What a track is meant for.
///
/// What a track is meant for is somebody's word; what it claims by that are its characteristics.
public enum TrackRole: String, Sendable, CaseIterable {
  /// Subtitles for the deaf and hard of hearing, in any language: dialogue, speakers, music and
  /// sounds.
  case sdh
  /// The same in the language that is heard.
  case captions
  /// Dialogue only.
  case subtitles
  /// Only what every viewer needs, such as foreign dialogue and signs.
  case forced
  /// Captions that have been edited to be read with ease.
  case easyReader = "easy-reader"
  /// Dialogue in another language than the original one.
  case translation
  /// Text that describes the picture, to be spoken to viewers who cannot see it.
  case descriptions

  /// The characteristics that the role claims, in the order in which they are written.
  ///
  /// Descriptions in text claim none: ``MediaCharacteristic/describesVideo`` is for audible tracks.
  public var characteristics: [MediaCharacteristic] {
    switch self {
    case .sdh, .captions: [.transcribesSpokenDialog, .describesMusicAndSound]
    case .subtitles, .descriptions: []
    case .forced: [.containsOnlyForcedSubtitles]
    case .easyReader: [.easyToRead]
    case .translation: [.languageTranslation]
    }
  }
}
