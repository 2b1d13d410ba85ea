/// A caption: text that is shown from one time to another.
///
/// A cue is held as it was found, even when it is wrong: the end may lie before the begin, and
/// texts may be empty. Repair is a transform that somebody asks for.
public struct Cue: Sendable, Hashable {
  /// The name or number by which the file calls the cue, or nil.
  public var identifier: String?

  /// When the cue appears; inclusive.
  public var begin: MediaTime

  /// When the cue disappears; exclusive.
  ///
  /// Nil where it stays until the programme ends.
  public var end: MediaTime?

  /// What is shown.
  public var text: CaptionText

  /// Where the text stands; nil where the player decides.
  ///
  /// In a region, only the alignment of the text and the cue's own line settings count.
  public var placement: Placement?

  /// The id of the region in which the cue is shown, or nil.
  public var region: String?

  /// What only some formats can say of a cue.
  public var extras: Extras

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
    self.identifier = identifier
    self.begin = begin
    self.end = end
    self.text = text
    self.placement = placement
    self.region = region
    self.extras = extras
  }

  /// The names of those who speak, in order of first appearance in the text's voice spans.
  ///
  /// Labels typed into the text are not looked at here.
  public var speakers: [String] { text.speakers }

  /// How long the cue is shown; nil for an open end, negative where the end lies before the begin.
  public var duration: MediaTime? { end.map { $0 - begin } }
}
