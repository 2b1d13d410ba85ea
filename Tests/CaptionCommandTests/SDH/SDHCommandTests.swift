import CaptionKit
import Testing

@testable import CaptionCommand

/// The command as a whole.
@Suite struct SDHCommandTests {
  private static let episode = """
    1
    00:00:01,000 --> 00:00:02,000
    [door creaks]

    2
    00:00:03,000 --> 00:00:05,000
    VERA: Who's there?

    3
    00:00:15,000 --> 00:00:17,000
    - IVO: Me.
    - At last.

    4
    00:00:20,000 --> 00:00:22,000
    [in Greek] Come in.
    """

  @Test func cuesWithTheirParts() {
    let world = World(["a.srt": Self.episode])
    #expect(world.run("sdh", "a.srt", registry: .standard) == 0)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 14)
    #expect(lines[0] == "cue 1  00:00:01.000 --> 00:00:02.000  sound")
    #expect(lines[1] == "  sound      [door creaks]  (the label holds a word for a sound)")
    #expect(lines[3] == "  speaker    VERA:  (capitals and a colon stand before words)")
    #expect(lines[4] == "  dialogue   Who's there?")
    #expect(lines[5].hasSuffix("mixed"))
    #expect(!world.output.contains("\u{1B}"))
  }

  @Test func coloursOnATerminal() {
    let world = World(["a.srt": Self.episode], isTerminal: true)
    #expect(world.run("sdh", "a.srt", registry: .standard) == 0)
    #expect(world.output.contains("\u{1B}[1;36mspeaker    VERA:\u{1B}[0m"))
  }

  @Test func summary() {
    let world = World(["a.srt": Self.episode])
    #expect(world.run("sdh", "--summary", "a.srt", registry: .standard) == 0)
    let output = world.output
    #expect(output.contains("length     00:00:22.000, 4 cues"))
    #expect(output.contains("turns      2 of 3 marked turns name the speaker (66 %)"))
    #expect(output.contains("sounds     1 label, 27.3 in ten minutes"))
    #expect(output.contains("music      0 labels"))
    #expect(output.contains("languages  Greek"))
    #expect(output.contains("speaker  capitals and colon      2"))
    #expect(output.contains("00:00:05.000          00:00:10.000"))
    #expect(output.contains("only somebody can tell"))
  }

  @Test func summaryAsJSON() {
    let world = World(["a.srt": Self.episode])
    #expect(world.run("sdh", "--summary", "--json", "a.srt", registry: .standard) == 0)
    #expect(world.output.contains(#""turns":3,"namedTurns":2,"sounds":1,"music":0"#))
    #expect(world.output.contains(#""speakers":[{"name":"VERA","turns":1,"time":2000}"#))
    #expect(world.output.contains(#""gaps":[{"begin":5000,"duration":10000}"#))
    #expect(world.output.hasSuffix("\"languages\":[\"Greek\"]}\n"))
  }

  @Test func cuesAsJSON() {
    let world = World(["a.srt": Self.episode])
    #expect(world.run("sdh", "--json", "a.srt", registry: .standard) == 0)
    let first =
      #"{"begin":1000,"end":2000,"verdict":"sound","speakers":[],"spoken":"","parts":["#
      + #"{"kind":"sound","text":"[door creaks]","content":"door creaks","confidence":"likely","#
      + #""reason":"the label holds a word for a sound"}]}"#
    #expect(world.output.contains(first))
    #expect(
      world.output.contains(#""verdict":"speaker","speakers":["VERA"],"spoken":"Who's there?""#)
    )
  }

  @Test func whatCannotBeRead() {
    let world = World(["a.srt": "no captions", "b.tsv": "text\tlanguage"])
    #expect(world.run("sdh", "a.srt", "missing.srt", registry: .standard) == 3)
    #expect(world.run("sdh") == 2)
    #expect(world.run("sdh", "--labels-tsv", "b.tsv", "--json") == 2)
    #expect(world.run("sdh", "--labels-tsv", "none.tsv") == 3)
    #expect(world.run("sdh", "--labels-tsv", "b.tsv") == 0)
  }

  /// Nothing in a cue, however long or odd, takes more than a moment.
  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      "[", "]", "[a] ", "(!) ", "{\\", "<", "<v a>", "<c.red>a</c>", "&", "ANNA\n", "A B\n", "♪\n",
      "≪\n",
      "《\n", "「a", "\u{200F}(", "…", "?!", "a (b) ", "[a]: ", ">>\n", "* a *\n",
    ]
  )
  func oddCuesEndQuickly(_ piece: String) {
    let text = CueTextMarkup.read(String(repeating: piece, count: 10_000))
    var document = CaptionDocument()
    document.cues = [Cue(begin: .zero, end: MediaTime(seconds: 2), text: text)]
    let track = Track(document)
    #expect(track.labels(ofCue: 0) != nil)
    #expect(LabelCoverage(track).end == MediaTime(seconds: 2))
  }
}
