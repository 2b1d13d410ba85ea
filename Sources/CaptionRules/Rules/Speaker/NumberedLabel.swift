public import CaptionAnalysis
import CaptionModel

/// Finds numbered speakers whose number is not written as the profile or the file has it.
public struct NumberedLabel: CaptionRule {
  /// How a speaker without a name is numbered.
  public enum Form: String, Sendable, CaseIterable {
    /// Whatever most labels of the file have.
    case consistent
    /// `man 1`
    case plain
    /// `man #1`
    case sign
    /// `man1`
    case joined

    var phrase: String {
      switch self {
      case .consistent: "as most"
      case .plain: "a space and the number"
      case .sign: "a number sign"
      case .joined: "the number directly behind the word"
      }
    }
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How the number is written.
    public var form = Form.consistent

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "How the number is written.", \.form)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/numbered-label",
    "A numbered speaker's number is written in another form.",
    severity: .advice,
    text: .init(
      checks: "Speaker labels that end in a number of one or two digits, such as man 1 or man #1.",
      matters:
        "Numbers tell people without names apart, which works only while they look the same.",
      measured:
        "With consistent, against the form of at least three labels that are more than half "
        + "of all.",
      sources: ["DCMP, Captioning Key: a number sign, as in (female #1)."]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n(man #1)\nWho is there?\n",
        with: "form=sign"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧MAN 1: Who is there?\n",
        "\"MAN 1:\" is numbered otherwise than by a number sign",
        with: ["form=sign"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each number in another form.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var found: [(label: TypedLabel, form: Form)] = []
    for label in track.typedLabels where label.part.kind == .speaker {
      if let form = form(of: label, track.cues[label.cue].text.utf8) { found.append((label, form)) }
    }
    var wanted = options.form
    if wanted == .consistent {
      let most = Form.allCases.max { first, second in
        found.count { $0.form == first } < found.count { $0.form == second }
      }
      guard let most else { return }
      let count = found.count { $0.form == most }
      guard count >= 3, count * 2 > found.count else { return }
      wanted = most
    }
    for (label, form) in found where form != wanted {
      report(
        Finding(
          .text(label.cue),
          "\(track.quoted(label)) is numbered otherwise than by \(wanted.phrase)",
          excerpt: label.part.range
        )
      )
    }
  }

  private func form(of label: TypedLabel, _ utf8: CaptionText.UTF8View) -> Form? {
    let content = utf8[label.part.content.clamped(to: utf8.indices)]
    let digits = content.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard (1...2).contains(digits), content.count > digits + 1 else { return nil }
    let before = content.dropLast(digits)
    switch before.last {
    case 0x23?: return .sign
    case 0x20?: return .plain
    case let letter?:
      // A number in a name that is no count, such as R2-D2, stands behind a sign.
      return (0x41...0x5A).contains(letter & 0xDF) ? .joined : nil
    case nil: return nil
    }
  }
}
