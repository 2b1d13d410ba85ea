import CaptionModel

/// What markup says of the parts of a text: colours, classes, roles.
enum LabelMarkup {
  /// Changes the verdicts about words that markup calls something else.
  ///
  /// Colours count as in French captions, where red is a sound and magenta music. Elsewhere they
  /// count for text that holds no word of a sentence.
  ///
  /// - Parameter start: Where in the parts those of the text begin; they are the last.
  static func apply(
    _ text: CaptionText,
    roles: [String],
    to parts: inout [TextPart],
    from start: Int,
    _ judge: inout LabelJudge,
    isFrench: Bool
  ) {
    for role in roles {
      guard let kind = kind(ofName: role) else { continue }
      change(0..<text.utf8.count, kind, .markup, &parts, start)
    }
    for span in text.spans {
      for name in span.classes {
        if let kind = kind(ofName: name) { change(span.range, kind, .markup, &parts, start) }
      }
      guard let color = color(of: span), let kind = kind(of: color) else { continue }
      let words = text.utf8.trimmed(span.range)
      guard !words.isEmpty, isWholeLine(words, text.utf8) else { continue }
      if !isFrench {
        judge.utf8 = text.utf8
        judge.phrase.read(text.utf8, words, judge.languages)
        let shape = LetterShape(text.utf8, words)
        guard !judge.phrase.classes.contains(.speech), !shape.endsStrongly else { continue }
      }
      change(span.range, kind, .color, &parts, start)
    }
  }

  private static func change(
    _ range: Range<Int>,
    _ kind: TextPart.Kind,
    _ reason: TextPart.Reason,
    _ parts: inout [TextPart],
    _ start: Int
  ) {
    // Parts stand in order, so those inside the range are found by halving.
    var low = start
    var high = parts.endIndex
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for index in low..<parts.endIndex {
      guard parts[index].range.upperBound <= range.upperBound else { break }
      guard parts[index].kind == .dialogue else { continue }
      parts[index].kind = kind
      parts[index].reason = reason
    }
  }

  /// Whether nothing but white space stands beside a range on its lines.
  private static func isWholeLine(_ range: Range<Int>, _ utf8: CaptionText.UTF8View) -> Bool {
    var before = range.lowerBound
    while before > 0, utf8[before - 1] == 0x20 || utf8[before - 1] == 0x2D { before -= 1 }
    var after = range.upperBound
    while after < utf8.count, utf8[after] == 0x20 { after += 1 }
    return (before == 0 || utf8[before - 1] == 0x0A) && (after == utf8.count || utf8[after] == 0x0A)
  }

  private static func color(of span: TextSpan) -> Color? {
    if case .style(let style) = span.kind, let color = style.color { return color }
    for name in span.classes {
      if let color = Color(captionClass: name) { return color }
    }
    return nil
  }

  private static func kind(of color: Color) -> TextPart.Kind? {
    if color == Color(rgb: 0xFF0000) { return .sound }
    if color == Color(rgb: 0xFF00FF) { return .music }
    return nil
  }

  /// The kind that a role (TTML2, 14.2.2) or a class of this name stands for.
  private static func kind(ofName name: String) -> TextPart.Kind? {
    switch name {
    case "sound", "effect", "sfx", "noise": .sound
    case "music": .music
    case "lyrics", "song": .lyrics
    case "title", "sign", "credit", "credits": .notice
    case "quality", "kinesic": .manner
    default: nil
    }
  }
}
