import CaptionModel
public import CaptionPlaylists

/// Finds renditions that end before the programme does.
public struct ShortPlaylist: PlaylistRule {
  /// What the rule may be told.
  public struct Options: RuleOptions {
    /// How much shorter a playlist may be.
    public var tolerance = TimeLength.seconds(Ratio(1, over: 2) ?? 0)

    /// Makes options with their defaults.
    public init() {}

    /// The options by name.
    public static let all: [RuleOption<Options>] = [
      .length("tolerance", "How much shorter a playlist may be; inclusive.", \.tolerance)
    ]
  }

  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "tag/short-playlist",
    "The playlist of subtitles is shorter than the programme.",
    severity: .error,
    subject: .playlist,
    evidence: [.programmeDuration],
    text: .init(
      checks: "Whether the segments of subtitles last as long as the programme, those without cues "
        + "included.",
      matters: "Players stall or drop the track where its playlist ends, or take the programme to "
        + "end there.",
      measured: "The durations of all segments together, against --duration, or against the first "
        + "variant's playlist that lies beside it. Playlists without EXT-X-ENDLIST are not judged.",
      sources: [
        "HLS Authoring Specification for Apple devices, 5.5 and 8.7, in a public transcription.",
        "The tolerance is this project's own default.",
      ]
    ),
    examples: [
      .passes(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",URI="en.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=1000000,SUBTITLES="s"
        video.m3u8
        === en.m3u8
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:5.6,
        en-1.vtt
        #EXT-X-ENDLIST
        === video.m3u8
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6.1,
        video-1.ts
        #EXT-X-ENDLIST
        """
      ),
      .fails(
        """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="E",LANGUAGE="en",⟦1⟧URI="en.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=1000000,SUBTITLES="s"
        video.m3u8
        === en.m3u8
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        en-1.vtt
        #EXT-X-ENDLIST
        === video.m3u8
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXTINF:6,
        video-1.ts
        #EXTINF:4,
        video-2.ts
        #EXT-X-ENDLIST
        """,
        "the playlist lasts 6 s of a programme of 10 s"
      ),
    ]
  )

  /// The kinds of playlist that the rule looks at.
  public static let kinds: [HLSPlaylist.Kind] = [.multivariant, .media]

  private let options: Options

  /// Makes the rule.
  public init(options: Options) {
    self.options = options
  }

  /// Reports each playlist that is too short.
  public func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void) {
    guard let programme = facts.programme else { return }
    let playlist = facts.playlist
    if playlist.kind == .media {
      guard playlist.media.isEnded else { return }
      let last = playlist.media.segments.last?.range ?? playlist.lines.first?.range ?? 0..<0
      compare(playlist.media.duration, programme, last, report)
      return
    }
    for (index, duration) in facts.durations.sorted(by: { $0.key < $1.key }) {
      let tag = playlist.renditions[index]
      compare(duration, programme, tag.attributes.attribute("URI")?.range ?? tag.range, report)
    }
  }

  private func compare(
    _ duration: MediaTime,
    _ programme: MediaTime,
    _ range: Range<Int>,
    _ report: (DeclarationFinding) -> Void
  ) {
    guard duration + options.tolerance.duration(at: nil) < programme else { return }
    report(
      DeclarationFinding(
        range,
        "the playlist lasts \(duration.shortSeconds) of a programme of \(programme.shortSeconds)"
      )
    )
  }
}
