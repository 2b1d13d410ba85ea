import CaptionContainers
import Testing

/// What a track says of itself, box for box.
@Suite struct TrackBoxTests {
  static let sdh = [
    "public.accessibility.transcribes-spoken-dialog",
    "public.accessibility.describes-music-and-sound",
  ]

  private func track(_ codec: MP4TextTrack.Codec = .tx3g) -> MP4TextTrack {
    let entry =
      switch codec {
      case .tx3g: MP4TextEntry.tx3g()
      case .wvtt: MP4TextEntry.wvtt(header: Array("WEBVTT".utf8), label: nil)
      case .stpp: MP4TextEntry.stpp()
      }
    let samples = [
      MP4SampleData([0, 0], duration: 1000), MP4SampleData([0, 1, 0x41], duration: 2000),
      MP4SampleData([0, 0], duration: 2000),
    ]
    return MP4TextTrack(codec: codec, sampleEntry: entry, samples: samples, timescale: 1000)
  }

  private func boxes(_ track: MP4TextTrack, _ kind: MP4FileKind) -> BoxList {
    BoxList(MP4MovieWriter.write(track, as: kind))
  }

  @Test(arguments: [MP4FileKind.mov, .m4v])
  func bothTagsOfSDH(_ kind: MP4FileKind) {
    var track = track()
    track.characteristics = Self.sdh
    #expect(
      boxes(track, kind).content("moov/trak/udta")
        == hex(
          """
          00000036 "tagc" 7075626c69632e6163636573736962696c6974792e \
          7472616e736372696265732d73706f6b656e2d6469616c6f67 \
          00000036 "tagc" 7075626c69632e6163636573736962696c6974792e \
          6465736372696265732d6d757369632d616e642d736f756e64
          """
        )
    )
  }

  @Test(arguments: [
    ("public.accessibility.transcribes-spoken-dialog", 54),
    ("public.accessibility.describes-music-and-sound", 54),
    ("public.accessibility.describes-video", 44), ("public.easy-to-read", 27),
    ("public.subtitles.forced-only", 36), ("public.translation", 26),
    ("public.main-program-content", 35), ("public.auxiliary-content", 32),
    ("public.original-content", 31), ("public.machine-generated", 32),
  ])
  func tagsHaveNoZeroBehindThem(_ tag: String, _ size: Int) {
    var track = track()
    track.characteristics = [tag]
    let data = boxes(track, .mov).content("moov/trak/udta")
    #expect(data?.count == size)
    #expect(data?.dropFirst(8).elementsEqual(tag.utf8) == true)
  }

  @Test func kinds() {
    var track = track()
    track.kinds = [MP4Kind("caption"), MP4Kind("forced-subtitle")]
    #expect(
      boxes(track, .mp4).content("moov/trak/udta")
        == hex(
          """
          0000002c 6b696e64 00000000 75726e3a6d7065673a646173683a726f6c653a32303131 00 \
          63617074696f6e 00 \
          00000034 6b696e64 00000000 "urn:mpeg:dash:role:2011" 00 "forced-subtitle" 00
          """
        )
    )
  }

  @Test(arguments: [
    ("en-US", #"00000000 "en-US" 00"#, 0x15C7), ("de", #"00000000 "de" 00"#, 0x10B5),
    ("yue", #"00000000 "yue" 00"#, 0x66A5), ("tlh-Latn", #"00000000 "tlh-Latn" 00"#, 0x5188),
    ("x-klingon", #"00000000 "x-klingon" 00"#, 0x55C4),
  ])
  func languages(_ tag: String, _ extended: String, _ packed: Int) {
    var track = track()
    track.language = tag
    let media = BoxList(boxes(track, .mp4).content("moov/trak/mdia") ?? [])
    #expect(media.types == ["mdhd", "elng", "hdlr", "minf"])
    #expect(media.content("elng") == hex(extended))
    #expect(BoxList(media.content("mdhd") ?? []).number(20, 2) == packed)
  }

  @Test func noLanguageIsUndetermined() {
    let media = BoxList(boxes(track(), .mp4).content("moov/trak/mdia") ?? [])
    #expect(media.types == ["mdhd", "hdlr", "minf"])
    #expect(
      media.content("mdhd") == hex("00000000 00000000 00000000 000003e8 00001388 55c4 0000")
    )
  }

  @Test func header() {
    var track = track()
    #expect(
      boxes(track, .mp4).content("moov/trak/tkhd")
        == hex(
          """
          00000003 00000000 00000000 00000001 00000000 00001388 0000000000000000 ffff 0002 0000 0000 \
          00010000 00000000 00000000 00000000 00010000 00000000 00000000 00000000 40000000 \
          00000000 00000000
          """
        )
    )
    track.isEnabled = false
    track.alternateGroup = 7
    track.width = 640
    track.height = 360
    let header = BoxList(boxes(track, .mp4).content("moov/trak/tkhd") ?? [])
    #expect(header.number(0, 4) == 2)
    #expect(header.number(34, 2) == 7)
    #expect(header.number(76, 4) == 640 << 16)
    #expect(header.number(80, 4) == 360 << 16)
  }

  @Test func whatIsNotToBeChosenIsMarkedBehindTheHeader() {
    var track = track()
    #expect(BoxList(boxes(track, .mov).content("moov/trak") ?? []).types == ["tkhd", "mdia"])
    track.isExcludedFromAutoselection = true
    let boxes = BoxList(boxes(track, .mov).content("moov/trak") ?? [])
    #expect(boxes.types == ["tkhd", "txas", "mdia"])
    #expect(boxes.content("txas") == [])
  }

  @Test(arguments: [
    (MP4TextTrack.Codec.tx3g, "sbtl", ["nmhd", "dinf", "stbl"]),
    (.wvtt, "text", ["nmhd", "dinf", "stbl"]), (.stpp, "subt", ["sthd", "dinf", "stbl"]),
  ])
  func handlers(_ codec: MP4TextTrack.Codec, _ type: String, _ types: [String]) {
    let media = BoxList(boxes(track(codec), .mp4).content("moov/trak/mdia") ?? [])
    #expect(
      media.content("hdlr")
        == hex(
          "00000000 00000000 \"\(type)\" 00000000 00000000 00000000 \"SubtitleHandler\" 00"
        )
    )
    #expect(BoxList(media.content("minf") ?? []).types == types)
    #expect(media.content("minf/\(types[0])") == hex("00000000"))
    #expect(
      media.content("minf/dinf/dref") == hex(#"00000000 00000001 0000000c "url " 00000001"#)
    )
  }

  @Test func quickTimeHasItsOwnHandlers() {
    var track = track()
    track.name = "English (SDH)"
    let media = BoxList(boxes(track, .mov).content("moov/trak/mdia") ?? [])
    #expect(
      media.content("hdlr")
        == hex(
          #"00000000 "mhlrsbtl" 00000000 00000000 00000000 0d "English (SDH)""#
        )
    )
    #expect(BoxList(media.content("minf") ?? []).types == ["gmhd", "hdlr", "dinf", "stbl"])
    #expect(
      media.content("minf/gmhd")
        == hex(#"00000018 "gmin" 00000000 0040 8000 8000 8000 0000 0000"#)
    )
    #expect(
      media.content("minf/hdlr")
        == hex(#"00000000 "dhlrurl " 00000000 00000000 00000000 0b "DataHandler""#)
    )
  }

  @Test func names() {
    var track = track()
    track.name = "Français"
    track.language = "fr"
    #expect(
      boxes(track, .mp4).content("moov/trak/udta") == hex(#"00000011 "name" "Français""#)
    )
    #expect(
      boxes(track, .m4v).content("moov/trak/udta")
        == hex(#"00000011 "name" "Français" 00000017 "tnam" 00000000 1a41 "Français""#)
    )
  }

  @Test func sampleTable() {
    let file = MP4MovieWriter.write(track(), as: .mp4)
    let table = BoxList(BoxList(file).content("moov/trak/mdia/minf/stbl") ?? [])
    #expect(table.types == ["stsd", "stts", "stsc", "stsz", "stco"])
    #expect(
      table.content("stts")
        == hex("00000000 00000002 00000001 000003e8 00000002 000007d0")
    )
    #expect(table.content("stsc") == hex("00000000 00000001 00000001 00000003 00000001"))
    #expect(
      table.content("stsz") == hex("00000000 00000000 00000003 00000002 00000003 00000002")
    )
    let offset = BoxList(table.content("stco") ?? []).number(8, 4)
    #expect(Array(file[offset...]) == hex("0000 0001 41 0000"))
    #expect(Array(file[(offset - 8)..<offset]) == hex(#"0000000f "mdat""#))
  }

  @Test(arguments: [
    (MP4FileKind.mp4, #""isom" 00000200 "isomiso2mp41""#),
    (.m4v, #""M4V " 00000001 "M4V mp42isom""#), (.mov, #""qt  " 00000200 "qt  ""#),
  ])
  func fileTypes(_ kind: MP4FileKind, _ brands: String) {
    let boxes = boxes(track(), kind)
    #expect(boxes.types == ["ftyp", "moov", "mdat"])
    #expect(boxes.content("ftyp") == hex(brands))
    // Clock, duration, and the number of the next track.
    let header = BoxList(boxes.content("moov/mvhd") ?? [])
    #expect(header.bytes.count == 100)
    #expect(header.number(12, 4) == 1000)
    #expect(header.number(16, 4) == 5000)
    #expect(header.number(96, 4) == 2)
  }

  @Test func aTrackWithoutSamplesHasNoChunk() {
    var track = track()
    track.samples = []
    let table = BoxList(boxes(track, .mp4).content("moov/trak/mdia/minf/stbl") ?? [])
    #expect(table.content("stco") == hex("00000000 00000000"))
    #expect(table.content("stsc") == hex("00000000 00000000"))
  }
}
