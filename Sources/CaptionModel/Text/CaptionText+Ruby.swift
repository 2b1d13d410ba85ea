extension CaptionText {
  /// The plain text without annotations of ruby whose bases are marked.
  ///
  /// A viewer sees such annotations above or beside their bases, never in line with them. Where the
  /// base stands bare in its ruby, as in WebVTT, the text stays whole, as everything that takes
  /// WebVTT for plain text has it.
  public var utf8WithoutMarkedRuby: UTF8View {
    guard spans.contains(where: { $0.kind == .rubyBase }) else { return utf8 }
    let utf8 = utf8
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var position = 0
    for range in annotationsOfMarkedBases where range.lowerBound >= position {
      result += utf8.contiguous(position..<range.lowerBound)
      position = range.upperBound
    }
    return UTF8View(result + utf8.contiguous(position..<utf8.count))
  }

  /// The annotations in rubies that hold a marked base, in document order.
  private var annotationsOfMarkedBases: [Range<Int>] {
    var open: [(ruby: Int, depth: Int)] = []
    var annotations: [(ruby: Int, range: Range<Int>)] = []
    var rubiesWithBase: Set<Int> = []
    for (index, span) in spans.enumerated() {
      while let last = open.last, last.depth >= span.depth { open.removeLast() }
      switch span.kind {
      case .ruby: open.append((index, span.depth))
      case .rubyBase:
        if let ruby = open.last?.ruby { rubiesWithBase.insert(ruby) }
      case .rubyText:
        if let ruby = open.last?.ruby { annotations.append((ruby, span.range)) }
      default: break
      }
    }
    return annotations.filter { rubiesWithBase.contains($0.ruby) }.map(\.range)
  }
}
