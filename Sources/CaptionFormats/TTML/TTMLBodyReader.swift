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

  /// Reads a body that is there as a whole.
  mutating func readBody(_ body: Int, in root: TTMLFrame) {
    var progress = TTMLBodyProgress(body, in: root)
    readBody(&progress)
  }

  /// Reads what there is of a body, holding depth on a list so that it costs memory and never
  /// recursion; false where something has to wait for more.
  @discardableResult
  mutating func readBody(_ body: inout TTMLBodyProgress) -> Bool {
    for (depth, node) in body.nodes.enumerated() {
      body.frames[depth].end = Int(tree.nodes[node].next)
    }
    while body.index < min(body.frames[0].end, tree.nodes.count) {
      body.closeEnded()
      let index = body.index
      let next = Int(tree.nodes[index].next)
      let innermost = body.frames.count - 1
      switch element(index) {
      case .body, .div:
        guard body.frames[innermost].time.canBegin || next <= tree.nodes.count else { return false }
        let attributes = readAttributes(index)
        var frame = body.frames[innermost]
        if enter(index, attributes, &frame) {
          if attributes.hasForeign || attributes.id != nil
            || styles.background(of: attributes.set) != nil
          {
            keepForeign(of: index, attributes, in: &frame)
          }
          if index == body.nodes[0], element(0) == .tt {
            extra.style = presentation.setBody(frame.chain, styles.sets)
          }
          body.open(frame, index)
          body.index += 1
        } else {
          body.index = skipNeverBegun(index, in: &body.frames[innermost])
        }
      case .unknown:
        reportUnknown(index)
        body.index += 1
      case _ where next > tree.nodes.count: return false
      case .p, .span:
        readParagraph(index, in: &body.frames[innermost])
        body.index = next
      case .set, .animate:
        animate(&body.frames[innermost], by: index)
        body.index = next
      case .image:
        reportImage(index)
        body.index = next
      case .metadata, .title, .description, .copyright, .agent, .item:
        keepMetadata(index, in: body.nodes[innermost], &body.frames[innermost])
        body.index = next
      case .foreign:
        reportForeign(index)
        body.index = next
      case .media:
        reportMedia(index)
        body.index = next
      case nil:
        reportSkippedText(index)
        body.index = next
      default: body.index = next
      }
    }
    body.closeEnded()
    return true
  }

  /// Makes the frame of an element of a copy of its parent's; false where the element never begins.
  mutating func enter(
    _ node: Int,
    _ attributes: TTMLAttributes,
    _ frame: inout TTMLFrame
  ) -> Bool {
    guard
      let time = frame.time.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: attributes.duration,
        isSequence: attributes.isSequence
      )
    else { return false }
    frame.end = Int(tree.nodes[node].next)
    frame.time = time
    frame.gate.isOwn = false
    frame.changes = -1
    frame.ruby = nil
    if let region = attributes.region { frame.slot = slot(region, in: frame.slot, of: node) }
    frame.chain = presentation.chain(frame.chain, attributes.set)
    if attributes.hasContext { frame.context = context(attributes, in: frame.context, of: node) }
    if let preservesSpace = attributes.preservesSpace { frame.preservesSpace = preservesSpace }
    if styles.removes[attributes.set] || attributes.isExcluded {
      gates.addRemoval(to: &frame.gate)
    }
    if let animations = attributes.animations {
      var use = TTMLAnimationUse(gate: frame.gate)
      readAnimations(animations, of: node, in: time, &use)
      frame.take(use, &presentation)
    }
    return true
  }

  /// Reads a `set` or `animate` element that stands in an element.
  mutating func animate(_ frame: inout TTMLFrame, by node: Int) {
    var use = TTMLAnimationUse(gate: frame.gate, changes: frame.changes)
    readSet(node, in: frame.time, &use)
    frame.take(use, &presentation)
  }

  /// The region that an element's content belongs to (TTML2, 11.3.1.3).
  mutating func slot(_ region: Range<Int>, in parent: Int32, of node: Int) -> Int32 {
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
    if hasWords(node..<end) { report(TTMLDiagnostics.neverShown, "text is never shown", at: node) }
    parent.time.add(childEnd: nil)
    return end
  }

  // MARK: Paragraphs

  private mutating func readParagraph(_ node: Int, in parent: inout TTMLFrame) {
    let firstDiagnostic = diagnostics.count
    let firstCue = document.cues.count
    let attributes = readAttributes(node)
    if !readFlat(node, attributes, in: &parent) {
      readParagraph(node, attributes, in: &parent)
    }
    // The cue's index is known only now.
    if document.cues.count > firstCue {
      for index in firstDiagnostic..<diagnostics.count where diagnostics[index].cue == nil {
        diagnostics[index].cue = firstCue
      }
    }
  }

  private mutating func readParagraph(
    _ node: Int,
    _ attributes: TTMLAttributes,
    in parent: inout TTMLFrame
  ) {
    paragraph.begin()
    var frames: [TTMLFrame] = []
    swap(&frames, &inlineFrames)
    defer { swap(&frames, &inlineFrames) }
    frames.empty()
    frames.append(parent)
    guard enter(node, attributes, &frames[0]) else {
      _ = skipNeverBegun(node, in: &parent)
      return
    }
    paragraph.times.append((frames[0].time.begin, frames[0].time.limit))
    paragraph.chain = frames[0].chain
    paragraph.division = frames[0].division
    paragraph.context = frames[0].context
    paragraph.preservesSpace = frames[0].preservesSpace
    paragraph.isSplit = presentation.isAnimated(paragraph.chain)
    readInline(&frames, from: node + 1)
    if paragraph.hasRubyGroups { pairRubies(node) }
    parent.time.add(childEnd: frames[0].time.end)
    let firstCue = document.cues.count
    present(node, attributes, frames[0].time)
    if document.cues.count == firstCue, attributes.hasTiming, !attributes.isExcluded {
      reportEmpty(node)
    }
  }
}

extension TTMLReader {
  /// Reports a paragraph in which nothing stands, not even what takes up room without being seen.
  private mutating func reportEmpty(_ node: Int) {
    let isEmpty = paragraph.items.allSatisfy { item in
      switch item.kind {
      case .open, .close: true
      case .lineBreak: false
      case .text: !item.preservesSpace && isBlank(Int(item.lower)..<Int(item.upper))
      }
    }
    guard isEmpty, !paragraph.hasLostText else { return }
    for index in node + 1..<max(Int(tree.nodes[node].next), node + 1) {
      switch element(index) {
      case nil, .span, .set, .animate: break
      default: return
      }
    }
    for index in tree.attributeIndices(of: node)
    where names.attributes[Int(tree.attributes[index].name)] == .imageReference { return }
    // A region's background can show for as long as there is such a paragraph.
    let isForBackground = document.regions.prefix(64).contains { region in
      region.style.properties.contains { $0.name == "showBackground" && $0.value == "whenActive" }
    }
    guard !isForBackground else { return }
    report(TTMLDiagnostics.emptyCue, "paragraph has no text", at: node)
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
