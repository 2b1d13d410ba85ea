public import CaptionAnalysis
import CaptionModel

/// Finds places from which on captions have another offset.
public struct Pieces: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The largest offset of a piece that is let pass.
    public var max = TimeLength.seconds(Ratio(thousandths: 250))

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("max", "The largest offset of a piece that is let pass; inclusive.", \.max)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/pieces",
    "From some place on captions have another offset.",
    severity: .error,
    evidence: [.programmeAudio],
    text: .init(
      checks: "Whether the offset jumps from one caption to the next and stays.",
      matters:
        "The captions were made for another version of the programme, in which a scene is cut, "
        + "or a break is longer. From there on they miss the words.",
      measured:
        "As sync/offset, for each piece by itself. A piece has at least five captions, and a "
        + "jump is 0.4 s or more. captionkit sync --apply moves each piece.",
      sources: ["The limits are this project's own."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heardInSync()
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?

        ⟦1⟧03:41.200 --> 03:43.000
        Nobody.
        """,
        "from cue 2 at 00:03:41.200 on captions are 12.02 s late, before it they are in sync: this "
          + "version has 12.02 s less there than that of the captions",
        context: .heard(
          .pieces,
          [
            (0, 0, 1, 1, SyncLine()),
            (1, 1, 221.2, 400, SyncLine(slope: 1, shift: -12.02)),
          ]
        )
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each piece that is not in sync.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match, match.verdict == .pieces else { return }
    let limit = options.max.seconds(in: track)
    for (index, piece) in match.pieces.enumerated() {
      let error = piece.line.error(at: piece.begin)
      guard max(abs(error), abs(piece.line.error(at: piece.end))) > limit + 1e-9 else { continue }
      var words =
        "from cue \(piece.firstCue + 1) at \(piece.begin.clockTime) on captions are "
        + Self.state(error)
      if index > 0 {
        let before = match.pieces[index - 1].line.error(at: match.pieces[index - 1].end)
        let jump = error - before
        words +=
          ", before it they are \(Self.state(before)): this version has \(jump.distance) "
          + "\(jump > 0 ? "less" : "more") there than that of the captions"
      }
      report(
        Finding(
          .timing(piece.firstCue),
          words,
          measurement: .init(error.number, allowed: limit.number, unit: "seconds")
        )
      )
    }
  }

  /// What captions with an error are: `1.72 s late`.
  static func state(_ error: Double) -> String {
    abs(error) < 0.1 ? "in sync" : error.lateness
  }
}
