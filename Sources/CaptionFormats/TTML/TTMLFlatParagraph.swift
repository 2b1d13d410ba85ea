import CaptionModel
import CaptionXML

/// Paragraphs that are nothing but text and line breaks, which most are.
extension TTMLReader {
  /// Reads a paragraph in which everything shows where and as long as the paragraph itself does, into
  /// its cue.
  ///
  /// False where there is more to it, or something to report; nothing has been done then. What comes
  /// out is the same as of the general way, without a list of pieces with a time and region each.
  mutating func readFlat(
    _ node: Int,
    _ attributes: TTMLAttributes,
    in parent: inout TTMLFrame
  ) -> Bool {
    let end = Int(tree.nodes[node].next)
    guard end > node + 1, parent.isOrdinary, attributes.isOrdinary,
      !styles.removes[attributes.set], isFlat(node + 1..<end),
      let slot = flatSlot(attributes, in: parent),
      let time = parent.time.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: attributes.duration,
        isSequence: false
      ), !time.isNever
    else { return false }
    let chain = presentation.chain(parent.chain, attributes.set)
    guard !presentation.isAnimated(chain),
      !presentation.hasBlockSpans(slot, chain, styles.sets),
      hasFlatWords(node + 1..<end)
    else { return false }
    paragraph.chain = chain
    paragraph.context = 0
    paragraph.division = parent.division
    paragraph.hasMetadata = false
    parent.time.add(childEnd: time.explicitEnd)
    let preservesSpace = attributes.preservesSpace ?? parent.preservesSpace
    if let text = flatText(node + 1..<end, preservesSpace) {
      addCue(node, attributes, slot, text, time.begin, time.presentedEnd)
    } else {
      addCueOfMadeText(node, attributes, slot, time, preservesSpace)
    }
    return true
  }

  // What follows changes nothing, but would have the whole reader copied where it could not.

  /// Whether nodes are nothing but texts and line breaks that say nothing.
  private mutating func isFlat(_ nodes: Range<Int>) -> Bool {
    for index in nodes {
      let name = tree.nodes[index].name
      guard name >= 0 else { continue }
      guard names.elements[Int(name)] == .br, tree.nodes[index].next == index + 1,
        tree.attributeIndices(of: index).isEmpty
      else { return false }
    }
    return true
  }

  /// The slot of the region that such a paragraph shows in at all times; nil where there is none.
  private mutating func flatSlot(_ attributes: TTMLAttributes, in parent: TTMLFrame) -> Int? {
    var slot = parent.slot
    if let region = attributes.region {
      guard let own = presentation.slot(region, in: tree),
        slot == TTMLRegionChoice.none || slot == own
      else { return nil }
      slot = own
    }
    if slot == TTMLRegionChoice.none, !presentation.hasRegions { slot = TTMLRegionChoice.fallback }
    guard slot >= 0, presentation.slots[Int(slot)].gate < 0,
      presentation.slots[Int(slot)].changes < 0
    else { return nil }
    return Int(slot)
  }

  /// Whether there is text other than white space.
  private mutating func hasFlatWords(_ nodes: Range<Int>) -> Bool {
    for index in nodes where tree.nodes[index].isText {
      if !isBlank(tree.nodes[index].range) { return true }
    }
    return false
  }

  /// The text of such a paragraph where it stands in the source; else nil, and the text has been made.
  private mutating func flatText(_ nodes: Range<Int>, _ preservesSpace: Bool) -> CaptionText? {
    let first = tree.nodes[nodes.lowerBound]
    if nodes.count == 1, first.isText, !preservesSpace, tree.isInSource(first.range),
      let text = textMaker.wholeText(source: first.range)
    {
      return text
    }
    for index in nodes {
      if tree.nodes[index].isText {
        append(tree.nodes[index].range, preservesSpace: preservesSpace)
      } else {
        textMaker.lineBreak(preservesSpace: preservesSpace)
      }
    }
    return nil
  }
}

extension TTMLFrame {
  /// Whether what stands inside has nothing from here but times, region and style.
  fileprivate var isOrdinary: Bool { !time.isSequence && gate.index < 0 && context == 0 }
}

extension TTMLAttributes {
  /// Whether nothing is said that makes the content more than text shown for some time.
  fileprivate var isOrdinary: Bool {
    !isSequence && !isExcluded && animations == nil && !hasContext
  }
}
