/// A caption: text that is shown from one time to another.
///
/// A cue is held as it was found, even when it is wrong: the end may lie before the begin, and
/// texts may be empty. Repair is a transform that somebody asks for.
public struct Cue: Sendable, Hashable {
  /// When the cue appears; inclusive.
  public var begin: MediaTime

  /// The end, or `openEnd` where there is none: an optional would double its size.
  @usableFromInline var storedEnd: MediaTime

  /// What is shown.
  public var text: CaptionText

  /// What few cues have.
  ///
  /// Cues are many and copied often, so it is kept apart.
  @usableFromInline var details: CueDetails?

  /// Makes a cue.
  @inlinable
  public init(
    identifier: String? = nil,
    begin: MediaTime,
    end: MediaTime?,
    text: CaptionText,
    placement: Placement? = nil,
    region: String? = nil,
    extras: Extras = Extras()
  ) {
    self.begin = begin
    storedEnd = end ?? Cue.openEnd
    self.text = text
    if identifier != nil || placement != nil || region != nil || !extras.isEmpty {
      details = CueDetails(
        identifier: identifier,
        placement: placement,
        region: region,
        extras: extras
      )
    }
  }

  @usableFromInline static let openEnd = MediaTime.max

  /// When the cue disappears; exclusive.
  ///
  /// Nil where it stays until the programme ends; ``MediaTime/max`` means the same.
  @inlinable
  public var end: MediaTime? {
    get { storedEnd.units == .max ? nil : storedEnd }
    set { storedEnd = newValue ?? Cue.openEnd }
  }

  /// The name or number by which the file calls the cue, or nil.
  @inlinable
  public var identifier: String? {
    get { details?.identifier }
    set { set(newValue, placement, region, extras) }
  }

  /// Where the text stands; nil where the player decides.
  ///
  /// In a region, only the alignment of the text and the cue's own line settings count.
  @inlinable
  public var placement: Placement? {
    get { details?.placement }
    set { set(identifier, newValue, region, extras) }
  }

  /// The id of the region in which the cue is shown, or nil.
  @inlinable
  public var region: String? {
    get { details?.region }
    set { set(identifier, placement, newValue, extras) }
  }

  /// What only some formats can say of a cue.
  @inlinable
  public var extras: Extras {
    get { details?.extras ?? Extras() }
    set { set(identifier, placement, region, newValue) }
  }

  @usableFromInline
  mutating func set(
    _ identifier: String?,
    _ placement: Placement?,
    _ region: String?,
    _ extras: Extras
  ) {
    let isPlain = identifier == nil && placement == nil && region == nil && extras.isEmpty
    details =
      isPlain
      ? nil
      : CueDetails(identifier: identifier, placement: placement, region: region, extras: extras)
  }

  /// The names of those who speak, in order of first appearance in the text's voice spans.
  ///
  /// Labels typed into the text are not looked at here.
  public var speakers: [String] { text.speakers }

  /// How long the cue is shown; nil for an open end, negative where the end lies before the begin.
  public var duration: MediaTime? { end.map { $0 - begin } }
}

/// What few cues have; never changed once made, so that cues can share it.
@usableFromInline
final class CueDetails: Sendable, Hashable {
  @usableFromInline let identifier: String?
  @usableFromInline let placement: Placement?
  @usableFromInline let region: String?
  @usableFromInline let extras: Extras

  @usableFromInline
  init(identifier: String?, placement: Placement?, region: String?, extras: Extras) {
    self.identifier = identifier
    self.placement = placement
    self.region = region
    self.extras = extras
  }

  @usableFromInline
  static func == (left: CueDetails, right: CueDetails) -> Bool {
    left === right
      || left.identifier == right.identifier && left.placement == right.placement
        && left.region == right.region && left.extras == right.extras
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(placement)
    hasher.combine(region)
    hasher.combine(extras)
  }
}
