import CaptionKit
import Testing

@testable import CaptionCommand

/// Captions that a movie has already are added with a warning.
@Suite struct EqualTrackTests {
  @Test(arguments: [("One.", "en", true), ("One.", "de", false), ("Two.", "en", false)])
  func isTold(_ text: String, _ language: String, _ isEqual: Bool) {
    let world = World([
      "a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\nOne.\n",
      "b.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n",
    ])
    let first = ["convert", "a.vtt", "a.mp4", "--language", "en"]
    #expect(world.run(first, registry: .standard) == 0)
    let second = ["convert", "b.vtt", "--into", "a.mp4", "--language", language]
    #expect(world.run(second, registry: .standard) == 0)
    let warning =
      "a.mp4: warning: its track 1 'English' has the same captions and language already"
    #expect(world.error.contains(warning) == isEqual, "\(world.error)")
  }
}
