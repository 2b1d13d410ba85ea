public import CaptionAnalysis
import CaptionModel

/// Finds loud sounds and music that no label tells of.
public struct UnlabelledSound: CaptionRule {
  /// The rule has no options.
  public typealias Options = NoOptions

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/unlabelled",
    "A sound is as loud as the dialogue, and no label tells of it.",
    severity: .advice,
    evidence: [.programmeAudio, .soundLevels],
    text: .init(
      checks:
        "Sounds that are loud at once, and sounds and music that last, without a label near to "
        + "them.",
      matters: "Who cannot hear does not know why people start, or what mood the music sets.",
      measured:
        "Against the level of the dialogue in the same programme: a sound that lasts 3 s is no "
        + "more than 12 dB below it; a sudden one is 2 dB above it, and 12 dB above what was heard "
        + "before. A label covers what it stands within 3 s of, and a background until that has been "
        + "quiet for 2 s. What the sound is, and whether it matters to the story, only a person can "
        + "tell; the rule looks at no text of any label.",
      sources: [
        "Netflix, Timed Text Style Guide: sound effects that are plot-pertinent, and music, are "
          + "described.",
        "The limits are this project's own.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Who is there?
        """,
        context: .heardInSync { $0.unlabelled = [] }
      ),
      .fails(
        """
        WEBVTT

        ⟦1⟧00:01.000 --> 00:02.000
        Who is there?
        """,
        "no label for a sustained sound, possibly music, from 00:05:02.000 to 00:05:16.000 behind "
          + "this cue, 2 dB below the dialogue",
        context: .heardInSync {
          $0.unlabelled = [
            .init(
              stretch: .init(
                begin: 302,
                end: 316,
                captionTime: 302,
                cueBefore: 0,
                confidence: 0.9
              ),
              kind: .music,
              level: -2
            )
          ]
        }
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each sound without a label.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let match = track.context.match, !match.isPoorMix else { return }
    for sound in match.unlabelled ?? [] {
      let stretch = sound.stretch
      let kind =
        switch sound.kind {
        case .sudden: "a sudden loud sound"
        case .sustained: "a sustained sound"
        case .music: "a sustained sound, possibly music,"
        }
      let level = Int(sound.level.rounded())
      report(
        Finding(
          stretch.place,
          "no label for \(kind) from \(stretch.begin.clockTime) to \(stretch.end.clockTime) "
            + "\(stretch.whereabouts), "
            + (level == 0
              ? "as loud as the dialogue"
              : "\(abs(level)) dB \(level < 0 ? "below" : "above") the dialogue")
        )
      )
    }
  }
}
