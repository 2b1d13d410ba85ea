public import CaptionAnalysis
import CaptionModel

/// Finds files whose captions run faster or slower than the programme.
public struct Drift: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// The largest change of the offset over the programme that is let pass.
    public var max = TimeLength.seconds(Ratio(thousandths: 300))

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length(
        "max",
        "The largest change of the offset over the programme that is let pass; inclusive.",
        \.max
      )
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sync/drift",
    "The captions run faster or slower than the programme.",
    severity: .error,
    evidence: [.programmeAudio],
    text: .init(
      checks: "Whether the offset of the captions grows or shrinks from the beginning to the end.",
      matters:
        "Such captions may look right at first and are seconds away from the words in the end. "
        + "Nearly always they were made for another frame rate.",
      measured:
        "As sync/offset, with a line through all captions. A pair of frame rates is named only "
        + "where no second pair fits as well, which in short programmes may be. captionkit sync "
        + "--apply mends it.",
      sources: ["The limit of 0.3 s is this project's own."]
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
        """,
        "captions run 4.096 % fast (made for 25, the programme has 24000/1001 frames a second): "
          + "in sync at the start, 17.083 s early at the end",
        context: .heard(.drift, [(0, 0, 0, 400, SyncLine(slope: 1.042_708_333, shift: 0))]) {
          $0.ratio = StandardRatio(.pal, .filmNTSC)
        }
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file that drifts.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match, match.verdict == .drift, let piece = match.pieces.first
    else { return }
    let (first, last) = (piece.line.error(at: piece.begin), piece.line.error(at: piece.end))
    let limit = options.max.seconds(in: track)
    let ratio = 1 / piece.line.slope
    guard abs(ratio - 1) * match.duration > limit + 1e-9 else { return }
    let percent = (abs(ratio - 1) * 100).number
    let rates = match.ratio.map {
      " (made for \($0.source), the programme has \($0.target) frames a second)"
    }
    report(
      Finding(
        .file,
        "captions run \(percent) % \(ratio < 1 ? "fast" : "slow")\(rates ?? ""): "
          + "\(Pieces.state(first)) at the start, \(Pieces.state(last)) at the end",
        measurement: .init((last - first).number, allowed: limit.number, unit: "seconds")
      )
    )
  }
}
