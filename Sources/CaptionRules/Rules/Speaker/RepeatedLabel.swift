public import CaptionAnalysis
import CaptionModel

/// Finds a speaker who is named again and again while nobody else speaks.
public struct RepeatedLabel: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How many cues in a row may name the same speaker.
    public var max = 2
    /// A pause after which a name is needed again.
    public var pause = TimeLength.seconds(2)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .count(
        "max",
        "How many cues in a row may name the same speaker.",
        unit: "cues",
        minimum: 1,
        \.max
      ),
      .length("pause", "The pause after which a name may be needed again.", \.pause),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/repeated-label",
    "A label names the same speaker in cue after cue.",
    severity: .advice,
    text: .init(
      checks: "Cues that follow each other without a pause, all with the same one name in a label.",
      matters:
        "A name that is read again costs time and tells nothing. Guidelines want names where "
        + "the picture does not show who speaks, and a viewer knows it from the cue before.",
      measured:
        "A row is reported once, at the first cue beyond the limit. Voices of the markup are "
        + "not shown and do not count. Whether the picture changes between the cues, the file does "
        + "not tell.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025; BBC Subtitle "
          + "Guidelines 1.2.5; MASC guideline: names only where the picture does not tell.",
        "How many are too many is CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        MARA: Who is there?

        00:03.100 --> 00:06.000
        MARA: Nobody?

        00:06.100 --> 00:08.000
        ILSE: Me.

        00:08.100 --> 00:09.000
        MARA: Good.

        00:20.000 --> 00:21.000
        MARA: Still here?
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        MARA: Who is there?

        00:03.100 --> 00:06.000
        ⟦1⟧MARA: Nobody?

        00:06.100 --> 00:08.000
        MARA: Well then.
        """,
        "\"MARA\" is named in 3 cues in a row, more than 1",
        with: ["max=1"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each row of cues that is too long.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard track.typedLabels.contains(where: { $0.part.kind == .speaker }) else { return }
    let pause = options.pause.duration(at: track.context.frameRate)
    let singles = Self.singles(track)
    let (cues, labels) = (track.cues, track.typedLabels)
    var row: [TypedLabel] = []
    var end = MediaTime.zero
    for index in track.playOrder {
      let begin = cues[index].begin
      if singles[index] >= 0 {
        let label = labels[Int(singles[index])]
        if let last = row.last, last.key != label.key || begin - end >= pause {
          finish(row, track, report)
          row.removeAll(keepingCapacity: true)
        }
        row.append(label)
      } else if !row.isEmpty {
        finish(row, track, report)
        row.removeAll(keepingCapacity: true)
      }
      end = cues[index].end ?? begin
    }
    finish(row, track, report)
  }

  /// The number of the label of each cue that names one speaker and has no other turn; -1 for others.
  private static func singles(_ track: Track) -> [Int32] {
    var labels = [Int32](repeating: -1, count: track.cues.count)
    var seen = -1
    for (number, label) in track.typedLabels.enumerated() where label.part.kind == .speaker {
      let isSingle = seen != label.cue && track.facts[label.cue].turns <= 1
      labels[label.cue] =
        isSingle && label.part.confidence >= .likely ? Int32(truncatingIfNeeded: number) : -1
      seen = label.cue
    }
    return labels
  }

  private func finish(_ row: [TypedLabel], _ track: Track, _ report: (Finding) -> Void) {
    guard row.count > options.max else { return }
    let label = row[options.max]
    let name = CaptionText(track.content(of: label))
    report(
      Finding(
        .text(label.cue),
        "\(quoted(name)) is named in \(row.count) cues in a row, more than \(options.max)",
        excerpt: label.part.range,
        measurement: .init("\(row.count)", allowed: "\(options.max)", unit: "cues")
      )
    )
  }
}
