import CaptionKit
import Testing

/// Every rule's examples are run: they are documentation that cannot go stale.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var entry: RuleEntry
    var example: RuleExample
    var testDescription: String { "\(entry.info.id): \(example.messages.first ?? "passes")" }
  }

  static let cases = RuleCatalog.entries.flatMap { entry in
    entry.info.examples.map { Case(entry: entry, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    let captions = MarkedCaptions(test.example.markedText)
    #expect(!captions.track.cues.isEmpty)
    var options = LintOptions()
    options.only = [test.entry.info.id]
    let report = Linter.lint(captions.track, options: options)
    #expect(report.run == [test.entry.info.id])
    #expect(report.findings.map(\.message) == test.example.messages)
    for (index, finding) in report.findings.enumerated() {
      let mark = captions.marks.indices.contains(index) ? captions.marks[index] : nil
      #expect(finding.range?.lowerBound == mark)
      #expect(finding.severity == test.entry.info.severity)
      #expect(finding.kind == .rule)
      #expect(finding.code == test.entry.info.id)
    }
  }

  /// WebVTT, in which examples are written, cannot leave an end open.
  @Test(arguments: RuleCatalog.all.map(\.id).filter { $0 != "sync/open-ended" })
  func everyRuleShowsBothOutcomes(_ id: String) throws {
    let info = try #require(RuleCatalog.rule(named: id))
    #expect(info.examples.contains { $0.messages.isEmpty })
    #expect(info.examples.contains { !$0.messages.isEmpty })
  }
}
