/// What few cues have; never changed once made, so that cues can share it.
@usableFromInline
final class CueDetails: Sendable, Hashable {
  /// The same, to be changed.
  @usableFromInline
  struct Values: Sendable, Hashable {
    @usableFromInline var identifier: String?
    @usableFromInline var placement: Placement?
    @usableFromInline var region: String?
    @usableFromInline var extras = Extras()
    @usableFromInline var farBegin: MediaTime?
    @usableFromInline var farEnd: MediaTime?

    @usableFromInline init() {}

    @usableFromInline var isEmpty: Bool {
      identifier == nil && placement == nil && region == nil && extras.isEmpty && farBegin == nil
        && farEnd == nil
    }
  }

  @usableFromInline let identifier: String?
  /// All but the identifier; apart, since each cue has one of its own, but many may share the rest.
  @usableFromInline let settings: SharedCueSettings?

  @inlinable
  init(identifier: String?, settings: SharedCueSettings?) {
    self.identifier = identifier
    self.settings = settings
  }

  @usableFromInline
  convenience init(_ values: Values) {
    self.init(
      identifier: values.identifier,
      settings: SharedCueSettings(
        placement: values.placement,
        region: values.region,
        extras: values.extras,
        farBegin: values.farBegin,
        farEnd: values.farEnd
      )
    )
  }

  @usableFromInline var values: Values {
    var values = Values()
    values.identifier = identifier
    values.placement = settings?.placed?.placement
    values.region = settings?.region
    values.extras = settings?.extras ?? Extras()
    values.farBegin = settings?.far?.begin
    values.farEnd = settings?.far?.end
    return values
  }

  @usableFromInline
  static func == (left: CueDetails, right: CueDetails) -> Bool {
    left === right || left.values == right.values
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// What cues have beside identifier, times and text, made once for all that have the same.
package struct CueSettings: Sendable {
  let shared: SharedCueSettings?
  /// The details of all cues without an identifier.
  let unnamed: CueDetails?

  /// Makes settings of cues that are not placed by the player alone, or have more to say.
  package init(placement: Placement?, region: String?, extras: Extras) {
    let isEmpty = placement == nil && region == nil && extras.isEmpty
    shared =
      isEmpty
      ? nil
      : SharedCueSettings(
        placement: placement,
        region: region,
        extras: extras,
        farBegin: nil,
        farEnd: nil
      )
    unnamed = shared.map { CueDetails(identifier: nil, settings: $0) }
  }
}

/// What cues have beside identifier, near times and text; never changed once made.
@usableFromInline
final class SharedCueSettings: Sendable {
  // One by one: values together would be made outside and copied, with all that they refer to.
  @usableFromInline let region: String?
  @usableFromInline let extras: Extras
  /// The placement; apart, since it is large and most cues have none.
  @usableFromInline let placed: CuePlacement?
  /// The times that are too far away for 64 bits; apart, since hardly any cue has one.
  @usableFromInline let far: FarTimes?

  @inlinable
  init(
    placement: Placement?,
    region: String?,
    extras: Extras,
    farBegin: MediaTime?,
    farEnd: MediaTime?
  ) {
    self.region = region
    self.extras = extras
    placed = placement.map { CuePlacement($0) }
    far = farBegin == nil && farEnd == nil ? nil : FarTimes(farBegin, farEnd)
  }
}

/// The placement of a cue.
@usableFromInline
final class CuePlacement: Sendable {
  @usableFromInline let placement: Placement

  @usableFromInline
  init(_ placement: Placement) {
    self.placement = placement
  }
}

/// Times of a cue that 64 bits do not hold.
@usableFromInline
final class FarTimes: Sendable {
  @usableFromInline let begin: MediaTime?
  @usableFromInline let end: MediaTime?

  @usableFromInline
  init(_ begin: MediaTime?, _ end: MediaTime?) {
    self.begin = begin
    self.end = end
  }
}
