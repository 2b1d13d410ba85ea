import CaptionKit

extension JSONOutput {
  /// A finding with its place; keys that it has nothing for are left out.
  mutating func finding(
    _ finding: LintFinding,
    in file: CheckedFile,
    _ timeCode: TimeCodeStyle,
    path: String? = nil
  ) {
    let diagnostic = finding.diagnostic
    beginObject()
    if let path {
      key("file")
      string(path)
    }
    key("code")
    string(diagnostic.code)
    key("severity")
    string(diagnostic.severity.rawValue)
    key("kind")
    string(diagnostic.kind.rawValue)
    key("message")
    string(diagnostic.message)
    position(file.position(of: finding))
    key("cue")
    if let cue = diagnostic.cue { number(cue) } else { null() }
    if let cue = file.cue(of: finding) {
      if let id = cue.identifier {
        key("id")
        string(id)
      }
      key("timecode")
      string(timeCode.string(cue.begin))
      if let end = cue.end {
        key("endTimecode")
        string(timeCode.string(end))
      }
      key("text")
      string(Self.text(cue.text.utf8, cue.text.utf8.indices))
      if let excerpt = finding.excerpt {
        key("excerpt")
        string(Self.text(cue.text.utf8, excerpt.clamped(to: cue.text.utf8.indices)))
      }
    }
    if let measurement = finding.measurement {
      key("measured")
      amount(measurement.measured)
      key("allowed")
      amount(measurement.allowed)
      key("unit")
      string(measurement.unit)
      key("option")
      string(measurement.option)
    }
    if let origin = finding.limitOrigin {
      key("source")
      self.origin(origin)
    }
    if let fix = finding.fix {
      key("fix")
      beginObject()
      key("title")
      string(fix.title)
      key("safety")
      string(fix.safety.rawValue)
      endObject()
    }
    if !diagnostic.notes.isEmpty { notes(diagnostic.notes, in: file) }
    endObject()
  }

  /// A text, cut after so many bytes that nobody misses what a line of captions holds: a text of a
  /// megabyte may have thousands of findings.
  private static func text(_ utf8: CaptionText.UTF8View, _ range: Range<Int>) -> String {
    guard range.count > 1000 else { return String(decoding: utf8[range], as: UTF8.self) }
    var end = range.lowerBound + 1000
    while end > range.lowerBound, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: utf8[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  private mutating func notes(_ notes: [Diagnostic.Note], in file: CheckedFile) {
    key("notes")
    beginArray()
    for note in notes {
      beginObject()
      key("message")
      string(note.message)
      if let range = note.range { position(file.position(at: range.lowerBound)) }
      endObject()
    }
    endArray()
  }

  private mutating func position(_ position: SourcePosition) {
    key("line")
    number(position.line)
    key("column")
    number(position.column)
  }

  /// What set a value, and whose figure it is.
  mutating func origin(_ origin: SettingOrigin) {
    beginObject()
    key("layer")
    string(origin.layer)
    if let source = origin.source {
      key("publication")
      string(source)
    }
    if let grade = origin.grade {
      key("grade")
      string(grade)
    }
    endObject()
  }

  /// A number as it is written, or a text where it is more than a number.
  private mutating func amount(_ text: String) {
    guard let value = Double(text), value.isFinite, plainDecimal(value) == text else {
      return string(text)
    }
    number(value)
  }
}
