import CaptionKit
import Testing

/// Findings that are put in words when somebody asks.
@Suite struct TerseRuleTests {
  private static var track: Track {
    var document = CaptionDocument()
    document.cues = [(0, 1000), (1040, 2000), (2000, 3000), (3030, 4000)].map { begin, end in
      Cue(
        begin: MediaTime(milliseconds: begin),
        end: MediaTime(milliseconds: end),
        text: "The ferry."
      )
    }
    return Track(document)
  }

  private static var options: LintOptions {
    var options = LintOptions()
    options.only = ["sync/gap"]
    options.set("sync/gap", "allowed", to: .bands([TimeBand(.frames(0), .frames(0))]))
    return options
  }

  @Test func aRuleSaysTheSameInWordsAtOnce() {
    var found: [Finding] = []
    var options = Gap.Options()
    options.allowed = [TimeBand(.frames(0), .frames(0))]
    Gap(options: options).check(Self.track) { found.append($0) }
    let report = Linter.lint(Self.track, options: Self.options)
    #expect(found.map(\.message) == report.findings.map(\.diagnostic.message))
    #expect(found.map(\.fix) == report.findings.map(\.fix))
    #expect(
      found.map(\.message) == [
        "begins 0.04 s after cue 1 ends; allowed: 0 frames",
        "begins 0.03 s after cue 3 ends; allowed: 0 frames",
      ]
    )
  }

  @Test func oneFindingIsPutInWords() throws {
    let report = Linter.lint(Self.track, options: Self.options)
    let number = Int(try #require(report.order.last))
    var text = FindingText()
    report.describe(number, in: &text)
    func words(_ range: Range<Int>) -> String {
      String(decoding: text.bytes[range], as: UTF8.self)
    }
    #expect(report.cue(of: number) == 3)
    #expect(words(text.message) == "begins 0.03 s after cue 3 ends; allowed: 0 frames")
    #expect(words(text.measured) == "0.03")
    #expect(text.notes.map { words($0.range) } == ["cue 3 ends here"])
    #expect(text.fix.map(words) == "end cue 3 0.03 s later")
    let limit = try #require(report.limit(of: number, text))
    #expect(limit.limit == Finding.Limit("0 frames", unit: "seconds", option: "allowed"))
    #expect(limit.origin == SettingOrigin("the caller"))
    let fix = try #require(report.finding(number).fix)
    #expect(fix.edits == [.end(cue: 2, MediaTime(milliseconds: 3030))])
  }

  @Test func findingsCanBeLeftOut() {
    var report = Linter.lint(Self.track, options: Self.options)
    let all = report
    report.removeAll { all.cue(of: $0) == 1 }
    #expect(report.findings.map(\.diagnostic.cue) == [3])
    #expect(report.fixable(by: "sync/gap").count == 1)
    #expect(report.holds("sync/gap"))
    report.removeAll { _ in true }
    #expect(!report.holds("sync/gap"))
  }

  /// In a file whose cues do not stand in the order of their indices, places decide, not indices.
  @Test func findingsStandInTheOrderOfTheSource() {
    var document = CaptionDocument()
    var map = SourceMap()
    for (index, start) in [200, 100, 0].enumerated() {
      let begin = MediaTime(seconds: index * 10)
      document.cues.append(
        Cue(begin: begin, end: begin + MediaTime(milliseconds: 100), text: "a  b  c")
      )
      map.cues.append(.init(start: start, timing: start + 2, text: start + 10..<start + 20))
    }
    var options = LintOptions()
    options.only = ["sync/min-duration", "text/double-space"]
    let report = Linter.lint(Track(document, map: map), options: options)
    #expect(report.findings.map(\.diagnostic.cue) == [2, 2, 2, 1, 1, 1, 0, 0, 0])
    #expect(
      report.findings.map(\.diagnostic.range?.lowerBound)
        == [2, 10, 10, 102, 110, 110, 202, 210, 210]
    )
    #expect(report.findings.first?.excerpt == nil)
    #expect(report.findings.prefix(3).map(\.excerpt) == [nil, 1..<3, 4..<6])
  }
}
