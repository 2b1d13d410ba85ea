public import CaptionModel

extension CaptionDocument {
  /// The time that a time code such as `10:00:00:00` means on the document's time line; nil where it
  /// is none.
  ///
  /// Frames count at the rate of the TTML document that was read, dropped numbers left out, and at
  /// 30 in a second where there is none (TTML2, 12.3.1).
  public func time(ofTimeCode code: String) -> MediaTime? {
    (extras[TTMLDocument.self]?.timing ?? TTMLTiming()).time(ofTimeCode: code)
  }

  /// Whether a text is a time code at any rate of frames that programmes have, up to 60 in a second.
  public static func isTimeCode(_ code: String) -> Bool {
    var timing = TTMLTiming()
    timing.set(frames: 60, multiplier: nil, subFrames: nil, ticks: nil)
    return timing.time(ofTimeCode: code) != nil
  }
}

extension TTMLTiming {
  /// The time of a time code; nil where it is none, or a second has no frame of the number.
  fileprivate func time(ofTimeCode code: String) -> MediaTime? {
    let bytes = Array(code.utf8)
    guard bytes.contains(0x3A) else { return nil }
    let fields = bytes.split(omittingEmptySubsequences: false) { $0 == 0x3A || $0 == 0x3B }
      .map { Int(String(decoding: $0.prefix { $0.isASCIIDigit }, as: UTF8.self)) ?? 0 }
    if fields.count == 4, fields[3] >= nominalFrames { return nil }
    // The first field may count beyond an hour or a day.
    guard fields.dropFirst().prefix(2).allSatisfy({ $0 < 60 }) else { return nil }
    return time(bytes, in: 0..<bytes.count).flatMap { $0.isNegative ? nil : $0.time }
  }
}

extension TTMLReader {
  /// Says how to make zero of the programme's start, where the cues seem to count from another time.
  mutating func reportLateStart() {
    guard let first = document.cues.map(\.begin).min() else { return }
    // Dropped frames leave an hour a little short.
    let hours = (first + MediaTime(seconds: 1)).milliseconds / 3_600_000
    guard hours > 0 else { return }
    let code = extra.programmeStart ?? "\(hours < 10 ? "0" : "")\(hours):00:00:00"
    diagnostics.append(
      Diagnostic(
        TTMLDiagnostics.lateStart,
        "first cue begins at \(first.milliseconds / 1000) s; \"convert --zero-at \(code)\" would "
          + "make zero of the programme's start"
      )
    )
  }
}
