public import CaptionAnalysis
import CaptionModel

/// Finds speaker labels that are not written as the profile or the rest of the file has them.
public struct SpeakerLabelForm: CaptionRule {
  /// What sets a speaker label off.
  public enum Form: String, Sendable, CaseIterable {
    /// Whatever most labels of the file have.
    case consistent
    /// `[Anna]`
    case square
    /// `(Anna)`
    case round
    /// A colon, `Anna:`
    case colon
    /// A voice of the markup instead of text.
    case voice
  }

  /// How the letters are written.
  public enum Letters: String, Sendable, CaseIterable {
    /// Either way.
    case any
    /// Capitals only.
    case capitals
    /// As in a sentence, not all in capitals.
    case sentence
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// What sets a speaker label off.
    public var form = Form.consistent
    /// How its letters are written.
    public var letters = Letters.any

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "What sets a speaker label off.", \.form),
      .choice("letters", "Whether names are in capitals.", \.letters),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "speaker/label-form",
    "A speaker label is not written as the profile or the rest of the file has it.",
    severity: .advice,
    text: .init(
      checks: "Square brackets, parentheses or a colon around the names of speakers, and whether "
        + "the names are in capitals.",
      matters: "Viewers learn in a minute what a form means, and read each other form as something "
        + "else: a sound, a sign in the picture, an aside.",
      measured: "With consistent, against the form of at least five labels that are three quarters "
        + "of all; a file without such a habit has no finding. Labels whose verdict is doubtful are "
        + "left alone, and so are voices of the markup, which have no form of their own.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: square brackets, "
          + "no capitals but for names.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: capitals with a colon.",
        "DCMP, Captioning Key: parentheses.",
        "UNE 153010:2012, by a summary: capitals in parentheses.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[Mara] Who is there?\n",
        with: "form=square",
        "letters=sentence"
      ),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\nMARA: Who is there?\n",
        with: "form=colon",
        "letters=capitals"
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧MARA: Who is there?\n",
        "the speaker label \"MARA:\" stands with a colon, not in square brackets",
        with: ["form=square"]
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[MARA] Who is there?\n\n"
          + "00:04.000 --> 00:06.000\n⟦2⟧[MARA] Nobody?\n",
        "the speaker label \"[MARA]\" is in capitals",
        "the speaker label \"[MARA]\" is in capitals",
        with: ["form=square", "letters=sentence"]
      ),
    ]
  )

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each label in another form.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let wanted: TypedLabel.Mark?
    var because = ""
    switch options.form {
    case .square: wanted = .square
    case .round: wanted = .round
    case .colon: wanted = .colon
    case .voice: wanted = nil
    case .consistent:
      guard let usual = track.usualMark(of: Self.isJudged) else { return }
      wanted = usual.mark
      because = ", as \(usual.count) others do"
    }
    for label in track.typedLabels where Self.isJudged(label) {
      let problem: String
      if let wanted, label.mark == wanted || wanted != .colon && label.mark == .wide {
        switch (options.letters, label.letters) {
        case (.capitals, .capitalized), (.capitals, .small): problem = "is not in capitals"
        case (.sentence, .capitals) where !isInitials(label): problem = "is in capitals"
        default: continue
        }
      } else if let wanted {
        problem = "stands \(label.mark.phrase), not \(wanted.phrase)\(because)"
      } else {
        problem = "is text, where the markup can name the voice"
      }
      report(
        Finding(
          .text(label.cue),
          "the speaker label \(track.quoted(label)) \(problem)",
          excerpt: label.part.range,
          fix: fix(label, wanted, track)
        )
      )
    }
  }

  private static func isJudged(_ label: TypedLabel) -> Bool {
    guard label.part.kind == .speaker, label.part.confidence >= .likely else { return false }
    switch label.mark {
    case .square, .round, .wide, .bracketsAndColon, .colon: return true
    default: return false
    }
  }

  /// Whether a name is too short for its case to tell anything, such as `DJ`.
  private func isInitials(_ label: TypedLabel) -> Bool { label.part.content.count <= 3 }

  /// Other brackets; letters are left alone, since nobody knows how a name in capitals is written.
  private func fix(_ label: TypedLabel, _ wanted: TypedLabel.Mark?, _ track: Track) -> Fix? {
    guard let wanted, label.mark != wanted else { return nil }
    var content = track.content(of: label)
    if options.letters == .capitals { content = content.uppercased() }
    if options.letters == .sentence, label.letters == .capitals { return nil }
    guard let text = wanted.written(content) else { return nil }
    let edit = CueEdit.text(cue: label.cue, range: label.part.range, replacement: text)
    return Fix("write the label as \(text)", [edit])
  }
}
