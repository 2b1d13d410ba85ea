public import CaptionAnalysis
import CaptionModel

/// Runs the rules of the catalogue.
public enum Linter {
  /// Checks a track with every rule that is on and that its evidence allows.
  public static func lint(_ track: Track, options: LintOptions = LintOptions()) -> LintReport {
    var report = LintReport(map: track.map)
    report.reserve(cues: track.cues.count)
    let subject = track.context.dialogue == nil ? RuleSubject.track : .descriptions
    for entry in RuleCatalog.entries where entry.info.subject == subject {
      let info = entry.info
      guard let severity = options.level(of: info).severity else { continue }
      if let reason = entry.reasonNotToRun(on: track) {
        report.notRun.append(reason)
        continue
      }
      entry.check(track, severity, options.rules[info.id], into: &report)
    }
    report.finish(cues: track.cues.count)
    // It is no caption, so that no rule about captions says anything of it.
    if let cue = SubtitleZero.permittedCue(of: track, options.rules[SubtitleZero.info.id]) {
      report.leaveOut { _, found in found == cue }
      // No gap begins at it either.
      if let next = track.playOrder.dropFirst().first {
        report.leaveOut { rule, found in found == next && rule == Gap.info.id }
      }
    }
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
  func range(of place: Finding.Place) -> Range<Int>? {
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
