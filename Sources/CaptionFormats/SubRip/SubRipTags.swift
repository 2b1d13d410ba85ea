import CaptionModel

/// Tags in angle brackets.
extension SubRipTextParser {
  /// What the name of a tag stands for.
  private enum Meaning {
    case span(OpenTag.Key, isUsual: Bool)
    case lineBreak
    /// A name of HTML that says nothing about captions.
    case ignored
  }

  /// A tag's parts as byte ranges.
  struct TagParts {
    var whole: Range<Int>
    var name: Range<Int>
    /// What stands between the name and the closing bracket.
    var attributes: Range<Int>
    var isEnd: Bool
    /// Whether it ends in `/>`.
    var isSelfClosing: Bool
    /// Whether blanks stand before the name.
    var isSpaced: Bool
    /// Whether it goes on in a later line.
    var hasLineBreak: Bool
  }

  /// Reads the tag at the cursor; false leaves the bracket to be text.
  mutating func parseTag(_ cursor: inout ByteCursor, after text: Range<Int>) -> Bool {
    if parseShortTag(&cursor, after: text) || parseMoment(&cursor, after: text)
      || parseComment(&cursor, after: text)
    {
      return true
    }
    guard let tag = Self.scanTag(cursor) else { return false }
    guard let meaning = Self.meaning(of: tag, in: bytes), hasPartner(tag, meaning, cursor) else {
      if !tag.isSpaced, !tag.hasLineBreak {
        report(
          SubRipDiagnostics.unknownTag,
          "\(bytes.quoted(tag.whole)) is no known tag, kept as text",
          tag.whole
        )
      }
      return false
    }
    append(text)
    cursor.offset = tag.whole.upperBound
    switch meaning {
    case .lineBreak:
      appendBreak()
    case .ignored:
      report(
        SubRipDiagnostics.unknownTag,
        "\(bytes.quoted(tag.whole)) has no meaning in captions, left out",
        tag.whole
      )
    case .span(let key, let isUsual):
      if !isUsual {
        report(
          SubRipDiagnostics.unusualTag,
          "\(bytes.quoted(tag.whole)) is a tag that few players know",
          tag.whole
        )
      }
      apply(key, tag)
    }
    return true
  }

  /// Reads `<i>`, `</i>`, and the same with `b` and `u`: nearly all tags there are.
  private mutating func parseShortTag(
    _ cursor: inout ByteCursor,
    after text: Range<Int>
  ) -> Bool {
    guard let tag = Self.shortTag(bytes, at: cursor.offset, end: cursor.end) else { return false }
    append(text)
    let range = cursor.offset..<cursor.offset + tag.length
    cursor.advance(tag.length)
    if tag.isEnd {
      close(tag.key, range)
    } else {
      begin(OpenTag(key: tag.key, kind: tag.kind, range: range, needsEnd: true))
    }
    return true
  }

  /// A tag of one letter.
  struct ShortTag {
    let key: OpenTag.Key
    let isEnd: Bool

    var length: Int { isEnd ? 4 : 3 }

    var kind: TextSpan.Kind {
      switch key {
      case .bold: .bold
      case .underline: .underline
      default: .italic
      }
    }
  }

  /// The tag of one letter at an offset; nil where something else stands there.
  @inline(__always)
  static func shortTag(_ bytes: [UInt8], at offset: Int, end: Int) -> ShortTag? {
    guard offset + 2 < end, bytes[offset] == 0x3C else { return nil }
    let isEnd = bytes[offset + 1] == 0x2F
    let letter = isEnd ? offset + 2 : offset + 1
    guard letter + 1 < end, bytes[letter + 1] == 0x3E else { return nil }
    switch bytes[letter] {
    case 0x69: return ShortTag(key: .italic, isEnd: isEnd)
    case 0x62: return ShortTag(key: .bold, isEnd: isEnd)
    case 0x75: return ShortTag(key: .underline, isEnd: isEnd)
    default: return nil
    }
  }

  /// Ends a tag, and reports it where none is open.
  mutating func close(_ key: OpenTag.Key, _ range: Range<Int>) {
    if !end(key, at: range, isTag: true) {
      report(SubRipDiagnostics.unbalancedTags, "\(bytes.quoted(range)) closes nothing", range)
    }
  }

