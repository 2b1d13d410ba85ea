import CaptionModel
import CaptionXML

/// Rubies whose bases stand in one container and their annotations in another (TTML2, 10.2.35).
extension TTMLReader {
  /// Puts each annotation behind its base, as other formats and readers have them.
  mutating func pairRubies(_ node: Int) {
    var result: [TTMLParagraph.Item] = []
    var index = 0
    var isChanged = false
    while index < paragraph.items.count {
      if ruby(index) == .container, let groups = groups(of: index) {
        isChanged = true
        append(groups, to: &result)
        index = Int(paragraph.items[index].closing)
        if groups.bases.count != groups.annotations.count {
          report(
            TTMLDiagnostics.rubyPairs,
            "ruby has \(groups.bases.count) bases and \(groups.annotations.count) annotations",
            at: node
          )
        }
      } else {
        result.append(paragraph.items[index])
        index += 1
      }
    }
    guard isChanged else { return }
    var open: [Int] = []
    for index in result.indices {
      switch result[index].kind {
      case .open: open.append(index)
      case .close:
        if let opening = open.popLast() {
          result[opening].closing = Int32(truncatingIfNeeded: index)
        }
      default: break
      }
    }
    paragraph.items = result
  }

  /// The parts of a ruby, each as a range of the paragraph's items.
  private struct RubyGroups {
    var container: Int
    var baseContainer: Int
    var annotationContainer: Int
    var bases: [ClosedRange<Int>]
    var annotations: [ClosedRange<Int>]
  }

  private mutating func ruby(_ index: Int) -> TTMLComputedStyle.Ruby? {
    let item = paragraph.items[index]
    guard item.kind == .open else { return nil }
    return presentation.ruby(0, item.chain, styles.sets)
  }

  /// The parts of a ruby with several bases and several annotations; nil for any other one.
  private mutating func groups(of container: Int) -> RubyGroups? {
    guard let groups = children(ofItem: container), groups.count == 2,
      ruby(groups[0].lowerBound) == .group, ruby(groups[1].lowerBound) == .group,
      let bases = children(ofItem: groups[0].lowerBound), bases.count > 1,
      let annotations = children(ofItem: groups[1].lowerBound), annotations.count > 1
    else { return nil }
    for part in bases where ruby(part.lowerBound) != .base { return nil }
    for part in annotations where ruby(part.lowerBound) != .text { return nil }
    return RubyGroups(
      container: container,
      baseContainer: groups[0].lowerBound,
      annotationContainer: groups[1].lowerBound,
      bases: bases,
      annotations: annotations
    )
  }

  /// The elements in an element, from their openings to their closings; nil where there is text, too.
  private func children(ofItem opening: Int) -> [ClosedRange<Int>]? {
    var children: [ClosedRange<Int>] = []
    var index = opening + 1
    while index < Int(paragraph.items[opening].closing) {
      let item = paragraph.items[index]
      switch item.kind {
      case .open:
        children.append(index...max(Int(item.closing), index))
        index = max(Int(item.closing), index)
      case .text: guard isBlank(Int(item.lower)..<Int(item.upper)) else { return nil }
      case .close, .lineBreak: return nil
      }
      index += 1
    }
    return children
  }

  /// Appends a ruby up to its end; where the numbers differ, all that is left is the last pair.
  private func append(_ groups: RubyGroups, to items: inout [TTMLParagraph.Item]) {
    items.append(paragraph.items[groups.container])
    let last = min(groups.bases.count, groups.annotations.count) - 1
    for number in 0...last {
      let bases = number < last ? groups.bases[number...number] : groups.bases[number...]
      let annotations =
        number < last ? groups.annotations[number...number] : groups.annotations[number...]
      for (container, parts) in [
        (groups.baseContainer, bases), (groups.annotationContainer, annotations),
      ] {
        items.append(paragraph.items[container])
        for part in parts { items.append(contentsOf: paragraph.items[part]) }
        items.append(TTMLParagraph.Item(kind: .close))
      }
    }
  }
}
