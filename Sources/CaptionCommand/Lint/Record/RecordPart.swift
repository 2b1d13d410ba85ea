import CaptionKit

extension JSONOutput {
  /// Writes the numbers of a part that is closed.
  mutating func outline(_ part: CheckedPart) {
    beginObject()
    if !part.isFile {
      key("track")
      bool(true)
    }
    if part.suppressed > 0 {
      key("suppressed")
      number(part.suppressed)
    }
    part.uses.write(to: &self)
    key("notRun")
    notRun(part.tally?.notRun ?? [])
    key("counts")
    objects(part.tally?.counts ?? []) { json, entry in
      json.key("code")
      json.string(entry.code)
      json.key("severity")
      json.string(entry.severity.rawValue)
      json.key("count")
      json.number(entry.count)
    }
    endObject()
  }

  private mutating func notRun(_ rules: [LintReport.NotRun]) {
    objects(rules) { json, rule in
      json.key("rule")
      json.string(rule.rule)
      json.key("reason")
      json.string(rule.reason)
      if rule.isFromCaller {
        json.key("fromCaller")
        json.bool(true)
      }
    }
  }

  /// Writes a file that was checked, or one track of a movie, with all that reports ask of it.
  mutating func part(_ part: CheckedPart) {
    guard let file = part.file else { return }
    beginObject()
    key("path")
    string(file.path)
    key("format")
    string(file.formatID)
    key("accepted")
    bool(file.isAccepted)
    for (name, holds) in [
      ("hasText", file.stored?.hasText ?? (file.source != nil)), ("hasNoCues", file.hasNoCues),
      ("unreadable", file.isUnreadable), ("unread", part.isUnread), ("track", !part.isFile),
    ] where holds {
      key(name)
      bool(true)
    }
    if part.suppressed > 0 {
      key("suppressed")
      number(part.suppressed)
    }
    part.uses.write(to: &self)
    findings(file)
    if let report = file.report {
      key("run")
      strings(report.run)
      key("notRun")
      notRun(report.notRun)
    }
    if let coverage = file.coverageJSON {
      key("coverage")
      raw(coverage)
    }
    endObject()
  }

  private mutating func findings(_ file: CheckedFile) {
    var cues: [Int] = []
    var known: Set<Int> = []
    key("findings")
    beginArray()
    for (index, item) in file.items.enumerated() {
      let finding = file.finding(item)
      var isOfRules = file.stored?.ofRules.contains(index) ?? false
      if case .finding = item { isOfRules = true }
      recorded(finding, isOfRules: isOfRules, file, index)
      if let cue = finding.diagnostic.cue, known.insert(cue).inserted { cues.append(cue) }
    }
    endArray()
    key("cues")
    beginArray()
    for index in cues {
      guard let cue = file.cue(at: index) else { continue }
      beginObject()
      key("index")
      number(index)
      if let id = cue.identifier {
        key("id")
        string(id)
      }
      key("begin")
      whole(cue.begin.units)
      if let end = cue.end {
        key("end")
        whole(end.units)
      }
      key("text")
      let utf8 = cue.text.utf8
      string(utf8: utf8.contiguous(utf8.indices))
      endObject()
    }
    endArray()
  }

  private mutating func recorded(
    _ finding: LintFinding,
    isOfRules: Bool,
    _ file: CheckedFile,
    _ index: Int
  ) {
    let diagnostic = finding.diagnostic
    beginObject()
    key("code")
    string(diagnostic.code)
    key("severity")
    string(diagnostic.severity.rawValue)
    key("kind")
    string(diagnostic.kind.rawValue)
    key("message")
    string(diagnostic.message)
    if isOfRules {
      key("ofRules")
      bool(true)
    }
    if let cue = diagnostic.cue {
      key("cue")
      number(cue)
    }
    if let range = diagnostic.range { place(range, file) }
    if let excerpt = finding.excerpt {
      key("excerpt")
      pair(excerpt)
    }
    if let measurement = finding.measurement {
      for (name, text) in [
        ("measured", measurement.measured), ("allowed", measurement.allowed),
        ("unit", measurement.unit), ("option", measurement.option),
      ] {
        key(name)
        string(text)
      }
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
    if !diagnostic.notes.isEmpty {
      key("notes")
      objects(diagnostic.notes) { json, note in
        json.key("message")
        json.string(note.message)
        if let range = note.range { json.place(range, file) }
      }
    }
    if !isOfRules { quote(diagnostic, file, index) }
    endObject()
  }

  /// What people are shown of the source.
  private mutating func quote(_ diagnostic: Diagnostic, _ file: CheckedFile, _ index: Int) {
    var quote = file.stored?.quotes[index]
    if let range = diagnostic.range, let source = file.source,
      let line = [UInt8].quotedLine(range, of: source.bytes)
    {
      quote = .init(
        line: Array(source.bytes[line]),
        place: range.lowerBound - line.lowerBound..<range.upperBound - line.lowerBound
      )
    }
    guard let quote else { return }
    key("quote")
    string(utf8: quote.line[...])
    key("quoted")
    pair(quote.place)
  }

  private mutating func place(_ range: Range<Int>, _ file: CheckedFile) {
    key("range")
    pair(range)
    let (start, end) = (file.position(at: range.lowerBound), file.position(at: range.upperBound))
    for (name, value) in [
      ("line", start.line), ("column", start.column), ("endLine", end.line),
      ("endColumn", end.column),
    ] {
      key(name)
      number(value)
    }
  }

  private mutating func pair(_ range: Range<Int>) {
    beginArray()
    number(range.lowerBound)
    number(range.upperBound)
    endArray()
  }

  private mutating func whole(_ value: Int128) {
    if let small = Int(exactly: value) { return number(small) }
    raw(Array("\(value)".utf8))
  }
}
