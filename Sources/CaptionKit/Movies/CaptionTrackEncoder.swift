public import CaptionContainers
public import CaptionFormats
public import CaptionModel

/// Makes captions a text track of a movie: the samples of a codec with their sample entry.
public struct CaptionTrackEncoder: Sendable {
  /// The most bytes that the samples of a track may have together.
  public static let mostBytes = 1 << 30

  /// The timescale of tracks that are not in segments: milliseconds, as most caption formats have.
  static let timescale: UInt32 = 1000

  /// The timescale of segments: that of the stream's clock.
  static let streamTimescale: UInt32 = 90_000

  /// A track with what it lacks.
  public struct Encoded: Sendable {
    /// The track; what it is called and what it claims is still to be set.
    public var track: MP4TextTrack
    /// What the codec cannot hold.
    public var losses: [Loss]
  }

  /// The codec.
  public var codec: MP4TextTrack.Codec
  /// What the writer of the codec's format is told.
  public var options = WritingOptions()
  /// Whether the captions are shown even where the viewer asked for none; `tx3g` says so in every
  /// sample.
  public var isForced = false
  /// What a `wvtt` track calls the source of its cues, or nil.
  public var sourceLabel: String?
  /// The size in pixels of the picture over which a `tx3g` track is shown; zeros leave it to players.
  public var pictureSize: (width: UInt16, height: UInt16) = (0, 0)

  /// Makes an encoder.
  public init(_ codec: MP4TextTrack.Codec) {
    self.codec = codec
  }

  /// Whether the sample entry and the samples themselves say that captions are forced.
  public var saysForced: Bool { codec == .tx3g }

  /// Makes a track of captions, from the beginning of the programme to the last cue's end.
  public func track(of document: CaptionDocument) throws(MovieRefusal) -> Encoded {
    var encoded: Encoded
    switch codec {
    case .tx3g:
      let (cues, losses) = TimedTextWriter.write(document, options: options)
      let samples = try TimedTextSamples(
        cues,
        isForced: isForced,
        fontSize: MP4TextEntry.tx3gFontSize(height: pictureSize.height)
      )
      encoded = Encoded(
        track: MP4TextTrack(
          codec: codec,
          sampleEntry: MP4TextEntry.tx3g(
            forced: samples.forced,
            width: pictureSize.width,
            height: pictureSize.height
          ),
          samples: samples.samples,
          timescale: Self.timescale
        ),
        losses: losses + samples.losses
      )
    case .wvtt:
      let cues = WebVTTSamples(document, options)
      let parts = try cues.samples(timescale: Self.timescale, borders: [0, cues.end])
      encoded = Encoded(track: track(header: cues.header), losses: cues.losses)
      encoded.track.samples = parts.first?.samples ?? []
    case .stpp:
      let written = CaptionFile.write(document, as: .ttml, options: timedTextOptions)
      encoded = Encoded(track: track(header: []), losses: written.losses)
      for (index, cue) in document.cues.enumerated() {
        if let loss = Self.lossOfTime(cue, index) { encoded.losses.append(loss) }
      }
      encoded.track.samples = [
        MP4SampleData(written.bytes, duration: UInt32(clamping: document.endInMilliseconds))
      ]
    }
    encoded.track.language = document.language
    return encoded
  }

  /// The latest time in milliseconds; a track has no room for more at a thousandth of a second.
  static let latestTime = Int(UInt32.max) - 1

  /// What of a cue lies behind the latest time; nil where nothing does.
  static func lossOfTime(_ cue: Cue, _ index: Int) -> Loss? {
    let (begin, end) = (cue.begin.milliseconds, cue.end?.milliseconds ?? 0)
    guard max(begin, end) > latestTime else { return nil }
    return Loss(
      feature: "huge-time",
      what: begin < latestTime
        ? "end of the cue, at \(end) ms" : "cue that begins at \(begin) ms",
      reason: "a track that counts milliseconds ends at \(latestTime) ms",
      cue: index
    )
  }

  /// The options for documents in samples: IMSC 1.1 unless another flavour was asked for.
  var timedTextOptions: WritingOptions {
    var options = options
    options.flavour = options.flavour ?? TTMLFlavour.imsc11.rawValue
    return options
  }

  /// A track without samples.
  func track(header: [UInt8], timescale: UInt32 = Self.timescale) -> MP4TextTrack {
    let entry =
      codec == .wvtt
      ? MP4TextEntry.wvtt(header: header, label: sourceLabel) : MP4TextEntry.stpp()
    return MP4TextTrack(codec: codec, sampleEntry: entry, samples: [], timescale: timescale)
  }
}

extension CaptionDocument {
  /// When the last cue ends; one without an end counts for five seconds.
  fileprivate var endInMilliseconds: Int {
    cues.reduce(1) { last, cue in
      max(last, (cue.end ?? cue.begin + MediaTime(seconds: 5)).milliseconds)
    }
  }
}

extension WebVTTSamples {
  /// When the last cue ends, in milliseconds.
  fileprivate var end: Int { times.reduce(0) { max($0, $1.upperBound) } }
}
