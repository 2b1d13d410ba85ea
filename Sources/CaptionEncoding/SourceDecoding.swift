import CIconv
public import CaptionModel

/// Why the bytes of a file could not be made into text.
public enum DecodingError: Error, Sendable, Hashable {
  /// The encoding's name is not known to the system.
  case unknownEncoding(String)
  /// The file, or its text as UTF-8, is longer than 4 GiB.
  case tooLong
}

extension SourceText {
  /// Decodes a file: by the named encoding, else by its byte order mark, else by its content.
  ///
  /// Bytes that do not fit the encoding become U+FFFD, each run with a diagnostic. A file without
  /// name and mark is read as, in this order: UTF-16 or UTF-32 where zero bytes stand in their
  /// pattern; what its XML declaration says; UTF-8 where it begins with WebVTT's signature, is
  /// valid, or has few faults; else the legacy encoding that is likeliest, which is reported.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: What messages call the file.
  ///   - encoding: An IANA name, or another one that the system's iconv knows, in any case. It
  ///     overrides everything the bytes say.
  ///   - repairsDoubleEncoding: Whether text that was encoded as UTF-8 twice is put right. It is
  ///     reported in any case.
  /// - Throws: ``DecodingError`` for a name that is not known, or a file that is too long.
  public static func decode(
    _ bytes: [UInt8],
    name: String,
    encoding: String? = nil,
    repairsDoubleEncoding: Bool = false
  ) throws(DecodingError) -> SourceText {
    guard bytes.count <= Int(UInt32.max) else { throw .tooLong }
    var decoded: DecodedText
    if let encoding {
      guard let charset = Charset(named: encoding) else { throw .unknownEncoding(encoding) }
      guard let text = decodeNamed(bytes, as: charset) else { throw .unknownEncoding(encoding) }
      decoded = text
    } else {
      decoded = decodeUnnamed(bytes)
    }
    guard decoded.utf8.count <= Int(UInt32.max) else { throw .tooLong }
    if decoded.encoding == "UTF-8" { decoded.noteDoubleEncoding(repairs: repairsDoubleEncoding) }
    return SourceText(
      name: name,
      uncheckedUTF8: decoded.utf8,
      encoding: decoded.encoding,
      diagnostics: decoded.diagnostics
    )
  }
}

/// A file's text with the name of the encoding that it was read with.
struct DecodedText {
  var utf8: [UInt8]
  var encoding: String
  var diagnostics: [Diagnostic] = []

  /// Reports text that was encoded twice, and puts it right where that is wanted.
  fileprivate mutating func noteDoubleEncoding(repairs: Bool) {
    let found = DoubleEncoding(utf8)
    let reports = found.diagnostics()
    guard repairs, let repaired = found.repairedText() else {
      guard !reports.isEmpty else { return }
      diagnostics += reports
      diagnostics.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
      return
    }
    // Places are from now on those of the text that was put right; the lines are the same.
    let place = found.placesAfterRepair()
    diagnostics = diagnostics + reports
    for index in diagnostics.indices {
      diagnostics[index].range = diagnostics[index].range.map { range in
        let start = place(range.lowerBound)
        return start..<max(start, place(range.upperBound))
      }
      if diagnostics[index].code == EncodingDiagnostics.doubleEncoded.code {
        diagnostics[index].message += "; repaired"
      }
    }
    utf8 = repaired
    diagnostics.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
  }
}

/// Decodes as an encoding that somebody named; a byte order mark of that encoding is taken off.
///
/// Nil where the system does not know the encoding.
private func decodeNamed(_ bytes: [UInt8], as charset: Charset) -> DecodedText? {
  switch charset {
  case .utf8:
    return decodeUTF8(bytes, from: ByteOrderMark.utf8.matches(bytes) ? 3 : 0).text
  case .utf16(let order):
    let mark = ByteOrderMark(of: bytes)
    if mark == .utf16BigEndian, order != .little { return decodeUTF16(bytes, from: 2, .big) }
    if mark?.isUTF16Little == true, order != .big { return decodeUTF16(bytes, from: 2, .little) }
    return decodeUTF16(bytes, from: 0, order ?? .little)
  case .utf32(let order):
    let mark = ByteOrderMark(of: bytes)
    if mark == .utf32BigEndian, order != .little { return decodeUTF32(bytes, from: 4, .big) }
    if mark == .utf32LittleEndian, order != .big { return decodeUTF32(bytes, from: 4, .little) }
    return decodeUTF32(bytes, from: 0, order ?? .little)
  case .system(let name):
    return decodeWithIconv(bytes, as: name)
  }
}

