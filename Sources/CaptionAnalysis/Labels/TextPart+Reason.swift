extension TextPart {
  /// What led to the verdict about a part of a text.
  public enum Reason: UInt8, Sendable, CaseIterable {
    /// Nothing marks the text as anything but words.
    case noLabel
    /// Capitals and a colon before words, `ANNA: Come in.`
    case capitalsBeforeColon
    /// Capitals and a colon with no words in the cue.
    case capitalsAlone
    /// A capitalised name and a colon before words, `Anna: Come in.`
    case nameBeforeColon
    /// A short text in a script without capitals, and a colon before words.
    case shortBeforeColon
    /// Brackets and a colon before words, `[ANNA]: Come in.`
    case bracketBeforeColon
    /// A capitalised name in square brackets before words, `[Anna] Come in.`
    case nameInSquareBrackets
    /// A capitalised name in parentheses before words, `(Anna) Come in.`
    case nameInParentheses
    /// Capitals in brackets before words, `(ANNA) Come in.` or `(SIGHS) Come in.`
    case capitalsInBrackets
    /// Markup or a clear label elsewhere in the file gives the same name.
    case knownName
    /// The same doubtful label stands before words more than once.
    case recurringName
    /// Brackets with no words beside them, `[door creaks]`.
    case bracketAlone
    /// Capitals in brackets with no words beside them, `(DOOR CREAKS)`.
    case capitalsInBracketsAlone
    /// A capitalised text in brackets with no words beside it, `(Puerta)`.
    case nameInBracketsAlone
    /// Brackets beside words, `[softly] Come in.`
    case bracketBesideWords
    /// Asterisks around a line, `*Regen prasselt*`.
    case asterisks
    /// Asterisks around the beginning of a line, `*seufzt* Na gut.`
    case asterisksBesideWords
    /// A label that names music.
    case wordForMusic
    /// A music sign with no words.
    case musicSignAlone
    /// Brackets beside a music sign, `♪ (organ) ♪`.
    case descriptionBesideMusicSign
    /// Words beside or between music signs.
    case betweenMusicSigns
    /// Words between number signs, `# Row on #`.
    case betweenNumberSigns
    /// A dash at the beginning of a line.
    case dashAtLineStart
    /// Two or three chevrons at the beginning of a line, `>> Good news.`
    case chevrons

    /// The reason as a phrase that continues "because".
    public var description: String { facts.description }

    /// How sure a verdict with this reason is.
    public var confidence: Confidence { facts.confidence }

    private var facts: (description: String, confidence: Confidence) {
      switch self {
      case .noLabel: ("the text bears no mark of a label", .likely)
      case .capitalsBeforeColon: ("capitals and a colon stand before words", .likely)
      case .capitalsAlone: ("capitals and a colon stand alone", .doubtful)
      case .nameBeforeColon: ("a capitalised name and a colon stand before words", .doubtful)
      case .shortBeforeColon: ("a short text and a colon stand before words", .doubtful)
      case .bracketBeforeColon: ("brackets and a colon stand before words", .likely)
      case .nameInSquareBrackets: ("a capitalised name in brackets stands before words", .likely)
      case .nameInParentheses: ("a capitalised name in parentheses stands before words", .doubtful)
      case .capitalsInBrackets: ("capitals in brackets stand before words", .doubtful)
      case .knownName: ("the file names this speaker elsewhere", .certain)
      case .recurringName: ("the same label comes back before other words", .likely)
      case .bracketAlone: ("the brackets stand alone", .likely)
      case .capitalsInBracketsAlone: ("capitals in brackets stand alone", .likely)
      case .nameInBracketsAlone: ("a capitalised text in brackets stands alone", .doubtful)
      case .bracketBesideWords: ("the brackets stand beside words", .doubtful)
      case .asterisks: ("asterisks enclose the line", .likely)
      case .asterisksBesideWords: ("asterisks stand beside words", .doubtful)
      case .wordForMusic: ("the label holds a word for music", .likely)
      case .musicSignAlone: ("a music sign stands alone", .certain)
      case .descriptionBesideMusicSign: ("a description stands beside a music sign", .likely)
      case .betweenMusicSigns: ("music signs stand beside the words", .certain)
      case .betweenNumberSigns: ("number signs enclose the words", .likely)
      case .dashAtLineStart: ("the line begins with a dash", .likely)
      case .chevrons: ("the line begins with chevrons", .likely)
      }
    }
  }
}
