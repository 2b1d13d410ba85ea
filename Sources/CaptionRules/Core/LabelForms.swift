import CaptionAnalysis
import CaptionModel

extension TypedLabel.Mark {
  /// How labels with this mark look, as a phrase.
  var phrase: String {
    switch self {
    case .square: "in square brackets"
    case .round: "in parentheses"
    case .wide: "in full-width brackets"
    case .bracketsAndColon: "in brackets with a colon"
    case .colon: "with a colon"
    case .quotation: "before a quotation"
    case .asterisks: "between asterisks"
    case .musicSign: "beside a music sign"
    case .numberSign: "beside a number sign"
    case .color: "by colour alone"
    case .markup: "by markup alone"
    case .bare: "without brackets"
    }
  }

  /// A label's text in this form; nil for a form that text alone cannot give.
  func written(_ content: String) -> String? {
    switch self {
    case .square: "[\(content)]"
    case .round: "(\(content))"
    case .wide: "（\(content)）"
    case .colon: "\(content):"
    case .asterisks: "*\(content)*"
    default: nil
    }
  }
}

extension Track {
  /// The text of a label without brackets and colon.
  func content(of label: TypedLabel) -> String { content(of: label.part, inCue: label.cue) }

  /// A label as it is written, brackets and colon included.
  func bytes(of label: TypedLabel) -> ArraySlice<UInt8> {
    let utf8 = cues[label.cue].text.utf8
    return utf8.contiguous(label.part.range.clamped(to: utf8.indices))
  }

  /// A label in quotation marks, brackets and colon included.
  func quoted(_ label: TypedLabel) -> String {
    var quoted: [UInt8] = []
    quoted.append(quoted: bytes(of: label).span, longest: 60)
    return String(decoding: quoted, as: UTF8.self)
  }

  /// The mark that most of some labels have: at least five of them and three quarters; else nil.
  ///
  /// Less is no habit that others depart from.
  func usualMark(
    of isJudged: (TypedLabel) -> Bool
  ) -> (mark: TypedLabel.Mark, count: Int)? {
    var counts = [Int](repeating: 0, count: TypedLabel.Mark.allCases.count)
    var all = 0
    for label in typedLabels where isJudged(label) {
      counts[Int(label.mark.rawValue)] += 1
      all += 1
    }
    let most = TypedLabel.Mark.allCases.max { counts[Int($0.rawValue)] < counts[Int($1.rawValue)] }
    guard let most else { return nil }
    let count = counts[Int(most.rawValue)]
    return count >= 5 && count * 4 >= all * 3 ? (most, count) : nil
  }
}

/// Says how labels are written, and how they are to be; a finding's value is the number of its label.
protocol LabelFormWording: FindingWording {
  var track: Track { get }

  /// How a label would be written in the right form; nil where nobody can tell.
  func replacement(for label: TypedLabel) -> String?
}

extension LabelFormWording {
  /// The label that a finding is about.
  func label(of finding: TerseFinding) -> TypedLabel { track.typedLabels[finding.value] }

  /// Begins to speak of a label, with what it is: `the sound label `.
  func begin(_ what: [UInt8], _ label: TypedLabel, in text: inout FindingText) {
    text.append(what)
    text.append(quoted: track.bytes(of: label), longest: 60)
  }

  /// What is said where a label has another mark than it is to have, and why it is to have that: for
  /// each mark by its number.
  static func differences(
    from wanted: TypedLabel.Mark,
    _ because: String
  ) -> [[UInt8]] {
    TypedLabel.Mark.allCases.map { mark in
      Array(" stands \(mark.phrase), not \(wanted.phrase)\(because)".utf8)
    }
  }

  /// Says that the fix writes a label's content between signs; what ``describeFix(of:in:)`` would say.
  func describeFix(
    of label: TypedLabel,
    between signs: (before: [UInt8], behind: [UInt8]),
    in text: inout FindingText
  ) {
    let utf8 = track.cues[label.cue].text.utf8
    text.beginFix()
    text.append(writeTheLabel)
    text.append(signs.before)
    text.append(utf8.contiguous(label.part.content.clamped(to: utf8.indices)))
    text.append(signs.behind)
  }

  /// Says what the fix writes, where there is one.
  func describeFix(of label: TypedLabel, in text: inout FindingText) {
    guard let replacement = replacement(for: label) else { return }
    text.beginFix()
    text.append(writeTheLabel)
    text.append(replacement)
  }

  /// The label is written in the other form.
  func rewriting(_ label: TypedLabel) -> [CueEdit] {
    replacement(for: label).map {
      [.text(cue: label.cue, range: label.part.range, replacement: $0)]
    } ?? []
  }
}

/// A text made once; as a string it would be asked for its bytes each time.
private let writeTheLabel = Array("write the label as ".utf8)

/// What is found of each distinct label text, so that labels that come back are judged once.
struct LabelVerdicts<Verdict> {
  private var known: [UInt64: Verdict] = [:]

  /// The verdict about a label, which `judge` gives where its letters are new.
  mutating func verdict(of label: TypedLabel, judge: () -> Verdict) -> Verdict {
    if let verdict = known[label.key] { return verdict }
    let verdict = judge()
    known[label.key] = verdict
    return verdict
  }
}
