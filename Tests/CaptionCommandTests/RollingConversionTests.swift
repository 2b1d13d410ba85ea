import CaptionKit
import Testing

@testable import CaptionCommand

/// Rolling captions on the command line.
@Suite struct RollingTests {
  static let captions = """
    WEBVTT

    00:00:00.160 --> 00:00:03.429 align:start position:0%
     
    so<00:00:00.960><c> the</c><00:00:01.520><c> boat</c>

    00:00:03.429 --> 00:00:03.439 align:start position:0%
    so the boat
     

    00:00:03.439 --> 00:00:05.749 align:start position:0%
    so the boat
    left<00:00:03.760><c> us</c>

    00:00:05.749 --> 00:00:07.000 align:start position:0%
    left us
    again

    """

  @Test func collapses() {
    let world = World(["a.vtt": Self.captions])
    let status = world.run(
      ["convert", "a.vtt", "b.vtt", "--collapse-rolling", "--shift", "1s"],
      registry: .standard
    )
    #expect(status == 0)
    #expect(
      world.text("b.vtt") == """
        WEBVTT

        00:00:01.160 --> 00:00:04.439 position:0% align:start
        so<00:00:01.960><c> the</c><00:00:02.520><c> boat</c>

        00:00:04.439 --> 00:00:06.749 position:0% align:start
        left<00:00:04.760><c> us</c>

        00:00:06.749 --> 00:00:08.000 position:0% align:start
        again

        """
    )
  }

  @Test func areReported() {
    let world = World(["a.vtt": Self.captions])
    #expect(world.run(["lint", "a.vtt"], registry: .standard) == 1)
    #expect(
      world.output.contains(
        "a.vtt:8:1: warning: 3 cues in a row repeat lines of the cue before them "
          + "[text/rolling-duplicates]"
      )
    )
  }

  @Test func whatBecameOfThemIsSaid() {
    let world = World(["a.vtt": Self.captions])
    let arguments = ["convert", "a.vtt", "b.vtt", "--collapse-rolling"]
    #expect(world.run(arguments, registry: .standard) == 0)
    #expect(world.error.contains("captionkit: b.vtt: 4 cues that roll became 3\n"))
    let other = World(["a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\na\n"])
    #expect(other.run(arguments, registry: .standard) == 0)
    #expect(other.error == "captionkit: b.vtt: no captions roll, so none are collapsed\n")
  }
}
