import CaptionModel

/// Codes in braces: override blocks of Advanced SubStation, and `{i}`.
extension SubRipTextParser {
  /// Reads the block at the cursor; false leaves the brace to be text.
  mutating func parseBraces(_ cursor: inout ByteCursor, after text: Range<Int>) -> Bool {
    if parseAlignment(&cursor, after: text) { return true }
    guard let block = braces.scan(cursor) else { return false }
    append(text)
    let whole = cursor.offset..<block.upperBound + 1
    cursor.offset = whole.upperBound
    if let tag = Self.braceTag(block, in: bytes) {
      report(
        SubRipDiagnostics.unusualTag,
        "\(bytes.quoted(whole)) is a tag that few players know",
        whole
      )
      applyBraceTag(tag.key, isEnd: tag.isEnd, whole)
    } else {
      parseOverrides(block, whole)
    }
    return true
  }

  /// Reads `{\an8}`, by far the most frequent block.
  private mutating func parseAlignment(
    _ cursor: inout ByteCursor,
    after text: Range<Int>
  ) -> Bool {
    guard let place = Self.alignment(bytes, at: cursor.offset, end: cursor.end) else {
      return false
    }
    append(text)
    let whole = cursor.offset..<cursor.offset + Self.alignmentLength
    cursor.advance(Self.alignmentLength)
    if anchor == nil { anchor = place }
    if anchor != place { reportSecondPlace(whole) }
    return true
  }

  private mutating func reportSecondPlace(_ whole: Range<Int>) {
    let message = "\(bytes.quoted(whole)) is a second place for the cue, and the first one counts"
    report(SubRipDiagnostics.ignoredOverride, message, whole)
  }

  /// The length of `{\an8}`.
  static let alignmentLength = 6

  /// The place that `{\an8}` at an offset asks for; nil where something else stands there.
  @inline(__always)
  static func alignment(_ bytes: [UInt8], at offset: Int, end: Int) -> Anchor? {
    guard
      offset + 5 < end, bytes[offset] == 0x7B, bytes[offset + 1] == 0x5C, bytes[offset + 2] == 0x61,
      bytes[offset + 3] == 0x6E, bytes[offset + 4].isASCIIDigit, bytes[offset + 5] == 0x7D
    else { return nil }
    return Anchor(Int(bytes[offset + 4] - 0x30))
  }

