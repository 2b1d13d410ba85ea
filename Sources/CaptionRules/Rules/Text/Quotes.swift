public import CaptionAnalysis
import CaptionModel

/// Finds quotation marks in another form than the profile's.
public struct Quotes: CaptionRule {
  /// How quotation marks are written.
  public enum Form: String, Sendable, CaseIterable {
    /// `"` and `'`.
    case straight
    /// `“ ”` and `‘ ’`.
    case curly
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How quotation marks and apostrophes are written.
    public var form = Form.straight

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "How quotation marks and apostrophes are written.", \.form)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/quotes",
    "A quotation mark or apostrophe is not written as the profile wants it.",
    severity: .warning,
    isOnByDefault: false,
    text: .init(
      checks: "Straight and curly quotation marks and apostrophes.",
      matters: "Older decoders have no curly ones and show a gap instead.",
      measured: "Each cue once. Guillemets and low marks are not looked at.",
      sources: ["BBC Subtitle Guidelines 1.2.5, March 2026: straight quotes only."]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nDon't say \"now\".\n"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Don’t.\n",
        "has the curly ’, not the straight '"
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each cue with marks of the other form.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let (cues, traits) = (track.cues, track.traits)
    let sign: TextTraits = options.form == .straight ? .punctuation : .straightQuote
    for index in cues.indices where traits[index].contains(sign) {
      let utf8 = cues[index].text.utf8
      switch options.form {
      case .straight: checkCurly(index, utf8, report)
      case .curly:
        guard let place = utf8.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) else { continue }
        let mark = utf8[place] == 0x22 ? "\"" : "'"
        report(
          Finding(
            .text(index),
            "has the straight \(mark), not a curly one",
            excerpt: place..<place + 1
          )
        )
      }
    }
  }

  private func checkCurly(_ index: Int, _ utf8: CaptionText.UTF8View, _ report: (Finding) -> Void) {
    var edits: [CueEdit] = []
    var first: (range: Range<Int>, curly: String, straight: String)?
    var offset = 0
    while let start = utf8[offset...].firstIndex(of: 0xE2) {
      offset = start + 1
      guard start + 2 < utf8.count, utf8[start + 1] == 0x80 else { continue }
      let straight: String
      switch utf8[start + 2] {
      case 0x98, 0x99, 0x9B: straight = "'"
      case 0x9C, 0x9D, 0x9F: straight = "\""
      default: continue
      }
      let range = start..<start + 3
      edits.append(.text(cue: index, range: range, replacement: straight))
      if first == nil {
        first = (range, String(decoding: utf8[range], as: UTF8.self), straight)
      }
    }
    guard let first else { return }
    report(
      Finding(
        .text(index),
        "has the curly \(first.curly), not the straight \(first.straight)",
        excerpt: first.range,
        fix: Fix("write straight marks", edits)
      )
    )
  }
}
