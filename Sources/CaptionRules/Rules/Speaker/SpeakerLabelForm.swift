public import CaptionAnalysis
public import CaptionModel

/// Finds speaker labels that are not written as the profile or the rest of the file has them.
public struct SpeakerLabelForm: TerseRule {
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

  /// Reports each label in another form, by its number among the track's labels.
  public func look(at track: Track, report: (TerseFinding) -> Void) -> Wording? {
    var wording = Wording(track: track, letters: options.letters)
    switch options.form {
    case .square: wording.want(.square)
    case .round: wording.want(.round)
    case .colon: wording.want(.colon)
    case .voice: break
    case .consistent:
      guard let usual = track.usualMark(of: Self.isJudged) else { return nil }
      wording.want(usual.mark, because: ", as \(usual.count) others do")
    }
    for (number, label) in track.typedLabels.enumerated()
    where Self.isJudged(label) && wording.problem(with: label) != nil {
      report(TerseFinding(.text(label.cue), excerpt: label.part.range, value: number))
    }
    return wording
  }

  private static func isJudged(_ label: TypedLabel) -> Bool {
    guard label.part.kind == .speaker, label.part.confidence >= .likely else { return false }
    switch label.mark {
    case .square, .round, .wide, .bracketsAndColon, .colon: return true
    default: return false
    }
  }

  /// What is wrong with a label.
  fileprivate enum Problem {
    case mark
    case notInCapitals
    case inCapitals
    case noVoice
  }

  /// Says how a label is written, and how it is to be.
  public struct Wording: LabelFormWording {
    let track: Track
    fileprivate let letters: Letters
    private let what = Array("the speaker label ".utf8)
    private let notInCapitals = Array(" is not in capitals".utf8)
    private let inCapitals = Array(" is in capitals".utf8)
    /// The mark that labels are to have; nil where the markup is to name the voice.
    private var wanted: TypedLabel.Mark?
    private var differences: [[UInt8]] = []
    /// The signs of the mark that labels are to have, where their letters stay as they are.
    private var signs: (before: [UInt8], behind: [UInt8])?

    fileprivate init(track: Track, letters: Letters) {
      self.track = track
      self.letters = letters
    }

    /// Sets the mark that labels are to have, and why.
    fileprivate mutating func want(_ mark: TypedLabel.Mark, because: String = "") {
      wanted = mark
      differences = Self.differences(from: mark, because)
      guard letters != .capitals, let written = mark.written("\n") else { return }
      let parts = written.split(separator: "\n", omittingEmptySubsequences: false)
      guard let before = parts.first, let behind = parts.dropFirst().first else { return }
      signs = (Array(before.utf8), Array(behind.utf8))
    }

    fileprivate func problem(with label: TypedLabel) -> Problem? {
      guard let wanted else { return .noVoice }
      guard label.mark == wanted || wanted != .colon && label.mark == .wide else {
        return .mark
      }
      switch (letters, label.letters) {
      case (.capitals, .capitalized), (.capitals, .small): return .notInCapitals
      case (.sentence, .capitals) where !isInitials(label): return .inCapitals
      default: return nil
      }
    }

    /// Whether a name is too short for its case to tell anything, such as `DJ`.
    private func isInitials(_ label: TypedLabel) -> Bool { label.part.content.count <= 3 }

    /// Appends the words about a label.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let label = label(of: finding)
      begin(what, label, in: &text)
      switch problem(with: label) {
      case .mark: text.append(differences[Int(label.mark.rawValue)])
      case .notInCapitals: text.append(notInCapitals)
      case .inCapitals: text.append(inCapitals)
      case .noVoice: text.append(" is text, where the markup can name the voice")
      case nil: break
      }
      if let signs, label.mark != wanted, letters != .sentence || label.letters != .capitals {
        describeFix(of: label, between: signs, in: &text)
      } else {
        describeFix(of: label, in: &text)
      }
    }

    /// The label is written in the other form.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      rewriting(label(of: finding))
    }

    /// Other brackets; letters are left alone, since nobody knows how a name in capitals is written.
    func replacement(for label: TypedLabel) -> String? {
      guard let wanted, label.mark != wanted else { return nil }
      if letters == .sentence, label.letters == .capitals { return nil }
      let content = track.content(of: label)
      return wanted.written(letters == .capitals ? content.uppercased() : content)
    }
  }
}
