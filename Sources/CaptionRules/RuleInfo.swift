public import CaptionModel

/// What the catalogue knows of a rule; `captionkit explain` prints it.
public struct RuleInfo: Sendable {
  /// The stable id, `group/name`.
  public var id: String
  /// One sentence: what the rule allows.
  public var summary: String
  /// The severity that findings have unless a profile says otherwise.
  public var severity: Severity
  /// The text under fixed headings: what it checks, why it matters, how it is measured, options,
  /// sources.
  public var explanation: String
}

/// The list of all rules.
public enum RuleCatalog {
  /// Every rule, in the order in which they are listed.
  public static let all: [RuleInfo] = []
}
