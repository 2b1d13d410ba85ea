public import CaptionModel

/// The header line of an HLS segment that ties its cues to the stream's clock (RFC 8216, 3.5).
///
/// `X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000` says that the cue time `LOCAL` is the moment
/// at which the stream's 90 kHz clock stands at `MPEGTS`. The attributes come in either order.
public struct WebVTTTimestampMap: Sendable, Hashable {
  /// The stream's clock at that moment, in ticks of 1/90000 s.
  public var streamTicks: Int

  /// The cue time at that moment.
  public var local: MediaTime

  /// The number of ticks after which the stream's clock of 33 bits begins again, about 26.5 hours.
  public static let ticksPerRound = 1 << 33

  /// Makes a map.
  public init(streamTicks: Int, local: MediaTime) {
    self.streamTicks = streamTicks
    self.local = local
  }

  /// The name with which the line begins.
  static let name = "X-TIMESTAMP-MAP"

  /// Whether a header line is a map, or nothing that begins like one.
  static func isReadable(_ line: String) -> Bool {
    !line.hasPrefix("\(name)=") || WebVTTTimestampMap(line: line) != nil
  }

  /// Reads a header line; nil where it is another one, or lacks one of the attributes.
  public init?(line: String) {
    let bytes = Array(line.utf8)
    var cursor = ByteCursor(bytes)
    guard cursor.scan("\(Self.name)=") else { return nil }
    var ticks: Int?
    var local: MediaTime?
    repeat {
      cursor.scan(while: \.isASCIIWhiteSpace)
      if ticks == nil, cursor.scan("MPEGTS:") {
        let digits = cursor.scan(while: \.isASCIIDigit)
        // More digits than that are no clock of 33 bits by any reading, and would not fit.
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        ticks = digits.reduce(0) { $0 * 10 + Int(bytes[$1] - 0x30) }
      } else if local == nil, cursor.scan("LOCAL:") {
        var offset = cursor.offset
        guard let time = WebVTTTimestamp.collect(bytes, &offset, bytes.count) else { return nil }
        cursor.advance(offset - cursor.offset)
        local = time.time
      } else {
        return nil
      }
      cursor.scan(while: \.isASCIIWhiteSpace)
    } while cursor.scan(0x2C)
    guard cursor.atEnd, let ticks, let local else { return nil }
    self.init(streamTicks: ticks, local: local)
  }
}

extension WebVTTHeader {
  /// The map that a segment's header holds, or nil where there is none that can be read.
  public var timestampMap: WebVTTTimestampMap? {
    lines.lazy.compactMap { WebVTTTimestampMap(line: $0) }.first
  }
}

/// Moves the cues of HLS segments, one after the other, onto the one clock of their stream.
///
/// A cue's time becomes time − `LOCAL` + `MPEGTS` / 90000. Segments without a map count from the
/// clock's zero, as RFC 8216, 3.5 has it.
public struct WebVTTStreamClock: Sendable {
  /// Whether times count from the first segment's `MPEGTS` instead of the clock's zero.
  public var countsFromFirst: Bool

  /// Where the last map stood, in ticks since the round in which the first one stood began.
  private var latest: Int?
  private var origin: MediaTime?

  /// What of the last segment is no longer shown, its cues counted as before.
  public private(set) var losses: [Loss] = []

  /// Makes a clock that has seen no segment yet.
  public init(countsFromFirst: Bool = false) {
    self.countsFromFirst = countsFromFirst
  }

  /// Moves the times of the next segment and takes the map, which would be wrong now, out of its
  /// header.
  ///
  /// Nothing goes below zero; what is cut off there stands in ``losses``.
  ///
  /// - Returns: Whether the segment had a map.
  @discardableResult
  public mutating func apply(to segment: inout CaptionDocument) -> Bool {
    let map = segment.takeTimestampMap()
    var offset = MediaTime.zero
    var stream = MediaTime.zero
    if let map {
      let ticks = unrolled(map.streamTicks)
      latest = ticks
      stream = MediaTime(numerator: Int128(ticks), denominator: 90_000)
      offset = stream - map.local
    }
    let origin = self.origin ?? (countsFromFirst ? stream : .zero)
    self.origin = origin
    losses = offset == origin ? [] : segment.shift(by: offset - origin)
    return map != nil
  }

  /// The ticks in the round of the clock in which they are nearest to the map before.
  private func unrolled(_ ticks: Int) -> Int {
    guard let latest else { return ticks }
    let round = WebVTTTimestampMap.ticksPerRound
    let (distance, overflow) = (latest - ticks).addingReportingOverflow(round / 2)
    guard !overflow else { return ticks }
    // Rounded down, so that a distance of half a round either way stays where it is.
    let rounds = distance >= 0 ? distance / round : -((round - 1 - distance) / round)
    return max(ticks, ticks + rounds * round)
  }
}

extension CaptionDocument {
  /// Takes the timestamp map out of the WebVTT header and returns it; nil where there is none.
  fileprivate mutating func takeTimestampMap() -> WebVTTTimestampMap? {
    guard var header = extras[WebVTTHeader.self], let map = header.timestampMap else { return nil }
    header.lines.removeAll { WebVTTTimestampMap(line: $0) != nil }
    extras[WebVTTHeader.self] = header == WebVTTHeader() ? nil : header
    return map
  }
}
