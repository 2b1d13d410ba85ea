import CaptionKit

extension JSONInput {
  /// Reads a file that was checked, or one track of a movie.
  mutating func part() throws(JSONFault) -> CheckedPart {
    var part = StoredPart()
    try object { (json, name) throws(JSONFault) in try part.read(name, &json) }
    return part.checked()
  }
}

/// A part of a record while it is read.
private struct StoredPart {
  private var path = ""
  private var stored = StoredFile()
  private var isUnread = false
  private var isTrack = false
  private var suppressed = 0
  private var uses = ConfigurationSuppressions()
  private var findings: [LintFinding] = []
  private var run: [String]?
  /// The numbers, where there is no more.
  private var counts: [(code: String, severity: Severity, count: Int)]?
  private var notRun: [LintReport.NotRun] = []

  mutating func read(_ name: String, _ json: inout JSONInput) throws(JSONFault) {
    switch name {
    case "path": path = try json.string()
    case "format": stored.formatID = json.null() ? nil : try json.string()
    case "accepted": stored.isAccepted = try json.bool()
    case "hasText": stored.hasText = try json.bool()
    case "hasNoCues": stored.hasNoCues = try json.bool()
    case "unreadable": stored.isUnreadable = try json.bool()
    case "unread": isUnread = try json.bool()
    case "track": isTrack = try json.bool()
    case "suppressed": suppressed = try json.int()
    case "uses": uses = try ConfigurationSuppressions(&json)
    case "findings": try readFindings(&json)
    case "cues": try readCues(&json)
    case "run": run = try json.strings()
    case "notRun": try readNotRun(&json)
    case "counts": try readCounts(&json)
    case "coverage": stored.coverage = try json.raw()
    default: try json.skip()
    }
  }

  func checked() -> CheckedPart {
    let report = run.map { LintReport(run: $0, notRun: notRun) }
    var part =
      counts.map { CheckedPart(FileTally(counts: $0, notRun: notRun)) }
      ?? CheckedPart(CheckedFile(stored, path: path, findings, report))
    part.isFile = !isTrack
    part.isUnread = isUnread
    part.suppressed = suppressed
    part.uses = uses
    return part
  }

  // MARK: Members

  private mutating func readNotRun(_ json: inout JSONInput) throws(JSONFault) {
    var rules: [LintReport.NotRun] = []
    try json.array { (json) throws(JSONFault) in
      var rule = LintReport.NotRun(rule: "", reason: "", isFromCaller: false)
      try json.object { (json, name) throws(JSONFault) in
        switch name {
        case "rule": rule.rule = try json.string()
        case "reason": rule.reason = try json.string()
        case "fromCaller": rule.isFromCaller = try json.bool()
        default: try json.skip()
        }
      }
      rules.append(rule)
    }
    notRun = rules
  }

  private mutating func readCounts(_ json: inout JSONInput) throws(JSONFault) {
    var counts: [(code: String, severity: Severity, count: Int)] = []
    try json.array { (json) throws(JSONFault) in
      var entry = (code: "", severity: Severity.error, count: 0)
      try json.object { (json, name) throws(JSONFault) in
        switch name {
        case "code": entry.code = try json.string()
        case "severity": entry.severity = Severity(rawValue: try json.string()) ?? .error
        case "count": entry.count = try json.int()
        default: try json.skip()
        }
      }
      counts.append(entry)
    }
    self.counts = counts
  }

  private mutating func readCues(_ json: inout JSONInput) throws(JSONFault) {
    var cues: [Int: Cue] = [:]
    try json.array { (json) throws(JSONFault) in
      var (index, begin, text) = (0, MediaTime.zero, "")
      var id: String?
      var end: MediaTime?
      try json.object { (json, name) throws(JSONFault) in
        switch name {
        case "index": index = try json.int()
        case "id": id = try json.string()
        case "begin": begin = MediaTime(units: try json.wholeNumber())
        case "end": end = MediaTime(units: try json.wholeNumber())
        case "text": text = try json.string()
        default: try json.skip()
        }
      }
      cues[index] = Cue(identifier: id, begin: begin, end: end, text: CaptionText(text))
    }
    stored.cues = cues
  }

