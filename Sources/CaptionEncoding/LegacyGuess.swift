/// Which legacy encoding a file is likely to be in, by simple evidence that can be stated.
///
/// Three encodings are told apart: Shift_JIS by its structure and its share of kana, windows-1251
/// by runs of letters with the frequencies of Russian, and windows-1252 for everything else.
struct LegacyGuess {
  let encoding: String
  /// The evidence, for the diagnostic.
  let reason: String

  init(_ bytes: [UInt8]) {
    // A megabyte tells as much as a hundred.
    let sample = bytes.prefix(1 << 20)
    if Self.looksLikeShiftJIS(sample) {
      encoding = "Shift_JIS"
      reason = "its two-byte characters are valid and many of them kana"
    } else if Self.looksLikeWindows1251(sample) {
      encoding = "windows-1251"
      reason = "its words are runs of the letters that are frequent in Russian"
    } else {
      encoding = "windows-1252"
      reason = "not valid UTF-8, and nothing speaks for another encoding"
    }
  }

  /// Whether all characters are valid Shift_JIS and a quarter of those beyond ASCII are kana.
  private static func looksLikeShiftJIS(_ sample: ArraySlice<UInt8>) -> Bool {
    var pairs = 0
    var kana = 0
    var halfWidth = 0
    var index = sample.startIndex
    while index < sample.endIndex {
      let byte = sample[index]
      index += 1
      switch byte {
      case 0x00...0x7F: continue
      case 0xA1...0xDF:
        halfWidth += 1
      case 0x81...0x9F, 0xE0...0xFC:
        // The sample may end between the two bytes.
        guard index < sample.endIndex else { break }
        let trail = sample[index]
        guard trail >= 0x40, trail <= 0xFC, trail != 0x7F else { return false }
        index += 1
        pairs += 1
        if byte == 0x82, (0x9F...0xF1).contains(trail) { kana += 1 }
        if byte == 0x83, (0x40...0x96).contains(trail) { kana += 1 }
      default: return false
      }
    }
    return kana >= 3 && kana * 4 >= pairs + halfWidth
  }

  /// Whether letters beyond ASCII come in whole words, half of them the ten most frequent of
  /// Russian.
  private static func looksLikeWindows1251(_ sample: ArraySlice<UInt8>) -> Bool {
    // о е а и н т с р в л, and the same as capitals.
    let frequent: Set<UInt8> = [
      0xEE, 0xE5, 0xE0, 0xE8, 0xED, 0xF2, 0xF1, 0xF0, 0xE2, 0xEB,
      0xCE, 0xC5, 0xC0, 0xC8, 0xCD, 0xD2, 0xD1, 0xD0, 0xC2, 0xCB,
    ]
    var letters = 0
    var runs = 0
    var hits = 0
    var isInRun = false
    for byte in sample {
      guard byte >= 0xC0 else {
        isInRun = false
        continue
      }
      letters += 1
      if frequent.contains(byte) { hits += 1 }
      if !isInRun { runs += 1 }
      isInRun = true
    }
    return letters >= 8 && letters * 2 >= runs * 5 && hits * 2 >= letters
  }
}
