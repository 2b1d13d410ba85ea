public import CaptionModel

/// A change of the captions that mends a finding, in terms of the model.
///
/// Formats turn the edits into the smallest change of their own bytes.
public struct Fix: Sendable, Hashable {
  /// Whether a fix may be made without asking.
  public enum Safety: String, Sendable, Hashable {
    /// It cannot change what the captions mean.
    case safe
    /// It may.
    case unsafe
  }

  /// What it does, in lower case, no full stop: `end 40 ms earlier`.
  public var title: String
  /// Whether it may be made without asking.
  public var safety: Safety
  /// The changes, which are made all or not at all.
  public var edits: [CueEdit]

  /// Makes a fix.
  public init(_ title: String, safety: Safety = .safe, _ edits: [CueEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// A change of one cue, which is named by its index in the document.
public enum CueEdit: Sendable, Hashable {
  /// The cue begins then.
  case begin(cue: Int, MediaTime)
  /// The cue ends then.
  case end(cue: Int, MediaTime)
  /// Bytes of the cue's visible text, given as UTF-8 offsets, are replaced by a text.
  ///
  /// Markup within the range stays where it is as far as it can.
  case text(cue: Int, range: Range<Int>, replacement: String)
  /// The cue is taken out.
  case remove(cue: Int)
  /// The cues stand in the order of their begins; those with the same begin stay as they are.
  case sortByBegin
}
