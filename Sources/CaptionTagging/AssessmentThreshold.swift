import CaptionModel

/// A line that ``AssessmentOptions`` draw, with its name and what it means.
public struct AssessmentThreshold: Sendable {
  /// What the limit counts.
  public enum Unit: Sendable, Hashable {
    /// A length of time.
    case time
    /// A share of a hundred.
    case percent
    /// A whole number, with the words for what is counted.
    case count(String)
  }

  private enum Place: Sendable {
    case time(any WritableKeyPath<AssessmentOptions, MediaTime> & Sendable)
    case whole(any WritableKeyPath<AssessmentOptions, Int> & Sendable)
    case optional(any WritableKeyPath<AssessmentOptions, Int?> & Sendable)
  }

  /// The name by which it is set, such as `longest-edge`.
  public let name: String
  /// What it limits, as a phrase.
  public let meaning: String
  /// What it counts.
  public let unit: Unit
  private let place: Place

  private init(
    _ name: String,
    _ meaning: String,
    _ path: any WritableKeyPath<AssessmentOptions, MediaTime> & Sendable
  ) {
    self.name = name
    self.meaning = meaning
    unit = .time
    place = .time(path)
  }

  private init(
    _ name: String,
    _ meaning: String,
    _ unit: Unit,
    _ path: any WritableKeyPath<AssessmentOptions, Int> & Sendable
  ) {
    self.name = name
    self.meaning = meaning
    self.unit = unit
    place = .whole(path)
  }

  private init(
    _ name: String,
    _ meaning: String,
    _ unit: Unit,
    optional path: any WritableKeyPath<AssessmentOptions, Int?> & Sendable
  ) {
    self.name = name
    self.meaning = meaning
    self.unit = unit
    place = .optional(path)
  }

  /// The threshold of a name, or nil.
  public static func named(_ name: String) -> AssessmentThreshold? {
    all.first { $0.name == name }
  }

  /// The value as it is typed and shown, such as `5m`, `90%` or `20`; `auto` where the language
  /// decides.
  public func value(in options: AssessmentOptions) -> String {
    switch place {
    case .time(let path): Self.text(options[keyPath: path])
    case .whole(let path):
      unit == .percent ? "\(options[keyPath: path])%" : "\(options[keyPath: path])"
    case .optional(let path): options[keyPath: path].map { "\($0)" } ?? "auto"
    }
  }

  /// Sets the value from what somebody typed.
  ///
  /// - Returns: Whether the text is a value of this threshold; nothing is changed where not.
  public func set(_ text: String, in options: inout AssessmentOptions) -> Bool {
    switch place {
    case .time(let path):
      guard let time = MediaTime(distance: text), time >= .zero else { return false }
      options[keyPath: path] = time
    case .whole(let path):
      let digits = unit == .percent && text.hasSuffix("%") ? String(text.dropLast()) : text
      guard let number = Self.number(digits), unit != .percent || number <= 100 else {
        return false
      }
      options[keyPath: path] = number
    case .optional(let path):
      if text == "auto" {
        options[keyPath: path] = nil
        return true
      }
      guard let number = Self.number(text) else { return false }
      options[keyPath: path] = number
    }
    return true
  }

  /// What may be typed, as a phrase.
  public var expectation: String {
    switch unit {
    case .time: "a time such as 5m or 90s"
    case .percent: "a percentage from 0 to 100"
    case .count: "a whole number up to 1000000"
    }
  }

  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(text),
      number <= 1_000_000
    else { return nil }
    return number
  }

  private static func text(_ time: MediaTime) -> String {
    let milliseconds = time.milliseconds
    if milliseconds % 60_000 == 0, milliseconds > 0 { return "\(milliseconds / 60_000)m" }
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}

extension AssessmentThreshold {
  /// Every threshold, in the order in which reports list them.
  public static let all: [AssessmentThreshold] =
    coverage + reading + labels + forced + easyToRead + language + descriptions

