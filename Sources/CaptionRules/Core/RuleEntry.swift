import CaptionAnalysis
import CaptionModel

/// A rule in the catalogue, whatever its options are.
public struct RuleEntry: Sendable {
  /// What the catalogue knows of the rule.
  public let info: RuleInfo

  private let run: @Sendable (Track, RuleSettings?, inout LintReport) -> Void

  /// Makes the entry of a rule.
  public init<Rule: CaptionRule>(_ rule: Rule.Type) {
    self.init(describing: rule) { track, settings, report in
      Rule(options: Rule.Options(settings)).check(track) { report.add($0) }
    }
  }

  /// Makes the entry of a rule that says what it has found when asked.
  public init<Rule: TerseRule>(_ rule: Rule.Type) {
    self.init(describing: rule) { track, settings, report in
      let wording = Rule(options: Rule.Options(settings)).look(at: track) { report.add($0) }
      report.end(wording)
    }
  }

  private init<Rule: CaptionRule>(
    describing rule: Rule.Type,
    run: @escaping @Sendable (Track, RuleSettings?, inout LintReport) -> Void
  ) {
    let defaults = Rule.Options()
    var info = Rule.info
    info.options = Rule.Options.all.map { option in
      RuleInfo.OptionInfo(
        name: option.name,
        summary: option.summary,
        unit: option.unit,
        kind: option.kind,
        allowsOff: option.allowsOff,
        defaultValue: option.get(defaults)
      )
    }
    self.info = info
    self.run = run
  }

  /// Checks a track, whether or not it holds the evidence that the rule needs.
  func check(
    _ track: Track,
    _ severity: Severity,
    _ settings: RuleSettings?,
    into report: inout LintReport
  ) {
    report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
    run(track, settings, &report)
  }

  /// Why the rule cannot be run on a track, or nil.
  func reasonNotToRun(on track: Track) -> LintReport.NotRun? {
    for evidence in info.evidence {
      if let reason = evidence.missing(in: track) {
        return LintReport.NotRun(
          rule: info.id,
          reason: reason,
          isFromCaller: evidence.isFromCaller
        )
      }
    }
    return nil
  }
}

extension RuleOptions {
  /// The options that settings give; what they leave out has its default.
  fileprivate init(_ settings: RuleSettings?) {
    self.init()
    guard let values = settings?.values, !values.isEmpty else { return }
    for option in Self.all {
      if let setting = values[option.name] { option.set(&self, setting.value) }
    }
  }
}
