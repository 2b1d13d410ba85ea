import CaptionKit
import Testing

@testable import CaptionCommand

/// `lint --descriptions AD --dialogue CAPTIONS`.
@Suite struct DescriptionLintTests {
  private static let dialogue = """
    WEBVTT

    00:05.000 --> 00:07.000
    <v Mara>Last crossing.

    00:08.000 --> 00:12.000
    [waves lapping]

    00:40.000 --> 00:42.000
    <v Jonas>Two.

    """

  private static let descriptions = """
    WEBVTT
    Kind: descriptions

    00:01.000 --> 00:04.000
    A ferry at night.

    00:06.000 --> 00:09.000
    A woman on the bridge.

    """

  @Test func descriptionsAreHeldAgainstTheDialogue() {
    let world = World(["ad.vtt": Self.descriptions, "sdh.vtt": Self.dialogue])
    let line = ["lint", "--descriptions", "ad.vtt", "--dialogue", "sdh.vtt"]
    #expect(world.run(line, registry: .standard) == 1)
    let found = "ad.vtt:7:1: warning: 1 s of the description is spoken over dialogue"
    #expect(world.output.contains(found))
    #expect(
      world.output.contains(
        "nothing is said or described for 31 s from 00:00:09.000 to 00:00:40.000"
      )
    )
    // Rules for captions say nothing of what is heard.
    #expect(!world.output.contains("[sound/"))
  }

  @Test(arguments: [
    ["lint", "--descriptions", "ad.vtt"], ["lint", "--dialogue", "sdh.vtt", "ad.vtt"],
    ["lint", "--descriptions", "ad.vtt", "--dialogue", "sdh.vtt", "x.vtt"],
  ])
  func bothFilesAreNeeded(_ line: [String]) {
    let world = World(["ad.vtt": Self.descriptions, "sdh.vtt": Self.dialogue])
    #expect(world.run(line, registry: .standard) == 2)
  }

  @Test func dialogueThatCannotBeReadIsReported() {
    let world = World(["ad.vtt": Self.descriptions])
    let line = ["lint", "--descriptions", "ad.vtt", "--dialogue", "sdh.vtt"]
    #expect(world.run(line, registry: .standard) == 3)
  }
}
