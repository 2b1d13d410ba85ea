public import CaptionModel

/// An HLS playlist as it stands in its source (RFC 8216): every line, and what its tags say.
///
/// Lines that nobody knows are kept, so that a playlist can be edited without changing them.
public struct HLSPlaylist: Sendable {
  /// What a playlist lists.
  public enum Kind: String, Sendable, Hashable {
    /// Variants of a programme and its renditions (RFC 8216, 4.3.4).
    case multivariant
    /// The segments of one of them (RFC 8216, 4.3.2 and 4.3.3).
    case media
  }

  /// A line with its place.
  public struct Line: Sendable, Hashable {
    /// What a line is.
    public enum Content: Sendable, Hashable {
      /// Nothing but white space.
      case blank
      /// A comment: `#` and anything but `EXT`.
      case comment
      /// The address of a playlist or segment.
      case uri
      /// A tag, by its name without `#`; the range is that of what follows the colon.
      case tag(String, value: Range<Int>)
    }

    /// What the line is.
    public var content: Content
    /// The bytes of the line without its line break.
    public var range: Range<Int>
  }

  /// The text.
  public let source: SourceText
  /// What it lists; nil where no tag tells.
  public internal(set) var kind: Kind?
  /// The lines, in order.
  public internal(set) var lines: [Line] = []
  /// The `EXT-X-MEDIA` tags, in order.
  public internal(set) var renditions: [HLSMediaTag] = []
  /// The `EXT-X-STREAM-INF` tags, in order.
  public internal(set) var variants: [HLSVariant] = []
  /// What a media playlist says of its segments.
  public internal(set) var media = HLSMedia()
  /// Where it departs from its format.
  public internal(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText) {
    self.source = source
  }

  /// Whether a text begins as every playlist has to, with `#EXTM3U` (RFC 8216, 4.3.1.1).
  public static func isPlaylist(_ bytes: some Collection<UInt8>) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes.dropFirst(0)
    guard text.starts(with: "#EXTM3U".utf8) else { return false }
    guard let next = text.dropFirst(7).first else { return true }
    return next <= 0x20
  }
}

/// An `EXT-X-MEDIA` tag (RFC 8216, 4.3.4.1).
public struct HLSMediaTag: Sendable, Hashable {
  /// The index of its line.
  public var line: Int
  /// The bytes of the line.
  public var range: Range<Int>
  /// All that it says.
  public var attributes: HLSAttributeList

  /// `AUDIO`, `VIDEO`, `SUBTITLES`, `CLOSED-CAPTIONS`, or what stands there instead.
  public var type: String { attributes["TYPE"] ?? "" }
  /// The group; renditions of one type and group are alternatives.
  public var groupID: String { attributes["GROUP-ID"] ?? "" }
  /// What viewers see in a menu.
  public var name: String { attributes["NAME"] ?? "" }
  /// The language as a BCP 47 tag, or nil.
  public var language: String? { attributes["LANGUAGE"] }
  /// The address of its media playlist, or nil.
  public var uri: String? { attributes["URI"] }
  /// Whether it is played where the viewer chose nothing.
  public var isDefault: Bool { attributes.isYes("DEFAULT") }
  /// Whether players may choose it by the viewer's language.
  public var isAutoselected: Bool { attributes.isYes("AUTOSELECT") }
  /// Whether it holds what every viewer needs.
  public var isForced: Bool { attributes.isYes("FORCED") }
  /// The parts of `CHARACTERISTICS` between commas, without white space around them.
  public var characteristics: [String] {
    (attributes["CHARACTERISTICS"] ?? "").split(separator: ",").compactMap { part in
      let words = part.split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
  /// Whether it is text that players show.
  public var isSubtitles: Bool { type == "SUBTITLES" }
}

/// An `EXT-X-STREAM-INF` tag with the address on the line below (RFC 8216, 4.3.4.2).
public struct HLSVariant: Sendable, Hashable {
  /// The index of its line.
  public var line: Int
  /// The bytes of the tag's line.
  public var range: Range<Int>
  /// All that it says.
  public var attributes: HLSAttributeList
  /// The address of its media playlist; nil where no line follows.
  public var uri: String?
  /// The group of subtitles that its players may choose from, or nil.
  public var subtitles: String? { attributes["SUBTITLES"] }
}

/// What a media playlist says (RFC 8216, 4.3.2 and 4.3.3).
public struct HLSMedia: Sendable, Hashable {
  /// The longest segment's duration in seconds, rounded; nil where it is not said.
  public internal(set) var targetDuration: Int?
  /// The bytes of the tag that says it.
  public internal(set) var targetRange: Range<Int>?
  /// The number of the first segment.
  public internal(set) var sequence = 0
  /// Whether no more segments will come.
  public internal(set) var isEnded = false
  /// Whether the segments are single pictures of others.
  public internal(set) var isIFramesOnly = false
  /// The segments, in order.
  public internal(set) var segments: [HLSSegment] = []
  /// The resources that `EXT-X-MAP` names, in order.
  public internal(set) var maps: [HLSResource] = []

  /// How long all segments last together.
  public var duration: MediaTime { segments.last.map { $0.begin + $0.duration.time } ?? .zero }
}

/// A file, or a part of one.
public struct HLSResource: Sendable, Hashable {
  /// A part of a file.
  public struct Part: Sendable, Hashable {
    /// Its first byte, from 0.
    public var offset: Int
    /// Its number of bytes.
    public var length: Int

    /// Makes a part.
    public init(offset: Int, length: Int) {
      self.offset = offset
      self.length = length
    }
  }

  /// The address.
  public var uri: String
  /// The part; nil for the whole file.
  public var part: Part?

  /// Makes a resource.
  public init(uri: String, part: Part? = nil) {
    self.uri = uri
    self.part = part
  }
}

/// A segment of a media playlist.
public struct HLSSegment: Sendable, Hashable {
  /// Where its bytes are.
  public var resource: HLSResource
  /// The bytes of the line with its address.
  public var range: Range<Int>
  /// How long it lasts.
  public var duration: HLSDecimal
  /// When it begins, counted from the playlist's beginning.
  public var begin: MediaTime
  /// The index in ``HLSMedia/maps`` of what comes before its bytes; nil for nothing.
  public var map: Int?
  /// Whether the stream's clock may start again before it.
  public var isDiscontinuous = false
  /// Whether it is encrypted.
  public var isEncrypted = false
  /// Whether it is missing, as `EXT-X-GAP` says.
  public var isGap = false

  /// When it ends, counted from the playlist's beginning; exclusive.
  public var end: MediaTime { begin + duration.time }
}
