import CaptionModel

/// Writes the texts of cues with SubRip's tags.
///
/// Tags are held back until there is text for them, so empty ones are never written and a line
/// break never comes between a tag and its text.
struct SubRipTextWriter {
  /// A span that the walk is in.
  private struct OpenSpan {
    var opening: [UInt8]
    var closing: [UInt8]
    /// Whether the opening is still held back.
    var isPending = true
    /// Whether the opening is a speaker's label and not a tag.
    var isLabel = false
  }

  var output: [UInt8] = []
  private(set) var losses: [Loss] = []
  private let options: WritingOptions
  private let table = SubRipLine.byteTraits

  private var text = CaptionText.empty
  private var cue = 0
  private var open: [OpenSpan] = []
  /// How many of the open spans belong to the annotation of a ruby; their text is left out.
  private var annotationDepth = 0
  /// A label that goes behind the dash with which its speaker's text begins.
  private var labelAfterDash: [UInt8] = []
  private var lastVoice: (name: String, end: Int)?
  private var line = SubRipOutputLine()
  /// Whether the cue has text already, so a new line needs a line break.
  private var hasText = false

  init(_ options: WritingOptions) {
    self.options = options
  }

  mutating func lose(_ feature: String, _ what: String, _ reason: String, _ cue: Int?) {
    losses.append(Loss(feature: feature, what: what, reason: reason, cue: cue))
  }

  /// Writes a text and the empty line after it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - anchor: Where it stands, or nil for the usual place.
  ///   - cue: The index of the cue, for the losses.
  mutating func write(_ text: CaptionText, anchor: Anchor?, cue: Int) {
    self.text = text
    self.cue = cue
    hasText = false
    line = SubRipOutputLine()
    let start = output.count
    if let anchor {
      output.append("{\\an")
      output.append(anchor.number, width: 1)
      output.append(0x7D)
    }
    if text.spans.isEmpty {
      if !text.isEmpty { append(text.utf8.stored) }
    } else {
      open.removeAll(keepingCapacity: true)
      annotationDepth = 0
      labelAfterDash = []
      lastVoice = nil
      text.walk { event in
        switch event {
        case .open(let index): begin(text.spans[index])
        case .close(let index): end(text.spans[index])
        case .text(let range): if annotationDepth == 0 { append(text.utf8.stored(range)) }
        }
      }
    }
    if output.count > start { output.appendLineBreak() }
    output.appendLineBreak()
    if line.hasDroppedBlank {
      lose("blank-line", "empty line inside the text", "it would end a SubRip cue", cue)
    }
    if line.hasDroppedControl {
      lose("control-character", "control characters", "they can't be seen", cue)
    }
  }

  // MARK: Spans

  private mutating func begin(_ span: TextSpan) {
    if annotationDepth > 0 {
      annotationDepth += 1
      return
    }
    if span.classes.isEmpty, let tag = plainTag(span.kind) {
      open.append(tag)
      return
    }
    var tags = SubRipOutputTags(classes: span.classes)
    var isLabel = false
    switch span.kind {
    case .bold: tags.add("<b>", "</b>")
    case .italic: tags.add("<i>", "</i>")
    case .underline: tags.add("<u>", "</u>")
    case .class, .ruby, .rubyBase: break
    case .rubyText:
      annotationDepth = 1
      lose("ruby", "ruby text \"\(text.string(of: span))\"", "SubRip has no ruby", cue)
      return
    case .style(let style): tags.add(style)
    case .language(let tag):
      lose("language", "language \"\(tag)\"", "SubRip can't tell the language", cue)
    case .time(let time):
      var clock: [UInt8] = []
      clock.append(clock: time, separator: 0x2E)
      lose(
        "inline-time",
        "moment \(String(decoding: clock, as: UTF8.self)) inside the text",
        "SubRip shows a cue's text at once",
        cue
      )
    case .voice(let name):
      isLabel = beginVoice(name, span.range, &tags)
    }
    for lost in tags.lost { lose(lost.feature, lost.what, lost.reason, cue) }
    open.append(OpenSpan(opening: tags.opening, closing: tags.closing, isLabel: isLabel))
  }

