public import CaptionAnalysis

/// A rule in the catalogue, whatever its options are.
public struct RuleEntry: Sendable {
  /// What the catalogue knows of the rule.
  public let info: RuleInfo

  private let run: @Sendable (Track, RuleSettings?, (Finding) -> Void) -> Void

  /// Makes the entry of a rule.
  public init<Rule: CaptionRule>(_ rule: Rule.Type) {
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
    run = { track, settings, report in
      var options = Rule.Options()
      if let values = settings?.values, !values.isEmpty {
        for option in Rule.Options.all {
          if let setting = values[option.name] { option.set(&options, setting.value) }
        }
      }
      Rule(options: options).check(track, report: report)
    }
  }

  /// Checks a track, whether or not it holds the evidence that the rule needs.
  public func check(
    _ track: Track,
    settings: RuleSettings? = nil,
    report: (Finding) -> Void
  ) {
    run(track, settings, report)
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
