/// A change of one cue, or of the order of all, in terms of the model.
///
/// Cues are named by their indices in the document as it was before the change.
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
  /// The numbers above the cues count from one, in formats that number them.
  case renumber

  /// The index of the cue that is changed; nil where it is the whole file.
  public var cue: Int? {
    switch self {
    case .begin(let cue, _), .end(let cue, _), .text(let cue, _, _), .remove(let cue): cue
    case .sortByBegin, .renumber: nil
    }
  }
}
