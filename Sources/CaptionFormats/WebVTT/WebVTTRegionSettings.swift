import CaptionModel

/// The settings of a region, as the parsing algorithm leaves them.
struct WebVTTRegionSettings {
  var id = ""
  var anchored = Region.Anchored()

  /// Parses the body of a region block (6.2, "collect WebVTT region settings").
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: The lines below `REGION`.
  ///   - report: Takes what is wrong and where.
  init(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    report: (DiagnosticInfo, String, Range<Int>) -> Void
  ) {
    var cursor = ByteCursor(bytes, in: range)
    var seen: Set<String> = []
    while let setting = WebVTTSetting.next(&cursor) {
      let name = WebVTTText.string(bytes, setting.name)
      guard let value = setting.value, set(name, bytes, value) else {
        let quoted = WebVTTText.quoted(bytes, setting.range)
        report(WebVTTDiagnostics.unknownSetting, "region setting \(quoted)", setting.range)
        continue
      }
      if !seen.insert(name).inserted {
        report(
          WebVTTDiagnostics.duplicateSetting,
          "second region setting \"\(name)\"",
          setting.range
        )
      }
    }
  }

  /// Takes one setting over; false where it is unknown or not valid.
  private mutating func set(_ name: String, _ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    switch name {
    case "id": id = WebVTTText.string(bytes, value)
    case "width":
      guard let width = WebVTTNumber.percentage(bytes, value) else { return false }
      anchored.width = width
    case "lines":
      guard value.allSatisfy({ bytes[$0].isASCIIDigit }) else { return false }
      // The number is not bounded; what no floating-point number can hold becomes the largest.
      let number = Double(String(decoding: bytes[value], as: UTF8.self)) ?? 0
      anchored.lines = min(number, .greatestFiniteMagnitude)
    case "regionanchor":
      guard let point = Self.point(bytes, value) else { return false }
      anchored.regionAnchor = point
    case "viewportanchor":
      guard let point = Self.point(bytes, value) else { return false }
      anchored.viewportAnchor = point
    case "scroll":
      guard bytes.equals(value, "up") else { return false }
      anchored.scrollsUp = true
    default: return false
    }
    return true
  }

  private static func point(_ bytes: [UInt8], _ value: Range<Int>) -> Region.Point? {
    let (first, second) = WebVTTSetting.halves(bytes, value)
    guard
      let second,
      let x = WebVTTNumber.percentage(bytes, first),
      let y = WebVTTNumber.percentage(bytes, second)
    else { return nil }
    return Region.Point(x: x, y: y)
  }
}
