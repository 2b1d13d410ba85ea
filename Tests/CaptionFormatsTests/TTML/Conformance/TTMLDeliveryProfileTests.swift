import CaptionModel
import Testing

@testable import CaptionFormats

/// What Netflix, Apple and SMPTE-TT ask for beyond TTML1, each fault in a document of its own.
@Suite struct TTMLDeliveryProfileTests {
  private static let namespaces = [
    "xmlns=\"http://www.w3.org/ns/ttml\"", "xmlns:ttp=\"http://www.w3.org/ns/ttml#parameter\"",
    "xmlns:tts=\"http://www.w3.org/ns/ttml#styling\"",
    "xmlns:smpte=\"http://www.smpte-ra.org/schemas/2052-1/2013/smpte-tt\"",
    "xmlns:x=\"urn:example\"",
  ].joined(separator: " ")

  /// What the check finds, as severity and code.
  private func findings(
    _ profile: TTMLProfile,
    root: String = "xml:lang=\"en\"",
    head: String = "",
    body: String = ""
  ) -> [String] {
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = profile
    let text = "<tt \(Self.namespaces) \(root)><head>\(head)</head>\(body)</tt>"
    let result = CaptionFormat.ttml.read(SourceText(text), options)
    #expect(result.accepted)
    return result.diagnostics.filter { $0.severity > .advice }
      .map { "\($0.severity.rawValue) \($0.code)" }
  }

  // MARK: Netflix

  private func netflix(_ region: String, body: String = "") -> [String] {
    findings(.netflix, head: "<layout><region xml:id=\"r\" \(region)/></layout>", body: body)
  }

  @Test(arguments: [
    "tts:textAlign=\"left\"", "tts:textAlign=\"start\"", "tts:displayAlign=\"center\"",
    "tts:writingMode=\"tbrl\"", "tts:origin=\"10px 10px\"", "tts:extent=\"32c 2c\"",
  ])
  func netflixPlaces(attribute: String) {
    #expect(netflix(attribute) == ["warning netflix/prohibited-value"])
  }

  @Test(arguments: [
    "tts:textAlign=\"center\" tts:displayAlign=\"after\"",
    "tts:origin=\"10% 10%\" tts:extent=\"80% 80%\"", "tts:writingMode=\"rltb\"",
  ])
  func netflixHasNothingAgainst(attributes: String) {
    #expect(netflix(attributes).isEmpty)
  }

  @Test func netflixWantsNothingOfOthers() {
    let body = "<body region=\"r\"><div><p begin=\"1s\" end=\"2s\" x:ccrow=\"1\">A</p></div></body>"
    #expect(netflix("", body: body) == ["warning netflix/prohibited-attribute"])
  }

  @Test func netflixCountsMediaTime() {
    let found = findings(.netflix, root: "xml:lang=\"en\" ttp:timeBase=\"smpte\"")
    #expect(found == ["error netflix/prohibited-value"])
  }

  /// What Netflix's list of frequent faults names besides, which TTML itself forbids.
  @Test(arguments: [
    ("", "<body/>", "error ttml/missing-attribute"),
    ("xml:lang=\"pt_BR\"", "<body/>", "error ttml/invalid-value"),
    ("xml:lang=\"en\"", "<body id=\"b\"/>", "error ttml/unknown-attribute"),
    ("xml:lang=\"en\"", "<body xml:id=\"1\"/>", "error ttml/invalid-value"),
    ("xml:lang=\"en\"", "<body xml:id=\"a\"><div xml:id=\"a\"/></body>", "error ttml/duplicate-id"),
    ("xml:lang=\"en\"", "<body ccrow=\"1\"/>", "error ttml/unknown-attribute"),
  ])
  func netflixSchemaFaults(root: String, body: String, expected: String) {
    #expect(findings(.netflix, root: root, body: body) == [expected])
  }

  // MARK: iTunes Timed Text

  private static let ittRoot =
    "xml:lang=\"en\" ttp:timeBase=\"smpte\" ttp:frameRate=\"24\" ttp:dropMode=\"nonDrop\""
  private static let ittLayout =
    "<layout><region xml:id=\"bottom\" tts:origin=\"0% 85%\" tts:extent=\"100% 15%\"/>"
    + "<region xml:id=\"top\" tts:origin=\"0% 0%\" tts:extent=\"100% 15%\"/></layout>"

  private func itt(
    _ paragraphs: String,
    div: String = "",
    layout: String = ittLayout,
    body: String = "region=\"bottom\""
  ) -> [String] {
    findings(
      .itt,
      root: Self.ittRoot,
      head: layout,
      body: "<body \(body)><div\(div)>\(paragraphs)</div></body>"
    )
  }

  @Test func ittIsRight() {
    let text =
      "<p begin=\"01:00:01:00\" end=\"01:00:02:00\">A<br/>B</p>"
      + "<p begin=\"01:00:02:00\" end=\"01:00:03:23\">C</p>"
    #expect(itt(text, div: " begin=\"-01:00:00:00\"").isEmpty)
  }

  @Test(arguments: [
    ("00:00:01.5", "00:00:02:00", "error itt/prohibited-value"),
    ("1s", "00:00:02:00", "error itt/prohibited-value"),
    ("00:00:01:00", "48f", "error itt/prohibited-value"),
    ("00:00:01", "00:00:02:00", "error itt/prohibited-value"),
    ("00:00:01:24", "00:00:04:00", "error ttml/bad-timestamp"),
    ("-00:00:01:00", "00:00:02:00", "error ttml/negative-time"),
  ])
  func ittTimes(begin: String, end: String, expected: String) {
    #expect(itt("<p begin=\"\(begin)\" end=\"\(end)\">A</p>") == [expected])
  }

