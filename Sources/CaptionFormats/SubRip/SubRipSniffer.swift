import CaptionModel

/// Tells from the beginning of a file how likely it is SubRip.
enum SubRipSniffer {
  /// How much is looked at; a long preface of blank lines and advertising is shorter.
  private static let limit = 1 << 16

  static func sniff(_ source: SourceText) -> CaptionFormat.Confidence {
    let bytes = source.bytes
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if isWebVTT(bytes, from: offset) || isXML(bytes, from: offset) { return .none }
    let end = min(bytes.count, limit)
    while offset < end {
      let line = SubRipLine.scan(bytes, at: offset, SubRipLine.byteTraits)
      offset = line.next
      let timing =
        SubRipTiming(tolerantly: bytes, in: line.range, .beginning)
        ?? SubRipTiming.disguised(bytes, line, .beginning)
      guard let timing, timing.begin != nil, timing.end != nil else { continue }
      // WebVTT without its signature has full stops; that is no reason to prefer SubRip.
      return bytes[line.range].contains(0x2C) ? .likely : .possible
    }
    return .none
  }

  private static func isWebVTT(_ bytes: [UInt8], from offset: Int) -> Bool {
    bytes[offset...].starts(with: "WEBVTT".utf8)
  }

  private static func isXML(_ bytes: [UInt8], from offset: Int) -> Bool {
    var cursor = ByteCursor(bytes)
    cursor.offset = offset
    cursor.scan { $0.isASCIIWhiteSpace }
    guard cursor.scan(0x3C), let next = cursor.peek else { return false }
    // A declaration, a comment or doctype, or an element; "<i>" would be text of a cue.
    if next == 0x3F || next == 0x21 { return true }
    let name = cursor.scan { $0.isASCIILetter || $0 == 0x3A }
    let element = String(decoding: bytes[name], as: UTF8.self).lowercased()
    return element == "html" || element == "tt" || element.hasSuffix(":tt")
  }
}
