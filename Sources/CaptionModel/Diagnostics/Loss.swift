/// Something that the source says and the target format cannot.
public struct Loss: Sendable, Hashable {
  /// The stable name of what is lost, such as `background-color` or `region`.
  public var feature: String
  /// What is lost, with the value: `background colour #000000`.
  public var what: String
  /// Why the target cannot hold it.
  public var reason: String
  /// The index of the cue, from 0; nil where it is about the whole document.
  public var cue: Int?
  /// Where in the source it stands, as a byte offset; nil where the cue tells or nobody knows.
  public var offset: Int?

  /// Makes a loss.
  public init(
    feature: String,
    what: String,
    reason: String,
    cue: Int? = nil,
    offset: Int? = nil
  ) {
    self.feature = feature
    self.what = what
    self.reason = reason
    self.cue = cue
    self.offset = offset
  }

  /// The same where the cue has no number that anybody knows.
  package var withoutCue: Loss {
    var loss = self
    loss.cue = nil
    return loss
  }
}
