extension CaptionText {
  /// One line of a text with the markup that covers it.
  package struct Line: Sendable {
    /// The text, without white space at its ends.
    package var text: CaptionText
    /// The moment that stands directly before the first character, or nil.
    package var moment: MediaTime?
  }

  /// The lines in which there is something to see, each with the spans over it.
  ///
  /// A span over several lines covers each of them. A moment belongs to the text behind it.
  package var visibleLines: [Line] {
    var divider = LineDivider(text: self)
    walk { divider.take($0) }
    return divider.finish()
  }

  /// This text with another one as a further line.
  package func addingLine(_ line: CaptionText) -> CaptionText {
    var builder = CaptionTextBuilder()
    builder.append(self)
    builder.append(ascii: 0x0A)
    builder.append(line)
    return builder.take()
  }
}

extension CaptionTextBuilder {
  /// Appends a text with its spans.
  fileprivate mutating func append(_ text: CaptionText) {
    text.walk { event in
      switch event {
      case .open(let index): open(text.spans[index].kind, classes: text.spans[index].classes)
      case .close: close()
      case .text(let range): append(utf8: text.utf8.contiguous(range))
      }
    }
  }
}

/// Divides a text into lines while it is walked.
private struct LineDivider {
  let text: CaptionText
  var lines: [CaptionText.Line] = []
  var builder = CaptionTextBuilder()
  /// The spans that are open in the source, and how many of them are open in the line.
  var open: [Int] = []
  var openInLine = 0
  /// Moments whose text is still to come.
  var moments: [MediaTime] = []
  var firstMoment: MediaTime?

  init(text: CaptionText) {
    self.text = text
  }

  mutating func take(_ event: TextEvent) {
    switch event {
    case .open(let index):
      if case .time(let time) = text.spans[index].kind { moments.append(time) }
      open.append(index)
    case .close:
      if openInLine == open.count {
        builder.close()
        openInLine -= 1
      }
      open.removeLast()
    case .text(let range):
      let utf8 = text.utf8
      var start = range.lowerBound
      while let end = utf8[start..<range.upperBound].firstIndex(of: 0x0A) {
        append(start..<end)
        endLine()
        start = end + 1
      }
      append(start..<range.upperBound)
    }
  }

  /// Spans begin only where there is text for them, so none is empty.
  private mutating func append(_ range: Range<Int>) {
    var start = range.lowerBound
    if builder.utf8.isEmpty {
      while start < range.upperBound, text.utf8[start].isBlank { start += 1 }
      if start == range.upperBound { return }
      // A line's beginning is no moment inside it.
      firstMoment = moments.last
      moments.removeAll()
    } else if range.isEmpty {
      return
    }
    for moment in moments { builder.mark(moment) }
    moments.removeAll()
    for index in open[openInLine...] {
      builder.open(text.spans[index].kind, classes: text.spans[index].classes)
    }
    openInLine = open.count
    builder.append(utf8: text.utf8.contiguous(start..<range.upperBound))
  }

  private mutating func endLine() {
    builder.trimTrailingWhiteSpace()
    let line = builder.take()
    if !line.isEmpty { lines.append(.init(text: line, moment: firstMoment)) }
    openInLine = 0
    firstMoment = nil
  }

  mutating func finish() -> [CaptionText.Line] {
    endLine()
    return lines
  }
}

extension UInt8 {
  /// A space, a tab, a form feed or a line break.
  fileprivate var isBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }
}
