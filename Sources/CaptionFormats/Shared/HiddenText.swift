import CaptionModel

/// Whether text can be seen, by the styles around and at it.
private struct TextVisibility {
  var isHidden = false
  var isTransparent = false
  var isTiny = false
  /// Whether its colour lets everything through.
  var isClear = false
  /// Whether it has an outline or a shadow, which can be seen without the text's own colour.
  var hasEdge = false

  /// Whether nothing of it is seen by what every format of styles has.
  func isSeen(_ showsTransparentColor: Bool) -> Bool {
    if isHidden || isTransparent { return false }
    return !showsTransparentColor || !isTiny && (!isClear || hasEdge)
  }

  mutating func apply(_ style: TextStyle, withColor: Bool = true) {
    for property in style.properties {
      switch property {
      case .color(let color): if withColor { isClear = color.alpha == 0 }
      case .fontSize(let size): applySize(size)
      case .other("visibility", let value):
        if value == "hidden" || value == "collapse" { isHidden = true }
        if value == "visible" { isHidden = false }
      // What stands in something transparent is transparent, too.
      case .other("opacity", let value): if Double(value) == 0 { isTransparent = true }
      case .other("textOutline", let value), .other("textShadow", let value):
        hasEdge = value != "none"
      default: break
      }
    }
  }

  private mutating func applySize(_ size: String) {
    let last = size.split(separator: " ").last ?? ""
    let number = last.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number) else { return }
    let unit = last.dropFirst(number.count)
    if value <= 0 {
      isTiny = true
    } else if unit != "%", unit != "em" {
      // Other lengths do not depend on the size around.
      isTiny = false
    }
  }
}

extension TextStyle {
  /// Whether it can hide text, or show text in what is hidden.
  fileprivate var affectsVisibility: Bool {
    properties.contains { property in
      switch property {
      case .color(let color): color.alpha == 0
      case .fontSize(let size): size.utf8.first == 0x30
      case .other(let name, _): name == "visibility" || name == "opacity"
      default: false
      }
    }
  }
}

/// What styles hide of a document's cues, for formats that would show it (TTML2, 10.2.27 `opacity`
/// and 10.2.47 `visibility`).
struct HiddenText {
  private let format: String
  private let showsTransparentColor: Bool
  /// The style of all text.
  private let style: TextStyle
  /// The styles of those regions that hide something.
  private let regions: [String: TextStyle]
  private let concernsAll: Bool
  /// What was left out.
  private(set) var losses: [Loss] = []

  /// - Parameters:
  ///   - format: The name of the format that is written.
  ///   - showsTransparentColor: Whether it would show letters of a transparent colour or without size.
  init(_ document: CaptionDocument, for format: String, showsTransparentColor: Bool = true) {
    self.format = format
    self.showsTransparentColor = showsTransparentColor
    style = document.extras.look ?? TextStyle()
    concernsAll = style.affectsVisibility
    var regions: [String: TextStyle] = [:]
    for region in document.regions { regions[region.id] = region.style }
    self.regions = regions.filter { $0.value.affectsVisibility }
  }

  /// Whether something of a cue may be hidden; of most nothing is.
  func concerns(_ index: Int, of cues: [Cue]) -> Bool {
    if cues.hasSpans(at: index), cues[index].text.canHide { return true }
    if cues.hasExtras(at: index), cues[index].extras.look?.affectsVisibility == true { return true }
    guard concernsAll || !regions.isEmpty else { return false }
    return concernsAll || cues[index].region.map { regions[$0] != nil } == true
  }

  /// A cue without what is hidden of it, which is noted; nil where nothing else is left.
  mutating func shown(_ cue: Cue, _ index: Int) -> Cue? {
    var visibility = TextVisibility()
    if let region = cue.region.flatMap({ regions[$0] }) {
      visibility.apply(region, withColor: false)
    }
    visibility.apply(style)
    if let own = cue.extras.look { visibility.apply(own) }
    guard let seen = cue.text.seen(visibility, showsTransparentColor) else { return cue }
    losses.append(
      Loss(
        feature: "hidden-text",
        what: "hidden text \"\(seen.hidden)\"",
        reason: "\(format) would show it",
        cue: index
      )
    )
    guard seen.text.utf8.contains(where: { !$0.isASCIIWhiteSpace }) else { return nil }
    var shown = cue
    shown.text = seen.text
    return shown
  }
}

extension CaptionText {
  /// Whether a span can hide text.
  fileprivate var canHide: Bool {
    spans.contains { span in
      if case .style(let style) = span.kind { style.affectsVisibility } else { false }
    }
  }

  /// The text that can be seen and that which can't; nil where there is none of the latter.
  fileprivate func seen(
    _ outer: TextVisibility,
    _ showsTransparentColor: Bool
  ) -> (text: CaptionText, hidden: String)? {
    var builder = CaptionTextBuilder()
    var hidden: [UInt8] = []
    var states = [outer]
    // What is hidden between two words parts them as before.
    var last: UInt8 = 0x20
    var hasGap = false
    walk { event in
      switch event {
      case .open(let number):
        var state = states[states.count - 1]
        if case .style(let style) = spans[number].kind { state.apply(style) }
        states.append(state)
        builder.open(spans[number].kind, classes: spans[number].classes)
      case .close:
        if states.count > 1 { states.removeLast() }
        builder.close()
      case .text(let range):
        if states[states.count - 1].isSeen(showsTransparentColor) {
          let seen = utf8.contiguous(range)
          if hasGap, !last.isASCIIWhiteSpace, seen.first?.isASCIIWhiteSpace == false {
            builder.append(ascii: 0x20)
          }
          builder.append(utf8: seen)
          last = seen.last ?? last
          hasGap = false
        } else {
          let unseen = utf8.contiguous(range)
          hasGap = hasGap || unseen.contains { $0.isASCIIWhiteSpace }
          hidden += unseen
        }
      }
    }
    guard hidden.contains(where: { !$0.isASCIIWhiteSpace }) else { return nil }
    let text = builder.take()
    let kept = text.spans.filter { span in
      if case .time = span.kind { true } else { !span.range.isEmpty }
    }
    let words = hidden.map { $0 == 0x0A ? 0x20 : $0 }
    return (
      CaptionText(uncheckedUTF8: text.utf8, spans: kept), String(decoding: words, as: UTF8.self)
    )
  }
}
