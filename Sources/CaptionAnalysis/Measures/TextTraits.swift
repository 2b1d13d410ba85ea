import CaptionModel
import Synchronization

/// Which rare bytes and pairs of bytes a text holds, so that a rule about them passes over the
/// texts without.
public struct TextTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt16

  /// Makes traits of bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A parenthesis or square bracket, of East Asian text too.
  public static let brackets = TextTraits(rawValue: 1)
  /// One of `<`, `{` and `&`, with which markup begins.
  public static let markup = TextTraits(rawValue: 1 << 1)
  /// The digit 7.
  public static let seven = TextTraits(rawValue: 1 << 2)
  /// A colon or closing bracket, with which labels end.
  public static let labelEnd = TextTraits(rawValue: 1 << 3)
  /// A quotation mark or apostrophe of ASCII.
  public static let straightQuote = TextTraits(rawValue: 1 << 4)
  /// A blank behind another one, or at the end of a line.
  public static let idleBlank = TextTraits(rawValue: 1 << 8)
  /// Two full stops in a row.
  public static let dots = TextTraits(rawValue: 1 << 9)
  /// A `w.` as in addresses, in any case.
  public static let webHost = TextTraits(rawValue: 1 << 10)
  /// The end of an address's scheme, `:/`.
  public static let scheme = TextTraits(rawValue: 1 << 11)
  /// The letters `ub` as in `subtitle`, in any case.
  public static let sub = TextTraits(rawValue: 1 << 12)
  /// The first bytes of curly quotation marks, dashes and the ellipsis.
  public static let punctuation = TextTraits(rawValue: 1 << 13)

  /// The traits that a sign of ASCII gives by itself, by its byte.
  static let signs: [TextTraits] = (0..<256).map { (byte: Int) -> TextTraits in
    switch byte {
    case 0x28, 0x5B: .brackets
    case 0x29, 0x5D: [.brackets, .labelEnd]
    case 0x3C, 0x7B, 0x26: .markup
    case 0x22, 0x27: .straightQuote
    case 0x3A: .labelEnd
    default: []
    }
  }

  /// The traits that a sign of ASCII gives together with the byte before it.
  @inline(__always)
  static func pair(_ before: UInt8, _ sign: UInt8) -> TextTraits {
    if sign == 0x2E { return before == 0x2E ? .dots : before | 0x20 == 0x77 ? .webHost : [] }
    return sign == 0x2F && before == 0x3A ? .scheme : []
  }

  /// The traits that a sign above ASCII may give, by its first two bytes.
  @inline(__always)
  static func wide(_ first: UInt8, _ second: UInt8) -> TextTraits {
    switch first {
    case 0xE2: second == 0x80 ? .punctuation : []
    case 0xE3: second == 0x80 ? .brackets : []
    case 0xEF: second == 0xBC ? .brackets : []
    default: []
    }
  }
}

/// Whether the times of a track are whole milliseconds, found when somebody asks for it.
final class LazyTimes: Sendable {
  private let cues: [Cue]
  private let milliseconds = Mutex<Bool?>(nil)

  init(_ cues: [Cue]) {
    self.cues = cues
  }

  var isInMilliseconds: Bool {
    milliseconds.withLock { known in
      if let known { return known }
      let answer = cues.indices.allSatisfy { cues.isInMilliseconds(at: $0) }
      known = answer
      return answer
    }
  }
}
