import CaptionKit
import Testing

/// Captions taken out of movies whose bytes are put together here.
@Suite struct MovieCaptionsTests {
  private func captions(_ bytes: [UInt8], track: Int? = nil) throws -> MovieFile.Captions {
    let file = try MovieFile(MemoryByteSource(bytes))
    return try file.captions(of: try file.textTrack(track))
  }

  private func webVTT(_ captions: MovieFile.Captions) -> String {
    String(decoding: CaptionFile.write(captions.document, as: .webVTT).bytes, as: UTF8.self)
  }

  private func cue(_ payload: String, source: Int? = nil, settings: String = "") -> [UInt8] {
    Boxes.box(
      "vttc",
      source.map { Boxes.box("vsid", Boxes.u32($0)) } ?? [],
      settings.isEmpty ? [] : Boxes.box("sttg", Boxes.text(settings)),
      Boxes.box("payl", Boxes.text(payload))
    )
  }

  @Test func timedTextKeepsStylesAndForcedText() throws {
    let italic = Boxes.box(
      "styl",
      Boxes.u16(1),
      Boxes.u16(6) + Boxes.u16(12) + Boxes.u16(1) + [2, 18] + Boxes.u32(0xFFFF_FFFF)
    )
    let captions = try captions(
      Boxes.movie(
        Boxes.timedText(flags: 0x4000_0000),
        samples: [
          (500, Boxes.sample("")), (1500, Boxes.sample("Ferry closed\rtoday", italic)),
          (1000, Boxes.sample("Exit", Boxes.box("frcd"))),
        ]
      )
    )
    #expect(
      webVTT(captions) == """
        WEBVTT

        00:00:00.500 --> 00:00:02.000
        Ferry <i>closed</i>
        today

        00:00:02.000 --> 00:00:03.000
        Exit

        """
    )
    #expect(captions.document.cues.map(\.extras.isForced) == [false, true])
    #expect(captions.document.language == "en")
    #expect(captions.diagnostics == [])
  }

  /// Runs count characters, not bytes, and UTF-16 is told by its mark.
  @Test func charactersOfSeveralBytes() throws {
    let bold = Boxes.box(
      "styl",
      Boxes.u16(1),
      Boxes.u16(1) + Boxes.u16(2) + Boxes.u16(1) + [1, 18] + Boxes.u32(0xFFFF_FFFF)
    )
    let wide: [UInt8] = [0, 6, 0xFE, 0xFF, 0x65, 0xE5, 0x67, 0x2C]
    let captions = try captions(
      Boxes.movie(
        Boxes.timedText(),
        samples: [(1000, Boxes.sample("é日a", bold)), (1000, wide + bold)]
      )
    )
    #expect(webVTT(captions).contains("é<b>日</b>a\n"))
    #expect(webVTT(captions).contains("日<b>本</b>\n"))
  }

  /// QuickTime's text that is no UTF-8 is the Macintosh's.
  @Test func quickTimeText() throws {
    let entry = Boxes.box(
      "text",
      Boxes.zeros(6),
      Boxes.u16(1),
      Boxes.u32(0),
      Boxes.u32(1),
      Boxes.zeros(35)
    )
    let captions = try captions(
      Boxes.movie(
        entry,
        handler: "text",
        samples: [(1000, [0, 4, 0x63, 0x61, 0x66, 0x8E])],
        brand: "qt"
      )
    )
    #expect(captions.document.cues.map(\.text.string) == ["café"])
  }

  @Test func cuesOfSeveralSamplesAreOne() throws {
    let first = cue("Hello", source: 1, settings: "line:0")
    let captions = try captions(
      Boxes.movie(
        Boxes.webVTT(),
        handler: "text",
        samples: [
          (1000, Boxes.box("vtte")), (1000, first), (500, first + cue("<v Mara>Who?", source: 2)),
          (500, cue("<v Mara>Who?", source: 2)), (500, cue("a --> b\n\nc")),
          (500, cue("Again", source: 3)), (500, cue("Again", source: 4)),
        ]
      )
    )
    #expect(
      webVTT(captions) == """
        WEBVTT

        00:00:01.000 --> 00:00:02.500 line:0
        Hello

        00:00:02.000 --> 00:00:03.000
        <v Mara>Who?</v>

        00:00:03.000 --> 00:00:03.500
        a --&gt; b
        c

        00:00:03.500 --> 00:00:04.000
        Again

        00:00:04.000 --> 00:00:04.500
        Again

        """
    )
  }

  private func document(_ paragraphs: String) -> [UInt8] {
    Array(
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"en\"><body><div>\(paragraphs)</div></body></tt>"
        .utf8
    )
  }

  /// What goes on in the next document is one cue; a document is not shown outside of its sample.
  @Test func documentsAreJoined() throws {
    let captions = try captions(
      Boxes.movie(
        Boxes.ttml(),
        handler: "subt",
        samples: [
          (2000, document("<p begin=\"1s\" end=\"3s\">On</p><p begin=\"0s\" end=\"9s\">Cut</p>")),
          (2000, document("<p begin=\"1s\" end=\"3s\">On</p>")),
          (2000, document("<p begin=\"1s\" end=\"2s\">Late</p>")),
        ]
      )
    )
    let found = captions.document.cues.map {
      "\($0.begin.milliseconds) \($0.end?.milliseconds ?? -1) \($0.text.string)"
    }
    #expect(Set(found) == ["1000 3000 On", "0 2000 Cut", "5000 6000 Late"])
    #expect(captions.diagnostics.map(\.code) == ["mp4/relative-times"])
  }

  /// An edit list that begins with a pause shows everything later.
  @Test func editListsMoveCues() throws {
    let edits = Boxes.box(
      "edts",
      Boxes.full(
        "elst",
        Boxes.u32(2),
        Boxes.u32(4000) + Boxes.u32(0xFFFF_FFFF) + Boxes.u32(0x10000),
        Boxes.u32(9000) + Boxes.u32(0) + Boxes.u32(0x10000)
      )
    )
    let captions = try captions(
      Boxes.movie(Boxes.timedText(), samples: [(1000, Boxes.sample("Hello"))], edits: edits)
    )
    #expect(captions.document.cues.map(\.begin.milliseconds) == [4000])
    #expect(captions.document.cues.map { $0.end?.milliseconds } == [5000])
  }

  /// Each edit shows everything anew, and a small file must not become a large one by that.
  @Test(arguments: [(10, 10), (256, 256), (300, 256)])
  func editsAreNotRepeatedWithoutEnd(_ count: Int, _ shown: Int) throws {
    let list = (0..<count).flatMap { _ in Boxes.u32(500) + Boxes.u32(0) + Boxes.u32(0x10000) }
    let edits = Boxes.box("edts", Boxes.full("elst", Boxes.u32(count), list))
    let captions = try captions(
      Boxes.movie(Boxes.timedText(), samples: [(1000, Boxes.sample("Hello"))], edits: edits)
    )
    #expect(captions.document.cues.count == shown)
  }

  @Test func cuesThatEditsShowAreNoMoreThanTheFileHasRoomFor() throws {
    let list = (0..<256).flatMap { _ in Boxes.u32(500) + Boxes.u32(0) + Boxes.u32(0x10000) }
    let edits = Boxes.box("edts", Boxes.full("elst", Boxes.u32(256), list))
    let samples = (0..<500).map { _ in (duration: 1, bytes: Boxes.sample("A")) }
    let movie = Boxes.movie(Boxes.timedText(), samples: samples, edits: edits)
    let captions = try captions(movie)
    #expect(captions.document.cues.count == movie.count / 2 + 16)
    #expect(captions.diagnostics.map(\.code) == ["mp4/too-many"])
  }

  /// Programs write 3GPP's fields into QuickTime's entry, which has others.
  @Test func quickTimeTextWithFieldsOfTimedText() throws {
    var entry = Boxes.timedText()
    entry.replaceSubrange(4..<8, with: Boxes.text("text"))
    let captions = try captions(
      Boxes.movie(entry, handler: "text", samples: [(1000, Boxes.sample("white"))], brand: "qt")
    )
    #expect(captions.document.cues.map(\.text.spans.count) == [0])
  }

  @Test func tracksAreListedWhereNoneIsNamed() throws {
    let table = Boxes.table(Boxes.sampleDescription(Boxes.timedText()))
    let movie =
      Boxes.fileType("isom")
      + Boxes.box(
        "moov",
        Boxes.movieHeader(),
        Boxes.track(id: 5, table: table),
        Boxes.track(id: 6, language: "fra", table: table)
      )
    let file = try MovieFile(MemoryByteSource(movie))
    func message(_ number: Int?) -> String? {
      do throws(MovieProblem) {
        _ = try file.textTrack(number)
        return nil
      } catch {
        return error.message
      }
    }
    let list = "1 (tx3g, en), 2 (tx3g, fr)"
    #expect(message(nil) == "has several tracks of text; name one with --track: \(list)")
    #expect(message(3) == "has no track 3; those of text are \(list)")
    #expect(try file.textTrack(2).id == 6)
    #expect(try file.textTrack(5).number == 1)
  }

  @Test func piecesAreReadAcrossTheirBorders() throws {
    let whole = ConcatenatedByteSource([
      MemoryByteSource([1, 2, 3]), MemoryByteSource([]), MemoryByteSource([4, 5]),
      MemoryByteSource([6]),
    ])
    #expect(whole.count == 6)
    #expect(try whole.bytes(2..<6) == [3, 4, 5, 6])
    #expect(try whole.bytes(3..<4) == [4])
    #expect(try whole.bytes(6..<6) == [])
    #expect(throws: ByteSourceError.self) { try whole.bytes(4..<7) }
  }
}
