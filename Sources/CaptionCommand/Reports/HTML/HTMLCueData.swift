import CaptionKit

/// The cues of a file as the page holds them: a row for each.
///
/// The columns are begin and end in milliseconds, text, characters, words, lines, characters of the
/// longest line, identifier, the text as WebVTT where it has markup, its place where it has one, and
/// both time codes where times are shown as such. What a row has nothing of at its end is left out.
struct HTMLCueData {
  private let timeCode: TimeCodeStyle

  init(_ timeCode: TimeCodeStyle) { self.timeCode = timeCode }

  func write(_ document: CaptionDocument, to json: inout JSONOutput) {
    let regions = document.regionIndices()
    json.beginArray()
    for index in document.cues.indices {
      let cue = document.cues[index]
      let measure = TextMeasure(cue.text)
      let identifier = cue.identifier.flatMap { $0 == "\(index + 1)" ? nil : $0 }
      let markup = cue.text.spans.isEmpty ? nil : Self.webVTT(cue.text)
      let region = cue.region.flatMap { regions[$0] }.map { document.regions[$0] }
      let placement = cue.placement(in: region)
      let isTimeCoded = timeCode.count != nil
      json.beginArray()
      json.milliseconds(cue.begin)
      json.milliseconds(cue.end)
      json.string(utf8: cue.text.utf8.contiguous)
      json.number(measure.characters)
      json.number(measure.words)
      json.number(measure.lines)
      json.number(measure.longestLine)
      if identifier != nil || markup != nil || placement != nil || isTimeCoded {
        json.string(identifier)
      }
      if markup != nil || placement != nil || isTimeCoded { json.string(markup) }
      if let placement { json.placement(placement) } else if isTimeCoded { json.null() }
      if isTimeCoded {
        json.string(timeCode.string(cue.begin))
        json.string(cue.end.map { timeCode.string($0) })
      }
      json.endArray()
    }
    json.endArray()
  }

  /// The text as a WebVTT cue text, for the browser's own player of captions.
  ///
  /// Colours become classes, `fg-ff0000` and `bg-000000`, for which the page makes rules.
  static func webVTT(_ text: CaptionText) -> String {
    var result = ""
    var tags: [String?] = []
    text.walk { event in
      switch event {
      case .text(let range): result += escaped(String(decoding: text.utf8[range], as: UTF8.self))
      case .open(let index):
        let (tag, annotation) = tag(text.spans[index])
        tags.append(tag)
        guard let tag else { return }
        let classes = classes(text.spans[index]).map { ".\($0)" }.joined()
        result += "<\(tag)\(classes)\(annotation.map { " \($0)" } ?? "")>"
      case .close:
        if case let tag?? = tags.popLast() { result += "</\(tag)>" }
      }
    }
    return result
  }

  private static func tag(_ span: TextSpan) -> (tag: String?, annotation: String?) {
    switch span.kind {
    case .bold: ("b", nil)
    case .italic: ("i", nil)
    case .underline: ("u", nil)
    case .class, .style: ("c", nil)
    case .voice(let name): ("v", escaped(oneLine(name)))
    case .language(let tag): ("lang", escaped(oneLine(tag)))
    case .ruby: ("ruby", nil)
    case .rubyText: ("rt", nil)
    case .rubyBase, .time: (nil, nil)
    }
  }

  private static func classes(_ span: TextSpan) -> [String] {
    var classes = span.classes.filter { name in
      name.utf8.allSatisfy { byte in
        byte == 0x2D || byte == 0x5F || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
      }
    }
    if case .style(let style) = span.kind {
      if let color = style.color { classes.append("fg-\(color.hex.dropFirst())") }
      if let color = style.backgroundColor { classes.append("bg-\(color.hex.dropFirst())") }
    }
    return classes
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONOutput {
  /// A place, by the names of the properties of `VTTCue`.
  fileprivate mutating func placement(_ placement: Placement) {
    beginObject()
    if placement.writingMode != .horizontal {
      key("vertical")
      string(placement.writingMode == .verticalGrowingLeft ? "rl" : "lr")
    }
    switch placement.line {
    case nil: break
    case .number(let number):
      key("line")
      self.number(number.rounded())
    case .percent(let share):
      key("snapToLines")
      bool(false)
      key("line")
      number(min(100, max(0, share)))
    }
    if placement.lineAlign != .start {
      key("lineAlign")
      string(placement.lineAlign.name)
    }
    if let position = placement.position {
      key("position")
      number(min(100, max(0, position)))
    }
    if placement.positionAlign != .auto {
      key("positionAlign")
      string(placement.positionAlign.name)
    }
    if placement.size != 100 {
      key("size")
      number(min(100, max(0, placement.size)))
    }
    if placement.textAlign != .center {
      key("align")
      string(placement.textAlign.name)
    }
    endObject()
  }
}
