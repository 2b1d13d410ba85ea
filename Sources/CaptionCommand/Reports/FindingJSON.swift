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
