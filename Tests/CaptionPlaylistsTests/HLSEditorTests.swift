import CaptionKit
import Testing

/// Renditions put into multivariant playlists: whole files, byte for byte.
@Suite struct HLSEditorTests {
  static let sdh =
    #"CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,"#
    + #"public.accessibility.describes-music-and-sound""#

  /// The line that is added, in a group.
  private func line(_ group: String, default: String = "NO", more: String = "") -> String {
    #"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="\#(group)",NAME="English (SDH)",LANGUAGE="en","#
      + #"DEFAULT=\#(`default`),AUTOSELECT=YES,\#(Self.sdh),URI="en-sdh.m3u8"\#(more)"#
  }

  private func rendition(_ role: TrackRole = .sdh, _ language: String = "en") throws -> HLSRendition
  {
    HLSRendition(
      role: role,
      language: try #require(LanguageTag(language)),
      uri: "\(language)-\(role.rawValue).m3u8"
    )
  }

  private func add(
    _ rendition: HLSRendition,
    to text: String,
    replacing: Bool = false
  ) throws -> (text: String, result: HLSPlaylistEditor.Result) {
    let playlist = try #require(HLSPlaylist.read(SourceText(text)))
    let result = try HLSPlaylistEditor.add(rendition, to: playlist, replacing: replacing)
    return (String(decoding: result.bytes, as: UTF8.self), result)
  }

  private func refusal(
    _ rendition: HLSRendition,
    _ text: String,
    replacing: Bool = false
  ) throws -> HLSPlaylistEditor.Refusal? {
    let playlist = try #require(HLSPlaylist.read(SourceText(text)))
    do throws(HLSPlaylistEditor.Refusal) {
      _ = try HLSPlaylistEditor.add(rendition, to: playlist, replacing: replacing)
      return nil
    } catch {
      return error
    }
  }

