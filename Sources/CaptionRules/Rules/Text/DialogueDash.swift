public import CaptionAnalysis
import CaptionModel

/// Finds dashes of dialogue that are not written as the language has them.
public struct DialogueDash: TerseRule {
  /// Which of two lines bear a dash, and whether a space follows it.
  public enum Form: String, Sendable, CaseIterable {
    /// A hyphen before each, without a space.
    case both
    /// A hyphen and a space before each.
    case bothSpaced
    /// A hyphen before the second line only.
    case second
    /// A hyphen and a space before the second line only.
    case secondSpaced
    /// Whatever most cues of the file have.
    case consistent

    var phrase: String {
      switch self {
      case .both: "a hyphen without a space before each line"
      case .bothSpaced: "a hyphen and a space before each line"
      case .second: "a hyphen without a space before the second line only"
      case .secondSpaced: "a hyphen and a space before the second line only"
      case .consistent: "as in most cues"
      }
    }
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// How turns of dialogue are marked.
    public var form = Form.consistent

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "How turns of dialogue are marked.", \.form)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/dialogue-dash",
    aliases: ["dialogue-dash"],
    "The dashes of a dialogue are not written as the language or the file has them.",
    severity: .advice,
    text: .init(
      checks:
        "In cues of two lines with a turn, which lines begin with a dash, and whether a space "
        + "follows it.",
      matters:
        "A missing dash joins two people's words; a form that changes makes viewers look for "
        + "a meaning in it.",
      measured: "With consistent, the file's own majority of at least five cues is what the others "
        + "are held against. Dashes count as hyphens, and longer dashes are reported where the "
        + "profile says how dashes are written.",
      sources: [
        "Netflix, language pages: no space in English and German; a space in French, Spanish, "
          + "Italian, Polish and others; the second line only in Dutch, Finnish, Hebrew and Serbian."
      ]
    ),
    examples: [
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\n-Now?\n-Now.\n", with: "form=both"),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧- Now?\n- Now.\n",
        "turns are marked otherwise than by a hyphen without a space before each line",
        with: ["form=both"]
      ),
      .passes("WEBVTT\n\n00:01.000 --> 00:05.000\nNow?\n-Now.\n", with: "form=second"),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each dialogue in another form.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    var found: [(cue: Int, form: Form, isHyphen: Bool, dashes: Dashes)] = []
    let cues = track.cues
    for (index, facts) in track.facts.enumerated() where facts.turns == 2 && facts.lines == 2 {
      let utf8 = cues[index].text.utf8
      guard let line = utf8.firstIndex(of: 0x0A) else { continue }
      let first = dash(utf8[..<line])
      guard let second = dash(utf8[(line + 1)...]) else { continue }
      let isSpaced = second.isSpaced
      let form: Form =
        first == nil ? (isSpaced ? .secondSpaced : .second) : isSpaced ? .bothSpaced : .both
      let isEven = first.map { $0.isSpaced == isSpaced } ?? true
      let isHyphen = first?.isHyphen ?? true && second.isHyphen
      found.append((index, isEven ? form : .consistent, isHyphen, (first, second)))
    }
    var wanted = options.form
    if wanted == .consistent {
      let counts = Dictionary(grouping: found, by: \.form).mapValues(\.count)
      guard
        let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
        most.value >= 5, most.value * 2 > found.count
      else { return nil }
      wanted = most.key
    }
    let isGiven = options.form != .consistent
    for entry in found where entry.form != wanted || isGiven && !entry.isHyphen {
      let place = fault(entry.dashes, wanted, cues[entry.cue].text.utf8)
      report(TerseFinding(.text(entry.cue), excerpt: place))
    }
    let habit = isGiven ? "" : ", as most in this file"
    let message = "turns are marked otherwise than by \(wanted.phrase)\(habit)"
    return Wording(message: Array(message.utf8))
  }

  /// Says the same of every cue.
  public struct Wording: FindingWording {
    fileprivate let message: [UInt8]

    /// Appends the words about a cue.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      text.append(message)
    }
  }

  /// A dash at the beginning of a line, with the space behind it, where there is one.
  private struct Dash {
    var isSpaced: Bool
    var isHyphen: Bool
    var range: Range<Int>
  }

  private typealias Dashes = (first: Dash?, second: Dash)

  /// What is not as wanted: a dash, or the beginning of the line that should have one.
  private func fault(_ dashes: Dashes, _ wanted: Form, _ utf8: CaptionText.UTF8View) -> Range<Int> {
    let isSecondOnly = wanted == .second || wanted == .secondSpaced
    guard let first = dashes.first else {
      if isSecondOnly { return dashes.second.range }
      let start = utf8.firstIndex { $0 != 0x20 } ?? 0
      return start..<start
    }
    let isSpaced = wanted == .bothSpaced
    return isSecondOnly || first.isSpaced != isSpaced || !first.isHyphen
      ? first.range : dashes.second.range
  }

  /// The dash at the beginning of a line; nil where there is none.
  private func dash(_ line: Slice<CaptionText.UTF8View>) -> Dash? {
    guard let first = line.firstIndex(where: { $0 != 0x20 }) else { return nil }
    let length: Int
    if line[first] == 0x2D {
      length = 1
    } else if line[first...].starts(with: [0xE2, 0x80]), first + 2 < line.endIndex,
      (0x90...0x95).contains(line[first + 2])
    {
      length = 3
    } else {
      return nil
    }
    let next = first + length
    let isSpaced = next < line.endIndex && (line[next] == 0x20 || line[next] == 0xC2)
    let end = isSpaced && line[next] == 0x20 ? next + 1 : next
    return Dash(isSpaced: isSpaced, isHyphen: length == 1, range: first..<end)
  }
}
