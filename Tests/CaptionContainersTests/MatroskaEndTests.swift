import CaptionContainers
import CaptionModel
import Testing

/// Whether a Matroska file is as long as its outermost elements say (RFC 8794, 6).
@Suite struct MatroskaEndTests {
  private static let header = "1A45DFA3 84 42868101"

  @Test(arguments: [
    // A segment of four bytes, the size in one byte and in eight.
    ("18538067 84 EC820000", nil), ("18538067 0100000000000004 EC820000", nil),
    // Something that fills the space before it.
    ("EC820000 18538067 82 EC80", nil),
    // Sizes that nobody knows, as live streams have them.
    ("18538067 FF EC820000", nil), ("18538067 01FFFFFFFFFFFFFF EC820000", nil),
    ("18538067 84 EC8200", 1), ("18538067 0100000000001000 EC820000", 4092),
    ("18538067 01FFFFFFFFFFFFFE EC", 72_057_594_037_927_933),
  ])
  func missingBytes(_ segment: String, _ missing: Int?) throws {
    let problem = try MatroskaEnd.problem(
      in: MemoryByteSource(hex(Self.header) + hex(segment))
    )
    #expect(
      problem?.message
        == missing.map {
          "the file ends \($0) bytes before its elements do; captions may be missing"
        }
    )
    #expect(problem.map(\.code) == missing.map { _ in "matroska/truncated" })
  }

  @Test(arguments: ["", "00", "1A45DF", "1A45DFA3", "00000000 00000000 00000000"])
  func otherBytesAreNotJudged(_ bytes: String) throws {
    #expect(try MatroskaEnd.problem(in: MemoryByteSource(hex(bytes))) == nil)
  }
}
