import CaptionEncoding
public import CaptionFormats
import CaptionModel

/// How captions become the bytes of a file: line breaks, byte order mark and encoding.
public struct OutputForm: Sendable, Hashable {
  /// What ends a line.
  public enum Newline: String, Sendable, CaseIterable {
    /// A line feed.
    case lf
    /// A carriage return and a line feed.
    case crlf
  }

  /// Why a format can't have a form.
  public enum Refusal: Error, Sendable, Hashable {
    /// The system does not know the encoding.
    case unknownEncoding(String)
    /// The format's specification allows other encodings only; the words say which.
    case encodingNotAllowed(String)
    /// Only Unicode's own encodings have a byte order mark.
    case noByteOrderMark(String)
  }

  /// What ends a line; nil for what is usual: CRLF in SubRip, LF in WebVTT and TTML.
  public var newline: Newline?
  /// Whether the file begins with a byte order mark.
  public var byteOrderMark = false
  /// The IANA name of the encoding; nil for UTF-8.
  public var encoding: String?

  /// Makes the usual form.
  public init() {}

  /// Puts what a writer gave into this form.
  ///
  /// Characters that the encoding lacks are replaced by similar ones, with a loss for each cue that
  /// has such a character, which names it and what was written for it.
  ///
  /// - Throws: ``Refusal`` where the format can't have this form.
  public func apply(
    to result: WriteResult,
    as format: CaptionFormat
  ) throws(Refusal) -> WriteResult {
    try check(format)
    var result = result
    if let newline { result.bytes = Self.lines(of: result.bytes, endedBy: newline) }
    let name = encoding ?? "UTF-8"
    if format.outputEncodings == .unicode, !EncodedText.isUTF8(name) {
      result.bytes = Self.declaring("UTF-16", result.bytes)
      if Self.removeProfile(from: &result.bytes) {
        result.losses.append(
          Loss(
            feature: "profile",
            what: "declaration that the file conforms to IMSC",
            reason: "IMSC documents are UTF-8"
          )
        )
      }
    }
    guard byteOrderMark || !EncodedText.isUTF8(name) else { return result }
    let encoded: EncodedText
    do throws(DecodingError) {
      encoded = try EncodedText.encode(result.bytes, as: name, byteOrderMark: byteOrderMark)
    } catch {
      throw .unknownEncoding(name)
    }
    result.losses += losses(encoded.substitutions, name, in: result.bytes)
    result.bytes = encoded.bytes
    return result
  }

  /// Whether a format can have this form, as far as that can be told without captions.
  public func check(_ format: CaptionFormat) throws(Refusal) {
    guard let encoding else { return }
    switch format.outputEncodings {
    case .any: break
    case .utf8 where !EncodedText.isUTF8(encoding):
      throw .encodingNotAllowed("\(format.name) is UTF-8 by its specification")
    case .unicode where !EncodedText.isUTF8(encoding) && !Self.isUTF16(encoding):
      throw .encodingNotAllowed("\(format.name) is written as UTF-8 or UTF-16 only")
    default: break
    }
    if byteOrderMark, !EncodedText.isUnicode(encoding) { throw .noByteOrderMark(encoding) }
    do throws(DecodingError) {
      _ = try EncodedText.encode([], as: encoding)
    } catch {
      throw .unknownEncoding(encoding)
    }
  }

  private static func isUTF16(_ name: String) -> Bool {
    name.filter { $0 != "-" && $0 != "_" }.lowercased().hasPrefix("utf16")
  }

  private static func lines(of bytes: [UInt8], endedBy newline: Newline) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 16)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D || byte == 0x0A {
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        if newline == .crlf { output.append(0x0D) }
        output.append(0x0A)
      } else {
        output.append(byte)
      }
    }
    return output
  }

  /// The document with another encoding in its XML declaration.
  private static func declaring(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let old = Array("encoding=\"UTF-8\"?>".utf8)
    guard let end = bytes.firstIndex(of: 0x3E), end + 1 >= old.count,
      bytes[...end].suffix(old.count).elementsEqual(old)
    else { return bytes }
    var output = Array(bytes[..<(end + 1 - old.count)])
    output += "encoding=\"\(name)\"?>".utf8
    output += bytes[(end + 1)...]
    return output
  }

  /// Takes an IMSC profile out of the root element that a writer has written (IMSC 1.1, 6.3; IMSC 1.0.1,
  /// 5.3); false where there is none.
  private static func removeProfile(from bytes: inout [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 0x3E),
      let rootEnd = bytes[(end + 1)...].firstIndex(of: 0x3E)
    else { return false }
    for name in ["contentProfiles", "profile"] {
      let attribute = Array(" ttp:\(name)=\"http://www.w3.org/ns/ttml/profile/imsc".utf8)
      for start in end..<rootEnd where bytes[start...].starts(with: attribute) {
        guard let close = bytes[(start + attribute.count)...rootEnd].firstIndex(of: 0x22) else {
          return false
        }
        bytes.removeSubrange(start...close)
        return true
      }
    }
    return false
  }

  /// What the encoding lacks: a loss for each character in each cue, in the order of the cues.
  private func losses(
    _ substitutions: [EncodedText.Substitution],
    _ name: String,
    in bytes: [UInt8]
  ) -> [Loss] {
    guard !substitutions.isEmpty else { return [] }
    let ends = Self.endsOfCues(in: bytes)
    var losses: [Loss] = []
    for substitution in substitutions {
      let hex = String(substitution.character.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      let outcome =
        substitution.substitute.isEmpty ? "left out" : "written as \"\(substitution.substitute)\""
      var cue = 0
      var rest = substitution.offsets[...]
      while let offset = rest.first {
        while cue < ends.count, ends[cue] <= offset { cue += 1 }
        let places = cue < ends.count ? rest.prefix { $0 < ends[cue] } : rest
        rest = rest.dropFirst(places.count)
        let count = places.count > 1 ? " in \(places.count) places" : ""
        losses.append(
          Loss(
            feature: "character",
            what: "character \"\(substitution.character)\" (U+\(code))\(count), \(outcome)",
            reason: "\(name) lacks it",
            cue: cue
          )
        )
      }
    }
    // Characters come in the order in which they occur first, and losses of one cue stay in it.
    return losses.enumerated()
      .sorted { ($0.element.cue ?? 0, $0.offset) < ($1.element.cue ?? 0, $1.offset) }
      .map(\.element)
  }

  /// Where each cue of a SubRip file ends, which the writer shows by an empty line.
  ///
  /// The other formats are written in Unicode's encodings, which lack nothing.
  private static func endsOfCues(in bytes: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var isEmpty = true
    for (offset, byte) in bytes.enumerated() where byte != 0x0D {
      if byte == 0x0A, isEmpty { ends.append(offset) }
      isEmpty = byte == 0x0A
    }
    return ends
  }
}
