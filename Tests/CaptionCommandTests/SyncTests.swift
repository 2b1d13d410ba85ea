import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct SyncTests {
  /// Captions of a programme with irregular pauses, in milliseconds.
  private static func times(_ seed: UInt64, count: Int = 60) -> [(begin: Int, end: Int)] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ range: Range<Int>) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + Int(state % UInt64(range.count))
    }
    var begin = 1500
    return (0..<count).map { _ in
      let end = begin + next(800..<4200)
      defer { begin = end + (next(0..<8) == 0 ? next(5000..<14_000) : next(100..<1900)) }
      return (begin, end)
    }
  }

  /// The first caption of so many milliseconds with room on both sides.
  private static func roomy(_ times: [(begin: Int, end: Int)], _ lengths: Range<Int>) -> Int? {
    times.indices.dropFirst(8).dropLast(8).first { index in
      lengths.contains(times[index].end - times[index].begin)
        && times[index].begin - times[index - 1].end > 600
        && times[index + 1].begin - times[index].end > 1600
    }
  }

  private static func srt(
    _ times: [(begin: Int, end: Int)],
    words: String = "Somebody says something here.",
    _ change: (Int) -> Int = { $0 }
  ) -> String {
    func clock(_ time: Int) -> String {
      let time = max(0, time)
      func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: width - digits.count) + digits
      }
      return "\(padded(time / 3_600_000, 2)):\(padded(time / 60_000 % 60, 2)):"
        + "\(padded(time / 1000 % 60, 2)),\(padded(time % 1000, 3))"
    }
    return times.enumerated().map { index, time in
      "\(index + 1)\n\(clock(change(time.begin))) --> \(clock(change(time.end)))\n\(words)\n"
    }.joined(separator: "\n")
  }

  private static let good = srt(times(1))
  private static let reference = srt(times(1), words: "Alguien dice algo.")

  private func world(_ captions: String) -> World {
    World(["a.srt": captions, "ref.srt": Self.reference])
  }

  @Test func captionsThatFitAreInSync() {
    let world = world(Self.good)
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 0)
    #expect(world.output.hasPrefix("a.srt: in sync\n"), "\(world.output)\(world.error)")
  }

  @Test func anOffsetIsToldAndCorrected() {
    let world = world(Self.srt(Self.times(1)) { $0 + 1720 })
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(world.output.contains("a.srt: offset, 1.72 s late\n"), "\(world.output)")
    #expect(world.output.contains("convert IN OUT --shift -1720ms, or"))
    #expect(world.output.contains("error: all captions are 1.72 s late; moved, 60 of 60"))
    #expect(world.output.contains("[sync/offset]"))
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.srt"
    )
    #expect(status == 0, "\(world.error)")
    #expect(lines(world.text("b.srt")) == lines(Self.good))
  }

  @Test func aDriftIsNamedAndCorrected() {
    // So long that no other pair of rates fits.
    let times = Self.times(1, count: 300)
    let world = World([
      "a.srt": Self.srt(times) { $0 * 24_000 / 25_025 }, "ref.srt": Self.srt(times),
    ])
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(
      world.output.contains("drift, 4.096 % fast, 25 to 24000/1001 frames a second"),
      "\(world.output)"
    )
    #expect(world.output.contains("--retime 25:24000/1001"))
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.vtt",
      "--json"
    )
    #expect(status == 0, "\(world.error)\(world.output)")
    #expect(world.text("b.vtt")?.hasPrefix("WEBVTT\n") == true)
    #expect(world.output.contains(#""isWritten":true"#))
  }

  @Test func piecesAreToldAndCorrected() {
    let times = Self.times(1)
    let border = times[30].begin
    let world = world(Self.srt(times) { $0 >= border ? $0 + 12_000 : $0 })
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(world.output.contains("2 pieces: "), "\(world.output)")
    #expect(world.output.contains("from cue 31 at"))
    #expect(world.output.contains("on captions are 12 s late, before it they are in sync"))
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.srt"
    )
    #expect(status == 0, "\(world.error)")
    #expect(lines(world.text("b.srt")) == lines(Self.good))
  }

  @Test func captionsOfAnotherProgrammeAreNeverRewritten() {
    let world = World(["a.srt": Self.srt(Self.times(7)), "ref.srt": Self.reference])
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 0)
    #expect(world.output.contains("could not be checked: "), "\(world.output)")
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.srt"
    )
    #expect(status == 1)
    #expect(world.text("b.srt") == nil)
    #expect(world.error.contains("nothing written: the captions could not be matched"))
  }

  @Test func aWeakMatchIsNotWritten() {
    let world = world(Self.srt(Self.times(1)) { $0 + 1720 })
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.srt",
      "--min-confidence",
      "1"
    )
    #expect(status == 1)
    #expect(world.text("b.srt") == nil)
    #expect(world.error.contains("nothing written: the match is not sure enough"))
  }

  @Test func existingFilesAreKept() {
    let world = World([
      "a.srt": Self.srt(Self.times(1)) { $0 + 1720 }, "ref.srt": Self.reference, "b.srt": "mine",
    ])
    let status = run(
      world,
      "sync",
      "a.srt",
      "--reference",
      "ref.srt",
      "--apply",
      "-o",
      "b.srt"
    )
    #expect(status == 3)
    #expect(world.text("b.srt") == "mine")
  }

  @Test func tolerancesComeFromOptions() {
    let world = world(Self.srt(Self.times(1)) { $0 + 400 })
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(
      run(world, "sync", "a.srt", "--reference", "ref.srt", "--set", "sync/offset.max=0.5") == 0
    )
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt", "--ignore", "sync/offset") == 0)
  }

  @Test func singleCaptionsAreTold() throws {
    let times = Self.times(3, count: 120)
    let late = try #require(Self.roomy(times, 900..<3000))
    var moved = times
    moved[late] = (times[late].begin + 1500, times[late].end + 1500)
    let world = World(["a.srt": Self.srt(moved), "ref.srt": Self.srt(times)])
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(world.output.hasPrefix("a.srt: in sync\n"), "\(world.output)")
    #expect(
      world.output.contains(" s after its words (confidence 1) [sync/late-cue]"),
      "\(world.output)"
    )
  }

  @Test func missingCaptionsAreTold() throws {
    let all = Self.times(3, count: 120)
    var times = all
    times.remove(at: try #require(Self.roomy(all, 2000..<5000)))
    let world = World(["a.srt": Self.srt(times), "ref.srt": Self.srt(all)])
    #expect(run(world, "sync", "a.srt", "--reference", "ref.srt") == 1)
    #expect(world.output.contains("no caption for what the reference says"), "\(world.output)")
  }

  @Test(arguments: [
    (["sync"], "sync needs a file"),
    (["sync", "a.srt"], "sync needs --media MEDIA or --reference"),
    (["sync", "a.srt", "b.srt", "--reference", "ref.srt"], "sync takes one file"),
    (["sync", "a.srt", "--reference", "ref.srt", "--apply"], "--apply needs -o OUT"),
    (["sync", "a.srt", "--reference", "ref.srt", "-o", "b.srt"], "-o needs --apply"),
    (["sync", "a.srt", "--reference", "ref.srt", "--apply", "-o", "b.xyz"], "names no format"),
    (
      ["sync", "a.srt", "--reference", "ref.srt", "--min-confidence", "0.2"],
      "--min-confidence takes a number from 0.5 to 1"
    ),
  ])
  func wrongUsageIsTold(arguments: [String], message: String) {
    let world = world(Self.good)
    #expect(world.run(arguments, registry: .standard) == 2)
    #expect(world.error.contains(message), "\(world.error)")
  }

  @Test func unreadableFilesAreTold() {
    let world = world(Self.good)
    #expect(run(world, "sync", "none.srt", "--reference", "ref.srt") == 3)
    #expect(run(world, "sync", "a.srt", "--reference", "none.srt") == 3)
  }

  /// A text without its line breaks, which are of two kinds.
  private func lines(_ text: String?) -> [Substring]? { text?.split(whereSeparator: \.isNewline) }

  private func run(_ world: World, _ arguments: String...) -> Int32 {
    world.run(arguments + ["--isolated"], registry: .standard)
  }

  // MARK: What is heard

  /// Runs a command line where the programme's sound is known.
  private func run(
    _ world: World,
    hearing listen: @escaping @Sendable () throws(ListeningProblem) -> Listening.Heard,
    _ arguments: String...
  ) -> Int32 {
    var io = world.io(arguments + ["--isolated"])
    io.listen = { (_, _) throws(ListeningProblem) in try listen() }
    return CaptionKitCommand.run(io, registry: .standard).rawValue
  }

  /// A programme in which somebody speaks while each of the captions is shown, over a quiet room.
  private static func heard(isSure: Bool = true) -> Listening.Heard {
    let end = (times(1).last?.end ?? 0) / 10 + 500
    var speech = [Float](repeating: 0.02, count: end)
    var levels = [Float](repeating: -70, count: end)
    for time in times(1) {
      for index in time.begin / 10..<time.end / 10 {
        speech[index] = 0.95
        // Words have pauses, by which the dialogue is told from what is behind it.
        levels[index] = index % 25 < 10 ? -65 : -25
      }
    }
    return Listening.Heard(
      SpeechTrack(
        speech: speech,
        levels: levels,
        harmonicity: [Float](repeating: 0.5, count: end),
        change: [Float](repeating: 3, count: end),
        detector: "known 1",
        isSureOfSpeech: isSure
      )
    )
  }

  @Test func aProgrammeIsListenedTo() {
    let world = World(["a.srt": Self.srt(Self.times(1)) { $0 + 1720 }])
    let status = run(world, hearing: { Self.heard() }, "sync", "a.srt", "--media", "film.mkv")
    #expect(status == 1)
    // What is heard is known to 10 ms.
    #expect(world.output.contains("a.srt: offset, 1.72"), "\(world.output)")
    #expect(world.output.contains(" s late\n  against film.mkv: "))
    #expect(world.output.contains("[sync/offset]"))
  }

  @Test func speechWithoutCaptionsIsToldOnlyByASureDetector() throws {
    var times = Self.times(1)
    times.remove(at: try #require(Self.roomy(times, 1500..<5000)))
    for (isSure, status) in [(true, 1), (false, 0)] as [(Bool, Int32)] {
      let world = World(["a.srt": Self.srt(times)])
      let ended = run(
        world,
        hearing: { Self.heard(isSure: isSure) },
        "sync",
        "a.srt",
        "--media",
        "film.mkv"
      )
      #expect(ended == status, "\(world.output)")
      #expect(world.output.contains("[sync/missed-speech]") == isSure)
    }
  }

  @Test func soundsWithoutALabelAreTold() {
    let heard = {
      var heard = Self.heard()
      let last = heard.track.speech.count
      // Five seconds behind the last words.
      for index in last - 480..<last { heard.track.levels[index] = -24 }
      return heard
    }()
    let world = World(["a.srt": Self.srt(Self.times(1))])
    let status = run(world, hearing: { heard }, "sync", "a.srt", "--media", "film.mkv")
    #expect(status == 0)
    #expect(world.output.contains("advice: no label for a sustained sound from "))
    #expect(world.output.contains("[sound/unlabelled]"))
  }

  @Test func lintListensToo() {
    let world = World(["a.srt": Self.srt(Self.times(1)) { $0 + 1720 }])
    let status = run(
      world,
      hearing: { Self.heard() },
      "lint",
      "a.srt",
      "--check-audio",
      "film.mkv",
      "--select",
      "sync/offset"
    )
    #expect(status == 1)
    #expect(world.output.contains("[sync/offset]"), "\(world.output)")
    // Without, the rule is not run and nothing is found.
    let other = World(["a.srt": Self.srt(Self.times(1)) { $0 + 1720 }])
    #expect(run(other, "lint", "a.srt", "--select", "sync/offset") == 0)
  }

  @Test func whatCannotBeHeardIsToldAndIsNoVerdict() {
    let problem = ListeningProblem("has no audio track")
    for arguments in [
      ["sync", "a.srt", "--media", "film.mkv"], ["lint", "a.srt", "--check-audio", "film.mkv"],
    ] {
      let world = world(Self.good)
      var io = world.io(arguments + ["--isolated"])
      io.listen = { (_, _) throws(ListeningProblem) in throw problem }
      #expect(CaptionKitCommand.run(io, registry: .standard).rawValue == 3)
      #expect(world.error.contains("film.mkv: has no audio track"), "\(world.error)")
      #expect(world.output.isEmpty)
    }
  }

  @Test func anIncompleteProgrammeIsTold() {
    let heard = {
      var heard = Self.heard()
      heard.gap = "the sound ends early"
      return heard
    }()
    let world = World(["a.srt": Self.good])
    #expect(run(world, hearing: { heard }, "sync", "a.srt", "--media", "film.mkv") == 0)
    #expect(world.error.contains("film.mkv: the sound ends early"))
  }
}
