/// What a rule says of a place.
public struct Finding: Sendable, Hashable {
  /// The part of a cue's source that a finding points at.
  public enum Place: Sendable, Hashable {
    /// The whole file.
    case file
    /// The whole cue with this index.
    case cue(Int)
    /// The times of the cue with this index.
    case timing(Int)
    /// The text of the cue with this index.
    case text(Int)

    /// The index of the cue, or nil for the file.
    public var cue: Int? {
      switch self {
      case .file: nil
      case .cue(let index), .timing(let index), .text(let index): index
      }
    }
  }

  /// What is allowed, and which option says so.
  public struct Limit: Sendable, Hashable {
    /// What is allowed: `20`.
    public var allowed: String
    /// The unit of the limit and of what is held against it: `characters a second`.
    public var unit: String
    /// The option that holds the limit: `max`.
    public var option: String

    /// Makes a limit.
    public init(_ allowed: String, unit: String, option: String = "max") {
      self.allowed = allowed
      self.unit = unit
      self.option = option
    }
  }

  /// A measured value with what would have been allowed.
  public struct Measurement: Sendable, Hashable {
    /// What was measured, as a number that people read: `20.5`.
    public var measured: String
    /// What is allowed: `20`.
    public var allowed: String
    /// The unit of both: `characters a second`.
    public var unit: String
    /// The option that holds the limit: `max`.
    public var option: String

    /// Makes a measurement.
    public init(_ measured: String, allowed: String, unit: String, option: String = "max") {
      self.measured = measured
      self.allowed = allowed
      self.unit = unit
      self.option = option
    }
  }

  /// A further place that explains a finding.
  public struct Note: Sendable, Hashable {
    /// Where.
    public var place: Place
    /// What stands there.
    public var message: String

    /// Makes a note.
    public init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  /// Where.
  public var place: Place
  /// What is wrong, in lower case, with the measured and the allowed value, no full stop.
  public var message: String
  /// The bytes of the cue's visible text that it is about, as UTF-8 offsets; nil for all of it.
  public var excerpt: Range<Int>?
  /// The measured and the allowed value, where numbers were compared.
  public var measurement: Measurement?
  /// Further places that explain it.
  public var notes: [Note]
  /// What would mend it, or nil.
  public var fix: Fix?

  /// Makes a finding.
  public init(
    _ place: Place,
    _ message: String,
    excerpt: Range<Int>? = nil,
    measurement: Measurement? = nil,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.place = place
    self.message = message
    self.excerpt = excerpt
    self.measurement = measurement
    self.notes = notes
    self.fix = fix
  }
}
