import CaptionModel

/// Changes to one text that keep the markup of all that stays.
///
/// Changes are given in offsets of the old text. Spans begin only where there is text for them, so
/// that none is left empty, and what is added lies outside of all that was there.
struct TextRewrite {
  let text: CaptionText
  private var edits: [Edit] = []
  private var added: [(range: Range<Int>, kind: TextSpan.Kind)] = []
  private var hidden: Set<Int> = []

  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  init(_ text: CaptionText) { self.text = text }

  /// Whether nothing is to be changed.
  var isEmpty: Bool { edits.isEmpty && added.isEmpty && hidden.isEmpty }

  /// Puts a text in the place of a range; of changes that overlap the first one counts.
  mutating func replace(_ range: Range<Int>, with replacement: String = "") {
    edits.append(Edit(range: range, replacement: Array(replacement.utf8)))
  }

  /// Puts a text before the words at a position, outside of the spans that begin there.
  mutating func insert(_ insertion: String, at position: Int) {
    replace(position..<position, with: insertion)
  }

  /// Adds a span around what is left of a range; added ranges do not overlap.
  mutating func add(_ kind: TextSpan.Kind, over range: Range<Int>) {
    if !range.isEmpty { added.append((range, kind)) }
  }

  /// Takes a span away and leaves its text and its classes.
  mutating func hide(span index: Int) { hidden.insert(index) }

  /// The changed text.
  func applied() -> CaptionText {
    guard !isEmpty else { return text }
    var writer = Writer(text: text, hidden: hidden)
    writer.added = added.sorted { $0.range.lowerBound < $1.range.lowerBound }
    // An insertion comes before what replaces the text behind it.
    writer.edits = edits.enumerated().sorted { left, right in
      let first = (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
      return first
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }.map(\.element)
    text.walk { writer.take($0) }
    return writer.finish()
  }

  private struct Writer {
    /// A span that is open in the new text.
    private enum Key: Hashable {
      case old(Int)
      case new(Int)
    }

    let text: CaptionText
    let hidden: Set<Int>
    var edits: [Edit] = []
    var added: [(range: Range<Int>, kind: TextSpan.Kind)] = []
    private var builder = CaptionTextBuilder()
    private var nextEdit = 0
    private var isInEdit = false
    private var nextAdded = 0
    private var open: [Int] = []
    private var written: [Key] = []
    /// The added span that was current when the open ruby began, which must not be divided.
    private var rubyDepth = 0

    init(text: CaptionText, hidden: Set<Int>) {
      self.text = text
      self.hidden = hidden
    }

    mutating func take(_ event: TextEvent) {
      switch event {
      case .open(let index):
        open.append(index)
        if case .ruby = text.spans[index].kind { rubyDepth += 1 }
        if case .time(let time) = text.spans[index].kind {
          open.removeLast()
          synchronise(at: text.spans[index].range.lowerBound, isInsertion: false)
          open.append(index)
          builder.mark(time)
        }
      case .close:
        if let index = open.popLast(), case .ruby = text.spans[index].kind { rubyDepth -= 1 }
      case .text(let range): copy(range)
      }
    }

    private mutating func copy(_ range: Range<Int>) {
      var position = range.lowerBound
      while position < range.upperBound {
        guard nextEdit < edits.count else {
          write(text.utf8.contiguous(position..<end(position, range.upperBound)), at: position)
          position = end(position, range.upperBound)
          continue
        }
        let edit = edits[nextEdit]
        if edit.range.lowerBound > position {
          let limit = end(position, min(range.upperBound, edit.range.lowerBound))
          write(text.utf8.contiguous(position..<limit), at: position)
          position = limit
          continue
        }
        if !isInEdit {
          // What lies in a range that is replaced already changes nothing any more.
          if edit.range.lowerBound == position { insert(edit.replacement, at: position) }
          isInEdit = true
        }
        position = max(position, min(edit.range.upperBound, range.upperBound))
        if position >= edit.range.upperBound {
          nextEdit += 1
          isInEdit = false
        }
      }
    }

    /// Where the added span changes, or the limit.
    private mutating func end(_ position: Int, _ limit: Int) -> Int {
      while nextAdded < added.count, added[nextAdded].range.upperBound <= position {
        nextAdded += 1
      }
      guard nextAdded < added.count else { return limit }
      let range = added[nextAdded].range
      return min(limit, range.lowerBound > position ? range.lowerBound : range.upperBound)
    }

    private mutating func write(_ bytes: ArraySlice<UInt8>, at position: Int) {
      guard !bytes.isEmpty else { return }
      synchronise(at: position, isInsertion: false)
      builder.append(utf8: bytes)
    }

    private mutating func insert(_ bytes: [UInt8], at position: Int) {
      guard !bytes.isEmpty else { return }
      synchronise(at: position, isInsertion: true)
      builder.append(utf8: bytes[...])
    }

    /// Closes and opens spans until those are open that belong to a position.
    private mutating func synchronise(at position: Int, isInsertion: Bool) {
      var wanted: [Key] = []
      if rubyDepth > 0, case .new(let index)? = written.first {
        wanted.append(.new(index))
      } else if rubyDepth == 0 {
        _ = end(position, position)
        if nextAdded < added.count, added[nextAdded].range.contains(position) {
          wanted.append(.new(nextAdded))
        }
      }
      for index in open {
        let span = text.spans[index]
        if hidden.contains(index), span.classes.isEmpty { continue }
        if isInsertion, span.range.lowerBound == position { break }
        wanted.append(.old(index))
      }
      var common = 0
      while common < min(wanted.count, written.count), wanted[common] == written[common] {
        common += 1
      }
      for _ in common..<written.count { builder.close() }
      written.removeLast(written.count - common)
      for key in wanted[common...] {
        switch key {
        case .new(let index): builder.open(added[index].kind)
        case .old(let index):
          let span = text.spans[index]
          builder.open(hidden.contains(index) ? .class : span.kind, classes: span.classes)
        }
        written.append(key)
      }
    }

    mutating func finish() -> CaptionText {
      while nextEdit < edits.count {
        let edit = edits[nextEdit]
        if !isInEdit, edit.range.lowerBound >= text.utf8.count {
          insert(edit.replacement, at: text.utf8.count)
        }
        isInEdit = false
        nextEdit += 1
      }
      return builder.take()
    }
  }
}
