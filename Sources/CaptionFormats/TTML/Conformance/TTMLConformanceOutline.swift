import CaptionModel
import CaptionXML

/// How thick outlines are beside the size of the text that they are around (IMSC 1.1, 8.4.13).
extension TTMLConformance {
  /// The size of an element's text and the thickness of its outline, in per cent of the picture's
  /// height where they are known.
  private struct Outlined {
    var size: Double?
    var thickness: Double?
    /// Where the outline was specified.
    var range: Range<Int>?
  }

  /// What lengths count in, and what elements specify.
  private struct OutlineScale {
    let picture: TTMLPicture
    var sizes = TTMLSpecifiedStyle("tts:fontSize")
    var outlines = TTMLSpecifiedStyle("tts:textOutline")

    /// A length beside a size that it may be relative to.
    func height(_ word: ArraySlice<UInt8>, beside size: Double?) -> Double? {
      guard let length = TTMLLength(String(decoding: word, as: UTF8.self)) else { return nil }
      switch length.unit {
      case .percent: return size.map { $0 * length.value / 100 }
      case .em: return size.map { $0 * length.value }
      default: return picture.vertical(length)
      }
    }
  }

  /// An outline may be a tenth of the size of text, and what a writer's rounding to a few digits adds.
  private static let mostOfSize = 0.1001

  /// Checks all text of the document.
  mutating func checkOutlines() {
    guard facts.usesOutline, !profiles.isDisjoint(with: .text) else { return }
    var scale = OutlineScale(picture: outlinePicture)
    let start = Outlined(size: initialSize(scale))
    var open: [(end: Int, node: Int)] = []
    var inline: [(end: Int, outlined: Outlined)] = []
    var reported: Set<Int> = []
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      while let last = inline.last, last.end <= index { inline.removeLast() }
      let node = tree.nodes[index]
      if node.isText {
        if let text = inline.last?.outlined,
          tree.slice(node.range).contains(where: { !$0.isASCIIWhiteSpace })
        {
          check(text, at: index, &reported)
        }
        index += 1
        continue
      }
      let end = Int(node.next)
      switch kind(index) {
      case .tt: index += 1
      case .body, .div:
        open.append((end, index))
        index += 1
      case .p:
        var outlined = start
        let elements = open.map(\.node) + [index]
        for element in [region(of: elements)].compactMap({ $0 }) + elements {
          outlined = self.outlined(element, in: outlined, &scale)
        }
        inline = [(end, outlined)]
        index += 1
      case .span:
        if let parent = inline.last?.outlined {
          let outlined = self.outlined(index, in: parent, &scale)
          inline.append((end, outlined))
          check(outlined, at: index, &reported)
        }
        index += 1
      case .set:
        if let parent = inline.last?.outlined, hasAttribute("tts:textOutline", index) {
          check(outlined(index, in: parent, &scale), at: index, &reported)
        }
        index = max(end, index + 1)
      default: index = max(end, index + 1)
      }
    }
  }

  private mutating func check(_ text: Outlined, at node: Int, _ reported: inout Set<Int>) {
    guard let size = text.size, let thickness = text.thickness, let range = text.range,
      thickness > size * Self.mostOfSize, reported.insert(range.lowerBound).inserted
    else { return }
    let share = Int((thickness * 100 / size).rounded(.up).clamped(to: 0...1_000_000))
    report(
      TTMLConformanceDiagnostics.thickOutline,
      "tts:textOutline \"\(shortened(range))\" is about \(share) % of the size of its text, more "
        + "than 10 %",
      at: range,
      of: node
    )
  }

  /// What becomes of size and outline in an element.
  private func outlined(
    _ node: Int,
    in parent: Outlined,
    _ scale: inout OutlineScale
  ) -> Outlined {
    var result = parent
    if let range = scale.sizes.value(of: node, in: self),
      let height = words(range).last
    {
      result.size = scale.height(height, beside: parent.size)
    }
    if let range = scale.outlines.value(of: node, in: self) {
      let length = words(range).first { TTMLWrittenLength($0) != nil }
      result.thickness = length.flatMap { scale.height($0, beside: result.size) }
      result.range = range
    }
    return result
  }

  private func words(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    tree.slice(range).split(whereSeparator: \.isASCIIWhiteSpace)
  }

  /// The region that the innermost of some elements is shown in, as far as one is named.
  private func region(of elements: [Int]) -> Int? {
    for element in elements.reversed() {
      guard let range = value("region", element) else { continue }
      let place = tree.bytes(range)
      let entry = ids.entry(place.array, place.range, in: tree)
      return entry?.kind == .region ? entry?.node : nil
    }
    return nil
  }

  private var outlinePicture: TTMLPicture {
    var picture = TTMLPicture(cells: (32, 15))
    if let range = value("ttp:cellResolution", 0) {
      let cells = words(range).compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      if cells.count == 2, cells.allSatisfy({ $0 >= 1 }) { picture.cells = (cells[0], cells[1]) }
    }
    if let range = value("tts:extent", 0) {
      let pixels = words(range).compactMap { TTMLLength(String(decoding: $0, as: UTF8.self)) }
      if pixels.count == 2, pixels.allSatisfy({ $0.unit == .pixel && $0.value > 0 }) {
        picture.pixels = (pixels[0].value, pixels[1].value)
      }
    }
    return picture
  }

  /// The size of text that nothing else is said of: a cell, or what the document's `initial` says.
  private func initialSize(_ scale: OutlineScale) -> Double? {
    let cell = scale.picture.vertical(TTMLLength(cells: 1))
    for head in childElements(0) where kind(head) == .head {
      for styling in childElements(head) where kind(styling) == .styling {
        for initial in childElements(styling).reversed() where kind(initial) == .initial {
          guard let range = value("tts:fontSize", initial), let height = words(range).last else {
            continue
          }
          return scale.height(height, beside: cell)
        }
      }
    }
    return cell
  }
}

extension Double {
  /// The value, or the nearest bound where it lies outside.
  fileprivate func clamped(to bounds: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
