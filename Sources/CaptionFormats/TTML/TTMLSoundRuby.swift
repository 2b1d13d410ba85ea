import CaptionModel

extension TTMLWriter {
  /// Makes rubies such as TTML has them: a base and its annotation, on one line (TTML2, 10.2.35).
  mutating func mendRuby(_ text: inout CaptionText, _ index: Int) {
    guard text.spans.contains(where: { $0.kind == .ruby }) else { return }
    let lineBreaks = text.makeRubySound()
    guard lineBreaks > 0 else { return }
    lose("line-break", counted(lineBreaks, "line break"), "TTML has none inside a ruby", index)
  }
}

extension CaptionText {
  /// Leaves what has no annotation behind it outside of rubies, and puts spaces for line breaks in them;
  /// returns how many these were.
  fileprivate mutating func makeRubySound() -> Int {
    var builder = CaptionTextBuilder()
    var lineBreaks = 0
    /// The rubies that are open, and where their last annotations end.
    var rubies: [(depth: Int, end: Int, isOpen: Bool)] = []
    /// Whether each open span was opened in the new text.
    var opened: [Bool] = []
    walk { event in
      switch event {
      case .open(let number):
        let span = spans[number]
        if span.kind == .ruby {
          let end = endOfAnnotations(in: number)
          rubies.append((opened.count, end ?? 0, end != nil))
          if end == nil {
            if !span.classes.isEmpty { builder.open(.class, classes: span.classes) }
            opened.append(!span.classes.isEmpty)
          } else {
            builder.open(span.kind, classes: span.classes)
            opened.append(true)
          }
          return
        }
        leave(&rubies, span.range.lowerBound, &opened, &builder)
        let isPart = span.kind == .rubyBase || span.kind == .rubyText
        if isPart, rubies.last?.isOpen == false {
          opened.append(false)
        } else {
          builder.open(span.kind, classes: span.classes)
          opened.append(true)
        }
      case .close:
        if opened.popLast() == true { builder.close() }
        if let last = rubies.last, last.depth == opened.count { rubies.removeLast() }
      case .text(let range):
        leave(&rubies, range.lowerBound, &opened, &builder)
        guard rubies.contains(where: \.isOpen) else {
          builder.append(utf8: utf8.contiguous(range))
          return
        }
        var bytes = Array(utf8.contiguous(range))
        for index in bytes.indices where bytes[index] == 0x0A {
          bytes[index] = 0x20
          lineBreaks += 1
        }
        builder.append(utf8: bytes[...])
      }
    }
    self = builder.take()
    return lineBreaks
  }

  /// Where the last annotation of a ruby ends; nil where it has none.
  private func endOfAnnotations(in ruby: Int) -> Int? {
    var end: Int?
    for span in spans[(ruby + 1)...] {
      if span.depth <= spans[ruby].depth { break }
      guard span.kind == .rubyText, span.depth == spans[ruby].depth + 1, !span.range.isEmpty else {
        continue
      }
      end = span.range.upperBound
    }
    return end
  }

  /// Ends the innermost ruby before what stands directly in it, behind its last annotation.
  private func leave(
    _ rubies: inout [(depth: Int, end: Int, isOpen: Bool)],
    _ place: Int,
    _ opened: inout [Bool],
    _ builder: inout CaptionTextBuilder
  ) {
    guard let last = rubies.last, last.isOpen, last.depth + 1 == opened.count, place >= last.end
    else { return }
    builder.close()
    opened[last.depth] = false
    rubies[rubies.count - 1].isOpen = false
  }
}
