public import CaptionContainers
import CaptionFormats
public import CaptionModel
public import CaptionPlaylists

/// Cuts captions into the segments of an HLS rendition in fragmented MP4 (RFC 8216, 3.3).
///
/// A `wvtt` segment has samples without gaps from its begin to its end, and a cue that is shown in
/// several segments stands in each. A `stpp` segment is one sample, a document with every cue that is
/// shown during it, each with its full times on the clock of the track.
public struct FragmentSegmenter: Sendable {
  /// What captions were cut into.
  public struct Result: Sendable {
    /// The segment that every other one needs, to which `EXT-X-MAP` leads.
    public var initialization: [UInt8]
    /// The segments, in order, and what they lack.
    public var segments: WebVTTSegmenter.Result
  }

  private let encoder: CaptionTrackEncoder
  /// The stream's clock at the programme's beginning, in ticks of 1/90000 s.
  private let streamTicks: Int

  /// Makes a segmenter.
  ///
  /// - Parameters:
  ///   - encoder: The codec with its options; `wvtt` or `stpp`.
  ///   - streamTicks: The stream's clock at the programme's beginning. Fragments of video mostly
  ///     begin at zero.
  public init(_ encoder: CaptionTrackEncoder, streamTicks: Int = 0) {
    self.encoder = encoder
    self.streamTicks = streamTicks
  }

  /// Cuts captions.
  ///
  /// - Parameters:
  ///   - document: The captions; their order does not count.
  ///   - durations: How long each segment lasts.
  ///   - prepare: Says of the track what it is called and what it claims.
  public func segments(
    of document: CaptionDocument,
    durations: [HLSDecimal],
    prepare: (inout MP4TextTrack) -> Void = { _ in }
  ) throws(MovieRefusal) -> Result {
    guard encoder.codec != .tx3g else { throw .notSegmented(encoder.codec) }
    var borders = [MediaTime.zero]
    for duration in durations { borders.append((borders.last ?? .zero) + duration.time) }
    let clock = Int128(CaptionTrackEncoder.streamTimescale)
    let ticks = borders.map { Int(clamping: $0.count(per: clock)) }
    var parts: [(samples: [MP4SampleData], cues: Int)]
    var track: MP4TextTrack
    var losses: [Loss]
    switch encoder.codec {
    case .stpp:
      track = encoder.track(header: [], timescale: CaptionTrackEncoder.streamTimescale)
      (parts, losses) = documents(document, borders, ticks)
    case .wvtt, .tx3g:
      let cues = WebVTTSamples(document, encoder.options)
      track = encoder.track(
        header: cues.header,
        timescale: CaptionTrackEncoder.streamTimescale
      )
      parts = try cues.samples(timescale: CaptionTrackEncoder.streamTimescale, borders: ticks)
      losses = cues.losses
    }
    track.language = document.language
    prepare(&track)
    let writer = MP4FragmentWriter(track)
    var result = Result(
      initialization: writer.initializationSegment,
      segments: WebVTTSegmenter.Result(losses: losses)
    )
    for (index, part) in parts.enumerated() where index < durations.count {
      let bytes = writer.segment(
        part.samples,
        begin: UInt64(clamping: streamTicks + ticks[index]),
        number: UInt32(clamping: index + 1)
      )
      result.segments.segments.append(
        WebVTTSegmenter.Segment(
          begin: borders[index],
          duration: durations[index],
          cues: part.cues,
          bytes: bytes
        )
      )
    }
    noteRest(document, end: borders.last ?? .zero, &result.segments)
    return result
  }

  /// A document for each segment.
  private func documents(
    _ captions: CaptionDocument,
    _ borders: [MediaTime],
    _ ticks: [Int]
  ) -> (parts: [(samples: [MP4SampleData], cues: Int)], losses: [Loss]) {
    // As one document has them, so that regions have the same names in every segment.
    let whole = CaptionFile.write(captions, as: .ttml, options: encoder.timedTextOptions)
    let file = try? CaptionFile.examine(whole.bytes, name: "-", format: .ttml)
    let document = file?.document ?? captions
    let order = document.cues.indices.sorted {
      (document.cues[$0].begin, $0) < (document.cues[$1].begin, $1)
    }
    let offset = MediaTime(
      numerator: Int128(streamTicks),
      denominator: Int128(CaptionTrackEncoder.streamTimescale)
    )
    var parts: [(samples: [MP4SampleData], cues: Int)] = []
    var losses = whole.losses
    var known = Set(losses)
    var shown: [Int] = []
    var next = order[...]
    for (index, border) in borders.dropFirst().enumerated() {
      shown.removeAll { (document.cues[$0].end ?? .max) <= borders[index] }
      while let cue = next.first, document.cues[cue].begin < border {
        if (document.cues[cue].end ?? .max) > borders[index] { shown.append(cue) }
        next.removeFirst()
      }
      let cues = shown.sorted()
      var segment = document
      segment.cues = cues.map { document.cues[$0] }
      if streamTicks > 0 { segment.shift(by: offset) }
      let written = CaptionFile.write(segment, as: .ttml, options: encoder.timedTextOptions)
      for var loss in written.losses {
        loss.cue = nil
        if known.insert(loss).inserted { losses.append(loss) }
      }
      let duration = UInt32(clamping: ticks[index + 1] - ticks[index])
      parts.append(([MP4SampleData(written.bytes, duration: duration)], cues.count))
    }
    return (parts, losses)
  }

  /// Reports cues that begin after the last segment, and counts the others.
  private func noteRest(
    _ document: CaptionDocument,
    end: MediaTime,
    _ result: inout WebVTTSegmenter.Result
  ) {
    for (index, cue) in document.cues.enumerated() {
      guard cue.begin >= end else {
        result.cues += 1
        continue
      }
      result.losses.append(
        Loss(
          feature: "cue",
          what: "cue that begins at \(cue.begin.milliseconds) ms",
          reason: "the last segment ends at \(end.milliseconds) ms",
          cue: index
        )
      )
    }
  }
}
