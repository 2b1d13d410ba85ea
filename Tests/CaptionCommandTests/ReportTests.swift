import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct ReportTests {
  @Test func infoShowsOneTable() {
    let world = World([
      // 10 characters in 2 s and 6 in 0.5 s: 16 in 2.5 s; the fastest has 12 a second.
      "a.toy": "TOY\n0 2000 0123456789\n2000 2500 ab cd!\n3000 3000 nothing\n",
      "long-name.bare": "BARE\n0 3600000 x\n",
    ])
    #expect(world.run("info", "a.toy", "gone.toy", "long-name.bare") == 3)
    #expect(
      world.output == """
        file            format  encoding  language  cues      duration  words  mean c/s  peak c/s  \
        speakers
        a.toy           Toy     UTF-8     -            3  00:00:03.000      4       6.4      12.0  -
        long-name.bare  Bare    UTF-8     -            1  01:00:00.000      1       0.0       0.0  -

        """
    )
    #expect(world.error == "captionkit: gone.toy: no such file or folder\n")
  }

  @Test func infoPrintsJSON() {
    let world = World(["a.toy": "TOY\n0 3000 0123456789\n"])
    #expect(world.run("info", "--json", "a.toy") == 0)
    #expect(
      world.output
        == #"{"schema":1,"file":"a.toy","format":"toy","accepted":true,"encoding":"UTF-8","#
        + #""language":null,"languageSource":null,"#
        + #""cues":1,"duration":3000,"words":1,"characters":10,"meanCharactersPerSecond":3.33,"#
        + #""peakCharactersPerSecond":3.33,"peakCue":0,"speakers":[]}"# + "\n"
    )
  }

  @Test func infoPrintsJSONForEveryFile() {
    let world = World(["a.toy": "TOY\n0 3000 x\n"])
    #expect(world.run("info", "--json", "gone.toy", "a.toy") == 3)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 2)
    let refused =
      #"{"schema":1,"file":"gone.toy","format":null,"accepted":false,"#
      + #""reason":"no such file or folder"}"#
    #expect(lines.first.map { String($0) } == refused)
  }

  @Test func infoListsSpeakersAndOpenEnds() throws {
    let world = World(["a.rich": "x"])
    #expect(world.run("info", "a.rich", registry: InspectTests.registry) == 0)
    let row = try #require(world.output.split(separator: "\n").last)
    // "Hi you" and the base of the ruby; the last cue stays until the programme ends.
    #expect(
      row
        == "a.rich  Rich    UTF-8     en           2         -      4       7.0       7.0  Ada \"A\""
    )
  }

  @Test func formatsAreListed() {
    let world = World()
    #expect(world.run("formats") == 0)
    #expect(
      world.output == """
        name  format  also           extensions  media type   about
        toy   Toy     toy-captions   .toy        text/x-toy   A format for tests
        bare  Bare    bare-captions  .bare       text/x-bare  A format for tests

        """
    )
    let json = World()
    #expect(json.run("formats", "--json") == 0)
    #expect(
      json.output.hasPrefix(
        #"{"schema":1,"formats":[{"id":"toy","name":"Toy","aliases":["toy-captions"],"#
          + #""summary":"A format for tests","extensions":["toy"],"mediaTypes":["text/x-toy"]},"#
      )
    )
  }

  @Test func lintSortsAndCounts() {
    let world = World(["a.toy": "TOY\nbad\n0 1000 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n# r\n"])
    #expect(
      world.run("lint", "a.toy", "--report=concise", "--max-cps", "39", "--only", "reading/speed")
        == 1
    )
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first == "a.toy:2:1: warning: not a cue: \"bad\" [toy/bad-line]")
    #expect(lines.dropFirst().first?.hasPrefix("a.toy:3:1: warning: ") == true)
    #expect(lines.dropFirst().first?.hasSuffix(" [reading/speed]") == true)
    #expect(lines.last == "a.toy:4:1: advice: a remark [toy/remark]")
    #expect(world.error == "captionkit: 1 file: 0 errors, 2 warnings, 1 piece of advice\n")
  }

  @Test func lintTakesAdviceAloneAsDone() {
    let world = World(["a.toy": "TOY\n0 5000 hello\n# r\n"])
    #expect(
      world.run("lint", "a.toy", "--report=concise", "--ignore", "sound/uncovered", "-q") == 0
    )
    #expect(world.output == "a.toy:3:1: advice: a remark [toy/remark]\n")
    #expect(world.error.isEmpty)
  }

  @Test func lintPrintsJSONWithTheRules() {
    let world = World(["a.toy": "TOY\n0 5000 hello\n", "no.toy": ""])
    #expect(world.run("lint", "--json", "--only", "sync/overlap", "a.toy", "no.toy", "gone") == 3)
    #expect(
      world.output
        == #"{"schema":1,"file":"a.toy","format":"toy","accepted":true,"diagnostics":[],"#
        + #""rules":{"run":["sync/overlap"],"notRun":[]},"coverage":{"cues":1,"length":5000,"#
        + #""turns":0,"namedTurns":0,"sounds":0,"music":0,"songCues":0,"manners":0,"notices":0,"#
        + #""speakers":[],"conventions":[],"gaps":[],"languages":[],"limits":"From the file "#
        + "alone one sees holes, forms and habits. Whether a sound, a song or a speaker is missing, "
        + "and whether a label is true or needed, only somebody can tell who sees and hears the "
        + #"programme. No source says how many labels are enough."}}"# + "\n"
        + #"{"schema":1,"file":"no.toy","format":"toy","accepted":false,"diagnostics":["#
        + #"{"code":"toy/bad-line","severity":"warning","kind":"format","#
        + #""message":"no cue at all","line":1,"column":1,"cue":null}],"#
        + #""rules":{"run":[],"notRun":[]}}"# + "\n"
        + #"{"schema":1,"file":"gone","format":null,"accepted":false,"diagnostics":["#
        + #"{"code":"file/unreadable","severity":"error","kind":"format","#
        + #""message":"no such file or folder","line":1,"column":1,"cue":null}],"#
        + #""rules":{"run":[],"notRun":[]}}"# + "\n"
    )
  }

  @Test func lintSaysOnceWhyAFileIsRefused() {
    let world = World(["no.toy": "TOY\nbad\nworse\n"])
    #expect(world.run("lint", "no.toy", "--report=concise") == 3)
    #expect(world.output == "no.toy:1:1: warning: no cue at all [toy/bad-line]\n")
    #expect(world.error == "captionkit: 1 file: 0 errors, 1 warning, 0 pieces of advice\n")
    let verbose = World(["no.toy": "TOY\nbad\nworse\n"])
    #expect(verbose.run("lint", "-v", "no.toy", "--report=concise") == 3)
    #expect(verbose.output.split(separator: "\n").count == 3)
  }

  @Test func lintColoursOnATerminalUnlessToldOtherwise() {
    let files = ["a.toy": "TOY\nbad\n0 5000 x\n"]
    let options = ["lint", "a.toy", "--report=concise", "--only", "sync/overlap", "-q"]
    let plain = "a.toy:2:1: warning: not a cue: \"bad\" [toy/bad-line]\n"
    let colored = plain.replacing("warning", with: "\u{1B}[1;33mwarning\u{1B}[0m")
    for (world, more, expected) in [
      (World(files), [], plain),
      (World(files, isTerminal: true), [], colored),
      (World(files, environment: ["NO_COLOR": "1"], isTerminal: true), [], plain),
      (World(files, environment: ["TERM": "dumb"], isTerminal: true), [], plain),
      (World(files, isTerminal: true), ["--color=never"], plain),
      (World(files, environment: ["NO_COLOR": "1"]), ["--color", "always"], colored),
    ] {
      #expect(world.run(options + more) == 1)
      #expect(world.output == expected)
    }
  }

  @Test func explainsCodes() {
    let world = World()
    #expect(world.run("explain", "toy/bad-line") == 0)
    #expect(
      world.output == """
        toy/bad-line (warning)

        A line is not a cue.

        The line is left out.

        Reference: Toy, 1

        """
    )
    let json = World()
    #expect(json.run("explain", "--json", "toy/remark") == 0)
    #expect(
      json.output
        == #"{"schema":1,"code":"toy/remark","kind":"format","severity":"advice","#
        + #""summary":"A line is a remark.","explanation":"The line is left out.","#
        + #""reference":null}"# + "\n"
    )
  }

  @Test func explainsEveryCodeOnce() {
    let codes = Explanation.all(.standard).map(\.code)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      let world = World()
      #expect(world.run(["explain", code], registry: .standard) == 0)
      #expect(world.output.hasPrefix("\(code) ("))
    }
    let world = World()
    #expect(world.run(["explain"], registry: .standard) == 0)
    #expect(world.output.split(separator: "\n").count == codes.count + 1)
  }

  @Test(arguments: [
    ("toy/bad-lin", "toy/bad-line"), ("bad-line", "toy/bad-line"),
    ("sync/overlaps", "sync/overlap"),
  ])
  func suggestsTheNearestCode(_ code: String, _ nearest: String) {
    let world = World()
    #expect(world.run("explain", code) == 2)
    #expect(
      world.error
        == "captionkit: unknown code '\(code)'\nDid you mean '\(nearest)'?\n"
        + "See 'captionkit help explain'.\n"
    )
  }
}
