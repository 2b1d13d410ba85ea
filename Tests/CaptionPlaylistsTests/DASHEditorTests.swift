import CaptionKit
import Testing

/// Sets put into DASH manifests and audio that is marked there: whole files, byte for byte.
@Suite struct DASHEditorTests {
  static let scheme = "urn:mpeg:dash:role:2011"
  static let purposes = "urn:tva:metadata:cs:AudioPurposeCS:2007"

  private func set(
    _ role: TrackRole = .sdh,
    _ language: String = "en",
    profile: DASHTextSet.Profile = .iso
  ) throws -> DASHTextSet {
    var set = DASHTextSet(
      role: role,
      language: try #require(LanguageTag(language)),
      uri: "\(language).vtt",
      mimeType: "text/vtt"
    )
    set.profile = profile
    return set
  }

  private func add(
    _ set: DASHTextSet,
    to text: String,
    replacing: Bool = false
  ) throws -> String {
    let manifest = try #require(DASHManifest.read(SourceText(text)))
    let result = try DASHManifestEditor.add(set, to: manifest, replacing: replacing)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private func refusal(
    _ set: DASHTextSet,
    _ text: String
  ) throws -> DASHManifestEditor.Refusal? {
    let manifest = try #require(DASHManifest.read(SourceText(text)))
    do throws(DASHManifestEditor.Refusal) {
      _ = try DASHManifestEditor.add(set, to: manifest, replacing: false)
      return nil
    } catch {
      return error
    }
  }

  @Test func theWholeElement() throws {
    #expect(
      try set().element() == """
        <AdaptationSet contentType="text" mimeType="text/vtt" lang="en">
          <Label>English (SDH)</Label>
          <Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>
          <Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/>
          <Representation id="text-en-sdh" bandwidth="1000">
            <BaseURL>en.vtt</BaseURL>
          </Representation>
        </AdaptationSet>
        """
    )
  }

