import CaptionModel

extension HLSReader {
  /// Reads the attributes of a tag; what cannot be read of them is reported and left out.
  mutating func readAttributes(_ value: Range<Int>, into list: inout HLSAttributeList) {
    var index = value.lowerBound
    let end = value.upperBound
    while index < end {
      let start = index
      while index < end, bytes[index] != 0x3D, bytes[index] != 0x2C { index += 1 }
      let nameEnd = index
      guard index < end, bytes[index] == 0x3D else {
        brokenAttribute(start..<index)
        index += 1
        continue
      }
      index += 1
      let isQuoted = index < end && bytes[index] == 0x22
      var valueStart = index
      if isQuoted {
        index += 1
        valueStart = index
        while index < end, bytes[index] != 0x22 { index += 1 }
      } else {
        while index < end, bytes[index] != 0x2C { index += 1 }
      }
      let valueEnd = index
      if isQuoted {
        if index < end { index += 1 } else { brokenAttribute(start..<end) }
      }
      add(start..<nameEnd, valueStart..<valueEnd, start..<index, isQuoted, &list)
      if index < end, bytes[index] != 0x2C {
        let rest = index
        while index < end, bytes[index] != 0x2C { index += 1 }
        brokenAttribute(rest..<index)
      }
      index += 1
    }
  }

  private mutating func add(
    _ name: Range<Int>,
    _ value: Range<Int>,
    _ whole: Range<Int>,
    _ isQuoted: Bool,
    _ list: inout HLSAttributeList
  ) {
    // White space around a name, which the syntax forbids, hides what was meant from nobody.
    let trimmed = trim(name)
    let isName = bytes[trimmed].allSatisfy {
      $0 &- 0x41 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D
    }
    guard !trimmed.isEmpty, isName else { return brokenAttribute(whole) }
    if trimmed != name { brokenAttribute(whole) }
    let attribute = HLSAttributeList.Attribute(
      name: text(trimmed),
      value: text(value),
      isQuoted: isQuoted,
      range: trimmed.lowerBound..<whole.upperBound,
      valueRange: value
    )
    if !list.append(attribute) {
      playlist.diagnostics.append(
        Diagnostic(
          HLSDiagnostics.repeatedAttribute,
          "\(attribute.name) stands here a second time",
          range: attribute.range
        )
      )
    }
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    return lower..<upper
  }

  private mutating func brokenAttribute(_ range: Range<Int>) {
    playlist.diagnostics.append(
      Diagnostic(
        HLSDiagnostics.brokenAttribute,
        "no attribute: '\(text(range))'",
        range: range
      )
    )
  }
}
