import CaptionFormats
import CaptionModel
import Testing

@Suite("WebVTT settings")
struct WebVTTSettingsTests {
  /// The details of a cue as `inspect` prints them, those that differ from a cue without settings.
  private func details(_ settings: String, head: String = "") -> String {
    let source = SourceText("WEBVTT\n\n\(head)00:00.000 --> 00:01.000 \(settings)\nx\n")
    let result = CaptionFormat.webVTT.read(source, ReadingOptions())
    let plain = CaptionFormat.webVTT.describe(
      0,
      readVTT("WEBVTT\n\n00:00.000 --> 00:01.000\nx\n"),
      source
    )
    var parts: [String] = []
    for (detail, usual) in zip(CaptionFormat.webVTT.describe(0, result, source), plain)
    where detail.key != "text" && detail != usual {
      switch detail.value {
      case .string(let value): parts.append("\(detail.key)=\(value)")
      case .number(let value): parts.append("\(detail.key)=\(value)")
      case .bool(let value): parts.append("\(detail.key)=\(value)")
      default: parts.append("\(detail.key)=?")
      }
    }
    if let region = result.document.cues.first?.region { parts.append("region=\(region)") }
    return parts.joined(separator: " ")
  }

  @Test("a cue without settings has no placement, and is described by the defaults")
  func defaults() {
    let source = SourceText("WEBVTT\n\n00:00.000 --> 00:01.000\na\r\nb\0\n")
    let result = CaptionFormat.webVTT.read(source, ReadingOptions())
    #expect(result.document.cues.first?.placement == nil)
    #expect(
      CaptionFormat.webVTT.describe(0, result, source) == [
        Detail("text", .string("a\nb\u{FFFD}")),
        Detail("vertical", .string("")),
        Detail("line", .string("auto")),
        Detail("snapToLines", .bool(true)),
        Detail("lineAlign", .string("start")),
        Detail("position", .string("auto")),
        Detail("positionAlign", .string("auto")),
        Detail("size", .number(100)),
        Detail("align", .string("center")),
      ]
    )
  }

  @Test(
    "settings as the parsing algorithm leaves them",
    arguments: [
      ("align:start", "align=start"),
      ("align:left", "align=left"),
      ("align:middle", ""),
      ("align:Start", ""),
      ("vertical:rl", "vertical=rl"),
      ("vertical:lr vertical:x", "vertical=lr"),
      ("line:0", "line=0.0"),
      ("line:-1", "line=-1.0"),
      ("line:-0", "line=0.0"),
      ("line:1.5", "line=1.5"),
      ("line:10%", "line=10.0 snapToLines=false"),
      ("line:100.0%,end", "line=100.0 snapToLines=false lineAlign=end"),
      ("line:101%", ""),
      ("line:1,center", "line=1.0 lineAlign=center"),
      ("line:1,middle", ""),
      ("line:1,", ""),
      ("line:.5", ""),
      ("line:5.", ""),
      ("line:1.2.3", ""),
      ("line:--1", ""),
      ("line:1-", ""),
      ("line:+1", ""),
      ("line:-1%", ""),
      ("line:1e3", ""),
      ("line:5,end line:3", "line=3.0 lineAlign=end"),
      ("position:50%", "position=50.0"),
      ("position:10%,line-left", "position=10.0 positionAlign=line-left"),
      ("position:10%,line-right", "position=10.0 positionAlign=line-right"),
      ("position:10%,center", "position=10.0 positionAlign=center"),
      ("position:10%,middle", ""),
      ("position:10", ""),
      ("position:%", ""),
      ("position:1.%", ""),
      ("size:35%", "size=35.0"),
      ("size:33.333%", "size=33.333"),
      ("size:0%", "size=0.0"),
      ("size:100.01%", ""),
      ("size:35%,end", ""),
      ("size: 35%", ""),
      (":x align:", ""),
      ("nonsense align:end", "align=end"),
    ]
  )
  func settings(_ settings: String, _ expected: String) {
    #expect(details(settings) == expected)
  }

  @Test(
    "regions of cues",
    arguments: [
      ("region:r", "region=r"),
      ("region:x", ""),
      ("region:r region:x", ""),
      ("region:r line:0", "line=0.0"),
      ("line:0 region:r", "line=0.0 region=r"),
      ("region:r line:x", "region=r"),
      ("region:r size:50%", "size=50.0"),
      ("region:r size:100%", "region=r"),
      ("region:r vertical:rl", "vertical=rl"),
      ("region:r vertical:x", "region=r"),
      ("vertical:lr region:r vertical:x", "vertical=lr"),
      ("region:r position:10% align:end", "position=10.0 align=end region=r"),
    ]
  )
  func regions(_ settings: String, _ expected: String) {
    #expect(details(settings, head: "REGION\nid:r\n\n") == expected)
  }

  @Test("region settings as the parsing algorithm leaves them")
  func regionSettings() throws {
    let document = readVTT(
      """
      WEBVTT

      REGION
      id:a width:40%
      lines:4294967297
      regionanchor:10%,20.5% viewportanchor:0%,100%
      scroll:up

      REGION \t
      id:b width:101% lines:-1 regionanchor:1% viewportanchor:1%,101% scroll:down

      REGION
      id:a

      REGION
      width:5%
      """
    ).document
    #expect(document.regions.map(\.id) == ["a", "b", "a", ""])
    guard case .anchored(let first) = try #require(document.regions.first).geometry else {
      Issue.record("not anchored")
      return
    }
    #expect(first.width == 40)
    #expect(first.lines == 4_294_967_297)
    #expect(first.regionAnchor == Region.Point(x: 10, y: 20.5))
    #expect(first.viewportAnchor == Region.Point(x: 0, y: 100))
    #expect(first.scrollsUp)
    #expect(document.regions[1].geometry == .anchored(Region.Anchored()))
  }

  @Test(
    "what is reported",
    arguments: [
      ("align:middle", ["3:25 unknown-setting cue 0"]),
      ("line:1,middle foo", ["3:25 unknown-setting cue 0", "3:39 unknown-setting cue 0"]),
      ("align:start align:end", ["3:37 duplicate-setting cue 0"]),
      ("line:1.5", ["3:25 fractional-line cue 0"]),
      ("region:x", ["3:25 unknown-region cue 0"]),
    ]
  )
  func reported(_ settings: String, _ expected: [String]) {
    #expect(reports("WEBVTT\n\n00:00.000 --> 00:01.000 \(settings)\nx\n") == expected)
  }

  @Test("faults of regions are reported")
  func regionReports() {
    let text = """
      WEBVTT

      REGION
      id:a width:x

      REGION
      id:a id:b lines:1

      REGION
      id:b

      REGION
      lines:2

      00:00.000 --> 00:01.000 region:a line:1
      x
      """
    #expect(
      reports(text) == [
        "4:6 unknown-setting", "7:6 duplicate-setting", "9:1 duplicate-id",
        "12:1 region-without-id", "15:34 region-ignored cue 0",
      ]
    )
  }
}
