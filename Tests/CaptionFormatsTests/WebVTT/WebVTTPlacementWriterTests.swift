import CaptionFormats
import CaptionModel
import Testing

@Suite("Writing WebVTT settings")
struct WebVTTPlacementWriterTests {
  private func settings(_ change: (inout Placement) -> Void) -> String {
    var placement = Placement()
    change(&placement)
    var cue = cue("x")
    cue.placement = placement
    let lines = writeVTT(document(cue)).text.split(separator: "\n")
    return String(lines[1].dropFirst("00:00:01.000 --> 00:00:02.000".count))
  }

  @Test("settings in their order, and only what says something")
  func order() {
    #expect(settings { _ in } == "")
    #expect(
      settings {
        $0.textAlign = .end
        $0.size = 45
        $0.positionAlign = .lineRight
        $0.position = 90
        $0.lineAlign = .end
        $0.line = .percent(85.19)
        $0.writingMode = .verticalGrowingLeft
      } == " vertical:rl line:85.19%,end position:90%,line-right size:45% align:end"
    )
    #expect(settings { $0.line = .number(0) } == " line:0")
    #expect(settings { $0.line = .number(-1) } == " line:-1")
    #expect(settings { $0.lineAlign = .end } == "")
    #expect(settings { $0.writingMode = .verticalGrowingRight } == " vertical:lr")
    #expect(settings { $0.textAlign = .left } == " align:left")
  }

  @Test(
    "numbers are exact, short and in range",
    arguments: [
      (0.1 + 0.2, "0.30000000000000004"), (33.333, "33.333"), (1e-5, "0.00001"),
      (1.25e-7, "0.000000125"), (100.5, "100"), (-3, "0"), (50, "50"), (.nan, "0"),
    ] as [(Double, String)]
  )
  func numbers(_ value: Double, _ expected: String) {
    #expect(settings { $0.position = value } == " position:\(expected)%")
  }

  @Test(
    "line numbers are whole",
    arguments: [
      (1.5, "2"), (-1.5, "-1"), (0.4, "0"), (-0.4, "0"), (1e15, "1000000000000000"),
      (1.5e21, "1500000000000000000000"), (-2, "-2"),
    ] as [(Double, String)]
  )
  func lines(_ value: Double, _ expected: String) {
    #expect(settings { $0.line = .number(value) } == " line:\(expected)")
  }

  @Test("regions of WebVTT are blocks; of two with one id the last counts")
  func regions() {
    var anchored = Region.Anchored()
    anchored.width = 40
    anchored.lines = 4_294_967_297
    anchored.regionAnchor = Region.Point(x: 0, y: 100)
    anchored.viewportAnchor = Region.Point(x: 10, y: 90.5)
    anchored.scrollsUp = true
    var cue = cue("x")
    cue.region = "a b"
    cue.placement = Placement()
    cue.placement?.line = .number(0)
    var document = document(cue)
    document.regions = [
      Region(id: "a b", geometry: .anchored(Region.Anchored())),
      Region(id: "a b", geometry: .anchored(anchored)),
      Region(id: "a_b", geometry: .anchored(Region.Anchored())),
    ]
    let result = writeVTT(document)
    #expect(
      result.text == """
        WEBVTT

        REGION
        id:a_b
        width:40%
        lines:4294967297
        regionanchor:0%,100%
        viewportanchor:10%,90.5%
        scroll:up

        REGION
        id:a_b-2
        width:100%
        lines:3
        regionanchor:0%,100%
        viewportanchor:0%,100%

        00:00:01.000 --> 00:00:02.000 line:0 region:a_b
        x

        """
    )
    #expect(result.losses.map(\.feature) == ["region", "region"])
  }

  @Test("rectangles of TTML become settings")
  func boxes() {
    func line(_ box: Region.Box, align: Placement.TextAlign? = nil) -> String {
      var cue = cue("x")
      cue.region = "r"
      if let align {
        cue.placement = Placement()
        cue.placement?.textAlign = align
      }
      var document = document(cue)
      document.regions = [Region(id: "r", geometry: .box(box))]
      let lines = writeVTT(document).text.split(separator: "\n")
      return String(lines[1].dropFirst("00:00:01.000 --> 00:00:02.000".count))
    }
    let top = Region.Box(x: 10, y: 5, width: 80, height: 15, displayAlign: .before)
    #expect(line(top) == " line:5% position:50% size:80%")
    #expect(line(top, align: .start) == " line:5% position:10% size:80% align:start")
    let bottom = Region.Box(x: 10, y: 80, width: 80, height: 15, displayAlign: .after)
    #expect(line(bottom) == "")
    #expect(
      line(bottom, align: .right) == " line:95%,end position:90% size:80% align:right"
    )
    let side = Region.Box(
      x: 80,
      y: 10,
      width: 15,
      height: 80,
      displayAlign: .before,
      writingMode: .verticalGrowingLeft
    )
    #expect(line(side).hasPrefix(" vertical:rl line:"))
    let thirds = Region.Box(x: 0, y: 0, width: 100.0 / 3, height: 10, displayAlign: .before)
    #expect(line(thirds) == " line:0% position:16.67% size:33.33%")
  }

  @Test("a region that isn't there leaves the cue's own placement")
  func missingRegion() {
    var cue = cue("x")
    cue.region = "gone"
    cue.placement = Placement()
    cue.placement?.line = .number(0)
    #expect(writeVTT(document(cue)).text.contains("00:00:02.000 line:0\n"))
  }
}
