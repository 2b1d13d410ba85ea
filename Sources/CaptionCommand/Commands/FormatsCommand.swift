import CaptionKit

/// `captionkit formats`: which formats there are.
struct FormatsCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false

  static let description = CommandDescription(
    name: "formats",
    summary: "list the caption formats",
    usage: ["[--json]"],
    operandKind: .oneOf([]),
    discussion: [
      "Lists the formats with the names for --format and --to, the file name extensions and the "
        + "media types, and the flavours that convert can write. Each is read and written."
    ],
    examples: [.init(line: "formats --json", purpose: "list them for a program")]
  )

  static var options: [OptionSpec<FormatsCommand>] {
    [.flag("json", "Print one JSON document.") { $0.isJSON = true }]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    if let extra = operands.first {
      throw UsageError("formats takes no operand, so not '\(extra)'")
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    guard !isJSON else { return try console.write(json(console.registry)) }
    var table = Table([
      ("name", .left), ("format", .left), ("also", .left), ("extensions", .left),
      ("media type", .left), ("about", .left),
    ])
    for format in console.registry.formats {
      table.add([
        format.id, format.name, format.aliases.joined(separator: " "),
        format.extensions.map { "." + $0 }.joined(separator: " "), format.mediaTypes.first ?? "",
        format.summary,
      ])
    }
    for line in table.lines(width: console.tableWidth) { try console.print(line) }
    for format in console.registry.formats where !format.flavours.isEmpty {
      try console.print("")
      try console.print("\(format.name) is written as one of these flavours, the first by default:")
      var flavours = Table([
        ("name", .left), ("flavour", .left), ("also", .left), ("extensions", .left),
      ])
      for flavour in format.flavours {
        flavours.add([
          flavour.id, flavour.name, flavour.aliases.joined(separator: " "),
          flavour.extensions.map { "." + $0 }.joined(separator: " "),
        ])
      }
      for line in flavours.lines(width: console.tableWidth) { try console.print(line) }
    }
  }

  private func json(_ registry: FormatRegistry) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("formats")
    json.beginArray()
    for format in registry.formats {
      json.beginObject()
      json.key("id")
      json.string(format.id)
      json.key("name")
      json.string(format.name)
      json.key("aliases")
      json.strings(format.aliases)
      json.key("summary")
      json.string(format.summary)
      json.key("extensions")
      json.strings(format.extensions)
      json.key("mediaTypes")
      json.strings(format.mediaTypes)
      if !format.flavours.isEmpty { json.flavours(format.flavours) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.take()
  }
}

extension JSONOutput {
  fileprivate mutating func flavours(_ flavours: [CaptionFormat.Flavour]) {
    key("flavours")
    beginArray()
    for flavour in flavours {
      beginObject()
      key("id")
      string(flavour.id)
      key("name")
      string(flavour.name)
      key("aliases")
      strings(flavour.aliases)
      key("extensions")
      strings(flavour.extensions)
      endObject()
    }
    endArray()
  }
}
