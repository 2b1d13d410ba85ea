public import CaptionAnalysis
import CaptionModel

/// Finds signs of a forced narrative that are not written as such.
public struct ForcedForm: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "forced/form",
    "A cue of a forced narrative mixes a sign with dialogue.",
    severity: .warning,
    evidence: [.cues, .forced],
    text: .init(
      checks: "In a forced narrative, cues in which a line in capitals, which stands for what is "
        + "written in the picture, meets a line in small letters, and labels for speakers and sounds.",
      matters:
        "A sign is in capitals so that it is not taken for speech. Labels are for the captions "
        + "of the deaf and hard of hearing; viewers who hear do not expect them.",
      measured:
        "For scripts with capitals. A file is taken for a forced narrative where its name or "
        + "the caller says so.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: forced narratives "
          + "in capitals, never in the same box as dialogue."
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nHARROW POINT\n4 MILES\n\n"
          + "00:04.000 --> 00:06.000\nNobody sails tonight.\n",
        context: .forcedNarrative
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧HARROW POINT\nNobody sails tonight.\n\n"
          + "00:04.000 --> 00:06.000\n⟦2⟧[door creaks]\n",
        "a line in capitals and a line in small letters share a cue",
        "\"[door creaks]\" is a label, which forced narratives do not have",
        context: .forcedNarrative
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue in another form.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard track.context.isForcedNarrative == true else { return }
    for index in track.cues.indices where track.facts[index].lines > 1 {
      let utf8 = track.cues[index].text.utf8
      var capitals: Range<Int>?
      var small = false
      for line in utf8.split(separator: 0x0A) {
        let text = String(decoding: line, as: UTF8.self)
        // A short line such as OK tells nothing.
        if text.count > 3, text != text.lowercased(), text == text.uppercased() {
          capitals = capitals ?? line.indices
        } else if text != text.uppercased() {
          small = true
        }
      }
      guard let capitals, small else { continue }
      let message = "a line in capitals and a line in small letters share a cue"
      report(Finding(.text(index), message, excerpt: capitals))
    }
    for label in track.typedLabels
    where label.part.kind != .manner && label.part.confidence >= .likely
      && label.mark != .musicSign && label.mark != .bare
    {
      let message = "\(track.quoted(label)) is a label, which forced narratives do not have"
      report(Finding(.text(label.cue), message, excerpt: label.part.range))
    }
  }
}
