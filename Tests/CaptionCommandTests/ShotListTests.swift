import CaptionKit
import SystemIO
import Testing

@testable import CaptionCommand

/// Lists of cuts, as editors write them.
@Suite struct ShotListTests {
  @Test(arguments: [
    ("00:00:10.500", nil, 10_500), ("00:10.5", nil, 10_500), ("10.5", nil, 10_500),
    ("250", "25", 10_000), ("250", "24", 10_417), ("00:00:10:05", "25", 10_200),
    // An hour of labels with drops is 3,600 s but for 3.6 ms.
    ("01:00:00;00", "29.97", 3_599_996), ("00:01:00;02", "29.97", 60_060),
    ("00:10:00;00", "29.97", 599_999), ("12.0,0.45,scene", nil, 12_000),
  ])
  func readsATime(_ line: String, _ rate: String?, _ milliseconds: Int) throws {
    let list = try ShotList(
      Array("# cuts\n\n\(line)\r\n".utf8),
      frameRate: rate.flatMap { FrameRate($0) }
    )
    #expect(list.cuts.map(\.milliseconds) == [milliseconds])
  }

  @Test(arguments: [
    ("00:01:00;00", "29.97"), ("00:00:01;00", "25"), ("00:00:01:25", "25"), ("1:2:3:x", "25"),
  ])
  func refusesLabelsThatNoFrameHas(_ label: String, _ rate: String) {
    #expect(throws: ShotList.Problem(line: 1, message: "'\(label)' is no time and no frame")) {
      _ = try ShotList(Array(label.utf8), frameRate: FrameRate(rate))
    }
  }

  @Test func noRateThatCanBeTypedEndsTheProgram() throws {
    let rate = FrameRate("9223372036854775807/2")
    #expect(try ShotList(Array("00:00:01:05".utf8), frameRate: rate).cuts.count == 1)
  }

  @Test func sorts() throws {
    let list = try ShotList(Array("3.0\n1.0\n2.0".utf8), frameRate: nil)
    #expect(list.cuts.map(\.milliseconds) == [1000, 2000, 3000])
  }

  @Test(arguments: [
    ("1.0\n250\n", 2, "'250' counts frames, which needs --frame-rate"),
    ("cut\n", 1, "'cut' is no time and no frame"),
    ("00:00:61.000\n", 1, "'00:00:61.000' is no time and no frame"),
    ("00:01:00;00\n", 1, "'00:01:00;00' counts frames, which needs --frame-rate"),
    ("-3.0\n", 1, "'-3.0' is no time and no frame"),
  ])
  func saysWhichLineIsWrong(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: ShotList.Problem(line: line, message: message)) {
      _ = try ShotList(Array(text.utf8), frameRate: nil)
    }
  }
}

/// Running other programs.
@Suite struct ProgramRunTests {
  @Test func collectsBothStreamsAndTheStatus() throws {
    let result = try ProgramRun.run("sh", ["-c", "printf out; printf err >&2; exit 3"])
    #expect(result.status == 3)
    #expect(String(decoding: result.output, as: UTF8.self) == "out")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err")
  }

  @Test func argumentsAreNoShellText() throws {
    let result = try ProgramRun.run("printf", ["%s|", "a b", "$HOME", "\"'"])
    #expect(String(decoding: result.output, as: UTF8.self) == "a b|$HOME|\"'|")
  }

  @Test func aFloodOnBothStreamsIsNoDeadlock() throws {
    let result = try ProgramRun.run(
      "sh",
      ["-c", "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero"],
      keeping: 400_000
    )
    #expect(result.output.count == 400_000)
    #expect(result.errors.count == 300_000)
  }

  @Test func aMissingProgramAndASignalAreTold() throws {
    #expect(throws: FileError(.missing)) { try ProgramRun.run("no-such-program-at-all", []) }
    #expect(try ProgramRun.run("sh", ["-c", "kill -9 $$"]).status == 137)
  }

  @Test func standardInputIsEmpty() throws {
    let result = try ProgramRun.run("cat", [])
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
  }
}

/// What lint takes from a media file, with programs that only pretend.
@Suite struct MediaFactsTests {
  private func io(_ status: Int, output: String = "", errors: String = "") -> ConsoleIO {
    var io = ConsoleIO.system()
    io.runProgram = { (_, _) throws(FileError) in
      .init(status: status, output: Array(output.utf8), errors: Array(errors.utf8))
    }
    return io
  }

  @Test func readsDurationAndRate() throws {
    let facts = try MediaFacts.read(
      "film.mp4",
      io(0, output: "r_frame_rate=24000/1001\nduration=12.512000\n")
    )
    #expect(facts.frameRate == .filmNTSC)
    #expect(facts.duration?.milliseconds == 12_512)
  }

  @Test func aCoverPictureHasNoFrameRate() throws {
    let facts = try MediaFacts.read("a.mp3", io(0, output: "r_frame_rate=90000/1\nduration=3.5\n"))
    #expect(facts.frameRate == nil)
    #expect(facts.duration?.milliseconds == 3500)
  }

  @Test func problemsAreNamed() {
    #expect(throws: MediaFacts.Problem(message: "ffprobe cannot read it: moov atom not found")) {
      _ = try MediaFacts.read("a.mp4", io(1, errors: "first\nmoov atom not found\n"))
    }
    #expect(
      throws: MediaFacts.Problem(message: "states neither a duration nor a frame rate")
    ) { _ = try MediaFacts.read("a.srt", io(0, output: "duration=N/A\n")) }
  }

  @Test func cutsAreTakenFromTheFilter() throws {
    let errors = """
      [Parsed_showinfo_1 @ 0x5] n:   0 pts:  25600 pts_time:2       duration:    512
      frame=    2 fps=0.0
      [Parsed_showinfo_1 @ 0x5] n:   1 pts:  51200 pts_time:4.04    duration:    512
      """
    let cuts = try MediaFacts.shotChanges("a.mp4", io(0, errors: errors))
    #expect(cuts.map(\.milliseconds) == [2000, 4040])
  }
}
