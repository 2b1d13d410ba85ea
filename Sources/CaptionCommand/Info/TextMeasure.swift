import CaptionKit

/// The characters and words of cue texts, counted on bytes as far as that is exact.
///
/// A character is what a viewer reads as one: an extended grapheme cluster (Unicode Annex 29).
/// Blanks count, line breaks do not. A word is a stretch without white space that holds more than
/// punctuation, so a script without blanks between words counts as one word a line.
struct TextMeasure {
  private(set) var characters = 0
  private(set) var words = 0

  /// Adds a text and returns the number of its characters.
  @discardableResult
  mutating func add(_ text: CaptionText) -> Int {
    let utf8 = text.utf8
    let end = utf8.count
    var count = 0
    var lineStart = 0
    var countBeforeLine = 0
    // The count of a line that cannot be counted byte by byte.
    var exactCount: Int?
    var isInWord = false
    // Whether a combining mark would become a part of what stands before it.
    var joins = false
    var index = 0
    while index < end {
      let byte = utf8[index]
      if byte < 0x80 {
        index += 1
        if byte == 0x0A || byte == 0x0D {
          if let exact = exactCount { count = countBeforeLine + exact }
          exactCount = nil
          countBeforeLine = count
          lineStart = index
          isInWord = false
          joins = false
          continue
        }
        count += 1
        joins = byte >= 0x20 && byte != 0x7F
        if byte == 0x20 || byte == 0x09 {
          isInWord = false
        } else if !isInWord, byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 {
          isInWord = true
          words += 1
        }
        continue
      }
      let (scalar, length) = decode(utf8, at: index)
      let kind = kind(of: scalar)
      if kind == .intricate, exactCount == nil {
        exactCount = characters(of: utf8, lineFrom: lineStart)
      }
      index += length
      if kind != .mark || !joins { count += 1 }
      joins = true
      if kind == .blank {
        isInWord = false
      } else if !isInWord, kind == .letter || kind == .intricate && isWord(scalar) {
        isInWord = true
        words += 1
      }
    }
    if let exact = exactCount { count = countBeforeLine + exact }
    characters += count
    return count
  }

  private func characters(of utf8: [UInt8], lineFrom start: Int) -> Int {
    var end = start
    while end < utf8.count, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
    return String(decoding: utf8[start..<end], as: UTF8.self).count
  }

  /// How a character beyond ASCII counts.
  private enum Kind {
    /// A character by itself, whatever stands beside it.
    case letter
    /// The same, but nothing that makes a word.
    case punctuation
    /// The same, and an end of words.
    case blank
    /// A part of the character before it.
    case mark
    /// Something whose neighbours must be looked at.
    case intricate
  }

  @inline(__always)
  private func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .blank
    case 0x00A1...0x00A9, 0x00AB, 0x00AC, 0x00AE...0x00B4, 0x00B6...0x00B9, 0x00BB...0x00BF:
      .punctuation
    // Latin, phonetic and Greek letters, Cyrillic, Armenian, Hebrew and Arabic ones.
    case 0x00AA, 0x00B5, 0x00BA, 0x00C0...0x02FF, 0x0370...0x0482, 0x048A...0x0588,
      0x05D0...0x05EA, 0x0620...0x064A, 0x0660...0x066F, 0x0671...0x06D3:
      .letter
    // Combining marks of the same scripts, and of Thai.
    case 0x0300...0x036F, 0x0591...0x05BD, 0x064B...0x065F, 0x0670, 0x0E31, 0x0E33...0x0E3A,
      0x0E47...0x0E4E:
      .mark
    case 0x0E01...0x0E30, 0x0E32, 0x0E40...0x0E46, 0x0E50...0x0E59, 0x1E00...0x1FFF: .letter
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2190...0x2BFF, 0x3001...0x3029,
      0x3030, 0xFF01...0xFF0F, 0xFF1A...0xFF20:
      .punctuation
    case 0x2100...0x218B, 0x3041...0x3096, 0x309D...0x30FF, 0x3105...0x312F, 0x3131...0x318E,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF10...0xFF19, 0xFF21...0xFF9D:
      .letter
    default: .intricate
    }
  }

  /// Whether an intricate scalar makes a word: not format characters, selectors and emoji.
  private func isWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0080...0x00AD, 0x200B...0x206F, 0x20D0...0x20FF, 0x3002...0x303F, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF0...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0xE0FFF:
      false
    default: true
    }
  }

  /// The scalar at an index of valid UTF-8, and its length in bytes.
  @inline(__always)
  private func decode(_ utf8: [UInt8], at index: Int) -> (UInt32, Int) {
    let lead = UInt32(utf8[index])
    func next(_ distance: Int) -> UInt32 {
      index + distance < utf8.count ? UInt32(utf8[index + distance]) & 0x3F : 0
    }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | next(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
    return ((lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }
}
