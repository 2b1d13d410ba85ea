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
    let name = value.lowercased()
    if name == "transparent" {
      self.init(rgb: 0, alpha: 0)
      return
    }
    if Self.names.contains(name) {
      self.init(cssName: name)
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

  /// The names that TTML has; their colours are those of CSS (TTML2, 10.3.5, `<named-color>`).
  private static let names: Set<String> = [
    "black", "silver", "gray", "white", "maroon", "red", "purple", "fuchsia", "magenta", "green",
    "lime", "olive", "yellow", "navy", "blue", "teal", "aqua", "cyan",
  ]
}
