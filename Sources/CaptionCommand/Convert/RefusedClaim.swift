import CaptionKit

extension RoleAssessment {
  /// Says why an output is not written that would claim the role.
  func tellRefusal(of output: String, to console: inout Console) {
    console.note(.findings)
    console.say("\(output): not written, since the captions refute the role \(role.rawValue)")
    for finding in findings where finding.verdict == .refuted {
      // The role as a whole only says again what its characteristics say.
      guard finding.characteristic != nil || findings.count == 1 else { continue }
      let claim = finding.characteristic?.rawValue ?? role.rawValue
      for reason in finding.reasons { console.say("\(output): \(claim): \(reason)") }
    }
  }
}
