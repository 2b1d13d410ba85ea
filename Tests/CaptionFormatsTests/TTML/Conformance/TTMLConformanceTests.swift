import CaptionModel
import Testing

@testable import CaptionFormats

/// What the check says of small documents, each with one fault.
@Suite struct TTMLConformanceTests {
  private static let namespaces = [
    "xmlns=\"http://www.w3.org/ns/ttml\"", "xmlns:ttp=\"http://www.w3.org/ns/ttml#parameter\"",
    "xmlns:tts=\"http://www.w3.org/ns/ttml#styling\"",
    "xmlns:ttm=\"http://www.w3.org/ns/ttml#metadata\"",
    "xmlns:itts=\"http://www.w3.org/ns/ttml/profile/imsc1#styling\"",
    "xmlns:ittp=\"http://www.w3.org/ns/ttml/profile/imsc1#parameter\"",
    "xmlns:ebutts=\"urn:ebu:tt:style\"", "xmlns:x=\"urn:example\"",
  ].joined(separator: " ")

  /// The codes of errors in a document.
  private func errors(
    root: String = "xml:lang=\"en\"",
    head: String = "",
    body: String = "",
    profile: TTMLProfile? = nil
  ) throws -> [String] {
    let text = "<tt \(Self.namespaces) \(root)><head>\(head)</head>\(body)</tt>"
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = profile
    let result = CaptionFormat.ttml.read(SourceText(text), options)
    #expect(result.accepted)
    return result.diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  private func errors(style attribute: String, profile: TTMLProfile? = nil) throws -> [String] {
    try errors(head: "<styling><style \(attribute)/></styling>", profile: profile)
  }

  // MARK: Vocabulary

  @Test(arguments: [
    ("<body><foo/></body>", "ttml/unknown-element"),
    ("<body><p/></body>", "ttml/misplaced-element"),
    ("<body><div><br/></div></body>", "ttml/misplaced-element"),
    ("<body><div><p/><metadata/></div></body>", "ttml/misplaced-element"),
    ("<body/><body/>", "ttml/misplaced-element"),
    ("<body><div><p>a<set/></p></div></body>", "ttml/misplaced-element"),
    ("<body><div><p>a<metadata/></p></div></body>", "ttml/misplaced-element"),
    ("<body><div><p><span>a<set/></span></p></div></body>", "ttml/misplaced-element"),
    ("<body><div>stray</div></body>", "ttml/misplaced-text"),
    ("<body><div foo=\"\"/></body>", "ttml/unknown-attribute"),
    ("<body><div tts:foo=\"\"/></body>", "ttml/unknown-attribute"),
    ("<body><div ttp:frameRate=\"25\"/></body>", "ttml/misplaced-attribute"),
    ("<body><div><p><br begin=\"1s\"/></p></div></body>", "ttml/misplaced-attribute"),
    ("<body xml:id=\"a\"><div xml:id=\"a\"/></body>", "ttml/duplicate-id"),
    ("<body><div xml:id=\"1a\"/></body>", "ttml/invalid-value"),
    ("<body xml:lang=\"12\"/>", "ttml/invalid-value"),
    ("<body xml:space=\"keep\"/>", "ttml/invalid-value"),
    ("<body ttm:role=\"noise\"/>", "ttml/invalid-value"),
    ("<body><metadata><ttm:agent/></metadata></body>", "ttml/missing-attribute"),
  ])
  func vocabulary(body: String, code: String) throws {
    #expect(try errors(body: body) == [code])
  }

  @Test(arguments: [
    "<body><x:thing any=\"1\"><p/>text</x:thing></body>", "<body x:any=\"1\"/>",
    "<body ttm:role=\"x-whisper caption\"/>", "<body xml:lang=\"\"/>",
    "<body><metadata><x:y>text</x:y></metadata><set begin=\"1s\" tts:color=\"red\"/><div/></body>",
    "<body><div><region tts:extent=\"10% 10%\"/><p>a<span>b<br/></span></p></div></body>",
  ])
  func sound(body: String) throws {
    #expect(try errors(body: body) == [])
  }

  @Test func rootNeedsLanguage() throws {
    #expect(try errors(root: "") == ["ttml/missing-attribute"])
  }

  // MARK: Values

  @Test(arguments: [
    "tts:color=\"#12345\"", "tts:color=\"rgb(1,2)\"", "tts:color=\"rgb(1,2,256)\"",
    "tts:color=\" red\"", "tts:color=\"\"", "tts:color=\"rgba(1,2,3)\"",
    "tts:extent=\"10 10px\"", "tts:extent=\"-1px 1px\"", "tts:extent=\"1px 1px 1px\"",
    "tts:origin=\"1px,1px\"", "tts:padding=\"1px 1px 1px 1px 1px\"", "tts:fontSize=\"\"",
    "tts:fontFamily=\"'\"", "tts:fontFamily=\"--a\"", "tts:fontFamily=\"a,\"",
    "tts:fontFamily=\"initial\"", "tts:textAlign=\"middle\"", "tts:zIndex=\"1 2\"",
    "tts:textOutline=\"red\"", "tts:textOutline=\"red 1\"", "tts:textShadow=\"1px\"",
    "tts:textShadow=\"1px 1px -1px\"", "tts:border=\"1px 2px\"", "tts:border=\"solid dashed\"",
    "tts:border=\"radii(a)\"", "tts:position=\"left left\"", "tts:position=\"\"",
    "tts:textEmphasis=\"dot sesame\"", "tts:rubyReserve=\"before -1px\"",
    "tts:fontVariant=\"normal super\"", "tts:textDecoration=\"underline noUnderline\"",
    "tts:shear=\"1\"", "tts:luminanceGain=\"-1\"", "tts:opacity=\"half\"",
    "condition=\"media()\"", "condition=\"1 +\"", "condition=\"(1\"",
    "itts:fillLineGap=\"yes\"", "ebutts:linePadding=\"1px\"", "ebutts:multiRowAlign=\"left\"",
  ])
  func wrongStyles(attribute: String) throws {
    #expect(try errors(style: attribute) == ["ttml/invalid-value"])
  }

  @Test(arguments: [
    "tts:color=\"#12345678\"", "tts:color=\"rgba(1,2,3,4)\"", "tts:extent=\"auto\"",
    "tts:extent=\"1px 50%\"", "tts:origin=\"-1px 1px\"", "tts:padding=\"1px 2px 3px\"",
    "tts:fontFamily=\"Arial, 'Times New', Foo Bar, sansSerif\"", "tts:lineHeight=\"normal\"",
    "tts:textOutline=\"red 1px 2px\"", "tts:textShadow=\"1px -1px 0px rgb(1,2,3), 2px 2px\"",
    "tts:border=\"red 1px solid radii(1px, 2px)\"", "tts:position=\"right 10% bottom 5%\"",
    "tts:position=\"center top 1px\"", "tts:textEmphasis=\"red open dot after\"",
    "tts:textEmphasis=\"'a' before\"", "tts:rubyReserve=\"both 1em\"",
    "tts:fontVariant=\"super half\"", "tts:textDecoration=\"overline noUnderline\"",
    "tts:shear=\"-16.6%\"", "tts:opacity=\"0.5\"", "tts:zIndex=\"-1\"",
    "condition=\"media('(color)') &amp;&amp; !(1 &lt; 2.5)\"", "ebutts:linePadding=\"0.5c\"",
  ])
  func rightStyles(attribute: String) throws {
    #expect(try errors(style: attribute) == [])
  }

  @Test(arguments: [
    ("ttp:frameRate=\"0\"", "ttml/invalid-value"),
    ("ttp:frameRate=\"25fps\"", "ttml/invalid-value"),
    ("ttp:frameRateMultiplier=\"1000:1001\"", "ttml/invalid-value"),
    ("ttp:cellResolution=\"32\"", "ttml/invalid-value"),
    ("ttp:timeBase=\"real\"", "ttml/invalid-value"),
    ("ttp:contentProfiles=\"all(a:b\"", "ttml/invalid-value"),
    ("tts:extent=\"50% 50%\"", "ttml/invalid-value"),
    ("ittp:activeArea=\"0% 0% 101% 50%\"", "ttml/invalid-value"),
    ("ittp:aspectRatio=\"16 0\"", "ttml/invalid-value"),
    ("ttp:profile=\"nonsense\"", "ttml/unknown-profile"),
    ("ttp:foo=\"1\"", "ttml/unknown-attribute"),
  ])
  func parameters(attribute: String, code: String) throws {
    #expect(try errors(root: "xml:lang=\"\" " + attribute) == [code])
  }

  // MARK: References

  @Test(arguments: [
    ("style=\"none\"", "ttml/unknown-style"), ("region=\"none\"", "ttml/unknown-region"),
    ("ttm:agent=\"none\"", "ttml/unknown-agent"), ("style=\"r1\"", "ttml/bad-reference"),
    ("region=\"s1\"", "ttml/bad-reference"), ("region=\"r1 r1\"", "ttml/bad-reference"),
    ("ttm:agent=\"s1\"", "ttml/bad-reference"), ("style=\"\"", "ttml/bad-reference"),
    ("style=\"nested\"", "ttml/bad-reference"), ("animate=\"s1\"", "ttml/bad-reference"),
  ])
  func references(attribute: String, code: String) throws {
    let head =
      "<styling><style xml:id=\"s1\"/></styling><layout><region xml:id=\"r1\">"
      + "<style xml:id=\"nested\"/></region></layout>"
    #expect(try errors(head: head, body: "<body \(attribute)/>") == [code])
    #expect(try errors(head: head, body: "<body style=\"s1\" region=\"r1\"/>") == [])
  }

  @Test func styleLoop() throws {
    let loop =
      "<styling><style xml:id=\"a\" style=\"b\"/><style xml:id=\"b\" style=\"c\"/>"
      + "<style xml:id=\"c\" style=\"b\"/></styling>"
    #expect(try errors(head: loop) == ["ttml/style-loop"])
    let chain =
      "<styling><style xml:id=\"a\" style=\"b c\"/><style xml:id=\"b\" style=\"c\"/>"
      + "<style xml:id=\"c\"/></styling>"
    #expect(try errors(head: chain) == [])
  }

  // MARK: Profiles

  @Test(arguments: [
    ("tts:color=\"red\"", TTMLProfile.imsc1Image, "imsc/prohibited-attribute"),
    ("tts:border=\"1px\"", .imsc11Text, "imsc/prohibited-attribute"),
    ("tts:textAlign=\"justify\"", .imsc11Text, "imsc/prohibited-value"),
    ("tts:fontSize=\"1c\"", .imsc1Text, "imsc/prohibited-value"),
    ("tts:fontSize=\"50% 60%\"", .imsc13Text, "imsc/prohibited-value"),
    ("tts:ruby=\"base\"", .imsc1Text, "ttml/not-in-version"),
    ("tts:fontVariant=\"super\"", .imsc11Text, "imsc/prohibited-attribute"),
    ("tts:textOutline=\"red 1px 1px\"", .imsc12Text, "imsc/prohibited-value"),
    ("tts:disparity=\"1%\"", .dfxp, "ttml/not-in-version"),
    ("tts:extent=\"1rw 1px\"", .imsc11Image, "imsc/prohibited-value"),
  ])
  func prohibitedStyles(attribute: String, profile: TTMLProfile, code: String) throws {
    let codes = try errors(style: attribute, profile: profile)
    #expect(codes.contains(code), "\(codes)")
    #expect(try errors(style: attribute) == [])
  }

  @Test(arguments: [
    ("ttp:timeBase=\"smpte\"", "imsc/prohibited-value"),
    ("ttp:clockMode=\"utc\"", "imsc/prohibited-attribute"),
    ("ttp:subFrameRate=\"2\"", "imsc/prohibited-attribute"),
  ])
  func prohibitedParameters(attribute: String, code: String) throws {
    let root = "xml:lang=\"en\" " + attribute
    #expect(try errors(root: root) == [])
    #expect(try errors(root: root, profile: .imsc11Text) == [code])
    let declared = "ttp:contentProfiles=\"http://www.w3.org/ns/ttml/profile/imsc1.1/text\" " + root
    #expect(try errors(root: declared) == [code])
  }

  @Test func profilesNeedWhatLengthsAndTimesCount() throws {
    let body = "<body begin=\"10f\" end=\"90t\"/>"
    #expect(try errors(body: body) == [])
    #expect(try errors(body: body, profile: .imsc1Text) == ["imsc/missing", "imsc/missing"])
    let root = "xml:lang=\"en\" ttp:frameRate=\"25\" ttp:tickRate=\"100\""
    #expect(try errors(root: root, body: body, profile: .imsc1Text) == [])
    let style = "tts:fontSize=\"10px\""
    #expect(try errors(style: style, profile: .imsc1Text) == ["imsc/missing"])
  }

  @Test(arguments: [
    (
      "ttp:contentProfiles=\"#in\"",
      "<ttp:profile xml:id=\"out\"><ttp:profile xml:id=\"in\"/></ttp:profile>"
    ),
    ("ttp:processorProfiles=\"any(#none)\"", "<ttp:profile xml:id=\"out\"/>"),
  ])
  func profilesInsideAndMissing(root: String, head: String) throws {
    #expect(try errors(root: "xml:lang=\"\" \(root)", head: head) == ["ttml/bad-reference"])
  }

  @Test(arguments: [
    ("<ttp:profile use=\"#own\" xml:id=\"own\"/>", ["ttml/invalid-value"]),
    ("<ttp:profile designator=\"relative\"/>", ["ttml/invalid-value"]),
    ("<ttp:profile designator=\"urn:example:own\" use=\"ttml2-transformation\"/>", []),
  ])
  func designators(head: String, codes: [String]) throws {
    #expect(try errors(head: head) == codes)
  }

  @Test(arguments: [
    ("content", "optional", "prohibited", ["ttml/contradictory-profile"]),
    ("content", "prohibited", "prohibited", []), ("content", "required", "optional", []),
    ("processor", "required", "optional", []),
  ])
  func profilesOfPartsAndWholes(type: String, whole: String, part: String, codes: [String]) throws {
    let head =
      "<ttp:profile type=\"\(type)\"><ttp:features>"
      + "<ttp:feature value=\"\(whole)\">#fontSize</ttp:feature>"
      + "<ttp:feature value=\"\(part)\">#fontSize-anamorphic</ttp:feature>"
      + "</ttp:features></ttp:profile>"
    #expect(try errors(head: head) == codes)
  }

  /// 15 × 15 cells of the initial size fill IMSC's buffer of characters.
  @Test(arguments: [(225, false), (226, true)])
  func manyDifferentCharacters(count: Int, isTold: Bool) throws {
    let text = String(
      String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) })
    )
    let source =
      "<tt \(Self.namespaces) xml:lang=\"\"><body><div><p begin=\"0s\" end=\"1s\">\(text)\(text)</p>"
      + "</div></body></tt>"
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = .imsc11Text
    let codes = CaptionFormat.ttml.read(SourceText(source), options).diagnostics.map(\.code)
    #expect(codes.contains("imsc/too-many-characters") == isTold)
  }

  @Test func imageProfileHasNoText() throws {
    let body = "<body><div><p>a</p></div></body>"
    #expect(try errors(body: body, profile: .imsc11Text) == [])
    #expect(try errors(body: body, profile: .imsc11Image) == ["imsc/prohibited-element"])
  }

  @Test func textProfileHasNoImages() throws {
    let body = "<body><div><image src=\"a.png\" type=\"image/png\"/></div></body>"
    #expect(try errors(body: body, profile: .ttml2) == [])
    #expect(try errors(body: body, profile: .imsc11Text) == ["imsc/prohibited-element"])
    #expect(try errors(body: body, profile: .dfxp).contains("ttml/not-in-version"))
  }

  @Test func ebuTimesEachTextOnce() throws {
    let root = "xml:lang=\"en\" ttp:timeBase=\"media\""
    let head =
      "<styling><style xml:id=\"s\"/></styling><layout><region xml:id=\"r\" "
      + "tts:origin=\"0% 0%\" tts:extent=\"100% 100%\"/></layout>"
    func codes(_ p: String) throws -> [String] {
      try errors(
        root: root,
        head: head,
        body: "<body><div region=\"r\">\(p)</div></body>",
        profile: .ebuTTD
      )
    }
    let times = "begin=\"00:00:01\" end=\"00:00:02\""
    #expect(try codes("<p xml:id=\"a\" \(times)><span>b</span></p>") == [])
    #expect(try codes("<p xml:id=\"a\"><span \(times)>b</span></p>") == [])
    #expect(try codes("<p \(times)><span>b</span></p>") == ["ebuttd/missing"])
    #expect(try codes("<p xml:id=\"a\"><span>b</span></p>") == ["ebuttd/untimed-text"])
    #expect(try codes("<p xml:id=\"a\">b</p>") == ["ebuttd/untimed-text"])
    #expect(
      try codes("<p xml:id=\"a\" \(times)><span \(times)>b</span></p>") == ["ebuttd/untimed-text"]
    )
    #expect(
      try codes("<p xml:id=\"a\" \(times) tts:color=\"#ff0000\"/>") == [
        "ebuttd/prohibited-attribute"
      ]
    )
  }

  // MARK: Regions

  @Test func regionsOutsideAndOverlapping() throws {
    func codes(_ regions: [String], _ times: [String], _ profile: TTMLProfile?) throws -> [String] {
      let layout = regions.enumerated().map { "<region xml:id=\"r\($0)\" \($1)/>" }.joined()
      let text = times.enumerated().map { "<p region=\"r\($0)\" \($1)>a</p>" }.joined()
      return try errors(
        head: "<layout>\(layout)</layout>",
        body: "<body><div>\(text)</div></body>",
        profile: profile
      )
    }
    let first = "begin=\"0s\" end=\"2s\""
    let second = "begin=\"1s\" end=\"3s\""
    let third = "begin=\"2s\" end=\"3s\""
    let top = "tts:origin=\"0% 0%\" tts:extent=\"100% 60%\""
    let bottom = "tts:origin=\"0% 50%\" tts:extent=\"100% 50%\""
    let outside = "tts:origin=\"0% 60%\" tts:extent=\"100% 50%\""
    #expect(
      try codes([top, bottom], [first, second], .imsc11Text) == ["imsc/overlapping-regions"]
    )
    #expect(try codes([top, bottom], [first, third], .imsc11Text) == [])
    #expect(try codes([top, bottom], [first, second], nil) == [])
    #expect(try codes([outside], [first], .imsc1Text) == ["ttml/region-outside"])
    #expect(try codes([outside], [first], nil) == [])
    let strips = (0..<5).map { "tts:origin=\"0% \($0 * 20)%\" tts:extent=\"100% 20%\"" }
    let together = [String](repeating: first, count: 5)
    #expect(try codes(strips, together, .imsc1Text) == ["imsc/too-many-regions"])
    #expect(try codes(strips, Array(together.dropLast()), .imsc1Text) == [])
  }

  // MARK: All in all

  @Test func readingAloneDoesNotCheck() {
    let body = "<body><div><p tts:color=\"no\" begin=\"1s\">a</p></div></body>"
    let text = "<tt \(Self.namespaces)>\(body)</tt>"
    let result = CaptionFormat.ttml.read(SourceText(text), ReadingOptions())
    #expect(!result.diagnostics.contains { $0.code == "ttml/missing-attribute" })
  }

  @Test func tablesAreSound() {
    for (index, kind) in TTMLElementKind.allCases.enumerated() {
      #expect(TTMLElementRule.all[index].kind == kind)
    }
    #expect(TTMLElementRule.all.count == TTMLElementKind.allCases.count)
    let codes = CaptionFormat.ttml.diagnostics.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func placesAreThoseOfTheValues() throws {
    let root = "<tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"en\">"
    let text = root + "<body region=\"nowhere\"/></tt>"
    var options = ReadingOptions()
    options.checksConformance = true
    let result = CaptionFormat.ttml.read(SourceText(text), options)
    let diagnostic = try #require(result.diagnostics.first)
    let range = try #require(diagnostic.range)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "nowhere")
  }
}
