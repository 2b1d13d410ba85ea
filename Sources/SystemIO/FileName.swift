/// Names of files that are not UTF-8.
///
/// To the system a name is bytes. Where they are not UTF-8, each byte that does not fit is carried in
/// a `String` as one of the private-use characters U+10FE80 to U+10FEFF, the last two digits of which
/// are the byte. Such a string goes through all that is done with names and gives the same bytes back.
/// A name that has these characters itself is carried in the same way, so no two names become one.
extension String {
  /// Makes a string of the bytes of a name or path.
  public init(fileName bytes: [UInt8]) {
    self = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator),
        let encoded = UTF8.encode(scalar), rest.starts(with: encoded),
        scalar.fileNameByte == nil
      else {
        // A first byte beyond ASCII, or the decoder would not have refused it.
        let byte = rest.removeFirst()
        unicodeScalars.append(
          Unicode.Scalar(Unicode.Scalar.firstFileNameByte + UInt32(byte)) ?? "\u{FFFD}"
        )
        continue
      }
      unicodeScalars.append(scalar)
      rest = rest.dropFirst(encoded.count)
    }
  }

  /// The bytes of the name or path that the string carries.
  public var fileNameBytes: [UInt8] {
    // All of these characters begin with this byte.
    guard utf8.contains(0xF4) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.fileNameByte.map { [$0] } ?? UTF8.encode(scalar).map { Array($0) } ?? []
    }
  }

  /// The bytes for a call of the system, with a zero after them.
  var forSystem: [CChar] { fileNameBytes.map { CChar(bitPattern: $0) } + [0] }

  /// Makes a string of the name or path that a call of the system gave.
  @unsafe
  init(fromSystem name: UnsafePointer<CChar>) {
    let text = unsafe String(validatingCString: name)
    if let text, !text.utf8.contains(0xF4) {
      self = text
      return
    }
    var bytes: [UInt8] = []
    var next = unsafe name
    while unsafe next.pointee != 0 {
      unsafe bytes.append(UInt8(bitPattern: next.pointee))
      unsafe next += 1
    }
    self.init(fileName: bytes)
  }
}

extension Unicode.Scalar {
  /// What stands for the byte 0; the characters for bytes beyond ASCII lie above it.
  fileprivate static let firstFileNameByte: UInt32 = 0x10FE00

  /// The byte of a name that is no UTF-8, or nil where the scalar is an ordinary character.
  public var fileNameByte: UInt8? {
    (0x10FE80...0x10FEFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}
