import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import TestSupport
import Testing

@Suite("WebVTT to WebVTT")
struct WebVTTRoundTripTests {
  private static let folder = Fixtures.repository
    .appendingPathComponent("Tests/CaptionFormatsTests/Fixtures/WebVTT")

  @Test("a file in the writer's own form comes back byte for byte")
  func canonical() throws {
    let url = Self.folder.appendingPathComponent("canonical.vtt")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let result = readVTT(text)
    #expect(result.diagnostics.allSatisfy { $0.severity != .error })
    let written = writeVTT(result.document)
    #expect(written.text == text)
    #expect(written.losses.isEmpty)
  }

  @Test("another form of the same file is written in the writer's form")
  func normalised() throws {
    let input = try Data(contentsOf: Self.folder.appendingPathComponent("loose.vtt"))
    let expected = try Data(contentsOf: Self.folder.appendingPathComponent("loose.expected"))
    let source = try SourceText.decode(Array(input), name: "loose.vtt")
    let result = CaptionFormat.webVTT.read(source, ReadingOptions())
    #expect(writeVTT(result.document).text == String(decoding: expected, as: UTF8.self))
  }

  @Test("what is written of any file conforms, and is read as what was written")
  func corpora() throws {
    let files =
      Fixtures.samples.filter { $0.pathExtension == "vtt" }
      + Fixtures.files(below: Self.folder, extensions: ["vtt"])
      + ["wpt-webvtt", "webvtt-extra", "field-cases"].flatMap {
        Corpora.files($0, extensions: ["vtt"])
      }
    #expect(files.count >= 2)
    for url in files {
      let source = try SourceText.decode(Array(try Data(contentsOf: url)), name: url.path)
      let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
      let first = writeVTT(document)
      let read = readVTT(first.text)
      #expect(read.accepted, "\(url.path)")
      #expect(
        read.diagnostics.filter { $0.severity == .error }.map(\.message) == [],
        "\(url.path)"
      )
      let second = writeVTT(read.document)
      #expect(second.text == first.text, "\(url.path)")
      #expect(second.losses.isEmpty, "\(url.path)")
      #expect(readVTT(second.text).document == read.document, "\(url.path)")
    }
  }
}
