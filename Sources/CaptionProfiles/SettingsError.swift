/// What is wrong with a configuration or profile.
public struct SettingsError: Error, Sendable, Hashable {
  /// The names that lead to the place: `rules`, `reading/speed`, `max`.
  public var path: [String]
  /// What is wrong, in lower case, no full stop.
  public var message: String
  /// The name that was most likely meant is one of these; empty where no name is wrong.
  public var candidates: [String]
  /// The name that is not known, or nil.
  public var unknown: String?
  /// The command that lists such names; nil where no name is wrong.
  public var list: String?
  /// The layer that is wrong, by its label; nil where it is what was typed.
  public var layer: String?

  /// Makes an error.
  public init(path: [String], _ message: String, unknown: String? = nil, among: [String] = []) {
    self.path = path
    self.message = message
    self.unknown = unknown
    candidates = among
  }
}

extension SettingsError: CustomStringConvertible {
  /// The place and what is wrong there.
  public var description: String {
    path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
  }
}
