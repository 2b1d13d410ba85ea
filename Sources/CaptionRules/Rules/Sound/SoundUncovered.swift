public import CaptionAnalysis
import CaptionModel

/// Finds files with dialogue and not a single label for a sound or for music.
public struct SoundUncovered: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/uncovered",
    "The file has dialogue, but no label for a sound or for music.",
    severity: .advice,
    evidence: [.dialogue],
    text: .init(
      checks: "Whether there is a sound label, a music label or a sung line anywhere in the file.",
      matters: "Captions for the deaf and hard of hearing say what is heard besides words. Plain "
        + "subtitles do not, so this is advice unless a profile asks for such labels.",
      measured:
        "By form: texts in square brackets, parentheses and their full-width kinds, between "
        + "asterisks, and beside music signs. Labels that might be names or sounds keep the rule "
        + "silent. Sounds written as bare capitals or in colours are not seen. Whether sounds are "
        + "missing, only somebody who hears the programme can tell; no source gives a number that "
        + "would be enough.",
      sources: [
        "Apple, AVMediaCharacteristic.describesMusicAndSoundForAccessibility.",
        "FCC, 47 CFR 79.1(j)(2), 2014: sounds that cannot be seen.",
        "WCAG 2.2, 1.2.2 and failure F8: captions without important sounds fail.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        [door creaks]

        00:03.000 --> 00:04.000
        Who is there?
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Did you hear that?

        00:03.000 --> 00:04.000
        Who is there?
        """,
        "no label for a sound or for music in 2 cues with dialogue"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports a file without any label.
  public func check(_ track: Track, report: (Finding) -> Void) {
    // Where the programme was listened to, sound/unlabelled knows what was heard.
    if track.context.isForcedNarrative == true || track.context.hasHeardSounds { return }
    let summary = track.summary
    guard summary.sounds + summary.music + summary.doubtfulLabels == 0 else { return }
    let cues = counted(summary.dialogueCues, "cue")
    report(Finding(.file, "no label for a sound or for music in \(cues) with dialogue"))
  }
}
