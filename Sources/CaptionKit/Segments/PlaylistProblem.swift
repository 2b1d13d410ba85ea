/// Why a playlist, or something that it names, could not be used.
public struct PlaylistProblem: Error, Sendable, Hashable {
  /// The reason, in lower case without a full stop.
  public var message: String

  /// Makes a problem.
  public init(_ message: String) {
    self.message = message
  }
}
