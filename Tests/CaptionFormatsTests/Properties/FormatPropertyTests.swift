import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import TestSupport
import Testing

/// What must hold for every format and every file, whatever it contains.
@Suite("Properties of all formats")
struct FormatPropertyTests {
  /// Samples, the repository's fixtures and, where they are at hand, the shared corpora.
  private static let files: [URL] =
    Fixtures.samples
    + Fixtures.files(
      below: Fixtures.repository.appendingPathComponent("Tests/CaptionFormatsTests/Fixtures"),
      extensions: ["srt", "vtt", "ttml"]
    )
    + ["field-cases", "srt", "webvtt-extra", "wpt-webvtt", "imsc"].flatMap {
      Corpora.files($0, extensions: ["srt", "vtt", "ttml", "xml"])
    }

  private static func source(_ url: URL) throws -> SourceText {
    try SourceText.decode(Array(try Data(contentsOf: url)), name: url.lastPathComponent)
  }

  @Test("there are files to test with")
  func notEmpty() {
    #expect(Self.files.count >= 10)
  }

  @Test("every position lies in the source, whichever reader gets the file")
  func positions() throws {
    for url in Self.files {
      let source = try Self.source(url)
      for format in FormatRegistry.standard.formats {
        let result = format.read(source, ReadingOptions())
        let whole = 0...source.bytes.count
        let name = "\(url.path) read as \(format.id)"
        for diagnostic in result.diagnostics + source.diagnostics {
          let range = diagnostic.range ?? 0..<0
          #expect(whole.contains(range.lowerBound) && whole.contains(range.upperBound), "\(name)")
          #expect(
            diagnostic.cue.map(result.document.cues.indices.contains) ?? true,
            "\(name): \(diagnostic)"
          )
        }
        #expect(result.map.cues.count == result.document.cues.count, "\(name)")
        for range in result.map.cues {
          #expect(range.start <= range.text.upperBound, "\(name)")
          #expect(range.text.upperBound <= source.bytes.count, "\(name)")
        }
        if !result.accepted {
          #expect(result.document.cues.isEmpty, "\(name)")
          #expect(result.diagnostics.last?.severity == .error, "\(name)")
        }
      }
    }
  }

  @Test("every diagnostic is documented, under the code and severity that it bears")
  func documented() throws {
    let known = Dictionary(
      FormatRegistry.standard.formats.flatMap(\.diagnostics).map { ($0.code, $0.severity) },
      uniquingKeysWith: { first, _ in first }
    )
    for url in Self.files {
      let source = try Self.source(url)
      for format in FormatRegistry.standard.formats {
        for diagnostic in format.read(source, ReadingOptions()).diagnostics {
          #expect(known[diagnostic.code] == diagnostic.severity, "\(url.path): \(diagnostic.code)")
        }
      }
    }
  }

  @Test("what is written is accepted, and written again from itself is the same")
  func fixedPoint() throws {
    for url in Self.files {
      let source = try Self.source(url)
      guard let format = FormatRegistry.standard.detect(source).format else { continue }
      let document = format.read(source, ReadingOptions()).document
      for target in FormatRegistry.standard.formats {
        let first = target.write(document, WritingOptions())
        #expect(first.bytes == target.write(document, WritingOptions()).bytes, "\(url.path)")
        let read = target.read(try SourceText.decode(first.bytes, name: "-"), ReadingOptions())
        let name = "\(url.path) as \(target.id)"
        // A SubRip file without cues is empty, and then no SubRip file.
        guard !first.bytes.isEmpty || target.id != "subrip" else { continue }
        #expect(read.accepted, "\(name)")
        #expect(
          read.diagnostics.allSatisfy { $0.severity != .error },
          "\(name): \(read.diagnostics.first { $0.severity == .error }?.message ?? "")"
        )
        let second = target.write(read.document, WritingOptions())
        let again = target.read(try SourceText.decode(second.bytes, name: "-"), ReadingOptions())
        #expect(second.bytes == target.write(again.document, WritingOptions()).bytes, "\(name)")
      }
    }
  }

  @Test("texts and times survive every format that can hold them")
  func textsAndTimes() throws {
    // One sample has an empty line inside a cue, which no WebVTT can have.
    for url in Fixtures.samples where url.lastPathComponent != "damaged.srt" {
      let source = try Self.source(url)
      guard let format = FormatRegistry.standard.detect(source).format else { continue }
      let document = format.read(source, ReadingOptions()).document
      for target in FormatRegistry.standard.formats where target.id != "subrip" {
        let written = target.write(document, WritingOptions())
        let read = target.read(try SourceText.decode(written.bytes, name: "-"), ReadingOptions())
        let name = "\(url.lastPathComponent) as \(target.id)"
        #expect(
          read.document.cues.map(\.text.string) == document.cues.map(\.text.string),
          "\(name)"
        )
        #expect(
          read.document.cues.map(\.begin.milliseconds) == document.cues.map(\.begin.milliseconds),
          "\(name)"
        )
        #expect(
          read.document.cues.map { $0.end?.milliseconds }
            == document.cues.map { $0.end?.milliseconds },
          "\(name)"
        )
      }
    }
  }
}
