import CaptionKit

/// Says why a role may not be claimed.
enum RefusedClaim {
  /// Whether captions refute a role; the reasons are said where they do.
  static func isRefused(
    _ role: TrackRole,
    of track: Track,
    language: LanguageTag?,
    output: String,
    forced: Bool,
    _ console: inout Console
  ) -> Bool {
    let assessment = RoleAssessment.assess(role, of: track, language: language?.text)
    guard assessment.isRefuted, !forced else { return false }
    console.note(.findings)
    console.say("\(output): not written, since the captions refute the role \(role.rawValue)")
    for finding in assessment.findings where finding.verdict == .refuted {
      // The role as a whole only says again what its characteristics say.
      guard finding.characteristic != nil || assessment.findings.count == 1 else { continue }
      let claim = finding.characteristic?.rawValue ?? role.rawValue
      for reason in finding.reasons { console.say("\(output): \(claim): \(reason)") }
    }
    console.remark("--force-claim writes it all the same")
    return true
  }
}
