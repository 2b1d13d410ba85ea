import CaptionKit
import Testing

/// When two cues count as shown at once in the same place.
@Suite struct OverlapTests {
  /// One cue: begin and end in seconds, and where it stands.
  struct Shown {
    var begin: Int
    var end: Int?
    var region: String?
    var placement: Placement?
    var text = "Words."

    init(
      _ begin: Int,
      _ end: Int?,
      region: String? = nil,
      line: Placement.Line? = nil,
      text: String = "Words."
    ) {
      self.begin = begin
      self.end = end
      self.region = region
      self.text = text
      if let line {
        placement = Placement()
        placement?.line = line
        if case .percent = line { placement?.lineAlign = .end }
      }
    }
  }

  private func overlapping(_ shown: [Shown]) -> [Int] {
    var document = CaptionDocument()
    document.regions = ["top", "bottom"].map { Region(id: $0, geometry: .box(.ordinary)) }
    document.cues = shown.map { cue in
      Cue(
        begin: MediaTime(seconds: cue.begin),
        end: cue.end.map { MediaTime(seconds: $0) },
        text: CaptionText(cue.text),
        placement: cue.placement,
        region: cue.region
      )
    }
    var options = LintOptions()
    options.only = ["sync/overlap"]
    return Linter.lint(Track(document), options: options).findings.compactMap(\.diagnostic.cue)
  }

  @Test func touchingIsNoOverlap() {
    #expect(overlapping([Shown(1, 3), Shown(3, 5), Shown(5, 6)]).isEmpty)
  }

  @Test func aLongCueMeetsAllThatBeginInIt() {
    #expect(overlapping([Shown(1, 9), Shown(2, 3), Shown(4, 5), Shown(9, 10)]) == [1, 2])
  }

  @Test func fileOrderDoesNotMatter() {
    #expect(overlapping([Shown(4, 6), Shown(1, 5)]) == [0])
  }

  @Test func sameTimesMeet() {
    #expect(overlapping([Shown(1, 3), Shown(1, 3)]) == [1])
  }

  @Test func openEndsMeetEverythingAfter() {
    #expect(overlapping([Shown(1, 2), Shown(3, nil), Shown(60, 61)]) == [2])
  }

  @Test func cuesThatNeverShowMeetNothing() {
    #expect(overlapping([Shown(1, 3), Shown(2, 2), Shown(2, 1)]).isEmpty)
    #expect(overlapping([Shown(1, 3), Shown(2, 4, text: " \n ")]).isEmpty)
  }

  @Test func differentRegionsAreApart() {
    #expect(overlapping([Shown(1, 3, region: "top"), Shown(2, 4, region: "bottom")]).isEmpty)
    #expect(overlapping([Shown(1, 3, region: "top"), Shown(2, 4, region: "top")]) == [1])
    #expect(overlapping([Shown(1, 3, region: "top"), Shown(2, 4)]).isEmpty)
  }

  @Test func aRegionThatDoesNotExistIsNone() {
    #expect(overlapping([Shown(1, 3, region: "nowhere"), Shown(2, 4)]) == [1])
  }

  @Test func differentThirdsAreApart() {
    #expect(overlapping([Shown(1, 3, line: .number(0)), Shown(2, 4)]).isEmpty)
    #expect(overlapping([Shown(1, 3, line: .number(0)), Shown(2, 4, line: .number(0))]) == [1])
  }

  @Test func linesSetApartAreApart() {
    let lower = Placement.Line.percent(95)
    #expect(overlapping([Shown(1, 3, line: .percent(88)), Shown(2, 4, line: lower)]).isEmpty)
    #expect(overlapping([Shown(1, 3, line: .percent(94)), Shown(2, 4, line: lower)]) == [1])
    #expect(overlapping([Shown(1, 3, line: lower), Shown(2, 4)]) == [1])
  }

  @Test func theMessageNamesTheOtherCue() {
    var document = CaptionDocument()
    document.cues = [
      Cue(begin: .zero, end: MediaTime(milliseconds: 2500), text: "One."),
      Cue(begin: MediaTime(seconds: 1), end: MediaTime(seconds: 3), text: "Two."),
    ]
    var options = LintOptions()
    options.only = ["sync/overlap"]
    let finding = Linter.lint(Track(document), options: options).findings.first?.diagnostic
    #expect(finding?.message == "begins 1.5 s before cue 1 ends in the same place")
    #expect(finding?.notes.map(\.message) == ["cue 1 is shown from here"])
  }

  @Test(.timeLimit(.minutes(3)))
  func manyAtOnceEndQuickly() {
    let many = (0..<20_000).map { Shown($0, 100_000, line: .number(Double($0 % 500))) }
    #expect(overlapping(many).count > 10_000)
  }
}
