/// Two times with an arrow between them as nearly all files write them: `HH:MM:SS`, a separator and
/// three digits, `-->` with a space on both sides, and the same again.
///
/// Eight bytes are read at once, since every cue comes through here.
struct ClockPair {
  /// How many bytes there are.
  static let length = 29

  /// The first time in milliseconds.
  let begin: Int
  /// The second time in milliseconds.
  let end: Int

  /// Reads the times at an offset; nil for anything else.
  ///
  /// - Parameter separator: What stands before the fraction, a comma or a full stop.
  @inline(__always)
  init?(_ bytes: [UInt8], at offset: Int, separator: UInt8) {
    guard
      let first = ByteWord(bytes, at: offset),
      let middle = ByteWord(bytes, at: offset &+ 8),
      let second = ByteWord(bytes, at: offset &+ 17),
      let last = ByteWord(bytes, at: offset &+ 21),
      bytes[offset &+ 16] == 0x20,
      let beginSeconds = Self.seconds(first),
      let endSeconds = Self.seconds(second)
    else { return nil }
    let mark = UInt64(separator)
    // ",mmm -->": what a digit has above zero is left, and nothing of the other bytes.
    let fraction = middle.bits ^ (0x3E2D_2D20_3030_3000 | mark)
    // The second fraction with the last seconds before it.
    let lastFraction = last.bits >> 32 ^ (0x3030_3000 | mark)
    guard
      Self.isBelow(fraction, 0x7F7F_7F7F_7676_767F),
      Self.isBelow(lastFraction, 0x7F7F_7F7F_7676_767F)
    else { return nil }
    begin = beginSeconds &* 1000 &+ Self.milliseconds(fraction)
    end = endSeconds &* 1000 &+ Self.milliseconds(lastFraction)
  }

  /// One such time in milliseconds, without what stands around it; nil for anything else.
  @inline(__always)
  static func time(_ bytes: [UInt8], at offset: Int, separator: UInt8) -> Int? {
    guard let first = ByteWord(bytes, at: offset), let last = ByteWord(bytes, at: offset &+ 4),
      let seconds = seconds(first)
    else { return nil }
    let fraction = last.bits >> 32 ^ (0x3030_3000 | UInt64(separator))
    guard isBelow(fraction, 0x7F7F_7F7F_7676_767F) else { return nil }
    return seconds &* 1000 &+ milliseconds(fraction)
  }

  /// The seconds of `HH:MM:SS`.
  @inline(__always)
  private static func seconds(_ word: ByteWord) -> Int? {
    let digits = word.bits ^ 0x3030_3A30_303A_3030
    // Tens of minutes and seconds end at five.
    guard isBelow(digits, 0x767A_7F76_7A7F_7676) else { return nil }
    let pairs = digits &* 10 &+ (digits >> 8)
    let (hours, minutes, seconds) = (pairs & 0xFF, pairs >> 24 & 0xFF, pairs >> 48 & 0xFF)
    return Int(truncatingIfNeeded: (hours &* 60 &+ minutes) &* 60 &+ seconds)
  }

  /// Three digits behind the lowest byte.
  @inline(__always)
  private static func milliseconds(_ digits: UInt64) -> Int {
    let (hundreds, tens, ones) = (digits >> 8 & 0xFF, digits >> 16 & 0xFF, digits >> 24 & 0xFF)
    return Int(truncatingIfNeeded: (hundreds &* 10 &+ tens) &* 10 &+ ones)
  }

  /// Whether no byte is larger than its limit, which is given as what it lacks to 127.
  @inline(__always)
  private static func isBelow(_ bytes: UInt64, _ room: UInt64) -> Bool {
    // A byte that is so large that it disturbs the next one has its own highest bit set.
    (bytes | (bytes &+ room)) & 0x8080_8080_8080_8080 == 0
  }
}
