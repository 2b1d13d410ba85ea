import CaptionKit

/// All that came of one file, as a line of JSON from which any report can be made later or elsewhere, with
/// the facts that checks across files need.
struct FileRecord: Sendable {
  /// The version of the form; another one is not read.
  static let version = 1

  /// The path as it was named.
  var file: String
  /// Its number in the list of the run, from 0; nil where there was no list.
  var index: Int?
  /// What programs are told.
  var forPrograms: FileResult
  /// What people are told, where that is not the same: of a refused file the reason alone.
  var forPeople: FileResult?
  /// The facts, as a JSON object.
  var facts: [UInt8]?

  /// What a run is told.
  func result(isForPrograms: Bool) -> FileResult {
    isForPrograms ? forPrograms : forPeople ?? forPrograms
  }

  /// The record as a line of JSON.
  func line() -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(Self.version)
    json.key("file")
    json.string(file)
    if let index {
      json.key("index")
      json.number(index)
    }
    json.result(forPrograms)
    if let facts {
      json.key("facts")
      json.raw(facts)
    }
    if let forPeople {
      json.key("people")
      json.beginObject()
      json.result(forPeople)
      json.endObject()
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  /// Reads a line.
  init(line: [UInt8]) throws(JSONFault) {
    var json = JSONInput(line)
    var file = ""
    var version = 0
    var index: Int?
    var facts: [UInt8]?
    var programs = StoredResult()
    var people: StoredResult?
    try json.object { (json, name) throws(JSONFault) in
      switch name {
      case "schema": version = try json.int()
      case "file": file = try json.string()
      case "index": index = try json.int()
      case "facts": facts = try json.raw()
      case "people":
        var result = StoredResult()
        try json.object { (json, name) throws(JSONFault) in try result.read(name, &json) }
        people = result
      default: try programs.read(name, &json)
      }
    }
    try json.end()
    guard version == Self.version else {
      throw JSONFault(expected: "a record of version \(Self.version)", offset: 0)
    }
    self.file = file
    self.index = index
    self.facts = facts
    forPrograms = programs.result(file)
    forPeople = people?.result(file)
  }

  init(_ file: String, forPrograms: FileResult, forPeople: FileResult?, facts: [UInt8]?) {
    self.file = file
    self.forPrograms = forPrograms
    self.forPeople = forPeople
    self.facts = facts
  }
}

extension FileRecord {
  /// What the sums of a run need of a file whose parts are closed, as JSON.
  static func outline(_ result: FileResult) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.result(result, isOutline: true)
    json.endObject()
    return json.take()
  }

  /// Reads what ``outline(_:)`` wrote of the file at a path.
  static func result(outline: [UInt8], _ path: String) throws(JSONFault) -> FileResult {
    var json = JSONInput(outline)
    var stored = StoredResult()
    try json.object { (json, name) throws(JSONFault) in try stored.read(name, &json) }
    return stored.result(path)
  }
}

extension ExitStatus {
  /// What records call it.
  fileprivate var recordName: String { "\(self)" }

  fileprivate init?(recordName: String) {
    guard let status = Self.allCases.first(where: { $0.recordName == recordName }) else {
      return nil
    }
    self = status
  }
}

extension JSONOutput {
  /// Writes the members that tell what came of a file.
  fileprivate mutating func result(_ result: FileResult, isOutline: Bool = false) {
    key("status")
    string(result.status.recordName)
    var parts: [CheckedPart] = []
    var messages: [(kind: String, text: String, before: Int)] = []
    for step in result.steps {
      switch step {
      case .part(let part): parts.append(part)
      case .firstRemark(let text): messages.append(("first", text, parts.count))
      case .message(let message): messages.append((message.recordName, message.text, parts.count))
      }
    }
    key("parts")
    beginArray()
    for part in parts {
      if isOutline { outline(part) } else { self.part(part) }
    }
    endArray()
    guard !messages.isEmpty else { return }
    key("messages")
    objects(messages) { json, message in
      json.key("kind")
      json.string(message.kind)
      json.key("text")
      json.string(message.text)
      json.key("before")
      json.number(message.before)
    }
  }
}

extension ConsoleMessage {
  fileprivate var recordName: String {
    switch self {
    case .said: "said"
    case .remarked: "remarked"
    case .told: "told"
    case .printed: "printed"
    }
  }

  fileprivate var text: String {
    switch self {
    case .said(let text), .remarked(let text), .told(let text): text
    case .printed(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// What came of a file, as it is read from a record.
private struct StoredResult {
  private var status = ExitStatus.done
  private var parts: [CheckedPart] = []
  private var messages: [(step: FileResult.Step, before: Int)] = []

  /// Reads a member, or skips one that is not known.
  mutating func read(_ name: String, _ json: inout JSONInput) throws(JSONFault) {
    switch name {
    case "status": status = ExitStatus(recordName: try json.string()) ?? .internalError
    case "parts":
      var parts: [CheckedPart] = []
      try json.array { (json) throws(JSONFault) in parts.append(try json.part()) }
      self.parts = parts
    case "messages":
      var messages: [(step: FileResult.Step, before: Int)] = []
      try json.array { (json) throws(JSONFault) in
        if let message = try Self.message(&json) { messages.append(message) }
      }
      self.messages = messages
    default: try json.skip()
    }
  }

  private static func message(
    _ json: inout JSONInput
  ) throws(JSONFault) -> (step: FileResult.Step, before: Int)? {
    var (kind, text, before) = ("", "", 0)
    try json.object { (json, name) throws(JSONFault) in
      switch name {
      case "kind": kind = try json.string()
      case "text": text = try json.string()
      case "before": before = try json.int()
      default: try json.skip()
      }
    }
    switch kind {
    case "first": return (.firstRemark(text), before)
    case "said": return (.message(.said(text)), before)
    case "remarked": return (.message(.remarked(text)), before)
    case "told": return (.message(.told(text)), before)
    case "printed": return (.message(.printed(Array(text.utf8))), before)
    default: return nil
    }
  }

  func result(_ path: String) -> FileResult {
    var result = FileResult(path)
    result.status = status
    var next = 0
    for (number, part) in parts.enumerated() {
      while next < messages.count, messages[next].before <= number {
        result.steps.append(messages[next].step)
        next += 1
      }
      result.steps.append(.part(part))
    }
    result.steps += messages[next...].map(\.step)
    return result
  }
}
