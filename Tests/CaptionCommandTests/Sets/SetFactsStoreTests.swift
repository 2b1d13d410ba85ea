import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// Facts that went to the disk are as good as those in memory.
@Suite struct SetFactsStoreTests {
  private static func facts() throws -> [SetFacts] {
    try (0..<30).flatMap { number in
      try ["sdh", "full"].map { kind in
        let lines = (0..<20).map { "These are words \(number * 31 + $0) of \($0 * 7) and more" }
        let text = SetCommandTests.captions(
          kind == "sdh" && number % 5 == 0 ? lines.dropLast(1) : lines
        )
        return try SetFactsJSONTests.facts(text, "lib/\(number).en.\(kind).srt")
      }
    }
  }

  private static func found(_ library: CaptionLibrary) -> [String] {
    Linter.lint(library) { _ in LintOptions() }.flatMap { file in
      file.findings.map { "\(file.path) \($0.diagnostic.cue ?? -1) \($0.diagnostic.message)" }
    }
  }

  @Test(arguments: [0, 100, 5000, 1 << 30]) func findingsAreTheSame(_ most: Int) throws {
    let facts = try Self.facts()
    let expected = Self.found(CaptionLibrary(facts))
    #expect(expected.count >= 6)
    var store = SetFactsStore(most: most) { try? ScratchFile() }
    for fact in facts { store.add(fact) }
    #expect(Self.found(store.library) == expected)
  }

  @Test func memoryServesWhereNoFileCanBeMade() throws {
    let facts = try Self.facts()
    var store = SetFactsStore(most: 10) { nil }
    for fact in facts { store.add(fact) }
    #expect(Self.found(store.library) == Self.found(CaptionLibrary(facts)))
  }

  @Test func scratchFilesKeepWhatIsWritten() throws {
    let file = try ScratchFile()
    try file.write([1, 2, 3], at: 0)
    try file.write([4, 5], at: 3)
    try file.write([9], at: 1)
    #expect(try file.read(at: 0, count: 5) == [1, 9, 3, 4, 5])
    #expect(try file.read(at: 4, count: 5) == [5])
    #expect(throws: FileError.self) { try ScratchFile(in: "/nonexistent/folder") }
  }
}
