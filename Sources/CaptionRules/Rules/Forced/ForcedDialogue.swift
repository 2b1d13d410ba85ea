public import CaptionAnalysis
import CaptionModel

/// Finds files that are called forced and hold the whole dialogue.
public struct ForcedDialogue: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The most cues with dialogue in ten minutes.
    public var max = 60

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "max",
        "The most cues with dialogue in ten minutes, on average.",
        unit: "cues",
        minimum: 1,
        \.max
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "forced/dialogue",
    "A file that is called forced seems to hold the whole dialogue.",
    severity: .warning,
    evidence: [.dialogue, .forced],
    text: .init(
      checks:
        "How many cues with dialogue stand in ten minutes, on average from the first cue to the "
        + "last.",
      matters:
        "A forced track is shown to everybody, whether subtitles are on or not. One that holds "
        + "the dialogue hides the picture from viewers who asked for nothing.",
      measured:
        "Signs in capitals do not count. A programme whose story is told in a foreign language "
        + "may rightly hold as many. Files of less than five minutes or with fewer cues than the limit "
        + "are left alone.",
      sources: [
        "Netflix, Timed Text Style Guide: a forced narrative holds what viewers of every language "
          + "need; no figure.",
        "The limit is CaptionKit's own choice: dialogue has some 100 to 200 cues in ten minutes.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nHARROW POINT\n\n"
          + "08:04.000 --> 08:06.000\nNobody sails tonight.\n",
        with: "max=1",
        context: .forcedNarrative
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nWho is there?\n\n"
          + "02:01.000 --> 02:03.000\nIt is me.\n\n05:04.000 --> 05:06.000\nGo away.\n",
        "3 cues with dialogue in 305 s are 5.9 in ten minutes, more than 2",
        with: ["max=2"],
        context: .forcedNarrative
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file with more dialogue than the limit.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard track.context.isForcedNarrative == true else { return }
    var count = 0
    for index in track.cues.indices where track.facts[index].hasDialogue {
      let text = track.cues[index].text.string
      if text == text.lowercased() || text != text.uppercased() { count += 1 }
    }
    let begin = track.cues.map(\.begin).min() ?? .zero
    let end = track.cues.map { $0.end ?? $0.begin }.max() ?? .zero
    let length = end - begin
    guard length >= MediaTime(seconds: 300), count > options.max else { return }
    let tenths = Int128(count) * 6000 * 1000 / Int128(max(length.milliseconds, 1))
    guard tenths > Int128(options.max) * 10 else { return }
    let rate = decimal(thousandths: Int(clamping: tenths) * 100)
    report(
      Finding(
        .file,
        "\(counted(count, "cue")) with dialogue in \(seconds(length)) are \(rate) in ten minutes, "
          + "more than \(options.max)",
        measurement: .init(rate, allowed: "\(options.max)", unit: "cues in ten minutes")
      )
    )
  }
}
