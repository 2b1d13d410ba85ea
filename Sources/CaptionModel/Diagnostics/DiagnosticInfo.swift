/// The description of a diagnostic that a reader can give, as `captionkit explain` prints it.
public struct DiagnosticInfo: Sendable, Hashable {
  /// The stable name, `group/name`.
  public let code: String
  /// How grave it is.
  public let severity: Severity
  /// One sentence: what is wrong.
  public let summary: String
  /// What the reader makes of it and what to do about it.
  public let explanation: String
  /// The clause of the specification or the source, or nil where there is none.
  public let reference: String?
  /// The stable name of what is lost in every conversion, since the reader leaves it out; nil where
  /// nothing is.
  public let loss: String?

  /// Makes a description.
  public init(
    _ code: String,
    _ severity: Severity,
    _ summary: String,
    explanation: String,
    reference: String? = nil,
    loss: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.reference = reference
    self.loss = loss
  }
}
