import CaptionModel
import CaptionRules

/// Turns a JSON document into a layer; every name and type that is not right is an error.
struct SettingsReader {
  /// The names that an object at the top may have.
  static let topNames = [
    "$schema", "title", "version", "asOf", "family", "extends", "frameRate", "rules", "languages",
    "overrides", "suppress",
  ]

  let label: String

  func layer(_ document: JSONValue) throws(SettingsError) -> SettingsLayer {
    let members = try object(document, [], Self.topNames)
    var layer = SettingsLayer(label: label)
    layer.title = try text(members["title"], ["title"])
    layer.version = try text(members["version"], ["version"])
    layer.asOf = try text(members["asOf"], ["asOf"])
    layer.family = try texts(members["family"], ["family"])
    layer.extends = try texts(members["extends"], ["extends"])
    layer.frameRate = try frameRate(members["frameRate"], ["frameRate"])
    layer.rules = try rules(members["rules"], ["rules"])
    if let languages = members["languages"] {
      for (tag, value) in try object(languages, ["languages"]).sorted(by: { $0.key < $1.key }) {
        let path = ["languages", tag]
        let section = try object(value, path, ["rules"])
        layer.languages[tag.lowercased()] = try rules(section["rules"], path + ["rules"])
      }
    }
    for (index, value) in try list(members["overrides"], ["overrides"]).enumerated() {
      let path = ["overrides", "\(index)"]
      let section = try object(value, path, ["files", "extends", "rules"])
      let files = try patterns(section["files"], path + ["files"])
      guard !files.isEmpty else { throw SettingsError(path: path, "needs files") }
      layer.overrides.append(
        SettingsLayer.Override(
          files: files,
          extends: try texts(section["extends"], path + ["extends"]),
          rules: try rules(section["rules"], path + ["rules"])
        )
      )
    }
    for (index, value) in try list(members["suppress"], ["suppress"]).enumerated() {
      layer.suppressions.append(try suppression(value, ["suppress", "\(index)"]))
    }
    return layer
  }

  private func suppression(
    _ value: JSONValue,
    _ path: [String]
  ) throws(SettingsError) -> SettingsLayer.Suppression {
    let members = try object(value, path, ["rule", "files", "cue", "time", "reason"])
    guard let name = try text(members["rule"], path + ["rule"]) else {
      throw SettingsError(path: path, "needs a rule")
    }
    guard let reason = try text(members["reason"], path + ["reason"]), !reason.isEmpty else {
      throw SettingsError(path: path, "needs a reason")
    }
    var time: MediaTime?
    if let written = try text(members["time"], path + ["time"]) {
      guard let read = MediaTime(clock: written) else {
        throw SettingsError(path: path + ["time"], "takes a time such as 00:01:02.500")
      }
      time = read
    }
    return SettingsLayer.Suppression(
      rule: isGroup(name) ? name : try rule(name, path + ["rule"]).id,
      files: try patterns(members["files"], path + ["files"]),
      cue: try text(members["cue"], path + ["cue"]),
      time: time,
      reason: reason
    )
  }

  // MARK: Rules

  private func rules(
    _ value: JSONValue?,
    _ path: [String]
  ) throws(SettingsError) -> [String: RuleSettings] {
    guard let value else { return [:] }
    var all: [String: RuleSettings] = [:]
    let members = try object(value, path).sorted { $0.key < $1.key }
    for (name, value) in members where isGroup(name) {
      let level = try groupLevel(value, path + [name])
      for info in RuleCatalog.rules(named: name, to: level.value) {
        all[info.id, default: RuleSettings()].level = level
      }
    }
    // What a rule is told by its own name wins.
    for (name, value) in members where !isGroup(name) {
      let info = try rule(name, path + [name])
      let own = try settings(value, of: info, path + [name])
      all[info.id, default: RuleSettings()].level = own.level ?? all[info.id]?.level
      all[info.id, default: RuleSettings()].values = own.values
    }
    return all
  }

  private func isGroup(_ name: String) -> Bool {
    RuleCatalog.rule(named: name) == nil && !RuleCatalog.rules(named: name).isEmpty
  }

  /// The level of a group, whose rules have options of their own only.
  private func groupLevel(
    _ value: JSONValue,
    _ path: [String]
  ) throws(SettingsError) -> Setting<RuleLevel> {
    if case .string = value { return try level(value, path) }
    let members = try object(value, path, ["level"])
    guard let value = members["level"] else { throw SettingsError(path: path, "needs a level") }
    return try level(value, path + ["level"])
  }

  private func rule(_ name: String, _ path: [String]) throws(SettingsError) -> RuleInfo {
    if let info = RuleCatalog.rule(named: name) { return info }
    var error = SettingsError(
      path: path,
      "unknown rule '\(name)'",
      unknown: name,
      among: RuleCatalog.names
    )
    error.list = "rules"
    throw error
  }

