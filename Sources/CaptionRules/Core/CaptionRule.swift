public import CaptionAnalysis

/// A check of captions that states what it finds and leaves it to others how grave that is.
///
/// A rule is one file in the folder Rules and one line in ``RuleCatalog/entries``. It looks at the
/// whole track at once. It finds nothing in what it cannot judge; evidence that it needs at all is
/// declared in its ``RuleInfo``, so that a rule without evidence counts as not run.
public protocol CaptionRule: Sendable {
  /// What the rule may be told.
  associatedtype Options: RuleOptions

  /// What the catalogue knows of the rule.
  static var info: RuleInfo { get }

  /// Makes the rule.
  init(options: Options)

  /// Reports every place that departs from the rule, in any order.
  func check(_ track: Track, report: (Finding) -> Void)
}

/// What a rule says of a place.
public struct Finding: Sendable, Hashable {
  /// The part of a cue's source that a finding points at.
  public enum Place: Sendable, Hashable {
    /// The whole file.
    case file
    /// The whole cue with this index.
    case cue(Int)
    /// The times of the cue with this index.
    case timing(Int)
    /// The text of the cue with this index.
    case text(Int)

    /// The index of the cue, or nil for the file.
    public var cue: Int? {
      switch self {
      case .file: nil
      case .cue(let index), .timing(let index), .text(let index): index
      }
    }
  }

  /// Where.
  public var place: Place
  /// What is wrong, in lower case, with the measured and the allowed value, no full stop.
  public var message: String
  /// Further places that explain it.
  public var notes: [Note]

  /// A further place that explains a finding.
  public struct Note: Sendable, Hashable {
    /// Where.
    public var place: Place
    /// What stands there.
    public var message: String

    /// Makes a note.
    public init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// Makes a finding.
  public init(_ place: Place, _ message: String, notes: [Note] = []) {
    self.place = place
    self.message = message
    self.notes = notes
  }
}

/// The kind of thing that a rule looks at.
public enum RuleSubject: String, Sendable, Hashable, CaseIterable {
  /// The captions of one track.
  case track
}
