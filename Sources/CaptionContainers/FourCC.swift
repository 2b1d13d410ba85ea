/// Four bytes that name a box, a handler or a codec (ISO/IEC 14496-12, 4.2).
public struct FourCC: RawRepresentable, Sendable, Hashable {
  /// The four bytes as a big-endian number.
  public var rawValue: UInt32

  /// Makes a name of its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The four bytes.
  public var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
  }
}

extension FourCC: ExpressibleByStringLiteral {
  /// Makes a name of its letters, each of which is one byte; `©` is the byte A9 as Macintosh files
  /// have it.
  ///
  /// Letters that are missing become spaces, and those beyond four are left out.
  public init(stringLiteral value: StaticString) {
    var number: UInt32 = 0
    var letters = 0
    for scalar in value.description.unicodeScalars where letters < 4 {
      number = number << 8 | (scalar.value & 0xFF)
      letters += 1
    }
    while letters < 4 {
      number = number << 8 | 0x20
      letters += 1
    }
    rawValue = number
  }
}

extension FourCC: CustomStringConvertible {
  /// The letters; bytes that are no ASCII letters, digits, punctuation or spaces as `\xA9`.
  public var description: String {
    var text = ""
    for byte in bytes {
      if 0x20...0x7E ~= byte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "\\x" + (byte < 16 ? "0" : "") + digits
      }
    }
    return text
  }
}