/// Decodes by mark and content.
private func decodeUnnamed(_ bytes: [UInt8]) -> DecodedText {
  switch ByteOrderMark(of: bytes) {
  case .utf8: return decodeUTF8(bytes, from: 3).text
  case .utf16LittleEndian: return decodeUTF16(bytes, from: 2, .little)
  case .utf16BigEndian: return decodeUTF16(bytes, from: 2, .big)
  case .utf32LittleEndian: return decodeUTF32(bytes, from: 4, .little)
  case .utf32BigEndian: return decodeUTF32(bytes, from: 4, .big)
  case nil: break
  }
  if let wide = WideEncoding(zeroBytesOf: bytes) {
    var decoded = wide.decode(bytes)
    // An XML declaration that names the byte order agrees with the bytes: nothing is guessed (XML 1.0,
    // F.1).
    let declared = XMLEncodingDeclaration(in: decoded.utf8)?.encoding
    if let declared, wide.isNamed(by: declared) { return decoded }
    let message = "read as \"\(decoded.encoding)\" from the pattern of its zero bytes"
    decoded.diagnostics.insert(
      Diagnostic(EncodingDiagnostics.guessed, message, range: 0..<0),
      at: 0
    )
    return decoded
  }
  let declaration = XMLEncodingDeclaration(in: bytes)
  if let declaration, let declared = declaration.encoding {
    let charset = Charset(named: declared)
    if let charset, let decoded = decodeDeclared(bytes, as: charset) { return decoded }
    var decoded = decodeUTF8(bytes, from: 0).text
    let message = "\"\(declared)\" is not a known encoding; the file was read as UTF-8"
    decoded.diagnostics.insert(
      Diagnostic(EncodingDiagnostics.unknownDeclared, message, range: 0..<0),
      at: 0
    )
    return decoded
  }
  // XML without a declared encoding and WebVTT are UTF-8 by their specifications.
  // Of others nothing is repaired before that is known, since a legacy file is faults all over.
  let mustBeUTF8 = declaration != nil || bytes.starts(with: "WEBVTT".utf8)
  guard let irregular = firstIrregularity(in: bytes, from: 0) else {
    return mustBeUTF8
      ? UTF8Decoding(utf8: bytes).text
      : decodeShifted(bytes) ?? UTF8Decoding(utf8: bytes).text
  }
  if mustBeUTF8 || UTF8Census(of: bytes).isMostlyUTF8 {
    return UTF8Decoding(repairing: bytes, from: 0, irregular: irregular).text
  }
  let guess = LegacyGuess(bytes)
  guard var legacy = decodeWithIconv(bytes, as: guess.encoding) else {
    return decodeUTF8(bytes, from: 0).text
  }
  let message =
    "read as \"\(legacy.encoding)\" with a confidence of \(guess.confidence) %: \(guess.reason)"
  legacy.diagnostics.insert(
    Diagnostic(EncodingDiagnostics.guessed, message, range: 0..<0),
    at: 0
  )
  return legacy
}

/// Decodes an encoding that is told by escape sequences; nil for anything else.
///
/// All of its bytes are ASCII, so it is valid UTF-8 as well.
private func decodeShifted(_ bytes: [UInt8]) -> DecodedText? {
  guard let escape = firstEscape(in: bytes) else { return nil }
  let sequence = bytes[escape...].prefix(4)
  let encodings: [String]
  // ESC $ ) C announces Korean (RFC 1557), ESC $ @, ESC $ B and ESC ( J switch to Japanese (RFC 1468).
  if sequence.elementsEqual([0x1B, 0x24, 0x29, 0x43]) {
    encodings = ["ISO-2022-KR"]
  } else if [[0x24, 0x40], [0x24, 0x42], [0x28, 0x4A], [0x28, 0x49], [0x24, 0x28]]
    .contains(Array(sequence.dropFirst().prefix(2)))
  {
    encodings = ["ISO-2022-JP", "ISO-2022-JP-3", "CP50221"]
  } else {
    return nil
  }
  for encoding in encodings {
    guard var decoded = decodeWithIconv(bytes, as: encoding), decoded.diagnostics.isEmpty else {
      continue
    }
    let message =
      "read as \"\(decoded.encoding)\" with a confidence of 95 %: it has its escape sequences"
    decoded.diagnostics = [Diagnostic(EncodingDiagnostics.guessed, message, range: 0..<0)]
    return decoded
  }
  return nil
}

/// Where the first escape character stands in a text that has nothing beyond ASCII; nil for others.
private func firstEscape(in bytes: [UInt8]) -> Int? {
  let escape = unsafe bytes.withUnsafeBufferPointer { buffer -> Int in
    guard let base = buffer.baseAddress else { return -1 }
    return unsafe CFindByte(base, 0x1B, buffer.count)
  }
  return escape >= 0 && firstBeyondASCII(in: bytes, from: 0) == nil ? escape : nil
}

/// Decodes as the encoding that an XML declaration names, which was itself read as ASCII.
private func decodeDeclared(_ bytes: [UInt8], as charset: Charset) -> DecodedText? {
  if case .system = charset { return decodeNamed(bytes, as: charset) }
  // A declaration that can be read byte by byte refutes UTF-16 and UTF-32 (XML 1.0, F.1).
  return decodeUTF8(bytes, from: 0).text
}
