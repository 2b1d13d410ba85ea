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

  /// The identifier where it is a short name, as ``CueName`` holds it.
  @usableFromInline var shortName: UInt64

  /// What few cues have, or many have in common.
  ///
  /// Cues are many and copied often, so it is kept apart.
  @usableFromInline var details: CueDetails?
}

// Apart, so that there is an initializer that does nothing but take the stored values: what others
// make is copied once more with all that it refers to, which hot loops have to go without.
extension Cue {
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
    let name = CueName(identifier)
    let end = end ?? .max
    let near = Cue.near(begin, end)
    nearBegin = near.begin
    nearEnd = near.end
    self.text = text
    shortName = name.short
    let isPlain =
      near.begin != Cue.far && near.end != Cue.far && name.long == nil && placement == nil
      && region == nil && extras.isEmpty
    details = isPlain ? nil : Cue.details(name, begin, end, placement, region, extras)
  }

  /// The details of a cue that has any.
  @usableFromInline
  static func details(
    _ name: CueName,
    _ begin: MediaTime,
    _ end: MediaTime,
    _ placement: Placement?,
    _ region: String?,
    _ extras: Extras
  ) -> CueDetails? {
    var values = CueDetails.Values()
    values.identifier = name.long
    values.placement = placement
    values.region = region
    values.extras = extras
    let near = near(begin, end)
    if near.begin == far { values.farBegin = begin }
    if near.end == far { values.farEnd = end }
    return CueDetails(values)
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

  @inlinable
  static func near(_ begin: MediaTime, _ end: MediaTime) -> (begin: Int64, end: Int64) {
    (near(begin), end.units == .max ? openEnd : near(end))
  }

  /// Makes a cue that shares what others have, too.
  package static func made(
    of text: CaptionText,
    from begin: MediaTime,
    to end: MediaTime?,
    name: CueName,
    settings: CueSettings
  ) -> Cue {
    let end = end ?? .max
    let near = near(begin, end)
    let isOrdinary = near.begin != far && near.end != far && name.long == nil
    return Cue(
      nearBegin: near.begin,
      nearEnd: near.end,
      text: text,
      shortName: name.short,
      details: isOrdinary ? settings.details : details(name, begin, end, settings)
    )
  }

  private static func details(
    _ name: CueName,
    _ begin: MediaTime,
    _ end: MediaTime,
    _ settings: CueSettings
  ) -> CueDetails? {
    let shared = settings.details?.settings
    let near = near(begin, end)
    guard near.begin == far || near.end == far else {
      return CueDetails(identifier: name.long, settings: shared)
    }
    return details(
      name,
      begin,
      end,
      shared?.placed?.placement,
      shared?.region,
      shared?.extras ?? Extras()
    )
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
    get { shortName != 0 ? CueName.text(ofShort: shortName) : details?.identifier }
    set {
      let name = CueName(newValue)
      shortName = name.short
      if name.long != nil || details?.identifier != nil { update { $0.identifier = name.long } }
    }
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
  package func hasDetails(at index: Int) -> Bool {
    self[index].details != nil || self[index].shortName != 0
  }

  // Small functions of their own: where they are parts of larger ones, the compiler takes the cue out
  // of its list after all.

  /// Gives a cue's text the bytes that it is a part of.
  package mutating func setStorage(_ bytes: [UInt8], ofCue index: Int) {
    guard Int(self[index].text.start) + Int(self[index].text.count) <= bytes.count else { return }
    self[index].text.storage = bytes
  }

  /// A cue's text where it has no spans; nil where it has some.
  package func plainText(at index: Int) -> CaptionText.UTF8View? {
    self[index].text.spans.isEmpty ? self[index].text.utf8 : nil
  }

  /// Whether a cue has anything beside identifier, near times and text.
  package func hasSettings(at index: Int) -> Bool { self[index].details?.settings != nil }

  /// What a cue has beside identifier, times and text.
  package func settings(at index: Int) -> CueSettings { CueSettings(self[index].details) }

  /// Whether a cue shares such settings with others.
  package func hasSettings(_ settings: CueSettings, at index: Int) -> Bool {
    guard let own = self[index].details?.settings else { return false }
    return own === settings.details?.settings
  }

  /// Whether there is anything that only some formats can say of a cue.
  package func hasExtras(at index: Int) -> Bool {
    self[index].details?.settings?.extras.isEmpty == false
  }

  /// Whether a cue's text has spans.
  package func hasSpans(at index: Int) -> Bool { !self[index].text.spans.isEmpty }
}
