import CaptionKit

/// What readers and writers are told, drawn from the input itself so that it can be repeated.
struct Choices {
  /// What the reader is told.
  var reading = ReadingOptions()
  /// What the first writer is told.
  var writing = WritingOptions()
  /// The encoding that is named, mostly none.
  var encoding: String?

  private static let encodings = [
    "windows-1252", "UTF-16LE", "UTF-16BE", "Shift_JIS", "GB18030", "EUC-KR", "ISO-2022-JP",
    "UTF-32LE",
  ]

  /// Draws choices; three inputs in four get the defaults, so that coverage is of the common path.
  init(_ bytes: [UInt8]) {
    reading.formatIsCertain = true
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var rest = hash >> 8
    func draw(_ bound: Int) -> Int {
      defer { rest /= UInt64(bound) }
      return Int(rest % UInt64(bound))
    }
    guard draw(4) == 0 else { return }
    reading.formatIsCertain = draw(2) == 0
    reading.isSegment = draw(2) == 0
    writing.speakers =
      WritingOptions.Speakers.allCases[draw(WritingOptions.Speakers.allCases.count)]
    if draw(4) == 0 { encoding = Self.encodings[draw(Self.encodings.count)] }
  }
}
