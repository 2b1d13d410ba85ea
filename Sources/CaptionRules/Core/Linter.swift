public import CaptionAnalysis
public import CaptionModel

/// What a run of the rules may be told.
public struct LintOptions: Sendable {
  /// The values of rule options by `group/name.option`, such as `reading/speed.max`.
  public var values: [String: Double] = [:]
  /// The ids of the only rules to run, or nil for all.
  public var only: [String]?
  /// The ids of rules to leave out.
  public var ignored: [String] = []

  /// Makes options with their defaults.
  public init() {}

  /// The highest reading speed, in characters a second; nil leaves the rule its default.
  public var maxCharactersPerSecond: Double? {
    get { values["reading/speed.max"] }
    set { values["reading/speed.max"] = newValue }
  }

  /// The most characters in a line; nil leaves the rule its default.
  public var maxLineLength: Int? {
    get { values["reading/line-too-long.max"].flatMap { Int(exactly: $0) } }
    set { values["reading/line-too-long.max"] = newValue.map(Double.init) }
  }
}

/// What a run of the rules gives.
public struct LintReport: Sendable {
  /// A rule that was not run, and why: it is never counted as passed.
  public struct NotRun: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// Which evidence was missing.
    public var reason: String
  }

  /// The findings, in the order of the source; those about the whole file come last.
  public var findings: [Diagnostic] = []
  /// The ids of the rules that were run.
  public var run: [String] = []
  /// The rules that were not run.
  public var notRun: [NotRun] = []

  /// Makes an empty report.
  public init() {}
}

/// Runs the rules of the catalogue.
public enum Linter {
  /// Checks a track with every rule that its evidence allows.
  public static func lint(_ track: Track, options: LintOptions = LintOptions()) -> LintReport {
    var report = LintReport()
    var found: [Diagnostic] = []
    var order: [(position: Int, index: Int)] = []
    for entry in RuleCatalog.entries {
      let info = entry.info
      if let only = options.only, !only.contains(where: { info.answers(to: $0) }) { continue }
      if options.ignored.contains(where: { info.answers(to: $0) }) { continue }
      if let reason = entry.reasonNotToRun(on: track) {
        report.notRun.append(LintReport.NotRun(rule: info.id, reason: reason))
        continue
      }
      report.run.append(info.id)
      entry.check(track, options: options) { finding in
        let diagnostic = Diagnostic(finding, of: info, in: track.map)
        // A document that was not read from a file has cues, but no positions.
        let position = diagnostic.range?.lowerBound ?? diagnostic.cue ?? Int.max
        order.append((position, found.count))
        found.append(diagnostic)
      }
    }
    // Rules come one after the other, so their order decides where the place is the same.
    order.sort { $0 < $1 }
    report.findings = order.map { found[$0.index] }
    return report
  }
}

extension RuleInfo {
  /// Whether a name means this rule.
  func answers(to name: String) -> Bool { id == name || aliases.contains(name) }
}

extension Diagnostic {
  init(_ finding: Finding, of rule: RuleInfo, in map: SourceMap) {
    self.init(
      code: rule.id,
      severity: rule.severity,
      kind: .rule,
      message: finding.message,
      range: map.range(of: finding.place),
      cue: finding.place.cue,
      notes: finding.notes.map { Note($0.message, range: map.range(of: $0.place)) }
    )
  }
}

extension SourceMap {
  fileprivate func range(of place: Finding.Place) -> Range<Int>? {
    guard let index = place.cue, cues.indices.contains(index) else { return nil }
    let cue = cues[index]
    switch place {
    case .file: return nil
    case .cue: return cue.whole
    case .timing: return cue.timing..<max(cue.timing, cue.text.lowerBound)
    case .text: return cue.text
    }
  }
}
