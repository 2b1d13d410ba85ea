import CaptionFormats
public import CaptionModel
public import CaptionPlaylists

/// Cuts captions into the WebVTT segments of an HLS rendition (RFC 8216, 3.5).
///
/// A cue stands in each segment during which it is shown, with its full times and the same
/// identifier. Style sheets and regions stand in every segment, also in those without cues, and so
/// does the line that ties cue times to the stream's clock.
public struct WebVTTSegmenter: Sendable {
  /// One segment.
  public struct Segment: Sendable {
    /// When it begins, counted from the programme's beginning.
    public var begin: MediaTime
    /// How long it lasts.
    public var duration: HLSDecimal
    /// How many cues it holds.
    public var cues: Int
    /// The WebVTT file.
    public var bytes: [UInt8]
    /// Whether the stream's clock starts again where it begins.
    public var isDiscontinuous = false

    /// Makes a segment.
    public init(begin: MediaTime, duration: HLSDecimal, cues: Int, bytes: [UInt8]) {
      self.begin = begin
      self.duration = duration
      self.cues = cues
      self.bytes = bytes
    }
  }

  /// What captions were cut into.
  public struct Result: Sendable {
    /// The segments, in order.
    public var segments: [Segment] = []
    /// How many cues stand in at least one segment.
    public var cues = 0
    /// What WebVTT cannot hold, and cues that begin after the last segment.
    public var losses: [Loss] = []

    /// Makes a result without segments.
    init(losses: [Loss] = []) {
      self.losses = losses
    }
  }

  /// The most segments that captions are cut into.
  public static let mostSegments = 100_000

  /// The stream's clock at the programme's beginning, in ticks of 1/90000 s.
  public var streamTicks: Int

  /// Makes a segmenter.
  ///
  /// - Parameter streamTicks: The stream's clock at the programme's beginning. Segments of video
  ///   mostly begin at ten seconds.
  public init(streamTicks: Int = 900_000) {
    self.streamTicks = streamTicks
  }

  /// The captions as WebVTT holds them: in order of their begins, in whole milliseconds.
  public static func prepared(
    _ document: CaptionDocument
  ) -> (document: CaptionDocument, losses: [Loss]) {
    let written = CaptionFile.write(document, as: .webVTT)
    // What was just written decodes and is accepted.
    let file = try? CaptionFile.examine(written.bytes, name: "-", format: .webVTT)
    return (file?.document ?? document, written.losses)
  }

  /// Segments of one length, the last of which may be shorter.
  ///
  /// - Parameters:
  ///   - length: How long each lasts; above zero.
  ///   - programme: How long all last together; above zero.
  /// - Returns: Nil where there would be more than ``mostSegments``.
  public static func evenDurations(of length: MediaTime, for programme: MediaTime) -> [HLSDecimal]?
  {
    guard length > .zero, programme > .zero else { return nil }
    let (whole, rest) = programme.units.quotientAndRemainder(dividingBy: length.units)
    guard whole < Int128(mostSegments) else { return nil }
    var durations = [HLSDecimal](repeating: HLSDecimal(length), count: Int(whole))
    if rest > 0 { durations.append(HLSDecimal(MediaTime(units: rest))) }
    return durations
  }

