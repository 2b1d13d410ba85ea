import CaptionEncoding
public import CaptionModel

/// What is said of a finding, as UTF-8 in one buffer that serves for the next ones as well.
///
/// What is appended belongs to the message until another part begins; parts come in the order of
/// the methods that begin them.
public struct FindingText: Sendable {
  /// A further place that explains a finding, and where its words stand in ``bytes``.
  public struct Note: Sendable {
    /// Where.
    public var place: Finding.Place
    /// The bytes that say what stands there.
    public var range: Range<Int>
  }

  /// Which limit a measured value was held against.
  public enum LimitKind: Sendable {
    /// None: nothing was measured.
    case none
    /// The one with this number among those of the wording, which are the same for many findings.
    case shared(Int)
    /// One of the finding's own.
    case own(Finding.Limit)
  }

  private enum Part {
    case message
    case measured
    case note
    case fix
  }

  /// All words, one part after the other; before them may stand what was said of other findings.
  public private(set) var bytes: [UInt8] = []
  /// The bytes that say what is wrong.
  public private(set) var message = 0..<0
  /// The bytes of the measured value; empty where nothing was measured.
  public private(set) var measured = 0..<0
  /// The number of the limit that the measured value was held against, among those of the wording; nil
  /// where nothing was measured, or where the limit is one of the finding's own.
  public private(set) var sharedLimit: Int?
  private var ownLimit: Finding.Limit?
  /// What the measured value was held against.
  public var limit: LimitKind {
    if let sharedLimit { return .shared(sharedLimit) }
    return ownLimit.map { .own($0) } ?? .none
  }
  /// Further places.
  public private(set) var notes: [Note] = []
  /// The bytes of the fix's title; nil where there is no fix.
  public private(set) var fix: Range<Int>?
  /// Whether the fix may be made without asking.
  public private(set) var safety = Fix.Safety.safe

  /// Whether nothing but numbers and a rule's own words was appended, which hold no character that
  /// cannot stand in a line.
  public private(set) var isPlain = true

  private var part = Part.message
  private var start = 0

  /// So many bytes are gathered before the buffer is emptied, which costs more than a few words.
  private static let most = 1 << 14

  /// Makes an empty text.
  public init() {}

  // MARK: Parts

  /// Begins anew.
  mutating func reset() {
    if bytes.count > Self.most { bytes.removeAll(keepingCapacity: true) }
    if !notes.isEmpty { notes.removeAll(keepingCapacity: true) }
    measured = 0..<0
    sharedLimit = nil
    if ownLimit != nil { ownLimit = nil }
    fix = nil
    isPlain = true
    part = .message
    start = bytes.count
  }

  /// Begins the measured value, held against one of the limits of the wording.
  public mutating func beginMeasured(limit number: Int = 0) {
    end()
    part = .measured
    sharedLimit = number
    ownLimit = nil
  }

  /// Begins the measured value, held against a limit of the finding's own.
  mutating func beginMeasured(limit: Finding.Limit) {
    end()
    part = .measured
    sharedLimit = nil
    ownLimit = limit
  }

  /// Begins the words about a further place.
  public mutating func beginNote(_ place: Finding.Place) {
    end()
    part = .note
    notes.append(Note(place: place, range: start..<start))
  }

  /// Begins the title of the fix.
  public mutating func beginFix(_ safety: Fix.Safety = .safe) {
    end()
    part = .fix
    self.safety = safety
  }

  /// Ends the last part.
  mutating func end() {
    let range = start..<bytes.count
    switch part {
    case .message: message = range
    case .measured: measured = range
    case .note: notes[notes.count - 1].range = range
    case .fix: fix = range
    }
    start = bytes.count
  }

  /// Appends message, measured value, a note and the title of a safe fix at once, of so many bytes at
  /// most in all; the title is nil where `write` appends nothing behind the note.
  ///
  /// - Parameter write: Appends the parts, and says where each of the first three ends.
  @inline(__always)
  mutating func append(
    allOf most: Int,
    noteOn place: Finding.Place,
    _ write: (inout OutputSpan<UInt8>, inout (message: Int, measured: Int, note: Int)) -> Void
  ) {
    let first = bytes.count
    var ends = (message: 0, measured: 0, note: 0)
    bytes.append(addingCapacity: most) { write(&$0, &ends) }
    message = first..<first + ends.message
    measured = message.upperBound..<first + ends.measured
    sharedLimit = 0
    notes.append(Note(place: place, range: measured.upperBound..<first + ends.note))
    let hasFix = first + ends.note < bytes.count
    part = hasFix ? .fix : .note
    safety = .safe
    start = hasFix ? first + ends.note : measured.upperBound
  }

  // MARK: Words

  /// Appends a text.
  public mutating func append(_ text: String) {
    isPlain = false
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends valid UTF-8; rules that find much keep their words so.
  public mutating func append(_ utf8: [UInt8]) {
    isPlain = false
    let utf8 = utf8.span
    bytes.append(addingCapacity: utf8.count) { $0.write(utf8) }
  }

  /// Appends valid UTF-8 of a text.
  mutating func append(_ utf8: ArraySlice<UInt8>) {
    isPlain = false
    let utf8 = utf8.span
    bytes.append(addingCapacity: utf8.count) { $0.write(utf8) }
  }

  /// Appends several pieces of a rule's own at once, of so many bytes at most: each by itself would make sure that
  /// there is room for it.
  @inline(__always)
  mutating func append(most: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: most, initializingWith: write)
  }

  /// Appends a number.
  public mutating func append(_ number: Int) {
    bytes.append(addingCapacity: 32) { $0.write(decimal: number) }
  }

  /// Appends a count with its noun, as in `2 characters`.
  public mutating func append(_ count: Int, _ noun: String) {
    append(count)
    bytes.append(0x20)
    append(noun)
    if count != 1 { bytes.append(0x73) }
  }

  /// Appends a number of thousandths as a decimal without needless zeros: `1.25`.
  public mutating func append(thousandths: Int) {
    bytes.append(thousandths: thousandths)
  }

  /// Appends a distance in seconds with milliseconds: `1.25 s`.
  public mutating func append(seconds time: MediaTime) {
    bytes.append(thousandths: time.milliseconds)
    bytes.append(0x20)
    bytes.append(0x73)
  }

  /// Appends a text in quotation marks on one line, cut after so many bytes.
  public mutating func append(quoted utf8: ArraySlice<UInt8>, longest: Int = 80) {
    isPlain = false
    bytes.append(quoted: utf8.span, longest: longest)
  }
}
