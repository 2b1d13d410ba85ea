import CaptionKit

/// The JSON document of `captionkit inspect`, written as it comes.
enum InspectJSON {
  /// Memory for this much is enough to keep the number of writes small.
  private static let bufferSize = 1 << 18

  static func write(
    _ file: CaptionFile,
    path: String,
    withTimeline: Bool,
    to console: inout Console
  ) throws(Failure) {
    var json = JSONOutput()
    let lines = LineTable(file.source)
    let document = file.isAccepted ? file.document : CaptionDocument()
    json.beginObject()
    json.head(path: path, format: file.format, accepted: file.isAccepted)
    json.key("encoding")
    json.string(file.source.encoding)
    json.key("language")
    json.string(document.language)
    json.key("cues")
    json.beginArray()
    for index in document.cues.indices {
      json.cue(index, of: file, lines)
      if json.bytes.count > bufferSize { try console.write(json.take()) }
    }
    json.endArray()
    json.key("regions")
    json.beginArray()
    for region in document.regions { json.region(region) }
    json.endArray()
    json.key("diagnostics")
    json.diagnostics(file.diagnostics, lines)
    if withTimeline {
      json.key("timeline")
      json.beginArray()
      try document.forEachInterval { interval throws(Failure) in
        json.interval(interval)
        if json.bytes.count > bufferSize { try console.write(json.take()) }
      }
      json.endArray()
    }
    json.endObject()
    json.endLine()
    try console.write(json.take())
  }

  static func writeUnreadable(
    _ path: String,
    _ reason: String,
    withTimeline: Bool,
    to console: inout Console
  ) throws(Failure) {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: nil, accepted: false)
    json.key("encoding")
    json.null()
    json.key("language")
    json.null()
    json.key("cues")
    json.strings([])
    json.key("regions")
    json.strings([])
    json.key("diagnostics")
    json.diagnostics([Diagnostic(CommandDiagnostics.unreadable, reason)], nil)
    if withTimeline {
      json.key("timeline")
      json.strings([])
    }
    json.endObject()
    json.endLine()
    try console.write(json.take())
  }
}

extension JSONOutput {
  /// The keys with which every document about a file begins.
  mutating func head(path: String, format: CaptionFormat?, accepted: Bool) {
    head(path: path, formatID: format?.id, accepted: accepted)
  }

  /// The members with which every document about a file begins, by the id of its format.
  mutating func head(path: String, formatID: String?, accepted: Bool) {
    key("schema")
    number(1)
    key("file")
    string(written(path))
    key("format")
    string(formatID)
    key("accepted")
    bool(accepted)
  }

