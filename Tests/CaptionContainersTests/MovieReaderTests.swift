import CaptionContainers
import CaptionModel
import CaptionTagging
import Testing

@Suite struct MovieReaderTests {
  private func read(_ bytes: [UInt8]) throws -> MP4Movie {
    try MP4Movie.read(MemoryByteSource(bytes))
  }

  private func bytes(_ hex: String) -> [UInt8] {
    hex.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0, radix: 16) }
  }

  /// User data with both tags of SDH, 116 bytes, as AVFoundation writes them.
  private static let bothTags = """
    00 00 00 74 75 64 74 61
    00 00 00 36 74 61 67 63 70 75 62 6c 69 63 2e 61 63 63 65 73 73 69 62 69 6c 69 74 79 2e
    74 72 61 6e 73 63 72 69 62 65 73 2d 73 70 6f 6b 65 6e 2d 64 69 61 6c 6f 67
    00 00 00 36 74 61 67 63 70 75 62 6c 69 63 2e 61 63 63 65 73 73 69 62 69 6c 69 74 79 2e
    64 65 73 63 72 69 62 65 73 2d 6d 75 73 69 63 2d 61 6e 64 2d 73 6f 75 6e 64
    """

  /// A kind with the role caption, 44 bytes, as ffmpeg writes it.
  private static let captionKind = """
    00 00 00 2c 6b 69 6e 64 00 00 00 00 75 72 6e 3a 6d 70 65 67 3a 64 61 73 68 3a 72 6f 6c 65 3a
    32 30 31 31 00 63 61 70 74 69 6f 6e 00
    """

  private func track(
    userData: [UInt8] = [],
    extendedLanguage: [UInt8] = [],
    entry: [UInt8] = Boxes.timedText(),
    brand: FourCC = "qt"
  ) throws -> MP4Track {
    let table = Boxes.table(Boxes.sampleDescription(entry))
    let track = Boxes.track(
      id: 7,
      flags: 0,
      group: 2,
      table: table,
      extendedLanguage: extendedLanguage,
      userData: userData
    )
    let movie = try read(
      Boxes.fileType(brand) + Boxes.box("moov", Boxes.movieHeader(), track)
    )
    #expect(movie.diagnostics == [])
    #expect(movie.duration?.milliseconds == 10_000)
    return try #require(movie.tracks.first)
  }

  @Test func tagsAreReadByteForByte() throws {
    let track = try track(userData: bytes(Self.bothTags))
    #expect(
      track.tags.map(\.text) == [
        "public.accessibility.transcribes-spoken-dialog",
        "public.accessibility.describes-music-and-sound",
      ]
    )
    #expect(track.tags.map(\.range.count) == [54, 54])
    #expect(MovieClaims(track).meaning == ["SDH"])
    #expect(track.id == 7)
    #expect(!track.isEnabled)
    #expect(track.alternateGroup == 2)
    #expect(track.kind == .text)
    #expect(track.codec == "tx3g")
  }

  /// QuickTime ends user data with four zero bytes.
  @Test func zeroBytesEndUserData() throws {
    let tag = Boxes.box("tagc", Boxes.text("public.easy-to-read"))
    #expect(tag.count == 27)
    let track = try track(userData: Boxes.box("udta", tag, Boxes.zeros(4)))
    #expect(track.tags.map(\.text) == ["public.easy-to-read"])
  }

  @Test func kindsAreReadAsUnproven() throws {
    let track = try track(userData: Boxes.box("udta", bytes(Self.captionKind)), brand: "isom")
    #expect(track.kinds.map(\.scheme) == ["urn:mpeg:dash:role:2011"])
    #expect(track.kinds.map(\.value) == ["caption"])
    #expect(MovieClaims(track).meaning == ["SDH, unproven"])
    #expect(!MovieClaims(track).isTaggedSDH)
  }

  @Test func languages() throws {
    let elng = bytes("00 00 00 12 65 6c 6e 67 00 00 00 00 65 6e 2d 55 53 00")
    let track = try track(extendedLanguage: elng)
    #expect(track.extendedLanguage?.text == "en-US")
    #expect(track.mediaLanguage == .letters("eng"))
    #expect(track.language == "en-US")
  }

  private static let packed: [(number: Int, tag: String?)] = [
    (0x15C7, "en"), (0x55C4, nil), (0x7FFF, nil), (0, "en"), (0x1A41, "fr"), (33, "zh-Hans"),
  ]

  @Test(arguments: packed) func packedLanguages(number: Int, tag: String?) {
    #expect(MP4Language(packed: UInt16(number)).tag == tag)
  }

  @Test(arguments: [
    (0, MP4SampleEntry.Forced.none), (0x2000_0000, .none), (0x4000_0000, .some),
    (0x8000_0000, .all), (0xC000_0000, .all),
  ]) func displayFlags(flags: Int, forced: MP4SampleEntry.Forced) throws {
    let track = try track(entry: Boxes.timedText(flags: flags))
    #expect(track.entries.map(\.forced) == [forced])
    #expect(MovieClaims(track).isForced == (forced == .all))
  }

  @Test func sampleEntries() throws {
    let webVTT = try track(entry: Boxes.webVTT("WEBVTT\nKind: captions"))
    #expect(
      webVTT.entries.map(\.content) == [
        .webVTT(header: Array("WEBVTT\nKind: captions".utf8), label: "source_label")
      ]
    )
    let ttml = try track(entry: Boxes.ttml())
    #expect(
      ttml.entries.map(\.content) == [
        .ttml(namespaces: "http://www.w3.org/ns/ttml", schemas: "", mediaTypes: "")
      ]
    )
    let encrypted = try track(
      entry: Boxes.box(
        "enct",
        Boxes.zeros(6),
        Boxes.u16(1),
        Boxes.box("sinf", Boxes.box("frma", Boxes.text("wvtt")))
      )
    )
    #expect(encrypted.entries.map(\.isEncrypted) == [true])
    #expect(encrypted.codec == "wvtt")
  }

  @Test func namesAndSelection() throws {
    let track = try track(
      userData: Boxes.box(
        "udta",
        Boxes.box("name", Boxes.text("English")),
        Boxes.box("txas")
      )
    )
    #expect(track.name?.text == "English")
    #expect(track.isExcludedFromSelection)
    #expect(MovieClaims(track).meaning == ["auxiliary"])
    let titled = try self.track(
      userData: Boxes.box(
        "udta",
        Boxes.box("tnam", Boxes.zeros(4), Boxes.u16(0), Boxes.text("SDH"))
      )
    )
    #expect(titled.name?.text == "SDH")
  }

  @Test func sizesOfSixtyFourBitsAndToTheEnd() throws {
    let track = Boxes.track(id: 1, table: Boxes.table(Boxes.sampleDescription(Boxes.webVTT())))
    let inner = Boxes.movieHeader() + track
    let wide = Boxes.u32(1) + Boxes.text("moov") + Boxes.u64(inner.count + 16) + inner
    let open = Boxes.u32(0) + Boxes.text("moov") + inner
    for movie in [wide, open] {
      let read = try read(Boxes.fileType("isom") + Boxes.box("wide") + movie)
      #expect(read.tracks.map(\.id) == [1])
      #expect(read.diagnostics == [])
    }
    let user = Boxes.box("uuid", Boxes.zeros(16), Boxes.text("anything"))
    #expect(try self.read(Boxes.fileType("isom") + user + wide).diagnostics == [])
  }

  @Test func chaptersAreToldApart() throws {
    let table = Boxes.table(Boxes.sampleDescription(Boxes.box("text", Boxes.zeros(51))))
    let video = Boxes.box(
      "trak",
      Boxes.trackHeader(id: 1),
      Boxes.box("tref", Boxes.box("chap", Boxes.u32(2))),
      Boxes.box(
        "mdia",
        Boxes.mediaHeader(language: 0),
        Boxes.handler("vide"),
        Boxes.box("minf", Boxes.table(Boxes.sampleDescription(Boxes.box("avc1", Boxes.zeros(8)))))
      )
    )
    let movie = try read(
      Boxes.fileType("qt")
        + Boxes.box(
          "moov",
          Boxes.movieHeader(),
          video,
          Boxes.track(id: 2, handler: "text", table: table)
        )
    )
    #expect(movie.tracks.map(\.isChapters) == [false, true])
    #expect(movie.tracks.map(\.kind) == [.video, .text])
  }
}
