public import CaptionAnalysis
import CaptionModel

/// Finds ellipses in another form than the profile's.
public struct Ellipsis: CaptionRule {
  /// How an ellipsis is written.
  public enum Form: String, Sendable, CaseIterable {
    /// As the one character `…`.
    case character
    /// As three full stops.
    case dots
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How an ellipsis is written.
    public var form = Form.character

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "How an ellipsis is written.", \.form)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/ellipsis",
    "An ellipsis is not written as the profile wants it.",
    severity: .warning,
    isOnByDefault: false,
    text: .init(
      checks: "Three full stops in a row, and the character U+2026.",
      matters:
        "The two look different side by side, and one counts three characters, the other one.",
      measured: "Two or more than three full stops in a row are no ellipsis and not looked at.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: the single "
          + "character U+2026."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nWell… no.\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Well... no.\n",
        "an ellipsis of three full stops, not the character …"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Well… no.\n",
        "the character …, not three full stops",
        with: ["form=dots"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each ellipsis in the other form.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for index in track.cues.indices {
      let utf8 = track.cues[index].text.utf8
      switch options.form {
      case .character:
        for range in dots(utf8) {
          report(
            finding(index, range, "…", "an ellipsis of three full stops, not the character …")
          )
        }
      case .dots:
        for range in utf8.ranges(of: [0xE2, 0x80, 0xA6]) {
          report(finding(index, range, "...", "the character …, not three full stops"))
        }
      }
    }
  }

  private func finding(
    _ index: Int,
    _ range: Range<Int>,
    _ replacement: String,
    _ message: String
  ) -> Finding {
    let edit = CueEdit.text(cue: index, range: range, replacement: replacement)
    return Finding(
      .text(index),
      message,
      excerpt: range,
      fix: Fix("write \(replacement)", [edit])
    )
  }

  /// Where exactly three full stops stand in a row.
  private func dots(_ utf8: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while let start = utf8[offset...].firstIndex(of: 0x2E) {
      var end = start
      while end < utf8.count, utf8[end] == 0x2E { end += 1 }
      if end - start == 3 { found.append(start..<end) }
      offset = end
    }
    return found
  }
}
