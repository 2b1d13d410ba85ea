public import CaptionModel

/// What a rule found where tracks are declared: in a playlist, a manifest or a media file.
public struct DeclarationFinding: Sendable, Hashable {
  /// The bytes that it is about.
  public var range: Range<Int>
  /// What is wrong, in lower case, no full stop.
  public var message: String
  /// Further places that explain it.
  public var notes: [Diagnostic.Note]
  /// The measured and the allowed value, where numbers were compared.
  public var measurement: Finding.Measurement?

  /// Makes a finding.
  public init(
    _ range: Range<Int>,
    _ message: String,
    notes: [Diagnostic.Note] = [],
    measurement: Finding.Measurement? = nil
  ) {
    self.range = range
    self.message = message
    self.notes = notes
    self.measurement = measurement
  }
}
