public import CaptionAnalysis
public import CaptionModel

/// What a run of the rules may be told.
public struct LintOptions: Sendable {
  /// The highest reading speed, in characters a second; nil leaves the rule its default.
  public var maxCharactersPerSecond: Double?
  /// The ids of the only rules to run, or nil for all.
  public var only: [String]?
  /// The ids of rules to leave out.
  public var ignored: [String] = []

  /// Makes options with their defaults.
  public init() {}
}

/// What a run of the rules gives.
public struct LintReport: Sendable {
  /// A rule that was not run, and why: it is never counted as passed.
  public struct NotRun: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// Which evidence was missing.
    public var reason: String
  }

  /// The findings, in the order of the source.
  public var findings: [Diagnostic] = []
  /// The ids of the rules that were run.
  public var run: [String] = []
  /// The rules that were not run.
  public var notRun: [NotRun] = []

  /// Makes an empty report.
  public init() {}
}

/// Runs the rules of the catalogue.
public enum Linter {
  /// Checks a track with every rule that its evidence allows.
  public static func lint(_ track: Track, options: LintOptions = LintOptions()) -> LintReport {
    LintReport()
  }
}
