public import CaptionModel

/// What the reader of HLS playlists has to say.
public enum HLSDiagnostics {
  /// The text does not begin as a playlist.
  public static let notAPlaylist = DiagnosticInfo(
    "hls/not-a-playlist",
    .error,
    "The file does not begin as an HLS playlist.",
    explanation:
      "Its first line has to be #EXTM3U; without it players refuse the file, and nothing "
      + "of it is read. A caption file is no playlist: a rendition needs a media playlist that "
      + "lists its segments.",
    reference: "RFC 8216, 4.3.1.1"
  )

  /// An attribute list cannot be read.
  public static let brokenAttribute = DiagnosticInfo(
    "hls/broken-attribute",
    .error,
    "An attribute is not written as NAME=value.",
    explanation: "A name is made of capital letters, digits and hyphens, and an equals sign and a "
      + "value follow without white space; a quoted value ends with a quotation mark on the same "
      + "line. What can be read of the list is; a part that cannot is left out.",
    reference: "RFC 8216, 4.2"
  )

  /// An attribute stands twice.
  public static let repeatedAttribute = DiagnosticInfo(
    "hls/repeated-attribute",
    .error,
    "An attribute stands twice in a tag.",
    explanation: "The first one counts here; other players may take the second. Take one out.",
    reference: "RFC 8216, 4.2"
  )

  /// A required attribute is missing.
  public static let missingAttribute = DiagnosticInfo(
    "hls/missing-attribute",
    .error,
    "A tag lacks an attribute that it has to have.",
    explanation: "EXT-X-MEDIA needs TYPE, GROUP-ID and NAME, and closed captions INSTREAM-ID; "
      + "EXT-X-STREAM-INF needs BANDWIDTH; EXT-X-MAP needs URI. Players may pass over the tag.",
    reference: "RFC 8216, 4.3.2.5, 4.3.4.1 and 4.3.4.2"
  )

  /// A number cannot be read.
  public static let brokenNumber = DiagnosticInfo(
    "hls/broken-number",
    .error,
    "A tag holds no number where one is due.",
    explanation: "Durations are decimal numbers of seconds, the target duration and the sequence "
      + "are whole numbers, byte ranges are LENGTH or LENGTH@OFFSET. A segment whose duration "
      + "cannot be read counts as none long, so that the times of those behind it are wrong.",
    reference: "RFC 8216, 4.2, 4.3.2.1, 4.3.2.2 and 4.3.3"
  )

  /// A line with an address has no tag.
  public static let strayAddress = DiagnosticInfo(
    "hls/stray-address",
    .error,
    "An address follows no tag that says what it is.",
    explanation: "A segment needs EXTINF before it, a variant EXT-X-STREAM-INF. The address is "
      + "passed over. The same holds the other way round: a tag without an address is no segment.",
    reference: "RFC 8216, 4.3.2.1 and 4.3.4.2"
  )

  /// Tags of both kinds of playlist.
  public static let mixedPlaylist = DiagnosticInfo(
    "hls/mixed-playlist",
    .error,
    "Tags of a multivariant and of a media playlist stand in one file.",
    explanation: "Players have to refuse such a file. It is read as what its first such tag says.",
    reference: "RFC 8216, 4.1"
  )

  /// A segment lasts longer than the target duration.
  public static let longSegment = DiagnosticInfo(
    "hls/long-segment",
    .error,
    "A segment lasts longer than EXT-X-TARGETDURATION.",
    explanation: "Each duration, rounded to the nearest second, has to be at most the target "
      + "duration; players size their buffers by it and may stall or refuse.",
    reference: "RFC 8216, 4.3.3.1"
  )

  /// The target duration is missing.
  public static let missingTargetDuration = DiagnosticInfo(
    "hls/missing-target-duration",
    .error,
    "A media playlist lacks EXT-X-TARGETDURATION.",
    explanation: "The tag is required; players refuse the playlist or reload it at a wrong pace.",
    reference: "RFC 8216, 4.3.3.1"
  )

  /// All diagnostics of this group.
  public static let all = [
    notAPlaylist, brokenAttribute, repeatedAttribute, missingAttribute, brokenNumber, strayAddress,
    mixedPlaylist, longSegment, missingTargetDuration,
  ]
}
