/// Why a database could not do what it was asked.
public struct StoreError: Error, Sendable, Hashable {
  /// What kind of trouble it is.
  public enum Kind: Sendable, Hashable {
    /// The file is no database, or is damaged.
    case damaged
    /// Others were using it for too long.
    case busy
    /// It cannot be opened, read or written.
    case unusable
    /// Anything else.
    case other
  }

  /// What kind of trouble it is.
  public var kind: Kind
  /// The reason in words, in lower case without a full stop.
  public var message: String

  /// Makes an error.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
