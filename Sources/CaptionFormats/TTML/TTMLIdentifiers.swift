/// The values of `xml:id` that a document has handed out: each an XML name, none twice.
struct TTMLIdentifiers: Sendable {
  private var taken: Set<String> = []
  /// For each name that was asked for again, the last number put behind it.
  private var numbers: [String: Int] = [:]

  /// A free id as near as can be to a wanted one.
  mutating func make(_ wanted: String) -> String {
    let name = Self.name(wanted)
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 1
    var numbered: String
    repeat {
      number += 1
      numbered = "\(name)-\(number)"
    } while !taken.insert(numbered).inserted
    numbers[name] = number
    return numbered
  }

  /// A text as a name without colon (Namespaces in XML, 4): other characters become `_`, and a
  /// `c` stands before what no name may begin with.
  static func name(_ text: String) -> String {
    if isASCIIName(text) { return text }
    var name = ""
    for scalar in text.unicodeScalars {
      let isStart = isNameStart(scalar)
      if name.isEmpty, !isStart { name = "c" }
      name.unicodeScalars.append(isStart || isNamePart(scalar) ? scalar : "_")
    }
    return name.isEmpty ? "c" : name
  }

  private static func isASCIIName(_ text: String) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      let isStart = byte.isASCIILetter || byte == 0x5F
      guard isStart || !isFirst && (byte.isASCIIDigit || byte == 0x2D || byte == 0x2E) else {
        return false
      }
      isFirst = false
    }
    return !isFirst
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
