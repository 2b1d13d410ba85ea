/// Looks through many bytes at once.
///
/// The loops are written so that the compiler can take many bytes in one step: over a span from end
/// to end, without a way out in between, and with answers that are numbers as wide as the bytes.
enum ByteScan {
  /// How many line feeds and carriage returns there are.
  static func lineBreaks(in bytes: Span<UInt8>) -> (feeds: Int, returns: Int) {
    var feeds = 0
    var returns = 0
    var start = 0
    while start < bytes.count {
      // So few at a time that the counts fit a byte.
      let part = bytes.extracting(start..<min(start &+ 192, bytes.count))
      var feedsHere: UInt8 = 0
      var returnsHere: UInt8 = 0
      for index in 0..<part.count {
        let byte = part[index]
        let feed: UInt8 = byte == 0x0A ? 1 : 0
        let carriageReturn: UInt8 = byte == 0x0D ? 1 : 0
        feedsHere &+= feed
        returnsHere &+= carriageReturn
      }
      feeds &+= Int(feedsHere)
      returns &+= Int(returnsHere)
      start &+= 192
    }
    return (feeds, returns)
  }

  /// Whether valid UTF-8 has none of the characters that ``oneLine(_:)`` replaces.
  static func holdsNoControl(_ bytes: Span<UInt8>) -> Bool {
    guard mayHoldControls(bytes) else { return true }
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return false }
      if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
      {
        return false
      }
    }
    return true
  }

  /// Whether there is a byte with which a control character or a separator of lines may begin: those
  /// below a blank, DEL, and the first bytes of U+0080 to U+009F, U+2028 and U+2029.
  private static func mayHoldControls(_ bytes: Span<UInt8>) -> Bool {
    var found: UInt8 = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      let low: UInt8 = byte < 0x20 ? 1 : 0
      let delete: UInt8 = byte == 0x7F ? 1 : 0
      // C2 and E2 differ in this bit alone.
      let lead: UInt8 = byte | 0x20 == 0xE2 ? 1 : 0
      found |= low | delete | lead
    }
    return found != 0
  }

  /// The columns that ASCII and ordinary letters of Latin, Greek and Cyrillic take in a terminal; nil
  /// where anything else stands.
  static func simpleWidth(_ bytes: Span<UInt8>) -> Int? {
    var other: UInt8 = 0
    var width = 0
    var start = 0
    while start < bytes.count {
      let part = bytes.extracting(start..<min(start &+ 192, bytes.count))
      var widthHere: UInt8 = 0
      for index in 0..<part.count {
        let byte = part[index]
        let low: UInt8 = byte < 0x20 ? 1 : 0
        let delete: UInt8 = byte == 0x7F ? 1 : 0
        let sign: UInt8 = byte == 0xC2 ? 1 : 0
        // Combining marks.
        let mark: UInt8 = byte & 0xFE == 0xCC ? 1 : 0
        let high: UInt8 = byte > 0xD1 ? 1 : 0
        let first: UInt8 = byte & 0xC0 == 0x80 ? 0 : 1
        other |= low | delete | sign | mark | high
        widthHere &+= first
      }
      width &+= Int(widthHere)
      start &+= 192
    }
    return other == 0 ? width : nil
  }
}
