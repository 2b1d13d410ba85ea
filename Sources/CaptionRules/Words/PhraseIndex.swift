import CaptionAnalysis

/// Phrases that a text may begin with, found by their first letter.
struct PhraseIndex: Sendable {
  private let phrases: [UInt32: [[UInt32]]]
  /// Whether some phrase begins with a scalar of this first byte, in either case.
  private let mayBegin: [Bool]

  /// Makes an index of phrases in lower case.
  init(_ phrases: [String]) {
    var index: [UInt32: [[UInt32]]] = [:]
    var mayBegin = [Bool](repeating: false, count: 256)
    for phrase in phrases {
      let scalars = phrase.unicodeScalars
      guard let first = scalars.first else { continue }
      index[first.value, default: []].append(scalars.map(\.value))
      for form in [String(first), first.properties.uppercaseMapping] {
        if let byte = form.utf8.first { mayBegin[Int(byte)] = true }
      }
    }
    self.phrases = index
    self.mayBegin = mayBegin
  }

  /// Whether one of the phrases stands at an offset, in any case, and its last word ends there.
  func matches(_ utf8: [UInt8], at start: Int) -> Bool {
    guard start < utf8.count, mayBegin[Int(utf8[start])] else { return false }
    let first = Self.lowercase(utf8.scalar(at: start).value)
    return phrases[first]?.contains { stands($0, in: utf8, at: start) } ?? false
  }

  private func stands(_ phrase: [UInt32], in utf8: [UInt8], at start: Int) -> Bool {
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
    let mapping = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars
    return mapping?.first?.value ?? value
  }
}
