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
  /// The element's own list of style changes, or -1.
  var changes: Int32 = -1
  var context: Int32
  var preservesSpace: Bool
  /// The number of the division's attributes of other vocabularies.
  var division: Int32 = 0
  /// For inline elements, the number of their times and the index of their opening.
  var timeNumber: Int32 = 0
  var opening = -1
  var ruby: TTMLComputedStyle.Ruby?
}

extension TTMLReader {
  /// What a document's body lies in.
  func bodyFrame(_ body: Int) -> TTMLFrame {
    TTMLFrame(
      end: Int(tree.nodes[body].next),
      time: .root,
      gate: TTMLGateUse(),
      slot: TTMLRegionChoice.none,
      chain: 0,
      context: 0,
      preservesSpace: value(.space, of: 0) == "preserve"
    )
  }

  /// Reads the body, holding depth on a list so that it costs memory and never recursion.
  mutating func readBody(_ body: Int, in root: TTMLFrame) {
    reserveCues(body)
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
        let attributes = readAttributes(index)
        if var frame = frame(index, attributes, in: frames[frames.count - 1]) {
          if attributes.hasForeign { keepForeign(of: index, in: &frame) }
          if index == body, element(0) == .tt {
            extra.style = presentation.setBody(frame.chain, styles.sets)
          }
          frames.append(frame)
          index += 1
        } else {
          index = skipNeverBegun(index, in: &frames[frames.count - 1])
        }
      case .p, .span:
        readParagraph(index, in: &frames[frames.count - 1])
        index = next
      case .set, .animate:
        animate(&frames[frames.count - 1], by: index)
        index = next
      case .image:
        reportImage(index)
        index = next
      case .unknown:
        reportUnknown(index)
        index += 1
      case .foreign:
        reportForeign(index)
        index = next
      case .media:
        reportMedia(index)
        index = next
      case nil:
        reportSkippedText(index)
        index = next
      default: index = next
      }
    }
  }

  /// Makes room for a cue a paragraph, since growing by doubling takes twice the memory.
  private mutating func reserveCues(_ body: Int) {
    guard element(0) == .tt else { return }
    let paragraphs = names.elements.map { $0 == .p }
    var count = 0
    for node in tree.nodes where node.name >= 0 && paragraphs[Int(node.name)] { count += 1 }
    document.cues.reserveCapacity(count)
    map.cues.reserveCapacity(count)
  }

  /// The frame of an element in its parent's; nil where the element never begins.
  mutating func frame(
    _ node: Int,
    _ attributes: TTMLAttributes,
    in parent: TTMLFrame
  ) -> TTMLFrame? {
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
      preservesSpace: attributes.preservesSpace ?? parent.preservesSpace,
      division: parent.division
    )
    if styles.removes[attributes.set] || attributes.isExcluded {
      gates.addRemoval(to: &frame.gate)
    }
    if let animations = attributes.animations {
      var use = TTMLAnimationUse(gate: frame.gate)
      readAnimations(animations, of: node, in: time, &use)
      frame.take(use, &presentation)
    }
    return frame
  }

  /// Reads a `set` or `animate` element that stands in an element.
  mutating func animate(_ frame: inout TTMLFrame, by node: Int) {
    var use = TTMLAnimationUse(gate: frame.gate, changes: frame.changes)
    readSet(node, in: frame.time, &use)
    frame.take(use, &presentation)
  }

  /// The region that an element's content belongs to (TTML2, 11.3.1.3).
  mutating func slot(_ region: Range<Int>?, in parent: Int32, of node: Int) -> Int32 {
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

  /// Keeps what the body or a division has of other vocabularies; that of divisions around each other
  /// is put together.
  private mutating func keepForeign(of node: Int, in frame: inout TTMLFrame) {
    let own = foreignAttributes(of: node)
    guard element(node) == .div else {
      extra.body = own
      return
    }
    let outer = divisions[Int(frame.division)].filter { known in
      !own.contains { $0.namespace == known.namespace && $0.name == known.name }
    }
    frame.division = Int32(truncatingIfNeeded: divisions.count)
    divisions.append(outer + own)
  }

  private mutating func skipNeverBegun(_ node: Int, in parent: inout TTMLFrame) -> Int {
    let end = Int(tree.nodes[node].next)
    for index in node..<end where tree.nodes[index].isText {
      if tree.slice(tree.nodes[index].range).contains(where: { !$0.isASCIIWhiteSpace }) {
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
    guard let frame = frame(node, attributes, in: parent) else {
      _ = skipNeverBegun(node, in: &parent)
      return
    }
    paragraph.times.append((frame.time.begin, frame.time.limit))
    paragraph.chain = frame.chain
    paragraph.division = frame.division
    paragraph.context = frame.context
    paragraph.preservesSpace = frame.preservesSpace
    paragraph.isSplit = presentation.isAnimated(frame.chain)
    parent.time.add(childEnd: readInline(node, frame))
    present(node, attributes, frame.time)
    // The cue's index is known only now.
    if document.cues.count > firstCue {
      for index in firstDiagnostic..<diagnostics.count where diagnostics[index].cue == nil {
        diagnostics[index].cue = firstCue
      }
    }
  }
}

extension TTMLFrame {
  /// Takes over what animations have made of the element.
  fileprivate mutating func take(
    _ use: TTMLAnimationUse,
    _ presentation: inout TTMLPresentation
  ) {
    gate = use.gate
    if use.changes != changes {
      changes = use.changes
      chain = presentation.animatedChain(chain, changes)
    }
  }
}
