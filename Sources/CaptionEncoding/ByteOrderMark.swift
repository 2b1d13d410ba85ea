/// The order of the bytes in a number.
enum ByteOrder {
  case little
  case big
}

/// The mark at the beginning of a file that tells its encoding.
enum ByteOrderMark {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case utf32LittleEndian
  case utf32BigEndian

  /// The mark with which the bytes begin, or nil.
  init?(of bytes: [UInt8]) {
    // UTF-32's mark begins with UTF-16's. A text in UTF-16 has no use for U+0000 at its beginning.
    let order: [ByteOrderMark] = [
      .utf8, .utf32LittleEndian, .utf32BigEndian, .utf16LittleEndian, .utf16BigEndian,
    ]
    guard let mark = order.first(where: { $0.matches(bytes) }) else { return nil }
    self = mark
  }

  /// Whether the bytes begin with this mark.
  func matches(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF])
    case .utf16LittleEndian: bytes.starts(with: [0xFF, 0xFE])
    case .utf16BigEndian: bytes.starts(with: [0xFE, 0xFF])
    case .utf32LittleEndian:
      bytes.starts(with: [0xFF, 0xFE, 0, 0]) && bytes.count.isMultiple(of: 4)
    case .utf32BigEndian: bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }
  }

  /// Whether the first two bytes are UTF-16's little-endian mark.
  var isUTF16Little: Bool { self == .utf16LittleEndian || self == .utf32LittleEndian }
}

/// UTF-16 or UTF-32 without a mark, known by where its zero bytes stand.
///
/// Times, numbers and line ends are ASCII in every caption file, so a good part of the units have
/// zeros, always on the same side.
struct WideEncoding {
  private let width: Int
  private let order: ByteOrder

  /// Nil where the beginning of the file shows no such pattern.
  init?(zeroBytesOf bytes: [UInt8]) {
    let sample = bytes.prefix(4096)
    guard sample.count >= 8, sample.contains(0) else { return nil }
    var zeros = [0, 0, 0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index & 3] += 1 }
    let units = sample.count / 4
    // Three of four bytes being zero is UTF-32; there is no text beyond U+10FFFF.
    if zeros[3] >= units, zeros[2] * 10 >= units * 9, zeros[0] * 10 < units, bytes.count % 4 == 0 {
      (width, order) = (4, .little)
      return
    }
    if zeros[0] >= units, zeros[1] * 10 >= units * 9, zeros[3] * 10 < units, bytes.count % 4 == 0 {
      (width, order) = (4, .big)
      return
    }
    let even = zeros[0] + zeros[2]
    let odd = zeros[1] + zeros[3]
    // A fifth of the units: less would be zeros strewn into text of another encoding.
    if odd * 10 >= units * 4, even * 10 < odd {
      (width, order) = (2, .little)
    } else if even * 10 >= units * 4, odd * 10 < even {
      (width, order) = (2, .big)
    } else {
      return nil
    }
  }

  /// Whether a name is that of this encoding with its byte order.
  func isNamed(by name: String) -> Bool {
    switch Charset(named: name) {
    case .utf16(let named): width == 2 && named == order
    case .utf32(let named): width == 4 && named == order
    default: false
    }
  }

  /// Decodes the whole file.
  func decode(_ bytes: [UInt8]) -> DecodedText {
    width == 2 ? decodeUTF16(bytes, from: 0, order) : decodeUTF32(bytes, from: 0, order)
  }
}
