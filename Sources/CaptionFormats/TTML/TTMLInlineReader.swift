import CaptionModel
import CaptionXML

/// What stands inside a paragraph.
extension TTMLReader {
  /// Gathers the inline content of a paragraph; the value is the paragraph's end.
  mutating func readInline(_ node: Int, _ paragraphFrame: TTMLFrame) -> MediaTime? {
    var frames: [TTMLFrame] = []
    swap(&frames, &inlineFrames)
    defer { swap(&frames, &inlineFrames) }
    frames.removeAll(keepingCapacity: true)
    frames.append(paragraphFrame)
    var frame = paragraphFrame
    paragraph.isSplit = paragraph.isSplit || frame.gate.index >= 0
    var index = node + 1
    while true {
      while index >= frame.end, frames.count > 1 {
        close(&frames)
        frame = frames[frames.count - 1]
      }
      guard index < paragraphFrame.end else { break }
      let child = tree.nodes[index]
      let next = Int(child.next)
      switch element(index) {
      case nil:
        if frame.time.isSequence {
          if hasWords(index..<index + 1) { paragraph.hasLostText = true }
        } else {
          paragraph.items.append(
            TTMLParagraph.Item(
              kind: .text,
              preservesSpace: frame.preservesSpace,
              isBetweenRubyParts: frame.ruby == .container || frame.ruby == .group,
              lower: child.lower,
              upper: child.upper,
              time: frame.timeNumber,
              gate: frame.gate.index,
              slot: frame.slot
            )
          )
          frames[frames.count - 1].time.addText()
        }
        index += 1
      case .br:
        if child.next > index + 1 || !tree.attributeIndices(of: index).isEmpty {
          _ = readAttributes(index, allowing: .lineBreak)
        }
        if !frame.time.isSequence {
          paragraph.items.append(
            TTMLParagraph.Item(
              kind: .lineBreak,
              preservesSpace: frame.preservesSpace,
              time: frame.timeNumber,
              gate: frame.gate.index,
              slot: frame.slot
            )
          )
          frames[frames.count - 1].time.addText()
        }
        index = next
      case .span:
        if open(index, &frames) {
          frame = frames[frames.count - 1]
          index += 1
        } else {
          index = next
        }
      case .set, .animate:
        animate(&frames[frames.count - 1], by: index)
        frame = frames[frames.count - 1]
        if frame.opening >= 0 {
          paragraph.items[frame.opening].chain = frame.chain
        } else {
          paragraph.chain = frame.chain
        }
        paragraph.isSplit =
          paragraph.isSplit || frame.gate.index >= 0 || presentation.isAnimated(frame.chain)
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
      case .metadata:
        paragraph.hasMetadata = true
        index = next
      default: index = next
      }
    }
    return frames[0].time.end
  }

  /// Opens a span; false where nothing in it ever shows.
  private mutating func open(_ node: Int, _ frames: inout [TTMLFrame]) -> Bool {
    let parent = frames[frames.count - 1]
    let attributes = readAttributes(node)
    guard var frame = frame(node, attributes, in: parent) else {
      if hasWords(node..<Int(tree.nodes[node].next)) { paragraph.hasLostText = true }
      frames[frames.count - 1].time.add(childEnd: nil)
      return false
    }
    let time = frame.time
    if parent.time.isSequence, time.explicitEnd == nil, !hasElements(node) {
      // Plain text has no duration of its own in a sequence.
      if hasWords(node..<Int(tree.nodes[node].next)) { paragraph.hasLostText = true }
      frames[frames.count - 1].time.add(childEnd: time.begin)
      return false
    }
    frame.timeNumber = parent.timeNumber
    frame.opening = paragraph.items.count
    if attributes.hasTiming || parent.time.isSequence {
      frame.timeNumber = Int32(truncatingIfNeeded: paragraph.times.count)
      paragraph.times.append((time.begin, time.limit))
      paragraph.isSplit = true
    }
    if frame.gate.index >= 0 || frame.slot != parent.slot || presentation.isAnimated(frame.chain) {
      paragraph.isSplit = true
    }
    if attributes.hasForeign { reportForeignAttributes(of: node) }
    frame.ruby = presentation.ruby(attributes.set, styles.sets)
    paragraph.hasElements = true
    paragraph.items.append(
      TTMLParagraph.Item(
        kind: .open,
        time: frame.timeNumber,
        gate: frame.gate.index,
        slot: frame.slot,
        chain: frame.chain,
        context: frame.context,
        outerContext: parent.context
      )
    )
    frames.append(frame)
    return true
  }

  /// Whether there is text other than white space in some nodes.
  func hasWords(_ nodes: Range<Int>) -> Bool {
    nodes.contains { index in
      tree.nodes[index].isText
        && tree.slice(tree.nodes[index].range).contains { !$0.isASCIIWhiteSpace }
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
