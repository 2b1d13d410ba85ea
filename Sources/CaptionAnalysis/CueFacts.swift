/// What is known of one cue, computed once for every rule.
public struct CueFacts: Sendable, Hashable {
  private var characterCount: Int32
  private var wordCount: Int32
  private var lineCount: Int32
  private var longestLineLength: Int32
  private var firstPart: Int32
  private var partCount: Int32
  private var turnCount: Int32 = 0

  /// Whether words are said or sung in the cue.
  public private(set) var hasDialogue: Bool
  /// Whether a sound label, a music label or lyrics stand in the cue.
  public private(set) var hasSound = false
  /// Whether markup or a label in the cue's text names a speaker, even if only perhaps.
  public private(set) var mayNameSpeaker: Bool

  /// What there is to read, counted as ``TextMeasure`` says.
  public var characters: Int { Int(characterCount) }
  /// The words, counted as ``TextMeasure`` says.
  public var words: Int { Int(wordCount) }
  /// The lines in which there is something to see.
  public var lines: Int { Int(lineCount) }
  /// The characters of the longest line.
  public var longestLine: Int { Int(longestLineLength) }
  /// How many turns the marks at line starts make; 0 where there are none.
  ///
  /// Words before the first mark are a turn too, as in Dutch, where only the second one is marked.
  public var turns: Int { Int(turnCount) }

  var partRange: Range<Int> { Int(firstPart)..<Int(firstPart) + Int(partCount) }

  /// Makes the facts of a cue whose parts have not been judged.
  ///
  /// - Parameters:
  ///   - hasVoice: Whether markup names a speaker.
  ///   - hasDialogue: Whether it is known that the text is words and nothing else.
  init(_ measure: TextMeasure, parts: Range<Int>, hasVoice: Bool, hasDialogue: Bool) {
    characterCount = Int32(clamping: measure.characters)
    wordCount = Int32(clamping: measure.words)
    lineCount = Int32(clamping: measure.lines)
    longestLineLength = Int32(clamping: measure.longestLine)
    firstPart = Int32(clamping: parts.lowerBound)
    partCount = Int32(clamping: parts.count)
    mayNameSpeaker = hasVoice
    self.hasDialogue = hasDialogue
  }

  /// Takes what the parts of a cue tell.
  mutating func take(_ verdicts: PartVerdicts) {
    turnCount = Int32(clamping: verdicts.turns)
    hasDialogue = verdicts.hasDialogue
    hasSound = verdicts.hasSound
    if verdicts.mayNameSpeaker { mayNameSpeaker = true }
  }
}
