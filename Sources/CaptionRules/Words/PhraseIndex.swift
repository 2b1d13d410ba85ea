import CaptionAnalysis
import CaptionModel

/// Phrases that a text may begin with, found by their first letter.
struct PhraseIndex: Sendable {
  private let phrases: [UInt32: [[UInt32]]]
  /// Whether some phrase begins with these two bytes, the first of them the higher, in either case.
  private let mayBegin: [Bool]
  /// Whether some phrase begins with four bytes of ASCII, in either case, by a hash of them.
  private let heads: [Bool]

  /// Makes an index of phrases in lower case.
  init(_ phrases: [String]) {
    var index: [UInt32: [[UInt32]]] = [:]
    var mayBegin = [Bool](repeating: false, count: 1 << 16)
    var heads = [Bool](repeating: false, count: 1 << 12)
    for phrase in phrases {
      let scalars = phrase.unicodeScalars
      guard let first = scalars.first else { continue }
      index[first.value, default: []].append(scalars.map(\.value))
      let head = Array(phrase.utf8.prefix(4))
      if head.count < 4 {
        // So short a phrase may stand before anything.
        heads = [Bool](repeating: true, count: heads.count)
      } else if head.allSatisfy({ $0 < 0x80 }) {
        heads[Self.hash(head[0], head[1], head[2], head[3])] = true
      }
      for form in [String(first), first.properties.uppercaseMapping] {
        guard let byte = form.utf8.first else { continue }
        for second in Self.secondBytes(phrase) { mayBegin[Int(byte) << 8 | second] = true }
      }
    }
    self.phrases = index
    self.mayBegin = mayBegin
    self.heads = heads
  }

  /// A hash of four bytes of ASCII, the same in any case.
  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int
  {
    let head =
      UInt32(first) | UInt32(second) &<< 8 | UInt32(third) &<< 16 | UInt32(fourth) &<< 24
    return Int(((head | 0x2020_2020) &* 0x9E37_79B1) &>> 20)
  }

  /// The bytes that may stand second where a phrase does: all, unless it begins with two of ASCII.
  private static func secondBytes(_ phrase: String) -> [Int] {
    let utf8 = Array(phrase.utf8.prefix(2))
    guard utf8.count == 2, utf8[0] < 0x80, utf8[1] < 0x80 else { return Array(0..<256) }
    // Of some letters above ASCII the small form begins with one of ASCII.
    return [Int(utf8[1]), Int(utf8[1] & 0xDF)] + Array(0x80..<256)
  }

  /// Whether one of the phrases may stand at an offset, as far as its first bytes tell.
  @inline(__always)
  func mayMatch(_ utf8: CaptionText.UTF8View, at start: Int) -> Bool {
    guard start < utf8.count else { return false }
    let second = start + 1 < utf8.count ? utf8[start + 1] : 0xFF
    guard mayBegin[Int(utf8[start]) << 8 | Int(second)] else { return false }
    guard start + 3 < utf8.count else { return true }
    let (first, third, fourth) = (utf8[start], utf8[start + 2], utf8[start + 3])
    // Letters above ASCII may have a small form of ASCII.
    return first | second | third | fourth >= 0x80
      || heads[Self.hash(first, second, third, fourth)]
  }

  /// Whether one of the phrases stands at an offset, in any case, and its last word ends there.
  func matches(_ utf8: CaptionText.UTF8View, at start: Int) -> Bool {
    guard mayMatch(utf8, at: start) else { return false }
    let (value, length) = utf8.scalar(at: start)
    guard let candidates = phrases[Self.lowercase(value)] else { return false }
    // The second letter tells most phrases apart; its small form is asked for once.
    let next = start + length
    let letter = next < utf8.count ? utf8.scalar(at: next).value : 0
    let small = Self.lowercase(letter)
    for index in candidates.indices {
      if candidates[index].count > 1, case let wanted = candidates[index][1], wanted != letter,
        wanted != small
      {
        continue
      }
      if stands(candidates[index], in: utf8, at: start) { return true }
    }
    return false
  }

  private func stands(_ phrase: [UInt32], in utf8: CaptionText.UTF8View, at start: Int) -> Bool {
    var offset = start
    for wanted in phrase {
      guard offset < utf8.count else { return false }
      let (value, length) = utf8.scalar(at: offset)
      guard value == wanted || Self.lowercase(value) == wanted else { return false }
      offset += length
    }
    guard offset < utf8.count, let last = phrase.last, Self.isLetter(last) else { return true }
    return !Self.isLetter(utf8.scalar(at: offset).value)
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.isAlphabetic ?? false
  }

  private static func lowercase(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return value &- 0x41 < 26 ? value | 0x20 : value }
    // To ask for a mapping makes a string. The scripts from U+0590 to U+109F and the East Asian ones
    // have no capitals, those of Cyrillic stand in order.
    switch value {
    case 0x0590...0x109F, 0x2E80...0xA63F, 0xAC00...0xFAFF, 0x0430...0x045F: return value
    case 0x0410...0x042F: return value + 0x20
    default: break
    }
    let mapping = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars
    return mapping?.first?.value ?? value
  }
}
