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
