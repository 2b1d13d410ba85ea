/// Looks through many bytes at once.
///
/// The loops are written so that the compiler can take many bytes in one step: by an index that is
/// checked once, and with counts that are as wide as the bytes.
enum ByteScan {
  /// How many line feeds and carriage returns stand in a range.
  static func lineBreaks(in bytes: [UInt8], _ range: Range<Int>) -> (feeds: Int, returns: Int) {
    let last = min(range.upperBound, bytes.count)
    var feeds = 0
    var returns = 0
    var index = max(range.lowerBound, 0)
    while index < last {
      // So few at a time that the counts fit a byte.
      let end = min(index &+ 192, last)
      var feedsHere: UInt8 = 0
      var returnsHere: UInt8 = 0
      while index < end {
        feedsHere &+= bytes[index] == 0x0A ? 1 : 0
        returnsHere &+= bytes[index] == 0x0D ? 1 : 0
        index &+= 1
      }
      feeds &+= Int(feedsHere)
      returns &+= Int(returnsHere)
    }
    return (feeds, returns)
  }

  /// Whether a range holds a byte with which a control character or a separator of lines may begin:
  /// those below a blank, DEL, and the first bytes of U+0080 to U+009F, U+2028 and U+2029.
  static func mayHoldControls(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let last = min(range.upperBound, bytes.count)
    var found: UInt8 = 0
    var index = max(range.lowerBound, 0)
    while index < last {
      let byte = bytes[index]
      found |= byte < 0x20 ? 1 : 0
      found |= byte == 0x7F ? 1 : 0
      found |= byte == 0xC2 ? 1 : 0
      found |= byte == 0xE2 ? 1 : 0
      index &+= 1
    }
    return found != 0
  }
}
