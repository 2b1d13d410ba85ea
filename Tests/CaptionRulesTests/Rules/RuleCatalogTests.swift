import CaptionKit
import Foundation
import TestSupport
import Testing

/// Facts about the catalogue as such.
@Suite struct RuleCatalogTests {
  @Test func everyRuleFileIsListed() throws {
    let folder = Fixtures.repository.appendingPathComponent("Sources/CaptionRules/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .map { String($0.split(separator: "/").last ?? "") }
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(6)) }
    let catalogue = folder.deletingLastPathComponent().appendingPathComponent(
      "Core/RuleCatalog.swift"
    )
    let lines = try String(contentsOf: catalogue, encoding: .utf8).split(separator: "\n")
    let listed = lines.compactMap { line -> String? in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("RuleEntry("), line.hasSuffix(".self),") else { return nil }
      return String(line.dropFirst(10).dropLast(7))
    }
    #expect(Set(files) == Set(listed))
    #expect(listed.count == RuleCatalog.entries.count)
  }

  @Test func namesAreUniqueAndWellFormed() {
    let ids = RuleCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let parts = id.split(separator: "/")
      #expect(parts.count == 2, "\(id)")
      #expect(id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "/" }, "\(id)")
    }
    let names = ids + RuleCatalog.all.flatMap(\.aliases)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func explanationHasTheFixedHeadings(_ id: String) throws {
    let info = try #require(RuleCatalog.rule(named: id))
    let headings = [
      "What it checks", "Why it matters", "How it is measured", "Options", "Sources",
    ]
    let sections = info.explanation.components(separatedBy: "\n\n")
    #expect(sections.map { $0.prefix { $0 != "\n" } }.map(String.init) == headings)
    #expect(sections.allSatisfy { $0.contains("\n") && !$0.hasSuffix("\n") })
    #expect(info.summary.hasSuffix("."))
    #expect(!info.text.sources.isEmpty)
  }

  @Test func rulesAreFoundByNameAndAlias() {
    #expect(RuleCatalog.rule(named: "sync/overlap")?.id == "sync/overlap")
    #expect(RuleCatalog.rule(named: "max-cps")?.id == "reading/speed")
    #expect(RuleCatalog.rule(named: "sync/nothing") == nil)
  }

  @Test func optionsAreDescribedWithUnitAndDefault() throws {
    let speed = try #require(RuleCatalog.rule(named: "reading/speed")?.options.first)
    #expect(speed.name == "max")
    #expect(speed.unit == "characters a second")
    #expect(speed.defaultValue == .number(20))
    let length = try #require(RuleCatalog.rule(named: "reading/line-too-long")?.options.first)
    #expect(length.defaultValue == .number(42))
  }
}
