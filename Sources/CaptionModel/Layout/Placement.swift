/// Where a cue's text stands in the picture, in the terms of WebVTT's cue box.
///
/// This is the one vocabulary that WebVTT cue settings, SubRip's `{\an}` and TTML regions all map
/// to. Percentages are of the picture's width or height. A cue without a placement stands where
/// the player puts captions: centred at the bottom.
public struct Placement: Sendable, Hashable {
  /// The direction in which lines follow each other.
  public enum WritingMode: Sendable, Hashable {
    /// Lines run across, the next one below.
    case horizontal
    /// Lines run down, the next one to the left (WebVTT `vertical:rl`, TTML `tbrl`).
    case verticalGrowingLeft
    /// Lines run down, the next one to the right (WebVTT `vertical:lr`, TTML `tblr`).
    case verticalGrowingRight
  }

  /// Where the box of lines stands across the writing direction.
  public enum Line: Sendable, Hashable {
    /// A line of the picture's grid: 0 is the first, -1 the last.
    case number(Double)
    /// A share of the picture's height, or width for vertical text.
    case percent(Double)
  }

  /// Which edge of the box stands at the line.
  public enum LineAlign: Sendable, Hashable {
    /// The edge of the first line.
    case start
    /// The middle of the box.
    case center
    /// The edge of the last line.
    case end
  }

  /// Which edge of the box stands at the position.
  public enum PositionAlign: Sendable, Hashable {
    /// As ``TextAlign`` says.
    case auto
    /// The left edge, or the top one for vertical text.
    case lineLeft
    /// The middle of the box.
    case center
    /// The right edge, or the bottom one for vertical text.
    case lineRight
  }

  /// How lines are aligned inside the box.
  public enum TextAlign: Sendable, Hashable {
    /// To the side where the text's own direction begins.
    case start
    /// To the middle.
    case center
    /// To the side where the text's own direction ends.
    case end
    /// To the left, or the top for vertical text.
    case left
    /// To the right, or the bottom for vertical text.
    case right
  }

  /// The direction in which lines follow each other.
  public var writingMode = WritingMode.horizontal
  /// Where the box stands across the writing direction; nil lets the player choose.
  public var line: Line?
  /// Which edge of the box stands at ``line``.
  public var lineAlign = LineAlign.start
  /// Where the box stands along the writing direction, in percent; nil lets the alignment decide.
  public var position: Double?
  /// Which edge of the box stands at ``position``.
  public var positionAlign = PositionAlign.auto
  /// The box's length along the writing direction, in percent.
  public var size = 100.0
  /// How lines are aligned inside the box.
  public var textAlign = TextAlign.center

  /// Makes the ordinary placement: everything as the player chooses.
  public init() {}

  /// Whether this says no more than having no placement says.
  public var isDefault: Bool { self == Placement() }
}
