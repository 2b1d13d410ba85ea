import CaptionKit
import Testing

/// What is read of playlists, and what is said of broken ones.
@Suite struct HLSReaderTests {
  static let multivariant = """
    #EXTM3U
    #EXT-X-VERSION:6
    ## made by hand
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="English, all",LANGUAGE="en",AUTOSELECT=YES,URI="en/a.m3u8"
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="Narration",CHARACTERISTICS="public.accessibility.describes-video",CHANNELS="2"

    #EXT-X-STREAM-INF:BANDWIDTH=1280000,CODECS="avc1.4d001f,mp4a.40.2",SUBTITLES="subs"
    low.m3u8
    #EXT-X-NOBODY-KNOWS:1
    """

  static let media = """
    #EXTM3U
    #EXT-X-TARGETDURATION:7
    #EXT-X-MEDIA-SEQUENCE:12
    #EXT-X-MAP:URI="head.vtt",BYTERANGE="20@4"
    #EXTINF:6.006,first
    a.vtt
    #EXT-X-DISCONTINUITY
    #EXTINF:6,
    #EXT-X-BYTERANGE:100@50
    b.vtt
    #EXTINF:.5
    #EXT-X-BYTERANGE:10
    b.vtt
    #EXT-X-ENDLIST
    """

  private func read(_ text: String) throws -> HLSPlaylist {
    try #require(HLSPlaylist.read(SourceText(text)))
  }

  private func lines(_ playlist: HLSPlaylist) -> [String] {
    let table = LineTable(playlist.source)
    return playlist.diagnostics.map { diagnostic in
      let place = table.position(of: diagnostic.range?.lowerBound ?? 0)
      return "\(place.line):\(place.column) \(diagnostic.code) \(diagnostic.message)"
    }
  }

