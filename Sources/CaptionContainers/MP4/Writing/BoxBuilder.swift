/// Builds boxes one behind and inside another; sizes are filled in where a box ends.
///
/// ```swift
/// var builder = BoxBuilder()
/// builder.box("udta") { udta in
///   udta.box("tagc") { $0.append("public.easy-to-read") }
/// }
/// ```
public struct BoxBuilder: Sendable {
  /// What has been built so far.
  public private(set) var bytes: [UInt8] = []

  /// The longest box that gets a size of 32 bits, header included.
  private let longestShortBox: Int

  /// Makes a builder that has built nothing.
  ///
  /// - Parameter longestShortBox: The longest box, header included, whose size is written in 32 bits;
  ///   longer ones get one of 64 bits.
  public init(longestShortBox: Int = Int(UInt32.max)) {
    self.longestShortBox = min(longestShortBox, Int(UInt32.max))
  }

  /// Appends bytes.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Appends a text as UTF-8, without a zero behind it.
  public mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a text as UTF-8 and a zero behind it; zeros inside are left out.
  public mutating func appendTerminated(_ text: String) {
    bytes.append(contentsOf: text.utf8.lazy.filter { $0 != 0 })
    bytes.append(0)
  }

  /// Appends a number in big-endian order, in as many bytes as its type has.
  public mutating func append(_ number: some FixedWidthInteger) {
    var shift = number.bitWidth
    while shift > 0 {
      shift -= 8
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends a four-character code.
  public mutating func append(_ code: FourCC) {
    append(code.rawValue)
  }

  /// Appends so many zeros.
  public mutating func appendZeros(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: max(count, 0)))
  }

  /// Appends a box (ISO/IEC 14496-12, 4.2).
  ///
  /// - Parameters:
  ///   - type: The box's name.
  ///   - content: Appends what is in it.
  public mutating func box(_ type: FourCC, _ content: (inout BoxBuilder) -> Void = { _ in }) {
    let start = bytes.count
    append(UInt32(0))
    append(type)
    content(&self)
    let size = bytes.count - start
    if size <= longestShortBox {
      replace(at: start, with: UInt32(truncatingIfNeeded: size))
    } else {
      replace(at: start, with: 1)
      var largeSize = BoxBuilder()
      largeSize.append(UInt64(size + 8))
      bytes.insert(contentsOf: largeSize.bytes, at: start + 8)
    }
  }

  /// Appends a box that begins with a version and flags (ISO/IEC 14496-12, 4.2).
  ///
  /// - Parameters:
  ///   - type: The box's name.
  ///   - version: The version of its layout.
  ///   - flags: 24 bits.
  ///   - content: Appends what is behind the flags.
  public mutating func fullBox(
    _ type: FourCC,
    version: UInt8 = 0,
    flags: UInt32 = 0,
    _ content: (inout BoxBuilder) -> Void
  ) {
    box(type) { builder in
      builder.append(UInt32(version) << 24 | flags & 0xFF_FFFF)
      content(&builder)
    }
  }

  /// Appends the header of a box whose content is written elsewhere.
  ///
  /// - Parameters:
  ///   - type: The box's name.
  ///   - length: The number of bytes of the content.
  public mutating func header(_ type: FourCC, length: Int64) {
    let size = length + 8
    if size <= Int64(longestShortBox) {
      append(UInt32(truncatingIfNeeded: size))
      append(type)
    } else {
      append(UInt32(1))
      append(type)
      append(UInt64(clamping: size + 8))
    }
  }

  private mutating func replace(at offset: Int, with number: UInt32) {
    for index in 0..<4 {
      bytes[offset + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index))
    }
  }
}
