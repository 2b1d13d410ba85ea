import CIconv
import CaptionModel

/// Decodes with the system's iconv; nil where it does not know the name.
func decodeWithIconv(_ bytes: [UInt8], as name: String) -> DecodedText? {
  guard let converter = IconvConverter(from: name) else { return nil }
  var (text, diagnostics) = converter.convert(bytes)
  // A mark that came through, as in GB18030, is no text.
  if ByteOrderMark.utf8.matches(text) {
    text.removeFirst(3)
    for index in diagnostics.indices {
      diagnostics[index].range = diagnostics[index].range.map { range in
        max(range.lowerBound - 3, 0)..<max(range.upperBound - 3, 0)
      }
    }
  }
  // iconv is trusted to give UTF-8, but nothing after this checks it again.
  let checked = decodeUTF8(text, from: 0)
  if !checked.diagnostics.isEmpty {
    diagnostics += checked.diagnostics
    diagnostics.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }
  return DecodedText(utf8: checked.utf8, encoding: name, diagnostics: diagnostics)
}

/// Encodes UTF-8 with the system's iconv; nil where it does not know the name.
func encodeWithIconv(_ utf8: [UInt8], as name: String) -> EncodedText? {
  guard let converter = IconvConverter(to: name) else { return nil }
  return converter.encode(utf8)
}

/// A conversion between an encoding and UTF-8.
@safe
private struct IconvConverter: ~Copyable {
  private let handle: iconv_t
  private let name: String

  /// Decodes; nil where the system does not know the encoding.
  init?(from name: String) {
    guard let handle = unsafe CIconvOpen("UTF-8", iconvName(name)) else { return nil }
    unsafe self.handle = handle
    self.name = name
  }

  /// Encodes; nil where the system does not know the encoding.
  init?(to name: String) {
    guard let handle = unsafe CIconvOpen(iconvName(name), "UTF-8") else { return nil }
    unsafe self.handle = handle
    self.name = name
  }

  deinit {
    _ = unsafe iconv_close(handle)
  }

  /// Converts a whole file; what does not fit becomes U+FFFD, a byte at a time.
  func convert(_ bytes: [UInt8]) -> (utf8: [UInt8], diagnostics: [Diagnostic]) {
    var log = FaultLog(encoding: name)
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 2)
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    var position = 0
    var isFlushing = false
    while true {
      let (outcome, read, written) = step(bytes, from: position, into: &buffer, isFlushing)
      position += read
      utf8.append(contentsOf: buffer[..<written])
      switch outcome {
      case .done where isFlushing: return (utf8, log.finish())
      // Encodings with shift states may still hold something back.
      case .done: isFlushing = true
      // Full without anything written can't be; stop rather than turn for ever.
      case .outputFull where read == 0 && written == 0: return (utf8, log.finish())
      case .outputFull: break
      case .invalidInput where position < bytes.count,
        .incompleteInput where position < bytes.count:
        let rest = outcome == .incompleteInput ? bytes.count : position + 1
        log.fault(bytes[position..<rest], at: utf8.count)
        utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
        position = rest
      case .invalidInput, .incompleteInput: return (utf8, log.finish())
      }
    }
  }

  /// Converts valid UTF-8; characters that the encoding lacks are replaced.
  func encode(_ utf8: [UInt8]) -> EncodedText {
    var result = EncodedText(bytes: [], substitutions: [])
    result.bytes.reserveCapacity(utf8.count)
    var indices: [Unicode.Scalar: Int] = [:]
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    var position = 0
    var isFlushing = false
    while true {
      let (outcome, read, written) = step(utf8, from: position, into: &buffer, isFlushing)
      position += read
      result.bytes.append(contentsOf: buffer[..<written])
      switch outcome {
      case .done where isFlushing: return result
      case .done: isFlushing = true
      case .outputFull where read == 0 && written == 0: return result
      case .outputFull: break
      case .invalidInput, .incompleteInput:
        guard position < utf8.count,
          case .valid(let length) = UTF8Sequence(in: utf8, at: position),
          let scalar = String(decoding: utf8[position..<position + length], as: UTF8.self)
            .unicodeScalars.first
        else { return result }
        let index = indices[scalar] ?? result.substitutions.count
        if index == result.substitutions.count {
          indices[scalar] = index
          result.substitutions.append(
            .init(
              character: scalar,
              substitute: asciiSubstitute(for: scalar),
              offsets: []
            )
          )
        }
        result.substitutions[index].offsets.append(position)
        // Through the same conversion, since encodings with shift states have their own ASCII.
        let substitute = Array(result.substitutions[index].substitute.utf8)
        let (_, _, written) = step(substitute, from: 0, into: &buffer, false)
        result.bytes.append(contentsOf: buffer[..<written])
        position += length
      }
    }
  }

  private enum Outcome {
    case done
    case outputFull
    case invalidInput
    case incompleteInput
  }

  /// Calls iconv once; gives its outcome, the bytes that it read and those that it wrote.
  private func step(
    _ bytes: [UInt8],
    from position: Int,
    into buffer: inout [UInt8],
    _ isFlushing: Bool
  ) -> (outcome: Outcome, read: Int, written: Int) {
    let capacity = buffer.count
    var inputLeft = bytes.count - position
    var outputLeft = capacity
    let code = unsafe bytes.withUnsafeBytes { source in
      unsafe buffer.withUnsafeMutableBufferPointer { target -> Int32 in
        // Characters are bytes to iconv, with a sign or without.
        var output = unsafe UnsafeMutableRawPointer(target.baseAddress)?
          .assumingMemoryBound(to: CChar.self)
        guard !isFlushing, let base = source.baseAddress else {
          return unsafe CIconvConvert(handle, nil, nil, &output, &outputLeft)
        }
        // iconv takes a pointer to mutable bytes for historical reasons; it changes none.
        var input: UnsafeMutablePointer<CChar>? = unsafe UnsafeMutablePointer(
          mutating: (base + position).assumingMemoryBound(to: CChar.self)
        )
        return unsafe CIconvConvert(handle, &input, &inputLeft, &output, &outputLeft)
      }
    }
    let outcome: Outcome
    switch Int(code) {
    case Int(CIconvDone): outcome = .done
    case Int(CIconvOutputFull): outcome = .outputFull
    case Int(CIconvIncompleteInput): outcome = .incompleteInput
    default: outcome = .invalidInput
    }
    return (outcome, bytes.count - position - inputLeft, capacity - outputLeft)
  }
}

/// The name to ask iconv for, where it is not the name that IANA registers.
///
/// Files that are called Shift_JIS, GB2312 or EUC-KR are in Microsoft's supersets of them nearly
/// always, and what is called Windows-31J is known to all systems as CP932 only.
private func iconvName(_ name: String) -> String {
  switch name {
  case "Shift_JIS", "Windows-31J": "CP932"
  case "GB2312", "GBK": "GB18030"
  case "EUC-KR": "CP949"
  default: name
  }
}