  @Test func aPlaylistWithoutSubtitles() throws {
    let (text, result) = try add(
      try rendition(),
      to: """
        #EXTM3U
        # mine
        #EXT-X-UNKNOWN:a,b

        #EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="a,b"
        low.m3u8
        #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=2
        high.m3u8

        """
    )
    #expect(
      text == """
        #EXTM3U
        # mine
        #EXT-X-UNKNOWN:a,b

        \(line("subs"))
        #EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="a,b",SUBTITLES="subs"
        low.m3u8
        #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=2,SUBTITLES="subs"
        high.m3u8

        """
    )
    #expect(result.groups == ["subs"])
    #expect(result.changedVariants == [4, 7])
    #expect(result.replaced == 0)
  }

  /// Plain comes before SDH and SDH before forced, each language by itself; lines end as the others.
  @Test func theOrderInAGroup() throws {
    let plain = ##"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="E",LANGUAGE="en",URI="e.m3u8""##
    let forced =
      ##"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="F",LANGUAGE="en",FORCED=YES,URI="f.m3u8""##
    let other = ##"#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="D",LANGUAGE="de",URI="d.m3u8""##
    let variant = "#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES=\"t\"\r\nv.m3u8"
    let before = ["#EXTM3U", plain, forced, other, variant].joined(separator: "\r\n") + "\r\n"
    let (text, result) = try add(try rendition(), to: before)
    #expect(
      text
        == ["#EXTM3U", plain, line("t"), forced, other, variant].joined(separator: "\r\n") + "\r\n"
    )
    #expect(result.changedVariants.isEmpty)
    let (french, _) = try add(try rendition(.subtitles, "fr"), to: before)
    #expect(french.contains(other + "\r\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID=\"t\",NAME=\"Fr"))
  }

  @Test func everyGroupGetsTheMember() throws {
    let (text, result) = try add(
      try rendition(),
      to: """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="a",NAME="D",LANGUAGE="de",URI="1.m3u8"
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="b",NAME="D",LANGUAGE="de",URI="2.m3u8"
        #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="b"
        v.m3u8
        """
    )
    #expect(
      text == """
        #EXTM3U
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="a",NAME="D",LANGUAGE="de",URI="1.m3u8"
        \(line("a"))
        #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="b",NAME="D",LANGUAGE="de",URI="2.m3u8"
        \(line("b"))
        #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="b"
        v.m3u8

        """
    )
    #expect(result.groups == ["a", "b"])
  }

  @Test func aGroupThatOnlyVariantsName() throws {
    let (text, _) = try add(
      try rendition(),
      to: "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES=\"x\"\nv.m3u8\n"
    )
    #expect(text.contains(line("x")))
    let unclear =
      "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES=\"x\"\nv.m3u8\n"
      + "#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES=\"y\"\nv.m3u8\n"
    #expect(try refusal(try rendition(), unclear) == .unclearGroups(["x", "y"]))
  }

  @Test func anEmptyPlaylistAndANewOne() throws {
    let (text, _) = try add(try rendition(), to: "#EXTM3U")
    #expect(text == "#EXTM3U\n\(line("subs"))\n")
    let new = HLSPlaylistEditor.newPlaylist(with: try rendition())
    #expect(String(decoding: new, as: UTF8.self) == text)
  }

  @Test func replacesOnlyWhenAsked() throws {
    let before = """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="SDH",DEFAULT=YES,ASSOC-LANGUAGE="en-GB",X-MINE=1,FORCED=NO,URI="en-sdh.m3u8"
      #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="subs"
      v.m3u8

      """
    #expect(try refusal(try rendition(), before) == .exists(0))
    let (text, result) = try add(try rendition(), to: before, replacing: true)
    #expect(
      text == """
        #EXTM3U
        \(line("subs", default: "YES", more: #",ASSOC-LANGUAGE="en-GB",X-MINE=1"#))
        #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="subs"
        v.m3u8

        """
    )
    #expect(result.replaced == 1)
  }

  @Test func aNameIsThereOnce() throws {
    let before =
      ##"#EXTM3U\##n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English (SDH)",URI="x.m3u8"\##n"##
    #expect(try refusal(try rendition(), before) == .exists(0))
    var renamed = try rendition()
    renamed.name = "English SDH"
    #expect(try refusal(renamed, before) == nil)
  }

  @Test func oneDefaultOnly() throws {
    let before =
      ##"#EXTM3U\##n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="D",DEFAULT=YES,URI="x.m3u8"\##n"##
    var rendition = try rendition()
    rendition.isDefault = true
    #expect(try refusal(rendition, before) == .otherDefault(0))
    let (text, _) = try add(rendition, to: "#EXTM3U\n")
    #expect(text.contains("DEFAULT=YES,AUTOSELECT=YES"))
  }

  @Test func mediaPlaylistsAreRefused() throws {
    #expect(
      try refusal(try rendition(), "#EXTM3U\n#EXT-X-TARGETDURATION:6\n") == .mediaPlaylist
    )
  }

  @Test func stableIdentifiers() throws {
    var rendition = try rendition(.subtitles)
    rendition.stableID = "a b\"c/1"
    #expect(rendition.mediaTag.contains(#",STABLE-RENDITION-ID="abc/1",URI="#))
  }

  /// The table of the playlists' module and that of the model say the same.
  @Test func characteristicsAgreeWithTheModel() {
    #expect(
      HLSCharacteristics.ofSubtitles
        == [
          MediaCharacteristic.transcribesSpokenDialog, .describesMusicAndSound, .easyToRead,
          .machineGenerated,
        ].map(\.rawValue)
    )
    #expect(HLSCharacteristics.describesVideo == MediaCharacteristic.describesVideo.rawValue)
  }

  @Test(arguments: [
    ("public.accessibility.describes-spoken-dialog", HLSCharacteristics.transcribes),
    ("Public.Accessibility.Transcribes-Spoken-Dialog", HLSCharacteristics.transcribes),
    ("public.describes-music-and-sound", HLSCharacteristics.describesSound),
    ("public.accessibility.easy-to-read", HLSCharacteristics.easyToRead),
  ])
  func whatWasMeant(_ value: String, _ meant: String) {
    #expect(HLSCharacteristics.meant(by: value) == meant)
  }

  @Test(arguments: [HLSCharacteristics.transcribes, "com.example.mine", "public.something-else"])
  func nothingElseWasMeant(_ value: String) {
    #expect(HLSCharacteristics.meant(by: value) == nil)
  }
}