  private func settings(
    _ value: JSONValue,
    of info: RuleInfo,
    _ path: [String]
  ) throws(SettingsError) -> RuleSettings {
    var settings = RuleSettings()
    if case .string = value {
      settings.level = try level(value, path)
      return settings
    }
    let names = ["level"] + info.options.map(\.name)
    for (name, value) in try object(value, path, names).sorted(by: { $0.key < $1.key }) {
      if name == "level" {
        settings.level = try level(value, path + [name])
      } else if let option = info.options.first(where: { $0.name == name }) {
        settings.values[name] = try setting(value, of: option, path + [name])
      }
    }
    return settings
  }

  private func level(
    _ value: JSONValue,
    _ path: [String]
  ) throws(SettingsError) -> Setting<RuleLevel> {
    let (plain, origin) = try cited(value, path)
    let levels = RuleLevel.allCases.map(\.rawValue)
    guard case .string(let word) = plain, let level = RuleLevel(rawValue: word) else {
      throw SettingsError(path: path, "takes \(levels.joined(separator: ", "))")
    }
    return Setting(level, from: origin)
  }

  private func setting(
    _ value: JSONValue,
    of option: RuleInfo.OptionInfo,
    _ path: [String]
  ) throws(SettingsError) -> Setting<OptionValue> {
    let (plain, origin) = try cited(value, path)
    let text: String? =
      switch plain {
      case .null: "off"
      case .bool(let value): value ? "true" : "false"
      case .number(let value): value.written
      case .string(let value): value
      case .array(let items): Self.joined(items)
      case .object: nil
      }
    guard let text, let read = option.value(text) else {
      throw SettingsError(path: path, "takes \(option.expectation)")
    }
    return Setting(read, from: origin)
  }

  /// A list as it is typed on a command line: `a,b` of words, `12:1,20:2` of pairs.
  private static func joined(_ items: [JSONValue]) -> String? {
    var words: [String] = []
    for item in items {
      switch item {
      case .string(let word): words.append(word)
      case .number(let number): words.append(number.written)
      case .array(let pair):
        let numbers = pair.compactMap { item -> String? in
          if case .number(let number) = item { return number.written }
          return nil
        }
        guard numbers.count == 2, pair.count == 2 else { return nil }
        words.append(numbers.joined(separator: ":"))
      default: return nil
      }
    }
    return words.joined(separator: ",")
  }

  /// A value that stands alone, or in an object with where it comes from.
  private func cited(
    _ value: JSONValue,
    _ path: [String]
  ) throws(SettingsError) -> (JSONValue, SettingOrigin) {
    guard case .object = value else { return (value, SettingOrigin(label)) }
    let members = try object(value, path, ["value", "source", "grade"])
    guard let plain = members["value"] else { throw SettingsError(path: path, "needs a value") }
    let origin = SettingOrigin(
      label,
      source: try text(members["source"], path + ["source"]),
      grade: try text(members["grade"], path + ["grade"])
    )
    return (plain, origin)
  }

  // MARK: Types

  private func object(
    _ value: JSONValue,
    _ path: [String],
    _ names: [String]? = nil
  ) throws(SettingsError) -> [String: JSONValue] {
    guard case .object(let members) = value else {
      throw SettingsError(path: path, "takes an object, not \(value.kind)")
    }
    if let names {
      for name in members.keys.sorted() where !names.contains(name) {
        throw SettingsError(path: path, "unknown name '\(name)'", unknown: name, among: names)
      }
    }
    return members
  }

  private func list(
    _ value: JSONValue?,
    _ path: [String]
  ) throws(SettingsError) -> [JSONValue] {
    guard let value else { return [] }
    guard case .array(let items) = value else {
      throw SettingsError(path: path, "takes a list, not \(value.kind)")
    }
    return items
  }

  private func text(_ value: JSONValue?, _ path: [String]) throws(SettingsError) -> String? {
    guard let value else { return nil }
    guard case .string(let text) = value else {
      throw SettingsError(path: path, "takes a text, not \(value.kind)")
    }
    return text
  }

  private func texts(_ value: JSONValue?, _ path: [String]) throws(SettingsError) -> [String] {
    if case .string(let text)? = value { return [text] }
    var texts: [String] = []
    for (index, item) in try list(value, path).enumerated() {
      if let text = try text(item, path + ["\(index)"]) { texts.append(text) }
    }
    return texts
  }

  private func patterns(_ value: JSONValue?, _ path: [String]) throws(SettingsError) -> [String] {
    let patterns = try texts(value, path)
    for pattern in patterns {
      if let mark = pattern.first(where: { "[]{}!".contains($0) }) {
        throw SettingsError(path: path, "patterns have *, ** and ?, not '\(mark)'")
      }
    }
    return patterns
  }

  private func frameRate(
    _ value: JSONValue?,
    _ path: [String]
  ) throws(SettingsError) -> FrameRate? {
    let written: String
    switch value {
    case nil: return nil
    case .string(let text)?: written = text
    case .number(let number)?: written = number.written
    case let other?: throw SettingsError(path: path, "takes a frame rate, not \(other.kind)")
    }
    guard let rate = FrameRate(written) else {
      throw SettingsError(path: path, "takes a frame rate such as 25 or 23.976")
    }
    return rate
  }
}

extension Double {
  /// The shortest decimal that means this number, without an exponent where it can be.
  fileprivate var written: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
