import CaptionModel

extension CaptionText {
  /// The text with its seams closed where something was cut out: no line without words, no space
  /// at a line's ends, none doubled or before a comma, no mark that closes nothing.
  func tidied() -> CaptionText {
    var rewrite = TextRewrite(self)
    var hasLine = false
    for line in lines {
      let words = utf8.withoutOrphans(line)
      guard utf8.holdsWords(words) else {
        // With its line break: the one before it, once there is a line that stays.
        rewrite.replace(
          hasLine
            ? line.lowerBound - 1..<line.upperBound
            : line.lowerBound..<Swift.min(line.upperBound + 1, utf8.count)
        )
        continue
      }
      hasLine = true
      if words.lowerBound > line.lowerBound {
        rewrite.replace(line.lowerBound..<words.lowerBound)
      }
      closeUp(words, &rewrite)
      if words.upperBound < line.upperBound {
        rewrite.replace(words.upperBound..<line.upperBound)
      }
    }
    return rewrite.applied()
  }

  private func closeUp(_ words: Range<Int>, _ rewrite: inout TextRewrite) {
    var index = words.lowerBound
    while index < words.upperBound {
      guard utf8[index] == 0x20 else {
        index += 1
        continue
      }
      var end = index
      while end < words.upperBound, utf8[end] == 0x20 { end += 1 }
      let isBeforeStop =
        end < words.upperBound && (utf8[end] == 0x2C || utf8[end] == 0x2E)
        && !(end + 1 < utf8.count && utf8[end + 1] == 0x2E)
      if isBeforeStop {
        rewrite.replace(index..<end)
      } else if end - index > 1 {
        rewrite.replace(index..<end, with: " ")
      }
      index = end
    }
  }
}

extension CaptionText.UTF8View {
  /// Whether the text holds letters, digits or words of any kind.
  var holdsWords: Bool { holdsWords(indices) }

  /// Whether a range holds more than punctuation, music signs and white space.
  func holdsWords(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = scalar(at: index)
      if LetterCase(scalar) != .none || scalar &- 0x30 < 10 || scalar &- 0xFF10 < 10 {
        return true
      }
      // A question or a cry without a word, an ellipsis, figures and signs of any other kind.
      switch scalar {
      case 0x21, 0x3F, 0x2026, 0xFF01, 0xFF1F: return true
      case 0x2E where range.count > index - range.lowerBound + 2 && self[index + 1] == 0x2E:
        return true
      default: break
      }
      index += length
    }
    return false
  }

  /// A range without white space at its ends and without a mark at its beginning that ends what
  /// was cut out.
  fileprivate func withoutOrphans(_ line: Range<Int>) -> Range<Int> {
    var words = trimmed(line)
    while words.count > 1 {
      switch self[words.lowerBound] {
      case 0x2C, 0x3B: break
      case 0x2E where self[words.lowerBound + 1] == 0x20: break
      case 0x3A where self[words.lowerBound + 1] == 0x20: break
      default: return words
      }
      words = trimmed(words.lowerBound + 1..<words.upperBound)
    }
    return words
  }
}
