/// Something that one format says and the shared model has no place for.
///
/// Each kind is declared in its format's folder. A writer reads the shared model and the extras of
/// its own format only; what others left is reported as lost through ``lossDescription``.
public protocol CaptionExtra: Sendable, Hashable {
  /// The id of the format that reads and writes this, such as `webvtt`.
  static var formatID: String { get }

  /// What is lost when another format is written, as a noun phrase; nil where nothing a viewer or
  /// an editor would miss is.
  var lossDescription: String? { get }

  /// What a cue's text is to a viewer, by names such as `sound` and `music` (TTML2, 14.2.2).
  var roles: [String] { get }

  /// Whether a cue is shown even where the viewer asked for no captions (IMSC 1.1, 8.4.5).
  var isForced: Bool { get }

  /// The look that it gives to all of a cue's text, or a document's; nil where it gives none.
  var look: TextStyle? { get }

  /// Settles what two parts of a track say of all their cues, before the cues of one follow those of
  /// the other.
  ///
  /// It is asked where the documents' values of the type differ, or one has none. What counts for one
  /// part only is moved to that part's cues; the value for the whole is left with the whole.
  ///
  /// - Parameters:
  ///   - part: The part that follows; its language and regions are still its own.
  ///   - whole: The parts before it.
  ///   - renamedRegions: The new ids of the part's regions, by the old ones, which the part still has.
  /// - Returns: What has no place in the whole; cues are counted in the whole.
  static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss]
}

extension CaptionExtra {
  /// No role, since most formats cannot give one.
  public var roles: [String] { [] }

  /// Not forced, since most formats cannot say so.
  public var isForced: Bool { false }

  /// None, since most formats give looks to spans only.
  public var look: TextStyle? { nil }
}

/// A bag of format-specific values, at most one of each type.
public struct Extras: Sendable {
  @usableFromInline var values: [any CaptionExtra] = []

  /// Makes an empty bag.
  @inlinable
  public init() {}

  /// Whether the bag holds nothing.
  @inlinable
  public var isEmpty: Bool { values.isEmpty }

  /// The roles that any of the values gives.
  public var roles: [String] {
    guard !values.isEmpty else { return [] }
    return values.flatMap(\.roles)
  }

  /// Whether any of the values says that what it belongs to is forced.
  public var isForced: Bool { values.contains { $0.isForced } }

  /// The look that the values give to all of the text; nil where none does.
  public var look: TextStyle? {
    for value in values {
      if let look = value.look { return look }
    }
    return nil
  }

  /// All values, in the order in which they were first set.
  public var all: [any CaptionExtra] { values }

  /// The value of a type; setting nil takes it out.
  public subscript<Extra: CaptionExtra>(_ type: Extra.Type) -> Extra? {
    get {
      // Comparing types is much faster than finding out that a cast fails.
      for value in values where Swift.type(of: value) == Extra.self { return value as? Extra }
      return nil
    }
    set {
      let index = values.firstIndex { Swift.type(of: $0) == Extra.self }
      switch (index, newValue) {
      case (.some(let index), .some(let value)): values[index] = value
      case (nil, .some(let value)): values.append(value)
      case (.some(let index), nil): values.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// What is lost when the bag is written as the format with this id.
  public func losses(writing formatID: String) -> [String] {
    values.compactMap { type(of: $0).formatID == formatID ? nil : $0.lossDescription }
  }
}

extension Extras: Hashable {
  /// Whether both bags hold equal values, in any order.
  public static func == (left: Extras, right: Extras) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { value in right.values.contains { equal(value, $0) } }
  }

  /// Feeds the number of values; their order does not count.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
  }
}

private func equal<Extra: CaptionExtra>(_ left: Extra, _ right: any CaptionExtra) -> Bool {
  (right as? Extra) == left
}
