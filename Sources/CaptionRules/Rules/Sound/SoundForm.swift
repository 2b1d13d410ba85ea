public import CaptionAnalysis
public import CaptionModel

/// Finds sound labels that are not written as the profile or the rest of the file has them.
public struct SoundForm: TerseRule {
  /// What sets a sound label off.
  public enum Form: String, Sendable, CaseIterable {
    /// Whatever most labels of the file have.
    case consistent
    /// `[door creaks]`
    case square
    /// `(door creaks)`
    case round
    /// `*Tür knarrt*`
    case asterisks
    /// `DOOR CREAKS`
    case bare
    /// A colour alone.
    case color
  }

  /// How the letters are written.
  public enum Letters: String, Sendable, CaseIterable {
    /// Either way.
    case any
    /// Capitals only.
    case capitals
    /// Small letters, but for names.
    case small
  }

  /// What may be adjusted.
  public struct Options: RuleOptions {
    /// What sets a sound label off.
    public var form = Form.consistent
    /// How its letters are written.
    public var letters = Letters.any

    /// Makes the options with their defaults.
    public init() {}

    /// Every option that can be set by name.
    public static let all: [RuleOption<Options>] = [
      .choice("form", "What sets a sound label off.", \.form),
      .choice("letters", "Whether sounds are in capitals or in small letters.", \.letters),
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "sound/form",
    "A sound label is not written as the profile or the rest of the file has it.",
    severity: .advice,
    text: .init(
      checks: "Brackets, asterisks, capitals or a colour of labels for sounds and music.",
      matters: "Viewers learn in a minute what a form means, and read each other form as something "
        + "else: a speaker, a sign in the picture, an aside.",
      measured: "With consistent, against the form of at least five labels that are three quarters "
        + "of all; a file without such a habit has no finding. Labels whose verdict is doubtful, "
        + "those beside music signs and those that only the markup tells are left alone. For small "
        + "letters, a capital is a fault only where the first word is known to be no name, and in "
        + "German never.",
      sources: [
        "Netflix, English Timed Text Style Guide, as quoted on 19 December 2025: square brackets, "
          + "small letters but for names.",
        "BBC Subtitle Guidelines 1.2.5, March 2026: capitals without brackets.",
        "DCMP, Captioning Key: square brackets and small letters.",
        "ARD, ORF, SRF, ZDF, Untertitel-Standards: asterisks.",
        "Charte relative à la qualité du sous-titrage, 12 December 2011: red and magenta.",
        "TED Translators, cheat sheet, February 2015: parentheses.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n[Mara coughs]\n\n"
          + "00:04.000 --> 00:05.000\n[door creaks]\n",
        with: "form=square",
        "letters=small",
        context: .language("en")
      ),
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n*Regen prasselt*\n",
        with: "form=asterisks",
        context: .language("de")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧(door creaks)\n",
        "the sound label \"(door creaks)\" stands in parentheses, not in square brackets",
        with: ["form=square"],
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:03.000\n⟦1⟧[Door creaks]\n\n"
          + "00:04.000 --> 00:06.000\n⟦2⟧[WIND HOWLS]\n",
        "the sound label \"[Door creaks]\" begins with a capital",
        "the sound label \"[WIND HOWLS]\" is in capitals",
        with: ["form=square", "letters=small"],
        context: .language("en")
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
    case .asterisks: wording.want(.asterisks)
    case .bare: wording.want(.bare)
    case .color: wording.want(.color)
    case .consistent:
      guard let usual = track.usualMark(of: Self.isJudged) else { return nil }
      wording.want(usual.mark, because: ", as \(usual.count) others do")
    }
    var common = LabelVerdicts<Bool>()
    let hasNounCapitals = track.labelLanguage == "de"
    for (number, label) in track.typedLabels.enumerated() where Self.isJudged(label) {
      guard let problem = wording.problem(with: label) else { continue }
      if problem == .capital {
        guard !hasNounCapitals,
          common.verdict(of: label, judge: { track.opensWithCommonWord(label) })
        else { continue }
      }
      report(TerseFinding(.text(label.cue), excerpt: label.part.range, value: number))
    }
    return wording
  }

  private static func isJudged(_ label: TypedLabel) -> Bool {
    guard label.part.kind == .sound || label.part.kind == .music,
      label.part.confidence >= .likely
    else { return false }
    switch label.mark {
    case .musicSign, .numberSign, .markup: return false
    default: return true
    }
  }

  /// What is wrong with a label.
  fileprivate enum Problem {
    case mark
    case notInCapitals
    case inCapitals
    /// It begins with a capital, which is wrong unless the first word is a name or a noun.
    case capital
  }

  /// Says how a label is written, and how it is to be.
  public struct Wording: LabelFormWording {
    let track: Track
    fileprivate let letters: Letters
    private let what = Array("the sound label ".utf8)
    private var wanted = TypedLabel.Mark.square
    private var differences: [[UInt8]] = []

    fileprivate init(track: Track, letters: Letters) {
      self.track = track
      self.letters = letters
    }

    /// Sets the mark that labels are to have, and why.
    fileprivate mutating func want(_ mark: TypedLabel.Mark, because: String = "") {
      wanted = mark
      differences = Self.differences(from: mark, because)
    }

    fileprivate func problem(with label: TypedLabel) -> Problem? {
      guard label.mark == wanted || label.mark == .wide && wanted != .bare else {
        // MUSIC: and a title.
        return label.mark == .colon && wanted == .bare ? nil : .mark
      }
      switch (letters, label.letters) {
      case (.capitals, .small), (.capitals, .capitalized): return .notInCapitals
      case (.small, .capitals) where label.part.content.count > 3: return .inCapitals
      case (.small, .capitalized): return .capital
      default: return nil
      }
    }

    /// Appends the words about a label.
    public func describe(_ finding: TerseFinding, in text: inout FindingText) {
      let label = label(of: finding)
      begin(what, label, in: &text)
      switch problem(with: label) {
      case .mark: text.append(differences[Int(label.mark.rawValue)])
      case .notInCapitals: text.append(" is not in capitals")
      case .inCapitals: text.append(" is in capitals")
      case .capital: text.append(" begins with a capital")
      case nil: break
      }
      describeFix(of: label, in: &text)
    }

    /// The label is written in the other form.
    public func edits(for finding: TerseFinding) -> [CueEdit] {
      rewriting(label(of: finding))
    }

    /// Other brackets; the letters are left alone.
    func replacement(for label: TypedLabel) -> String? {
      guard label.mark != wanted, letters == .any || label.letters == .small else { return nil }
      return wanted.written(track.content(of: label))
    }
  }
}
