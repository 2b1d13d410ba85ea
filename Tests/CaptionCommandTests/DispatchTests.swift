import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

@Suite struct DispatchTests {
  @Test func withoutArgumentsShowsHelpAsAnError() {
    let world = World()
    #expect(world.run() == 2)
    #expect(world.output.isEmpty)
    #expect(world.error.contains("Commands:"))
  }

  @Test(arguments: ["--help", "-h", "help"]) func showsTheOverview(_ argument: String) {
    let world = World()
    #expect(world.run(argument) == 0)
    #expect(world.error.isEmpty)
    #expect(world.output.hasPrefix("captionkit reads, checks, converts and tags caption files.\n"))
    #expect(world.output.contains("\n  70  "))
  }

  @Test func showsTheVersion() {
    let world = World()
    #expect(world.run("--version") == 0)
    #expect(world.output == "captionkit 0.1.0\n")
  }

  @Test(arguments: [
    (
      ["cnvert", "a", "b"],
      "captionkit: unknown command 'cnvert'\nDid you mean 'convert'?\nSee 'captionkit help'.\n"
    ),
    (["transmogrify"], "captionkit: unknown command 'transmogrify'\nSee 'captionkit help'.\n"),
    (
      ["--hlep"],
      "captionkit: unknown option '--hlep'\nDid you mean '--help'?\nSee 'captionkit help'.\n"
    ),
    (
      ["convert", "a", "b", "--ovrwrite"],
      "captionkit: unknown option '--ovrwrite'\nDid you mean '--overwrite'?\n"
        + "See 'captionkit help convert'.\n"
    ),
    (
      ["inspect"],
      "captionkit: inspect needs a file, or - for standard input\nSee 'captionkit help inspect'.\n"
    ),
    (
      ["inspect", "a", "--format", "tooy"],
      "captionkit: unknown format 'tooy'; captionkit knows toy and bare\nDid you mean 'toy'?\n"
        + "See 'captionkit help inspect'.\n"
    ),
    (
      ["help", "lnt"],
      "captionkit: unknown command 'lnt'\nDid you mean 'lint'?\nSee 'captionkit help'.\n"
    ),
    (
      ["completions", "tcsh"],
      "captionkit: unknown shell 'tcsh'; there are scripts for bash, zsh and fish\n"
        + "See 'captionkit help completions'.\n"
    ),
    (
      ["info", "a", "--color", "alway"],
      "captionkit: --color takes auto, always or never, not 'alway'\nDid you mean 'always'?\n"
        + "See 'captionkit help info'.\n"
    ),
  ])
  func explainsWrongUsage(_ arguments: [String], _ message: String) {
    let world = World()
    #expect(world.run(arguments) == 2)
    #expect(world.error == message)
    #expect(world.output.isEmpty)
  }

  @Test(
    "what every command can be told may stand before it",
    arguments: [["-q"], ["--quiet"], ["--color", "never", "-q"], ["--color=never", "-qq"]]
  )
  func optionsFirst(_ options: [String]) {
    let world = World(["a.toy": "TOY\n0 1 x*\n"])
    #expect(world.run(options + ["convert", "a.toy", "b.bare"]) == 0)
    #expect(world.text("b.bare") == "BARE\n0 1 x\n")
    #expect(world.error.isEmpty)
    #expect(world.run(options + ["--version"]) == 0)
    #expect(world.output == "captionkit 0.1.0\n")
    #expect(world.run(options + ["--shift", "1s", "convert", "a.toy", "c.toy"]) == 2)
    #expect(world.run(options) == 2)
    #expect(world.error.contains("Commands:"))
  }

  @Test func anUnknownEncodingIsWrongUsage() {
    let world = World(["a.toy": "TOY\n0 1 x\n"])
    #expect(world.run("inspect", "a.toy", "--encoding", "klingon-8") == 2)
    #expect(
      world.error.hasPrefix("captionkit: the encoding 'klingon-8' is not known to this system\n")
    )
  }

  @Test(
    "it is found before any file is read",
    arguments: ["inspect", "info", "lint", "fix", "sdh", "tag", "audit", "transcript", "convert"]
  )
  func anUnknownEncodingComesFirst(_ command: String) {
    let world = World()
    let output = command == "convert" ? ["o.toy"] : []
    #expect(world.run([command, "nope.srt"] + output + ["--encoding", "foo"]) == 2)
    #expect(world.error.hasPrefix("captionkit: the encoding 'foo' is not known to this system\n"))
  }

  @Test func aClosedPipeEndsQuietly() {
    let world = World(outputFault: .brokenPipe)
    #expect(world.run("formats") == 0)
    #expect(world.error.isEmpty)
  }

  @Test func aClosedPipeHidesNoFault() {
    let world = World(["a.toy": "TOY\n0 1 x\n"], outputFault: .brokenPipe)
    #expect(world.run("inspect", "missing.toy", "a.toy", "--json") == 3)
  }

  @Test func aFullDeviceIsReported() {
    let world = World(outputFault: .full)
    #expect(world.run("formats") == 3)
    #expect(world.error == "captionkit: standard output: no space left on the device\n")
    #expect(world.run("--help") == 3)
  }

  static let order: [CaptionCommand.ExitStatus] = [
    .internalError, .usage, .inputOutput, .losses, .findings, .done,
  ]

  @Test(arguments: order.indices, order.indices)
  func theGravestStatusHolds(_ first: Int, _ second: Int) {
    let graver = Self.order[min(first, second)]
    #expect(Self.order[first].combined(with: Self.order[second]) == graver)
  }

  @Test func messagesStayOnOneLine() {
    let world = World()
    #expect(world.run("info", "evil\u{1B}[31m\nname") == 3)
    #expect(world.error == "captionkit: evil\\u{1b}[31m\\nname: no such file or folder\n")
  }
}