  /// Cuts captions that were ``prepared(_:)``.
  ///
  /// - Parameters:
  ///   - document: The captions, ordered by their begins.
  ///   - durations: How long each segment lasts.
  ///   - restarts: Where the stream's clock starts again, by the index of the segment before which
  ///     it does: its new time there, in ticks.
  public func segments(
    of document: CaptionDocument,
    durations: [HLSDecimal],
    restarts: [Int: Int] = [:]
  ) -> Result {
    var result = Result()
    var head = document
    head.cues = []
    setMap(in: &head, ticks: streamTicks, at: .zero)
    // Comments below the last cue stand below it, and nowhere else.
    let comments = head.extras[WebVTTComments.self]
    head.extras[WebVTTComments.self] = nil
    var shown: [Int] = []
    var next = 0
    var begin = MediaTime.zero
    var known: Set<Loss> = []
    let last = document.cues.indices.last
    for (index, duration) in durations.enumerated() {
      let end = begin + duration.time
      if let ticks = restarts[index] { setMap(in: &head, ticks: ticks, at: begin) }
      shown.removeAll { (document.cues[$0].end ?? .max) <= begin }
      while next < document.cues.count, document.cues[next].begin < end {
        shown.append(next)
        next += 1
      }
      var segment = head
      segment.cues = shown.map { document.cues[$0] }
      if let last, shown.last == last { segment.extras[WebVTTComments.self] = comments }
      var written = CaptionFile.write(segment, as: .webVTT)
      // Some readers put the segments' bytes behind one another before they look for cues.
      if !written.bytes.suffix(2).elementsEqual([0x0A, 0x0A]) { written.bytes.append(0x0A) }
      for loss in written.losses {
        var loss = loss
        loss.cue = loss.cue.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
        if known.insert(loss).inserted { result.losses.append(loss) }
      }
      var cut = Segment(begin: begin, duration: duration, cues: shown.count, bytes: written.bytes)
      cut.isDiscontinuous = restarts[index] != nil
      result.segments.append(cut)
      begin = end
    }
    result.cues = next
    for index in document.cues.indices[next...] {
      let milliseconds = document.cues[index].begin.milliseconds
      result.losses.append(
        Loss(
          feature: "cue",
          what: "cue that begins at \(milliseconds) ms",
          reason: "the last segment ends at \(begin.milliseconds) ms",
          cue: index
        )
      )
    }
    return result
  }

  /// The media playlist of segments (RFC 8216, 4.3.3).
  ///
  /// - Parameters:
  ///   - segments: The segments.
  ///   - addresses: The address of each.
  ///   - longest: A target duration of other renditions that this one's is not to fall below.
  ///   - sequence: The number of the first segment.
  ///   - map: The address of the segment that fragments need before them; nil for segments that need
  ///     none.
  public static func mediaPlaylist(
    of segments: [Segment],
    addresses: [String],
    longest: Int = 0,
    sequence: Int = 0,
    map: String? = nil
  ) -> [UInt8] {
    let target = targetDuration(of: segments, longest: longest)
    // The tag that leads to the map came with version 6 (RFC 8216, 7).
    var text =
      "#EXTM3U\n#EXT-X-VERSION:\(map == nil ? 3 : 6)\n#EXT-X-TARGETDURATION:\(target)\n"
      + "#EXT-X-MEDIA-SEQUENCE:\(sequence)\n#EXT-X-PLAYLIST-TYPE:VOD\n"
    if let map { text += "#EXT-X-MAP:URI=\"\(map)\"\n" }
    for (segment, address) in zip(segments, addresses) {
      if segment.isDiscontinuous { text += "#EXT-X-DISCONTINUITY\n" }
      text += "#EXTINF:\(segment.duration.text),\n\(address)\n"
    }
    return Array("\(text)#EXT-X-ENDLIST\n".utf8)
  }

  /// The longest duration, rounded to the nearest second as RFC 8216, 4.3.3.1 has it; at least one.
  public static func targetDuration(of segments: [Segment], longest: Int = 0) -> Int {
    segments.reduce(max(longest, 1)) { max($0, Int(clamping: $1.duration.time.count(per: 1))) }
  }

  /// Ties cue times to the stream's clock, which shows so many ticks at a time of the programme.
  private func setMap(in head: inout CaptionDocument, ticks: Int, at time: MediaTime) {
    var header = head.extras[WebVTTHeader.self] ?? WebVTTHeader()
    header.lines.removeAll { WebVTTTimestampMap(line: $0) != nil }
    // Cue times have milliseconds, and what is left over is in ticks.
    let local = MediaTime(milliseconds: time.milliseconds)
    let round = WebVTTTimestampMap.ticksPerRound
    let rest = Int(clamping: (time - local).count(per: 90_000))
    let stream = ((ticks - rest) % round + round) % round
    header.lines.insert("X-TIMESTAMP-MAP=MPEGTS:\(stream),LOCAL:\(local.webVTTClock)", at: 0)
    head.extras[WebVTTHeader.self] = header
  }
}

extension MediaTime {
  /// The time as WebVTT writes it, with hours.
  fileprivate var webVTTClock: String {
    let (seconds, fraction) = Swift.max(milliseconds, 0).quotientAndRemainder(dividingBy: 1000)
    func digits(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: Swift.max(width - "\(number)".utf8.count, 0)) + "\(number)"
    }
    return "\(digits(seconds / 3600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2))"
      + ".\(digits(fraction, 3))"
  }
}
