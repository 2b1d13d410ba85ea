/// One step of a walk over a text with its spans.
@frozen
public enum TextEvent: Sendable, Hashable {
  /// A span begins; the value is its index in ``CaptionText/spans``.
  case open(Int)
  /// The innermost open span ends; the value is its index.
  case close(Int)
  /// Plain text, as a byte range that no span border divides; never empty.
  case text(Range<Int>)
}

extension CaptionText {
  /// Calls `body` for each beginning, end and stretch of text, in document order.
  ///
  /// Openings and closings are balanced. A moment (``TextSpan/Kind/time(_:)``) is an opening
  /// followed at once by its closing. Nesting costs memory, never recursion.
  @inlinable
  public func walk(_ body: (TextEvent) throws -> Void) rethrows {
    guard !spans.isEmpty else {
      if !utf8.isEmpty { try body(.text(0..<utf8.count)) }
      return
    }
    // Most texts have no span inside another, and need no list.
    var innermost = -1
    var outer: [Int] = []
    var position = 0
    for index in spans.indices {
      let lower = Int(spans[index].lower)
      let level = Int(spans[index].level)
      while innermost >= 0, outer.count >= level {
        let end = Int(spans[innermost].upper)
        if end > position {
          try body(.text(position..<end))
          position = end
        }
        try body(.close(innermost))
        innermost = outer.popLast() ?? -1
      }
      if lower > position {
        try body(.text(position..<lower))
        position = lower
      }
      try body(.open(index))
      if innermost >= 0 { outer.append(innermost) }
      innermost = index
    }
    while innermost >= 0 {
      let end = Int(spans[innermost].upper)
      if end > position {
        try body(.text(position..<end))
        position = end
      }
      try body(.close(innermost))
      innermost = outer.popLast() ?? -1
    }
    if position < utf8.count { try body(.text(position..<utf8.count)) }
  }
}
