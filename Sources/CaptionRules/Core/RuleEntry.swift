public import CaptionAnalysis

/// A rule in the catalogue, whatever its options are.
public struct RuleEntry: Sendable {
  /// What the catalogue knows of the rule.
  public let info: RuleInfo

  private let run: @Sendable (Track, LintOptions, (Finding) -> Void) -> Void

  /// Makes the entry of a rule.
  public init<Rule: CaptionRule>(_ rule: Rule.Type) {
    let defaults = Rule.Options()
    var info = Rule.info
    info.options = Rule.Options.all.map { option in
      RuleInfo.OptionInfo(
        name: option.name,
        summary: option.summary,
        unit: option.unit,
        defaultValue: option.get(defaults),
        minimum: option.minimum
      )
    }
    let id = info.id
    self.info = info
    run = { track, settings, report in
      var options = Rule.Options()
      for option in Rule.Options.all {
        guard let value = settings.values["\(id).\(option.name)"], value >= option.minimum else {
          continue
        }
        option.set(&options, value)
      }
      Rule(options: options).check(track, report: report)
    }
  }

  /// Checks a track, whether or not it holds the evidence that the rule needs.
  public func check(
    _ track: Track,
    options: LintOptions = LintOptions(),
    report: (Finding) -> Void
  ) {
    run(track, options, report)
  }

  /// Why the rule cannot be run on a track, or nil.
  func reasonNotToRun(on track: Track) -> String? {
    for evidence in info.evidence {
      if let reason = evidence.missing(in: track) { return reason }
    }
    return nil
  }
}
