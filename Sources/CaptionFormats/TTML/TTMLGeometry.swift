import CaptionModel

/// How a region's style attributes make its rectangle.
extension TTMLPicture {
  /// What came of the attributes; names of those whose values mean nothing.
  struct Result: Sendable {
    var box = Region.Box()
    var unusable: [Int] = []
  }

  /// The rectangle of a region (TTML2, 10.2.16 `extent`, 10.2.30 `origin`, 10.2.33 `position`).
  func box(_ entries: [TTMLStyleEntry]) -> Result {
    var result = Result()
    func value(_ property: Int) -> String? {
      entries.last { $0.property == property }?.value
    }
    if let text = value(TTMLProperty.extent), !Self.automatic.contains(text) {
      if let pair = pair(text), pair.x >= 0, pair.y >= 0 {
        (result.box.width, result.box.height) = pair
      } else {
        result.unusable.append(TTMLProperty.extent)
      }
    }
    if let text = value(TTMLProperty.position) {
      // Position replaces origin wherever it is given.
      if let origin = origin(position: text, in: result.box) {
        (result.box.x, result.box.y) = origin
      } else {
        result.unusable.append(TTMLProperty.position)
      }
    } else if let text = value(TTMLProperty.origin), text != "auto" {
      if let pair = pair(text) {
        (result.box.x, result.box.y) = pair
      } else {
        result.unusable.append(TTMLProperty.origin)
      }
    }
    switch value(TTMLProperty.displayAlign) {
    case "center": result.box.displayAlign = .center
    case "after": result.box.displayAlign = .after
    default: break
    }
    switch value(TTMLProperty.writingMode) {
    case "tbrl", "tb": result.box.writingMode = .verticalGrowingLeft
    case "tblr": result.box.writingMode = .verticalGrowingRight
    default: break
    }
    return result
  }

  private static let automatic: Set<String> = ["auto", "contain", "cover"]

  private func pair(_ text: String) -> (x: Double, y: Double)? {
    let parts = words(text)
    guard parts.count == 2, let first = TTMLLength(parts[0]), let second = TTMLLength(parts[1]),
      let x = horizontal(first), let y = vertical(second)
    else { return nil }
    return (x, y)
  }

  private func words(_ text: String) -> [Substring.UTF8View.SubSequence] {
    text.utf8.split { $0.isASCIIWhiteSpace }
  }

  /// The origin that a position gives to a rectangle (TTML2, 10.3.23), as CSS places backgrounds.
  private func origin(position: String, in box: Region.Box) -> (x: Double, y: Double)? {
    var horizontal: Share?
    var vertical: Share?
    var open: (isHorizontal: Bool, fromEnd: Bool)?
    var centers = 0
    for word in words(position).map({ String(decoding: $0, as: UTF8.self) }) {
      switch word {
      case "left", "right":
        guard horizontal == nil else { return nil }
        horizontal = Share(part: word == "right" ? 1 : 0)
        open = (true, word == "right")
      case "top", "bottom":
        guard vertical == nil else { return nil }
        vertical = Share(part: word == "bottom" ? 1 : 0)
        open = (false, word == "bottom")
      case "center":
        centers += 1
        open = nil
      default:
        guard let length = TTMLLength(word) else { return nil }
        let isHorizontal = open?.isHorizontal ?? (horizontal == nil && centers == 0)
        guard let share = share(length, isHorizontal, fromEnd: open?.fromEnd ?? false) else {
          return nil
        }
        if isHorizontal { horizontal = share } else { vertical = share }
        open = nil
      }
    }
    guard horizontal != nil || vertical != nil || centers > 0 else { return nil }
    let x = horizontal ?? Share(part: 0.5)
    let y = vertical ?? Share(part: 0.5)
    return (
      x.part * (100 - box.width) + x.distance, y.part * (100 - box.height) + y.distance
    )
  }

  /// A part of the room that the rectangle leaves, and a distance in percent of the picture.
  private struct Share {
    var part: Double
    var distance = 0.0
  }

  private func share(_ length: TTMLLength, _ isHorizontal: Bool, fromEnd: Bool) -> Share? {
    if length.unit == .percent {
      let part = length.value / 100
      return Share(part: fromEnd ? 1 - part : part)
    }
    guard let distance = isHorizontal ? horizontal(length) : vertical(length) else { return nil }
    return fromEnd ? Share(part: 1, distance: -distance) : Share(part: 0, distance: distance)
  }
}

extension TTMLLength {
  /// Reads a length from UTF-8.
  fileprivate init?(_ bytes: Substring.UTF8View.SubSequence) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}
