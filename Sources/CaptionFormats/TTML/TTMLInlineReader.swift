import CaptionModel
import CaptionXML

/// What stands inside a paragraph.
extension TTMLReader {
  /// Gathers the inline content of a paragraph, whose frame is the first, from a node on.
  mutating func readInline(_ frames: inout [TTMLFrame], from first: Int) {
    paragraph.isSplit = paragraph.isSplit || frames[0].gate.index >= 0
    let end = frames[0].end
    var index = first
    while true {
      while frames.count > 1, index >= frames[frames.count - 1].end { close(&frames) }
      guard index < end else { break }
      let top = frames.count - 1
      let next = Int(tree.nodes[index].next)
      switch element(index) {
      case nil:
        if frames[top].time.isSequence {
          if hasWords(index..<index + 1) { paragraph.hasLostText = true }
        } else {
          add(.text, in: &frames[top], lower: tree.nodes[index].lower, tree.nodes[index].upper)
        }
        index += 1
      case .br:
        if next > index + 1 || !tree.attributeIndices(of: index).isEmpty {
          let attributes = readAttributes(index, allowing: .lineBreak)
          if attributes.hasForeign { reportForeignAttributes(of: index) }
        }
        if !frames[top].time.isSequence { add(.lineBreak, in: &frames[top]) }
        index = next
      case .span:
        index = open(index, &frames) ? index + 1 : next
      case .set, .animate:
        let outer = frames[top].gate.index
        animate(&frames[top], by: index)
        if frames[top].gate.index != outer {
          bringBehind(frames[top].gate.index, in: outer, from: frames[top].opening + 1)
        }
        let chain = frames[top].chain
        if frames[top].opening >= 0 {
          paragraph.items[frames[top].opening].chain = chain
        } else {
          paragraph.chain = chain
        }
        paragraph.isSplit =
          paragraph.isSplit || frames[top].gate.index >= 0 || presentation.isAnimated(chain)
        index = next
      case .foreign:
        reportForeign(index)
        index = next
      case .media:
        reportMedia(index)
        index = next
      case .image:
        reportImage(index)
        index = next
      case .unknown:
        reportUnknown(index)
        index += 1
      case .p, .div:
        // Its text is kept as if its tags were not there.
        report(TTMLDiagnostics.misplacedElement, "a paragraph holds no block elements", at: index)
        index += 1
      case .metadata, .title, .description, .copyright, .agent, .item:
        if top == 0 { paragraph.hasMetadata = true } else { reportDroppedMetadata(index) }
        index = next
      default: index = next
      }
    }
  }

  /// Brings what an element holds already behind the element's gate, which another gate lies around: an
  /// animation is for all of its element, even where it stands behind text.
  private mutating func bringBehind(_ gate: Int32, in outer: Int32, from first: Int) {
    for index in first..<max(paragraph.items.count, first) {
      if paragraph.items[index].gate == outer {
        paragraph.items[index].gate = gate
      } else {
        gates.bring(paragraph.items[index].gate, behind: gate, in: outer)
      }
    }
  }

  /// Adds a text or a line break.
  private mutating func add(
    _ kind: TTMLParagraph.Item.Kind,
    in frame: inout TTMLFrame,
    lower: UInt32 = 0,
    _ upper: UInt32 = 0
  ) {
    paragraph.items.append(
      TTMLParagraph.Item(
        kind: kind,
        preservesSpace: frame.preservesSpace,
        isBetweenRubyParts: frame.ruby == .container || frame.ruby == .group,
        lower: lower,
        upper: upper,
        time: frame.timeNumber,
        gate: frame.gate.index,
        slot: frame.slot
      )
    )
    frame.time.addText()
  }

  /// Opens a span; false where nothing in it ever shows.
  private mutating func open(_ node: Int, _ frames: inout [TTMLFrame]) -> Bool {
    let top = frames.count - 1
    let attributes = readAttributes(node)
    frames.append(frames[top])
    guard enter(node, attributes, &frames[top + 1]) else {
      frames.removeLast()
      if hasWords(node..<Int(tree.nodes[node].next)) { paragraph.hasLostText = true }
      frames[top].time.add(childEnd: nil)
      return false
    }
    let begin = frames[top + 1].time.begin
    if frames[top].time.isSequence, frames[top + 1].time.explicitEnd == nil, !hasElements(node) {
      frames.removeLast()
      // Plain text has no duration of its own in a sequence.
      if hasWords(node..<Int(tree.nodes[node].next)) { paragraph.hasLostText = true }
      frames[top].time.add(childEnd: begin)
      return false
    }
    frames[top + 1].opening = paragraph.items.count
    if attributes.hasTiming || frames[top].time.isSequence {
      frames[top + 1].timeNumber = Int32(truncatingIfNeeded: paragraph.times.count)
      paragraph.times.append((begin, frames[top + 1].time.limit))
      paragraph.isSplit = true
    }
    let chain = frames[top + 1].chain
    if frames[top + 1].gate.index >= 0 || frames[top + 1].slot != frames[top].slot
      || presentation.isAnimated(chain)
    {
      paragraph.isSplit = true
    }
    frames[top + 1].ruby = presentation.ruby(attributes.set, styles.sets)
    if frames[top + 1].ruby == .group { paragraph.hasRubyGroups = true }
    if frames[top + 1].ruby == .delimiter, hasWords(node..<Int(tree.nodes[node].next)) {
      extra.lose(
        "ruby-delimiter",
        "delimiter \"\(text(of: node))\" of a ruby",
        "players that know ruby show none of it"
      )
    }
    paragraph.hasElements = true
    var detail: UInt32 = 0
    if attributes.hasForeign || attributes.id != nil || attributes.role != nil {
      paragraph.details.append(details(of: node, attributes))
      detail = UInt32(truncatingIfNeeded: paragraph.details.count)
    }
    paragraph.items.append(
      TTMLParagraph.Item(
        kind: .open,
        lower: detail,
        upper: detail,
        time: frames[top + 1].timeNumber,
        gate: frames[top + 1].gate.index,
        slot: frames[top + 1].slot,
        chain: chain,
        context: frames[top + 1].context,
        outerContext: frames[top].context
      )
    )
    return true
  }

  /// Whether there is text other than white space in some nodes.
  func hasWords(_ nodes: Range<Int>) -> Bool {
    nodes.contains { index in
      tree.nodes[index].isText && !isBlank(tree.nodes[index].range)
    }
  }

  private func hasElements(_ node: Int) -> Bool {
    var index = node + 1
    while index < tree.nodes[node].next {
      if !tree.nodes[index].isText { return true }
      index += 1
    }
    return false
  }

  private mutating func close(_ frames: inout [TTMLFrame]) {
    guard let frame = frames.popLast() else { return }
    paragraph.items[frame.opening].closing = Int32(truncatingIfNeeded: paragraph.items.count)
    paragraph.items.append(TTMLParagraph.Item(kind: .close))
    frames[frames.count - 1].time.add(childEnd: frame.time.end)
  }
}
