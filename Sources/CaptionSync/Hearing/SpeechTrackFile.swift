/// A track as bytes, for keeping what was heard of a programme.
///
/// A heading, the key, the detector's properties, then likelihoods, levels, harmonicity and change as
/// 32-bit floats, low byte first, and a checksum of all that. What is read is what was written, bit by bit.
public enum SpeechTrackFile {
  private static let heading = Array("CaptionKit speech 1\n".utf8)

  /// The bytes of a track.
  ///
  /// - Parameters:
  ///   - track: What was heard.
  ///   - seconds: How many seconds of the programme there was sound to hear.
  ///   - gap: Why that is not all of the programme; nil where it is.
  ///   - key: What the track was made of: where it differs later, the bytes are of no use.
  public static func bytes(
    of track: SpeechTrack,
    seconds: Double,
    gap: String?,
    key: String
  ) -> [UInt8] {
    var bytes = heading
    bytes.reserveCapacity(track.speech.count * 16 + 1024)
    func append(_ number: UInt64, count: Int = 8) {
      for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    for text in [key, track.detector, gap ?? ""] {
      append(UInt64(text.utf8.count), count: 4)
      bytes += text.utf8
    }
    append(seconds.bitPattern)
    append(track.onsetBias.bitPattern)
    bytes.append((track.isSureOfSpeech ? 1 : 0) | (gap == nil ? 0 : 2))
    for records in [track.speech, track.levels, track.harmonicity, track.change] {
      append(UInt64(records.count))
      for record in records { append(UInt64(record.bitPattern), count: 4) }
    }
    append(checksum(bytes[...]))
    return bytes
  }

  /// The track that bytes hold; nil where they are damaged, of another format, or of another key.
  public static func track(
    of bytes: [UInt8],
    key: String
  ) -> (track: SpeechTrack, seconds: Double, gap: String?)? {
    guard bytes.count > heading.count + 8, bytes.starts(with: heading) else { return nil }
    var reader = Reader(bytes: bytes[..<(bytes.count - 8)])
    let sum = checksum(reader.bytes)
    var end = Reader(bytes: bytes[(bytes.count - 8)...])
    guard end.number(8) == sum else { return nil }
    reader.bytes = reader.bytes.dropFirst(heading.count)
    guard reader.text() == key, let detector = reader.text(), let gap = reader.text(),
      let seconds = reader.number(8), let bias = reader.number(8), let flags = reader.number(1),
      let speech = reader.records(), let levels = reader.records(),
      let harmonicity = reader.records(), let change = reader.records(), reader.bytes.isEmpty
    else { return nil }
    let track = SpeechTrack(
      speech: speech,
      levels: levels,
      harmonicity: harmonicity,
      change: change,
      detector: detector,
      onsetBias: Double(bitPattern: bias),
      isSureOfSpeech: flags & 1 != 0
    )
    return (track, Double(bitPattern: seconds), flags & 2 != 0 ? gap : nil)
  }

  /// A name for the file that holds the track of a key.
  public static func name(for key: String) -> String {
    let digits = String(checksum(Array(key.utf8)[...]), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ".speech"
  }

  /// FNV-1a with 64 bits, which tells damage and not ill will.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func number(_ count: Int) -> UInt64? {
      guard bytes.count >= count else { return nil }
      let number = bytes.prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      bytes.removeFirst(count)
      return number
    }

    mutating func text() -> String? {
      guard let count = number(4), count <= bytes.count else { return nil }
      let text = String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
      bytes.removeFirst(Int(count))
      return text
    }

    mutating func records() -> [Float]? {
      guard let count = number(8), count <= bytes.count / 4 else { return nil }
      var records: [Float] = []
      records.reserveCapacity(Int(count))
      for _ in 0..<count {
        guard let bits = number(4) else { return nil }
        records.append(Float(bitPattern: UInt32(bits)))
      }
      return records
    }
  }
}
