public import CaptionAnalysis
import CaptionModel

/// Finds markup that viewers would see as text.
public struct MarkupAsText: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/markup-as-text",
    "Markup would be shown to viewers as text.",
    severity: .warning,
    text: .init(
      checks:
        "The visible text for tags such as <i>, override codes such as {\\an8}, and character "
        + "references such as &amp;.",
      matters: "Markup of another format, or written twice, is read out and shown as it stands.",
      measured:
        "After the file's own markup is read. A tag is a known name of HTML, WebVTT or ASS in "
        + "angle brackets, so comparisons and arrows are no tags.",
      sources: ["This project's own default."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nTwo < three {and} Tom & Ann;\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧{\\an8}Mind the step.\n",
        "shows \"{\\an8}\" as text"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Tom &amp; Ann\n",
        "shows \"&amp;\" as text"
      ),
    ]
  )

  private static let tags: Set<String> = [
    "b", "i", "u", "s", "font", "br", "p", "span", "div", "c", "v", "ruby", "rt", "lang", "em",
    "strong", "center",
  ]
  private static let references: Set<String> = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "lrm", "rlm",
  ]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each first piece of markup in a cue.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let (cues, traits) = (track.cues, track.traits)
    for index in cues.indices where traits[index].contains(.markup) {
      let utf8 = cues[index].text.utf8
      guard let range = markup(in: utf8) else { continue }
      let text = String(decoding: utf8[range], as: UTF8.self)
      report(Finding(.text(index), "shows \"\(text)\" as text", excerpt: range))
    }
  }

  private func markup(in utf8: CaptionText.UTF8View) -> Range<Int>? {
    var offset = 0
    while let start = utf8[offset...].firstIndex(where: { $0 == 0x3C || $0 == 0x7B || $0 == 0x26 })
    {
      offset = start + 1
      switch utf8[start] {
      case 0x3C:
        var name = start + 1
        if name < utf8.count, utf8[name] == 0x2F { name += 1 }
        guard let end = end(of: 0x3E, utf8, start, within: 200) else { continue }
        let letters = utf8[min(name, end)..<end].prefix { $0.isASCIILetter }
        let word = String(decoding: letters, as: UTF8.self).lowercased()
        let after = utf8[name + letters.count]
        if Self.tags.contains(word), [0x3E, 0x20, 0x2E, 0x2F].contains(after) {
          return start..<end + 1
        }
      case 0x7B:
        if start + 1 < utf8.count, utf8[start + 1] == 0x5C,
          let end = end(of: 0x7D, utf8, start, within: 200)
        {
          return start..<end + 1
        }
      default:
        guard let end = end(of: 0x3B, utf8, start, within: 8) else { continue }
        let name = String(decoding: utf8[start + 1..<end], as: UTF8.self)
        let isNumber =
          name.hasPrefix("#") && name.utf8.count > 1
          && name.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x78 }
        if isNumber || Self.references.contains(name) { return start..<end + 1 }
      }
    }
    return nil
  }

  private func end(of byte: UInt8, _ utf8: CaptionText.UTF8View, _ start: Int, within most: Int)
    -> Int?
  {
    utf8[start..<min(start + most, utf8.count)].firstIndex(of: byte)
  }
}
