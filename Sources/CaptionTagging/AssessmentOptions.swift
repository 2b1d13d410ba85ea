public import CaptionModel

/// What is known of the programme, and where the lines are drawn.
///
/// No standard gives these limits: they are proposals of this project, to be set as one sees fit.
public struct AssessmentOptions: Sendable {
  /// How long the programme is; nil where nobody says, and then coverage is not judged.
  public var programmeDuration: MediaTime?
  /// Somebody states that nothing is said in the programme.
  public var hasNoDialogue = false
  /// Somebody states that neither music nor another sound is heard in the programme.
  public var hasNoSound = false

  /// The longest stretch without cues at the beginning or end of the programme; inclusive.
  public var longestUncoveredEdge = MediaTime(seconds: 5 * 60)
  /// The share of cues with names or sounds from which on a file has them throughout; inclusive.
  public var shareOfLabels = 0.1
  /// The shortest stretch from first to last cue over which density says anything; inclusive.
  public var shortestDenseStretch = MediaTime(seconds: 5 * 60)
  /// The cues a minute from which on a file covers the programme densely; inclusive.
  public var denseCuesPerMinute = 6.0
  /// How many cues are given as evidence at most.
  public var mostCues = 5

  /// Makes options with their defaults.
  public init() {}
}
