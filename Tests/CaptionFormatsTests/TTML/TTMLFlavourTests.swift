import CaptionEncoding
import CaptionModel
import Foundation
import TestSupport
import Testing

@testable import CaptionFormats

@Suite("TTML flavours")
struct TTMLFlavourTests {
  private static let folder = Fixtures.repository
    .appendingPathComponent("Tests/CaptionFormatsTests/Fixtures/Flavours", isDirectory: true)

  private func write(
    _ document: CaptionDocument,
    _ flavour: TTMLFlavour,
    _ counting: String? = nil
  ) -> (text: String, losses: [Loss]) {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    options.counting = counting.flatMap { FrameCounting($0) }.map { .frames($0) }
    let result = CaptionFormat.ttml.write(document, options)
    return (String(decoding: result.bytes, as: UTF8.self), result.losses)
  }

  private func document(_ times: [(begin: Int, end: Int)], _ text: String = "A") -> CaptionDocument
  {
    var document = CaptionDocument()
    document.cues = times.map { time in
      Cue(
        begin: MediaTime(milliseconds: time.begin),
        end: MediaTime(milliseconds: time.end),
        text: CaptionText(text)
      )
    }
    return document
  }

  /// The start tags of the paragraphs of a written document.
  private func times(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let begin = line.range(of: "begin=\""), line.contains("<p") else { return nil }
      return line[begin.lowerBound...].split(separator: " ").prefix(2).joined(separator: " ")
    }
  }

  // MARK: Whole documents

  /// The losses of each flavour, as feature and what.
  static let losses: [TTMLFlavour: [String]] = [
    .imsc11: [],
    .imsc1: ["ruby: annotation \"みなと\""],
    .ebuTTD: ["ruby: annotation \"みなと\""],
    .netflix: ["ruby: annotation \"みなと\""],
    .itt: ["ruby: annotation \"みなと\""],
    .dfxp: ["ruby: annotation \"みなと\""],
  ]

  @Test("a document of each flavour, written by hand", arguments: TTMLFlavour.allCases)
  func wholeDocument(_ flavour: TTMLFlavour) throws {
    let input = Self.folder.appendingPathComponent("input.vtt")
    let source = try SourceText.decode(Array(Data(contentsOf: input)), name: "input.vtt")
    let read = CaptionFormat.webVTT.read(source, ReadingOptions())
    let result = write(read.document, flavour, flavour == .itt ? "25" : nil)
    let file = Self.folder.appendingPathComponent("\(flavour.rawValue).ttml")
    #expect(result.text == (try String(contentsOf: file, encoding: .utf8)))
    #expect(result.losses.map { "\($0.feature): \($0.what)" } == Self.losses[flavour])
  }

  // MARK: Times

  static let expressions: [(TTMLFlavour, String, String)] = [
    (.imsc11, "25", #"begin="00:01:00:00" end="00:10:00:24""#),
    (.imsc1, "30", #"begin="00:01:00:00" end="00:10:00:29""#),
    (.netflix, "24", #"begin="00:01:00:00" end="00:10:00:23""#),
    (.dfxp, "25", #"begin="00:01:00:00" end="00:10:00:24""#),
    // 1798.2 and 18010.8 frames.
    (.imsc11, "29.97", #"begin="1798f" end="18011f""#),
    (.netflix, "29.97", #"begin="1798f" end="18011f""#),
    // 1798 = 59 × 30 + 28; 18011 = 600 × 30 + 11.
    (.itt, "29.97", #"begin="00:00:59:28" end="00:10:00:11""#),
    // Of the first minute all 1800 numbers count; ten minutes leave out 18: 18029 = 600 × 30 + 29.
    (.itt, "29.97df", #"begin="00:00:59:28" end="00:10:00:29""#),
    (.dfxp, "29.97df", #"begin="00:00:59:28" end="00:10:00:29""#),
    (.itt, "23.976", #"begin="00:00:59:23" end="00:10:00:09""#),
  ]

  @Test("times in frames", arguments: expressions)
  func frames(_ row: (flavour: TTMLFlavour, rate: String, times: String)) {
    let document = document([(60_000, 600_960)])
    #expect(times(write(document, row.flavour, row.rate).text) == [row.times])
  }

  static let roots: [(TTMLFlavour, String, String)] = [
    (
      .itt, "29.97df",
      #"ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:dropMode="dropNTSC""#
    ),
    (
      .itt, "23.976",
      #"ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001" ttp:dropMode="nonDrop""#
    ),
    (.itt, "25", #"ttp:timeBase="smpte" ttp:frameRate="25" ttp:dropMode="nonDrop""#),
    (
      .imsc11, "59.94", #"imsc1.1/text" ttp:frameRate="60" ttp:frameRateMultiplier="1000 1001" xml"#
    ),
    (.imsc1, "50", #"imsc1/text" ttp:frameRate="50" xml"#),
  ]

  @Test("the parameters that frames need", arguments: roots)
  func parameters(_ row: (flavour: TTMLFlavour, rate: String, attributes: String)) {
    #expect(write(document([(0, 1000)]), row.flavour, row.rate).text.contains(row.attributes))
  }

  @Test("drop-frame numbers where minutes begin, as SMPTE ST 12-1 counts them")
  func dropFrame() throws {
    // The frames around a whole minute and around the tenth.
    let frames: [Int128] = [1799, 1800, 3597, 3598, 17_981, 17_982, 107_892]
    var document = CaptionDocument()
    document.cues = frames.map { frame in
      Cue(begin: MediaTime(count: frame, of: .ntsc), end: nil, text: "A")
    }
    let result = write(document, .itt, "29.97df")
    let labels = [
      "00:00:59:29", "00:01:00:02", "00:01:59:29", "00:02:00:02", "00:09:59:29", "00:10:00:00",
      "01:00:00:00",
    ]
    #expect(times(result.text).map { String($0.prefix(19)) } == labels.map { "begin=\"\($0)\"" })
    #expect(result.losses.isEmpty)
    let read = TTMLTest.read(result.text).document
    #expect(read.cues.map(\.begin) == document.cues.map(\.begin))
  }

  @Test("times between frames are rounded, reported, and back within half a frame")
  func halfFrame() {
    let millis = stride(from: 0, to: 4_000_000, by: 41_237).map { ($0, $0 + 1_333) }
    let source = document(millis)
    let result = write(source, .itt, "29.97df")
    let read = TTMLTest.read(result.text).document
    #expect(read.cues.count == source.cues.count)
    let half = MediaTime(numerator: 1001, denominator: 60_000)
    for (old, new) in zip(source.cues, read.cues) {
      #expect(old.begin - new.begin <= half && new.begin - old.begin <= half)
    }
    let losses = result.losses.filter { $0.feature == "time" }
    #expect(losses.first?.what == "exact end 00:00:01.333, written as frame 40")
    #expect(losses.first?.cue == 0)
  }

  @Test("a cue shorter than a frame is shown for one, and one without length for none")
  func shortCues() {
    let result = write(document([(1000, 1005), (2000, 2000)]), .itt, "25")
    #expect(
      times(result.text) == [
        #"begin="00:00:01:00" end="00:00:01:01""#, #"begin="00:00:02:00" end="00:00:02:00""#,
      ]
    )
  }

  @Test("ticks")
  func ticks() {
    var options = WritingOptions()
    options.counting = FrameRate(frames: 10_000_000).map { .ticks($0) }
    let result = CaptionFormat.ttml.write(document([(1001, 2500)]), options)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("ttp:tickRate=\"10000000\""))
    #expect(times(text) == [#"begin="10010000t" end="25000000t""#])
    #expect(result.losses.isEmpty)
  }

  static let sources: [(String, String, TTMLFlavour, String)] = [
    // Frames of whole rates are clock times again.
    (
      #"ttp:frameRate="25""#, #"begin="00:00:01:05" end="2.2s""#, .imsc11,
      #"begin="00:00:01:05" end="00:00:02:05""#
    ),
    // SMPTE time of a broken rate has no place in IMSC, but its frames do: 30 and 60 of them.
    (
      #"ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:dropMode="dropNTSC""#,
      #"begin="00:00:01:00" end="00:00:02:00""#, .imsc11, #"begin="30f" end="60f""#
    ),
    (
      #"ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" ttp:dropMode="dropNTSC""#,
      #"begin="00:01:00:02" end="00:01:02:00""#, .itt, #"begin="00:01:00:02" end="00:01:02:00""#
    ),
    (#"ttp:tickRate="1000""#, #"begin="5t" end="2500t""#, .imsc1, #"begin="5t" end="2500t""#),
    // A rate without a time in frames says nothing, and EBU-TT-D has clock times only.
    (
      #"ttp:frameRate="25""#, #"begin="1s" end="2s""#, .imsc11,
      #"begin="00:00:01.000" end="00:00:02.000""#
    ),
    (
      #"ttp:frameRate="25""#, #"begin="25f" end="50f""#, .ebuTTD,
      #"begin="00:00:01.000" end="00:00:02.000""#
    ),
    // A time between the frames ends counting in them, rather than being rounded.
    (
      #"ttp:frameRate="25""#, #"begin="25f" end="2.001s""#, .imsc11,
      #"begin="00:00:01.000" end="00:00:02.001""#
    ),
  ]

  @Test("what counts frames or ticks goes on to, where the flavour has them", arguments: sources)
  func keptCounting(_ row: (root: String, times: String, flavour: TTMLFlavour, written: String)) {
    let source = TTMLTest.document("<body><div><p \(row.times)>A</p></div></body>", root: row.root)
    let result = write(TTMLTest.read(source).document, row.flavour)
    #expect(times(result.text) == [row.written])
    #expect(result.losses.isEmpty)
  }

  @Test("rates as people write them")
  func rates() throws {
    #expect(FrameCounting("29.97df") == FrameCounting(rate: .ntsc, isDropFrame: true))
    #expect(FrameCounting("29.97DF")?.isDropFrame == true)
    #expect(FrameCounting("30000/1001")?.rate == .ntsc)
    #expect(FrameCounting("25")?.rate == .pal)
    for text in ["25df", "23.976df", "df", "", "0", "fast"] { #expect(FrameCounting(text) == nil) }
  }

  // MARK: What flavours have

  static let styles: [(String, TTMLFlavour, String?)] = [
    ("tts:fontSize=\"150%\"", .ebuTTD, "tts:fontSize=\"150%\""),
    ("tts:fontSize=\"2c\"", .ebuTTD, "tts:fontSize=\"200%\""),
    ("tts:fontSize=\"2c\"", .imsc1, "tts:fontSize=\"200%\""),
    ("tts:fontSize=\"2c\"", .dfxp, "tts:fontSize=\"2c\""),
    ("tts:fontSize=\"1c 2c\"", .imsc11, nil),
    ("tts:fontSize=\"1c 2c\"", .dfxp, "tts:fontSize=\"1c 2c\""),
    // A cell is a fifteenth of the picture's height: 6.6667 %.
    ("tts:lineHeight=\"1.5c\"", .imsc11, "tts:lineHeight=\"10rh\""),
    ("tts:lineHeight=\"125%\"", .ebuTTD, "tts:lineHeight=\"125%\""),
    ("tts:lineHeight=\"1.5c\"", .ebuTTD, nil),
    ("tts:textOutline=\"black 1px\"", .imsc1, nil),
    ("tts:textOutline=\"black 5%\"", .imsc1, "tts:textOutline=\"black 5%\""),
    ("tts:textOutline=\"black 5% 2%\"", .imsc1, nil),
    ("tts:textOutline=\"black 5%\"", .ebuTTD, nil),
    ("ebutts:linePadding=\"0.5c\"", .ebuTTD, "ebutts:linePadding=\"0.5c\""),
    ("ebutts:linePadding=\"0.5c\"", .dfxp, nil),
    ("tts:fontVariant=\"super\"", .imsc11, nil),
    ("tts:textEmphasis=\"dot\"", .imsc11, "tts:textEmphasis=\"dot\""),
    ("tts:textEmphasis=\"dot\"", .imsc1, nil),
    ("tts:textEmphasis=\"'x' red\"", .imsc11, nil),
    ("tts:fontFamily=\"--a\"", .dfxp, nil),
    ("tts:lineHeight=\"1.5c\"", .dfxp, "tts:lineHeight=\"1.5c\""),
    ("tts:fontFamily=\"monospaceSerif\"", .netflix, "tts:fontFamily=\"monospaceSerif\""),
    ("tts:wrapOption=\"noWrap\"", .itt, nil),
  ]

  @Test("a style is written as the flavour has it, or reported", arguments: styles)
  func style(_ row: (attribute: String, flavour: TTMLFlavour, written: String?)) {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\">A</p><p begin=\"3s\" end=\"4s\" \(row.attribute)>B</p>"
        + "</div></body>"
    )
    let result = write(TTMLTest.read(source).document, row.flavour)
    let name = row.attribute.split(separator: "=")[0]
    if let written = row.written {
      #expect(result.text.contains(" \(written)"))
      #expect(result.losses.isEmpty)
    } else {
      #expect(!result.text.contains("\(name)=\"\(row.attribute.split(separator: "\"")[1])\""))
      #expect(result.losses.map(\.feature) == ["style"])
    }
  }

  @Test("lengths in pixels keep the picture that they are measured in")
  func pixels() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"1s\" end=\"2s\">A</p><p begin=\"3s\" end=\"4s\" "
        + "tts:fontSize=\"96px\">B</p></div></body>",
      root: "tts:extent=\"1280px 720px\""
    )
    let document = TTMLTest.read(source).document
    let imsc = write(document, .imsc11).text
    #expect(imsc.contains("tts:extent=\"1280px 720px\""))
    #expect(imsc.contains("tts:fontSize=\"96px\""))
    // 96 of 720 pixels are two of fifteen cells.
    #expect(write(document, .ebuTTD).text.contains("tts:fontSize=\"200%\""))
  }

  @Test("spans are not nested in EBU-TT-D")
  func flatSpans() {
    var builder = CaptionTextBuilder()
    builder.append("a ")
    builder.open(.italic)
    builder.append("b ")
    builder.open(.bold)
    builder.append("c")
    builder.close()
    builder.append(" d")
    builder.close()
    var document = document([(0, 1000)])
    document.cues[0].text = builder.take()
    let text = write(document, .ebuTTD).text
    #expect(
      text.contains(
        "a <span style=\"look1\">b </span><span style=\"look2\">c</span>"
          + "<span style=\"look1\"> d</span></p>"
      )
    )
    #expect(text.contains("<style xml:id=\"look1\" tts:fontStyle=\"italic\"/>"))
    #expect(
      text.contains("<style xml:id=\"look2\" tts:fontStyle=\"italic\" tts:fontWeight=\"bold\"/>")
    )
  }

  @Test("EBU-TT-D always has a style, a region and a paragraph, which shows nothing without cues")
  func emptyEBU() {
    let text = write(CaptionDocument(), .ebuTTD).text
    #expect(text.contains("<style xml:id=\"look1\" tts:textAlign=\"center\"/>"))
    #expect(text.contains("<region xml:id=\"bottom\""))
    #expect(text.contains("<p xml:id=\"sub1\"/>"))
    #expect(TTMLTest.read(text).document.cues.isEmpty)
  }

  @Test("EBU-TT-D gives a cue without an end one that no programme reaches")
  func openEnd() {
    var document = document([(1000, 2000), (5000, 6000)])
    document.cues[0].end = nil
    document.cues[1].end = nil
    let result = write(document, .ebuTTD)
    #expect(
      times(result.text) == [
        #"begin="00:00:01.000" end="99:59:59.999""#, #"begin="00:00:05.000" end="99:59:59.999""#,
      ]
    )
    #expect(result.losses.map(\.feature) == ["open-end", "open-end"])
  }

  @Test("vertical text stands at the right in iTT and is lost to Netflix")
  func vertical() {
    var document = document([(0, 1000)])
    var placement = Placement()
    placement.writingMode = .verticalGrowingLeft
    placement.line = .number(0)
    document.cues[0].placement = placement
    let itt = write(document, .itt)
    #expect(itt.text.contains("region=\"right\""))
    #expect(itt.text.contains("tts:writingMode=\"tbrl\""))
    let netflix = write(document, .netflix)
    #expect(netflix.text.contains("region=\"bottom\""))
    #expect(netflix.losses.map(\.what) == ["vertical writing"])
  }

  @Test("a region beyond the picture is cut off, where the flavour allows none")
  func fittedRegion() {
    var document = document([(0, 1000)])
    document.regions = [
      Region(id: "r", geometry: .box(Region.Box(x: 40, y: -5, width: 80, height: 20)))
    ]
    document.cues[0].region = "r"
    let result = write(document, .imsc1)
    #expect(result.text.contains("tts:origin=\"40% 0%\" tts:extent=\"60% 15%\""))
    #expect(result.losses.map(\.feature) == ["region"])
    #expect(write(document, .dfxp).text.contains("tts:extent=\"80% 20%\""))
  }

  // MARK: Round trips

  @Test("cue numbers and names come back", arguments: ["1", "007", "intro", "_1", "__2", "1a"])
  func identifiers(_ identifier: String) {
    var document = document([(0, 1000)])
    document.cues[0].identifier = identifier
    let read = TTMLTest.read(write(document, .imsc11).text).document
    #expect(read.cues.first?.identifier == identifier)
  }

  @Test("ruby goes from WebVTT to TTML and back, its base to SubRip")
  func ruby() {
    let vtt = "WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>港<rt>みなと</rt>町<rt>まち</rt></ruby>へ\n"
    let read = CaptionFormat.webVTT.read(SourceText(vtt), ReadingOptions())
    let ttml = TTMLTest.read(write(read.document, .imsc11).text).document
    #expect(ttml.cues.first?.text.string == "港みなと町まちへ")
    let back = CaptionFormat.webVTT.write(ttml, WritingOptions())
    let text = String(decoding: back.bytes, as: UTF8.self)
    #expect(text.contains("<ruby>港<rt>みなと</rt></ruby><ruby>町<rt>まち</rt></ruby>へ"))
    let subRip = CaptionFormat.subRip.write(ttml, WritingOptions())
    #expect(String(decoding: subRip.bytes, as: UTF8.self).contains("港町へ"))
  }

  @Test("29.97 drop-frame iTT becomes SubRip with every time right to the millisecond")
  func toSubRip() {
    let source = TTMLTest.document(
      "<body><div><p begin=\"00:01:00:02\" end=\"00:10:00:00\">A</p>"
        + "<p begin=\"01:00:00:00\" end=\"01:00:01:15\">B</p></div></body>",
      root: #"ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001""#
        + #" ttp:dropMode="dropNTSC""#
    )
    // 1800, 17982, 107892 and 107937 frames of 1001/30000 s.
    let result = CaptionFormat.subRip.write(TTMLTest.read(source).document, WritingOptions())
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains("00:01:00,060 --> 00:09:59,999"))
    #expect(text.contains("00:59:59,996 --> 01:00:01,498"))
  }

  // MARK: What is none of TTML's

  private static let annotated = """
    <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" \
    xmlns:ebuttm="urn:ebu:tt:metadata" xmlns:my="urn:my" my:note="a &amp; b" xml:lang="en"><head>\
    <metadata><ttm:title>T</ttm:title><my:job kind="x"><my:no>7</my:no> <my:empty/></my:job>\
    <ebuttm:documentMetadata><ebuttm:conformsToStandard>urn:other</ebuttm:conformsToStandard>\
    <ebuttm:documentPublisher>P</ebuttm:documentPublisher></ebuttm:documentMetadata></metadata>\
    </head><body><div><p begin="1s" end="2s" my:row="3"><metadata><my:cue>c</my:cue></metadata>A</p>\
    </div></body></tt>
    """

  @Test("metadata and attributes of other vocabularies stay where the flavour allows them")
  func foreign() {
    let document = TTMLTest.read(Self.annotated).document
    let result = write(document, .imsc11)
    #expect(result.losses.map(\.what) == ["metadata conformsToStandard"])
    for part in [
      " xmlns:x1=\"urn:my\"", " x1:note=\"a &amp; b\">", " x1:row=\"3\"",
      "      <m1:job xmlns:m1=\"urn:my\" kind=\"x\"><m1:no>7</m1:no><m1:empty/></m1:job>\n",
      "<metadata><m1:cue xmlns:m1=\"urn:my\">c</m1:cue></metadata>A</p>",
    ] {
      #expect(result.text.contains(part), "\(part)")
    }
    #expect(!result.text.contains("urn:other"))
    let again = TTMLTest.read(result.text).document
    // What the source conformed to is not carried on.
    var kept = document.extras[TTMLDocument.self]?.foreign
    kept?.elements.removeAll { $0.name == "conformsToStandard" }
    #expect(again.extras[TTMLDocument.self]?.foreign == kept)
    #expect(again.cues.first?.extras == document.cues.first?.extras)
  }

  @Test("EBU-TT-D keeps metadata and loses attributes, iTT and Netflix lose both")
  func foreignLosses() {
    let document = TTMLTest.read(Self.annotated).document
    let ebu = write(document, .ebuTTD)
    #expect(
      ebu.text.contains(
        "</ebuttm:conformsToStandard>\n        <ebuttm:documentPublisher "
          + "xmlns:ebuttm=\"urn:ebu:tt:metadata\">P</ebuttm:documentPublisher>\n"
      )
    )
    #expect(
      ebu.losses.map(\.what) == ["attribute row", "metadata conformsToStandard", "attribute note"]
    )
    for flavour in [TTMLFlavour.itt, .netflix] {
      let result = write(document, flavour)
      #expect(result.losses.filter { $0.feature == "foreign" }.count == 5)
      #expect(!result.text.contains("urn:my"))
    }
  }
}
