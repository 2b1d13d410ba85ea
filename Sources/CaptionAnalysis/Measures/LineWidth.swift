import CaptionModel

/// How wide lines are in a proportional font, for limits by share of the picture.
///
/// The font is taken to be Liberation Sans, whose letters are as wide as those of Arial and Helvetica:
/// IMSC 1.1 (annex A, reference fonts) has players show `proportionalSansSerif` in a font of these
/// dimensions. A sign of a script that it lacks counts like a figure, a full-width sign one font size,
/// a mark that joins the sign before nothing. Kerning and bold letters are not regarded.
public enum LineWidth {
  /// The units of a font size.
  public static let unitsPerEm = 2048

  /// The width of a figure and of most small letters.
  static let ordinary = 1139

  /// The widths of all scalars below U+0500.
  private static let table: [UInt16] = {
    var table = [UInt16](repeating: UInt16(ordinary), count: 0x500)
    for (width, characters) in advances {
      for scalar in characters.unicodeScalars where scalar.value < 0x500 {
        table[Int(scalar.value)] = UInt16(width)
      }
    }
    for mark in 0x300..<0x370 { table[mark] = 0 }
    return table
  }()

  /// The widths of the other scalars that are known.
  private static let others: [UInt32: Int] = {
    var others: [UInt32: Int] = [:]
    for (width, characters) in advances {
      for scalar in characters.unicodeScalars where scalar.value >= 0x500 {
        others[scalar.value] = width
      }
    }
    return others
  }()

  /// The width of a scalar.
  static func width(of scalar: UInt32, inCJK: Bool) -> Int {
    if scalar < 0x80 { return scalar < 0x20 || scalar == 0x7F ? 0 : Int(table[Int(scalar)]) }
    switch ScalarClass(scalar) {
    case .invisible, .combining, .linker: return 0
    default: break
    }
    if isFullWidth(scalar, inCJK: inCJK) { return unitsPerEm }
    return scalar < 0x500 ? Int(table[Int(scalar)]) : others[scalar] ?? ordinary
  }
}

extension Track {
  /// The widest line of a cue and the bytes of the cue's text that it is.
  ///
  /// - Returns: The width in units of ``LineWidth``; nil for an index out of range, a text without a
  ///   line, and one with ruby annotations, whose width depends on how a player sets them.
  public func widestLine(ofCue index: Int) -> (units: Int, line: Range<Int>)? {
    guard cues.indices.contains(index), !TextMeasure.hasAnnotations(cues[index].text) else {
      return nil
    }
    let utf8 = cues[index].text.utf8
    let inCJK = isInCJK
    var widest: (units: Int, line: Range<Int>)?
    var start = 0
    while start < utf8.count {
      let end = utf8[start...].firstIndex(of: 0x0A) ?? utf8.count
      let line = utf8.trimmed(start..<end)
      var units = 0
      var offset = line.lowerBound
      while offset < line.upperBound {
        let (scalar, length) = utf8.scalar(at: offset)
        units += LineWidth.width(of: scalar, inCJK: inCJK)
        offset += length
      }
      if !line.isEmpty, units > widest?.units ?? -1 { widest = (units, line) }
      start = end + 1
    }
    return widest
  }

  /// The part of a line that lies beyond a width in units of ``LineWidth``.
  public func excess(ofLine line: Range<Int>, inCue index: Int, beyond units: Int) -> Range<Int>? {
    guard cues.indices.contains(index) else { return nil }
    let utf8 = cues[index].text.utf8
    let inCJK = isInCJK
    var width = 0
    var offset = line.lowerBound
    while offset < min(line.upperBound, utf8.count) {
      let (scalar, length) = utf8.scalar(at: offset)
      width += LineWidth.width(of: scalar, inCJK: inCJK)
      if width > units { return offset..<line.upperBound }
      offset += length
    }
    return nil
  }

  /// The part of a cue's first line that is too long, which lies beyond so many halves of a character.
  ///
  /// Nil where no line is, and where ruby annotations stand in the text.
  public func excess(ofCue index: Int, beyond halves: Int, _ counting: Counting) -> Range<Int>? {
    guard cues.indices.contains(index), !TextMeasure.hasAnnotations(cues[index].text) else {
      return nil
    }
    let utf8 = cues[index].text.utf8
    var ranges = uncounted(inCue: index, counting)[...]
    let isOrdinary = counting.isOrdinary
    var start = 0
    while start < utf8.count {
      let end = utf8.endOfLine(from: start)
      let line = utf8.trimmed(start..<end)
      defer { start = end + 1 }
      if isOrdinary, utf8.isPlain(line) {
        if let excess = utf8.plainExcess(of: line, beyond: halves) { return excess }
        continue
      }
      let inCJK = isInCJK
      var count = 0
      var spaces = 0
      var offset = line.lowerBound
      var excess: Int?
      for character in String(decoding: utf8[line], as: UTF8.self) {
        let place = offset
        offset += character.utf8.count
        while let range = ranges.first, range.upperBound <= place { ranges.removeFirst() }
        if let range = ranges.first, range.contains(place) { continue }
        guard let first = character.unicodeScalars.first else { continue }
        let isWide = counting.width == .each || isFullWidth(first.value, inCJK: inCJK)
        switch first.value < 0x80 ? ScalarClass.ofASCII(first.value) : ScalarClass(first.value) {
        case .invisible: break
        case .space:
          if count > 0, counting.spaces { spaces += isWide ? 2 : 1 }
        default:
          guard counts(first, counting) else { continue }
          count += spaces + (isWide ? 2 : 1)
          spaces = 0
          if count > halves, excess == nil { excess = place }
        }
      }
      if let excess { return excess..<line.upperBound }
    }
    return nil
  }

  private var isInCJK: Bool {
    ["ja", "zh", "ko"].contains { language?.hasPrefix($0) == true }
  }
}

extension CaptionText.UTF8View {
  /// What of a plain line lies beyond so many halves of a character; nil where nothing does.
  fileprivate func plainExcess(of line: Range<Int>, beyond halves: Int) -> Range<Int>? {
    let bytes = storage.span.extracting(stored(line))
    var count = 0
    var spaces = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 {
      if bytes[index] == 0x20 {
        if count > 0 { spaces += 2 }
      } else {
        count += spaces + 2
        spaces = 0
        if count > halves { return line.lowerBound + index..<line.upperBound }
      }
    }
    return nil
  }
}

extension ScalarClass {
  fileprivate static func ofASCII(_ scalar: UInt32) -> ScalarClass {
    scalar > 0x20 ? .letter : scalar == 0x20 || scalar == 0x09 ? .space : .invisible
  }
}
