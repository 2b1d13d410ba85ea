/// Walks a JSON document for what the decoder does not tell: which name an object has twice, and where
/// a document that is none stops being one.
///
/// Texts and numbers are judged by the decoder, one by one.
struct JSONOutline {
  /// What may come next.
  private enum Expected {
    case value
    case valueOrEnd
    case nameOrEnd
    case colon
    case commaOrEnd
    case nothing
  }

  /// An object or list that is open.
  private struct Level {
    let isObject: Bool
    /// The names so far, with where they stand.
    var names: [String: Int] = [:]
    /// The name or number of the member that is read.
    var member = ""
    var count = 0
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var levels: [Level] = []
  private var expected = Expected.value

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The names of an object that come twice, as an error; nil where there are none.
  static func repeatedName(in bytes: [UInt8]) -> SettingsError? {
    var outline = JSONOutline(bytes)
    return outline.walk(isWhole: true)
  }

  /// What is wrong with a document that the decoder refuses, and in which line and column.
  static func fault(in bytes: [UInt8]) -> SettingsError? {
    var outline = JSONOutline(bytes)
    return outline.walk(isWhole: false)
  }

  // MARK: The walk

  private mutating func walk(isWhole: Bool) -> SettingsError? {
    while true {
      if let fault = skipSpace() { return fault }
      guard offset < bytes.count else { break }
      let start = offset
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard expected == .value || expected == .valueOrEnd else { return missing(start) }
        let isObject = bytes[start] == UInt8(ascii: "{")
        levels.append(Level(isObject: isObject, member: isObject ? "" : "0"))
        expected = isObject ? .nameOrEnd : .valueOrEnd
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let level = levels.last, level.isObject == (bytes[start] == UInt8(ascii: "}")),
          [.nameOrEnd, .valueOrEnd, .commaOrEnd].contains(expected)
        else { return missing(start) }
        levels.removeLast()
        offset += 1
        endValue()
      case UInt8(ascii: ":"):
        guard expected == .colon else { return missing(start) }
        expected = .value
        offset += 1
      case UInt8(ascii: ","):
        guard expected == .commaOrEnd, let level = levels.last else { return missing(start) }
        if !level.isObject { levels[levels.count - 1].member = "\(level.count)" }
        expected = level.isObject ? .nameOrEnd : .valueOrEnd
        offset += 1
      default:
        guard let end = endOfToken(start) else {
          return error("a text does not end", at: start)
        }
        offset = end
        switch expected {
        case .nameOrEnd:
          if let repeated = addName(start..<end) { return repeated }
          expected = .colon
        case .value, .valueOrEnd:
          if !isWhole, (try? JSONValue.decode(Array(bytes[start..<end]))) == nil {
            return error("\(quoted(start..<end)) is no value", at: start)
          }
          endValue()
        default: return missing(start)
        }
      }
    }
    return isWhole || expected == .nothing ? nil : missing(bytes.count)
  }

  private mutating func endValue() {
    expected = levels.isEmpty ? .nothing : .commaOrEnd
    if !levels.isEmpty { levels[levels.count - 1].count += 1 }
  }

  private mutating func addName(_ range: Range<Int>) -> SettingsError? {
    guard var level = levels.popLast() else { return nil }
    let path = levels.map(\.member)
    level.member = name(range)
    let first = level.names.updateValue(range.lowerBound, forKey: level.member)
    levels.append(level)
    return first.map { first in
      SettingsError(
        path: path,
        "'\(level.member)' is given twice, in line \(place(of: first).line) and in line "
          + "\(place(of: range.lowerBound).line)"
      )
    }
  }

  private func name(_ range: Range<Int>) -> String {
    let token = bytes[range]
    guard token.contains(0x5C) else {
      let isQuoted = token.first == 0x22 || token.first == 0x27
      return String(decoding: isQuoted ? token.dropFirst().dropLast() : token, as: UTF8.self)
    }
    if case .string(let text)? = try? JSONValue.decode(Array(token)) { return text }
    return String(decoding: token, as: UTF8.self)
  }

  // MARK: Tokens

  /// Goes on behind white space and comments.
  private mutating func skipSpace() -> SettingsError? {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset] == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2F {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if bytes[offset] == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A {
        let start = offset
        offset += 2
        while offset < bytes.count,
          bytes[offset] != 0x2A || offset + 1 == bytes.count || bytes[offset + 1] != 0x2F
        {
          offset += 1
        }
        guard offset < bytes.count else { return error("a comment does not end", at: start) }
        offset += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// Where a text, or a word without quotation marks, ends; nil for a text that does not.
  private func endOfToken(_ start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    guard quote == 0x22 || quote == 0x27 else {
      while index < bytes.count, bytes[index] > 0x20, !",:{}[]\"'/".utf8.contains(bytes[index]) {
        index += 1
      }
      return index
    }
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == 0x0A { return nil }
      index += bytes[index] == 0x5C ? 2 : 1
    }
    return index < bytes.count ? index + 1 : nil
  }

  // MARK: Words

  /// What should have come at a place.
  private func missing(_ offset: Int) -> SettingsError {
    let end = levels.last?.isObject == true ? "}" : "]"
    let wanted =
      switch expected {
      case .value: "a value"
      case .valueOrEnd: "a value or ']'"
      case .nameOrEnd: "a name or '}'"
      case .colon: "a colon"
      case .commaOrEnd: "a comma or '\(end)'"
      case .nothing: "nothing more"
      }
    return error("\(wanted) was expected", at: offset)
  }

  private func error(_ words: String, at offset: Int) -> SettingsError {
    let place = place(of: offset)
    return SettingsError(
      path: [],
      "is not JSON: \(words) in line \(place.line), column \(place.column)"
    )
  }

  private func quoted(_ range: Range<Int>) -> String {
    "'\(String(decoding: bytes[range].prefix(40), as: UTF8.self))'"
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    var place = (line: 1, column: 1)
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        place = (place.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}
