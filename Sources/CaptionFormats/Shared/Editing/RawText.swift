import CaptionModel

/// What a format has in the raw text of a cue besides the text itself.
struct RawTextSyntax {
  /// Decodes the character reference at the cursor and moves past it; nil where there is none.
  var reference: (inout ByteCursor) -> [UInt8]?
  /// The length of the line break at the cursor, however it is written; nil where there is none.
  var lineBreak: (ByteCursor) -> Int?
  /// The length of the markup at the cursor that nobody sees; nil where there is none.
  var markup: (ByteCursor) -> Int?
  /// Whether what looks like markup may be text all the same, as in SubRip.
  var mayBeLiteral = false
  /// Whether runs of white space are shown as one space, or not at all.
  var collapsesSpace = false
}

/// The visible text of a cue, each byte of it with the place in the source that it comes from.
///
/// The two are laid side by side; where they don't fit, there is no such text. It need not be right
/// in every odd case, since whoever edits by it reads the result again.
struct RawText {
  /// The place of each byte of the visible text; all bytes of a reference have the same.
  private var pieces: [Range<Int>] = []

  init?(
    _ bytes: [UInt8],
    in range: Range<Int>,
    showing visible: CaptionText.UTF8View,
    _ syntax: RawTextSyntax
  ) {
    pieces.reserveCapacity(visible.count)
    var cursor = ByteCursor(bytes, in: range)
    while pieces.count < visible.count {
      guard let byte = cursor.peek else { return nil }
      let wanted = visible[pieces.count]
      let start = cursor.offset
      if wanted == 0x0A, let length = syntax.lineBreak(cursor) {
        cursor.advance(length)
        pieces.append(start..<cursor.offset)
        continue
      }
      if byte == 0x26 {
        var probe = cursor
        if let decoded = syntax.reference(&probe),
          visible[pieces.count...].starts(with: decoded), !decoded.isEmpty
        {
          cursor = probe
          for _ in decoded { pieces.append(start..<cursor.offset) }
          continue
        }
      }
      if syntax.collapsesSpace, byte.isASCIIWhiteSpace {
        if wanted == 0x20 {
          let isRun = pieces.count + 1 < visible.count && visible[pieces.count + 1] == 0x20
          if isRun { cursor.advance() } else { cursor.scan { $0.isASCIIWhiteSpace } }
          pieces.append(start..<cursor.offset)
        } else {
          cursor.advance()
        }
        continue
      }
      // Only looked for where it matters, since it may end far away.
      let isLiteral = byte == wanted && syntax.mayBeLiteral
      let markup = isLiteral ? nil : syntax.markup(cursor)
      if byte == wanted, markup == nil {
        cursor.advance()
        pieces.append(start..<cursor.offset)
      } else if let markup {
        cursor.advance(markup)
      } else if byte < 0x20 || byte == 0x7F || byte == 0xEF {
        // Control characters and byte order marks are left out by readers.
        cursor.advance(byte == 0xEF ? 3 : 1)
      } else {
        return nil
      }
    }
  }

  /// Where a part of the visible text stands in the source, with the markup inside of it.
  func range(of part: Range<Int>) -> Range<Int>? {
    guard part.upperBound <= pieces.count else { return nil }
    if part.isEmpty {
      guard part.lowerBound < pieces.count else {
        return pieces.last.map { $0.upperBound..<$0.upperBound }
      }
      let place = pieces[part.lowerBound].lowerBound
      return place..<place
    }
    let (first, last) = (pieces[part.lowerBound], pieces[part.upperBound - 1])
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// The edits that replace bytes of the visible text by raw text; nil where only a part of a
  /// reference is meant.
  func edits(replacing range: Range<Int>, with replacement: [UInt8]) -> [ByteEdit]? {
    guard range.upperBound <= pieces.count, !range.isEmpty else { return nil }
    // All bytes of a piece, or none.
    if range.lowerBound > 0, pieces[range.lowerBound - 1] == pieces[range.lowerBound] { return nil }
    if range.upperBound < pieces.count,
      pieces[range.upperBound] == pieces[range.upperBound - 1]
    {
      return nil
    }
    var places: [Range<Int>] = []
    for piece in pieces[range] where piece != places.last {
      if let last = places.last, last.upperBound == piece.lowerBound {
        places[places.count - 1] = last.lowerBound..<piece.upperBound
      } else {
        places.append(piece)
      }
    }
    return places.enumerated().map { ByteEdit($1, $0 == 0 ? replacement : []) }
  }
}

/// The raw text of the cue that was edited last, since a cue may have thousands of edits.
final class RawTexts {
  private var cue: Int?
  private var text: RawText?

  /// The raw text of a cue, made where it is another cue than the last one; nil where there is none.
  func text(of cue: Int, _ make: () -> RawText?) -> RawText? {
    if cue != self.cue {
      text = make()
      self.cue = cue
    }
    return text
  }
}
