/// The text of a file, decoded to UTF-8, with the means to turn offsets into lines and columns.
public struct SourceText: Sendable {
  /// The name by which messages call the source: a path as given, or `-`.
  public let name: String

  /// The text as valid UTF-8, without a leading byte order mark.
  public let bytes: [UInt8]

  /// The IANA name of the encoding that the file's bytes were read with.
  public let encoding: String

  /// What decoding had to repair or guess.
  public let diagnostics: [Diagnostic]

  /// Makes a source from bytes that are valid UTF-8 already.
  package init(
    name: String,
    uncheckedUTF8 bytes: [UInt8],
    encoding: String = "UTF-8",
    diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.bytes = bytes
    self.encoding = encoding
    self.diagnostics = diagnostics
  }

  /// Makes a source from a string.
  public init(name: String = "-", _ string: String) {
    self.init(name: name, uncheckedUTF8: Array(string.utf8))
  }

  /// The text of a byte range; a range beyond the end is cut off.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A place in a text as people count: both numbers from 1, columns in Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1; LF, CRLF and a lone CR each end one.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The beginnings of a text's lines, for turning byte offsets into positions.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many bytes have been looked at.
  private let end: Int

  // A file may be one line of many megabytes, where counting from its beginning for each cue would
  // take for ever. For such files this holds how many scalars begin before each stride of bytes.
  private let scalarsBefore: [Int]
  private static let stride = 4096

  /// Finds the lines of a source; costs one pass over it.
  ///
  /// - Parameter limit: The last offset that will be asked for; what comes after it is not looked at.
  public init(_ source: SourceText, upTo limit: Int = .max) {
    bytes = source.bytes
    end = min(max(limit, 0), bytes.count)
    var starts = [0]
    var longest = 0
    var index = 0
    let count = end
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        longest = max(longest, index - starts[starts.count - 1])
        starts.append(index)
      } else if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        longest = max(longest, index - starts[starts.count - 1])
        starts.append(index)
      }
    }
    longest = max(longest, count - starts[starts.count - 1])
    self.starts = starts
    scalarsBefore = longest > 2 * Self.stride ? Self.scalarCounts(bytes, end) : []
  }

  private static func scalarCounts(_ bytes: [UInt8], _ end: Int) -> [Int] {
    var counts = [0]
    var count = 0
    var start = 0
    while start < end {
      let next = min(start + stride, end)
      for byte in bytes[start..<next] where byte & 0xC0 != 0x80 { count += 1 }
      counts.append(count)
      start = next
    }
    return counts
  }

  /// How many scalars begin in a range of bytes.
  private func scalars(from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    let firstStride = (start + Self.stride - 1) / Self.stride
    let lastStride = end / Self.stride
    if firstStride < lastStride, lastStride < scalarsBefore.count {
      let edge = firstStride * Self.stride
      while index < edge {
        if bytes[index] & 0xC0 != 0x80 { count += 1 }
        index += 1
      }
      count += scalarsBefore[lastStride] - scalarsBefore[firstStride]
      index = lastStride * Self.stride
    }
    while index < end {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }

  /// The number of lines, up to the limit where there is one; a text that ends with a line break has an empty last one.
  public var count: Int { starts.count }

  /// The line and column of a byte offset; an offset beyond the end, or beyond the limit where there
  /// is one, counts as that.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), end)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: 1 + scalars(from: starts[low], to: offset))
  }
}
