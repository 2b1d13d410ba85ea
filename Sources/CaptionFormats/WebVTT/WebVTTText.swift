/// Text of a source after the transformations that come before all parsing (6.1, step 1): U+FFFD
/// for NUL, one line feed for each line break.
///
/// They are made where text is taken over, so that offsets stay those of the source.
enum WebVTTText {
  /// The text of a range.
  static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard needsTransformation(bytes, range) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    append(bytes, range, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a range in quotation marks, cut off where it is long, for messages.
  static func quoted(_ bytes: [UInt8], _ range: Range<Int>, limit: Int = 60) -> String {
    let isLong = range.count > limit
    var text = string(bytes, isLong ? range.lowerBound..<range.lowerBound + limit : range)
    // A character that was cut in two is not among them.
    if isLong { text = text.prefix(limit * 2 / 3) + "…" }
    return "\"" + text.split(separator: "\n").joined(separator: " ") + "\""
  }

  /// Appends the text of a range.
  static func append(_ bytes: [UInt8], _ range: Range<Int>, to result: inout [UInt8]) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == 0x0D || byte == 0 else {
        index += 1
        continue
      }
      result.append(contentsOf: bytes[start..<index])
      index += 1
      if byte == 0 {
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      } else {
        result.append(0x0A)
        if index < range.upperBound, bytes[index] == 0x0A { index += 1 }
      }
      start = index
    }
    result.append(contentsOf: bytes[start..<range.upperBound])
  }

  private static func needsTransformation(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    for index in range where bytes[index] == 0x0D || bytes[index] == 0 { return true }
    return false
  }
}
