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

/// Something by which a rule is adjusted.
public struct RuleOption<Options: Sendable>: Sendable {
  /// The name, as in `reading/speed.max`: `max`.
  public let name: String
  /// What the value decides, as a sentence.
  public let summary: String
  /// The unit in which a number is given; empty where the value says it itself.
  public let unit: String
  /// The kind of value.
  public let kind: OptionKind
  /// Whether the value may be `off`.
  public let allowsOff: Bool

  let get: @Sendable (Options) -> OptionValue
  /// Takes a value of the right kind; any other leaves the options as they are.
  let set: @Sendable (inout Options, OptionValue) -> Void
}

extension RuleOption {
  /// A path to a property that an option stands for.
  public typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// An option that stands for a property.
  ///
  /// - Parameters:
  ///   - write: The value of an option for that of the property.
  ///   - read: The property's value for an option's; nil for a value of another kind.
  private init<Value>(
    _ name: String,
    _ summary: String,
    unit: String = "",
    _ kind: OptionKind,
    allowsOff: Bool = false,
    _ path: Path<Value>,
    write: @escaping @Sendable (Value) -> OptionValue,
    read: @escaping @Sendable (OptionValue) -> Value?
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.kind = kind
    self.allowsOff = allowsOff
    get = { write($0[keyPath: path]) }
    set = { options, value in
      if let value = read(value) { options[keyPath: path] = value }
    }
  }

  /// An option that is a number, with fractions.
  public static func number(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Ratio = 0,
    _ path: Path<Ratio>
  ) -> RuleOption {
    RuleOption(name, summary, unit: unit, .number(minimum: minimum, isWhole: false), path) {
      .number($0)
    } read: {
      $0.number
    }
  }

  /// An option that is a limit, which may be off.
  public static func limit(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Ratio = 0,
    _ path: Path<Ratio?>
  ) -> RuleOption {
    let kind = OptionKind.number(minimum: minimum, isWhole: false)
    return RuleOption(name, summary, unit: unit, kind, allowsOff: true, path) {
      $0.map { .number($0) } ?? .off
    } read: {
      $0 == .off ? .some(nil) : $0.number.map { .some($0) }
    }
  }

  /// An option that counts things.
  public static func count(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Int = 0,
    _ path: Path<Int>
  ) -> RuleOption {
    let kind = OptionKind.number(minimum: Ratio(minimum), isWhole: true)
    return RuleOption(name, summary, unit: unit, kind, path) {
      .number(Ratio($0))
    } read: {
      $0.number?.roundedDown
    }
  }

  /// An option that is a length of time.
  public static func length(
    _ name: String,
    _ summary: String,
    _ path: Path<TimeLength>
  ) -> RuleOption {
    RuleOption(name, summary, .length, path) {
      .length($0)
    } read: {
      $0.length
    }
  }

  /// An option that is a length of time, which may be off.
  public static func optionalLength(
    _ name: String,
    _ summary: String,
    _ path: Path<TimeLength?>
  ) -> RuleOption {
    RuleOption(name, summary, .length, allowsOff: true, path) {
      $0.map { .length($0) } ?? .off
    } read: {
      $0 == .off ? .some(nil) : $0.length.map { .some($0) }
    }
  }

  /// An option that lists the lengths of time that are allowed.
  public static func bands(
    _ name: String,
    _ summary: String,
    _ path: Path<[TimeBand]>
  ) -> RuleOption {
    RuleOption(name, summary, .bands, allowsOff: true, path) {
      $0.isEmpty ? .off : .bands($0)
    } read: { value in
      if case .bands(let bands) = value { return bands }
      return value == .off ? [] : nil
    }
  }

  /// An option that is on or not.
  public static func flag(_ name: String, _ summary: String, _ path: Path<Bool>) -> RuleOption {
    RuleOption(name, summary, .flag, path) {
      .flag($0)
    } read: { value in
      if case .flag(let flag) = value { return flag }
      return nil
    }
  }

  /// An option that is one of an enumeration's raw values.
  public static func choice<Choice>(
    _ name: String,
    _ summary: String,
    _ path: Path<Choice>
  ) -> RuleOption where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    RuleOption(name, summary, .choice(Choice.allCases.map(\.rawValue)), path) {
      .word($0.rawValue)
    } read: { value in
      if case .word(let word) = value { return Choice(rawValue: word) }
      return nil
    }
  }

  /// An option that lists words.
  public static func words(
    _ name: String,
    _ summary: String,
    _ path: Path<[String]>
  ) -> RuleOption {
    RuleOption(name, summary, .words, allowsOff: true, path) {
      $0.isEmpty ? .off : .words($0)
    } read: { value in
      if case .words(let words) = value { return words }
      return value == .off ? [] : nil
    }
  }

  /// An option that is a table of points, which may be off.
  public static func points(
    _ name: String,
    _ summary: String,
    unit: String,
    _ path: Path<[OptionValue.Point]>
  ) -> RuleOption {
    RuleOption(name, summary, unit: unit, .points, allowsOff: true, path) {
      $0.isEmpty ? .off : .points($0)
    } read: { value in
      if case .points(let points) = value { return points }
      return value == .off ? [] : nil
    }
  }
}

extension OptionValue {
  /// The number, where it is one.
  fileprivate var number: Ratio? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The length of time, where it is one.
  fileprivate var length: TimeLength? {
    if case .length(let value) = self { return value }
    return nil
  }
}