  /// Whether the inside of braces is one of `i`, `/i`, `bold` and so on.
  fileprivate static func braceTag(
    _ inside: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: OpenTag.Key, isEnd: Bool)? {
    guard (1...10).contains(inside.count) else { return nil }
    let isEnd = bytes[inside.lowerBound] == 0x2F
    let name = isEnd ? bytes[inside].dropFirst() : bytes[inside]
    let key: OpenTag.Key
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "b", "bold": key = .bold
    case "i", "italic": key = .italic
    case "u", "underline": key = .underline
    default: return nil
    }
    return (key, isEnd)
  }

  private mutating func applyBraceTag(_ key: OpenTag.Key, isEnd: Bool, _ range: Range<Int>) {
    guard isEnd else {
      let kind = Self.kind(of: key)
      begin(OpenTag(key: key, kind: kind, range: range, needsEnd: true))
      return
    }
    close(key, range)
  }

  // MARK: Override codes

  private mutating func parseOverrides(_ block: Range<Int>, _ whole: Range<Int>) {
    var hasIgnored = false
    for code in Self.codes(in: block, bytes) where !apply(code, whole) { hasIgnored = true }
    if hasIgnored {
      report(
        SubRipDiagnostics.ignoredOverride,
        "\(bytes.quoted(whole)) asks for something that was left out",
        whole
      )
    }
  }

  /// The codes of a block, without their backslashes; those in parentheses are part of a code.
  private static func codes(in block: Range<Int>, _ bytes: [UInt8]) -> [Range<Int>] {
    var codes: [Range<Int>] = []
    var depth = 0
    var start: Int?
    for index in block {
      switch bytes[index] {
      case 0x28: depth += 1
      case 0x29: depth = max(depth - 1, 0)
      case 0x5C where depth == 0:
        if let start { codes.append(start..<index) }
        start = index + 1
      default: break
      }
    }
    if let start { codes.append(start..<block.upperBound) }
    return codes
  }

  /// Does what a code says; false where nothing here stands for it.
  private mutating func apply(_ code: Range<Int>, _ whole: Range<Int>) -> Bool {
    var cursor = ByteCursor(bytes, in: code)
    let prefix = cursor.scan { $0.isASCIIDigit }
    let letters = cursor.scan { $0.isASCIILetter }
    let argument = bytes[cursor.offset..<code.upperBound].filter { $0 != 0x20 }
    let name = String(decoding: bytes[letters], as: UTF8.self)
    // "\1c" is the text's own colour; the others are of outline and shadow.
    guard prefix.isEmpty || name == "c" && bytes[prefix] == [0x31] else { return false }
    switch name {
    case "an", "a": return place(argument, isLegacy: name == "a")
    case "i": return toggle(.italic, argument, whole)
    case "b": return toggle(.bold, argument, whole)
    case "u": return toggle(.underline, argument, whole)
    case "s": return toggle(.strike, argument, whole)
    case "c": return color(argument, whole)
    case "r":
      for key in [OpenTag.Key.overrideColor, .italic, .bold, .underline, .strike] {
        _ = end(key, at: whole, isTag: false)
      }
      return argument.isEmpty
    default: return false
    }
  }

  /// Places the cue; the first code of a cue counts, as in Advanced SubStation.
  private mutating func place(_ argument: [UInt8], isLegacy: Bool) -> Bool {
    guard let number = Int(String(decoding: argument, as: UTF8.self)) else { return false }
    // SubStation's older numbers: 1 to 3 bottom, 5 to 7 top, 9 to 11 middle.
    let legacy = [1: 1, 2: 2, 3: 3, 5: 7, 6: 8, 7: 9, 9: 4, 10: 5, 11: 6]
    guard let place = Anchor(isLegacy ? legacy[number] ?? 0 : number) else { return false }
    if anchor == nil { anchor = place }
    return anchor == place
  }

  private mutating func toggle(
    _ key: OpenTag.Key,
    _ argument: [UInt8],
    _ whole: Range<Int>
  ) -> Bool {
    // Weights of bold are 100 to 900.
    guard argument.allSatisfy({ $0.isASCIIDigit }) else { return false }
    let isOn = argument.contains { $0 != 0x30 }
    guard isOn else {
      _ = end(key, at: whole, isTag: false)
      return true
    }
    if !isOpen(key) {
      begin(OpenTag(key: key, kind: Self.kind(of: key), range: whole, needsEnd: false))
    }
    return true
  }

  /// Colours the text that follows: `&Hbbggrr&`, or nothing for the colour before.
  private mutating func color(_ argument: [UInt8], _ whole: Range<Int>) -> Bool {
    _ = end(.overrideColor, at: whole, isTag: false)
    guard !argument.isEmpty else { return true }
    let digits = argument.filter { $0 != 0x26 && $0 != 0x48 && $0 != 0x68 }
    guard argument.first == 0x26, !digits.isEmpty, digits.count <= 8,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return false }
    let rgb = (value & 0xFF) << 16 | value & 0xFF00 | value >> 16 & 0xFF
    begin(
      OpenTag(
        key: .overrideColor,
        kind: .style(TextStyle(.color(Color(rgb: rgb)))),
        range: whole,
        needsEnd: false
      )
    )
    return true
  }

  private static func kind(of key: OpenTag.Key) -> TextSpan.Kind? {
    switch key {
    case .bold: .bold
    case .italic: .italic
    case .underline: .underline
    case .strike: .style(TextStyle(.textDecoration("lineThrough")))
    default: nil
    }
  }
}

/// Finds the blocks of one text in order, in linear time however many braces are never closed.
struct SubRipBraces {
  /// Between the last brace that was looked at and here, none is closed.
  private var unclosedEnd = 0

  /// The inside of the block at a cursor; nil where the brace is text.
  mutating func scan(_ start: ByteCursor) -> Range<Int>? {
    var cursor = start
    guard start.offset >= unclosedEnd, cursor.scan(0x7B) else { return nil }
    let content = cursor.offset
    cursor.scan { $0 == 0x20 }
    let isOverride = cursor.match(0x5C)
    // Names are short, so nothing behind ten bytes could make one of these.
    let end = isOverride ? start.end : min(start.end, content + 11)
    cursor = ByteCursor(start.bytes, in: content..<end)
    let inside = cursor.scan { $0 != 0x7D && $0 != 0x0A && $0 != 0x0D }
    guard cursor.match(0x7D) else {
      if isOverride { unclosedEnd = cursor.offset }
      return nil
    }
    let isBlock = isOverride || SubRipTextParser.braceTag(inside, in: start.bytes) != nil
    return isBlock ? inside : nil
  }
}
