/// What a media track says of itself, by the raw values of `AVMediaCharacteristic`.
///
/// There is no value for SDH: a track is SDH when it bears ``transcribesSpokenDialog`` and
/// ``describesMusicAndSound`` together, see `areSDH`. Values that are not listed here, private ones
/// included, can be held and are kept as they are.
public struct MediaCharacteristic: RawRepresentable, Sendable, Hashable {
  /// The exact text of the tag; compared byte by byte.
  public let rawValue: String

  /// Makes a characteristic of the text of a tag.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The track transcribes what is said, and names the speaker wherever the picture does not.
  public static let transcribesSpokenDialog = MediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog"
  )

  /// The track describes music and other sounds, significant silences included.
  public static let describesMusicAndSound = MediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound"
  )

  /// The track describes what is seen; for audible tracks only.
  public static let describesVideo = MediaCharacteristic(
    rawValue: "public.accessibility.describes-video"
  )

  /// The track has been edited to be read with ease.
  public static let easyToRead = MediaCharacteristic(rawValue: "public.easy-to-read")

  /// The track holds only what every viewer needs, whatever language the viewer chose.
  ///
  /// HLS says this with `FORCED=YES` and does not list the value among its characteristics.
  public static let containsOnlyForcedSubtitles = MediaCharacteristic(
    rawValue: "public.subtitles.forced-only"
  )

  /// The track is a translation of the original.
  public static let languageTranslation = MediaCharacteristic(rawValue: "public.translation")

  /// The track is in the language in which the programme was made.
  public static let isOriginalContent = MediaCharacteristic(rawValue: "public.original-content")

  /// The track belongs to the main programme.
  public static let isMainProgramContent = MediaCharacteristic(
    rawValue: "public.main-program-content"
  )

  /// The track goes beside the main programme, as a commentary does.
  public static let isAuxiliaryContent = MediaCharacteristic(rawValue: "public.auxiliary-content")

  /// A program wrote or translated the track.
  public static let machineGenerated = MediaCharacteristic(rawValue: "public.machine-generated")
}

extension Sequence<MediaCharacteristic> {
  /// Whether the characteristics make a track SDH: both accessibility values of captions.
  ///
  /// Nothing else says that a track is SDH, so it is never held beside them.
  public var areSDH: Bool {
    contains(.transcribesSpokenDialog) && contains(.describesMusicAndSound)
  }
}
