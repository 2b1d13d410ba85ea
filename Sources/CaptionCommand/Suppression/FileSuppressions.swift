import CaptionKit

/// Takes out what the comments of a file suppress, and tells what is wrong with them.
struct FileSuppressions {
  private let directives: [Directive]
  private let codes: Set<String>

  init(_ file: CaptionFile, _ registry: FormatRegistry) {
    directives = Directive.all(in: file)
    codes = directives.isEmpty ? [] : Set(Explanation.all(registry).map(\.code))
  }

  /// Removes findings from a file and adds those about suppressions; the number that was removed.
  func apply(to file: inout CheckedFile) -> Int {
    guard !directives.isEmpty, let captions = file.file else { return 0 }
    var reports: [LintFinding] = []
    let found = file.items.map { (code: file.code(of: $0), cue: file.cueIndex(of: $0)) }
    var removed: Set<Int> = []
    for directive in directives {
      let cue = directive.isForFile ? nil : self.cue(of: directive, in: captions.result.map)
      if directive.rules.isEmpty || directive.reason.isEmpty {
        let names = directive.rules.joined(separator: ", ")
        let message =
          directive.rules.isEmpty
          ? "a suppression names no rule" : "no reason is given why \(names) may stand"
        reports.append(
          finding(CommandDiagnostics.suppressionWithoutReason, message, directive, cue)
        )
        continue
      }
      for name in directive.rules {
        guard codes.contains(where: { suppression(named: name, means: $0) }) else {
          let near = nearest(to: name, among: codes.sorted()).map { "; perhaps '\($0)'" } ?? ""
          let message = "'\(name)' is no rule\(near)"
          reports.append(finding(CommandDiagnostics.suppressedUnknownRule, message, directive, cue))
          continue
        }
        var isUsed = false
        for (index, finding) in found.enumerated() {
          guard directive.isForFile || cue != nil && finding.cue == cue else { continue }
          guard suppression(named: name, means: finding.code) else { continue }
          removed.insert(index)
          isUsed = true
        }
        // What was not looked for says nothing about the suppression.
        let hasRun =
          file.report?.run.contains { suppression(named: name, means: $0) } == true
          || !RuleCatalog.all.contains { suppression(named: name, means: $0.id) }
        if !isUsed, hasRun {
          let place = directive.isForFile ? "the file" : cue.map { "cue \($0 + 1)" } ?? "any cue"
          let message = "nothing of \(name) is found in \(place)"
          reports.append(finding(CommandDiagnostics.unusedSuppression, message, directive, cue))
        }
      }
    }
    file.remove(removed)
    file.add(reports)
    return removed.count
  }

  private func finding(
    _ info: DiagnosticInfo,
    _ message: String,
    _ directive: Directive,
    _ cue: Int?
  ) -> LintFinding {
    // It is about the comment, so a cue's text would be quoted in vain.
    var diagnostic = Diagnostic(info, message, range: directive.range)
    diagnostic.kind = .rule
    return LintFinding(diagnostic)
  }

  /// The cue that holds a directive, else the first one behind it.
  private func cue(of directive: Directive, in map: SourceMap) -> Int? {
    let place = directive.range.lowerBound
    var next: (index: Int, start: Int)?
    for (index, cue) in map.cues.enumerated() {
      if cue.whole.contains(place) { return index }
      if cue.start >= place, cue.start < next?.start ?? Int.max { next = (index, cue.start) }
    }
    return next?.index
  }
}

/// What configurations suppress, over all files of a run.
struct ConfigurationSuppressions: Sendable {
  /// One suppression, by its layer and its place in it.
  private struct Key: Hashable, Sendable {
    let layer: String
    let index: Int
  }

  private struct Use: Sendable {
    let suppression: SettingsLayer.Suppression
    /// Whether a file was checked to which it applies, with a rule that it names.
    var isRelevant = false
    var isUsed = false
  }

  private var uses: [Key: Use] = [:]
  private var order: [Key] = []

  init() {}

