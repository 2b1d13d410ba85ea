import CaptionKit

extension FileMender.Mended {
  /// What was mended in a file, for programs.
  ///
  /// - Parameter isWritten: Whether the file was changed; nothing of it is where a diff was asked for.
  func json(path: String, isWritten: Bool) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: after.format, accepted: true)
    json.key("changed")
    json.bool(isWritten && isChanged)
    json.key("mended")
    json.objects(fixed.made) { json, fix in
      json.key("code")
      json.string(fix.code)
      json.key("title")
      json.string(fix.title)
      json.key("findings")
      json.number(fix.findings)
    }
    let lines = LineTable(after.source)
    json.key("notMended")
    json.objects(fixed.refused) { json, fix in
      let position = lines.position(of: fix.finding.range?.lowerBound ?? 0)
      json.key("code")
      json.string(fix.finding.code)
      json.key("line")
      json.number(position.line)
      json.key("column")
      json.number(position.column)
      json.key("title")
      json.string(fix.title)
      json.key("reason")
      json.string(fix.reason)
    }
    let counts = left.severities
    json.key("left")
    json.beginObject()
    for severity in [Severity.error, .warning, .advice] {
      json.key(severity.rawValue)
      json.number(counts[severity] ?? 0)
    }
    json.endObject()
    json.key("diff")
    json.string(isWritten ? nil : String(decoding: diff(path: oneLine(path)), as: UTF8.self))
    json.endObject()
    json.endLine()
    return json.take()
  }
}
