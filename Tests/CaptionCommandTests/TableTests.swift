import CaptionKit
import Testing

@testable import CaptionCommand

/// Tables for people, and what stands in them.
@Suite struct TableTests {
  @Test("cells go on in further lines where a table would be too wide")
  func wraps() {
    var table = Table([("name", .left), ("about", .left), ("number", .right)])
    table.add(["a", "one two three four five six", "7"])
    table.add(["b", "short", "10"])
    #expect(
      table.lines(width: 30) == [
        "name  about          number", "a     one two three       7", "      four five six",
        "b     short              10",
      ]
    )
    #expect(table.lines(width: 80) == table.lines)
    // A word that is too long stays whole.
    var wide = Table([("name", .left), ("value", .left)])
    wide.add(["a", String(repeating: "x", count: 40)])
    #expect(wide.lines(width: 20).last == "a     " + String(repeating: "x", count: 40))
  }

  @Test(
    "tables fit in 100 columns",
    arguments: [
      ["profiles"], ["profiles", "show", "bbc"], ["rules"], ["formats"],
      ["tag", "-v", "a.en.srt"],
    ]
  )
  func fits(_ call: [String]) {
    let world = World(["a.en.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    #expect(world.run(call, registry: .standard) == 0)
    let longest = world.output.split(separator: "\n").max { $0.count < $1.count } ?? ""
    // A name that is too long stays whole: public.accessibility.describes-music-and-sound.
    #expect(longest.count <= (call[0] == "tag" ? 105 : 100), "\(longest)")
  }

  @Test("limits stand in reports for people on request only")
  func limits() {
    let world = World(["a.en.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    #expect(world.run(["tag", "a.en.srt"], registry: .standard) == 0)
    #expect(!world.output.contains("longest-edge"))
    #expect(world.run(["tag", "a.en.srt", "--set", "fast-share=5%"], registry: .standard) == 0)
    #expect(world.output.contains("limits moved by --set\n"))
    #expect(!world.output.contains("longest-edge"))
    #expect(world.run(["tag", "-v", "a.en.srt"], registry: .standard) == 0)
    #expect(world.output.contains("longest-edge"))
  }

  @Test("a Matroska file is no extension to convert to")
  func matroska() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    #expect(world.run(["convert", "a.srt", "n.mkv"], registry: .standard) == 2)
    #expect(world.error.contains("'convert IN n.srt --role ROLE --language TAG --tag mkv'"))
  }

  @Test("a forced claim is recorded only where there is a manifest")
  func forcedClaim() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    let call = ["convert", "a.srt", "n.mp4", "--role", "sdh", "--language", "en"]
    #expect(world.run(call, registry: .standard) == 1)
    #expect(world.error.contains("--force-claim writes it all the same\n"))
  }

  @Test("lint counts a movie as one file, whatever tracks it has")
  func tracks() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    let made = ["convert", "a.srt", "n.mp4", "--language", "en"]
    #expect(world.run(made, registry: .standard) == 0)
    world.run(["lint", "n.mp4", "-q"], registry: .standard)
    let other = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nx\n"])
    #expect(other.run(made, registry: .standard) == 0)
    other.run(["lint", "n.mp4", "a.srt"], registry: .standard)
    #expect(other.error.contains("captionkit: 2 files: "), "\(other.error)")
  }

  @Test("fix counts as lint does, and has JSON")
  func fix() {
    // Nothing of it can be mended.
    let text = "1\n00:00:01,000 --> 00:00:09,000\nx\n\n2\n00:00:02,000 --> 00:00:04,000\ny\n"
    let linted = World(["a.srt": text])
    linted.run(["lint", "a.srt"], registry: .standard)
    let counts = linted.error.split(separator: "\n").last?.split(separator: ": ").last ?? ""
    #expect(!counts.hasPrefix("0 errors, 0 warnings, 0"))
    let fixed = World(["a.srt": text])
    fixed.run(["fix", "a.srt"], registry: .standard)
    #expect(fixed.error == "captionkit: fixed 0 findings in 0 files; \(counts) left\n")
    let json = World(["a.srt": text])
    json.run(["fix", "--json", "--diff", "a.srt"], registry: .standard)
    #expect(
      json.output.hasPrefix(
        #"{"schema":1,"file":"a.srt","format":"subrip","accepted":true,"changed":false,"#
      )
    )
    #expect(json.output.contains(#""left":{"error":"#))
    #expect(json.text("a.srt") == text)
    let gone = World()
    #expect(gone.run(["fix", "--json", "no.srt"], registry: .standard) == 3)
    #expect(gone.output.contains("\"accepted\":false"))
    #expect(World().run(["fix", "--json", "-"], registry: .standard) == 2)
  }
}
