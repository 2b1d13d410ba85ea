public import CaptionModel

/// A cue as 3GPP Timed Text can hold it: plain text, and styles of stretches of it.
public struct TimedTextCue: Sendable, Hashable {
  /// The look of a stretch of text (3GPP TS 26.245, 5.17.1.1).
  public struct Style: Sendable, Hashable {
    /// The stretch, counted in characters, which are Unicode scalars.
    public var range: Range<Int>
    /// Whether it is bold.
    public var isBold: Bool
    /// Whether it is italic.
    public var isItalic: Bool
    /// Whether it is underlined.
    public var isUnderlined: Bool
    /// Its colour; nil for the track's.
    public var color: Color?

    /// Makes a style.
    public init(
      _ range: Range<Int>,
      isBold: Bool = false,
      isItalic: Bool = false,
      isUnderlined: Bool = false,
      color: Color? = nil
    ) {
      self.range = range
      self.isBold = isBold
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.color = color
    }
  }

  /// When it appears, in milliseconds; at least 0.
  public var begin: Int
  /// When it disappears; later than the begin.
  public var end: Int
  /// The text as UTF-8.
  public var text: [UInt8]
  /// The styles that differ from the track's, in order and none over another.
  public var styles: [Style]
  /// Whether the cue is shown even where the viewer asked for no subtitles.
  public var isForced: Bool
  /// 0 at the bottom of the picture, 1 in the middle, 2 at the top: the order of cues shown together.
  public var row: Int
  /// The index of the cue in the document.
  public var index: Int

  /// The number of characters of the text.
  public var characterCount: Int {
    text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
