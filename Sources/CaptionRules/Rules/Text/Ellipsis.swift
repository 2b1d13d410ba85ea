public import CaptionAnalysis
public import CaptionModel

/// Finds ellipses in another form than the profile's.
public struct Ellipsis: TerseRule {
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
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    let (cues, traits) = (track.cues, track.traits)
    let sign: TextTraits = options.form == .character ? .dots : .punctuation
    for index in cues.indices where traits[index].contains(sign) {
      let utf8 = cues[index].text.utf8
      switch options.form {
      case .character: findDots(utf8) { report(TerseFinding(.text(index), excerpt: $0)) }
      case .dots: findCharacter(utf8) { report(TerseFinding(.text(index), excerpt: $0)) }
      }
    }
    return Wording(form: options.form)
  }

  /// Finds where exactly three full stops stand in a row.
  private func findDots(_ utf8: CaptionText.UTF8View, _ report: (Range<Int>) -> Void) {
    var offset = 0
    let count = utf8.count
    while offset < count {
      guard utf8[offset] == 0x2E else {
        offset += 1
        continue
      }
      let start = offset
      while offset < count, utf8[offset] == 0x2E { offset += 1 }
      if offset - start == 3 { report(start..<offset) }
    }
  }

  private func findCharacter(_ utf8: CaptionText.UTF8View, _ report: (Range<Int>) -> Void) {
    var offset = 2
    while offset < utf8.count {
      if utf8[offset] == 0xA6, utf8[offset - 1] == 0x80, utf8[offset - 2] == 0xE2 {
        report(offset - 2..<offset + 1)
      }
      offset += 1
    }
  }

  /// Says which form stands in the place of which.
  public struct Wording: FindingWording {
    fileprivate let form: Form

    private var replacement: String { form == .character ? "…" : "..." }

    /// Appends the words about an ellipsis.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      switch form {
      case .character: text.append("an ellipsis of three full stops, not the character …")
      case .dots: text.append("the character …, not three full stops")
      }
      text.beginFix()
      text.append("write ")
      text.append(replacement)
    }

    /// The other form is written.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      finding.excerpt.map { [.text(cue: finding.cue, range: $0, replacement: replacement)] } ?? []
    }
  }
}
