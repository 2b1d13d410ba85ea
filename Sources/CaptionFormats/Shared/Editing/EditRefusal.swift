/// Why a format can't make edits in the bytes of a file.
public struct EditRefusal: Error, Sendable, Hashable {
  /// The reason, in lower case, no full stop: `the paragraph makes several cues`.
  public var reason: String

  /// Makes a refusal.
  public init(_ reason: String) {
    self.reason = reason
  }
}
