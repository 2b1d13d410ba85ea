import CaptionModel

/// The attributes of font tags.
extension SubRipTextParser {
  /// The style that a font tag asks for; nil where it asks for nothing that can be had.
  ///
  /// Most files have one colour or two, so what the last tag without faults asked for is kept.
  mutating func knownFontStyle(_ tag: TagParts) -> TextStyle? {
    if let last = lastFont, bytes[last.attributes] == bytes[tag.attributes] { return last.style }
    let faults = tally.faultsOfPart
    let style = fontStyle(tag)
    if tally.faultsOfPart == faults { lastFont = (tag.attributes, style) }
    return style
  }

  private mutating func fontStyle(_ tag: TagParts) -> TextStyle? {
    var style = TextStyle()
    var cursor = ByteCursor(bytes, in: tag.attributes)
    while let attribute = Self.scanAttribute(&cursor) {
      let value = String(decoding: bytes[attribute.value], as: UTF8.self)
      switch attribute.name {
      case "color", "colour", "font":
        if var color = Color(subRip: value) {
          if color.alpha < 255 {
            color.alpha = 255
            report(
              SubRipDiagnostics.badAttribute,
              "the opacity of \(bytes.quoted(attribute.value)) is left out",
              attribute.value
            )
          }
          style.set(.color(color))
        } else {
          report(
            SubRipDiagnostics.badAttribute,
            "\(bytes.quoted(attribute.value)) is not a colour",
            attribute.value
          )
        }
      case "face" where !value.isEmpty:
        style.set(.fontFamily(value))
      case "size" where !value.isEmpty && value.utf8.allSatisfy({ $0.isASCIIDigit }):
        style.set(.fontSize(value + "px"))
      default:
        report(
          SubRipDiagnostics.badAttribute,
          "\(bytes.quoted(attribute.whole)) can't be used",
          attribute.whole
        )
      }
    }
    return style.isEmpty ? nil : style
  }

  private struct Attribute {
    var name: String
    var value: Range<Int>
    var whole: Range<Int>
  }

  /// Scans the next attribute: `color="red"`, with or without quotes, blanks around the sign, or
  /// `="red"` directly after the tag's name, which counts as the attribute `font`.
  private static func scanAttribute(_ cursor: inout ByteCursor) -> Attribute? {
    cursor.scan { $0.isASCIIWhiteSpace }
    guard !cursor.atEnd else { return nil }
    let start = cursor.offset
    let nameRange = cursor.scan { $0 != 0x3D && !$0.isASCIIWhiteSpace }
    let name = String(decoding: cursor.bytes[nameRange], as: UTF8.self).lowercased()
    var value = cursor.offset..<cursor.offset
    var scan = cursor
    scan.scan { $0.isASCIIWhiteSpace }
    if scan.scan(0x3D) {
      scan.scan { $0.isASCIIWhiteSpace }
      if let quote = scan.peek, quote == 0x22 || quote == 0x27 {
        scan.advance()
        value = scan.scan { $0 != quote }
        _ = scan.scan(quote)
      } else {
        value = scan.scan { !$0.isASCIIWhiteSpace }
      }
      cursor = scan
    }
    return Attribute(
      name: name.isEmpty ? "font" : name,
      value: value,
      whole: start..<cursor.offset
    )
  }
}

extension Color {
  /// Reads a colour as font tags have it: `#rgb`, `#rrggbb`, the same without `#`, `rgb(…)`, or a
  /// name of CSS.
  ///
  /// Four digits are no colour to ffmpeg, mpv and VLC. As CSS reads them, the last one is the
  /// opacity, and a colour that lost two digits would hide the text.
  init?(subRip text: String) {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    if text.hasPrefix("#") {
      guard text.utf8.count != 5, let color = Color(hex: text) else { return nil }
      self = color
    } else if let color = Color(cssName: text) {
      self = color
    } else if text.utf8.count == 6 || text.utf8.count == 8, let color = Color(hexDigits: text) {
      self = color
    } else if text.hasPrefix("rgb"), let color = Color(function: text) {
      self = color
    } else {
      return nil
    }
  }

  /// Reads `rgb(r,g,b)` and `rgba(r,g,b,…)` with numbers from 0 to 255; the opacity is not read.
  private init?(function text: String) {
    guard let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: start)...].dropLast().split(separator: ",")
      .prefix(3).map { UInt8($0) }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    self.init(red: red, green: green, blue: blue)
  }
}
