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
    if isFar || placement != nil || region != nil || !extras.isEmpty {
      details = CueDetails(
        identifier: identifier,
        settings: SharedCueSettings(
          placement: placement,
          region: region,
          extras: extras,
          farBegin: nearBegin == Cue.far ? begin : nil,
          farEnd: nearEnd == Cue.far ? end : nil
        )
      )
    } else if identifier != nil {
      details = CueDetails(identifier: identifier, settings: nil)
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

  /// Makes a cue that shares what others have, too.
  package init(
    identifier: String?,
    begin: MediaTime,
    end: MediaTime?,
    text: CaptionText,
    settings: CueSettings
  ) {
    let end = end ?? .max
    nearBegin = Cue.near(begin)
    nearEnd = end.units == .max ? Cue.openEnd : Cue.near(end)
    self.text = text
    let shared = settings.shared
    if nearBegin == Cue.far || nearEnd == Cue.far {
      details = CueDetails(
        identifier: identifier,
        settings: SharedCueSettings(
          placement: shared?.placed?.placement,
          region: shared?.region,
          extras: shared?.extras ?? Extras(),
          farBegin: nearBegin == Cue.far ? begin : nil,
          farEnd: nearEnd == Cue.far ? end : nil
        )
      )
    } else if identifier != nil {
      details = CueDetails(identifier: identifier, settings: shared)
    } else {
      details = settings.unnamed
    }
  }

  /// When the cue appears; inclusive.
  @inlinable
  public var begin: MediaTime {
    get {
      nearBegin == Cue.far
        ? details?.settings?.far?.begin ?? .zero
        : MediaTime(units: Int128(widening: Int(nearBegin)))
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
      case Cue.far: details?.settings?.far?.end
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
    get { details?.settings?.placed?.placement }
    set { update { $0.placement = newValue } }
  }

  /// The id of the region in which the cue is shown, or nil.
  @inlinable
  public var region: String? {
    get { details?.settings?.region }
    set { update { $0.region = newValue } }
  }

  /// What only some formats can say of a cue.
  @inlinable
  public var extras: Extras {
    get { details?.settings?.extras ?? Extras() }
    set { update { $0.extras = newValue } }
  }

  /// Whether there is anything that only some formats can say.
  @inlinable
  package var hasExtras: Bool { details?.settings?.extras.isEmpty == false }

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

  /// Whether nothing is left when a cue's times are told in milliseconds.
  @inlinable
  package func isInMilliseconds(at index: Int) -> Bool {
    let (begin, end) = (self[index].nearBegin, self[index].nearEnd)
    guard begin != Cue.far, end != Cue.far else {
      return self[index].begin.isWholeMilliseconds
        && self[index].end?.isWholeMilliseconds != false
    }
    return begin % 17_640_000 == 0 && (end == Cue.openEnd || end % 17_640_000 == 0)
  }

  /// Whether a cue has anything besides times and text.
  @inlinable
  package func hasDetails(at index: Int) -> Bool { self[index].details != nil }
}
