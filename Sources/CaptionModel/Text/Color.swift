/// A colour in sRGB with 8 bits for each of red, green, blue and opacity.
public struct Color: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (nothing to see) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour of its parts, each 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(rgb: UInt32, alpha: UInt8 = 255) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.alpha = alpha
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [0x23]
    for part in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      bytes.append(digits[Int(part >> 4)])
      bytes.append(digits[Int(part & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in any case; nil for anything else.
  public init?(hex text: some StringProtocol) {
    guard text.utf8.first == 0x23 else { return nil }
    self.init(hexDigits: text.dropFirst())
  }

  /// Reads three, four, six or eight hexadecimal digits; nil for anything else.
  public init?(hexDigits text: some StringProtocol) {
    var digits: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57: digits.append(byte - 48)
      case 65...70: digits.append(byte - 55)
      case 97...102: digits.append(byte - 87)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    switch digits.count {
    case 3, 4:
      self.init(
        red: digits[0] * 17,
        green: digits[1] * 17,
        blue: digits[2] * 17,
        alpha: digits.count == 4 ? digits[3] * 17 : 255
      )
    case 6, 8:
      self.init(
        red: digits[0] << 4 | digits[1],
        green: digits[2] << 4 | digits[3],
        blue: digits[4] << 4 | digits[5],
        alpha: digits.count == 8 ? digits[6] << 4 | digits[7] : 255
      )
    default: return nil
    }
  }
}

extension Color {
  /// The eight colours that WebVTT's default style sheet names (WebVTT, 5.1 "Default text colors").
  public static let captionColors: [(name: String, color: Color)] = [
    ("white", Color(rgb: 0xFFFFFF)), ("lime", Color(rgb: 0x00FF00)),
    ("cyan", Color(rgb: 0x00FFFF)), ("red", Color(rgb: 0xFF0000)),
    ("yellow", Color(rgb: 0xFFFF00)), ("magenta", Color(rgb: 0xFF00FF)),
    ("blue", Color(rgb: 0x0000FF)), ("black", Color(rgb: 0x000000)),
  ]

  /// The colour of a WebVTT default class such as `yellow`, or nil for another class.
  public init?(captionClass name: String) {
    guard let entry = Self.captionColors.first(where: { $0.name == name }) else { return nil }
    self = entry.color
  }

  /// The name of the WebVTT default class with just this colour, or nil.
  public var captionClass: String? {
    Self.captionColors.first { $0.color == self }?.name
  }
}
