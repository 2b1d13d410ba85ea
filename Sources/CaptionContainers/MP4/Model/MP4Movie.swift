public import CaptionModel

/// What a movie says of itself and its tracks (ISO/IEC 14496-12; QuickTime File Format).
public struct MP4Movie: Sendable {
  /// The brand that the file was made by, `ftyp`; nil for old QuickTime movies, which have none.
  public internal(set) var majorBrand: FourCC?
  /// The brands whose readers can read the file.
  public internal(set) var compatibleBrands: [FourCC] = []
  /// How many units of the movie's clock make a second.
  public internal(set) var timescale: UInt32 = 0
  /// How long the longest track is said to last, fragments included where that is said.
  public internal(set) var duration: MediaTime?
  /// The tracks, in order.
  public internal(set) var tracks: [MP4Track] = []
  /// Whether fragments may add samples to the tracks.
  public internal(set) var hasFragments = false
  /// The fragments, in order.
  public internal(set) var fragments: [MP4Box] = []
  /// Where the file departs from its format.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The box within which the file ends; nil where none is cut.
  public internal(set) var cutBox: MP4Box?

  /// Makes a movie without tracks.
  public init(majorBrand: FourCC? = nil) {
    self.majorBrand = majorBrand
  }

  /// Whether the file is QuickTime's rather than MPEG-4's: by its brand, or for want of one.
  public var isQuickTime: Bool { majorBrand == nil || majorBrand == "qt  " }

  /// Whether the bytes at the beginning of a file are those of a movie or a part of one.
  public static func isMovie(_ bytes: some Collection<UInt8>) -> Bool {
    var fields = BoxFields(Array(bytes.prefix(8)))
    guard fields.u32() != nil, let type = fields.fourCC() else { return false }
    return firstBoxes.contains(type)
  }

  private static let firstBoxes: Set<FourCC> = [
    "ftyp", "styp", "moov", "mdat", "moof", "wide", "free", "skip", "pnot", "sidx", "emsg", "prft",
  ]
}

/// A track of a movie.
public struct MP4Track: Sendable, Hashable {
  /// What a track holds.
  public enum Kind: String, Sendable, Hashable {
    /// Moving pictures.
    case video
    /// Sound.
    case audio
    /// Subtitles, captions and other text.
    case text
    /// Anything else, such as time code.
    case other
  }

  /// An entry of an edit list (ISO/IEC 14496-12, 8.6.6).
  public struct Edit: Sendable, Hashable {
    /// How long it lasts, in units of the movie's clock; zero for as long as there is media.
    public var duration: Int64
    /// Where the media begins, in units of the track's clock; nil for nothing at all.
    public var mediaTime: Int64?

    /// Makes an entry.
    public init(duration: Int64, mediaTime: Int64?) {
      self.duration = duration
      self.mediaTime = mediaTime
    }
  }

  /// A characteristic in user data, `tagc`, or a name.
  public struct Text: Sendable, Hashable {
    /// The text, with U+FFFD for bytes that are no UTF-8.
    public var text: String
    /// The bytes of its box.
    public var range: Range<Int>

    /// Makes a text.
    public init(_ text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }

  /// A kind with the scheme that says what it means (ISO/IEC 14496-12, 8.10.4).
  public struct KindValue: Sendable, Hashable {
    /// The scheme's address.
    public var scheme: String
    /// The value in that scheme; empty where there is none.
    public var value: String
    /// The bytes of its box.
    public var range: Range<Int>

    /// Makes a kind.
    public init(scheme: String, value: String, range: Range<Int>) {
      self.scheme = scheme
      self.value = value
      self.range = range
    }
  }

  /// Where the tables of its samples lie (ISO/IEC 14496-12, 8.5).
  struct Tables: Sendable, Hashable {
    var times: MP4Box?
    var chunks: MP4Box?
    var sizes: MP4Box?
    var compactSizes: MP4Box?
    var offsets: MP4Box?
    var wideOffsets: MP4Box?
  }

  /// What fragments take for their samples unless they say otherwise (8.8.3).
  struct Defaults: Sendable, Hashable {
    var entry: UInt32 = 1
    var duration: UInt32 = 0
    var size: UInt32 = 0
  }

  /// Its place among the tracks, from 1.
  public var number: Int
  /// The bytes of its box.
  public var range: Range<Int>
  /// The number by which the movie names it; zero where its header could not be read.
  public var id: UInt32 = 0
  /// Whether it is played unless somebody chooses otherwise.
  public var isEnabled = true
  /// Tracks of one group above zero are alternatives of which one is played.
  public var alternateGroup = 0
  /// Whether players are told not to choose it by themselves, `txas`.
  public var isExcludedFromSelection = false
  /// The width of the picture it is shown in, in pixels; zero where it has none.
  public var width = 0.0
  /// The height of the picture it is shown in, in pixels.
  public var height = 0.0
  /// What plays it, such as `sbtl` or `soun`.
  public var handler: FourCC?
  /// The name of that.
  public var handlerName = ""
  /// How many units of its clock make a second; zero where that could not be read.
  public var timescale: UInt32 = 0
  /// How long its media lasts, in units of its clock; zero where fragments tell.
  public var mediaDuration: Int64 = 0
  /// The language in its media header.
  public var mediaLanguage = MP4Language.unsaid
  /// The language as a BCP 47 tag, `elng`.
  public var extendedLanguage: Text?
  /// Its name in user data, `name` or `tnam`.
  public var name: Text?
  /// What it says of itself in Apple's terms, `tagc`.
  public var tags: [Text] = []
  /// What it says of itself in the terms of a scheme, `kind`.
  public var kinds: [KindValue] = []
  /// How its samples are to be read, one or several ways.
  public var entries: [MP4SampleEntry] = []
  /// Which part of it is played when; empty for all of it from the beginning.
  public var edits: [Edit] = []
  /// The tracks that it names, by what for.
  public var references: [FourCC: [UInt32]] = [:]
  /// Whether another track names it as the list of its chapters.
  public var isChapters = false
  /// How many samples its tables say that it has, without those of fragments.
  public internal(set) var tableCount = 0

  var tables = Tables()
  var defaults: Defaults?

  /// Makes a track of which nothing is known.
  public init(number: Int, range: Range<Int>) {
    self.number = number
    self.range = range
  }

  /// What it holds, by its handler.
  public var kind: Kind {
    switch handler {
    case "vide": .video
    case "soun": .audio
    case "text", "sbtl", "subt", "clcp", "subp": .text
    default: .other
    }
  }

  /// How its samples are written, by the first of its entries.
  public var codec: FourCC? { entries.first?.format }

  /// The language as a BCP 47 tag; nil where neither box names one.
  public var language: String? {
    if let text = extendedLanguage?.text, !text.isEmpty, text.lowercased() != "und" { return text }
    return mediaLanguage.tag
  }

  /// How long its media lasts; nil where that is not said.
  public var duration: MediaTime? {
    guard mediaDuration > 0, timescale > 0 else { return nil }
    return MediaTime(numerator: Int128(mediaDuration), denominator: Int128(timescale))
  }
}
