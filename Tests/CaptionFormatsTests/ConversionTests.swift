import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import TestSupport
import Testing

/// Whole conversions, held against files that were written by hand from the specifications.
///
/// A case is a folder of `Fixtures/Conversions`: `input.EXT`, `expected.EXT` and `losses.txt`, which
/// has a line for each loss: `cue NUMBER` from 1 or `file`, the feature, and what is lost.
@Suite("Conversions") struct ConversionTests {
  private static let folder = Fixtures.repository
    .appendingPathComponent("Tests/CaptionFormatsTests/Fixtures/Conversions", isDirectory: true)

  static let cases = Fixtures.files(below: folder, extensions: ["txt"])
    .map { $0.deletingLastPathComponent().lastPathComponent }

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 12)
  }

  @Test(arguments: cases)
  func convertsAsWrittenByHand(_ name: String) throws {
    let input = try file("input", of: name)
    let expected = try file("expected", of: name)
    let registry = FormatRegistry.standard
    let source = try SourceText.decode(Array(Data(contentsOf: input)), name: input.path)
    let from = try #require(registry.detect(source).format)
    #expect(from.extensions.contains(input.pathExtension))
    let target = registry.formats.first { $0.extensions.contains(expected.pathExtension) }
    let to = try #require(target)

    let read = from.read(source, ReadingOptions())
    let written = to.write(read.document, WritingOptions())
    let bytes = Array(try Data(contentsOf: expected))
    // The texts show where the bytes differ.
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == String(decoding: bytes, as: UTF8.self)
    )
    #expect(written.bytes == bytes)
    let losses = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name)/losses.txt"),
      encoding: .utf8
    )
    #expect(written.losses.map(line).joined() == losses)
  }

  private func line(_ loss: Loss) -> String {
    "\(loss.cue.map { "cue \($0 + 1)" } ?? "file"): \(loss.feature): \(loss.what)\n"
  }

  /// The one file of a case with this name before its extension.
  private func file(_ name: String, of testCase: String) throws -> URL {
    let files = Fixtures.files(
      below: Self.folder.appendingPathComponent(testCase, isDirectory: true),
      extensions: ["srt", "vtt", "ttml"]
    ).filter { $0.deletingPathExtension().lastPathComponent == name }
    #expect(files.count == 1)
    return try #require(files.first)
  }
}
