import CaptionModel

/// How spans become elements where elements may not be nested (EBU Tech 3380, 3.1.8 `span`).
extension TTMLWriter {
  /// Writes a text with its spans, but for those that the paragraph has taken in: an element for each
  /// stretch that looks the same.
  mutating func writeFlatSpans(
    _ text: CaptionText,
    _ hoisted: Int,
    _ shape: TTMLTextShape,
    _ index: Int
  ) {
    var open: [Int] = []
    var known: [UInt8] = []
    var moments = 0
    text.walk { event in
      switch event {
      case .open(let number):
        if case .time = text.spans[number].kind { moments += 1 }
        open.append(number)
      case .close: open.removeLast()
      case .text(let range):
        // Inner spans come first, since theirs is the last word.
        attributes.clear()
        for number in open.reversed() where number >= hoisted {
          let span = text.spans[number]
          // What a span has for all of its text is reported with the first of it.
          let count = losses.count
          loseDropped(span, index)
          isLaterPiece = range.lowerBound > span.range.lowerBound
          _ = set(span, isParagraph: false, index)
          if range.lowerBound > span.range.lowerBound { losses.removeSubrange(count...) }
        }
        isLaterPiece = false
        var tag: [UInt8] = []
        writeAttributes(to: &tag)
        if tag != known {
          if !known.isEmpty { body.append(contentsOf: Self.spanEnd) }
          if !tag.isEmpty {
            body.append(contentsOf: Self.spanStart)
            body.append(contentsOf: tag)
            body.append(0x3E)
          }
          known = tag
        }
        writeText(text, range, shape, index)
      }
    }
    if !known.isEmpty { body.append(contentsOf: Self.spanEnd) }
    if moments > 0 { lose(moments: moments, index) }
  }

  mutating func lose(moments: Int, _ index: Int) {
    let what = moments == 1 ? "1 time inside the text" : "\(moments) times inside the text"
    lose("inline-time", what, "the cue is written as one paragraph without inner times", index)
  }
}
