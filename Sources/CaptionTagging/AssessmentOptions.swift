public import CaptionAnalysis
public import CaptionModel

/// What is known of the programme, and where the lines are drawn.
///
/// No standard gives these limits: they are proposals of this project, to be set as one sees fit.
/// The most and the least that are allowed are allowed themselves; what holds from a value on holds
/// at that value. They have names and explanations as ``AssessmentThreshold/all``.
public struct AssessmentOptions: Sendable {
  // MARK: What is known

  /// How long the programme is; nil where nobody says, and then its ends are not judged.
  public var programmeDuration: MediaTime?
  /// The language of the original, as a BCP 47 tag; nil where nobody says.
  public var originalLanguage: String?
  /// Another track of the programme: in the same language the regular one, in another one the
  /// original.
  public var compared: Track?
  /// The language of the other track, as a BCP 47 tag; nil takes what it says, or what its words are
  /// in.
  public var comparedLanguage: String?
  /// The name of the file calls it a commentary.
  public var isCalledCommentary = false
  /// Somebody states that nothing is said in the programme.
  public var hasNoDialogue = false
  /// Somebody states that neither music nor another sound is heard in the programme.
  public var hasNoSound = false

  // MARK: How far the track reaches

  /// The longest stretch without cues at the beginning or end of the programme.
  public var longestUncoveredEdge = MediaTime(seconds: 5 * 60)
  /// The largest share of the programme that such a stretch takes up, where it is longer than
  /// ``shortestUncoveredEdge``; percent.
  public var shareOfUncoveredEdge = 25
  /// The longest stretch at either end of a programme that is never too long.
  public var shortestUncoveredEdge = MediaTime(seconds: 60)
  /// The longest stretch between two cues.
  public var longestGap = MediaTime(seconds: 10 * 60)
  /// The least share of a regular track's cues with words during which the track has words too;
  /// percent.
  public var shareOfDialogue = 90

  // MARK: How it can be read

  /// The highest speed, in characters a second; nil takes 20 for languages that put spaces between
  /// words, and judges no other.
  public var readingSpeed: Int?
  /// The largest share of cues that may be read faster; percent.
  public var shareOfFastCues = 10
  /// The largest share of cues that may begin before an earlier one ends; percent.
  public var shareOfOverlaps = 10
  /// The most lines of a cue.
  public var mostLines = 3

  // MARK: Labels

  /// The share of cues with names or sounds from which on a file has them throughout; percent.
  public var shareOfLabels = 10
  /// The least share of marked turns whose speaker is named that bears out a claim; percent.
  public var shareOfNamedTurns = 10
  /// The fewest labels for sounds and music in ten minutes that bear out a claim.
  public var soundsInTenMinutes = 3

  // MARK: Forced subtitles

  /// The shortest stretch from first to last cue over which density says anything.
  public var shortestDenseStretch = MediaTime(seconds: 5 * 60)
  /// The cues a minute from which on a file covers the programme densely.
  public var denseCuesPerMinute = 6
  /// The largest share of a regular track's cues with words that a forced one repeats; percent.
  public var shareOfForced = 50

  // MARK: Text that is easy to read

  /// The most words a minute.
  public var easyWordsPerMinute = 120
  /// The most words in a sentence, on average.
  public var easyWordsPerSentence = 10
  /// The share of cues with the words of a regular track from which on both have the same text;
  /// percent.
  public var shareOfSameText = 90

  // MARK: Language and origin

  /// The fewest words by which a language is told.
  public var wordsToTellLanguage = 100
  /// The share of cues with the begin of a cue of another track from which on both run parallel;
  /// percent.
  public var shareOfParallelTimes = 80
  /// How far apart two cues begin that count as parallel.
  public var parallelOffset = MediaTime(milliseconds: 500)
  /// The share of cues that roll on word by word from which on a program seems to have written them;
  /// percent.
  public var shareOfRollingCues = 50

  // MARK: Descriptions of the picture

  /// The fewest descriptions in ten minutes.
  public var descriptionsInTenMinutes = 5
  /// The largest share of the time of descriptions in which words are said; percent.
  public var shareOverDialogue = 10
  /// The most words of a description that are spoken in a minute.
  public var spokenWordsPerMinute = 180

  /// How many cues are given as evidence at most.
  public var mostCues = 5

  /// Makes options with their defaults.
  public init() {}
}
