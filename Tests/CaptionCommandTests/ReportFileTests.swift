import CaptionKit
import Testing

@testable import CaptionCommand

/// Reports that go to files.
@Suite struct ReportFileTests {
  private static let captions = "WEBVTT\n\n00:01.000 --> 00:02.000\nMind  the step.\n"

  @Test func aFileThatIsThereIsKept() {
    let world = World(["a.vtt": Self.captions, "out.csv": "mine"])
    let line = ["lint", "a.vtt", "--report", "json=new.json", "--report", "csv=out.csv"]
    #expect(world.run(line, registry: .standard) == 3)
    #expect(world.error == "captionkit: out.csv: exists already; --overwrite replaces it\n")
    #expect(world.text("out.csv") == "mine")
    // Nothing is done by halves.
    #expect(world.text("new.json") == nil)
    #expect(world.output.isEmpty)
  }

  @Test func overwriteReplacesIt() {
    let world = World(["a.vtt": Self.captions, "out.csv": "mine"])
    let line = ["lint", "a.vtt", "--report", "json=new.json", "--report", "csv=out.csv"]
    #expect(world.run(line + ["--overwrite"], registry: .standard) == 0)
    #expect(world.text("out.csv")?.contains("text/double-space") == true)
    #expect(world.text("new.json")?.contains("text/double-space") == true)
    #expect(world.run(line + ["--overwrite"], registry: .standard) == 0)
  }

  @Test func nothingIsMendedWhereAReportCannotBeWritten() {
    let world = World(["a.vtt": Self.captions, "out.csv": "mine"])
    let line = ["lint", "--fix", "a.vtt", "--report", "csv=out.csv"]
    #expect(world.run(line, registry: .standard) == 3)
    #expect(world.text("a.vtt") == Self.captions)
  }

  @Test func aDeviceIsNoFile() {
    let world = World(["a.vtt": Self.captions])
    world.put("/dev/full", .special)
    #expect(world.run(["lint", "a.vtt", "--report", "csv=/dev/full"], registry: .standard) == 3)
    #expect(world.error.contains("/dev/full: no space left"))
  }
}
