import CaptionModel

/// A speaker's label as it is typed into a text, with the remark that may follow the name.
struct NameLabel {
  /// How a label is written.
  enum Form {
    /// `ANNA: `
    case colon
    /// `[Anna] `
    case square
    /// `(Anna) `, and the brackets of East Asian scripts
    case round
    /// A name before a quotation, or on a line of its own.
    case other
  }

  /// Everything that belongs to the label, brackets, colon and remark included.
  var range: Range<Int>
  var name: Range<Int>
  /// What is said of the voice: `on radio` in `[Anna, on radio]`.
  var remark: Range<Int>?
  var form: Form
  var confidence: TextPart.Confidence
  /// Where its parts end among those of the cue.
  var nextPart: Int

  /// The typed labels among the parts of a cue, in order.
  static func all(in parts: ArraySlice<TextPart>, of utf8: CaptionText.UTF8View) -> [NameLabel] {
    var labels: [NameLabel] = []
    for index in parts.indices where parts[index].kind == .speaker {
      if let label = NameLabel(parts, index, utf8) { labels.append(label) }
    }
    return labels
  }

  private init?(_ parts: ArraySlice<TextPart>, _ index: Int, _ utf8: CaptionText.UTF8View) {
    let part = parts[index]
    range = part.range
    name = part.content
    confidence = part.confidence
    nextPart = index + 1
    if nextPart < parts.endIndex, parts[nextPart].kind == .manner,
      parts[nextPart].reason == .nameWithManner, part.reason == .nameWithManner,
      utf8[range.upperBound..<parts[nextPart].range.lowerBound].allSatisfy({ $0 == 0x20 })
    {
      range = range.lowerBound..<parts[nextPart].range.upperBound
      nextPart += 1
    }
    guard range.upperBound <= utf8.count, !name.isEmpty,
      !utf8.holdsLetters(range.lowerBound..<name.lowerBound)
    else { return nil }
    let rest = utf8.withoutLabelMarks(name.upperBound..<range.upperBound)
    if utf8.holdsLetters(rest) { remark = rest }
    form =
      switch utf8.scalar(at: range.lowerBound).value {
      case 0x5B, 0xFF3B, 0x3010: .square
      case 0x28, 0xFF08, 0x3014, 0xFF1C: .round
      default:
        utf8[range.upperBound - 1] == 0x3A || utf8[range].suffix(3) == [0xEF, 0xBC, 0x9A]
          ? .colon : .other
      }
  }

  /// The name on one line.
  func name(in utf8: CaptionText.UTF8View) -> String { utf8.oneLine(name) }

  /// The remark in brackets of its own, with a space behind it; empty where there is none.
  func remarkAlone(in utf8: CaptionText.UTF8View) -> String {
    guard let remark else { return "" }
    let text = utf8.oneLine(remark)
    return form == .square ? "[\(text)] " : "(\(text)) "
  }
}

extension CaptionText.UTF8View {
  /// A range as text without line breaks.
  func oneLine(_ range: Range<Int>) -> String {
    String(decoding: self[range].map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
  }

  /// A range without brackets, colons, commas and white space at its ends.
  func withoutLabelMarks(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      let (scalar, length) = scalar(at: lower)
      guard Self.isLabelMark(scalar) else { break }
      lower += length
    }
    while upper > lower {
      var start = upper - 1
      while start > lower, self[start] & 0xC0 == 0x80 { start -= 1 }
      guard Self.isLabelMark(scalar(at: start).value) else { break }
      upper = start
    }
    return lower..<Swift.max(lower, upper)
  }

  private static func isLabelMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00...0x20, 0xA0, 0x202F, 0x3000, 0x28, 0x29, 0x5B, 0x5D, 0x3A, 0x2C: true
    case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF1A, 0xFF0C, 0x3001, 0x3010, 0x3011: true
    case 0x3014, 0x3015, 0xFF1C, 0xFF1E, 0x300C, 0x300D: true
    default: false
    }
  }

  /// A range with the white space behind it, and with a line break where nothing else follows.
  func withSpaceBehind(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < count, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    if end + 1 < count, self[end] == 0xC2, self[end + 1] == 0xA0 { end += 2 }
    return range.lowerBound..<end
  }

  /// Whether only white space and dashes stand before a position on its line.
  func beginsLine(_ position: Int) -> Bool {
    var index = position
    while index > 0, self[index - 1] == 0x20 || self[index - 1] == 0x2D { index -= 1 }
    return index == 0 || self[index - 1] == 0x0A
  }

  /// Whether only white space stands behind a position on its line.
  func endsLine(_ position: Int) -> Bool {
    var index = position
    while index < count, self[index] == 0x20 || self[index] == 0x09 { index += 1 }
    return index == count || self[index] == 0x0A
  }
}
