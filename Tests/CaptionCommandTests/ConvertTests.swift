import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

@Suite struct ConvertTests {
  static let toy = "TOY\n1000 2000 one\n3000 4500 two *loud*\n"

  @Test func convertsByExtension() {
    let world = World(["a.toy": Self.toy])
    #expect(world.run("convert", "a.toy", "b.bare") == 0)
    #expect(world.text("b.bare") == "BARE\n1000 2000 one\n3000 4500 two loud\n")
    #expect(world.output.isEmpty)
    #expect(world.error == "captionkit: a.toy:3:1: lost an asterisk: Bare has none\n")
  }

  @Test func convertsInAPipe() {
    let world = World(standardInput: Self.toy)
    #expect(world.run("convert", "-", "-", "--to", "toy") == 0)
    #expect(world.output == Self.toy)
    #expect(world.error.isEmpty)
  }

  @Test func takesAliasesAndTheNamedFormat() {
    let world = World(["a.txt": Self.toy])
    #expect(world.run("convert", "a.txt", "-", "-f", "toy-captions", "-t", "BARE", "-q") == 0)
    #expect(world.output == "BARE\n1000 2000 one\n3000 4500 two loud\n")
    #expect(world.error.isEmpty)
  }

  @Test(arguments: [
    ("500ms", "TOY\n1500 2500 one\n3500 5000 two *loud*\n"),
    ("-1.5s", "TOY\n0 500 one\n1500 3000 two *loud*\n"),
  ])
  func shifts(_ distance: String, _ expected: String) {
    let world = World(["a.toy": Self.toy])
    #expect(world.run("convert", "a.toy", "-", "--to", "toy", "--shift", distance) == 0)
    #expect(world.output == expected)
  }

  @Test func whatAShiftCutsOffIsALoss() {
    let world = World(["a.toy": Self.toy])
    let shift = ["convert", "a.toy", "-", "--to", "toy", "--shift", "-3500ms"]
    #expect(world.run(shift + ["--losses", "losses.json"]) == 0)
    // What can't be shown any more is not written, and told.
    #expect(world.output == "TOY\n0 1000 two *loud*\n")
    let losses = world.text("losses.json") ?? ""
    #expect(losses.contains(#""feature":"cut-cue","what":"cue 1 as a whole""#))
    #expect(losses.contains(#""feature":"cut-begin","what":"the first 0.5 s of cue 2""#))
    #expect(losses.contains(#""cue":0,"#))
    #expect(losses.contains(#""cue":1,"#))
    #expect(world.run(shift + ["--fail-on-loss"]) == 4)
    let other = World(["a.toy": Self.toy])
    #expect(other.run(["convert", "a.toy", "-", "--to", "toy", "--zero-at", "00:00:02:00"]) == 0)
    #expect(other.error.contains("a.toy:2:1: lost cue 1 as a whole: moved by -2 s"))
    #expect(other.output == "TOY\n1000 2500 two *loud*\n")
    // Losses of the cues that are left are told where those stand in the input.
    let bare = World(["a.toy": Self.toy])
    #expect(bare.run(["convert", "a.toy", "-", "--to", "bare", "--shift", "-2s"]) == 0)
    #expect(bare.error.contains("a.toy:3:1: lost an asterisk"))
  }

  @Test func countsFromATimeCode() {
    let world = World(["a.toy": "TOY\n3602000 3603500 one\n"])
    #expect(world.run("convert", "a.toy", "-", "--to", "toy", "--zero-at", "01:00:00:00") == 0)
    #expect(world.output == "TOY\n2000 3500 one\n")
    #expect(world.run("convert", "a.toy", "-", "--to", "toy", "--zero-at", "1h") == 2)
  }

