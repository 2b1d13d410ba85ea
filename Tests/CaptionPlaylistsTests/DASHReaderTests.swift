import CaptionKit
import Testing

/// DASH manifests as they are read: sets with all that they say, addresses, and what is no manifest.
@Suite struct DASHReaderTests {
  static let manifest = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- made by hand -->
    <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:a, urn:b" type="static"
      mediaPresentationDuration="PT1H2M3.5S">
      <BaseURL>media/</BaseURL>
      <Period id="p">
        <AdaptationSet contentType="video" mimeType="video/mp4">
          <Representation id="v" bandwidth="1"><SegmentTemplate media="$Number$.m4s"/></Representation>
        </AdaptationSet>
        <AdaptationSet id="11" mimeType="text/vtt" lang="en">
          <Label>English (SDH)</Label>
          <Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>
          <Role schemeIdUri="urn:mpeg:dash:role:2011" value="captions"/>
          <Role schemeIdUri="urn:x" value="a &amp; b"/>
          <Representation id="t" bandwidth="1"><BaseURL>en%20sdh.vtt</BaseURL></Representation>
        </AdaptationSet>
        <AdaptationSet lang="fr">
          <Role schemeIdUri="urn:mpeg:dash:role:2011" value="forced_subtitle"/>
          <Representation id="f" mimeType="application/mp4" codecs="stpp.ttml.im1t" bandwidth="1"/>
        </AdaptationSet>
        <AdaptationSet mimeType="audio/mp4" lang="en"/>
      </Period>
    </MPD>
    """

  private func read(_ text: String) -> DASHManifest? { DASHManifest.read(SourceText(text)) }

  @Test func setsSayWhatTheyAre() throws {
    let manifest = try #require(read(Self.manifest))
    #expect(manifest.diagnostics.isEmpty)
    #expect(manifest.isWhole)
    #expect(manifest.profiles == ["urn:a", "urn:b"])
    #expect(manifest.duration == MediaTime(milliseconds: 3_723_500))
    #expect(manifest.sets.map(\.kind) == [.video, .text, .text, .audio])
    #expect(manifest.sets.map(\.language) == [nil, "en", "fr", "en"])
    let sdh = manifest.sets[1]
    #expect(sdh.id == "11")
    #expect(sdh.labels.map(\.text) == ["English (SDH)"])
    #expect(sdh.roles == ["caption"], "an alias counts as what it means")
    #expect(sdh.accessibilityRoles == ["caption"])
    #expect(sdh.descriptors.map(\.value) == ["caption", "captions", "a & b"])
    #expect(sdh.representations.map(\.address) == ["media/en%20sdh.vtt"])
    #expect(manifest.sets[0].representations.map(\.isSegmented) == [true])
    #expect(manifest.sets[2].roles == ["forced-subtitle"])
    #expect(manifest.sets[2].codecs == "stpp.ttml.im1t")
    let range = sdh.descriptors[1].range
    #expect(manifest.source.string(in: range) == "captions")
  }

  @Test(arguments: [
    ("", nil as String?), ("WEBVTT", nil), ("<tt/>", nil),
    ("<MPD/>", "dash/other-namespace dash/no-period"),
    ("<MPD xmlns='urn:mpeg:dash:schema:mpd:2011'><Period>", "dash/broken-xml"),
    (
      "<MPD xmlns='urn:mpeg:dash:schema:mpd:2011' mediaPresentationDuration='P1M'><Period/></MPD>",
      "dash/broken-duration"
    ),
    (
      "<!DOCTYPE MPD [<!ENTITY a 'b'>]><MPD xmlns='urn:mpeg:dash:schema:mpd:2011'><Period/>"
        + "<BaseURL>&a;</BaseURL></MPD>", "dash/broken-xml"
    ),
  ])
  func departures(_ text: String, _ codes: String?) {
    let manifest = read(text)
    let found = manifest.map { Set($0.diagnostics.map(\.code)).sorted() }
    #expect(found == codes.map { $0.split(separator: " ").map(String.init).sorted() })
  }

  @Test(
    arguments: [
      ("PT10S", 10_000), ("PT1H2M3.5S", 3_723_500), ("P1DT0.25S", 86_400_250), ("P1D", 86_400_000),
      ("PT1.5H", nil), ("P1Y", nil), ("P1M", nil), ("PT", nil), ("P", nil), ("", nil), ("10", nil),
      ("PT1S2M", nil), ("PT-1S", nil), ("PT1", nil), ("P1DT", nil), ("PT1MT2S", nil),
    ] as [(String, Int?)]
  )
  func durations(_ text: String, _ milliseconds: Int?) {
    #expect(DASHDuration.time(text) == milliseconds.map { MediaTime(milliseconds: $0) })
  }

  @Test(arguments: [
    (10_000, "PT10S"), (3_723_500, "PT3723.5S"), (0, "PT0S"), (60_000, "PT60S"),
  ])
  func writtenDurations(_ milliseconds: Int, _ text: String) {
    #expect(DASHDuration.text(MediaTime(milliseconds: milliseconds)) == text)
  }

  @Test(arguments: [
    ("", "a.vtt", "a.vtt"), ("x/", "a.vtt", "x/a.vtt"), ("x/y", "a.vtt", "x/a.vtt"),
    ("x", "a.vtt", "a.vtt"), ("x/", "https://a/b", "https://a/b"),
    ("https://h/p/q?z/z", "a.vtt", "https://h/p/a.vtt"), ("https://h/p/q", "/a", "https://h/a"),
    ("x/", "/a", "/a"), ("x/", "", "x/"),
  ])
  func addresses(_ base: String, _ address: String, _ joined: String) {
    #expect(DASHAddress.joined(base, address) == joined)
  }

  @Test(
    arguments: [
      ("media='$Number$' duration='4'", "", "1 2 3"),
      (
        "media='a-$RepresentationID$-$Number%03d$-$$' duration='5' startNumber='7'", "",
        "a-t-007-$ a-t-008-$"
      ),
      ("media='$Time$' timescale='10'", "<S t='5' d='40' r='1'/><S d='10'/>", "5 45 85"),
      ("media='$Time$' timescale='10'", "<S d='40' r='-1'/>", "0 40 80"),
      ("media='$Time$' timescale='10'", "<S d='40' r='-1'/><S t='40' d='60'/>", "0 40"),
      ("media='$Bandwidth$/$Wrong$/$Number' duration='10'", "", "9/$Wrong$/$Number"),
      ("media='$Number$'", "", nil), ("media='$Number$' duration='0'", "", nil),
      ("media='$Number$' timescale='100000' duration='1'", "", nil),
      ("media='$Number$'", "<S d='0' r='5'/>", nil),
      ("media='$Number$'", "<S d='1' r='99999999999'/>", nil),
      ("media='$Number$'", "<S d='9223372036854775807' r='5'/>", nil),
    ] as [(String, String, String?)]
  )
  func segmentAddresses(_ attributes: String, _ timeline: String, _ expected: String?) throws {
    let lines = timeline.isEmpty ? "" : "<SegmentTimeline>\(timeline)</SegmentTimeline>"
    let text = """
      <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" mediaPresentationDuration="PT10S"><Period>
      <AdaptationSet contentType="text"><SegmentTemplate \(attributes)>\(lines)</SegmentTemplate>
      <Representation id="t" bandwidth="9"/></AdaptationSet></Period></MPD>
      """
    let manifest = try #require(read(text))
    let representation = try #require(manifest.sets.first?.representations.first)
    let addresses = representation.segments?.addresses(
      of: (representation.id, representation.bandwidth),
      lasting: manifest.duration?.milliseconds
    )
    #expect(addresses?.joined(separator: " ") == expected)
  }

  /// Depth and width that somebody chose to do harm.
  @Test func hostileManifestsEnd() {
    let head = "<MPD xmlns='urn:mpeg:dash:schema:mpd:2011'>"
    let deep = head + String(repeating: "<Period>", count: 100_000)
    #expect(read(deep)?.isWhole == false)
    let wide =
      head + "<Period>" + String(repeating: "<AdaptationSet/>", count: 50_000) + "</Period></MPD>"
    #expect(read(wide)?.sets.count == 50_000)
  }
}
