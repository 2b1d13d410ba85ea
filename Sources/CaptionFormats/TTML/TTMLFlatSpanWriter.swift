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
        var size = Self.fontSize(open.filter { $0 >= hoisted }.map { text.spans[$0] })
        for number in open.reversed() where number >= hoisted {
          // What a span has for all of its text is reported with the first of it.
          let count = losses.count
          let span = unset(text.spans[number], &size, index)
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

  /// The size that spans in each other give to a text together, or nil.
  private static func fontSize(_ spans: [TextSpan]) -> String? {
    var size: String?
    for span in spans {
      guard case .style(let style) = span.kind else { continue }
      for case .fontSize(let own) in style.properties {
        size = size.map { TTMLFontSize.combined(own, inside: $0) } ?? own
      }
    }
    return size
  }

  /// A span without what those inside it have said otherwise; the first with a size has that of all
  /// together.
  private mutating func unset(_ span: TextSpan, _ size: inout String?, _ index: Int) -> TextSpan {
    guard case .style(let style) = span.kind else { return span }
    var own = TextStyle()
    for property in style.properties {
      if !attributes.has(property) {
        own.set(property)
      } else if property.name == "fontStyle" {
        // The italics inside do not say of what kind they are.
        _ = filtered(TextStyle(property), index)
      }
    }
    if case .fontSize = own.properties.first(where: { $0.name == "fontSize" }), let all = size {
      own.set(.fontSize(all))
      size = nil
    }
    var span = span
    span.kind = .style(own)
    return span
  }

  mutating func lose(moments: Int, _ index: Int) {
    let what = moments == 1 ? "1 time inside the text" : "\(moments) times inside the text"
    lose("inline-time", what, "the cue is written as one paragraph without inner times", index)
  }
}
