public import CaptionModel

extension CaptionText {
  /// Whether parts of the text are set in different colours, by style or by WebVTT class.
  ///
  /// Text without a colour of its own counts as one that differs from every colour.
  public var hasSeveralColors: Bool {
    guard !spans.isEmpty else { return false }
    var open: [Color?] = []
    var seen: Set<Color?> = []
    walk { event in
      switch event {
      case .open(let index): open.append(color(of: spans[index]) ?? open.last ?? nil)
      case .close: open.removeLast()
      case .text(let range):
        // A dash or a space in another colour tells nothing.
        if utf8.holdsLetters(range) { seen.insert(open.last ?? nil) }
      }
    }
    return seen.count > 1
  }

  /// Whether lines of the text are set in different colours, which then stand for speakers.
  var changesColorByLine: Bool {
    guard !spans.isEmpty, utf8.contains(0x0A) else { return false }
    var open: [Color?] = []
    var line: Set<Color?> = []
    var first: Color??
    var changes = false
    walk { event in
      switch event {
      case .open(let index): open.append(color(of: spans[index]) ?? open.last ?? nil)
      case .close: open.removeLast()
      case .text(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          let end = utf8[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
          if utf8.holdsLetters(start..<end) {
            let color = open.last ?? nil
            line.insert(color)
            if let first, first != color, line.count == 1 { changes = true }
            if first == nil { first = .some(color) }
          }
          if end < range.upperBound { line = [] }
          start = end + 1
        }
      }
    }
    return changes
  }

  private func color(of span: TextSpan) -> Color? {
    if case .style(let style) = span.kind, let color = style.color { return color }
    for name in span.classes {
      if let color = Color(captionClass: name) { return color }
    }
    return nil
  }
}
