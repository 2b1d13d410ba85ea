import CaptionKit
import Testing

/// Every rule's examples are run: they are documentation that cannot go stale.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var entry: RuleEntry
    var example: RuleExample
    var testDescription: String { "\(entry.info.id): \(example.messages.first ?? "passes")" }
  }

  static let cases = RuleCatalog.entries.filter {
    $0.info.subject == .track || $0.info.subject == .descriptions
  }.flatMap { entry in
    entry.info.examples.map { Case(entry: entry, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    let captions = MarkedCaptions(test.example.markedText, context: test.example.context)
    #expect(!captions.track.cues.isEmpty)
    let info = test.entry.info
    var options = LintOptions()
    options.only = [info.id]
    for text in test.example.options {
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      let option = try #require(info.options.first { $0.name == sides.first })
      options.set(info.id, option.name, to: try #require(option.value(sides[1])))
    }
    let report = Linter.lint(captions.track, options: options)
    #expect(report.run == [info.id])
    let findings = report.findings.map(\.diagnostic)
    #expect(findings.map(\.message) == test.example.messages)
    for (index, finding) in findings.enumerated() {
      let mark = captions.marks.indices.contains(index) ? captions.marks[index] : nil
      #expect(finding.range?.lowerBound == mark)
      #expect(finding.severity == info.severity)
      #expect(finding.kind == .rule)
      #expect(finding.code == info.id)
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
