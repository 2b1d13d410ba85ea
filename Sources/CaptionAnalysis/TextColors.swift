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

  private func color(of span: TextSpan) -> Color? {
    if case .style(let style) = span.kind, let color = style.color { return color }
    for name in span.classes {
      if let color = Color(captionClass: name) { return color }
    }
    return nil
  }
}
