import CaptionKit

extension RoleAssessment {
  /// Why the role is refused, in words.
  var refusal: String {
    lacksOnlyLanguage
      ? "the role \(role.rawValue) is about a language, and none is known"
      : "the captions refute the role \(role.rawValue)"
  }

  /// Says why an output is not written that would claim the role.
  func tellRefusal(of output: String, to console: inout Console) {
    console.note(.findings)
    console.say("\(output): not written, since \(refusal)")
    // There is nothing to add.
    if lacksOnlyLanguage { return }
    for finding in findings where finding.verdict == .refuted {
      // The role as a whole only says again what its characteristics say.
      guard finding.characteristic != nil || findings.count == 1 else { continue }
      let claim = finding.characteristic?.rawValue ?? role.rawValue
      for reason in finding.reasons { console.say("\(output): \(claim): \(reason)") }
    }
  }
}