  /// Every role in both profiles: the values of Role, those of Accessibility, what is left out.
  @Test(arguments: [
    (TrackRole.sdh, DASHTextSet.Profile.iso, "caption", "caption", ""),
    (.captions, .iso, "caption", "caption", ""),
    (.subtitles, .iso, "subtitle", "", ""),
    (.forced, .iso, "forced-subtitle", "", ""),
    (.easyReader, .iso, "easyreader", "", ""),
    (.translation, .iso, "subtitle", "", "public.translation"),
    (.descriptions, .iso, "description", "", ""),
    (.sdh, .dvb, "caption main", "caption 2", ""),
    (.captions, .dvb, "caption main", "caption 2", ""),
    (.translation, .dvb, "subtitle alternate", "", "public.translation"),
    (.subtitles, .dvb, "subtitle", "", ""),
  ])
  func roles(
    _ role: TrackRole,
    _ profile: DASHTextSet.Profile,
    _ roles: String,
    _ accessibility: String,
    _ unsayable: String
  ) throws {
    let set = try set(role, profile: profile)
    #expect(set.roles.joined(separator: " ") == roles)
    #expect(set.accessibilities.map(\.value).joined(separator: " ") == accessibility)
    #expect(set.unsayable.map(\.rawValue).joined(separator: " ") == unsayable)
    // What is written is read back as the same.
    let bytes = DASHManifestEditor.newManifest(with: set, duration: MediaTime(seconds: 10))
    let text = SourceText(String(decoding: bytes, as: UTF8.self))
    let manifest = try #require(DASHManifest.read(text))
    #expect(manifest.diagnostics.isEmpty)
    #expect(manifest.sets.first?.kind == .text)
    #expect(manifest.sets.first?.roles == set.roles)
    #expect(
      manifest.sets.first?.descriptors.filter { $0.place == .accessibility }.map(\.scheme)
        == set.accessibilities.map(\.scheme)
    )
  }

  @Test func aNewManifest() throws {
    var set = try set(.subtitles)
    set.isMain = true
    set.label = "A & \"B\""
    let bytes = DASHManifestEditor.newManifest(with: set, duration: MediaTime(milliseconds: 2500))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:full:2011" \
        type="static" minBufferTime="PT2S" mediaPresentationDuration="PT2.5S">
          <Period>
            <AdaptationSet contentType="text" mimeType="text/vtt" lang="en">
              <Label>A &amp; &quot;B&quot;</Label>
              <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>
              <Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/>
              <Representation id="text-en-subtitles" bandwidth="1000">
                <BaseURL>en.vtt</BaseURL>
              </Representation>
            </AdaptationSet>
          </Period>
        </MPD>

        """
    )
  }

  static let open = "<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\">"
  /// Where the set goes, and that nothing else changes: tabs, comments, odd spacing, Windows' lines.
  @Test func otherBytesStay() throws {
    let before =
      "<?xml version='1.0'?>\r\n\(Self.open)<!-- a > b -->\r\n\t<Period\r\n id = 'x' >\r\n"
      + "\t\t<AdaptationSet mimeType='audio/mp4'   />"
    let after = "\r\n\t\t<SupplementalProperty schemeIdUri='u'/>\r\n\t</Period>\r\n</MPD> <!-- -->"
    #expect(
      try add(try set(.forced), to: before + after)
        == before + "\r\n"
        + "\t\t<AdaptationSet contentType=\"text\" mimeType=\"text/vtt\" lang=\"en\">\r\n"
        + "\t\t\t<Label>English (forced)</Label>\r\n"
        + "\t\t\t<Role schemeIdUri=\"\(Self.scheme)\" value=\"forced-subtitle\"/>\r\n"
        + "\t\t\t<Representation id=\"text-en-forced\" bandwidth=\"1000\">\r\n"
        + "\t\t\t\t<BaseURL>en.vtt</BaseURL>\r\n"
        + "\t\t\t</Representation>\r\n\t\t</AdaptationSet>"
        + after
    )
  }

  /// Periods without a set: empty, as one tag, with other elements, with a prefix.
  @Test(arguments: [
    ("\(open)\n<Period></Period></MPD>", "\(open)\n<Period>\n  ⟦⟧\n</Period></MPD>"),
    ("\(open)\n  <Period/>\n</MPD>", "\(open)\n  <Period>\n    ⟦⟧\n  </Period>\n</MPD>"),
    (
      "\(open)\n  <Period>\n  </Period>\n</MPD>", "\(open)\n  <Period>\n    ⟦⟧\n  </Period>\n</MPD>"
    ),
    (
      "\(open)\n  <Period>\n    <Subset contains='1'/>\n  </Period>\n</MPD>",
      "\(open)\n  <Period>\n    ⟦⟧\n    <Subset contains='1'/>\n  </Period>\n</MPD>"
    ),
    (
      "<d:MPD xmlns:d='urn:mpeg:dash:schema:mpd:2011'>\n  <d:Period/></d:MPD>",
      "<d:MPD xmlns:d='urn:mpeg:dash:schema:mpd:2011'>\n  <d:Period>\n    ⟦⟧\n  </d:Period></d:MPD>"
    ),
  ])
  func periodsWithoutSets(_ before: String, _ after: String) throws {
    let set = try set()
    let text = try add(set, to: before)
    let isPrefixed = before.hasPrefix("<d:")
    // The indentation of the first line stands before the mark.
    let line = try #require(after.split(separator: "\n").first { $0.contains("⟦⟧") })
    let indent = String(line.prefix { $0 == " " })
    let element = set.element(prefix: isPrefixed ? "d:" : "", indent: indent)
    #expect(text == after.replacing("⟦⟧", with: element.dropFirst(indent.count)))
    let manifest = try #require(DASHManifest.read(SourceText(text)))
    #expect(manifest.isWhole && manifest.sets.count == 1)
  }

  @Test func theSameTextIsReplacedOnlyWhenAsked() throws {
    let once = try add(try set(), to: "\(Self.open)\n  <Period/>\n</MPD>")
    #expect(try refusal(try set(), once) == .exists(0))
    let marked = once.replacing("<AdaptationSet ", with: "<AdaptationSet id=\"7\" ")
    var other = try set()
    other.label = "Else"
    let twice = try add(other, to: marked, replacing: true)
    #expect(
      twice
        == marked.replacing("English (SDH)", with: "Else")
    )
    // Another language is another text, and ids do not clash.
    let both = try add(try set(.sdh, "fr"), to: once)
    #expect(DASHManifest.read(SourceText(both))?.sets.count == 2)
  }

  @Test func whatIsRefused() throws {
    #expect(try refusal(try set(), "\(Self.open)</MPD>") == .periods(0))
    #expect(try refusal(try set(), "\(Self.open)<Period/><Period/></MPD>") == .periods(2))
    #expect(try refusal(try set(), "\(Self.open)<Period>") == .broken)
    var main = try set(.subtitles)
    main.isMain = true
    let one = try add(main, to: "\(Self.open)<Period/></MPD>")
    var other = try set(.sdh)
    other.uri = "other.vtt"
    other.isMain = true
    #expect(try refusal(other, one) == .otherMain(0))
  }

  // MARK: Audio

  private func mark(_ text: String, _ profile: DASHTextSet.Profile = .iso) throws -> String? {
    let manifest = try #require(DASHManifest.read(SourceText(text)))
    let bytes = try DASHManifestEditor.describeVideo(0, in: manifest, profile)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func audioIsMarkedInTheSchemasOrder() throws {
    let head = "\(Self.open)\n  <Period>\n    <AdaptationSet mimeType=\"audio/mp4\" lang=\"en\""
    let main = "<Role schemeIdUri=\"\(Self.scheme)\" value=\"main\"/>"
    let accessibility = "<Accessibility schemeIdUri=\"\(Self.scheme)\" value=\"description\"/>"
    let role = "<Role schemeIdUri=\"\(Self.scheme)\" value=\"description\"/>"
    let purpose = "<Accessibility schemeIdUri=\"\(Self.purposes)\" value=\"1\"/>"
    let tail = "\n    </AdaptationSet>\n  </Period>\n</MPD>\n"
    let label = "\n      <Label>AD</Label>"
    let rest = "\n      <Representation id=\"a\" bandwidth=\"1\"/>"
    let before = "\(head)>\(label)\n      \(main)\(rest)\(tail)"
    let once =
      "\(head)>\(label)\n      \(accessibility)\n      \(main)\n      \(role)\(rest)\(tail)"
    #expect(try mark(before) == once)
    #expect(try mark(once) == nil)
    #expect(
      try mark(once, .dvb)
        == "\(head)>\(label)\n      \(accessibility)\n      \(purpose)\n      \(main)\n      \(role)"
        + "\(rest)\(tail)"
    )
    let single = "\(head)/>\n  </Period>\n</MPD>\n"
    #expect(try mark(single) == "\(head)>\n      \(accessibility)\n      \(role)\(tail)")
    #expect(throws: DASHManifestEditor.Refusal.notAudio(0)) {
      try mark("\(Self.open)<Period><AdaptationSet mimeType=\"text/vtt\"/></Period></MPD>")
    }
  }

  @Test func hlsAudioIsMarkedOnEveryLineOfItsName() throws {
    let playlist = """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="AD",LANGUAGE="en",AUTOSELECT=NO,URI="a"
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="AD",CHARACTERISTICS="com.x.y",URI="b"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="AD",URI="c"
      #EXT-X-STREAM-INF:BANDWIDTH=1
      v

      """
    let value = "public.accessibility.describes-video"
    let read = try #require(HLSPlaylist.read(SourceText(playlist)))
    let result = try #require(HLSAudioEditor.describeVideo(0, in: read))
    #expect(result.changed == [0, 1])
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == playlist
        .replacing(
          "AUTOSELECT=NO,URI=\"a\"",
          with: "AUTOSELECT=YES,URI=\"a\",CHARACTERISTICS=\"\(value)\""
        )
        .replacing("com.x.y\",URI=\"b\"", with: "com.x.y,\(value)\",URI=\"b\",AUTOSELECT=YES")
    )
    let again = try #require(
      HLSPlaylist.read(SourceText(String(decoding: result.bytes, as: UTF8.self)))
    )
    #expect(HLSAudioEditor.describeVideo(0, in: again)?.changed == [])
    #expect(HLSAudioEditor.describeVideo(2, in: read) == nil)
    #expect(HLSAudioEditor.describeVideo(9, in: read) == nil)
  }
}
