import CaptionModel
import Testing

@testable import CaptionFormats

/// Where WebVTT's cues stand in TTML.
@Suite("TTML placement from WebVTT") struct TTMLPlacementTests {
  private func write(_ settings: String, _ flavour: TTMLFlavour) -> (text: String, losses: [String])
  {
    let source = "WEBVTT\n\n00:01.000 --> 00:02.000 \(settings)\na\n"
    let document = CaptionFormat.webVTT.read(SourceText(source), ReadingOptions()).document
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(document, options)
    return (
      String(decoding: result.bytes, as: UTF8.self),
      result.losses.filter { $0.feature == "placement" }.map(\.what)
    )
  }

  /// Settings and the horizontal side of the region.
  @Test(arguments: [
    ("", "10% 10%", "80% 80%"),
    ("size:50%", "25% 10%", "50% 80%"),
    ("size:79%", "10.5% 10%", "79% 80%"),
    ("size:90%", "5% 10%", "90% 80%"),
    ("position:50%,line-left", "50% 10%", "50% 80%"),
    ("position:50%,line-right", "0% 10%", "50% 80%"),
    ("position:50%,center size:80%", "10% 10%", "80% 80%"),
  ])
  func regions(settings: String, origin: String, extent: String) {
    let text = write(settings, .imsc11).text
    #expect(text.contains("tts:origin=\"\(origin)\" tts:extent=\"\(extent)\""), "\(text)")
  }

  /// Settings, how many lines of text there are, and the region, which players would move into the
  /// picture for them.
  @Test(arguments: [
    ("line:100%", 1, "10% 91.6667%", "80% 8.3333%"), ("line:90%", 1, "10% 90%", "80% 10%"),
    ("line:90%", 2, "10% 83.3333%", "80% 16.6667%"), ("line:0%,end", 2, "10% 0%", "80% 16.6667%"),
    ("line:70%", 3, "10% 70%", "80% 25%"), ("line:99%,center", 1, "10% 91.6667%", "80% 8.3333%"),
  ])
  func roomForLines(settings: String, lines: Int, origin: String, extent: String) {
    let text = write(settings + String(repeating: "\na", count: lines - 1), .imsc11).text
    #expect(text.contains("tts:origin=\"\(origin)\" tts:extent=\"\(extent)\""), "\(text)")
  }

  @Test("cues that say their lines stand in their order, whichever comes first")
  func orderOfLines() {
    for lines in [[-2, -1], [-1, -2], [1, 0], [0, 1]] {
      let cues = lines.map { "00:01.000 --> 00:02.000 line:\($0)\nL\($0)\n\n" }
      let document = CaptionFormat.webVTT.read(
        SourceText("WEBVTT\n\n" + cues.joined()),
        ReadingOptions()
      ).document
      let written = CaptionFormat.ttml.write(document, WritingOptions()).bytes
      let read = CaptionFormat.ttml.read(
        SourceText(String(decoding: written, as: UTF8.self)),
        ReadingOptions()
      ).document
      let heights = read.cues.map { cue in
        read.regions.first { $0.id == cue.region }?.box.y ?? -1
      }
      #expect((heights[0] < heights[1]) == (lines[0] < lines[1]), "\(lines): \(heights)")
    }
  }

