/// The text of a caption file as far as it helps to guess the encoding.
///
/// Numbers, times and tags are ASCII in every encoding and in every language. Left in, they make
/// up most of a short file.
struct GuessSample {
  /// Lines with bytes beyond ASCII, without tags.
  private(set) var marked: [UInt8] = []
  /// The first lines of them, for what has to be done once for every encoding.
  var head: [UInt8] {
    guard marked.count > Self.headLimit else { return marked }
    let end = marked[Self.headLimit...].firstIndex(of: 0x0A) ?? marked.endIndex
    return Array(marked[..<end])
  }
  /// How often each word of ASCII letters occurs in the text, in lower case.
  private(set) var words: [String: Int] = [:]
  /// The bytes beyond ASCII in ``marked``.
  private(set) var highBytes = 0
  /// How many of them have another at a side.
  private(set) var highNeighbours = 0

  /// A few kilobytes tell as much as a hundred.
  private static let headLimit = 1 << 11
  private static let markedLimit = 6 << 10
  private static let wordLimit = 16 << 10

  init(_ bytes: [UInt8]) {
    var start = 0
    var lineBytes = 0
    while start < bytes.count, marked.count < Self.markedLimit {
      var end = start
      var isMarked = false
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        if bytes[end] >= 0x80 { isMarked = true }
        end += 1
      }
      if isMarked || lineBytes < Self.wordLimit {
        let line = Self.text(bytes[start..<min(end, start + Self.markedLimit)])
        if !line.isEmpty {
          lineBytes += line.count
          collectWords(line)
          if isMarked {
            marked += line
            marked.append(0x0A)
          }
        }
      }
      start = end + 1
    }
    for index in marked.indices where marked[index] >= 0x80 {
      highBytes += 1
      // The last byte is a line feed.
      if marked[index + 1] >= 0x80 || index > 0 && marked[index - 1] >= 0x80 {
        highNeighbours += 1
      }
    }
  }

  /// A line without tags and override codes; empty for numbers and times.
  private static func text(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var hasText = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      // "<" and ">" are no part of a character in any of the encodings; braces can be.
      if byte == 0x3C, let close = line[index...].firstIndex(of: 0x3E) {
        index = close + 1
        continue
      }
      let follows = index > line.startIndex && line[index - 1] >= 0x80
      if byte == 0x7B, !follows, index + 1 < line.endIndex, line[index + 1] == 0x5C,
        let close = line[index...].firstIndex(of: 0x7D)
      {
        index = close + 1
        continue
      }
      if byte == 0x2D, line[index...].starts(with: "-->".utf8) { return [] }
      if byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { hasText = true }
      text.append(byte)
      index += 1
    }
    return hasText ? text : []
  }

  private mutating func collectWords(_ line: [UInt8]) {
    var word: [UInt8] = []
    var isWhole = true
    for byte in line + [0x20] {
      let lower = byte | 0x20
      if lower >= 0x61, lower <= 0x7A {
        word.append(lower)
      } else if byte >= 0x80 {
        // Part of a word that no list can have.
        isWhole = false
      } else {
        if isWhole, (2...8).contains(word.count) {
          words[String(decoding: word, as: UTF8.self), default: 0] += 1
        }
        word.removeAll(keepingCapacity: true)
        isWhole = true
      }
    }
  }
}
