extension TextPart {
  /// What led to the verdict about a part of a text.
  public enum Reason: UInt8, Sendable, CaseIterable {
    /// Nothing marks the text as anything but words.
    case noLabel
    /// Capitals and a colon before words, `ANNA: Come in.`
    case capitalsBeforeColon
    /// Capitals and a colon with no words in the cue.
    case capitalsAlone
    /// Capitals on a line of their own above words.
    case capitalsAboveWords
    /// A capitalised name and a colon before words, `Anna: Come in.`
    case nameBeforeColon
    /// A short text in a script without capitals, and a colon before words.
    case shortBeforeColon
    /// Brackets and a colon before words, `[ANNA]: Come in.`
    case bracketBeforeColon
    /// A name and a quotation, as Japanese captions have them.
    case nameBeforeQuotation
    /// A capitalised name in square brackets before words, `[Anna] Come in.`
    case nameInSquareBrackets
    /// A capitalised name in parentheses before words, `(Anna) Come in.`
    case nameInParentheses
    /// Capitals in brackets before words, `(ANNA) Come in.`
    case capitalsInBrackets
    /// A short text in brackets, in a script without capitals.
    case shortInBrackets
    /// A name with a remark behind a comma or in parentheses.
    case nameWithQualifier
    /// A name and the device through which its owner is heard.
    case nameWithChannel
    /// A name and a verb of speaking.
    case nameWithManner
    /// A word for a role, an age or a group.
    case wordForRole
    /// Markup or a clear label elsewhere in the file gives the same name.
    case knownName
    /// The same doubtful label stands before words more than once.
    case recurringName
    /// A word that tells how, in which language or through what somebody speaks.
    case wordForManner
    /// A preposition or an ending that adverbs have, beside words.
    case formOfManner
    /// A word for a sound.
    case wordForSound
    /// Brackets with no words beside them, `[door creaks]`.
    case bracketAlone
    /// Capitals in brackets with no words beside them, `(DOOR CREAKS)`.
    case capitalsInBracketsAlone
    /// A capitalised text in brackets with no words beside it, `(Puerta)`.
    case nameInBracketsAlone
    /// Brackets beside words, `[zzz] Come in.`
    case bracketBesideWords
    /// Asterisks around a line or its beginning, `*Regen prasselt*`.
    case asterisks
    /// A line of capitals that describes a sound, `DOOR CREAKS`.
    case capitalsForSound
    /// A colour that stands for a sound or for music.
    case color
    /// A class or role that the markup gives.
    case markup
    /// A label that names music.
    case wordForMusic
    /// A music sign with no words.
    case musicSignAlone
    /// Brackets or a description beside a music sign, `♪ (organ) ♪`.
    case descriptionBesideMusicSign
    /// Words beside or between music signs.
    case betweenMusicSigns
    /// Words between number signs, `# Row on #`.
    case betweenNumberSigns
    /// Words behind one number sign.
    case behindNumberSign
    /// A dash at the beginning of a line.
    case dashAtLineStart
    /// Two or three chevrons at the beginning of a line, `>> Good news.`
    case chevrons
    /// An arrow or angle at the beginning or end, for a voice out of shot.
    case arrow
    /// A word with which credits begin.
    case credit
    /// A web address.
    case address
    /// A word for what is written in the picture.
    case sign
    /// A time or place, as cards give it.
    case card

    /// The reason as a phrase that continues "because".
    public var description: String {
      switch self {
      case .noLabel: "the text bears no mark of a label"
      case .capitalsBeforeColon: "capitals and a colon stand before words"
      case .capitalsAlone: "capitals and a colon stand alone"
      case .capitalsAboveWords: "capitals stand on a line above words"
      case .nameBeforeColon: "a capitalised name and a colon stand before words"
      case .shortBeforeColon: "a short text and a colon stand before words"
      case .bracketBeforeColon: "brackets and a colon stand before words"
      case .nameBeforeQuotation: "a name stands before a quotation that fills the cue"
      case .nameInSquareBrackets: "a capitalised name in brackets stands before words"
      case .nameInParentheses: "a capitalised name in parentheses stands before words"
      case .capitalsInBrackets: "capitals in brackets stand before words"
      case .shortInBrackets: "a short text in brackets stands before words"
      case .nameWithQualifier: "a name stands before a remark"
      case .nameWithChannel: "the label names somebody and a device"
      case .nameWithManner: "a verb of speaking follows a name"
      case .wordForRole: "the label holds a word for a person or a group"
      case .knownName: "the file names this speaker elsewhere"
      case .recurringName: "the same label comes back before other words"
      case .wordForManner: "the label holds a word for a voice, a language or a device"
      case .formOfManner: "the label has the form of a manner"
      case .wordForSound: "the label holds a word for a sound"
      case .bracketAlone: "the brackets stand alone"
      case .capitalsInBracketsAlone: "capitals in brackets stand alone"
      case .nameInBracketsAlone: "a capitalised text in brackets stands alone"
      case .bracketBesideWords: "the brackets stand beside words"
      case .asterisks: "asterisks enclose the description"
      case .capitalsForSound: "the line is in capitals and describes a sound"
      case .color: "the colour stands for this in French captions"
      case .markup: "the markup says so"
      case .wordForMusic: "the label holds a word for music"
      case .musicSignAlone: "a music sign stands alone"
      case .descriptionBesideMusicSign: "a description stands beside a music sign"
      case .betweenMusicSigns: "music signs stand beside the words"
      case .betweenNumberSigns: "number signs enclose the words"
      case .behindNumberSign: "a number sign stands before the words"
      case .dashAtLineStart: "the line begins with a dash"
      case .chevrons: "the line begins with chevrons"
      case .arrow: "an arrow stands at the end of the words"
      case .credit: "the text begins as credits do"
      case .address: "the text is a web address"
      case .sign: "the label holds a word for what is written in the picture"
      case .card: "the text gives a time or place, as cards do"
      }
    }

    /// How sure a verdict with this reason is.
    public var confidence: Confidence {
      switch self {
      case .knownName, .markup, .musicSignAlone, .betweenMusicSigns: .certain
      case .capitalsAlone, .capitalsAboveWords, .nameBeforeColon, .shortBeforeColon,
        .nameInParentheses, .capitalsInBrackets, .shortInBrackets, .formOfManner,
        .nameInBracketsAlone, .bracketBesideWords, .behindNumberSign:
        .doubtful
      default: .likely
      }
    }
  }
}
