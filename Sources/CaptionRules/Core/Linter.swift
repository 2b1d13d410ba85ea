public import CaptionAnalysis
import CaptionModel

/// Runs the rules of the catalogue.
public enum Linter {
  /// Checks a track with every rule that is on and that its evidence allows.
  public static func lint(_ track: Track, options: LintOptions = LintOptions()) -> LintReport {
    var report = LintReport()
    var found: [LintFinding] = []
    var order: [(position: Int, index: Int)] = []
    let subject = track.context.dialogue == nil ? RuleSubject.track : .descriptions
    for entry in RuleCatalog.entries where entry.info.subject == subject {
      let info = entry.info
      guard let severity = options.level(of: info).severity else { continue }
      if let reason = entry.reasonNotToRun(on: track) {
        report.notRun.append(reason)
        continue
      }
      report.run.append(info.id)
      let settings = options.rules[info.id]
      entry.check(track, settings: settings) { finding in
        let diagnostic = Diagnostic(finding, of: info.id, severity, in: track.map)
        // A document that was not read from a file has cues, but no positions.
        let position = diagnostic.range?.lowerBound ?? diagnostic.cue ?? Int.max
        order.append((position, found.count))
        found.append(
          LintFinding(
            diagnostic,
            measurement: finding.measurement,
            limitOrigin: finding.measurement.flatMap { settings?.values[$0.option]?.origin },
            excerpt: finding.excerpt,
            fix: finding.fix
          )
        )
      }
    }
    // Rules come one after the other, so their order decides where the place is the same.
    order.sort { $0 < $1 }
    report.findings = order.map { found[$0.index] }
    return report
  }
}

extension Diagnostic {
  init(_ finding: Finding, of rule: String, _ severity: Severity, in map: SourceMap) {
    self.init(
      code: rule,
      severity: severity,
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
