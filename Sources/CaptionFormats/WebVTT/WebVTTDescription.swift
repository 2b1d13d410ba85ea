import CaptionModel

/// What `captionkit inspect` prints of a WebVTT cue beyond the shared model.
enum WebVTTDescription {
  /// The raw text and the settings as the parsing algorithm leaves them.
  static func details(of index: Int, _ result: ReadResult, _ source: SourceText) -> [Detail] {
    guard result.document.cues.indices.contains(index) else { return [] }
    let placement = result.document.cues[index].placement ?? Placement()
    var text = ""
    if result.map.cues.indices.contains(index) {
      let range = result.map.cues[index].text.clamped(to: 0..<source.bytes.count)
      text = WebVTTText.string(source.bytes, range)
    }
    let line: Detail.Value
    let snapsToLines: Bool
    switch placement.line {
    case nil: (line, snapsToLines) = (.string("auto"), true)
    case .number(let number): (line, snapsToLines) = (.number(number), true)
    case .percent(let share): (line, snapsToLines) = (.number(share), false)
    }
    return [
      Detail("text", .string(text)),
      Detail("vertical", .string(placement.writingMode.webVTTName)),
      Detail("line", line),
      Detail("snapToLines", .bool(snapsToLines)),
      Detail("lineAlign", .string(placement.lineAlign.webVTTName)),
      Detail("position", placement.position.map { .number($0) } ?? .string("auto")),
      Detail("positionAlign", .string(placement.positionAlign.webVTTName)),
      Detail("size", .number(placement.size)),
      Detail("align", .string(placement.textAlign.webVTTName)),
    ]
  }
}

extension Placement.WritingMode {
  /// The value of `vertical`; empty for horizontal text.
  var webVTTName: String {
    switch self {
    case .horizontal: ""
    case .verticalGrowingLeft: "rl"
    case .verticalGrowingRight: "lr"
    }
  }
}

extension Placement.LineAlign {
  /// The second part of `line`.
  var webVTTName: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

extension Placement.PositionAlign {
  /// The second part of `position`; `auto` can't be written.
  var webVTTName: String {
    switch self {
    case .auto: "auto"
    case .lineLeft: "line-left"
    case .center: "center"
    case .lineRight: "line-right"
    }
  }
}

extension Placement.TextAlign {
  /// The value of `align`.
  var webVTTName: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .left: "left"
    case .right: "right"
    }
  }
}
