import CaptionModel
import CaptionXML

/// An element of the body while what it holds is read.
struct TTMLFrame {
  /// The index of the first node after the element.
  var end: Int
  var time: TTMLTimeFrame
  var gate: TTMLGateUse
  var slot: Int32
  var chain: Int32
  var context: Int32
  var preservesSpace: Bool
  /// For inline elements, the number of their times and the index of their opening.
  var timeNumber: Int32 = 0
  var opening = -1
  var ruby: TTMLComputedStyle.Ruby?
}

extension TTMLReader {
  /// Reads the body. Depth is held on a list, so it costs memory and never recursion.
  mutating func readBody(_ body: Int) {
    let root = TTMLFrame(
      end: Int(tree.nodes[body].next),
      time: .root,
      gate: TTMLGateUse(),
      slot: TTMLRegionChoice.none,
      chain: 0,
      context: 0,
      preservesSpace: value(.space, of: 0) == "preserve"
    )
    reserveCues()
    var frames = [root]
    var index = body
    while index < root.end {
      while frames.count > 1, let last = frames.last, last.end <= index {
        frames.removeLast()
        frames[frames.count - 1].time.add(childEnd: last.time.end)
      }
      let next = Int(tree.nodes[index].next)
      switch element(index) {
      case .body, .div:
        if let frame = frame(index, in: frames[frames.count - 1]) {
          frames.append(frame)
          index += 1
        } else {
          index = skipNeverBegun(index, in: &frames[frames.count - 1])
        }
      case .p, .span:
        readParagraph(index, in: &frames[frames.count - 1])
        index = next
      case .set, .animate:
        let time = frames[frames.count - 1].time
        readSet(index, in: time, &frames[frames.count - 1].gate)
        index = next
      case .image:
        reportImage(index)
        index = next
      case .unknown:
        reportUnknown(index)
        index += 1
      default: index = next
      }
    }
  }

  /// Makes room for a cue a paragraph, since growing by doubling takes twice the memory.
  private mutating func reserveCues() {
    var count = 0
    for node in tree.nodes where node.name >= 0 && names.elements[Int(node.name)] == .p {
      count += 1
    }
    document.cues.reserveCapacity(count)
    map.cues.reserveCapacity(count)
  }

