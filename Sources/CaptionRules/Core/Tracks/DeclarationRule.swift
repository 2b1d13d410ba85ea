import CaptionModel

/// A check of what the tracks of a manifest or media file say of themselves.
///
/// Many of these rules are ``PlaylistRule``s as well, since HLS says the same in its own form.
public protocol DeclarationRule: ConfiguredRule {
  /// Reports every place that departs from the rule, in any order.
  func check(_ tracks: DeclaredTracks, report: (DeclarationFinding) -> Void)
}

extension Linter {
  /// Checks what tracks say of themselves with every rule about that.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the source.
  public static func lint(
    _ tracks: DeclaredTracks,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    var run = DeclarationRun(options)
    for entry in RuleCatalog.entries where entry.checksDeclarations {
      run.run(entry) { settings, report in entry.check(tracks, settings, report: report) }
    }
    return run.result
  }
}
