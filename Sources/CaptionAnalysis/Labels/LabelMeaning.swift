/// What the text of a label means, with the reason.
struct LabelMeaning: Equatable {
  /// The parts that a label can have.
  enum Kind: Equatable {
    /// No label, but words that are said.
    case words
    case speaker
    /// A name and how its owner speaks.
    case speakerWithManner
    case manner
    case sound
    case music
    case notice
  }

  var kind: Kind
  var reason: TextPart.Reason
  /// The name, or the whole text of the label.
  var content: Range<Int>

  init(_ kind: Kind, _ reason: TextPart.Reason, _ content: Range<Int>) {
    self.kind = kind
    self.reason = reason
    self.content = content
  }
}

/// Where a label stands.
struct LabelPlace {
  /// Whether its brackets are parentheses, which are punctuation too.
  var isRound = false
  /// Whether words stand before it on its line.
  var afterWords = false
  /// Whether these words end a sentence.
  var afterSentence = false
  /// Whether words follow on its line.
  var wordsFollow = false
  /// Whether words follow on a later line.
  var wordsFollowLater = false
  /// Whether a full stop stands directly behind it.
  var beforeStop = false

  var hasWordsAfter: Bool { wordsFollow || wordsFollowLater }

  /// A bit for each of these.
  var bits: UInt32 {
    (isRound ? 1 : 0) | (afterWords ? 2 : 0) | (afterSentence ? 4 : 0) | (wordsFollow ? 8 : 0)
      | (wordsFollowLater ? 16 : 0) | (beforeStop ? 32 : 0)
  }
}
