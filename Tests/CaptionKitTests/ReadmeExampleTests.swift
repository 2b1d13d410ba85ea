import CaptionKit
import Foundation
import Testing
import TestSupport

/// The library example of the README, compiled as it stands there.
@Suite struct ReadmeExampleTests {
  @Test func convertsASample() throws {
    let folder = Fixtures.repository.appendingPathComponent("Samples", isDirectory: true)
    let bytes = try Data(contentsOf: folder.appendingPathComponent("night-ferry.en.forced.srt"))
    let output = try webVTT(fromSubRip: [UInt8](bytes))
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.hasPrefix("WEBVTT\n\n"))
    let arrows = text.components(separatedBy: " --> ").count - 1
    #expect(arrows == 3)
  }

  @Test func throwsForWhatHoldsNoCaptions() {
    #expect(throws: CaptionFile.ReadingError.self) { try webVTT(fromSubRip: []) }
  }

  @Test func theReadmeShowsThisCode() throws {
    let readme = try text(Fixtures.repository.appendingPathComponent("README.md"))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count == 1)
    let block = try #require(blocks.first)
    #expect(block.hasPrefix("import CaptionKit\n\nfunc "))
    let function = block.dropFirst("import CaptionKit\n\n".count)
    #expect(try text(URL(fileURLWithPath: #filePath)).hasSuffix("\n\n\(function)\n"))
  }

  private func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}

func webVTT(fromSubRip bytes: [UInt8]) throws -> [UInt8] {
  let file = try CaptionFile.read(bytes, name: "episode.srt")
  for diagnostic in file.diagnostics { print(diagnostic.code, diagnostic.message) }
  for cue in file.document.cues { print(cue.begin.milliseconds, cue.speakers, cue.text) }
  let result = CaptionFile.write(file.document, as: .webVTT)
  for loss in result.losses { print("lost: \(loss.what)") }
  return result.bytes
}
