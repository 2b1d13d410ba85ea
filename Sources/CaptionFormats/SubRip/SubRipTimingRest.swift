/// What follows the times on their line.
enum SubRipTimingRest {
  /// A rectangle, put into one spelling.
  case coordinates(String)
  /// WebVTT's cue settings.
  case settings
  /// Anything else.
  case other

  /// Tells what a stretch of the source is; it has no blanks around it.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    let words = bytes[range].split { $0 == 0x20 || $0 == 0x09 }
      .map { String(decoding: $0, as: UTF8.self) }
    self = Self.rectangle(words) ?? (words.allSatisfy(Self.isSetting) ? .settings : .other)
  }

  /// `X1:203 X2:511 Y1:359 Y2:431`, in any case and with numbers of any length.
  private static func rectangle(_ words: [String]) -> SubRipTimingRest? {
    let names = ["X1", "X2", "Y1", "Y2"]
    guard words.count == names.count else { return nil }
    for (word, name) in zip(words, names) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].uppercased() == name else { return nil }
      let digits = parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    }
    return .coordinates(words.map { $0.uppercased() }.joined(separator: " "))
  }

  private static func isSetting(_ word: String) -> Bool {
    let names = ["align", "line", "position", "region", "size", "vertical"]
    guard let colon = word.firstIndex(of: ":") else { return false }
    return names.contains(word[..<colon].lowercased())
  }
}
