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

  /// An option that is a number, with fractions.
  public static func number(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Ratio = 0,
    _ path: Path<Ratio>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: unit,
      kind: .number(minimum: minimum, isWhole: false),
      allowsOff: false,
      get: { .number($0[keyPath: path]) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value } }
    )
  }

  /// An option that is a limit, which may be off.
  public static func limit(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Ratio = 0,
    _ path: Path<Ratio?>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: unit,
      kind: .number(minimum: minimum, isWhole: false),
      allowsOff: true,
      get: { $0[keyPath: path].map { .number($0) } ?? .off },
      set: { options, value in
        switch value {
        case .number(let value): options[keyPath: path] = value
        case .off: options[keyPath: path] = nil
        default: break
        }
      }
    )
  }

  /// An option that counts things.
  public static func count(
    _ name: String,
    _ summary: String,
    unit: String,
    minimum: Int = 0,
    _ path: Path<Int>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: unit,
      kind: .number(minimum: Ratio(minimum), isWhole: true),
      allowsOff: false,
      get: { .number(Ratio($0[keyPath: path])) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value.roundedDown } }
    )
  }

  /// An option that is a length of time.
  public static func length(
    _ name: String,
    _ summary: String,
    _ path: Path<TimeLength>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .length,
      allowsOff: false,
      get: { .length($0[keyPath: path]) },
      set: { if case .length(let value) = $1 { $0[keyPath: path] = value } }
    )
  }

  /// An option that is a length of time, which may be off.
  public static func optionalLength(
    _ name: String,
    _ summary: String,
    _ path: Path<TimeLength?>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .length,
      allowsOff: true,
      get: { $0[keyPath: path].map { .length($0) } ?? .off },
      set: { options, value in
        switch value {
        case .length(let value): options[keyPath: path] = value
        case .off: options[keyPath: path] = nil
        default: break
        }
      }
    )
  }

  /// An option that lists the lengths of time that are allowed.
  public static func bands(
    _ name: String,
    _ summary: String,
    _ path: Path<[TimeBand]>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .bands,
      allowsOff: true,
      get: { $0[keyPath: path].isEmpty ? .off : .bands($0[keyPath: path]) },
      set: { options, value in
        switch value {
        case .bands(let value): options[keyPath: path] = value
        case .off: options[keyPath: path] = []
        default: break
        }
      }
    )
  }

  /// An option that is on or not.
  public static func flag(_ name: String, _ summary: String, _ path: Path<Bool>) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .flag,
      allowsOff: false,
      get: { .flag($0[keyPath: path]) },
      set: { if case .flag(let value) = $1 { $0[keyPath: path] = value } }
    )
  }

  /// An option that is one of an enumeration's raw values.
  public static func choice<Choice>(
    _ name: String,
    _ summary: String,
    _ path: Path<Choice>
  ) -> RuleOption where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .choice(Choice.allCases.map(\.rawValue)),
      allowsOff: false,
      get: { .word($0[keyPath: path].rawValue) },
      set: { options, value in
        if case .word(let word) = value, let choice = Choice(rawValue: word) {
          options[keyPath: path] = choice
        }
      }
    )
  }

  /// An option that lists words.
  public static func words(
    _ name: String,
    _ summary: String,
    _ path: Path<[String]>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: "",
      kind: .words,
      allowsOff: true,
      get: { $0[keyPath: path].isEmpty ? .off : .words($0[keyPath: path]) },
      set: { options, value in
        switch value {
        case .words(let value): options[keyPath: path] = value
        case .off: options[keyPath: path] = []
        default: break
        }
      }
    )
  }

  /// An option that is a table of points, which may be off.
  public static func points(
    _ name: String,
    _ summary: String,
    unit: String,
    _ path: Path<[OptionValue.Point]>
  ) -> RuleOption {
    RuleOption(
      name: name,
      summary: summary,
      unit: unit,
      kind: .points,
      allowsOff: true,
      get: { $0[keyPath: path].isEmpty ? .off : .points($0[keyPath: path]) },
      set: { options, value in
        switch value {
        case .points(let value): options[keyPath: path] = value
        case .off: options[keyPath: path] = []
        default: break
        }
      }
    )
  }
}
