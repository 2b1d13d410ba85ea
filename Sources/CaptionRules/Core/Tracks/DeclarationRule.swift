import CaptionModel

/// A check of what the tracks of a manifest or media file say of themselves.
///
/// Many of these rules are ``PlaylistRule``s as well, since HLS says the same in its own form.
public protocol DeclarationRule: ConfiguredRule {
  /// Reports every place that departs from the rule, in any order.
  func check(_ tracks: DeclaredTracks, report: (PlaylistFinding) -> Void)
}

extension Linter {
  /// Checks what tracks say of themselves with every rule about that.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the source.
  public static func lint(
    _ tracks: DeclaredTracks,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    var report = LintReport()
    var findings: [LintFinding] = []
    for entry in RuleCatalog.entries where entry.checksDeclarations {
      let info = entry.info
      guard let severity = options.level(of: info).severity else { continue }
      let settings = options.rules[info.id]
      report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
      entry.check(tracks, settings) { finding in
        findings.append(LintFinding(finding, of: info.id, severity, settings))
      }
    }
    let order = findings.indices.sorted {
      (findings[$0].start, $0) < (findings[$1].start, $1)
    }
    return (report, order.map { findings[$0] })
  }
}
