public import CaptionAnalysis
public import CaptionModel

/// Finds spaces that stand twice, or at the ends of a line.
public struct DoubleSpace: TerseRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/double-space",
    "Spaces stand twice in a row, or at the end of a line.",
    severity: .advice,
    text: .init(
      checks: "Runs of two spaces and more, and spaces before a line break or the end of a cue.",
      matters: "They move centred text aside, count in tools that count spaces, and are most often "
        + "what is left of something that was taken out.",
      measured:
        "Ordinary spaces (U+0020) within a line and at its end; indents at its beginning are "
        + "left alone. Full-width spaces are not looked at.",
      sources: ["This project's own default."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nMind the step.\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Mind  the step.\n",
        "2 spaces in a row"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Mind \nthe step.\n",
        "a space at the end of a line"
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each run of spaces, with how many they are, or 0 at the end of a line.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    let (cues, traits) = (track.cues, track.traits)
    for index in cues.indices where traits[index].contains(.idleBlank) {
      let utf8 = cues[index].text.utf8
      var offset = 0
      var lineStart = 0
      while offset < utf8.count {
        let byte = utf8[offset]
        if byte == 0x0A { lineStart = offset + 1 }
        guard byte == 0x20 else {
          offset += 1
          continue
        }
        var end = offset
        while end < utf8.count, utf8[end] == 0x20 { end += 1 }
        defer { offset = end }
        guard offset > lineStart else { continue }
        if end == utf8.count || utf8[end] == 0x0A {
          report(TerseFinding(.text(index), excerpt: offset..<end))
        } else if end - offset > 1 {
          report(TerseFinding(.text(index), excerpt: offset..<end, value: end - offset))
        }
      }
    }
    return Wording()
  }

  /// Says how many spaces there are, and takes them out.
  public struct Wording: FindingWording {
    private let atEnd = Array("a space at the end of a line".utf8)
    private let inARow = Array(" spaces in a row".utf8)
    private let takeOut = Array("take superfluous spaces out".utf8)

    /// Appends the words about a run of spaces.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      if finding.value == 0 {
        text.append(atEnd)
      } else {
        text.append(finding.value)
        text.append(inARow)
      }
      text.beginFix()
      text.append(takeOut)
    }

    /// One space is left between words, none at the end of a line.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      guard let range = finding.excerpt else { return [] }
      let replacement = finding.value == 0 ? "" : " "
      return [.text(cue: finding.cue, range: range, replacement: replacement)]
    }
  }
}
