public import CaptionAnalysis
import CaptionModel

/// Finds programmes whose sounds are labelled in one part only.
public struct SoundInOnePart: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The largest share of the dialogue that may follow on itself without a label.
    public var max: Ratio = 50
    /// How many cues with dialogue make a stretch that can be judged.
    public var least = 100

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .number(
        "max",
        "The largest share of the dialogue that may stand in a row without a label.",
        unit: "percent",
        \.max
      ),
      .count(
        "least",
        "How many cues with dialogue a stretch has at least to be judged.",
        unit: "cues",
        minimum: 1,
        \.least
      ),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/one-part",
    "Sounds are labelled in one part of the file only.",
    severity: .advice,
    evidence: [.dialogue],
    text: .init(
      checks:
        "Whether a stretch that holds most of the dialogue has no label for a sound or music, "
        + "in a file that has some elsewhere.",
      matters:
        "Labels that stop after some minutes, or begin late, tell that the work was shared or "
        + "left off, and viewers take the rest for silence.",
      measured: "In cues with dialogue between two labels, or between a label and the beginning or "
        + "the end of the file. Whether anything is heard there, the file does not tell.",
      sources: [
        "FCC, 47 CFR 79.1(j)(2), 2014: captions are complete from first to last.",
        "The limits are CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:02.000\nWho is there?\n\n"
          + "00:03.000 --> 00:04.000\n[door creaks]\n\n00:05.000 --> 00:06.000\nNobody.\n",
        with: "least=2",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:02.000\n[door creaks]\n\n"
          + "⟦1⟧00:03.000 --> 00:04.000\nWho is there?\n\n00:05.000 --> 00:06.000\nNobody.\n",
        "no label for a sound in 2 of 2 cues with dialogue, from 00:00:03.000 on",
        with: ["least=2"],
        context: .language("en")
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports the longest stretch without a label.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let all = track.summary.dialogueCues
    guard track.summary.soundCues > 0, all >= options.least else { return }
    var longest: (first: Int, count: Int)?
    var current: (first: Int, count: Int)?
    for index in track.playOrder {
      let facts = track.facts[index]
      if facts.hasSound {
        current = nil
      } else if facts.hasDialogue {
        current = (current?.first ?? index, (current?.count ?? 0) + 1)
        if let row = current, row.count > longest?.count ?? 0 { longest = row }
      }
    }
    guard let longest, longest.count >= options.least,
      Int128(longest.count) * 100 * Int128(options.max.denominator)
        > Int128(all) * Int128(options.max.numerator)
    else { return }
    let begin = clock(track.cues[longest.first].begin)
    report(
      Finding(
        .timing(longest.first),
        "no label for a sound in \(longest.count) of \(counted(all, "cue")) with dialogue, "
          + "from \(begin) on"
      )
    )
  }
}
