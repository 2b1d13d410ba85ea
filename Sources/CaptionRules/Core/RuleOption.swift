/// The options of a rule, with their defaults.
public protocol RuleOptions: Sendable {
  /// Makes the options with their defaults.
  init()

  /// Every option that can be set by name.
  static var all: [RuleOption<Self>] { get }
}

/// The options of a rule that has none.
public struct NoOptions: RuleOptions {
  /// Makes the empty options.
  public init() {}

  /// No option.
  public static let all: [RuleOption<NoOptions>] = []
}

/// A number by which a rule is adjusted.
public struct RuleOption<Options: Sendable>: Sendable {
  /// The name, as in `reading/speed.max`: `max`.
  public let name: String
  /// What the number decides, as a sentence.
  public let summary: String
  /// The unit in which the number is given.
  public let unit: String
  /// The smallest number that makes sense; inclusive.
  public let minimum: Double

  let get: @Sendable (Options) -> Double
  let set: @Sendable (inout Options, Double) -> Void

  /// Makes an option.
  public init(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Double = 0,
    get: @escaping @Sendable (Options) -> Double,
    set: @escaping @Sendable (inout Options, Double) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.minimum = minimum
    self.get = get
    self.set = set
  }
}