  /// Frames that the drop mode leaves out, under a profile and under none.
  @Test(
    arguments: [
      ("dropNTSC", "00:01:00:00", false), ("dropNTSC", "00:01:00:01", false),
      ("dropNTSC", "00:01:00:02", true), ("dropNTSC", "00:10:00:00", true),
      ("dropNTSC", "00:01:01:00", true), ("dropNTSC", "01:59:00:01", false),
      ("dropPAL", "00:02:00:03", false), ("dropPAL", "00:02:00:04", true),
      ("dropPAL", "00:01:00:00", true), ("dropPAL", "00:20:00:00", true),
      ("nonDrop", "00:01:00:00", true),
    ],
    [TTMLProfile.itt, .dfxp]
  )
  func droppedFrames(time: (mode: String, code: String, exists: Bool), profile: TTMLProfile) {
    let root =
      "xml:lang=\"en\" ttp:timeBase=\"smpte\" ttp:frameRate=\"30\" "
      + "ttp:frameRateMultiplier=\"1000 1001\" ttp:dropMode=\"\(time.mode)\""
    let found = findings(
      profile,
      root: root,
      body: "<body><div><p begin=\"00:00:01:00\" end=\"\(time.code)\">A</p></div></body>"
    )
    #expect(found == (time.exists ? [] : ["error ttml/dropped-frame"]))
  }

  @Test func mediaTimeDropsNoFrames() {
    let found = findings(
      .dfxp,
      root: "xml:lang=\"en\" ttp:dropMode=\"dropNTSC\"",
      body: "<body><div><p begin=\"00:00:01:00\" end=\"00:01:00:00\">A</p></div></body>"
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("0% 0%", "100% 15%", true), ("0% 0%", "15% 100%", true), ("85% 0%", "15% 100%", true),
    ("0% 80%", "100% 20%", false), ("10% 85%", "80% 15%", false), ("10% 10%", "80% 80%", false),
  ])
  func ittRegions(origin: String, extent: String, isRight: Bool) {
    let layout =
      "<layout><region xml:id=\"bottom\" tts:origin=\"\(origin)\" tts:extent=\"\(extent)\"/></layout>"
    let found = itt("<p begin=\"00:00:01:00\" end=\"00:00:02:00\">A</p>", layout: layout)
    #expect(found == (isRight ? [] : ["error itt/prohibited-value"]))
  }

  @Test func ittHasTwoLines() {
    let text = "<p begin=\"00:00:01:00\" end=\"00:00:02:00\">A<br/>B<br/>C</p>"
    #expect(itt(text) == ["warning itt/too-many-lines"])
  }

  @Test func ittCaptionsMeetInDifferentRegionsOnly() {
    func found(_ first: String, _ second: String) -> [String] {
      itt(
        "<p region=\"\(first)\" begin=\"00:00:01:00\" end=\"00:00:03:00\">A</p>"
          + "<p region=\"\(second)\" begin=\"00:00:02:00\" end=\"00:00:04:00\">B</p>",
        body: ""
      )
    }
    #expect(found("bottom", "bottom") == ["warning itt/overlapping-captions"])
    #expect(found("bottom", "top").isEmpty)
  }

  // MARK: SMPTE-TT

  private func smpte(_ metadata: String, body: String = "<body/>") -> [String] {
    findings(.smpteTT, head: "<metadata>\(metadata)</metadata>", body: body)
  }

  @Test(
    arguments: [
      ("<smpte:image imageType=\"PNG\" encoding=\"Base64\">AA==</smpte:image>", []),
      ("<smpte:image imagetype=\"PNG\" encoding=\"Base64\">AA==</smpte:image>", []),
      ("<smpte:image encoding=\"Base64\">AA==</smpte:image>", ["error smptett/missing"]),
      (
        "<smpte:image imageType=\"JPEG\" encoding=\"Base64\">AA==</smpte:image>",
        ["error smptett/prohibited-value"]
      ),
      ("<smpte:image imageType=\"PNG\">AA==</smpte:image>", ["error smptett/missing"]),
      ("<smpte:data datatype=\"x\" encoding=\"Base64\">AA==</smpte:data>", []),
      ("<smpte:data encoding=\"Base64\">AA==</smpte:data>", ["error smptett/missing"]),
      (
        "<smpte:data datatype=\"x\" encoding=\"hex\">AA</smpte:data>",
        ["error smptett/prohibited-value"]
      ),
      ("<smpte:information mode=\"Enhanced\"/>", []),
      ("<smpte:information mode=\"Other\"/>", ["error smptett/prohibited-value"]),
      ("<smpte:picture/>", ["error smptett/prohibited-element"]),
    ] as [(String, [String])]
  )
  func smpteElements(metadata: String, expected: [String]) {
    #expect(smpte(metadata) == expected)
  }

  @Test func smpteImagesAreThere() {
    let image = "<smpte:image xml:id=\"i\" imageType=\"PNG\" encoding=\"Base64\">AA==</smpte:image>"
    func found(_ reference: String) -> [String] {
      smpte(
        image,
        body: "<body><div begin=\"1s\" end=\"2s\" smpte:backgroundImage=\"\(reference)\"/></body>"
      ).filter { $0.hasPrefix("error") }
    }
    #expect(found("#i").isEmpty)
    #expect(found("picture.png").isEmpty)
    #expect(found("#j") == ["error ttml/bad-reference"])
  }
}
