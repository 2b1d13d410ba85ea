public import CaptionModel

/// A rule's finding in a file.
public struct LintFinding: Sendable, Hashable {
  /// Which rule, how grave, where, and what.
  public var diagnostic: Diagnostic
  /// The measured and the allowed value, where numbers were compared.
  public var measurement: Finding.Measurement?
  /// Where the limit comes from; nil where no limit was compared, or the rule's own default was.
  public var limitOrigin: SettingOrigin?
  /// The bytes of the cue's visible text that it is about, as UTF-8 offsets; nil for all of it.
  public var excerpt: Range<Int>?
  /// What would mend it, or nil.
  public var fix: Fix?

  /// Makes a finding.
  public init(
    _ diagnostic: Diagnostic,
    measurement: Finding.Measurement? = nil,
    limitOrigin: SettingOrigin? = nil,
    excerpt: Range<Int>? = nil,
    fix: Fix? = nil
  ) {
    self.diagnostic = diagnostic
    self.measurement = measurement
    self.limitOrigin = limitOrigin
    self.excerpt = excerpt
    self.fix = fix
  }
}

/// What a run of the rules gives.
public struct LintReport: Sendable {
  /// A rule that was not run, and why: it is never counted as passed.
  public struct NotRun: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// Which evidence was missing.
    public var reason: String
    /// Whether it is evidence that only the caller can give, which most runs do without.
    public var isFromCaller: Bool
  }

  /// The findings, in the order of the source; those about the whole file come last.
  public var findings: [LintFinding] = []
  /// The ids of the rules that were run.
  public var run: [String] = []
  /// The rules that were to be run, but could not.
  public var notRun: [NotRun] = []

  /// Makes an empty report.
  public init() {}
}
