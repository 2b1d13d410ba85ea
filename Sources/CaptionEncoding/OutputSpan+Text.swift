/// Text on its way out, put together in larger steps than one byte.
///
/// Checks of room for each byte keep the optimizer from taking several at once, and a report of a
/// large file has millions of pieces of a few bytes. Here the room is checked once for each piece;
/// without it, the checked ways are taken, which end the program as any index beyond the end does.
extension OutputSpan<UInt8> {
  /// Appends bytes that somebody else keeps.
  @inlinable @inline(__always)
  package mutating func write(_ bytes: Span<UInt8>) {
    let length = bytes.count
    guard length <= freeCapacity else {
      for index in 0..<length { append(bytes[index]) }
      return
    }
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let target = buffer.baseAddress, let origin = source.baseAddress else { return }
        unsafe (target + count).initialize(from: origin, count: length)
        count &+= length
      }
    }
  }

  /// Appends a whole number; there has to be room for 20 bytes.
  @inlinable @inline(__always)
  package mutating func write(decimal number: Int) {
    if number < 0 { append(0x2D) }
    let digits = number.magnitude
    if digits < 10 {
      append(UInt8(truncatingIfNeeded: 0x30 &+ digits))
    } else {
      writeDigits(of: digits)
    }
  }

  @inlinable
  mutating func writeDigits(of number: UInt) {
    guard number < 100_000_000 else {
      writeDigits(of: number / 100_000_000)
      write(Self.digits(UInt64(number % 100_000_000)) | Self.zeros, 8)
      return
    }
    let digits = Self.digits(UInt64(number))
    // The last digit is written even if it is zero.
    let skipped = (digits | 1 &<< 56).trailingZeroBitCount &>> 3
    write((digits | Self.zeros) &>> UInt64(truncatingIfNeeded: skipped &* 8), 8 &- skipped)
  }

  /// Appends a time in milliseconds as `HH:MM:SS`, a separator and three digits; hours have at least
  /// two digits, and times below zero are written as zero.
  @inlinable
  package mutating func write(clock milliseconds: Int, separator: UInt8) {
    let total = UInt64(clamping: milliseconds)
    let (seconds, fraction) = total.quotientAndRemainder(dividingBy: 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours >= 100 { writeDigits(of: UInt(hours / 100)) }
    // Four numbers of two digits, sixteen bits each.
    let pairs = hours % 100 | minute &<< 16 | second &<< 32 | (fraction / 10) &<< 48
    let digits = Self.parted(pairs) | Self.zeros
    let colons: UInt64 = 0x3A &<< 16 | 0x3A &<< 40
    write(
      digits & 0xFFFF | (digits & 0xFFFF_0000) &<< 8 | (digits & 0xFFFF_0000_0000) &<< 16 | colons,
      8
    )
    write(UInt64(separator) | (digits &>> 48) &<< 8 | (0x30 &+ fraction % 10) &<< 24, 4)
  }

  /// Appends so many of a word's bytes, the lowest first, eight at most.
  @inlinable @inline(__always)
  package mutating func write(_ word: UInt64, _ length: Int) {
    guard freeCapacity >= 8, length <= 8 else {
      for index in 0..<length { append(UInt8(truncatingIfNeeded: word &>> UInt64(8 * index))) }
      return
    }
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      guard let target = buffer.baseAddress else { return }
      // What is written beyond the length is written over, or left out of the count.
      unsafe UnsafeMutableRawPointer(target + count)
        .storeBytes(of: word.littleEndian, as: UInt64.self)
      count &+= length
    }
  }

  @inlinable @inline(__always)
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The eight digits of a number below 100,000,000, a byte each, the first one lowest.
  @inlinable @inline(__always)
  static func digits(_ number: UInt64) -> UInt64 {
    let halves = number / 10_000 | (number % 10_000) &<< 32
    // 10,486 / 2^20 is a hundredth for all numbers of four digits.
    let hundreds = (halves &* 10_486) &>> 20 & 0x7F_0000_007F
    return parted(hundreds | (halves &- 100 &* hundreds) &<< 16)
  }

  /// The digits of four numbers below 100 that have sixteen bits each, in bytes.
  @inlinable @inline(__always)
  static func parted(_ pairs: UInt64) -> UInt64 {
    // 103 / 2^10 is a tenth for all numbers of two digits.
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- 10 &* tens) &<< 8
  }
}
