import CaptionModel

/// The file signature: `WEBVTT`, then a space, a tab, a line break or the end.
enum WebVTTSignature {
  static let text = "WEBVTT"

  /// Whether a text begins with the signature (6.1, WebVTT parser algorithm, steps 4 to 6).
  static func isPresent(in bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    guard cursor.scan(text) else { return false }
    guard let next = cursor.peek else { return true }
    return next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D
  }

  /// How likely a text is WebVTT.
  ///
  /// A signature in the wrong case or below other lines can only be meant as WebVTT, and reading
  /// it as something else would hide the fault. Times with a full stop say little: SubRip files
  /// have them, too, and a number above them is SubRip's.
  static func confidence(_ source: SourceText) -> CaptionFormat.Confidence {
    let bytes = source.bytes
    if isPresent(in: bytes) { return .certain }
    if resemblesSignature(bytes) { return .likely }
    return hasTimingLine(bytes) ? .possible : .none
  }

  /// Whether the first line that is not blank begins with the signature in any case.
  private static func resemblesSignature(_ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes, in: 0..<min(bytes.count, 256))
    while !cursor.atEnd {
      if cursor.scan("\u{FEFF}") { continue }
      guard let byte = cursor.peek, byte.isASCIIWhiteSpace || byte == 0 else { break }
      cursor.advance()
    }
    for expected in text.utf8 {
      guard let byte = cursor.peek, byte & 0xDF == expected else { return false }
      cursor.advance()
    }
    guard let next = cursor.peek else { return true }
    return !next.isASCIILetter
  }

  /// Whether a line near the beginning has an arrow after a time with a full stop.
  private static func hasTimingLine(_ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes, in: 0..<min(bytes.count, 4096))
    while !cursor.atEnd {
      if cursor.match("-->"), cursor.offset >= 5 {
        let before = bytes[(cursor.offset - 5)..<cursor.offset]
        let time = before.filter { $0 != 0x20 && $0 != 0x09 }
        if time.count >= 4, time.dropFirst(time.count - 4).first == 0x2E {
          return !isBelowNumber(bytes, cursor.offset)
        }
      }
      cursor.advance()
    }
    return false
  }

  /// Whether the line above that of an offset is a number and nothing else.
  private static func isBelowNumber(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    guard var end = bytes[..<offset].lastIndex(where: isBreak) else { return false }
    if end > 0, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    let start = bytes[..<end].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return start < end && bytes[start..<end].allSatisfy { $0 &- 0x30 < 10 }
  }
}