  private mutating func frame(_ node: Int, in parent: TTMLFrame) -> TTMLFrame? {
    let attributes = readAttributes(node)
    guard
      let time = parent.time.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: attributes.duration,
        isSequence: attributes.isSequence
      )
    else { return nil }
    var frame = TTMLFrame(
      end: Int(tree.nodes[node].next),
      time: time,
      gate: parent.gate.inherited,
      slot: slot(attributes.region, in: parent.slot, of: node),
      chain: presentation.chain(parent.chain, attributes.set),
      context: context(attributes, in: parent.context, of: node),
      preservesSpace: attributes.preservesSpace ?? parent.preservesSpace
    )
    if styles.removes[attributes.set] { gates.addRemoval(to: &frame.gate) }
    return frame
  }

  /// The region that an element's content belongs to (TTML2, 11.3.1.3).
  private mutating func slot(_ region: Range<Int>?, in parent: Int32, of node: Int) -> Int32 {
    guard let region else { return parent }
    let slot: Int32
    if let known = presentation.slot(region, in: tree) {
      slot = known
    } else {
      report(
        TTMLDiagnostics.unknownRegion,
        "no region has the id \"\(tree.string(region))\"",
        at: region,
        of: node
      )
      slot = TTMLRegionChoice.fallback
    }
    return parent == TTMLRegionChoice.none || parent == slot ? slot : TTMLRegionChoice.conflict
  }

  private mutating func skipNeverBegun(_ node: Int, in parent: inout TTMLFrame) -> Int {
    let end = Int(tree.nodes[node].next)
    for index in node..<end where tree.nodes[index].isText {
      if tree.bytes[tree.nodes[index].range].contains(where: { !$0.isASCIIWhiteSpace }) {
        report(TTMLDiagnostics.neverShown, "text is never shown", at: node)
        break
      }
    }
    parent.time.add(childEnd: nil)
    return end
  }

  // MARK: Paragraphs

  private mutating func readParagraph(_ node: Int, in parent: inout TTMLFrame) {
    let firstDiagnostic = diagnostics.count
    let firstCue = document.cues.count
    paragraph.begin()
    let attributes = readAttributes(node)
    guard
      let time = parent.time.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: attributes.duration,
        isSequence: attributes.isSequence
      )
    else {
      _ = skipNeverBegun(node, in: &parent)
      return
    }
    var frame = TTMLFrame(
      end: Int(tree.nodes[node].next),
      time: time,
      gate: parent.gate.inherited,
      slot: slot(attributes.region, in: parent.slot, of: node),
      chain: presentation.chain(parent.chain, attributes.set),
      context: context(attributes, in: parent.context, of: node),
      preservesSpace: attributes.preservesSpace ?? parent.preservesSpace
    )
    if styles.removes[attributes.set] { gates.addRemoval(to: &frame.gate) }
    paragraph.times.append((time.begin, time.limit))
    paragraph.chain = frame.chain
    paragraph.context = frame.context
    paragraph.preservesSpace = frame.preservesSpace
    parent.time.add(childEnd: readInline(node, frame))
    present(node, attributes, time)
    // The cue's index is known only now.
    if document.cues.count > firstCue {
      for index in firstDiagnostic..<diagnostics.count where diagnostics[index].cue == nil {
        diagnostics[index].cue = firstCue
      }
    }
  }

  /// Gathers the inline content of a paragraph; the value is the paragraph's end.
  private mutating func readInline(_ node: Int, _ paragraphFrame: TTMLFrame) -> MediaTime? {
    var frames: [TTMLFrame] = []
    swap(&frames, &inlineFrames)
    defer { swap(&frames, &inlineFrames) }
    frames.removeAll(keepingCapacity: true)
    frames.append(paragraphFrame)
    var frame = paragraphFrame
    paragraph.isSplit = frame.gate.index >= 0
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
          paragraph.hasLostText = true
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
        readSet(index, in: frame.time, &frames[frames.count - 1].gate)
        frame = frames[frames.count - 1]
        paragraph.isSplit = paragraph.isSplit || frame.gate.index >= 0
        index = next
      case .image:
        reportImage(index)
        index = next
      case .unknown:
        reportUnknown(index)
        index += 1
      case .p, .div:
        // Not allowed here; its text is kept as if its tags were not there.
        reportUnknown(index)
        index += 1
      default: index = next
      }
    }
    return frames[0].time.end
  }

  /// Opens a span; false where nothing in it ever shows.
  private mutating func open(_ node: Int, _ frames: inout [TTMLFrame]) -> Bool {
    let parent = frames[frames.count - 1]
    let attributes = readAttributes(node)
    guard
      let time = parent.time.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: attributes.duration,
        isSequence: attributes.isSequence
      )
    else {
      paragraph.hasLostText = true
      frames[frames.count - 1].time.add(childEnd: nil)
      return false
    }
    if parent.time.isSequence, time.explicitEnd == nil, !hasElements(node) {
      // Plain text has no duration of its own in a sequence.
      paragraph.hasLostText = true
      frames[frames.count - 1].time.add(childEnd: time.begin)
      return false
    }
    var frame = TTMLFrame(
      end: Int(tree.nodes[node].next),
      time: time,
      gate: parent.gate.inherited,
      slot: slot(attributes.region, in: parent.slot, of: node),
      chain: presentation.chain(parent.chain, attributes.set),
      context: context(attributes, in: parent.context, of: node),
      preservesSpace: attributes.preservesSpace ?? parent.preservesSpace,
      timeNumber: parent.timeNumber,
      opening: paragraph.items.count
    )
    if styles.removes[attributes.set] { gates.addRemoval(to: &frame.gate) }
    if attributes.hasTiming || parent.time.isSequence {
      frame.timeNumber = Int32(truncatingIfNeeded: paragraph.times.count)
      paragraph.times.append((time.begin, time.limit))
      paragraph.isSplit = true
    }
    if frame.gate.index >= 0 || frame.slot != parent.slot { paragraph.isSplit = true }
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
