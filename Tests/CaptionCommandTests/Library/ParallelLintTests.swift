import CaptionKit
import Foundation
import Synchronization
import SystemIO
import Testing

@testable import CaptionCommand

/// Checking a library on several threads.
@Suite("lint over many files") struct ParallelLintTests {
  /// A world with files of every fate: good, bad, suppressed, refused, unreadable, declaring.
  static func world(input: String = "") -> World {
    var files: [String: String] = [:]
    for number in 10..<50 {
      var text = ""
      for cue in 1...(number % 5 + 2) {
        let end = cue * 3 + (number % 3)
        text +=
          "\(cue)\n00:00:\(String(format: "%02d", cue * 3)),000 --> 00:00:\(String(format: "%02d", end)),500\n"
          + "[door]  Line \(cue) of file \(number), \"quoted\"\nwhich  goes on\n\n"
      }
      files["lib/\(number).srt"] = text
      files["lib/\(number).vtt"] =
        "WEBVTT\n\nNOTE captionkit-ignore text/double-space: as sung\n\n00:01.000 --> 00:02.000\nTwo  steps \(number)\n\n"
        + "00:03.000 -> 00:04.000\nNot a cue.\n"
    }
    files["lib/05.srt"] = "no captions at all"
    files["lib/06.vtt"] = ""
    files["lib/list.m3u8"] = "#EXTM3U\n#EXT-X-VERSION:3\n"
    files["lib/.captionkit.json"] =
      #"{"rules": {"reading/speed": {"max": 12}}, "suppress": [{"rule": "text/double-space", "files": "1*.srt", "reason": "so"}, {"rule": "reading/speed", "files": "zzz*", "reason": "none"}]}"#
    let world = World(files, standardInput: input)
    world.put("lib", .directory)
    world.put("lib/07.srt", .unreadable)
    return world
  }

  static let kinds = ReportKind.all.map(\.name)

  @Test(arguments: kinds, [[], ["--max-per-rule", "3"], ["-v"]])
  func anyNumberOfThreadsGivesTheSame(kind: String, more: [String]) {
    let arguments = ["lint", "lib", "--report", kind, "--statistics"] + more
    let (one, four) = (Self.world(), Self.world())
    let status = one.run(arguments + ["-j", "1"], registry: .standard)
    #expect(four.run(arguments + ["-j", "4"], registry: .standard) == status)
    #expect(one.output == four.output)
    #expect(one.error == four.error)
    #expect(status == 3 && !one.output.isEmpty)
  }

  @Test func reportFilesAreTheSameToo() {
    let arguments =
      ["lint", "lib"] + Self.kinds.flatMap { ["--report", "\($0)=out.\($0)"] }
      + ["--report", "concise"]
    let (one, three) = (Self.world(), Self.world())
    one.run(arguments + ["-j", "1"], registry: .standard)
    three.run(arguments + ["--jobs=3"], registry: .standard)
    #expect(one.output == three.output)
    for kind in Self.kinds {
      #expect(one.text("out.\(kind)") == three.text("out.\(kind)"))
      #expect(one.text("out.\(kind)")?.isEmpty == false)
    }
  }

  @Test func aBaselineTakesOutTheSame() {
    let (one, four) = (Self.world(), Self.world())
    for (world, jobs) in [(one, "1"), (four, "4")] {
      world.run(
        ["lint", "lib", "--baseline", "known.json", "--update-baseline", "-j", jobs],
        registry: .standard
      )
      world.put("lib/99.srt", world.entry("lib/14.srt") ?? .directory)
      world.remove("lib/14.srt")
      world.put("lib/98.srt", .file(Array("1\n00:00:01,000 --> 00:00:01,100\nA new  one.\n".utf8)))
      world.run(
        ["lint", "lib", "--baseline", "known.json", "-j", jobs, "--report", "json"],
        registry: .standard
      )
    }
    #expect(one.text("known.json") == four.text("known.json"))
    #expect(one.output == four.output)
    #expect(one.error == four.error)
  }

