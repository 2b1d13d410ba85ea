import CaptionEncoding
import CaptionFormats
import CaptionKit
import CaptionModel
import Testing

/// What `explain` has to say of each thing that reading can report.
@Suite struct DiagnosticDocumentationTests {
  static let all: [DiagnosticInfo] =
    FormatRegistry.standard.formats.flatMap(\.diagnostics) + EncodingDiagnostics.all
    + FileDiagnostics.all + HLSDiagnostics.all + DASHDiagnostics.all + MP4Diagnostics.all
    + MatroskaDiagnostics.all

  @Test(arguments: all)
  func saysWhatWhyAndByWhichClause(info: DiagnosticInfo) {
    #expect(info.summary.hasSuffix("."), "one sentence: what is wrong")
    #expect(info.summary.utf8.count >= 15)
    #expect(info.explanation.hasSuffix("."), "what is made of it and what to do")
    #expect(info.explanation.utf8.count >= 30)
    #expect(info.explanation != info.summary)
    #expect((info.reference ?? "").utf8.count >= 5, "the clause, or the source")
  }

  @Test func codesAreUniqueAndGrouped() {
    let codes = Self.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      let parts = code.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      let isName = code.utf8.allSatisfy { byte in
        byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x2F
      }
      #expect(isName)
    }
  }

  @Test func everyFormatHasSome() {
    for format in FormatRegistry.standard.formats { #expect(format.diagnostics.count > 10) }
  }
}
