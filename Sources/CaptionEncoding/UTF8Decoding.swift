import CaptionModel

/// Decodes UTF-8 from an offset on.
///
/// What is valid already is not copied.
func decodeUTF8(_ bytes: [UInt8], from start: Int) -> UTF8Decoding {
  guard let irregular = firstIrregularity(in: bytes, from: start) else {
    return UTF8Decoding(utf8: start == 0 ? bytes : Array(bytes[start...]))
  }
  return UTF8Decoding(repairing: bytes, from: start, irregular: irregular)
}

/// The outcome of decoding UTF-8.
struct UTF8Decoding {
  private(set) var utf8: [UInt8]
  private(set) var diagnostics: [Diagnostic] = []

  init(utf8: [UInt8]) {
    self.utf8 = utf8
    noteDoubleEncodedMark()
  }

  /// The outcome as the text of a file.
  var text: DecodedText {
    DecodedText(utf8: utf8, encoding: "UTF-8", diagnostics: diagnostics)
  }

  /// Repairs what is invalid, and reports marks that stand at the beginning of a line.
  ///
  /// - Parameter irregular: The first place that is not plain and valid.
  init(repairing bytes: [UInt8], from start: Int, irregular: Int) {
    utf8 = []
    utf8.reserveCapacity(bytes.count - start + 64)
    var log = FaultLog(encoding: "UTF-8")
    var clean = start
    var index = start
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      switch UTF8Sequence(in: bytes, at: index) {
      case .valid(let length):
        if index >= irregular, length == 3, isMark(bytes, at: index) {
          let offset = utf8.count + index - clean
          let before = index > start ? bytes[index - 1] : 0x0A
          if before == 0x0A || before == 0x0D { log.mark(at: offset) }
        }
        index += length
      case .invalid(let length):
        utf8.append(contentsOf: bytes[clean..<index])
        log.fault(bytes[index..<index + length], at: utf8.count)
        utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
        index += length
        clean = index
      }
    }
    utf8.append(contentsOf: bytes[clean...])
    diagnostics = log.finish()
    noteDoubleEncodedMark()
  }

  private mutating func noteDoubleEncodedMark() {
    // U+00EF U+00BB U+00BF: the three bytes of the mark, taken for Latin-1 and encoded again.
    guard utf8.starts(with: [0xC3, 0xAF, 0xC2, 0xBB, 0xC2, 0xBF]) else { return }
    let message = "\"ï»¿\" at the beginning is a byte order mark that was encoded twice"
    diagnostics.insert(
      Diagnostic(EncodingDiagnostics.doubleEncoded, message, range: 0..<6),
      at: 0
    )
  }
}

/// Whether U+FEFF stands at an offset at which three bytes are there.
private func isMark(_ bytes: [UInt8], at index: Int) -> Bool {
  bytes[index] == 0xEF && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
}
