import CaptionModel

/// Turns the text of one cue into plain text and styles.
struct TimedTextConverter {
  /// The most bytes of one text, whose length has 16 bits.
  static let longestText = 65_535

  /// The look at a place of the text.
  private struct Look: Equatable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var color: Color?
  }

  private let text: CaptionText
  private let cue: Int
  private(set) var output: [UInt8] = []
  private(set) var styles: [TimedTextCue.Style] = []
  private(set) var losses: [Loss] = []
  /// How many characters have been written.
  private var characters = 0
  private var looks = [Look()]
  /// How many of the open spans belong to the annotation of a ruby, whose text is left out.
  private var annotationDepth = 0
  private var hasDroppedControl = false

  /// Takes the text of a cue.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cue: The index of the cue, for the losses.
  init(_ text: CaptionText, _ cue: Int) {
    self.text = text
    self.cue = cue
    output.reserveCapacity(text.utf8.count)
  }

  mutating func convert() {
    text.walk { event in
      switch event {
      case .open(let index): open(text.spans[index])
      case .close: close()
      case .text(let range): if annotationDepth == 0 { append(text.utf8.contiguous(range)) }
      }
    }
    if hasDroppedControl { lose("control-character", "control characters", "they can't be seen") }
    cut()
  }

  private mutating func lose(_ feature: String, _ what: String, _ reason: String) {
    let loss = Loss(feature: feature, what: what, reason: reason, cue: cue)
    if !losses.contains(loss) { losses.append(loss) }
  }

  // MARK: Spans

  private mutating func open(_ span: TextSpan) {
    if annotationDepth > 0 {
      annotationDepth += 1
      return
    }
    var look = looks.last ?? Look()
    for name in span.classes {
      if let color = Color(captionClass: name) {
        look.color = color
      } else {
        lose("class", "class \"\(name)\"", "3GPP Timed Text has no classes")
      }
    }
    switch span.kind {
    case .bold: look.isBold = true
    case .italic: look.isItalic = true
    case .underline: look.isUnderlined = true
    case .class, .ruby, .rubyBase: break
    case .style(let style): apply(style, to: &look)
    case .rubyText:
      annotationDepth = 1
      lose("ruby", "ruby text \"\(text.string(of: span))\"", "3GPP Timed Text has no ruby")
      return
    case .voice(let name):
      // Those that are to be written have been typed into the text.
      if !name.isEmpty { lose("speaker", "speaker \"\(name)\"", "speakers are to be dropped") }
    case .language(let tag):
      lose("language", "language \"\(tag)\"", "3GPP Timed Text has one language for the track")
    case .time(let time):
      lose(
        "inline-time",
        "moment \(time.milliseconds) ms inside the text",
        "the text of a cue is shown at once"
      )
    }
    looks.append(look)
  }

  private mutating func close() {
    if annotationDepth > 0 {
      annotationDepth -= 1
    } else if looks.count > 1 {
      looks.removeLast()
    }
  }

  private mutating func apply(_ style: TextStyle, to look: inout Look) {
    for property in style.properties {
      switch property {
      case .color(let color): look.color = color
      // An id is no look that anybody would miss.
      case .other where property.isNoLook: break
      default:
        lose(
          property.name,
          "\(property.name) \"\(property.value)\"",
          "the text of 3GPP Timed Text that is written has no such style"
        )
      }
    }
  }

  // MARK: Text

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    let start = characters
    for byte in bytes {
      guard byte >= 0x20 && byte != 0x7F || byte == 0x0A || byte == 0x09 else {
        hasDroppedControl = true
        continue
      }
      output.append(byte)
      if byte & 0xC0 != 0x80 { characters += 1 }
    }
    guard let look = looks.last, look != Look(), characters > start else { return }
    if let last = styles.indices.last, styles[last].range.upperBound == start,
      Self.look(of: styles[last]) == look
    {
      styles[last].range = styles[last].range.lowerBound..<characters
    } else {
      styles.append(
        TimedTextCue.Style(
          start..<characters,
          isBold: look.isBold,
          isItalic: look.isItalic,
          isUnderlined: look.isUnderlined,
          color: look.color
        )
      )
    }
  }

  private static func look(of style: TimedTextCue.Style) -> Look {
    Look(
      isBold: style.isBold,
      isItalic: style.isItalic,
      isUnderlined: style.isUnderlined,
      color: style.color
    )
  }

  /// Cuts a text that is too long for a sample.
  private mutating func cut() {
    guard output.count > Self.longestText else { return }
    var end = Self.longestText
    while end > 0, output[end] & 0xC0 == 0x80 { end -= 1 }
    lose(
      "long-text",
      "\(output.count - end) bytes at the end of the text",
      "a text sample has \(Self.longestText) bytes at most"
    )
    output.removeLast(output.count - end)
    let count = output.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    styles = styles.compactMap { style in
      guard style.range.lowerBound < count else { return nil }
      var style = style
      style.range = style.range.lowerBound..<min(style.range.upperBound, count)
      return style
    }
  }
}