  @Test(
    "a time code names a frame that there is",
    arguments: ["10:00:00:99", "10:00:00:60", "10:60:00:00", "10:00:60:00"]
  )
  func impossibleTimeCodes(_ code: String) {
    let world = World()
    for command in [["convert", "nope.toy", "b.toy"], ["inspect", "nope.toy"]] {
      #expect(world.run(command + ["--zero-at", code]) == 2)
      #expect(world.error.hasPrefix("captionkit: --zero-at takes a time code such as"))
    }
  }

  @Test func theInputsFramesDecide() {
    let tt = "<tt xmlns='http://www.w3.org/ns/ttml' xmlns:ttp='http://www.w3.org/ns/ttml#parameter'"
    let body = "><body><div><p begin='10:00:02:00' end='10:00:03:00'>A</p></div></body></tt>"
    let world = World([
      "25.ttml": "\(tt) ttp:frameRate='25'\(body)", "50.ttml": "\(tt) ttp:frameRate='50'\(body)",
    ])
    let options = ["out.srt", "--overwrite", "--zero-at", "10:00:00:25"]
    #expect(world.run(["convert", "25.ttml"] + options, registry: .standard) == 2)
    #expect(
      world.error.contains("--zero-at takes a time code of the input, which has no '10:00:00:25'")
    )
    #expect(world.run(["convert", "50.ttml"] + options, registry: .standard) == 0)
    #expect(world.text("out.srt")?.contains("00:00:01,500 --> 00:00:02,500") == true)
    #expect(world.run(["info", "25.ttml", "--zero-at", "10:00:00:25"], registry: .standard) == 2)
  }

  @Test(arguments: [
    (
      ["a.srt", "b.vtt", "--track", "2"],
      "--track is for movies, Matroska files, manifests and playlists, not for 'a.srt'"
    ),
    (["a.srt", "b.vtt", "--segment"], "--segment is for segments of WebVTT, and a.srt is SubRip"),
    (
      ["a.srt", "b.vtt", "--role", "subtitles", "--tag", "json", "--dash-profile", "iso"],
      "--dash-profile needs --tag dash"
    ),
  ])
  func optionsWithoutUseAreRefused(_ arguments: [String], _ message: String) {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nA\n"])
    #expect(world.run(["convert"] + arguments, registry: .standard) == 2)
    #expect(world.error.hasPrefix("captionkit: \(message)\n"), "\(world.error)")
    #expect(world.entry("b.vtt") == nil)
  }

  @Test("-q leaves warnings out and errors in")
  func quietTellsErrors() {
    let world = World(["a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03 --> 00:04.000\nB\n"])
    #expect(world.run(["convert", "a.vtt", "b.vtt", "-q"], registry: .standard) == 0)
    #expect(
      world.error
        == "captionkit: a.vtt:5:1: error: start time \"00:03\" is not valid; the cue is dropped "
        + "[webvtt/bad-timestamp]\n"
    )
  }

  @Test func retimesThenShifts() {
    // 24 to 25 fps: 1000 ms becomes 960; then a second later.
    let world = World(["a.toy": "TOY\n1000 2000 one\n"])
    let status = world.run(
      "convert",
      "a.toy",
      "-",
      "--to",
      "toy",
      "--shift",
      "1s",
      "--retime",
      "24:25"
    )
    #expect(status == 0)
    #expect(world.output == "TOY\n1960 2920 one\n")
  }

  @Test func joins() {
    let world = World(["a.toy": "TOY\n0 1 a\n", "b.bare": "BARE\n2 3 b*\n"])
    #expect(world.run("convert", "a.toy", "b.bare", "c.toy", "--join") == 0)
    #expect(world.text("c.toy") == "TOY\n0 1 a\n2 3 b*\n")
    // A joined track has no one map, so the time says where.
    #expect(world.run("convert", "a.toy", "b.bare", "c.bare", "--join") == 0)
    #expect(world.error == "captionkit: c.bare at 00:00:00.002: lost an asterisk: Bare has none\n")
  }

  @Test func cuesOnABorderAreKeptOnce() {
    let world = World([
      "a.toy": "TOY\n0 1 a\n2 9 long\n3 4 b\n", "b.toy": "TOY\n2 9 long\n0 1 a\n3 4 b\n",
    ])
    #expect(world.run("convert", "a.toy", "b.toy", "c.toy", "--join") == 0)
    #expect(world.text("c.toy") == "TOY\n0 1 a\n2 9 long\n3 4 b\n0 1 a\n3 4 b\n")
    #expect(
      world.error == "captionkit: c.toy: 1 cue that stands on both sides of a border kept once\n"
    )
    #expect(world.run("convert", "a.toy", "b.toy", "d.toy", "--join", "-q") == 0)
  }

  @Test func joiningReportsWhatOnlyOnePartCanSay() {
    let world = World([
      "a.vtt": "WEBVTT - one\n\n00:00.000 --> 00:01.000\na\n",
      "b.vtt": "WEBVTT - two\n\n00:02.000 --> 00:03.000\nb\n",
    ])
    #expect(
      world.run(["convert", "a.vtt", "b.vtt", "c.vtt", "--join"], registry: .standard) == 0
    )
    #expect(
      world.error
        == "captionkit: c.vtt: lost header text \"- two\": an earlier part says something "
        + "else for the whole\n"
    )
  }

  @Test func convertsSeveralIntoAFolder() {
    let world = World(["x/a.toy": Self.toy, "b.toy": "TOY\n0 1 b\n", "c.toy": "nothing\n"])
    let status = world.run(
      "convert",
      "x/a.toy",
      "missing.toy",
      "c.toy",
      "b.toy",
      "--to",
      "bare",
      "--out-dir",
      "out"
    )
    #expect(status == 3)
    #expect(world.entry("out") == .directory)
    #expect(world.text("out/a.bare") == "BARE\n1000 2000 one\n3000 4500 two loud\n")
    #expect(world.text("out/b.bare") == "BARE\n0 1 b\n")
    #expect(world.entry("out/c.bare") == nil)
    #expect(world.error.contains("captionkit: missing.toy: no such file or folder\n"))
    #expect(world.error.contains("captionkit: c.toy: no cue at all\n"))
  }

  @Test func neverOverwritesUnasked() {
    let world = World(["a.toy": Self.toy, "b.bare": "precious"])
    #expect(world.run("convert", "a.toy", "b.bare") == 3)
    #expect(world.text("b.bare") == "precious")
    #expect(world.error == "captionkit: b.bare: exists already; --overwrite replaces it\n")
    #expect(world.run("convert", "a.toy", "b.bare", "--overwrite") == 0)
    #expect(world.text("b.bare") == "BARE\n1000 2000 one\n3000 4500 two loud\n")
  }

  @Test func replacesItsInputOnlyWhenAsked() {
    let world = World(["a.toy": Self.toy])
    #expect(world.run("convert", "a.toy", "a.toy", "--shift", "1s") == 3)
    #expect(world.text("a.toy") == Self.toy)
    #expect(world.error.contains("a.toy: is both input and output; --overwrite replaces it"))
    #expect(world.run("convert", "a.toy", "a.toy", "--shift", "1s", "--overwrite") == 0)
    #expect(world.text("a.toy") == "TOY\n2000 3000 one\n4000 5500 two *loud*\n")
  }

  @Test func reportsWhatCannotBeReadOrWritten() {
    let world = World(["a.toy": Self.toy, "empty.toy": "", "other": "hello"])
    world.put("locked.toy", .unreadable)
    world.put("folder", .directory)
    world.put("/dev/full", .special)
    for (arguments, message) in [
      (["missing.toy", "o.bare"], "missing.toy: no such file or folder"),
      (["locked.toy", "o.bare"], "locked.toy: permission denied"),
      (["folder", "o.bare"], "folder: is a folder, not a file"),
      (["empty.toy", "o.bare"], "empty.toy: no cue at all"),
      (["other", "o.bare"], "other: no captions in a known format"),
      (["-", "o.bare"], "standard input: the file is empty"),
      (
        ["a.toy", "folder", "--to", "toy"],
        "folder: is a folder; name a file, or use --to FORMAT --out-dir DIR"
      ),
      (["a.toy", "/dev/full", "--to", "toy"], "/dev/full: no space left on the device"),
    ] {
      let before = world.error
      #expect(world.run(["convert"] + arguments) == 3)
      #expect(world.error == before + "captionkit: \(message)\n")
    }
    #expect(world.entry("o.bare") == nil)
    #expect(world.output.isEmpty)
  }

  @Test(arguments: [
    ([], "convert needs an input and an output"),
    (["a.toy"], "convert needs an output after 'a.toy': a file, - or --out-dir DIR"),
    (["a.toy", "-"], "standard output needs --to FORMAT"),
    (["a.toy", "b.xyz"], "the extension of 'b.xyz' names no format; name it with --to"),
    (
      ["a.toy", "b.toy", "c.toy"],
      "several inputs need --join to become one track, or --to FORMAT --out-dir DIR"
    ),
    (["a.toy", "--out-dir", "o"], "--out-dir needs --to FORMAT"),
    (
      ["a.toy", "--to", "toy", "-o", "-"],
      "--out-dir takes a folder; the output '-' is standard output"
    ),
    (["--to", "toy", "--out-dir", "o"], "convert needs an input"),
    (
      ["x/a.toy", "y/a.bare", "--to", "toy", "-o", "o"],
      "'x/a.toy' and 'y/a.bare' would both become 'a.toy'"
    ),
    (
      ["a.toy", "--to", "toy", "-o", "o", "--join"],
      "--join makes one file, so name it instead of --out-dir"
    ),
    (
      ["-", "--to", "toy", "-o", "o"],
      "standard input has no name for a file in --out-dir; name an output"
    ),
    (["-", "-", "o.toy", "--join"], "standard input can be read only once"),
    (
      ["a.toy", "-", "--to", "toy", "--losses", "-"],
      "captions and losses cannot both go to standard output"
    ),
    (["a.toy", "b.toy", "--losses", "b.toy"], "captions and losses cannot both go to 'b.toy'"),
    (
      ["a.toy", "b.toy", "--shift", "5"],
      "--shift takes a time such as 1500ms, -2.5s or -00:00:01.500, not '5'"
    ),
    (
      ["a.toy", "b.toy", "--retime", "25"],
      "--retime takes two frame rates such as 25:23.976, not '25'"
    ),
    (
      ["a.toy", "b.toy", "--speakers", "loud"],
      "--speakers takes native, voice, prefix, bracket or drop, not 'loud'"
    ),
  ])
  func refusesWrongUsage(_ arguments: [String], _ message: String) {
    let world = World(["a.toy": Self.toy, "b.toy": "precious"])
    #expect(world.run(["convert"] + arguments) == 2)
    #expect(world.error.hasPrefix("captionkit: \(message)\n"))
    #expect(world.text("b.toy") == "precious")
  }

  @Test func writesLossesAsJSON() {
    let world = World(["a.toy": Self.toy])
    #expect(world.run("convert", "a.toy", "b.bare", "--losses", "-") == 0)
    #expect(
      world.output
        == """
        {"schema":1,"files":["a.toy"],"output":"b.bare","from":"toy","to":"bare","losses":[\
        {"feature":"star","what":"an asterisk","reason":"Bare has none","cue":1,"begin":3000,\
        "line":3,"column":1}]}

        """
    )
    #expect(world.error.isEmpty)
    #expect(world.run("convert", "a.toy", "c.bare", "--losses", "losses.json") == 0)
    #expect(
      world.text("losses.json") == world.output.replacing("b.bare", with: "c.bare")
    )
    #expect(world.run("convert", "a.toy", "d.bare", "--losses", "losses.json") == 3)
    #expect(world.entry("d.bare") == nil)
  }

  @Test func failsOnLossWithoutWriting() {
    let world = World(["a.toy": Self.toy, "b.toy": "TOY\n0 1 b\n"])
    let status = world.run(
      "convert",
      "a.toy",
      "b.toy",
      "--to",
      "bare",
      "-o",
      "out",
      "--fail-on-loss"
    )
    #expect(status == 4)
    #expect(world.entry("out/a.bare") == nil)
    #expect(world.text("out/b.bare") == "BARE\n0 1 b\n")
    #expect(world.error.contains("out/a.bare: not written, since 1 loss would occur\n"))
    // What cannot be read is graver than a loss.
    #expect(
      world.run(
        "convert",
        "a.toy",
        "no.toy",
        "--to",
        "bare",
        "-o",
        "out",
        "--fail-on-loss"
      ) == 3
    )
  }

  @Test func aLineOfLossesHasOneReason() {
    let tt =
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xmlns:tts=\"http://www.w3.org/ns/ttml#styling\" "
      + "xmlns:x=\"urn:x\" xml:lang=\"en\"><head><metadata><x:a>1</x:a><x:b>2</x:b></metadata>"
      + "<styling><style xml:id=\"s\" x:c=\"3\" tts:color=\"red\"/></styling></head>"
      + "<body><div><p begin=\"1s\" end=\"2s\" style=\"s\">A</p></div></body></tt>"
    let world = World(["a.ttml": tt])
    #expect(
      world.run(["convert", "a.ttml", "b.ttml", "--to", "netflix"], registry: .standard) == 0
    )
    let lines = world.error.split(separator: "\n").map {
      $0.dropFirst("captionkit: a.ttml: ".count)
    }
    #expect(
      lines.contains(
        "lost attribute c of a style: styles are written anew, by the look of the texts"
      ),
      "\(lines)"
    )
    #expect(
      lines.contains(
        "lost metadata a and 1 more loss of the kind: Netflix TTML1 has no place for it"
      ),
      "\(lines)"
    )
  }

  @Test func summarisesLossesByKind() {
    let world = World(["a.toy": "TOY\n0 1 *a\n1 2 *b\n2 3 *c\n"])
    #expect(world.run("convert", "a.toy", "b.bare") == 0)
    #expect(
      world.error
        == "captionkit: a.toy:2:1: lost an asterisk and 2 more losses of the kind, in 3 cues "
        + "altogether: Bare has none\n"
    )
    let verbose = World(["a.toy": "TOY\n0 1 *a\n1 2 *b\n"])
    #expect(verbose.run("convert", "a.toy", "-", "-t", "bare", "-v") == 0)
    #expect(
      verbose.error == """
        captionkit: a.toy:2:1: lost an asterisk: Bare has none
        captionkit: a.toy:3:1: lost an asterisk: Bare has none

        """
    )
  }

  @Test func summarisesDiagnostics() {
    let bad = (1...8).map { "bad\($0)\n" }.joined()
    let world = World(["a.toy": "TOY\n# remark\n0 1 a\n" + bad])
    #expect(world.run("convert", "a.toy", "b.toy") == 0)
    #expect(
      world.error
        == (1...5).map {
          "captionkit: a.toy:\($0 + 3):1: warning: not a cue: \"bad\($0)\" [toy/bad-line]\n"
        }.joined() + "captionkit: a.toy: 3 more; 'captionkit lint' lists them, -v shows them\n"
    )
    let quiet = World(["a.toy": "TOY\n# remark\n0 1 a\n" + bad])
    #expect(quiet.run("convert", "a.toy", "b.toy", "-q") == 0)
    #expect(quiet.error.isEmpty)
    let verbose = World(["a.toy": "TOY\n# remark\n0 1 a\n"])
    #expect(verbose.run("convert", "a.toy", "b.toy", "-v") == 0)
    #expect(verbose.error.hasPrefix("captionkit: a.toy:2:1: advice: a remark [toy/remark]\n"))
  }
}