  /// The document, on a line, about a file that can't be read.
  static func refusal(_ path: String, _ format: CaptionFormat?, _ reason: String) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: format, accepted: false)
    json.key("reason")
    json.string(reason)
    json.endObject()
    json.endLine()
    return json.take()
  }

  /// What every list of losses says of one.
  mutating func loss(_ loss: Loss) {
    key("feature")
    string(loss.feature)
    key("what")
    string(loss.what)
    key("reason")
    string(loss.reason)
    key("cue")
    if let cue = loss.cue { number(cue) } else { null() }
  }

  fileprivate mutating func cue(_ index: Int, of file: CaptionFile, _ lines: LineTable) {
    let cue = file.document.cues[index]
    beginObject()
    key("id")
    string(cue.identifier)
    key("begin")
    milliseconds(cue.begin)
    key("end")
    milliseconds(cue.end)
    key("text")
    string(utf8: cue.text.utf8WithoutMarkedRuby.contiguous)
    key("speakers")
    strings(cue.speakers)
    key("region")
    string(cue.region)
    key("nodes")
    nodes(of: cue.text)
    key("source")
    let position = lines.position(of: file.result.map.start(ofCue: index) ?? 0)
    beginObject()
    place(position)
    endObject()
    if let format = file.format {
      let details = format.describe(index, file.result, file.source)
      if !details.isEmpty {
        key(format.id)
        beginObject()
        for detail in details {
          key(detail.key)
          value(detail.value)
        }
        endObject()
      }
    }
    endObject()
  }

  private mutating func place(_ position: SourcePosition) {
    key("line")
    number(position.line)
    key("column")
    number(position.column)
  }

  private mutating func value(_ value: Detail.Value) {
    switch value {
    case .null: null()
    case .string(let text): string(text)
    case .number(let number): self.number(number)
    case .bool(let flag): bool(flag)
    // Formats build these lists themselves, a level or two deep.
    case .list(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    }
  }

  /// The text as a tree; the walk keeps the depth, so nothing recurses.
  mutating func nodes(of text: CaptionText) {
    beginArray()
    text.walk { event in
      switch event {
      case .text(let range):
        beginObject()
        key("text")
        string(utf8: text.utf8.contiguous(range))
        endObject()
      case .open(let index): open(text.spans[index])
      case .close(let index):
        if case .time = text.spans[index].kind { return }
        endArray()
        endObject()
      }
    }
    endArray()
  }

  private mutating func open(_ span: TextSpan) {
    beginObject()
    if case .time(let time) = span.kind {
      key("time")
      milliseconds(time)
      endObject()
      return
    }
    key("kind")
    string(span.kind.name)
    if !span.classes.isEmpty {
      key("classes")
      strings(span.classes)
    }
    switch span.kind {
    case .voice(let name):
      key("name")
      string(name)
    case .language(let tag):
      key("tag")
      string(tag)
    case .style(let style):
      key("style")
      beginObject()
      for property in style.properties {
        key(escaping: property.name)
        string(property.value)
      }
      endObject()
    default: break
    }
    key("children")
    beginArray()
  }

  fileprivate mutating func region(_ region: Region) {
    beginObject()
    key("id")
    string(region.id)
    switch region.geometry {
    case .anchored(let anchored):
      key("width")
      number(anchored.width)
      key("lines")
      number(anchored.lines)
      key("regionAnchorX")
      number(anchored.regionAnchor.x)
      key("regionAnchorY")
      number(anchored.regionAnchor.y)
      key("viewportAnchorX")
      number(anchored.viewportAnchor.x)
      key("viewportAnchorY")
      number(anchored.viewportAnchor.y)
      key("scroll")
      string(anchored.scrollsUp ? "up" : "")
    case .box(let box):
      key("origin")
      pair(box.x, box.y)
      key("extent")
      pair(box.width, box.height)
      key("displayAlign")
      string(box.displayAlign.name)
      key("writingMode")
      string(box.writingMode.name)
    }
    endObject()
  }

  private mutating func pair(_ first: Double, _ second: Double) {
    beginArray()
    number(first)
    number(second)
    endArray()
  }

  /// A list of diagnostics; without lines, each is about the whole file.
  mutating func diagnostics(_ diagnostics: [Diagnostic], _ lines: LineTable?) {
    beginArray()
    for diagnostic in diagnostics {
      beginObject()
      key("code")
      string(diagnostic.code)
      key("severity")
      string(diagnostic.severity.rawValue)
      key("kind")
      string(diagnostic.kind.rawValue)
      key("message")
      string(diagnostic.message)
      place(start(of: diagnostic.range, lines))
      key("cue")
      if let cue = diagnostic.cue { number(cue) } else { null() }
      if !diagnostic.notes.isEmpty {
        key("notes")
        beginArray()
        for note in diagnostic.notes {
          beginObject()
          key("message")
          string(note.message)
          if note.range != nil { place(start(of: note.range, lines)) }
          endObject()
        }
        endArray()
      }
      endObject()
    }
    endArray()
  }

  private func start(of range: Range<Int>?, _ lines: LineTable?) -> SourcePosition {
    guard let range, let lines else { return SourcePosition(line: 1, column: 1) }
    return lines.position(of: range.lowerBound)
  }

  fileprivate mutating func interval(_ interval: TimelineInterval) {
    beginObject()
    key("begin")
    milliseconds(interval.begin)
    key("end")
    milliseconds(interval.end)
    key("regions")
    beginArray()
    for shown in interval.regions {
      beginObject()
      key("region")
      string(shown.region)
      key("paragraphs")
      strings(shown.paragraphs)
      endObject()
    }
    endArray()
    endObject()
  }
}
