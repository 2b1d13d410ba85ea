import CaptionKit

/// `captionkit profiles`: which profiles there are, what they hold, and where two differ.
struct ProfilesCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false
  var language: String?

  static let description = CommandDescription(
    name: "profiles",
    summary: "list the profiles, show what one holds, or where two differ",
    usage: ["[list]", "show NAME [--language TAG]", "diff NAME NAME [--language TAG]"],
    operandKind: .profile,
    discussion: [
      "A profile holds the figures of a guideline, each with its source. Grade C is confirmed in the "
        + "source itself, S through a second one. Some profiles stand for one of each language: "
        + "netflix-sdh for netflix-de-sdh and so on."
    ],
    examples: [
      .init(line: "profiles", purpose: "list the profiles"),
      .init(line: "profiles show bbc", purpose: "see what the BBC asks for"),
      .init(line: "profiles diff netflix-en netflix-en-sdh", purpose: "compare two"),
    ]
  )

  static var options: [OptionSpec<ProfilesCommand>] {
    [
      .value("language", "TAG", "Show what counts for captions in this language, such as de.") {
        (settings, text) throws(UsageError) in settings.language = text
      },
      .flag("json", "Print one JSON document.") { $0.isJSON = true },
    ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    let counts = ["list": 1, "show": 2, "diff": 3]
    guard let word = operands.first else { return }
    guard let count = counts[word] else {
      throw UsageError(
        "profiles takes list, show or diff, not '\(word)'",
        suggestion: nearest(to: word, among: counts.keys.sorted())
      )
    }
    guard operands.count == count else {
      let names = count == 1 ? "no name" : count == 2 ? "one name" : "two names"
      throw UsageError("profiles \(word) takes \(names)")
    }
    for name in operands.dropFirst() { _ = try settings(of: name) }
  }

  func run(_ console: inout Console) throws(Failure) {
    switch operands.first {
    case "show": try show(operands[1], &console)
    case "diff": try compare(operands[1], operands[2], &console)
    default: try list(&console)
    }
  }

  /// What every rule is told by a profile with those that it extends.
  private func settings(of name: String) throws(UsageError) -> [EffectiveSetting] {
    var stack = SettingsStack()
    do throws(SettingsError) {
      try stack.add(ProfileCatalog.profile(named: name))
    } catch {
      throw UsageError(error)
    }
    return EffectiveSetting.all(stack.options(language: language))
  }

  private func list(_ console: inout Console) throws(Failure) {
    var json = JSONOutput()
    var table = Table([
      ("name", .left), ("about", .left), ("version", .left), ("as of", .left), ("languages", .left),
    ])
    json.beginArray()
    for name in ProfileCatalog.fileNames {
      guard let profile = try? ProfileCatalog.profile(named: name) else { continue }
      let languages =
        profile.family.count > 4
        ? "\(profile.family.count), as in \(member(name, "de"))"
        : profile.family.joined(separator: " ")
      table.add([
        name, profile.title ?? "", profile.version ?? "", profile.asOf ?? "", languages,
      ])
      json.beginObject()
      json.key("name")
      json.string(name)
      json.key("title")
      json.string(profile.title)
      json.key("version")
      json.string(profile.version)
      json.key("asOf")
      json.string(profile.asOf)
      json.key("extends")
      json.strings(profile.extends)
      json.key("languages")
      json.strings(profile.family)
      json.endObject()
    }
    json.endArray()
    json.endLine()
    try write(table, json, &console)
  }

  private func show(_ name: String, _ console: inout Console) throws(Failure) {
    var table = Table([
      ("rule", .left), ("setting", .left), ("value", .left), ("from", .left),
    ])
    var last = ""
    let settings = try known(name)
    for setting in settings where isJSON || setting.origin != nil {
      table.add([
        setting.rule == last ? "" : setting.rule, setting.name, setting.shownValue,
        setting.origin?.words ?? "",
      ])
      last = setting.rule
    }
    var json = JSONOutput()
    json.settings(settings)
    json.endLine()
    try write(table, json, &console)
  }

  private func compare(
    _ first: String,
    _ second: String,
    _ console: inout Console
  ) throws(Failure) {
    struct Name: Hashable {
      let rule: String
      let name: String
    }
    let left = try known(first)
    let right = try known(second)
    let other = Dictionary(
      right.map { (Name(rule: $0.rule, name: $0.name), $0) },
      uniquingKeysWith: { one, _ in one }
    )
    let mine = Set(left.map { Name(rule: $0.rule, name: $0.name) })
    var rows: [(EffectiveSetting, EffectiveSetting?)] = left.map {
      ($0, other[Name(rule: $0.rule, name: $0.name)])
    }
    // What only the second has stands with a rule that is off in the first.
    for setting in right where !mine.contains(Name(rule: setting.rule, name: setting.name)) {
      var missing = setting
      missing.value = "-"
      missing.origin = nil
      rows.append((missing, setting))
    }
    var table = Table([("rule", .left), ("setting", .left), (first, .left), (second, .left)])
    var json = JSONOutput()
    json.beginArray()
    for (one, two) in rows where one.value != two?.value {
      table.add([one.rule, one.name, one.shownValue, two?.shownValue ?? "-"])
      json.beginObject()
      json.key("rule")
      json.string(one.rule)
      json.key("name")
      json.string(one.name)
      json.key("values")
      json.strings([one.value, two?.value ?? "-"])
      json.endObject()
    }
    json.endArray()
    json.endLine()
    try write(table, json, &console)
  }

  /// The settings of a profile whose name has been looked at before.
  private func known(_ name: String) throws(Failure) -> [EffectiveSetting] {
    do throws(UsageError) {
      return try settings(of: name)
    } catch {
      throw Failure(error)
    }
  }

  private func write(
    _ table: Table,
    _ json: JSONOutput,
    _ console: inout Console
  ) throws(Failure) {
    var json = json
    guard !isJSON else { return try console.write(json.take()) }
    for line in table.lines(width: console.tableWidth) { try console.print(line) }
  }

  private func member(_ name: String, _ language: String) -> String {
    var parts = name.split(separator: "-").map(String.init)
    parts.insert(language, at: min(1, parts.count))
    return parts.joined(separator: "-")
  }
}
