import CaptionModel

extension Color {
  /// Reads a TTML colour: hexadecimal, `rgb()`, `rgba()` or a name; nil for anything else
  /// (TTML2, 10.3.5).
  init?(ttml value: some StringProtocol) {
    let bytes = Array(value.utf8)
    if bytes.first == 0x23 {
      self.init(hex: value)
      return
    }
    if let color = Self.named[value.lowercased()] {
      self = color
      return
    }
    var cursor = ByteCursor(bytes)
    guard cursor.scan("rgb") else { return nil }
    let count = cursor.scan(0x61) ? 4 : 3
    guard cursor.scan(0x28) else { return nil }
    var parts: [UInt8] = []
    while parts.count < count {
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      let digits = cursor.scan(while: { $0.isASCIIDigit })
      guard !digits.isEmpty, digits.count <= 3 else { return nil }
      let part = bytes[digits].reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard let component = UInt8(exactly: part) else { return nil }
      parts.append(component)
      cursor.scan(while: { $0.isASCIIWhiteSpace })
      guard cursor.scan(parts.count == count ? 0x29 : 0x2C) else { return nil }
    }
    guard cursor.atEnd else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: count == 4 ? parts[3] : 255)
  }

  static let white = Color(rgb: 0xFFFFFF)

  private static let named: [String: Color] = [
    "transparent": Color(rgb: 0, alpha: 0), "black": Color(rgb: 0), "silver": Color(rgb: 0xC0C0C0),
    "gray": Color(rgb: 0x808080), "white": white, "maroon": Color(rgb: 0x800000),
    "red": Color(rgb: 0xFF0000), "purple": Color(rgb: 0x800080), "fuchsia": Color(rgb: 0xFF00FF),
    "magenta": Color(rgb: 0xFF00FF), "green": Color(rgb: 0x008000), "lime": Color(rgb: 0x00FF00),
    "olive": Color(rgb: 0x808000), "yellow": Color(rgb: 0xFFFF00), "navy": Color(rgb: 0x000080),
    "blue": Color(rgb: 0x0000FF), "teal": Color(rgb: 0x008080), "aqua": Color(rgb: 0x00FFFF),
    "cyan": Color(rgb: 0x00FFFF),
  ]
}
