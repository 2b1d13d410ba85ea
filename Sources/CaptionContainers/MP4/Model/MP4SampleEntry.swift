public import CaptionModel

/// How a track's samples are written (ISO/IEC 14496-12, 8.5.2).
public struct MP4SampleEntry: Sendable, Hashable {
  /// What an entry says of text.
  public enum Content: Sendable, Hashable {
    /// 3GPP timed text, `tx3g`.
    case timedText(MP4TextStyling)
    /// QuickTime text, `text`.
    case quickTimeText(MP4TextStyling)
    /// WebVTT, `wvtt`, with the header of the file as it was (ISO/IEC 14496-30, 7.5).
    case webVTT(header: [UInt8], label: String?)
    /// A TTML document for each sample, `stpp`: namespaces, schemas and media types, each a list of
    /// words (ISO/IEC 14496-12, 12.6.3).
    case ttml(namespaces: String, schemas: String, mediaTypes: String)
    /// Anything else.
    case other
  }

  /// The name of the format; of encrypted samples that of what is encrypted.
  public var format: FourCC
  /// The bytes of its box.
  public var range: Range<Int>
  /// Whether the samples are encrypted.
  public var isEncrypted = false
  /// What it says of text.
  public var content = Content.other

  /// Makes an entry of which only the format is known.
  public init(format: FourCC, range: Range<Int>) {
    self.format = format
    self.range = range
  }

  /// The display flags of timed text; nil for other formats.
  public var displayFlags: UInt32? {
    if case .timedText(let styling) = content { styling.displayFlags } else { nil }
  }

  /// Whether some samples are said to be forced, or all are (QuickTime File Format, Subtitle Sample
  /// Description: 0x40000000 and 0x80000000).
  public var forced: Forced {
    guard let flags = displayFlags else { return .none }
    if flags & 0x8000_0000 != 0 { return .all }
    return flags & 0x4000_0000 != 0 ? .some : .none
  }

  /// Which samples are said to be forced.
  public enum Forced: String, Sendable, Hashable {
    /// No sample.
    case none
    /// Those that hold an `frcd` box.
    case some
    /// All samples.
    case all
  }
}

/// How text is drawn where a sample says nothing else.
public struct MP4TextStyling: Sendable, Hashable {
  /// A rectangle in pixels, from the upper left corner of the track's picture.
  public struct Box: Sendable, Hashable {
    /// The upper edge.
    public var top: Int
    /// The left edge.
    public var left: Int
    /// The lower edge.
    public var bottom: Int
    /// The right edge.
    public var right: Int

    /// Makes a rectangle.
    public init(top: Int, left: Int, bottom: Int, right: Int) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Whether it has neither width nor height.
    public var isEmpty: Bool { right <= left || bottom <= top }
  }

  /// A run of characters drawn alike.
  public struct Run: Sendable, Hashable {
    /// The characters, from 0; one may be several bytes long.
    public var characters: Range<Int>
    /// Whether they are bold.
    public var isBold = false
    /// Whether they are italic.
    public var isItalic = false
    /// Whether they are underlined.
    public var isUnderlined = false
    /// Their colour.
    public var color: Color

    /// Makes a run of ordinary text.
    public init(characters: Range<Int>, color: Color) {
      self.characters = characters
      self.color = color
    }
  }

  /// What is to be done with the text.
  public var displayFlags: UInt32 = 0
  /// Where it stands from left to right: 0 left, 1 in the middle, -1 right.
  public var horizontal = 1
  /// Where it stands from top to bottom: 0 at the top, 1 in the middle, -1 at the bottom.
  public var vertical = -1
  /// The colour behind it.
  public var background = Color(rgb: 0, alpha: 0)
  /// Where it is drawn.
  public var box = Box(top: 0, left: 0, bottom: 0, right: 0)
  /// How characters are drawn that no run of a sample covers.
  public var style = Run(characters: 0..<0, color: Color(rgb: 0xFFFFFF))

  /// Makes what ordinary subtitles have.
  public init() {}
}
