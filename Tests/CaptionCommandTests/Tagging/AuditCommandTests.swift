import CaptionKit
import Testing

@testable import CaptionCommand

/// `captionkit audit`: what the files of a title show of the labels.
@Suite struct AuditCommandTests {
  private static let sdh =
    "TOY\n1000 2000 [gulls cry]\n3000 4500 MARA: Late?\n5000 6000 ♪ organ ♪\n"
  private static let german = "TOY\n1000 2000 Spät?\n3000 4500 Ja.\n"
  private static let script = "TOY\n7000 9000 A ferry leaves.\n10000 12000 Fog rolls in.\n"

  private func run(
    _ files: [String: String],
    _ arguments: String...
  ) -> (world: World, status: Int32) {
    let world = World(files)
    for path in files.keys {
      if let slash = path.lastIndex(of: "/") { world.put(String(path[..<slash]), .directory) }
    }
    return (world, world.run(["audit"] + arguments))
  }

  @Test func aTitleInTwoLanguages() {
    let (world, status) = run(
      ["s/f.en.sdh.toy": Self.sdh, "s/f.de.toy": Self.german, "s/README": "no captions"],
      "s",
      "--original-language",
      "en"
    )
    #expect(status == 0)
    #expect(world.error.isEmpty)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "s/f, length at least 00:00:06.000, by its longest file")
    #expect(lines[1] == "language de")
    #expect(lines[2] == "  label \"Captions\": refuted, by s/f.de.toy")
    #expect(lines.contains("    sounds are captioned: refuted"))
    #expect(lines.contains("language en"))
    #expect(lines.contains("  label \"Captions\": open, by s/f.en.sdh.toy"))
    #expect(!lines.contains("    dialogue is captioned: supported"))
    #expect(
      lines.contains("      nobody states how long the programme is, so its end may be missing")
    )
    #expect(lines.contains("      1 cue with words, the captions from 00:00:01 to 00:00:06"))
    #expect(lines.contains("    captions are in time: open"))
    #expect(lines.contains("  label \"Audio Descriptions\": open, no file shows any of it"))
    #expect(
      lines.contains("    s/f.de.toy  subtitles, by its content  supported  refuted  refuted  -")
    )
    #expect(
      lines.contains("    s/f.en.sdh.toy  sdh, by its name  supported  supported  supported  -")
    )
    #expect(lines.contains { $0.hasPrefix("  Captions: the app shows captions where") })
    // Limits stand there on request only.
    #expect(!lines.contains { $0.hasPrefix("  reading-speed ") })
    #expect(!world.output.contains("accessible") && !world.output.contains("passes"))
  }

  /// Nobody but who hears the programme knows whether captions are in its language.
  @Test func theLanguageThatIsHeard() {
    let files = ["s/f.en.sdh.toy": Self.sdh]
    let row = "    s/f.en.sdh.toy  sdh, by its name  supported  "
    #expect(
      run(files, "s").world.output.contains(
        "    CC of s/f.en.sdh.toy: a person has to check whether the captions are in the language "
          + "that is heard\n"
      )
    )
    #expect(run(files, "s").world.output.contains(row + "open  supported  -\n"))
    #expect(
      run(files, "s", "--original-language", "fi").world.output
        .contains(row + "refuted  supported  -\n")
    )
  }

  @Test func aStatedLength() {
    let files = ["s/f.en.sdh.toy": Self.sdh]
    let (whole, _) = run(files, "s", "--duration", "7s")
    #expect(whole.output.hasPrefix("s/f, length 00:00:07.000\n"))
    #expect(whole.output.contains("    dialogue is captioned: supported\n"))
    let (half, status) = run(files, "s", "--duration", "10m")
    #expect(half.output.contains("    dialogue is captioned: refuted\n"))
    #expect(half.output.contains("      the last cue ends 9 min 54 s before the programme\n"))
    // The name says that it is SDH of all of it.
    #expect(status == 1)
  }

  @Test func aNameThatClaimsTooMuch() {
    let (world, status) = run(["s/f.de.sdh.toy": Self.german, "s/g.de.toy": Self.german], "s")
    #expect(status == 1)
    #expect(
      world.error == "captionkit: s/f.de.sdh.toy: the captions refute the role sdh of its name\n"
    )
  }

  @Test func dialogueInAForcedFile() {
    let (world, status) = run(
      ["f.de.toy": Self.german, "f.de.forced.toy": Self.german],
      "f.de.toy",
      "f.de.forced.toy"
    )
    #expect(status == 1)
    #expect(
      world.error.contains("f.de.forced.toy: the captions refute the role forced of its name")
    )
    let (good, fine) = run(
      ["f.de.toy": Self.german, "f.de.forced.toy": "TOY\n1000 2000 Spät?\n"],
      "f.de.toy",
      "f.de.forced.toy"
    )
    #expect(fine == 0)
    #expect(
      good.output.contains(
        "f.de.forced.toy  forced, by its name        supported  -        -        -"
      )
    )
  }

  @Test func descriptions() {
    let (world, status) = run(["s/f.en.sdh.toy": Self.sdh, "s/f.en.ad.toy": Self.script], "s")
    #expect(status == 0)
    let output = world.output
    #expect(output.contains("  label \"Audio Descriptions\": open, by s/f.en.ad.toy\n"))
    #expect(output.contains("    the picture is described: open\n      2 descriptions\n"))
    #expect(output.contains("    descriptions stand in pauses: supported\n"))
    #expect(output.contains("    descriptions can be spoken: supported\n"))
    #expect(output.contains("    descriptions are heard: open\n      a script is no audio\n"))
    #expect(output.contains("s/f.en.ad.toy   descriptions, by its name  supported  -"))
    #expect(output.contains("  open\n"))
  }

  @Test func descriptionsOverWords() {
    let script = "TOY\n3000 4500 A ferry leaves.\n10000 12000 Fog rolls in.\n"
    let (world, status) = run(["s/f.en.sdh.toy": Self.sdh, "s/f.en.ad.toy": script], "s")
    #expect(status == 1)
    #expect(world.output.contains("    descriptions stand in pauses: refuted\n"))
    #expect(world.output.contains("words are said during 1 s of the 3 s of descriptions"))
  }

  @Test func audioOnly() {
    let (world, _) = run(
      ["p/e.en.toy": Self.sdh, "p/e.transcript.txt": "Mara: Late?", "p/other.txt": "x"],
      "p",
      "--audio-only"
    )
    #expect(world.output.contains("    audio alone has a transcript: supported\n"))
    #expect(
      world.output.contains("a transcript stands beside the captions: p/e.transcript.txt\n")
    )
    let (none, _) = run(["p/e.en.toy": Self.sdh], "p", "--audio-only")
    #expect(none.output.contains("    audio alone has a transcript: open\n"))
    let (seen, _) = run(["p/e.en.toy": Self.sdh], "p")
    #expect(seen.output.contains("      nobody states that nothing is seen\n"))
  }

  @Test func theDocument() {
    let (world, status) = run(["s/f.en.sdh.toy": Self.sdh, "s/g.toy": Self.german], "s", "--json")
    #expect(status == 0)
    let documents = world.output.split(separator: "\n")
    #expect(documents.count == 2)
    let head: String =
      #"{"schema":1,"title":"s/f","length":null,"lengthStated":false,"languages":["#
      + #"{"language":"en","labels":[{"label":"Captions","verdict":"open","#
      + #""file":"s/f.en.sdh.toy","criteria":[{"criterion":"dialogue","verdict":"open","#
    #expect(documents[0].hasPrefix(head))
    #expect(
      documents[0].contains(
        #"{"label":"Audio Descriptions","verdict":"open","file":null,"criteria":[],"#
      )
    )
    let file: String =
      #""files":[{"file":"s/f.en.sdh.toy","role":"sdh","roleSource":"name","verdict":"supported","#
      + #""badges":[{"badge":"CC","verdict":"open","#
    #expect(documents[0].contains(file))
    #expect(documents[1].contains(#""title":"s/g""#))
    #expect(documents[1].contains(#"{"language":null,"#))
    #expect(documents[1].contains(#""roleSource":"content""#))
  }

  @Test func foldersAreWalked() {
    let (world, _) = run(
      ["s/1/f.en.toy": Self.sdh, "s/2/f.en.toy": Self.sdh, "s/x.srt": "?"],
      "s/"
    )
    #expect(world.output.contains("s/1/f, length not known\n"))
    #expect(world.output.contains("s/2/f, length not known\n"))
  }

  @Test func nothingThere() {
    let (world, status) = run(["s/README": "no captions"], "s")
    #expect(status == 0)
    #expect(world.error == "captionkit: no caption files there\n")
    #expect(run([:], "gone.toy").status == 3)
    #expect(run(["a.toy": "TOY\n"], "a.toy").status == 3)
  }

  @Test(arguments: [
    ([], "audit needs a file or a folder"),
    (["-"], "audit tells titles by the names of files, which standard input has not"),
    (["s", "--set", "x=1"], "unknown limit 'x'"),
    (["s", "--format", "x"], "unknown format 'x'"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) {
    let world = World()
    #expect(world.run(["audit"] + arguments) == 2)
    #expect(world.error.contains(message))
  }
}