  private static let coverage = [
    AssessmentThreshold(
      "longest-edge",
      "the longest stretch without cues at the beginning or end of the programme",
      \.longestUncoveredEdge
    ),
    AssessmentThreshold(
      "edge-share",
      "the largest share of the programme that such a stretch takes up",
      .percent,
      \.shareOfUncoveredEdge
    ),
    AssessmentThreshold(
      "short-edge",
      "the longest such stretch that is never too long, whatever its share",
      \.shortestUncoveredEdge
    ),
    AssessmentThreshold("longest-gap", "the longest stretch between two cues", \.longestGap),
    AssessmentThreshold(
      "dialogue-share",
      "the least share of the compared track's cues with words during which words stand here too",
      .percent,
      \.shareOfDialogue
    ),
  ]

  private static let reading = [
    AssessmentThreshold(
      "reading-speed",
      "the highest reading speed; auto is 20 where words are put apart by spaces, else none",
      .count("characters a second"),
      optional: \.readingSpeed
    ),
    AssessmentThreshold(
      "fast-share",
      "the largest share of cues that may be read faster",
      .percent,
      \.shareOfFastCues
    ),
    AssessmentThreshold(
      "overlap-share",
      "the largest share of cues that may begin before an earlier one ends",
      .percent,
      \.shareOfOverlaps
    ),
    AssessmentThreshold("most-lines", "the most lines of a cue", .count("lines"), \.mostLines),
  ]

  private static let labels = [
    AssessmentThreshold(
      "label-share",
      "the share of cues from which on names or sounds stand throughout",
      .percent,
      \.shareOfLabels
    ),
    AssessmentThreshold(
      "named-share",
      "the least share of turns, as dashes or labels mark them, that name the speaker",
      .percent,
      \.shareOfNamedTurns
    ),
    AssessmentThreshold(
      "sound-rate",
      "the fewest labels for sounds and music that bear out a claim",
      .count("labels in ten minutes"),
      \.soundsInTenMinutes
    ),
  ]

  private static let forced = [
    AssessmentThreshold(
      "dense-stretch",
      "the shortest stretch over which the density of cues says anything",
      \.shortestDenseStretch
    ),
    AssessmentThreshold(
      "dense-rate",
      "the density from which on a file seems to hold all dialogue",
      .count("cues a minute"),
      \.denseCuesPerMinute
    ),
    AssessmentThreshold(
      "forced-share",
      "the largest share of the compared track's cues with words that a forced one repeats",
      .percent,
      \.shareOfForced
    ),
  ]

  private static let easyToRead = [
    AssessmentThreshold(
      "easy-rate",
      "the most words that are easy to read",
      .count("words a minute"),
      \.easyWordsPerMinute
    ),
    AssessmentThreshold(
      "easy-sentence",
      "the most words in a sentence that is easy to read, on average",
      .count("words"),
      \.easyWordsPerSentence
    ),
    AssessmentThreshold(
      "same-text",
      "the share of cues with the compared track's words from which on both have the same text",
      .percent,
      \.shareOfSameText
    ),
  ]

  private static let language = [
    AssessmentThreshold(
      "language-words",
      "the fewest words by which a language is told",
      .count("words"),
      \.wordsToTellLanguage
    ),
    AssessmentThreshold(
      "parallel-share",
      "the share of cues from which on two tracks run parallel",
      .percent,
      \.shareOfParallelTimes
    ),
    AssessmentThreshold(
      "parallel-offset",
      "how far apart two cues begin that count as parallel",
      \.parallelOffset
    ),
    AssessmentThreshold(
      "rolling-share",
      "the share of cues that roll on word by word from which on a program seems to have written them",
      .percent,
      \.shareOfRollingCues
    ),
  ]

  private static let descriptions = [
    AssessmentThreshold(
      "description-rate",
      "the fewest descriptions of the picture",
      .count("descriptions in ten minutes"),
      \.descriptionsInTenMinutes
    ),
    AssessmentThreshold(
      "over-dialogue",
      "the largest share of the time of descriptions in which words are said",
      .percent,
      \.shareOverDialogue
    ),
    AssessmentThreshold(
      "spoken-rate",
      "the most words of a description that are spoken",
      .count("words a minute"),
      \.spokenWordsPerMinute
    ),
    AssessmentThreshold(
      "shown-cues",
      "the most cues given as evidence",
      .count("cues"),
      \.mostCues
    ),
  ]
}