  @Test(arguments: ["0", "-1", "many", "2000"])
  func aNumberOfThreadsIsANumber(jobs: String) {
    let world = World(["a.toy": "TOY\n0 10 x\n"])
    #expect(world.run("lint", "a.toy", "--jobs=\(jobs)") == 2)
    #expect(world.error.contains("--jobs takes a whole number from 1 to 1024"))
  }

  @Test func somebodyAsksToStop() throws {
    let world = Self.world()
    var io = world.io(["lint", "lib", "-j", "2", "--report", "json"])
    let asked = Countdown(30)
    io.isStopRequested = { asked.isOver() }
    let status = CaptionKitCommand.run(io, registry: .standard)
    #expect(status == .interrupted)
    let lines = world.output.split(separator: "\n").count
    let said = try #require(
      world.error.split(separator: "\n").first { $0.contains("interrupted") }
    )
    #expect(said == "captionkit: interrupted: \(lines) of 83 files were checked")
    #expect(lines > 0 && lines < 83)
  }

  @Test func progressIsToldNowAndThen() {
    let world = Self.world()
    var io = world.io(["lint", "lib", "-j", "2", "--report", "json"])
    let clock = Countdown(0)
    // Each look at the clock is a second later.
    io.seconds = { Double(clock.next()) }
    _ = CaptionKitCommand.run(io, registry: .standard)
    let lines = world.error.split(separator: "\n").filter { $0.contains("a second") }
    #expect(lines.count == 8, "\(world.error)")
    #expect(lines.first?.hasPrefix("captionkit: 10 of 83 files checked, 1.0 a second, ") == true)
    #expect(!world.output.contains("files checked"))
  }

  @Test func quietMeansNoProgress() {
    let world = Self.world()
    var io = world.io(["lint", "lib", "-q", "--report", "json"])
    let clock = Countdown(0)
    io.seconds = { Double(clock.next()) }
    _ = CaptionKitCommand.run(io, registry: .standard)
    #expect(!world.error.contains("files checked"))
  }

  @Test func aBarMakesWayForAllElse() {
    let world = Self.world()
    var io = world.io(["lint", "lib", "--report", "json"])
    io.isTerminal = { $0 == .error }
    let clock = Countdown(0)
    io.seconds = { Double(clock.next()) }
    _ = CaptionKitCommand.run(io, registry: .standard)
    #expect(world.error.contains("] 6 % · 5 of 83 files · 1.0 a second · "))
    // Whatever is said stands on a line of its own.
    for line in world.error.split(separator: "\n") {
      let shown = line.split(separator: "\r").last.map(String.init) ?? ""
      #expect(
        !shown.contains("captionkit:") || shown.hasPrefix("\u{1B}[2Kcaptionkit:")
          || shown.hasPrefix("captionkit:")
      )
    }
    #expect(!world.error.hasSuffix("left"))
  }

  @Test(arguments: [
    (
      50, 10.0, 80,
      "[###............] 25 % · 50 of 200 files · 5.0 a second · 1 finding · 30 s left"
    ),
    (0, 10.0, 60, "[........] 0 % · 0 of 200 files · 0.0 a second · 0 findings"),
    (50, 10.0, 20, "25 % · 50 of 200 fi"),
  ])
  func barsFitTheTerminal(done: Int, seconds: Double, width: Int, expected: String) {
    let figures = ProgressFigures(
      done: done,
      total: 200,
      findings: done / 50,
      seconds: seconds
    )
    #expect(figures.bar(width: width) == expected)
    #expect(figures.bar(width: width).unicodeScalars.count <= width)
  }

  @Test(arguments: [(40, "4 s"), (99 * 10, "99 s"), (30_000, "50 min"), (100_000, "2 h 47 min")])
  func theTimeLeftIsToldInWords(files: Int, words: String) {
    let figures = ProgressFigures(done: 10, total: 10 + files, findings: 0, seconds: 1)
    #expect(figures.left == words)
  }
}

/// Counts looks at it.
final class Countdown: Sendable {
  private let count: Mutex<Int>
  private let most: Int

  init(_ most: Int) {
    self.most = most
    count = Mutex(0)
  }

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }

  func isOver() -> Bool { next() > most }
}
