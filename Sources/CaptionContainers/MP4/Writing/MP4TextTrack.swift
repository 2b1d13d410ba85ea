/// A text track that is to be written: its samples, and all that is said of it.
public struct MP4TextTrack: Sendable, Hashable {
  /// What a text is coded as.
  public enum Codec: String, Sendable, CaseIterable {
    /// 3GPP Timed Text, the subtitles of Apple's files.
    case tx3g
    /// WebVTT.
    case wvtt
    /// TTML.
    case stpp

    /// The kind of handler that takes the track (ISO/IEC 14496-30, 5.2 and 6.2; QuickTime File
    /// Format, Subtitle media).
    var handler: FourCC {
      switch self {
      case .tx3g: "sbtl"
      case .wvtt: "text"
      case .stpp: "subt"
      }
    }
  }

  /// What the samples are coded as.
  public var codec: Codec
  /// The sample entry, see ``MP4TextEntry``.
  public var sampleEntry: [UInt8]
  /// The samples, from the beginning of the movie on and without gaps.
  public var samples: [MP4SampleData]
  /// How many units of the samples' durations are in a second.
  public var timescale: UInt32
  /// The language as a BCP 47 tag, or nil where it is not known.
  public var language: String?
  /// What viewers see in a menu, or nil.
  public var name: String?
  /// The characteristics, as boxes `tagc`.
  public var characteristics: [String] = []
  /// What the track is for, as boxes `kind`.
  public var kinds: [MP4Kind] = []
  /// A number that is the same for all tracks of which one at a time is shown; 0 for none.
  public var alternateGroup: UInt16 = 2
  /// Whether the track is shown where the viewer chose nothing.
  public var isEnabled = true
  /// Whether players are not to choose the track by themselves, as is right for a commentary.
  public var isExcludedFromAutoselection = false
  /// The width in pixels of the picture over which the text is shown; zero leaves it to the player.
  public var width: UInt16 = 0
  /// Its height.
  public var height: UInt16 = 0

  /// Makes a track of samples.
  public init(codec: Codec, sampleEntry: [UInt8], samples: [MP4SampleData], timescale: UInt32) {
    self.codec = codec
    self.sampleEntry = sampleEntry
    self.samples = samples
    self.timescale = max(timescale, 1)
  }

  /// How long all samples last together, in units of the timescale.
  public var duration: UInt64 {
    samples.reduce(0) { $0 + UInt64($1.duration) }
  }

  /// How many bytes all samples have together.
  public var byteCount: Int64 {
    samples.reduce(0) { $0 + Int64($1.bytes.count) }
  }

  /// The duration on another clock, rounded up so that nothing is cut off.
  func duration(per timescale: UInt32) -> UInt64 {
    let (high, low) = duration.multipliedFullWidth(by: UInt64(timescale))
    let divisor = UInt64(self.timescale)
    guard high < divisor else { return .max }
    let (quotient, remainder) = divisor.dividingFullWidth((high, low))
    return quotient + (remainder > 0 ? 1 : 0)
  }
}
