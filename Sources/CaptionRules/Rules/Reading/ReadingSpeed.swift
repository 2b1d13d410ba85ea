public import CaptionAnalysis
import CaptionModel

/// Finds cues that have to be read too fast.
public struct ReadingSpeed: CaptionRule {
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

  /// Reports each cue that is too fast.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let extra = options.labelTime?.duration(at: track.context.frameRate)
    for index in track.facts.indices {
      guard var duration = track.duration(ofCue: index) else { continue }
      if let extra, track.holdsLabel(cue: index) {
        duration = duration - extra
        guard duration > .zero else { continue }
      }
      if let limit = options.max {
        checkCharacters(track, index, duration, limit, report)
      }
      if let limit = options.maxWords {
        checkWords(track, index, duration, limit, report)
      }
      if !options.table.isEmpty { checkTable(track, index, duration, report) }
    }
  }

  private func checkCharacters(
    _ track: Track,
    _ index: Int,
    _ duration: MediaTime,
    _ limit: Ratio,
    _ report: (Finding) -> Void
  ) {
    let counting = options.counting
    let halves =
      counting.isOrdinary
      ? track.facts[index].characters * 2 : track.halves(ofCue: index, counting).all
    guard Speed(halves, halvesIn: duration).exceeds(limit) else { return }
    let measured = Speed(halves, halvesIn: duration).perSecond
    let unit = "characters a second"
    let text = "\(counted(halves: halves, counting)) in \(seconds(duration)) are \(measured)"
    report(
      Finding(
        .text(index),
        "\(text) \(unit), more than \(limit)",
        measurement: .init(measured, allowed: "\(limit)", unit: unit)
      )
    )
  }

  private func checkWords(
    _ track: Track,
    _ index: Int,
    _ duration: MediaTime,
    _ limit: Ratio,
    _ report: (Finding) -> Void
  ) {
    let words = track.facts[index].words
    let speed = Speed(words * 2 * 60, halvesIn: duration)
    guard speed.exceeds(limit) else { return }
    let measured = speed.perSecond
    let unit = "words a minute"
    let text = "\(counted(words, "word")) in \(seconds(duration)) are \(measured) \(unit)"
    report(
      Finding(
        .text(index),
        "\(text), more than \(limit)",
        measurement: .init(measured, allowed: "\(limit)", unit: unit, option: "maxWords")
      )
    )
  }

  private func checkTable(
    _ track: Track,
    _ index: Int,
    _ duration: MediaTime,
    _ report: (Finding) -> Void
  ) {
    let halves = track.halves(ofCue: index, options.counting).all
    guard let needed = SpeedTable(options.table).time(forHalves: halves) else { return }
    let tolerance = options.tolerance
    let share = Int128(max(100 * tolerance.denominator - tolerance.numerator, 0))
    let least = MediaTime(units: needed.units * share / Int128(100 * tolerance.denominator))
    guard duration < least else { return }
    let counted = counted(halves: halves, options.counting)
    let time = least == needed ? "" : ", or \(seconds(least)) at least,"
    report(
      Finding(
        .text(index),
        "\(counted) need \(seconds(needed))\(time) but are shown for \(seconds(duration))",
        measurement: .init(
          decimal(thousandths: duration.milliseconds),
          allowed: decimal(thousandths: least.milliseconds),
          unit: "seconds",
          option: "table"
        )
      )
    )
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
