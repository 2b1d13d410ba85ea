public import CaptionAnalysis
import CaptionEncoding
import CaptionModel

/// Finds cues that have to be read too fast.
public struct ReadingSpeed: TerseRule {
  /// What may be adjusted.
  public struct Options: RuleOptions, CountsCharacters {
    /// The highest speed, in characters a second; inclusive.
    public var max: Ratio? = 20
    /// The highest speed, in words a minute; inclusive.
    public var maxWords: Ratio?
    /// The least seconds for a number of characters, with straight lines between the points.
    public var table: [OptionValue.Point] = []
    /// By how much the time may fall short of the table; percent, inclusive.
    public var tolerance: Ratio = 0
    /// The time that a cue with a label needs besides.
    public var labelTime: TimeLength?
    /// What counts as a character.
    public var counting = Counting()

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] =
      [
        .limit(
          "max",
          "The highest speed that is allowed; inclusive.",
          unit: "characters a second",
          minimum: Ratio(thousandths: 100),
          \.max
        ),
        .limit(
          "maxWords",
          "The highest speed that is allowed; inclusive.",
          unit: "words a minute",
          minimum: 1,
          \.maxWords
        ),
        .points(
          "table",
          "The least time for a number of characters, as points of a line.",
          unit: "characters:seconds",
          \.table
        ),
        .number(
          "tolerance",
          "By how much the time may fall short of the table.",
          unit: "percent",
          \.tolerance
        ),
        .optionalLength(
          "labelTime",
          "The time that a cue with a label needs besides its words.",
          \.labelTime
        ),
      ] + countingOptions
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/speed",
    aliases: ["reading-speed", "max-cps"],
    "A cue has to be read faster than the limit.",
    severity: .warning,
    evidence: [.cues, .cueEnds],
    text: .init(
      checks: "The characters or words of each cue over the time for which it is shown.",
      matters: "Who cannot finish a caption loses both its words and the picture. At 28 characters "
        + "a second viewers understood less and left more unread (Kruger, Wisniewska and Liao, "
        + "2021).",
      measured:
        "A character is an extended grapheme cluster. Spaces, punctuation and labels count, unless "
        + "an option says otherwise; line breaks, markup, ruby annotations and invisible characters "
        + "never do. The comparison is exact, and the printed speed is rounded up, so a cue at the "
        + "limit is never reported. Cues that overlap are measured each on its own; their joint "
        + "load is reading/joint-speed. Chinese, Japanese and Korean are read at far fewer "
        + "characters a second (Netflix: 4 to 14): profiles set that by language.",
      sources: [
        "Netflix, Timed Text Style Guide, English, as quoted on 19 December 2025 and in Subtitle "
          + "Edit's tables of 22 August 2026: 20 characters a second for adults, 17 for children.",
        "Szarkowska and Gerber-Morón, PLOS ONE, 2018: most viewers kept up at 20.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: 160 to 180 words a minute.",
        "French quality charter, 12 December 2011: a table of times, give or take 20 %.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        We walked to the very end of a pier, yes
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ⟦1⟧We walked to the very end of the pier, so
        """,
        "41 characters in 2 s are 20.5 characters a second, more than 20"
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ⟦1⟧One two three four five six seven.
        """,
        "7 words in 2 s are 210 words a minute, more than 180",
        with: ["max=off", "maxWords=180"]
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.500
        ⟦1⟧ANNA: One two three four five six.
        """,
        "7 words in 1.5 s (2.5 s less 1 s for a label) are 280 words a minute, more than 180",
        with: ["max=off", "maxWords=180", "labelTime=1s"]
      ),
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.600
        abcdefghij abcdefghi
        """,
        with: "max=off",
        "table=12:1,20:2,36:3,60:4",
        "tolerance=20"
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.599
        ⟦1⟧abcdefghij abcdefghi
        """,
        "20 characters need 2 s, or 1.6 s at least, but are shown for 1.599 s",
        with: ["max=off", "table=12:1,20:2,36:3,60:4", "tolerance=20"]
      ),
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        We walked to the end of the pier, so
        """,
        with: "spaces=false",
        "max=15"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// What a finding compares, as the number that comes with it.
  private enum Kind: Int {
    case characters
    case words
    case table
  }

  /// Reports each cue that has to be read too fast.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    let wording = Wording(track, options)
    let facts = track.facts
    let isOrdinary = options.counting.isOrdinary
    for index in facts.indices {
      guard let duration = wording.duration(ofCue: index) else { continue }
      if let limit = options.max {
        let halves = isOrdinary ? facts[index].characters * 2 : wording.halves(ofCue: index)
        if Speed(halves, halvesIn: duration).exceeds(limit) {
          report(TerseFinding(.text(index), value: Kind.characters.rawValue))
        }
      }
      if let limit = options.maxWords,
        Speed(facts[index].words * 2 * 60, halvesIn: duration).exceeds(limit)
      {
        report(TerseFinding(.text(index), value: Kind.words.rawValue))
      }
      if !options.table.isEmpty, let time = wording.time(ofCue: index), duration < time.least {
        report(TerseFinding(.text(index), value: Kind.table.rawValue))
      }
    }
    return wording
  }

  /// Says how fast a cue has to be read.
  public struct Wording: FindingWording {
    private let track: Track
    private let options: Options
    private let labelTime: MediaTime?
    /// The words between the numbers, those behind the speed for each limit.
    private let counted: CountedCharacters
    private let inTime = Array(" in ".utf8)
    private let are = Array(" are ".utf8)
    private let tooMany: [[UInt8]]
    /// The highest speeds in characters and in words.
    public let limits: [Finding.Limit]

    fileprivate init(_ track: Track, _ options: Options) {
      self.track = track
      self.options = options
      counted = CountedCharacters(options.counting)
      labelTime = options.labelTime?.duration(at: track.context.frameRate)
      func words(_ limit: Ratio?) -> String { limit.map { "\($0)" } ?? "" }
      limits = [
        .init(words(options.max), unit: "characters a second"),
        .init(words(options.maxWords), unit: "words a minute", option: "maxWords"),
      ]
      tooMany = limits.map { Array(" \($0.unit), more than \($0.allowed)".utf8) }
    }

    /// The time in which a cue has to be read; nil where there is none.
    fileprivate func duration(ofCue index: Int) -> MediaTime? {
      guard let duration = track.duration(ofCue: index) else { return nil }
      guard let labelTime, track.holdsLabel(cue: index) else { return duration }
      return duration > labelTime ? duration - labelTime : nil
    }

    fileprivate func halves(ofCue index: Int) -> Int {
      track.halves(ofCue: index, options.counting).all
    }

    /// The time that a cue needs by the table, and the least that is allowed.
    fileprivate func time(ofCue index: Int) -> (needed: MediaTime, least: MediaTime)? {
      let halves = halves(ofCue: index)
      guard let needed = SpeedTable(options.table).time(forHalves: halves) else { return nil }
      let tolerance = options.tolerance
      let share = Int128(max(100 * tolerance.denominator - tolerance.numerator, 0))
      return (needed, MediaTime(units: needed.units * share / Int128(100 * tolerance.denominator)))
    }

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let index = finding.cue
      guard let duration = duration(ofCue: index), let kind = Kind(rawValue: finding.value) else {
        return
      }
      switch kind {
      case .characters:
        let halves = halves(ofCue: index)
        text.append(most: counted.most) { counted.write(halves: halves, to: &$0) }
        append(Speed(halves, halvesIn: duration), duration, labelOf: index, limit: 0, &text)
      case .words:
        let words = track.facts[index].words
        text.append(words, "word")
        append(Speed(words * 2 * 60, halvesIn: duration), duration, labelOf: index, limit: 1, &text)
      case .table: describeTable(index, duration, &text)
      }
    }

    private func append(
      _ speed: Speed,
      _ duration: MediaTime,
      labelOf index: Int,
      limit: Int,
      _ text: inout FindingText
    ) {
      let thousandths = speed.thousandthsPerSecond
      let milliseconds = duration.milliseconds
      let inTime = inTime.span
      let are = are.span
      let tooMany = tooMany[limit]
      let setAside = setAside(ofCue: index, duration)
      text.append(most: 160 + tooMany.count + setAside.count) { output in
        output.write(inTime)
        output.write(thousandths: milliseconds)
        output.append(0x20)
        output.append(0x73)
        output.write(setAside.span)
        output.write(are)
        output.write(thousandths: thousandths)
        output.write(tooMany.span)
      }
      text.beginMeasured(limit: limit)
      text.append(thousandths: thousandths)
    }

    /// What is said where a part of the time is for a label: ` (2.5 s less 1 s for a label)`.
    private func setAside(ofCue index: Int, _ duration: MediaTime) -> [UInt8] {
      guard let labelTime, let whole = track.duration(ofCue: index), whole > duration else {
        return []
      }
      return Array(" (\(seconds(whole)) less \(seconds(labelTime)) for a label)".utf8)
    }

    private func describeTable(_ index: Int, _ duration: MediaTime, _ text: inout FindingText) {
      guard let time = time(ofCue: index) else { return }
      let least = time.least == time.needed ? "" : ", or \(seconds(time.least)) at least,"
      let halves = halves(ofCue: index)
      text.append(most: counted.most) { counted.write(halves: halves, to: &$0) }
      text.append(" need \(seconds(time.needed))\(least) but are shown for ")
      text.append(seconds: duration)
      text.append(setAside(ofCue: index, duration))
      text.beginMeasured(
        limit: .init(
          decimal(thousandths: time.least.milliseconds),
          unit: "seconds",
          option: "table"
        )
      )
      text.append(thousandths: duration.milliseconds)
    }
  }
}

extension Track {
  /// Whether a cue holds a label for a speaker, a sound or a manner.
  fileprivate func holdsLabel(cue index: Int) -> Bool {
    parts(ofCue: index).contains { part in
      switch part.kind {
      case .dialogue, .lyrics, .turn: false
      default: true
      }
    }
  }
}
