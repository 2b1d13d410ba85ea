import CaptionModel

/// A tag or override code that has begun to hold.
struct OpenTag {
  /// What it says, by which its end finds it.
  enum Key: Hashable {
    case bold
    case italic
    case underline
    case strike
    case font
    case voice
    case `class`
    case language
    case ruby
    case rubyText
    /// A colour that an override code set.
    case overrideColor
  }

  var key: Key
  /// The span that it makes; nil for a font tag that says nothing usable.
  var kind: TextSpan.Kind?
  var classes: [String] = []
  /// Where it is written.
  var range: Range<Int>
  /// Whether it has to be closed; override codes hold until something else is said.
  var needsEnd: Bool
}

extension SubRipTextParser {
  /// Tags that cross deeper than this are left to end with the cue; each has to be opened anew.
  private static let crossingLimit = 8

  mutating func begin(_ tag: OpenTag) {
    if let kind = tag.kind {
      flushBreaks()
      builder.open(kind, classes: tag.classes)
    }
    open.append(tag)
  }

  /// Ends the innermost tag with a key; what was opened inside of it goes on.
  ///
  /// - Returns: Whether there was one that could be ended.
  mutating func end(_ key: OpenTag.Key, at range: Range<Int>, isTag: Bool) -> Bool {
    if let last = open.last, last.key == key {
      if last.kind != nil { builder.close() }
      open.removeLast()
      return true
    }
    // A slice would hold the array, which would then be copied as a whole to be changed.
    let reach = open.indices.suffix(Self.crossingLimit)
    guard let index = reach.last(where: { open[$0].key == key }) else { return false }
    let crossing = Array(open[(index + 1)...])
    for tag in open[index...] where tag.kind != nil { builder.close() }
    open.removeSubrange(index...)
    for tag in crossing {
      if let kind = tag.kind { builder.open(kind, classes: tag.classes) }
      open.append(tag)
    }
    if isTag, let first = crossing.first(where: { $0.needsEnd }) {
      report(
        SubRipDiagnostics.unbalancedTags,
        "\(bytes.quoted(range)) comes before the end of \(bytes.quoted(first.range))",
        range
      )
    }
    return true
  }

  /// Whether a tag with this key is open.
  func isOpen(_ key: OpenTag.Key) -> Bool {
    open.suffix(Self.crossingLimit).contains { $0.key == key }
  }

  /// Ends everything at the end of the cue; tags that should have been closed are reported.
  mutating func closeAll() {
    for tag in open where tag.needsEnd {
      report(
        SubRipDiagnostics.unbalancedTags,
        "\(bytes.quoted(tag.range)) is never closed",
        tag.range
      )
    }
    for tag in open where tag.kind != nil { builder.close() }
    open.removeAll(keepingCapacity: true)
  }
}
