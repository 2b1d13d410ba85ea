import Testing

/// Boxes as a test sees them: found by a way of names, in bytes that nobody but the test takes apart.
struct BoxList {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The boxes of the outermost level, in order.
  var list: [(type: String, content: [UInt8])] {
    var boxes: [(String, [UInt8])] = []
    var offset = 0
    while offset + 8 <= bytes.count {
      var size = number(offset, 4)
      var header = 8
      if size == 1 {
        size = number(offset + 8, 8)
        header = 16
      }
      if size == 0 { size = bytes.count - offset }
      guard size >= header, offset + size <= bytes.count else { break }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      boxes.append((type, Array(bytes[offset + header..<offset + size])))
      offset += size
    }
    return boxes
  }

  var types: [String] { list.map(\.type) }

  /// The content of the first box at the end of a way such as `moov/trak/udta`.
  func content(_ way: String) -> [UInt8]? {
    var current: [UInt8]? = bytes
    for name in way.split(separator: "/") {
      guard let bytes = current else { return nil }
      // Some boxes have numbers before the boxes in them.
      current = BoxList(bytes).list.first { $0.type == name }?.content
    }
    return current
  }

  /// The contents of all boxes with the last name of a way.
  func contents(_ way: String) -> [[UInt8]] {
    let names = way.split(separator: "/").map(String.init)
    let parent = names.dropLast().joined(separator: "/")
    guard let bytes = parent.isEmpty ? bytes : content(parent) else { return [] }
    return BoxList(bytes).list.filter { $0.type == names.last }.map(\.content)
  }

  func number(_ offset: Int, _ width: Int) -> Int {
    bytes[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The bytes of a text of hexadecimal digits, in which spaces and what stands in quotes count, too:
/// `00000012 "elng"`.
func hex(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for (index, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
    guard index.isMultiple(of: 2) else {
      bytes += part.utf8
      continue
    }
    let digits = part.filter { !$0.isWhitespace }.map { UInt8($0.hexDigitValue ?? 0) }
    for pair in stride(from: 0, to: digits.count - 1, by: 2) {
      bytes.append(digits[pair] << 4 | digits[pair + 1])
    }
  }
  return bytes
}
