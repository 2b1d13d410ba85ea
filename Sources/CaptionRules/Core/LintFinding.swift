public import CaptionModel

/// A rule's finding in a file, with all that is to be said of it.
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