  private mutating func readFindings(_ json: inout JSONInput) throws(JSONFault) {
    var findings: [LintFinding] = []
    var stored = self.stored
    try json.array { (json) throws(JSONFault) in
      findings.append(try Self.finding(&json, findings.count, &stored))
    }
    self.findings = findings
    self.stored = stored
  }

  private static func finding(
    _ json: inout JSONInput,
    _ index: Int,
    _ stored: inout StoredFile
  ) throws(JSONFault) -> LintFinding {
    var diagnostic = Diagnostic(code: "", severity: .warning, message: "")
    var finding = LintFinding(diagnostic)
    var place = StoredPlace()
    var measurement: [String: String] = [:]
    var quote: [UInt8]?
    var quoted = 0..<0
    try json.object { (json, name) throws(JSONFault) in
      switch name {
      case "code": diagnostic.code = try json.string()
      case "severity":
        diagnostic.severity = Severity(rawValue: try json.string()) ?? .error
      case "kind": diagnostic.kind = Diagnostic.Kind(rawValue: try json.string()) ?? .rule
      case "message": diagnostic.message = try json.string()
      case "ofRules": if try json.bool() { stored.ofRules.insert(index) }
      case "cue": diagnostic.cue = try json.int()
      case "excerpt": finding.excerpt = try json.pair()
      case "measured", "allowed", "unit", "option": measurement[name] = try json.string()
      case "source": finding.limitOrigin = try json.origin()
      case "fix": finding.fix = try json.fix()
      case "notes":
        var notes: [Diagnostic.Note] = []
        try json.array { (json) throws(JSONFault) in
          var note = Diagnostic.Note("")
          var place = StoredPlace()
          try json.object { (json, name) throws(JSONFault) in
            if name == "message" {
              note.message = try json.string()
            } else {
              try place.read(name, &json)
            }
          }
          note.range = place.range
          place.put(into: &stored)
          notes.append(note)
        }
        diagnostic.notes = notes
      case "quote": quote = try json.utf8()
      case "quoted": quoted = try json.pair()
      default: try place.read(name, &json)
      }
    }
    diagnostic.range = place.range
    place.put(into: &stored)
    if let measured = measurement["measured"], let allowed = measurement["allowed"] {
      finding.measurement = .init(
        measured,
        allowed: allowed,
        unit: measurement["unit"] ?? "",
        option: measurement["option"] ?? ""
      )
    }
    if let quote { stored.quotes[index] = .init(line: quote, place: quoted) }
    finding.diagnostic = diagnostic
    return finding
  }
}

/// Where a finding or note stands, while it is read.
private struct StoredPlace {
  private(set) var range: Range<Int>?
  private var start = SourcePosition(line: 1, column: 1)
  private var end = SourcePosition(line: 1, column: 1)

  mutating func read(_ name: String, _ json: inout JSONInput) throws(JSONFault) {
    switch name {
    case "range": range = try json.pair()
    case "line": start.line = try json.int()
    case "column": start.column = try json.int()
    case "endLine": end.line = try json.int()
    case "endColumn": end.column = try json.int()
    default: try json.skip()
    }
  }

  func put(into stored: inout StoredFile) {
    guard let range else { return }
    stored.places[range.lowerBound] = start
    stored.places[range.upperBound] = end
  }
}

extension JSONInput {
  fileprivate mutating func pair() throws(JSONFault) -> Range<Int> {
    var numbers: [Int] = []
    try array { (json) throws(JSONFault) in numbers.append(try json.int()) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw JSONFault(expected: "two numbers in order", offset: offset)
    }
    return numbers[0]..<numbers[1]
  }

  fileprivate mutating func origin() throws(JSONFault) -> SettingOrigin {
    var origin = SettingOrigin("")
    try object { (json, name) throws(JSONFault) in
      switch name {
      case "layer": origin.layer = try json.string()
      case "publication": origin.source = try json.string()
      case "grade": origin.grade = try json.string()
      default: try json.skip()
      }
    }
    return origin
  }

  /// The edits themselves are not kept, since they are made where the file is.
  fileprivate mutating func fix() throws(JSONFault) -> Fix {
    var fix = Fix("", [])
    try object { (json, name) throws(JSONFault) in
      switch name {
      case "title": fix.title = try json.string()
      case "safety": fix.safety = Fix.Safety(rawValue: try json.string()) ?? .unsafe
      default: try json.skip()
      }
    }
    return fix
  }
}
