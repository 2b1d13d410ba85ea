/// What a cue is called, in the form in which cues hold it.
///
/// Cues are many, and nearly all that are called anything have a number or a short word. Up to eight
/// ASCII characters are held as one number, so that a cue needs no object of its own for them.
@usableFromInline
package struct CueName: Sendable, Hashable {
  /// The characters of a short name, the first one lowest; 0 where there is none.
  @usableFromInline let short: UInt64
  /// Any other name; nil where there is none.
  @usableFromInline let long: String?

  /// How many characters a short name has at most.
  fileprivate static let shortLength = 8

  /// Takes a name as text, or none.
  @usableFromInline
  package init(_ identifier: String?) {
    guard let identifier else {
      short = 0
      long = nil
      return
    }
    short = CueName.short(of: identifier)
    long = short == 0 ? identifier : nil
  }

  /// The name that stands in bytes that are known to be valid UTF-8.
  // A function, since what is given to an initializer changes its owner.
  package static func named(utf8 bytes: [UInt8], _ range: Range<Int>) -> CueName {
    var short: UInt64 = 0
    var isShort = !range.isEmpty && range.count <= CueName.shortLength
    var index = range.upperBound
    while isShort, index > range.lowerBound {
      index -= 1
      isShort = CueName.isPlain(bytes[index])
      short = short &<< 8 | UInt64(bytes[index])
    }
    if isShort { return CueName(short: short, long: nil) }
    return CueName(short: 0, long: String(decoding: bytes[range], as: UTF8.self))
  }

  private init(short: UInt64, long: String?) {
    self.short = short
    self.long = long
  }

  /// A text as a short name; 0 where it is none.
  private static func short(of text: String) -> UInt64 {
    let utf8 = text.utf8
    guard utf8.count <= shortLength else { return 0 }
    var short: UInt64 = 0
    for byte in utf8.reversed() {
      guard isPlain(byte) else { return 0 }
      short = short &<< 8 | UInt64(byte)
    }
    return short
  }

  /// The text of a short name.
  @usableFromInline
  static func text(ofShort short: UInt64) -> String {
    var text = ""
    var rest = short
    while rest != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: rest)))
      rest &>>= 8
    }
    return text
  }

  /// Whether a byte can be one of a short name, which ends before the first zero.
  private static func isPlain(_ byte: UInt8) -> Bool { byte != 0 && byte < 0x80 }
}

extension [Cue] {
  /// Appends a cue's identifier to bytes; false where it has none.
  package func appendIdentifier(ofCue index: Int, to bytes: inout [UInt8]) -> Bool {
    let short = self[index].shortName
    if short != 0 {
      bytes.append(addingCapacity: CueName.shortLength) { output in
        var rest = short
        while rest != 0 {
          output.append(UInt8(truncatingIfNeeded: rest))
          rest &>>= 8
        }
      }
      return true
    }
    guard let long = self[index].details?.identifier else { return false }
    bytes.append(contentsOf: long.utf8)
    return true
  }
}