  @Test func multivariantPlaylist() throws {
    let playlist = try read(Self.multivariant)
    #expect(playlist.kind == .multivariant)
    #expect(playlist.diagnostics.isEmpty)
    #expect(playlist.renditions.map(\.type) == ["SUBTITLES", "AUDIO"])
    let text = try #require(playlist.renditions.first)
    #expect(text.name == "English, all")
    #expect(text.groupID == "subs")
    #expect(text.language == "en")
    #expect(text.uri == "en/a.m3u8")
    #expect(text.isAutoselected && !text.isDefault && !text.isForced && text.isSubtitles)
    #expect(
      text.attributes.all.map(\.name)
        == ["TYPE", "GROUP-ID", "NAME", "LANGUAGE", "AUTOSELECT", "URI"]
    )
    #expect(playlist.renditions[1].characteristics == ["public.accessibility.describes-video"])
    let name = try #require(text.attributes.attribute("NAME"))
    #expect(playlist.source.string(in: name.range) == "NAME=\"English, all\"")
    #expect(playlist.source.string(in: name.valueRange) == "English, all")
    #expect(LineTable(playlist.source).position(of: text.range.lowerBound).line == 4)
    #expect(playlist.variants.map(\.uri) == ["low.m3u8"])
    #expect(playlist.variants.map(\.subtitles) == ["subs"])
    #expect(playlist.lines.count == 9)
  }

  @Test func mediaPlaylist() throws {
    let playlist = try read(Self.media)
    #expect(playlist.kind == .media)
    #expect(playlist.diagnostics.isEmpty)
    #expect(playlist.media.targetDuration == 7)
    #expect(playlist.media.sequence == 12)
    #expect(playlist.media.isEnded)
    let segments = playlist.media.segments
    #expect(segments.map(\.resource.uri) == ["a.vtt", "b.vtt", "b.vtt"])
    #expect(segments.map(\.duration.text) == ["6.006", "6", ".5"])
    #expect(segments.map(\.begin.milliseconds) == [0, 6006, 12006])
    #expect(segments.map(\.isDiscontinuous) == [false, true, false])
    #expect(segments.map(\.map) == [0, 0, 0])
    #expect(
      segments.map(\.resource.part)
        == [nil, .init(offset: 50, length: 100), .init(offset: 150, length: 10)]
    )
    #expect(
      playlist.media.maps == [HLSResource(uri: "head.vtt", part: .init(offset: 4, length: 20))]
    )
    #expect(playlist.media.duration.milliseconds == 12506)
  }

  @Test func linesMayEndWithCarriageReturns() throws {
    let playlist = try read(Self.media.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
    #expect(playlist.diagnostics.isEmpty)
    #expect(playlist.media.segments.map(\.resource.uri) == ["a.vtt", "b.vtt", "b.vtt"])
  }

  @Test(arguments: ["", "WEBVTT\n", "#EXTM3U8\n", " #EXTM3U\n", "#EXTINF:6,\na.vtt\n"])
  func noPlaylist(_ text: String) {
    #expect(HLSPlaylist.read(SourceText(text)) == nil)
  }

  @Test func aPlaylistMayBeEmpty() throws {
    #expect(try read("#EXTM3U").kind == nil)
  }

  @Test(arguments: [
    (
      "#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID=\"g\",NAME=\"a,URI=b",
      [
        "2:42 hls/broken-attribute no attribute: 'NAME=\"a,URI=b'",
        "2:1 hls/missing-attribute EXT-X-MEDIA without URI",
      ]
    ),
    (
      "#EXT-X-MEDIA:TYPE=AUDIO, GROUP-ID=\"g\",NAME=\"a\",oops,NAME=\"b\"x",
      [
        "2:25 hls/broken-attribute no attribute: ' GROUP-ID=\"g\"'",
        "2:48 hls/broken-attribute no attribute: 'oops'",
        "2:53 hls/repeated-attribute NAME stands here a second time",
        "2:61 hls/broken-attribute no attribute: 'x'",
      ]
    ),
    (
      "#EXT-X-STREAM-INF:CODECS=\"a\"\n",
      [
        "2:1 hls/missing-attribute EXT-X-STREAM-INF without BANDWIDTH",
        "2:1 hls/stray-address no address follows the variant",
      ]
    ),
    ("#EXT-X-TARGETDURATION:6\na.vtt", ["3:1 hls/stray-address nothing says what 'a.vtt' is"]),
    (
      "#EXT-X-TARGETDURATION:6\n#EXTINF:1e3,\na.vtt",
      ["3:9 hls/broken-number no duration: '1e3'"]
    ),
    (
      "#EXT-X-TARGETDURATION:\n#EXTINF:6,\na.vtt",
      ["2:1 hls/broken-number no whole number: ''"]
    ),
    ("#EXTINF:6,\na.vtt", ["1:1 hls/missing-target-duration no EXT-X-TARGETDURATION"]),
    (
      "#EXT-X-TARGETDURATION:6\n#EXTINF:6.5,\na.vtt\n#EXTINF:6.49,\nb.vtt",
      [
        "4:1 hls/long-segment a segment of 6.5 s is longer than the target duration of 6 s"
      ]
    ),
    (
      "#EXT-X-TARGETDURATION:6\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8",
      ["3:1 hls/mixed-playlist a tag of a multivariant playlist in a media playlist"]
    ),
    (
      "#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n#EXT-X-BYTERANGE:5@-1\na.vtt\n#EXTINF:2,",
      [
        "4:18 hls/broken-number no byte range: '5@-1'",
        "6:1 hls/stray-address no address follows the duration",
      ]
    ),
  ])
  func brokenPlaylists(_ text: String, _ expected: [String]) throws {
    #expect(lines(try read("#EXTM3U\n" + text)) == expected)
  }

  /// Numbers that overflow, lines that are all commas, and every beginning of a good playlist.
  @Test func hostileTextsEndInSomething() throws {
    let texts =
      [
        "#EXTM3U\n#EXT-X-TARGETDURATION:99999999999999999999999\n#EXTINF:999999999999.9,\na\n",
        "#EXTM3U\n#EXTINF:1,\n#EXT-X-BYTERANGE:9223372036854775807@9223372036854775807\na\n"
          + "#EXTINF:1,\n#EXT-X-BYTERANGE:9\na\n",
        "#EXTM3U\n#EXT-X-MEDIA:" + String(repeating: ",", count: 10_000),
        "#EXTM3U\n#EXT-X-MEDIA:" + String(repeating: "A=1,", count: 10_000),
        "#EXTM3U\n#EXT-X-MEDIA:TYPE=\"\u{1F600}",
        "#EXTM3U\u{0}\n#EXT\n#EXT-X-MAP\n#EXT-X-KEY\n\u{7F}\n",
      ]
      + [Self.media, Self.multivariant].flatMap { text in
        (7...text.utf8.count).map { String(decoding: text.utf8.prefix($0), as: UTF8.self) }
      }
    for text in texts {
      let playlist = try read(text)
      for line in playlist.lines { #expect(line.range.upperBound <= text.utf8.count) }
      for diagnostic in playlist.diagnostics {
        #expect((diagnostic.range?.upperBound ?? 0) <= text.utf8.count)
      }
    }
  }

  /// Bytes that are changed, doubled and taken out at places that are always the same.
  @Test func mutatedPlaylistsAreReadAndEdited() throws {
    let rendition = HLSRendition(
      role: .sdh,
      language: try #require(LanguageTag("en")),
      uri: "new.m3u8"
    )
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let marks = Array("\n\r:,=\"#@ 9\u{0}é".utf8)
    var edited = 0
    for round in 0..<3000 {
      var bytes = Array((round % 2 == 0 ? Self.media : Self.multivariant).utf8)
      for _ in 0...next(6) {
        let place = 7 + next(bytes.count - 7)
        switch next(3) {
        case 0: bytes[place] = marks[next(marks.count)]
        case 1: bytes.insert(contentsOf: bytes[place...].prefix(next(40)), at: place)
        default: bytes.removeSubrange(place..<min(place + next(9), bytes.count))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let playlist = HLSPlaylist.read(SourceText(text)) else { continue }
      for diagnostic in playlist.diagnostics {
        #expect((diagnostic.range?.upperBound ?? 0) <= text.utf8.count)
      }
      guard let result = try? HLSPlaylistEditor.add(rendition, to: playlist, replacing: true)
      else { continue }
      // What was written is there, and all other lines are as they were but for variants.
      let again = try read(String(decoding: result.bytes, as: UTF8.self))
      #expect(again.renditions.contains { $0.uri == "new.m3u8" })
      #expect(
        again.renditions.count == playlist.renditions.count + result.groups.count - result.replaced
      )
      edited += 1
    }
    #expect(edited > 500)
  }

  @Test(arguments: [
    ("6", 6_000_000), ("6.", 6_000_000), (".5", 500_000), ("5.994006", 5_994_006),
    ("0.0000000000001", 0),
  ])
  func decimals(_ text: String, _ microseconds: Int) throws {
    let decimal = try #require(HLSDecimal(text))
    #expect(decimal.time == MediaTime(numerator: Int128(microseconds), denominator: 1_000_000))
    #expect(decimal.text == text)
  }

  @Test(arguments: ["", ".", "-1", "+1", "1e3", "1,5", "1.2.3", "1234567890123", "٣"])
  func noDecimals(_ text: String) { #expect(HLSDecimal(text) == nil) }

  @Test(arguments: [
    (6000, 1000, "6.000"), (131, 1000, "0.131"), (6_006_000, 1_000_000, "6.006"),
    (1_234_567, 1_000_000, "1.234567"), (1, 3, "0.333333"), (-1, 1, "0.000"),
  ])
  func writtenDecimals(_ numerator: Int, _ denominator: Int, _ text: String) {
    let time = MediaTime(numerator: Int128(numerator), denominator: Int128(denominator))
    #expect(HLSDecimal(time).text == text)
  }
}
