import CaptionKit

/// `captionkit rules`: which rules there are.
struct RulesCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false

  static let description = CommandDescription(
    name: "rules",
    summary: "list the rules of lint",
    usage: ["[--json]"],
    operandKind: .oneOf([]),
    discussion: [
      "Lists each rule with the severity that it has unless a profile or configuration says "
        + "otherwise. captionkit explain RULE tells all of one."
    ],
    examples: [.init(line: "rules --json", purpose: "list them with their options for a program")]
  )

  static var options: [OptionSpec<RulesCommand>] {
    [.flag("json", "Print one JSON document.") { $0.isJSON = true }]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    if let extra = operands.first {
      throw UsageError("rules takes no operand, so not '\(extra)'")
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    guard !isJSON else { return try console.write(json()) }
    var table = Table([("rule", .left), ("severity", .left), ("what it finds", .left)])
    for rule in RuleCatalog.all {
      let severity = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
      table.add([rule.id, severity, rule.summary])
    }
    for line in table.lines(width: console.tableWidth) { try console.print(line) }
  }

  private func json() -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("rules")
    json.beginArray()
    for rule in RuleCatalog.all {
      json.beginObject()
      json.key("id")
      json.string(rule.id)
      json.key("aliases")
      json.strings(rule.aliases)
      json.key("summary")
      json.string(rule.summary)
      json.key("severity")
      json.string(rule.severity.rawValue)
      json.key("isOnByDefault")
      json.bool(rule.isOnByDefault)
      json.key("evidence")
      json.strings(rule.evidence.map(\.rawValue))
      json.key("options")
      json.beginArray()
      for option in rule.options {
        json.beginObject()
        json.key("name")
        json.string(option.name)
        json.key("summary")
        json.string(option.summary)
        json.key("unit")
        json.string(option.unit)
        json.key("takes")
        json.string(option.expectation)
        json.key("default")
        json.string("\(option.defaultValue)")
        json.endObject()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.take()
  }
}
