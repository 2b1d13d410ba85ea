import CaptionKit
import Foundation
import TestSupport
import Testing

/// The sample episode is clean under the profile that it is made to, whichever format it is read
/// from, and whether or not its frame rate is known.
@Suite struct SampleEpisodeTests {
  @Test(arguments: ["srt", "vtt", "ttml"], [nil, FrameRate.pal])
  func isClean(_ type: String, _ rate: FrameRate?) throws {
    let url = Fixtures.repository.appendingPathComponent("Samples/night-ferry.en.sdh.\(type)")
    let file = try CaptionFile.read(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    #expect(file.diagnostics.allSatisfy { $0.severity == .advice })
    var stack = SettingsStack()
    try stack.add(ProfileCatalog.profile(named: "netflix-en-sdh"))
    var context = TrackContext()
    context.frameRate = rate
    let track = Track(file.document, map: file.result.map, context: context)
    let report = Linter.lint(track, options: stack.options(language: track.language))
    #expect(report.findings.map(\.diagnostic.message) == [])
    #expect(report.run.contains("reading/speed"))
  }
}
