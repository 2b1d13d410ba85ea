public import CaptionAnalysis
import CaptionModel

/// Finds cues that have to be read too fast.
public struct ReadingSpeed: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The highest speed, in characters a second; inclusive.
    public var max: Ratio? = 20

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .limit(
        "max",
        "The highest speed that is allowed; inclusive.",
        unit: "characters a second",
        minimum: Ratio(thousandths: 100),
        \.max
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/speed",
    aliases: ["reading-speed", "max-cps"],
    "A cue has to be read faster than the limit.",
    severity: .warning,
    evidence: [.cues, .cueEnds],
    text: .init(
      checks: "The characters of each cue over the time for which it is shown.",
      matters: "Who cannot finish a caption loses both its words and the picture. At 28 characters "
        + "a second viewers understood less and left more unread (Kruger, Wisniewska and Liao, "
        + "2021).",
      measured:
        "A character is an extended grapheme cluster. Spaces, punctuation and labels count; "
        + "line breaks, markup, ruby annotations and invisible characters do not. The comparison is "
        + "exact, and the printed speed is rounded up, so a cue at the limit is never reported. "
        + "Cues that overlap are measured each on its own. Chinese, Japanese and Korean are read "
        + "at far fewer characters a second (Netflix: 4 to 14), so for them set the limit yourself; "
        + "full-width characters count as one here.",
      sources: [
        "Netflix, Timed Text Style Guide, English, as quoted on 19 December 2025 and in Subtitle "
          + "Edit's tables of 22 August 2026: 20 characters a second for adults, 17 for children.",
        "Szarkowska and Gerber-Morón, PLOS ONE, 2018: most viewers kept up at 20.",
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
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue that is too fast.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let limit = options.max else { return }
    let factor = Int128(limit.denominator) * MediaTime.unitsPerSecond
    for index in track.facts.indices {
      guard let duration = track.duration(ofCue: index) else { continue }
      let count = track.facts[index].characters
      // Whole numbers keep the comparison exact.
      let (allowed, overflow) = Int128(limit.numerator).multipliedReportingOverflow(
        by: duration.units
      )
      guard !overflow, Int128(count) * factor > allowed else { continue }
      // Rounded up to tenths, so that what is above a limit never looks like it.
      let tenths = (Int128(count) * 10 * MediaTime.unitsPerSecond - 1) / duration.units + 1
      let measured = decimal(thousandths: Int(clamping: tenths * 100))
      let unit = "characters a second"
      let text = "\(counted(count, "character")) in \(seconds(duration)) are \(measured) \(unit)"
      report(
        Finding(
          .text(index),
          "\(text), more than \(limit)",
          measurement: .init(measured, allowed: "\(limit)", unit: unit)
        )
      )
    }
  }
}