  /// Removes findings from a file; the number that was removed.
  mutating func apply(
    _ layers: [SettingsLayer],
    _ matches: SettingsStack.Matcher,
    to file: inout CheckedFile
  ) -> Int {
    var removed: Set<Int> = []
    for layer in layers {
      for (index, entry) in layer.suppressions.enumerated()
      where entry.files.isEmpty || matches(entry.files, layer) {
        let key = Key(layer: layer.label, index: index)
        if uses[key] == nil {
          uses[key] = Use(suppression: entry)
          order.append(key)
        }
        if file.report?.run.contains(where: { suppression(named: entry.rule, means: $0) }) == true {
          uses[key]?.isRelevant = true
        }
        for (place, item) in file.items.enumerated()
        where suppression(named: entry.rule, means: file.code(of: item))
          && covers(entry, item, file)
        {
          removed.insert(place)
          uses[key]?.isUsed = true
        }
      }
    }
    file.remove(removed)
    return removed.count
  }

  /// Adds what was noticed of files that come after those known so far.
  mutating func merge(_ later: ConfigurationSuppressions) {
    for key in later.order {
      guard let use = later.uses[key] else { continue }
      if uses[key] == nil {
        uses[key] = use
        order.append(key)
      } else {
        if use.isRelevant { uses[key]?.isRelevant = true }
        if use.isUsed { uses[key]?.isUsed = true }
      }
    }
  }

  /// The configurations with what they suppress in vain.
  func unused() -> [CheckedFile] {
    var files: [(layer: String, findings: [LintFinding])] = []
    for key in order {
      guard let use = uses[key], use.isRelevant, !use.isUsed else { continue }
      let place =
        use.suppression.cue.map { " in cue \($0)" } ?? use.suppression.time.map {
          " at \(clock($0))"
        } ?? ""
      var diagnostic = Diagnostic(
        CommandDiagnostics.unusedSuppression,
        "suppress.\(key.index): nothing of \(use.suppression.rule) is found\(place)"
      )
      diagnostic.kind = .rule
      if let known = files.firstIndex(where: { $0.layer == key.layer }) {
        files[known].findings.append(LintFinding(diagnostic))
      } else {
        files.append((key.layer, [LintFinding(diagnostic)]))
      }
    }
    return files.map { CheckedFile(path: $0.layer, findings: $0.findings) }
  }

  /// Writes what was noticed as the member `uses`, where there is anything.
  func write(to json: inout JSONOutput) {
    guard !order.isEmpty else { return }
    json.key("uses")
    json.objects(order) { json, key in
      guard let use = uses[key] else { return }
      json.key("layer")
      json.string(key.layer)
      json.key("index")
      json.number(key.index)
      json.key("rule")
      json.string(use.suppression.rule)
      if let cue = use.suppression.cue {
        json.key("cue")
        json.string(cue)
      }
      if let time = use.suppression.time {
        json.key("time")
        json.string("\(time.units)")
      }
      json.key("relevant")
      json.bool(use.isRelevant)
      json.key("used")
      json.bool(use.isUsed)
    }
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ json: inout JSONInput) throws(JSONFault) {
    var read = ConfigurationSuppressions()
    try json.array { (json) throws(JSONFault) in
      var (layer, index) = ("", 0)
      var suppression = SettingsLayer.Suppression(rule: "", files: [], reason: "")
      var (isRelevant, isUsed) = (false, false)
      try json.object { (json, name) throws(JSONFault) in
        switch name {
        case "layer": layer = try json.string()
        case "index": index = try json.int()
        case "rule": suppression.rule = try json.string()
        case "cue": suppression.cue = try json.string()
        case "time": suppression.time = Int128(try json.string()).map { MediaTime(units: $0) }
        case "relevant": isRelevant = try json.bool()
        case "used": isUsed = try json.bool()
        default: try json.skip()
        }
      }
      let key = Key(layer: layer, index: index)
      if read.uses[key] == nil { read.order.append(key) }
      read.uses[key] = Use(suppression: suppression, isRelevant: isRelevant, isUsed: isUsed)
    }
    self = read
  }

  private func covers(
    _ suppression: SettingsLayer.Suppression,
    _ item: CheckedFile.Item,
    _ file: CheckedFile
  ) -> Bool {
    guard suppression.cue != nil || suppression.time != nil else { return true }
    guard let index = file.cueIndex(of: item), let cue = file.cue(at: index) else { return false }
    if let name = suppression.cue, name != cue.identifier, name != "\(index + 1)" { return false }
    guard let time = suppression.time else { return true }
    return cue.begin <= time && cue.end.map { time < $0 } != false
  }
}

extension CheckedFile {
  /// Removes what was found at these places of the list.
  fileprivate mutating func remove(_ places: Set<Int>) {
    guard !places.isEmpty else { return }
    var place = -1
    _ = removeAll { _ in
      place += 1
      return places.contains(place)
    }
  }
}
