import CaptionModel

/// Runs rules about what tracks are declared to be, and gathers what they find.
struct DeclarationRun {
  private let options: LintOptions
  private var report = LintReport()
  private var findings: [LintFinding] = []

  init(_ options: LintOptions) {
    self.options = options
  }

  /// Runs a rule where it is on and nothing is missing that it needs.
  ///
  /// - Parameter check: Hands over what the rule finds with its settings.
  mutating func run(
    _ entry: RuleEntry,
    missing: LintReport.NotRun? = nil,
    _ check: (RuleSettings?, (DeclarationFinding) -> Void) -> Void
  ) {
    let info = entry.info
    guard let severity = options.level(of: info).severity else { return }
    if let missing { return report.notRun.append(missing) }
    let settings = options.rules[info.id]
    report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
    check(settings) { finding in
      findings.append(LintFinding(finding, of: info.id, severity, settings))
    }
  }

  /// Which rules were run, and the findings in the order of the source.
  var result: (report: LintReport, findings: [LintFinding]) {
    let order = findings.indices.sorted { (findings[$0].start, $0) < (findings[$1].start, $1) }
    return (report, order.map { findings[$0] })
  }
}

extension LintFinding {
  /// Makes the finding of a rule that was run with settings.
  fileprivate init(
    _ finding: DeclarationFinding,
    of rule: String,
    _ severity: Severity,
    _ settings: RuleSettings?
  ) {
    self.init(
      Diagnostic(
        code: rule,
        severity: severity,
        kind: .rule,
        message: finding.message,
        range: finding.range,
        notes: finding.notes
      ),
      measurement: finding.measurement,
      limitOrigin: finding.measurement.flatMap { settings?.values[$0.option]?.origin }
    )
  }

  /// The first byte that it is about.
  fileprivate var start: Int { diagnostic.range?.lowerBound ?? 0 }
}
