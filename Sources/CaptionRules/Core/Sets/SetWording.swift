import CaptionAnalysis
import CaptionModel

/// How rules about sets write times and shares.
extension SetRule {
  /// A time in milliseconds: `00:01:02.500`.
  func clock(milliseconds: Int) -> String {
    CaptionRules.clock(MediaTime(milliseconds: milliseconds))
  }

  /// A length of time in milliseconds: `1.25 s`.
  func seconds(milliseconds: Int) -> String { "\(decimal(thousandths: milliseconds)) s" }
}

/// Reports so many findings, and how many more there are.
struct FindingLimit {
  private let most: Int
  private var count = 0

  init(_ most: Int) { self.most = most }

  /// Reports a finding if there were not yet too many.
  mutating func report(_ finding: Finding, _ report: (Finding) -> Void) {
    count += 1
    if count <= most { report(finding) }
  }

  /// Tells how many were left out.
  ///
  /// - Parameter what: What there are more of, in the singular: `cue like these`.
  func finish(_ what: String, _ report: (Finding) -> Void) {
    guard count > most else { return }
    let left = count - most
    report(Finding(.file, left == 1 ? "1 more \(what)" : "\(left) more \(what)s"))
  }
}
