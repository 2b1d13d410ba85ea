/// A stretch of a cue's text with what it is to a viewer.
///
/// The parts of a cue stand in the order of its text and do not overlap; each stays within one
/// line, unless a label in brackets runs over a line break.
public struct TextPart: Sendable, Hashable {
  /// What a stretch of text is.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Words that are said.
    case dialogue
    /// Words that are sung.
    case lyrics
    /// A label that names who speaks.
    case speaker
    /// A label for a sound that is neither speech nor music.
    case sound
    /// A label or sign for music.
    case music
    /// A label that tells how, in which language or through what the words are said.
    case manner
    /// A mark for a change of speaker or for a voice out of shot, such as a dash.
    case turn
    /// What is neither speech nor sound: a credit, an address, a sign or place in the picture.
    case notice
  }

  // The offsets first: what is stored behind a part may then use the bytes that are left.
  private var lower: Int32
  private var upper: Int32
  private var contentLower: Int32
  private var contentUpper: Int32

  /// What the stretch is.
  public var kind: Kind
  /// What led to the verdict.
  public var reason: Reason

  /// The bytes of ``CaptionText/utf8`` that belong to the part, brackets and colon included.
  public var range: Range<Int> { Int(lower)..<Int(upper) }

  /// What stands inside brackets, colon or music signs: the name, the sound, the words.
  public var content: Range<Int> { Int(contentLower)..<Int(contentUpper) }

  /// How sure the verdict is.
  public var confidence: Confidence { reason.confidence }

  /// Makes a part; `content` has to lie in `range`.
  init(_ kind: Kind, _ reason: Reason, _ range: Range<Int>, content: Range<Int>? = nil) {
    let content = content ?? range
    self.kind = kind
    self.reason = reason
    lower = Int32(clamping: range.lowerBound)
    upper = Int32(clamping: range.upperBound)
    contentLower = Int32(clamping: content.lowerBound)
    contentUpper = Int32(clamping: content.upperBound)
  }
}

extension TextPart {
  /// How sure a verdict about a part is.
  public enum Confidence: UInt8, Sendable, Comparable {
    /// The form fits, but another reading is about as good.
    case doubtful
    /// The form is rarely used for anything else.
    case likely
    /// Markup or the rest of the file says so.
    case certain

    /// Whether one verdict is less sure than another.
    public static func < (left: Confidence, right: Confidence) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
