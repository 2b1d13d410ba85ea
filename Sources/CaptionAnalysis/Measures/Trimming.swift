import CaptionModel

extension CaptionText.UTF8View {
  /// A range without the white space at its ends, no-break spaces included.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    // Most texts have none.
    if range.lowerBound >= 0, range.lowerBound < range.upperBound, range.upperBound <= count,
      self[range.lowerBound] > 0x20, self[range.upperBound - 1] > 0x20,
      self[range.upperBound - 1] < 0x7F
    {
      return range
    }
    return trimmedFurther(range)
  }

  private func trimmedFurther(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, self[lower] <= 0x20 { lower += 1 }
    while lower < upper {
      if self[upper - 1] <= 0x20 {
        upper -= 1
      } else if upper - lower >= 2, self[upper - 2] == 0xC2, self[upper - 1] == 0xA0 {
        upper -= 2
      } else if upper - lower >= 3, self[upper - 3] == 0xE2, self[upper - 2] == 0x80,
        self[upper - 1] == 0xAF
      {
        upper -= 3
      } else {
        break
      }
    }
    return lower..<upper
  }
}
