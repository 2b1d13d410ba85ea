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

  /// Finds the lines of a source; costs one pass over it.
  public init(_ source: SourceText) {
    bytes = source.bytes
    var starts = [0]
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
  }

  /// The number of lines; a text that ends with a line break has an empty last one.
  public var count: Int { starts.count }

  /// The line and column of a byte offset; an offset beyond the end counts as the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for index in starts[low]..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: low + 1, column: column)
  }
}
