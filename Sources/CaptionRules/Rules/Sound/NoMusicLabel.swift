public import CaptionAnalysis
import CaptionModel

/// Finds programmes with labels for sounds, but none for music.
public struct NoMusicLabel: CaptionRule {
  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How long the captions last at least before the lack tells anything.
    public var least = TimeLength.seconds(600)

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .length("least", "How long the captions last at least to be judged.", \.least)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/no-music",
    "The file has labels for sounds, but none for music.",
    severity: .advice,
    evidence: [.dialogue, .cueEnds],
    text: .init(
      checks: "Whether any label or sign for music, or any sung line, stands in a file with labels "
        + "for sounds.",
      matters: "Few programmes are without music, and its mood is part of the story.",
      measured: "This is advice and never a fault: there are programmes without music. Short files "
        + "and files without any label are left alone.",
      sources: [
        "Apple, AVMediaCharacteristic.describesMusicAndSoundForAccessibility.",
        "The length from which on the lack tells anything is CaptionKit's own choice.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[door creaks]\n\n"
          + "00:04.000 --> 00:06.000\n♪\n\n00:07.000 --> 00:09.000\nWho is there?\n",
        with: "least=1 s",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[door creaks]\n\n"
          + "00:07.000 --> 00:09.000\nWho is there?\n",
        "1 label for a sound, and none for music in 9 s",
        with: ["least=1 s"],
        context: .language("en")
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports a file without music.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let summary = track.summary
    // Where the programme was listened to, sound/unlabelled knows what was heard.
    guard summary.sounds > 0, summary.music == 0, !track.context.hasHeardSounds else { return }
    let cues = track.cues
    let end = cues.indices.lazy.compactMap { cues.end(at: $0) }.max() ?? .zero
    guard end >= options.least.duration(at: track.context.frameRate) else { return }
    let labels = counted(summary.sounds, "label")
    report(Finding(.file, "\(labels) for a sound, and none for music in \(seconds(end))"))
  }
}
