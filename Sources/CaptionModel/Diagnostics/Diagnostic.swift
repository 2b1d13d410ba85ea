/// How grave a diagnostic is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case advice
  /// Legal, but risky or deprecated.
  case warning
  /// The file breaks its format's specification, or a rule that its profile holds to be binding.
  case error

  /// Whether one severity is less grave than another.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A statement about a place in a caption file.
///
/// Readers state what departs from the format and what they made of it; rules state findings about
/// the captions. Both use this one type.
public struct Diagnostic: Sendable, Hashable {
  /// What a diagnostic is about.
  public enum Kind: String, Sendable, Hashable {
    /// The file's own format.
    case format
    /// A lint rule's finding.
    case rule
  }

  /// A further place that explains the diagnostic.
  public struct Note: Sendable, Hashable {
    /// What stands there.
    public var message: String
    /// Where, as a byte range of the source, or nil.
    public var range: Range<Int>?

    /// Makes a note.
    public init(_ message: String, range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The stable name, `group/name`.
  public var code: String
  /// How grave it is.
  public var severity: Severity
  /// Whether it is about the format or a rule's finding.
  public var kind: Kind
  /// What is wrong, in lower case, with the offending text or the measured value, no full stop.
  public var message: String
  /// Where, as a byte range of the source; nil where it is about the whole file.
  public var range: Range<Int>?
  /// The index of the cue that it is about, from 0, or nil.
  public var cue: Int?
  /// Further places.
  public var notes: [Note]
  /// What is lost here in every conversion, since the reader leaves it out; empty where that is
  /// nothing, or the message with the ``DiagnosticInfo/loss`` of its kind tells.
  public var lost: [Loss] = []

  /// Makes a diagnostic.
  public init(
    code: String,
    severity: Severity,
    kind: Kind = .format,
    message: String,
    range: Range<Int>? = nil,
    cue: Int? = nil,
    notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.kind = kind
    self.message = message
    self.range = range
    self.cue = cue
    self.notes = notes
  }

  /// Makes a diagnostic of a documented kind about a byte range of the source.
  public init(
    _ info: DiagnosticInfo,
    _ message: String,
    range: Range<Int>? = nil,
    cue: Int? = nil,
    notes: [Note] = []
  ) {
    self.init(
      code: info.code,
      severity: info.severity,
      message: message,
      range: range,
      cue: cue,
      notes: notes
    )
  }
}
