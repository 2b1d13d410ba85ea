public import CaptionModel
public import CaptionRules

/// The settings of one profile or configuration file, before they are put on those it extends.
public struct SettingsLayer: Sendable, Hashable {
  /// What the layer is called in reports: `profile netflix-en`, `.captionkit.json`.
  public var label: String
  /// The file's path, which relative paths in it start from; nil for a profile that is compiled in.
  public var path: String?
  /// What it is about, as a sentence; nil for the user's own.
  public var title: String?
  /// The version of the guideline, as its publisher names it.
  public var version: String?
  /// When the guideline was as the layer says, as an ISO 8601 date.
  public var asOf: String?
  /// The languages for which the profile can be asked as `netflix-de-sdh`; empty for most.
  public var family: [String] = []
  /// The language that was asked for by such a name, whatever the file declares.
  public var language: String?
  /// The names of the profiles, or files, that it is put on, the first at the bottom.
  public var extends: [String] = []
  /// The frame rate of the programmes that it is for, or nil.
  public var frameRate: FrameRate?
  /// What rules are told, by their ids.
  public var rules: [String: RuleSettings] = [:]
  /// What rules are told for captions in a language, by BCP 47 tag; the longest that fits counts.
  public var languages: [String: [String: RuleSettings]] = [:]
  /// What rules are told for some files.
  public var overrides: [Override] = []
  /// Findings that are not to be reported.
  public var suppressions: [Suppression] = []

  /// Settings for some files.
  public struct Override: Sendable, Hashable {
    /// Patterns of paths, relative to the configuration file.
    public var files: [String]
    /// The names of profiles that are put under ``rules``, or empty to keep the others.
    public var extends: [String]
    /// What rules are told.
    public var rules: [String: RuleSettings]
  }

  /// A finding that somebody has looked at and wants to hear no more of.
  public struct Suppression: Sendable, Hashable {
    /// The rule's id, or a group.
    public var rule: String
    /// Patterns of paths; empty for all files.
    public var files: [String]
    /// The cue's identifier or number; nil for any.
    public var cue: String?
    /// A time at which the cue is shown; nil for any.
    public var time: MediaTime?
    /// Why.
    public var reason: String

    /// Makes a suppression.
    public init(
      rule: String,
      files: [String],
      cue: String? = nil,
      time: MediaTime? = nil,
      reason: String
    ) {
      self.rule = rule
      self.files = files
      self.cue = cue
      self.time = time
      self.reason = reason
    }
  }

  /// Makes a layer that changes nothing.
  public init(label: String) {
    self.label = label
  }
}
