public import CaptionModel

/// What is known of a track besides its captions.
public struct TrackContext: Sendable, Hashable {
  /// The frame rate of the programme; nil where nobody said it.
  public var frameRate: FrameRate?
  /// How long the programme lasts; nil where nobody said it.
  public var duration: MediaTime?
  /// When the picture cuts, in order; nil where nobody said it.
  public var shotChanges: [MediaTime]?
  /// The names of the programme's cast; nil where nobody said them.
  public var cast: [String]?
  /// The language to judge by, as a BCP 47 tag; nil where the document's own declaration counts.
  public var language: String?
  /// Whether the track is a forced narrative, which holds only what viewers of every language need;
  /// nil where nobody said it.
  public var isForcedNarrative: Bool?

  /// The captions of what is said, where the track describes the picture; nil for captions.
  public var dialogue: CaptionDocument?

  /// How the captions fit the programme's sound, or a reference file; nil where nobody listened.
  public var match: ProgrammeMatch?

  /// Makes a context in which nothing is known.
  public init() {}
}