  private mutating func apply(_ key: OpenTag.Key, _ tag: TagParts) {
    // "<i/>" is what is left of "</i>" after bad typing or text recognition.
    guard !tag.isEnd, !tag.isSelfClosing else {
      close(key, tag.whole)
      return
    }
    var classes: [String] = []
    let kind: TextSpan.Kind?
    switch key {
    case .bold: kind = .bold
    case .italic: kind = .italic
    case .underline: kind = .underline
    case .strike: kind = .style(TextStyle(.textDecoration("lineThrough")))
    case .font, .overrideColor: kind = knownFontStyle(tag).map { .style($0) }
    case .ruby: kind = .ruby
    case .rubyText: kind = isOpen(.ruby) ? .rubyText : nil
    case .voice, .class, .language:
      let parts = annotation(of: tag)
      classes = parts.classes
      switch key {
      case .voice: kind = .voice(parts.text)
      case .language: kind = .language(parts.text)
      default: kind = .class
      }
    }
    begin(OpenTag(key: key, kind: kind, classes: classes, range: tag.whole, needsEnd: true))
  }

  /// The classes and the annotation of WebVTT's tags: `.loud Mary` gives `loud` and `Mary`.
  private func annotation(of tag: TagParts) -> (classes: [String], text: String) {
    let isSpace = { (character: Character) in character == " " || character.isNewline }
    let text = String(decoding: bytes[tag.attributes], as: UTF8.self)
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: isSpace)
    let classes = parts.first?.split(separator: ".").map { String($0) } ?? []
    let rest =
      parts.count > 1 ? parts[1].split(whereSeparator: isSpace).joined(separator: " ") : ""
    return (classes, rest)
  }

  /// A moment of WebVTT, `<00:00:01.500>`.
  private mutating func parseMoment(
    _ cursor: inout ByteCursor,
    after text: Range<Int>
  ) -> Bool {
    guard let byte = cursor.peek(at: 1), byte.isASCIIDigit else { return false }
    var scan = cursor
    scan.advance()
    guard let time = SubRipTime(&scan), time.hasFraction, scan.scan(0x3E) else { return false }
    append(text)
    flushBreaks()
    builder.mark(time.time)
    let range = cursor.offset..<scan.offset
    report(
      SubRipDiagnostics.unusualTag,
      "\(bytes.quoted(range)) is a tag that few players know",
      range
    )
    cursor = scan
    return true
  }

  // MARK: Scanning

  /// Finds the parts of the tag at a cursor; nil where the bracket begins no tag.
  ///
  /// A tag may go on in the next line: VLC and Subtitle Edit take everything up to `>` for it, and
  /// ffmpeg and mpv do so with attributes.
  static func scanTag(_ start: ByteCursor) -> TagParts? {
    var cursor = start
    guard cursor.scan(0x3C) else { return nil }
    var blanks = cursor.scan { $0 == 0x20 }.count
    let isEnd = cursor.scan(0x2F)
    blanks += cursor.scan { $0 == 0x20 }.count
    guard let first = cursor.peek, first.isASCIILetter else { return nil }
    let name = cursor.scan { $0.isASCIILetter || $0.isASCIIDigit }
    let attributes = cursor.scan { $0 != 0x3C && $0 != 0x3E }
    guard cursor.scan(0x3E) else { return nil }
    let isSelfClosing = !attributes.isEmpty && cursor.bytes[attributes.upperBound - 1] == 0x2F
    return TagParts(
      whole: start.offset..<cursor.offset,
      name: name,
      attributes: isSelfClosing ? attributes.lowerBound..<attributes.upperBound - 1 : attributes,
      isEnd: isEnd,
      isSelfClosing: isSelfClosing,
      isSpaced: blanks > 0,
      hasLineBreak: cursor.bytes[attributes].contains { $0 == 0x0A || $0 == 0x0D }
    )
  }

  /// The bracket that keeps the one at a cursor from being a tag, or nil where none does.
  static func bracket(inTagAt start: ByteCursor) -> Int? {
    var cursor = start
    guard cursor.scan(0x3C) else { return nil }
    cursor.scan { $0 == 0x20 || $0 == 0x2F }
    guard let first = cursor.peek, first.isASCIILetter || first.isASCIIDigit else { return nil }
    cursor.scan { $0 != 0x3C && $0 != 0x3E }
    return cursor.match(0x3C) ? cursor.offset : nil
  }

  /// Whether the bracket at a cursor would be read as markup and not as text.
  static func isMarkup(at cursor: ByteCursor) -> Bool {
    if let byte = cursor.peek(at: 1), byte.isASCIIDigit {
      var scan = cursor
      scan.advance()
      guard let time = SubRipTime(&scan) else { return false }
      return time.hasFraction && scan.match(0x3E)
    }
    if cursor.match("<!--") { return true }
    guard let tag = scanTag(cursor) else { return false }
    return meaning(of: tag, in: cursor.bytes) != nil
  }

  private static func meaning(of tag: TagParts, in bytes: [UInt8]) -> Meaning? {
    guard tag.name.count <= 10 else { return nil }
    let attributes = bytes[tag.attributes]
    let isBare = attributes.allSatisfy(\.isASCIIWhiteSpace)
    let name = bytes[tag.name]
    let meaning: Meaning?
    if name.count == 1, let letter = name.first?.lowercasedASCII {
      switch letter {
      case 0x62: meaning = .span(.bold, isUsual: true)
      case 0x69: meaning = .span(.italic, isUsual: true)
      case 0x75: meaning = .span(.underline, isUsual: true)
      case 0x73: meaning = .span(.strike, isUsual: true)
      case 0x76: meaning = .span(.voice, isUsual: false)
      case 0x63: meaning = .span(.class, isUsual: false)
      case 0x70, 0x61: meaning = .ignored
      default: meaning = nil
      }
      // "<b and c>" is text; a real attribute has a value, and classes and names are WebVTT's.
      switch letter {
      case 0x76, 0x63:
        guard isBare || attributes.first == 0x2E || attributes.first == 0x20 else { return nil }
      default:
        guard isBare || isAttributes(attributes) else { return nil }
      }
    } else {
      meaning = meanings[String(decoding: name, as: UTF8.self).lowercased()]
      guard isBare || isAttributes(attributes) || attributes.first == 0x20 else { return nil }
    }
    // "a < b and c > d" is text; only the plain forms are read with blanks inside.
    if tag.isSpaced {
      guard case .span(_, isUsual: true) = meaning else { return nil }
    }
    return meaning
  }

  /// Whether a tag with blanks on both sides of its name, `< i >`, is one; others are in any case.
  ///
  /// All players read it as a tag, and lose the text of "a < b > c". With its counterpart it can't
  /// be anything else.
  private mutating func hasPartner(
    _ tag: TagParts,
    _ meaning: Meaning,
    _ cursor: ByteCursor
  ) -> Bool {
    guard tag.isSpaced, !tag.attributes.isEmpty, !bytes[tag.attributes].contains(0x3D),
      case .span(let key, _) = meaning
    else { return true }
    if tag.isEnd { return isOpen(key) }
    let ends = lastEnds ?? Self.lastEnds(after: cursor)
    lastEnds = ends
    return ends[key] ?? 0 > cursor.offset
  }

  /// Where the last closing tag of each kind stands in the rest of a text.
  private static func lastEnds(after start: ByteCursor) -> [OpenTag.Key: Int] {
    var ends: [OpenTag.Key: Int] = [:]
    var cursor = start
    while !cursor.atEnd {
      cursor.scan { $0 != 0x3C }
      if let tag = scanTag(cursor), tag.isEnd,
        case .span(let key, _) = meaning(of: tag, in: start.bytes)
      {
        ends[key] = cursor.offset
      }
      cursor.advance()
    }
    return ends
  }

  private static func isAttributes(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    return (first == 0x3D || first.isASCIIWhiteSpace) && bytes.contains(0x3D)
  }

  private static let meanings: [String: Meaning] = {
    var table: [String: Meaning] = [
      "font": .span(.font, isUsual: true), "br": .lineBreak,
      "strike": .span(.strike, isUsual: true), "del": .span(.strike, isUsual: false),
      "bold": .span(.bold, isUsual: false), "strong": .span(.bold, isUsual: false),
      "italic": .span(.italic, isUsual: false), "em": .span(.italic, isUsual: false),
      "underline": .span(.underline, isUsual: false),
      "lang": .span(.language, isUsual: false),
      "ruby": .span(.ruby, isUsual: false), "rt": .span(.rubyText, isUsual: false),
    ]
    for name in ["span", "div", "big", "small", "center", "sub", "sup", "rb", "rp", "body", "html"]
    {
      table[name] = .ignored
    }
    return table
  }()
}
