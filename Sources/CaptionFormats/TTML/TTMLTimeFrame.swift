import CaptionModel

/// The time of an element in its time container (TTML2, 12.2 to 12.4).
///
/// Begin and end are on the document's time line. An end that is nil is indefinite.
struct TTMLTimeFrame: Sendable {
  /// When the element begins.
  let begin: MediaTime
  /// Whether children follow each other (`timeContainer="seq"`).
  let isSequence: Bool
  // Frames are copied for every element, and an optional takes twice the room of a time.
  private let storedLimit: MediaTime
  private let storedEnd: MediaTime
  private var storedContentEnd: MediaTime

  /// What stands for nil: no time of a document is below zero.
  private static var indefinite: MediaTime { MediaTime(units: .min) }

  /// Where the element and those around it cut off what it holds, by ends that are written down.
  var limit: MediaTime? { Self.optional(storedLimit) }

  /// The end that its attributes give.
  var explicitEnd: MediaTime? { Self.optional(storedEnd) }

  /// What the children have said of the end so far.
  ///
  /// In a sequence the next child counts from here, and nil says that one of them has no end.
  private var contentEnd: MediaTime? {
    get { Self.optional(storedContentEnd) }
    set { storedContentEnd = newValue ?? Self.indefinite }
  }

  private static func optional(_ stored: MediaTime) -> MediaTime? {
    stored.units == .min ? nil : stored
  }

  private init(
    begin: MediaTime,
    limit: MediaTime?,
    explicitEnd: MediaTime?,
    isSequence: Bool
  ) {
    self.begin = begin
    storedLimit = limit ?? Self.indefinite
    storedEnd = explicitEnd ?? Self.indefinite
    self.isSequence = isSequence
    storedContentEnd = begin
  }

  /// The time of the whole document.
  static let root = TTMLTimeFrame(
    begin: .zero,
    limit: nil,
    explicitEnd: nil,
    isSequence: false
  )

  /// Whether a further child can begin: not behind one without an end in a sequence.
  var canBegin: Bool { !isSequence || contentEnd != nil }

  /// The time of a child; nil where it never begins.
  func child(
    begin offset: MediaTime?,
    end: MediaTime?,
    duration: MediaTime?,
    isSequence childIsSequence: Bool
  ) -> TTMLTimeFrame? {
    guard let reference = isSequence ? contentEnd : begin else { return nil }
    let childBegin = offset.map { reference + $0 } ?? reference
    var explicit: MediaTime?
    if let end { explicit = reference + end }
    if let duration {
      let end = childBegin + duration
      explicit = explicit.map { min($0, end) } ?? end
    }
    var childLimit = explicit ?? limit
    if let limit, let known = childLimit { childLimit = min(known, limit) }
    return TTMLTimeFrame(
      begin: childBegin,
      limit: childLimit,
      explicitEnd: explicit,
      isSequence: childIsSequence
    )
  }

  /// Whether what stands around is over before it begins.
  ///
  /// An end of its own that does not lie behind its begin is a fault, to be found and mended, and kept as
  /// it is.
  var isNever: Bool {
    guard let limit, limit <= begin else { return false }
    return explicitEnd.map { $0 > begin } ?? true
  }

  /// The end of what lasts as long as the element does.
  var presentedEnd: MediaTime? {
    if let explicitEnd, explicitEnd < begin { return explicitEnd }
    return limit
  }

  /// Takes in the end of a child, in document order.
  mutating func add(childEnd end: MediaTime?) {
    if isSequence {
      contentEnd = end
    } else if let end, let known = contentEnd {
      contentEnd = max(known, end)
    } else {
      contentEnd = nil
    }
  }

  /// Takes in text or a line break, which last as long as they may, but no time in a sequence.
  mutating func addText() {
    guard !isSequence else { return }
    contentEnd = nil
  }

  /// The end, once all children are known.
  var end: MediaTime? { explicitEnd ?? contentEnd }
}
