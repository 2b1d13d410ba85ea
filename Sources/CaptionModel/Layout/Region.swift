/// A part of the picture in which cues are shown.
public struct Region: Sendable, Hashable {
  /// What the region's place is made of.
  public enum Geometry: Sendable, Hashable {
    /// A rectangle, as TTML has it.
    case box(Box)
    /// A box of lines held by an anchor, as WebVTT has it.
    case anchored(Anchored)
  }

  /// A rectangle of the picture (TTML2, 8.1.1 `layout` and 10.2 styling attributes).
  public struct Box: Sendable, Hashable {
    /// Distance of the left edge from the picture's, in percent of its width.
    public var x: Double
    /// Distance of the top edge from the picture's, in percent of its height.
    public var y: Double
    /// Width in percent of the picture's.
    public var width: Double
    /// Height in percent of the picture's.
    public var height: Double
    /// Where the lines stand in the rectangle, across the writing direction.
    public var displayAlign = DisplayAlign.before
    /// The direction in which lines follow each other.
    public var writingMode = Placement.WritingMode.horizontal

    /// Makes a rectangle, in percent of the picture.
    public init(
      x: Double = 0,
      y: Double = 0,
      width: Double = 100,
      height: Double = 100,
      displayAlign: DisplayAlign = .before,
      writingMode: Placement.WritingMode = .horizontal
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.displayAlign = displayAlign
      self.writingMode = writingMode
    }
  }

  /// Where lines stand in a box: at the side of the first line, in the middle, or at the last.
  public enum DisplayAlign: Sendable, Hashable {
    /// At the side where the first line belongs: the top for horizontal text.
    case before
    /// In the middle.
    case center
    /// At the side where the last line belongs: the bottom for horizontal text.
    case after
  }

  /// A WebVTT region's settings (WebVTT, 4.4.1 and 6.2).
  public struct Anchored: Sendable, Hashable {
    /// Width in percent of the picture's.
    public var width = 100.0
    /// Height in lines; a whole number, which the format does not bound.
    public var lines = 3.0
    /// The point of the region that stands at the viewport anchor, in percent of the region.
    public var regionAnchor = Point(x: 0, y: 100)
    /// The point of the picture at which the region is held, in percent.
    public var viewportAnchor = Point(x: 0, y: 100)
    /// Whether new lines push older ones up.
    public var scrollsUp = false

    /// Makes a region with the specification's initial values.
    public init() {}
  }

  /// A point, in percent of what it lies in.
  public struct Point: Sendable, Hashable {
    /// Distance from the left edge.
    public var x: Double
    /// Distance from the top edge.
    public var y: Double

    /// Makes a point, in percent.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The name by which cues refer to the region.
  public var id: String
  /// Where the region stands.
  public var geometry: Geometry
  /// Style properties of the region itself, such as its background.
  public var style: TextStyle

  /// Makes a region.
  public init(id: String, geometry: Geometry, style: TextStyle = TextStyle()) {
    self.id = id
    self.geometry = geometry
    self.style = style
  }
}