  /// The tag of a span that is nothing but bold, italic or underlined.
  private func plainTag(_ kind: TextSpan.Kind) -> OpenSpan? {
    switch kind {
    case .bold: OpenSpan(opening: Self.bold.opening, closing: Self.bold.closing)
    case .italic: OpenSpan(opening: Self.italic.opening, closing: Self.italic.closing)
    case .underline: OpenSpan(opening: Self.underline.opening, closing: Self.underline.closing)
    default: nil
    }
  }

  private static let bold = (opening: Array("<b>".utf8), closing: Array("</b>".utf8))
  private static let italic = (opening: Array("<i>".utf8), closing: Array("</i>".utf8))
  private static let underline = (opening: Array("<u>".utf8), closing: Array("</u>".utf8))

  /// Decides about a speaker's label; gives whether it became part of the opening.
  private mutating func beginVoice(
    _ name: String,
    _ range: Range<Int>,
    _ tags: inout SubRipOutputTags
  ) -> Bool {
    guard !name.isEmpty else { return false }
    if options.speakers == .drop {
      lose("speaker", "speaker \"\(name)\"", "speakers are to be dropped", cue)
      return false
    }
    defer { lastVoice = (name, range.upperBound) }
    let labels = SpeakerLabel(name)
    if let lastVoice, lastVoice.name == name, lastVoice.end <= range.lowerBound,
      text.utf8[lastVoice.end..<range.lowerBound].allSatisfy({ $0 <= 0x20 })
    {
      return false
    }
    guard !labels.stands(in: text.utf8, range) else { return false }
    let written = labels.writtenAsSubRip
    if labels.dashLength(text.utf8, range) > 0 {
      labelAfterDash = written
      return false
    }
    tags.add(label: written)
    return true
  }

  private mutating func end(_ span: TextSpan) {
    if annotationDepth > 0 {
      annotationDepth -= 1
      return
    }
    if case .voice = span.kind { labelAfterDash = [] }
    guard let last = open.popLast(), !last.isPending else { return }
    output.append(contentsOf: last.closing)
  }

  /// Writes the line break and the tags that were held back.
  private mutating func flush() {
    if line.needsBreak {
      if hasText { output.appendLineBreak() }
      line.needsBreak = false
    }
    hasText = true
    // Pending spans are the innermost ones.
    var first = open.count
    while first > 0, open[first - 1].isPending { first -= 1 }
    for index in first..<open.count {
      output.append(contentsOf: open[index].opening)
      open[index].isPending = false
      // A number before times would be read as the cue's.
      if open[index].isLabel, open[index].opening.first?.isASCIIDigit != true { line.escape = nil }
    }
  }

  // MARK: Text

  /// Writes a part of the text, given by its place in the storage.
  private mutating func append(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      if position >= line.next {
        line.begin(text.utf8.storage, at: position, to: text.utf8.stored.upperBound, table)
      }
      let end = min(line.end, range.upperBound)
      if position < end, !line.isBlank { appendInLine(position..<end) }
      position = end
      // The line break itself.
      if position == line.end { position += 1 }
    }
  }

  private mutating func appendInLine(_ range: Range<Int>) {
    flush()
    var range = range
    if !labelAfterDash.isEmpty {
      let start = range.lowerBound - text.utf8.start
      let dash = SpeakerLabel.dashLength(text.utf8, start..<start + range.count)
      output.append(contentsOf: text.utf8.storage[range.lowerBound..<range.lowerBound + dash])
      output.append(contentsOf: labelAfterDash)
      labelAfterDash = []
      line.escape = nil
      range = range.lowerBound + dash..<range.upperBound
    }
    if line.isPlain {
      output.append(contentsOf: text.utf8.storage[range])
    } else {
      line.append(text.utf8.storage, range, table, to: &output)
    }
  }
}
