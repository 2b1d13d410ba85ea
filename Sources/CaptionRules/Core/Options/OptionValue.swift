/// What an option of a rule can be set to.
public enum OptionValue: Sendable, Hashable {
  /// Nothing: the option's limit is off.
  case off
  /// A number, exactly.
  case number(Ratio)
  /// A length of time.
  case length(TimeLength)
  /// Lengths of time of which any is allowed.
  case bands([TimeBand])
  /// Yes or no.
  case flag(Bool)
  /// One of a choice, or free text.
  case word(String)
  /// Several words, in order.
  case words([String])
  /// Points of a line, by rising first number.
  case points([Point])

  /// A point of a table, such as the characters that may be shown in so many seconds.
  public struct Point: Sendable, Hashable {
    /// The number that is looked up.
    public var x: Ratio
    /// What belongs to it.
    public var y: Ratio

    /// Makes a point.
    public init(_ x: Ratio, _ y: Ratio) {
      self.x = x
      self.y = y
    }
  }
}

extension OptionValue: CustomStringConvertible {
  /// The value as it can be typed after `--set RULE.OPTION=`.
  public var description: String {
    switch self {
    case .off: "off"
    case .number(let value): "\(value)"
    case .length(let value): "\(value)"
    case .bands(let bands):
      bands.map { band in
        band.lower == band.upper
          ? "\(band.lower)" : "\(band.lower)..\(band.upper.map { "\($0)" } ?? "")"
      }.joined(separator: ",")
    case .flag(let value): value ? "true" : "false"
    case .word(let value): value
    case .words(let values): values.joined(separator: ",")
    case .points(let points): points.map { "\($0.x):\($0.y)" }.joined(separator: ",")
    }
  }
}

/// The kind of value that an option takes.
public enum OptionKind: Sendable, Hashable {
  /// A number of at least `minimum`, which is inclusive; whole only where it counts things.
  case number(minimum: Ratio, isWhole: Bool)
  /// A length of time.
  case length
  /// Lengths of time of which any is allowed.
  case bands
  /// Yes or no.
  case flag
  /// One of these words.
  case choice([String])
  /// Free words.
  case words
  /// Points of a line.
  case points

  /// Reads a value as typed; nil where it is not of this kind.
  ///
  /// Whether `off` is taken, the option decides.
  public func value(_ text: String) -> OptionValue? {
    switch self {
    case .number(let minimum, let isWhole):
      guard let number = Ratio(text), number >= minimum, !isWhole || number.denominator == 1
      else { return nil }
      return .number(number)
    case .length:
      return TimeLength(text).map { .length($0) }
    case .bands:
      let bands = text.split(separator: ",").map { TimeBand($0.trimmingSpaces) }
      let known = bands.compactMap { $0 }
      return known.isEmpty || known.count < bands.count ? nil : .bands(known)
    case .flag:
      switch text {
      case "true", "yes", "on": return .flag(true)
      case "false", "no": return .flag(false)
      default: return nil
      }
    case .choice(let words):
      return words.contains(text) ? .word(text) : nil
    case .words:
      let words = text.split(separator: ",").map { String($0.trimmingSpaces) }
      return .words(words.filter { !$0.isEmpty })
    case .points:
      var points: [OptionValue.Point] = []
      for pair in text.split(separator: ",") {
        let sides = pair.split(separator: ":").map { Ratio($0.trimmingSpaces) }
        guard sides.count == 2, let x = sides[0], let y = sides[1] else { return nil }
        if let last = points.last, last.x >= x { return nil }
        points.append(OptionValue.Point(x, y))
      }
      return points.isEmpty ? nil : .points(points)
    }
  }

  /// What the kind takes, for a message: `a number of at least 1`.
  public var expectation: String {
    switch self {
    case .number(let minimum, let isWhole):
      "a \(isWhole ? "whole " : "")number of at least \(minimum)"
    case .length: "a length of time such as '5/6 s', '500 ms' or '2 frames'"
    case .bands: "lengths of time such as '2 frames,0.5 s..'"
    case .flag: "true or false"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .words: "words with commas between them"
    case .points: "pairs of numbers such as '12:1,20:2', the first of each rising"
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmingSpaces: SubSequence {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