  /// Settings and what fixed regions lose of them.
  @Test(
    arguments: [
      ("", []),
      ("line:0", []),
      ("line:-1", []),
      ("line:30% position:10%,line-left size:40% align:start", ["line at 30 %"]),
      ("size:60%", ["width of 60 %"]),
      ("line:30% size:60%", ["line at 30 % and width of 60 %"]),
    ] as [(String, [String])],
    [TTMLFlavour.netflix, .itt]
  )
  func fixedRegions(setting: (String, [String]), flavour: TTMLFlavour) {
    let losses = write(setting.0, flavour).losses
    #expect(losses.count == setting.1.count)
    for (loss, expected) in zip(losses, setting.1) { #expect(loss.hasPrefix(expected), "\(loss)") }
  }

  /// Settings and those of them that a rectangle in percent does not show.
  @Test(
    arguments: [
      ("line:10%", nil), ("line:85%,end", nil), ("line:30%,center size:40%", nil), ("line:0", nil),
      ("line:-1", nil), ("line:0 align:start", nil), ("position:20%,line-left align:end", nil),
      ("position:30% size:40%", nil), ("size:50% align:right", nil),
      ("vertical:rl line:20%", nil), ("vertical:rl line:0", nil), ("vertical:lr line:0", nil),
      ("vertical:rl line:-1", nil), ("vertical:lr position:30%,line-right align:end", nil),
      ("line:-2", "line:-2"), ("line:-2 size:50%", "line:-2"), ("line:3", "line:3"),
      ("line:-12,center align:left", "line:-12,center"), ("vertical:rl line:4", "line:4"),
      // No room, or none inside the picture.
      ("position:0%", "position:0%"),
      ("position:100%,line-left size:30%", "position:100%,line-left size:30%"),
    ] as [(String, String?)],
    [TTMLFlavour.imsc11, .ebuTTD, .dfxp]
  )
  func countedLines(setting: (String, lost: String?), flavour: TTMLFlavour) {
    let losses = write(setting.0, flavour).losses
    #expect(losses == (setting.lost.map { ["setting \"\($0)\""] } ?? []))
  }

  @Test(
    "the edges of the picture show no more of settings than they have",
    arguments: [
      ("line:-2", "line:-2"), ("line:90%,end", "line:90%,end"), ("line:10%", "line:10%"),
      ("position:20%,line-left align:start", "position:20%,line-left"), ("size:80%", "size:80%"),
      ("align:start", nil), ("line:0 align:right", nil), ("line:-1", nil),
      ("vertical:rl line:0", nil), ("vertical:lr", "vertical:lr"),
    ] as [(String, String?)]
  )
  func edges(settings: String, lost: String?) {
    let losses = write(settings, .itt).losses
    #expect(losses == (lost.map { ["setting \"\($0)\""] } ?? []))
  }

  @Test("what a WebVTT region has beyond a rectangle is reported")
  func regionsOfWebVTT() {
    let source = """
      WEBVTT

      REGION
      id:r
      width:40%
      scroll:up

      00:01.000 --> 00:02.000 region:r position:30%
      a

      """
    let document = CaptionFormat.webVTT.read(SourceText(source), ReadingOptions()).document
    let losses = CaptionFormat.ttml.write(document, WritingOptions()).losses
    #expect(losses.map(\.what) == ["scrolling of region \"r\"", "setting \"position:30%\""])
    #expect(losses.map(\.cue) == [nil, 0])
  }

  /// Where a region is, and the settings that WebVTT has for it.
  @Test(arguments: [
    ("10% 10%", "80% 80%", "after", ""), ("0% 0%", "100% 100%", "after", ""),
    ("10% 80%", "80% 10%", "before", " line:80% position:50% size:80%"),
    ("10% 10%", "80% 75%", "after", " line:85%,end"), ("20% 10%", "60% 80%", "after", " size:60%"),
    ("5% 80%", "90% 15%", "after", " size:90%"),
    ("30% 10%", "40% 80%", "after", " line:90%,end position:50% size:40%"),
    ("10% 10%", "80% 80%", "before", " line:10% position:50% size:80%"),
    ("20% 10%", "80% 80%", "center", " line:50%,center position:60% size:80%"),
  ])
  func settings(origin: String, extent: String, display: String, expected: String) {
    let source = """
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="">
      <head><layout><region xml:id="r" tts:origin="\(origin)" tts:extent="\(extent)"
      tts:displayAlign="\(display)" tts:textAlign="center"/></layout></head>
      <body region="r"><div><p begin="1s" end="2s">a</p></div></body></tt>
      """
    let document = CaptionFormat.ttml.read(SourceText(source), ReadingOptions()).document
    let text = String(
      decoding: CaptionFormat.webVTT.write(document, WritingOptions()).bytes,
      as: UTF8.self
    )
    #expect(text.contains("00:02.000\(expected)\na\n"), "\(text)")
  }
}
