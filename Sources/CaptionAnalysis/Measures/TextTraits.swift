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

  /// The traits that a byte alone gives, those that it begins a pair of, and those that it ends, as
  /// three bytes of a word.
  private static let words: [UInt32] = (0..<256).map { (byte: Int) -> UInt32 in
    var alone = TextTraits()
    var first = TextTraits()
    var second = TextTraits()
    switch byte {
    case 0x28, 0x5B, 0xE3, 0xEF: alone = .brackets
    case 0x29, 0x5D: alone = [.brackets, .labelEnd]
    case 0x3C, 0x7B, 0x26: alone = .markup
    case 0x37: alone = .seven
    case 0x22, 0x27: alone = .straightQuote
    case 0x3A: (alone, first) = (.labelEnd, .scheme)
    case 0x20: (first, second) = (.idleBlank, .idleBlank)
    case 0x0A: second = .idleBlank
    case 0x2E: (first, second) = (.dots, [.dots, .webHost])
    case 0x57, 0x77: first = .webHost
    case 0x2F: second = .scheme
    case 0x55, 0x75: first = .sub
    case 0x42, 0x62: second = .sub
    case 0xE2: first = .punctuation
    case 0x80: second = .punctuation
    default: break
    }
    return UInt32(alone.rawValue) | UInt32(first.rawValue >> 8) << 8
      | UInt32(second.rawValue >> 8) << 16
  }

  /// The traits of each of some texts.
  static func all(of cues: [Cue]) -> [TextTraits] {
    let words = words
    var all: [TextTraits] = []
    all.reserveCapacity(cues.count)
    for index in cues.indices {
      let utf8 = cues[index].text.utf8
      all.append(of(utf8.storage.span.extracting(utf8.stored), words.span))
    }
    return all
  }

  private static func of(_ bytes: Span<UInt8>, _ words: Span<UInt32>) -> TextTraits {
    // Says that each byte has a word, so that it is not asked for each.
    guard words.count == 256 else { return [] }
    var alone: UInt32 = 0
    var pairs: UInt32 = 0
    var before: UInt32 = 0
    for index in 0..<bytes.count {
      let word = words[Int(bytes[index])]
      alone |= word
      pairs |= before & (word &>> 8)
      before = word
    }
    // What ends the text ends a line.
    pairs |= before & UInt32(idleBlank.rawValue)
    return TextTraits(rawValue: UInt16(truncatingIfNeeded: (alone & 0xFF) | (pairs & 0xFF00)))
  }
}

/// The traits of all texts of a track, and whether its times are whole milliseconds, each found when
/// somebody asks for it.
final class LazyTraits: Sendable {
  private let cues: [Cue]
  private let found = Mutex<[TextTraits]?>(nil)
  private let milliseconds = Mutex<Bool?>(nil)

  init(_ cues: [Cue]) {
    self.cues = cues
  }

  var all: [TextTraits] {
    found.withLock { known in
      if let known { return known }
      let all = TextTraits.all(of: cues)
      known = all
      return all
    }
  }

  var isInMilliseconds: Bool {
    milliseconds.withLock { known in
      if let known { return known }
      let answer = cues.indices.allSatisfy { index in
        cues.begin(at: index).isWholeMilliseconds
          && cues.end(at: index)?.isWholeMilliseconds != false
      }
      known = answer
      return answer
    }
  }
}

extension MediaTime {
  /// Told by going there and back, since the remainder of 128 bits costs many times that.
  fileprivate var isWholeMilliseconds: Bool { MediaTime(milliseconds: milliseconds) == self }
}
