public import CaptionAnalysis
import CaptionModel

/// Finds sound labels that stand among words.
public struct MixedLine: CaptionRule {
  /// Where a sound label may stand.
  public enum Place: String, Sendable, CaseIterable {
    /// Anywhere.
    case any
    /// At the beginning or the end of what somebody says.
    case ends
    /// On a line without words.
    case ownLine
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// Where a sound label may stand.
    public var place = Place.any

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("place", "Where a sound label may stand.", \.place)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/mixed-line",
    "A sound label stands on a line with words, where the profile wants it elsewhere.",
    severity: .advice,
    isOnByDefault: false,
    text: .init(
      checks: "Whether words stand before or behind a sound label on its line; with ends, whether "
        + "they do on both sides.",
      matters: "A label amid words has to be told from them, and splits a sentence that belongs "
        + "together.",
      measured:
        "Labels whose verdict is doubtful, and those that stand in for a word that was made "
        + "inaudible, are left alone.",
      sources: [
        "BBC Subtitle Guidelines 1.2.5, March 2026: a line of its own.",
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: a sound that "
          + "interrupts a sentence stands alone.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nDOOR CREAKS\nWho is there?\n",
        with: "place=ownLine"
      ),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[coughs] Who is there?\n\n"
          + "00:04.000 --> 00:05.000\nGet the [bleep] out.\n",
        with: "place=ends"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧I never [hiccups] drink.\n",
        "the sound label \"[hiccups]\" stands between words",
        with: ["place=ends"]
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[coughs] Who is there?\n",
        "the sound label \"[coughs]\" shares a line with words",
        with: ["place=ownLine"]
      ),
    ]
  )

  private static let censored: Set<String> = [
    "bleep", "bleeped", "beep", "censored", "redacted", "expletive", "pieps", "bip", "pitido",
  ]

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each label that stands elsewhere.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard options.place != .any else { return }
    for label in track.typedLabels
    where label.part.kind == .sound && label.part.confidence >= .likely
      && track.facts[label.cue].hasDialogue
    {
      let utf8 = track.cues[label.cue].text.utf8
      let range = label.part.range
      let start = utf8[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = utf8[range.upperBound...].firstIndex(of: 0x0A) ?? utf8.count
      var before = false
      var after = false
      for part in track.parts(ofCue: label.cue) where part.kind == .dialogue {
        if part.range.lowerBound >= start, part.range.upperBound <= range.lowerBound {
          before = true
        }
        if part.range.upperBound <= end, part.range.lowerBound >= range.upperBound { after = true }
      }
      let isFault = options.place == .ownLine ? before || after : before && after
      guard isFault, !words(of: label, in: track).contains(where: Self.censored.contains) else {
        continue
      }
      let what = options.place == .ownLine ? "shares a line with words" : "stands between words"
      report(
        Finding(
          .text(label.cue),
          "the sound label \(track.quoted(label)) \(what)",
          excerpt: range
        )
      )
    }
  }
}
