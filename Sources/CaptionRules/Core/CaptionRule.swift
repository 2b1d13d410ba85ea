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

/// The kind of thing that a rule looks at.
public enum RuleSubject: String, Sendable, Hashable, CaseIterable {
  /// The captions of one track.
  case track
  /// Audio descriptions beside the captions of the same programme.
  case descriptions
  /// An HLS playlist, with the files that it names.
  case playlist
  /// An MP4 or QuickTime movie: what its tracks say of themselves.
  case movie
  /// The files of a title, and what their names say.
  case set
}
