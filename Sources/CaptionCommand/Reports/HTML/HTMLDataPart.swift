/// Rows of JSON that are written into script elements of a page, a portion in each.
struct HTMLDataPart {
  /// So many bytes make a portion.
  private static let portion = 256 << 10

  private let name: String
  private var json = JSONOutput()
  private var rows = 0
  /// The bytes of all rows so far.
  private(set) var size = 0

  init(_ name: String) { self.name = name }

  /// Adds a row.
  mutating func add(_ write: (inout JSONOutput) -> Void) {
    if rows == 0 { json.beginArray() }
    let before = json.bytes.count
    json.beginArray()
    write(&json)
    json.endArray()
    size += json.bytes.count - before
    rows += 1
  }

  /// Hands over the rows that have not been handed over, where there are any.
  mutating func hand(to bytes: inout [UInt8], ifFull: Bool = false) {
    guard rows > 0, !ifFull || json.bytes.count >= Self.portion else { return }
    rows = 0
    json.endArray()
    json.endLine()
    Self.write(name, json.take(), to: &bytes)
  }

  /// Writes a value that has an element of its own.
  static func write(
    _ name: String,
    to bytes: inout [UInt8],
    _ value: (inout JSONOutput) -> Void
  ) {
    var json = JSONOutput()
    value(&json)
    json.endLine()
    write(name, json.take(), to: &bytes)
  }

  /// Writes JSON as an element's content.
  ///
  /// In a script element nothing is escaped, and it ends at `</script` wherever that stands; `<!--` has
  /// meaning, too. JSON has angles in strings only, where they can be written as an escape.
  private static func write(_ name: String, _ json: [UInt8], to bytes: inout [UInt8]) {
    bytes += "<script type=\"application/json\" data-part=\"\(name)\">\n".utf8
    var start = 0
    for index in json.indices where json[index] == 0x3C {
      bytes += json[start..<index]
      bytes += "\\u003c".utf8
      start = index + 1
    }
    bytes += json[start...]
    bytes += "</script>\n".utf8
  }
}
