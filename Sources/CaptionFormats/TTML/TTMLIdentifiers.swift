/// The values of `xml:id` that a document has handed out: each an XML name, none twice.
struct TTMLIdentifiers: Sendable {
  private var taken = TTMLHashSet()
  /// For each name that was asked for again, the last number put behind it.
  private var numbers: [String: Int] = [:]

  /// A free id as near as can be to a wanted one.
  ///
  /// - Parameter isCue: Whether it is a cue's, of which ``original(_:)`` takes the low line before
  ///   a number back.
  mutating func make(_ wanted: String, isCue: Bool = false) -> String {
    let name = isCue && Self.isMarked(wanted) ? "_" + wanted : Self.name(wanted)
    if taken.insert(name) { return name }
    var number = numbers[name] ?? 1
    var numbered: String
    repeat {
      number += 1
      numbered = "\(name)-\(number)"
    } while !taken.insert(numbered)
    numbers[name] = number
    return numbered
  }

  /// A text as a name without colon (Namespaces in XML, 4): other characters become `_`, and one
  /// stands before what no name may begin with.
  private static func name(_ text: String) -> String {
    if isASCIIName(text) { return text }
    var name = ""
    for scalar in text.unicodeScalars {
      let isStart = isNameStart(scalar)
      if name.isEmpty, !isStart { name = "_" }
      name.unicodeScalars.append(isStart || isNamePart(scalar) ? scalar : "_")
    }
    return name.isEmpty ? "_" : name
  }

  /// What a cue's name stood for before ``make(_:isCue:)`` put something before its leading number.
  static func original(_ name: String) -> String {
    isMarked(name) ? String(name.dropFirst()) : name
  }

  /// Whether low lines and then a digit come first, at least one of the former.
  private static func isMarked(_ name: String) -> Bool {
    guard name.utf8.first == 0x5F else { return false }
    return name.utf8.first { $0 != 0x5F }?.isASCIIDigit == true
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
    // Readers that follow XML's fourth edition know letters of its time only.
    guard scalar.value < 0x80 || scalar.value < 0x1_0000 && scalar.properties.isAlphabetic else {
      return false
    }
    return switch scalar.value {
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

/// A set of texts of which only hashes are kept.
///
/// Two texts with one hash count as the same, which costs the second a number behind its id and
/// nothing else; in return a text takes eight bytes and no time to speak of.
private struct TTMLHashSet: Sendable {
  /// Hashes at the place that they ask for or after it; zero is a free place.
  private var places = [UInt64](repeating: 0, count: 256)
  private var count = 0

  /// Adds a text; false where it is in the set already.
  mutating func insert(_ text: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = max(hash, 1)
    guard insert(hash) else { return false }
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  private mutating func insert(_ hash: UInt64) -> Bool {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while places[place] != 0 {
      if places[place] == hash { return false }
      place = (place + 1) & mask
    }
    places[place] = hash
    return true
  }

  private mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count * 4)
    for hash in old where hash != 0 { _ = insert(hash) }
  }
}
