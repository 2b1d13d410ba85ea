/// A caption: text that is shown from one time to another.
///
/// A cue is held as it was found, even when it is wrong: the end may lie before the begin, and
/// texts may be empty. Repair is a transform that somebody asks for.
public struct Cue: Sendable, Hashable {
  // Times as 64-bit counts of units, which hold sixteen years: cues are many, and what they take up
  // has to be cleared and read. Times beyond are kept with the details, so that every time has
  // exactly one form.
  @usableFromInline var nearBegin: Int64
  @usableFromInline var nearEnd: Int64

  /// What is shown.
  public var text: CaptionText

  /// What few cues have.
  ///
  /// Cues are many and copied often, so it is kept apart.
  @usableFromInline var details: CueDetails?

  /// Makes a cue.
  @inlinable
  public init(
    identifier: String? = nil,
    begin: MediaTime,
    end: MediaTime?,
    text: CaptionText,
    placement: Placement? = nil,
    region: String? = nil,
    extras: Extras = Extras()
  ) {
    let end = end ?? .max
    nearBegin = Cue.near(begin)
    nearEnd = end.units == .max ? Cue.openEnd : Cue.near(end)
    self.text = text
    let isFar = nearBegin == Cue.far || nearEnd == Cue.far
    if isFar || identifier != nil || placement != nil || region != nil || !extras.isEmpty {
      details = CueDetails(
        identifier: identifier,
        placement: placement,
        region: region,
        extras: extras,
        farBegin: nearBegin == Cue.far ? begin : nil,
        farEnd: nearEnd == Cue.far ? end : nil
      )
    }
  }

  /// Stands for a time that is kept with the details.
  @inlinable static var far: Int64 { .min }

  /// Stands for an end that is not there.
  @inlinable static var openEnd: Int64 { .max }

  @inlinable
  static func near(_ time: MediaTime) -> Int64 {
    guard let units = time.units.narrowed, units != .max else { return far }
    return units
  }

  /// When the cue appears; inclusive.
  @inlinable
  public var begin: MediaTime {
    get {
      nearBegin == Cue.far
        ? details?.far?.begin ?? .zero : MediaTime(units: Int128(widening: Int(nearBegin)))
    }
    set {
      let isFar = nearBegin == Cue.far
      nearBegin = Cue.near(newValue)
      if isFar || nearBegin == Cue.far { update { $0.farBegin = newValue } }
    }
  }

  /// When the cue disappears; exclusive.
  ///
  /// Nil where it stays until the programme ends; ``MediaTime/max`` means the same.
  @inlinable
  public var end: MediaTime? {
    get {
      switch nearEnd {
      case Cue.openEnd: nil
      case Cue.far: details?.far?.end
      default: MediaTime(units: Int128(widening: Int(nearEnd)))
      }
    }
    set {
      let isFar = nearEnd == Cue.far
      let end = newValue ?? .max
      nearEnd = end.units == .max ? Cue.openEnd : Cue.near(end)
      if isFar || nearEnd == Cue.far { update { $0.farEnd = end } }
    }
  }

  /// The name or number by which the file calls the cue, or nil.
  @inlinable
  public var identifier: String? {
    get { details?.identifier }
    set { update { $0.identifier = newValue } }
  }

  /// Where the text stands; nil where the player decides.
  ///
  /// In a region, only the alignment of the text and the cue's own line settings count.
  @inlinable
  public var placement: Placement? {
    get { details?.placed?.placement }
    set { update { $0.placement = newValue } }
  }

  /// The id of the region in which the cue is shown, or nil.
  @inlinable
  public var region: String? {
    get { details?.region }
    set { update { $0.region = newValue } }
  }

  /// What only some formats can say of a cue.
  @inlinable
  public var extras: Extras {
    get { details?.extras ?? Extras() }
    set { update { $0.extras = newValue } }
  }

  /// Changes the details, and does without any where nothing of them is left.
  @usableFromInline
  mutating func update(_ change: (inout CueDetails.Values) -> Void) {
    var values = details?.values ?? CueDetails.Values()
    change(&values)
    if nearBegin != Cue.far { values.farBegin = nil }
    if nearEnd != Cue.far { values.farEnd = nil }
    details = values.isEmpty ? nil : CueDetails(values)
  }

  /// The names of those who speak, in order of first appearance in the text's voice spans.
  ///
  /// Labels typed into the text are not looked at here.
  public var speakers: [String] { text.speakers }

  /// How long the cue is shown; nil for an open end, negative where the end lies before the begin.
  public var duration: MediaTime? { end.map { $0 - begin } }
}

/// What single cues of a list say, for loops over many.
///
/// To take a cue out of its list counts references to its text; what is looked at here is nothing but
/// numbers for nearly every cue.
extension [Cue] {
  /// When a cue begins.
  @inlinable
  package func begin(at index: Int) -> MediaTime {
    let near = self[index].nearBegin
    guard near == Cue.far else { return MediaTime(units: Int128(widening: Int(near))) }
    return self[index].begin
  }

  /// When a cue ends; nil where it stays until the programme ends.
  @inlinable
  package func end(at index: Int) -> MediaTime? {
    let near = self[index].nearEnd
    switch near {
    case Cue.openEnd: return nil
    case Cue.far: return self[index].end
    default: return MediaTime(units: Int128(widening: Int(near)))
    }
  }

  /// Whether a cue has anything besides times and text.
  @inlinable
  package func hasDetails(at index: Int) -> Bool { self[index].details != nil }
}

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

  // One by one: values together would be made outside and copied, with all that they refer to.
  @usableFromInline let identifier: String?
  @usableFromInline let region: String?
  @usableFromInline let extras: Extras
  /// The placement; apart, since it is large and most cues have none.
  @usableFromInline let placed: CuePlacement?
  /// The times that are too far away for 64 bits; apart, since hardly any cue has one.
  @usableFromInline let far: FarTimes?

  @inlinable
  init(
    identifier: String?,
    placement: Placement?,
    region: String?,
    extras: Extras,
    farBegin: MediaTime?,
    farEnd: MediaTime?
  ) {
    self.identifier = identifier
    self.region = region
    self.extras = extras
    placed = placement.map { CuePlacement($0) }
    far = farBegin == nil && farEnd == nil ? nil : FarTimes(farBegin, farEnd)
  }

  @usableFromInline
  convenience init(_ values: Values) {
    self.init(
      identifier: values.identifier,
      placement: values.placement,
      region: values.region,
      extras: values.extras,
      farBegin: values.farBegin,
      farEnd: values.farEnd
    )
  }

  @usableFromInline var values: Values {
    var values = Values()
    values.identifier = identifier
    values.placement = placed?.placement
    values.region = region
    values.extras = extras
    values.farBegin = far?.begin
    values.farEnd = far?.end
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
