import CaptionModel

extension CaptionText.UTF8View {
  /// Whether each scalar of a range is a character of its own that counts, a space or a line feed:
  /// ASCII, and the ordinary letters of Latin, Greek and Cyrillic.
  ///
  /// Such texts are counted by their bytes, most of them many times faster than by characters.
  package func isPlain(_ range: Range<Int>) -> Bool {
    let bytes = storage.span.extracting(stored(range))
    let table = Self.plainBytes
    var isPlain = true
    // Without a way out in between, the loop is short.
    for index in bytes.indices where !table[Int(bytes[index])] { isPlain = false }
    return isPlain
  }

  /// Which bytes such scalars have.
  ///
  /// Latin letters reach up to U+027F, Greek and Cyrillic ones up to U+047F; bytes from 80 to BF stand
  /// behind the first one of a scalar.
  private static let plainBytes: [Bool] = (0..<256).map { byte in
    switch byte {
    case 0x0A, 0x20...0x7E, 0x80...0xBF, 0xC3...0xC9, 0xCE...0xD1: true
    default: false
    }
  }
}
