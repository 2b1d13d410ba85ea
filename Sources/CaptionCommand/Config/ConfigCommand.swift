import CaptionKit

/// `captionkit config`: what counts for a file and why, and what a configuration may say.
struct ConfigCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false
  var input = InputSettings()
  var rules = RuleSelection()
  var configuration = ConfigurationSettings()

  static let description = CommandDescription(
    name: "config",
    summary: "show which settings count for a file, and where each comes from",
    usage: ["show FILE… [--profile NAME]", "schema"],
    discussion: [
      "A configuration is a file .captionkit.json in the folder of a caption file or one above it, up "
        + "to the root of a working copy. It is JSON with comments: extends names profiles or "
        + "other files, rules sets levels and options, languages and overrides do so for some, "
        + "and suppress takes findings out, with a reason. What is typed wins over it.",
      "schema prints the JSON Schema of configurations, for editors.",
    ],
    examples: [
      .init(line: "config show episode.vtt", purpose: "see what an episode is held to"),
      .init(line: "config schema", purpose: "get the schema of .captionkit.json"),
    ]
  )

  static var options: [OptionSpec<ConfigCommand>] {
    [
      .flag("json", "Print one JSON document a line for each file.") { $0.isJSON = true }
    ] + ConfigurationSettings.options.map { $0.lifted(to: \.configuration) }
      + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    switch operands.first {
    case "show":
      guard operands.count > 1 else { throw UsageError("config show needs a file") }
    case "schema":
      guard operands.count == 1 else { throw UsageError("config schema takes no file") }
    case let word?:
      throw UsageError(
        "config takes show or schema, not '\(word)'",
        suggestion: nearest(to: word, among: ["show", "schema"])
      )
    case nil: throw UsageError("config takes show or schema")
    }
    try configuration.validate()
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    guard operands.first == "show" else {
      return try console.write(ConfigurationSchema.document())
    }
    var settings = FileSettings(rules, configuration, console.io)
    for (number, path) in operands.dropFirst().enumerated() {
      switch try console.load(path, input) {
      case .unreadable(let reason): console.report(path, reason)
      case .file(let file):
        let (track, options, layers) = try settings.resolve(file, path)
        if isJSON {
          try console.write(json(path, track, options, layers))
        } else {
          if number > 0 { try console.print("") }
          try show(path, track, options, layers, &console)
        }
      }
    }
  }

  private func show(
    _ path: String,
    _ track: Track,
    _ options: LintOptions,
    _ layers: [SettingsLayer],
    _ console: inout Console
  ) throws(Failure) {
    try console.print(oneLine(shown(path)))
    try console.print("language: \(oneLine(track.language ?? "not known"))")
    let rate = track.context.frameRate.map { "\($0)" } ?? "not known"
    try console.print("frame rate: \(rate)")
    try console.print("layers, the last one wins: \(layers.map(\.label).joined(separator: ", "))")
    var table = Table([
      ("rule", .left), ("setting", .left), ("value", .left), ("from", .left),
    ])
    var last = ""
    for setting in EffectiveSetting.all(options) {
      let rule = setting.rule == last ? "" : setting.rule
      last = setting.rule
      table.add([
        rule, setting.name, setting.shownValue, setting.origin?.words ?? "the rule's own",
      ])
    }
    for line in table.lines { try console.print(line) }
  }

  private func json(
    _ path: String,
    _ track: Track,
    _ options: LintOptions,
    _ layers: [SettingsLayer]
  ) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("file")
    json.string(path)
    json.key("language")
    json.string(track.language)
    json.key("frameRate")
    json.string(track.context.frameRate.map { "\($0)" })
    json.key("layers")
    json.strings(layers.map(\.label))
    json.key("settings")
    json.settings(EffectiveSetting.all(options))
    json.endObject()
    json.endLine()
    return json.take()
  }
}
