import CaptionModel

/// How the writer writes times.
struct TTMLOutputClock: Sendable {
  /// A way of writing times.
  enum Kind: Sendable, Equatable {
    /// `HH:MM:SS.mmm`, with more digits where they are needed.
    case clock
    /// `HH:MM:SS:FF` of media time, where a second holds a whole number of frames.
    case clockFrames(FrameCounting)
    /// `123f`, since clock times with frames of media time do not fall on the frames of a broken
    /// rate (TTML2, 12.3.1).
    case frames(FrameCounting)
    /// `HH:MM:SS:FF` of SMPTE time.
    case smpte(FrameCounting)
    /// `123t`.
    case ticks(FrameRate)
  }

  let kind: Kind

  /// The rate of the periods that times are rounded to, or nil where they are exact.
  var rate: FrameRate? {
    switch kind {
    case .clock: nil
    case .clockFrames(let counting), .frames(let counting), .smpte(let counting): counting.rate
    case .ticks(let rate): rate
    }
  }

  /// What a period is called.
  var unit: String {
    if case .ticks = kind { return "tick" }
    return "frame"
  }

  /// Works out how a flavour writes times.
  ///
  /// A way that was asked for is used where the flavour has it; that of the source is kept only
  /// where every time of the document falls on it.
  init(_ document: CaptionDocument, _ flavour: TTMLFlavour, _ asked: TTMLCounting?) {
    let known = document.extras[TTMLDocument.self]?.counting
    let counting = asked ?? known
    switch counting {
    case .frames(let counting) where flavour.countsFrames:
      let kind = Self.frames(counting, flavour)
      let isKept = asked != nil || flavour == .itt || Self.isExact(document, counting.rate)
      self.kind = isKept ? kind : .clock
    case .ticks(let rate) where flavour.countsTicks:
      let isKept = asked != nil || Self.isExact(document, rate)
      self.kind = isKept ? .ticks(rate) : .clock
    default:
      let ordinary = FrameCounting(rate: .thirty).map { Kind.smpte($0) }
      self.kind = flavour == .itt ? ordinary ?? .clock : .clock
    }
  }

  private static func frames(_ counting: FrameCounting, _ flavour: TTMLFlavour) -> Kind {
    switch flavour {
    case .itt: .smpte(counting)
    case .dfxp where !counting.isWhole: .smpte(counting)
    default: counting.isWhole ? .clockFrames(counting) : .frames(counting)
    }
  }

  /// Whether every time of a document is that of a frame or tick.
  private static func isExact(_ document: CaptionDocument, _ rate: FrameRate) -> Bool {
    func isExact(_ time: MediaTime) -> Bool {
      MediaTime(count: time.frames(at: rate), of: rate) == time
    }
    return document.cues.allSatisfy { cue in isExact(cue.begin) && cue.end.map(isExact) ?? true }
  }

  // MARK: The root's attributes

  /// Appends the parameters that times need.
  func appendParameters(to bytes: inout [UInt8]) {
    func append(frames counting: FrameCounting) {
      bytes.append(attribute: "ttp:frameRate", "\(counting.nominal)")
      if let multiplier = counting.multiplier {
        bytes.append(attribute: "ttp:frameRateMultiplier", multiplier)
      }
    }
    switch kind {
    case .clock: break
    case .clockFrames(let counting), .frames(let counting): append(frames: counting)
    case .smpte(let counting):
      append(frames: counting)
      bytes.append(attribute: "ttp:dropMode", counting.isDropFrame ? "dropNTSC" : "nonDrop")
    case .ticks(let rate):
      // Ticks are counted in whole numbers a second; others are no rate of TTML's.
      bytes.append(attribute: "ttp:tickRate", "\(rate.frames)")
    }
  }

  /// Whether the time base is SMPTE's.
  var isSMPTE: Bool {
    if case .smpte = kind { return true }
    return false
  }

  // MARK: Times

  /// The number of the frame or tick nearest to a time.
  func count(_ time: MediaTime) -> Int {
    guard let rate else { return 0 }
    // Ten times beyond a 64-bit count is no time that anybody means.
    return Int(clamping: min(max(time.frames(at: rate), 0), Int128(Int64.max / 100)))
  }

  /// Whether a time is exactly that of a frame or tick.
  func isExact(_ time: MediaTime, _ count: Int) -> Bool {
    guard let rate else { return true }
    return MediaTime(count: Int128(count), of: rate) == time
  }

  /// Appends the time of a frame or tick.
  func append(_ count: Int, to bytes: inout [UInt8]) {
    switch kind {
    case .clock: break
    case .frames:
      bytes.append(count, width: 1)
      bytes.append(0x66)
    case .ticks:
      bytes.append(count, width: 1)
      bytes.append(0x74)
    case .clockFrames(let counting): Self.append(label: count, counting, to: &bytes)
    case .smpte(let counting):
      let number = Int(clamping: counting.number(ofFrame: Int128(count)))
      Self.append(label: number, counting, to: &bytes)
    }
  }

  private static func append(label number: Int, _ counting: FrameCounting, to bytes: inout [UInt8])
  {
    let (second, frame) = number.quotientAndRemainder(dividingBy: counting.nominal)
    bytes.append(second / 3600, width: 2)
    bytes.append(0x3A)
    bytes.append(second / 60 % 60, width: 2)
    bytes.append(0x3A)
    bytes.append(second % 60, width: 2)
    bytes.append(0x3A)
    bytes.append(frame, width: counting.nominal > 100 ? 3 : 2)
  }
}
