import CaptionKit
import Testing

@testable import CaptionCommand

/// Records of files: what reports are made of elsewhere or later.
@Suite("records of lint") struct RecordTests {
  /// Records have no captions in which nothing was found.
  private static let kinds = ReportKind.all.filter { !$0.needsCaptions }.map(\.name)
  private static let baseline = ["--baseline", "known.json"]

  /// Runs lint, and `report merge` on what a function makes of its records.
  private func same(
    _ kind: String,
    _ more: [String] = [],
    records: (World) -> [String]
  ) {
    let world = ParallelLintTests.world()
    let arguments = ["--report", kind, "--statistics"] + more
    let status = world.run(["lint", "lib"] + arguments, registry: .standard)
    let (output, error) = (world.output, world.error)
    let other = ParallelLintTests.world()
    let files = records(other)
    let (before, said) = (other.output, other.error)
    #expect(other.run(["report", "merge"] + files + arguments, registry: .standard) == status)
    #expect(String(other.output.dropFirst(before.count)) == output)
    #expect(String(other.error.dropFirst(said.count)) == error)
  }

  @Test(arguments: kinds, [[], ["--max-per-rule", "3"], ["--timecode", "25"]])
  func aRecordedRunIsReportedAlike(kind: String, more: [String]) {
    same(kind, more) { world in
      world.run(
        ["lint", "lib", "--facts", "all.ndjson", "--report", "concise=x"],
        registry: .standard
      )
      return ["all.ndjson"]
    }
  }

  @Test(arguments: kinds)
  func partsAreJoinedInTheOrderOfTheList(kind: String) {
    same(kind) { world in
      for part in ["1", "2", "3"] {
        world.run(
          ["lint", "lib", "--shard", "\(part)/3", "--facts", "\(part).ndjson"]
            + ["--report", "json=\(part).json"],
          registry: .standard
        )
      }
      return ["2.ndjson", "3.ndjson", "1.ndjson"]
    }
  }

  /// The page of records has the same findings; what it lacks are the other captions.
  @Test func aPageOfRecordsHasTheSameFindings() {
    func findings(_ page: String) -> [Substring] {
      page.split(separator: "<script").filter { $0.prefix(80).contains("findings") }
    }
    let world = ParallelLintTests.world()
    world.run(["lint", "lib", "--report", "html", "--facts", "all.ndjson"], registry: .standard)
    let rows = findings(world.output)
    #expect(!rows.isEmpty)
    let before = world.output
    world.run(["report", "merge", "all.ndjson", "--report", "html"], registry: .standard)
    #expect(findings(String(world.output.dropFirst(before.count))) == rows)
  }

  @Test func partsHoldEachFileOnce() throws {
    let paths = (0..<1000).map { "library/title-\($0)/en.vtt" }
    for count in [1, 2, 3, 16] {
      let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
      for path in paths { #expect(shards.count { $0.holds(path) } == 1) }
      for shard in shards {
        let share = paths.count { shard.holds($0) }
        #expect(abs(share - 1000 / count) < 60 + 200 / count, "\(shard): \(share)")
      }
    }
    // Names alone decide, today and tomorrow.
    #expect(try #require(Shard("1/2")).holds("library/title-0/en.vtt") == Self.isFirst)
  }

  /// FNV-1a of the name's bytes and two steps of mixing, reckoned by hand elsewhere.
  private static let isFirst = ShardReference.isFirstOfTwo("library/title-0/en.vtt")

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "1/2/3", "-1/2"])
  func aPartIsOneOfMany(text: String) {
    let world = World(["a.toy": "TOY\n0 10 x\n"])
    #expect(world.run("lint", "a.toy", "--shard=\(text)") == 2)
    #expect(world.error.contains("--shard takes a part"))
  }

  @Test(arguments: ["json", "sarif", "text"])
  func aWorkerAnswersEachRequest(kind: String) {
    same(kind) { world in
      var paths = ["lib/05.srt", "lib/06.vtt", "lib/07.srt"]
      for number in 10..<50 { paths += ["lib/\(number).vtt", "lib/\(number).srt"] }
      let worker = ParallelLintTests.world(input: paths.joined(separator: "\n"))
      #expect(worker.run(["lint", "--worker"], registry: .standard) == 0)
      let lines = worker.output.split(separator: "\n")
      #expect(lines.count == paths.count)
      for (line, path) in zip(lines, paths) {
        #expect(line.hasPrefix(#"{"schema":1,"file":"\#(path)","#))
      }
      world.put("w.ndjson", .file(Array(worker.output.utf8)))
      return ["w.ndjson"]
    }
  }

  @Test func aWorkerTakesContents() {
    // "1\n00:00:01,000 --> 00:00:01,100\nA new  one.\n"
    let content = "MQowMDowMDowMSwwMDAgLS0+IDAwOjAwOjAxLDEwMApBIG5ldyAgb25lLgo="
    let world = World(
      [:],
      standardInput: "no/such.srt\t\(content)\r\nbad.srt\t%%%\n\nmissing.srt\n"
    )
    #expect(world.run(["lint", "--worker"], registry: .standard) == 0)
    let lines = world.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].contains(#""file":"no/such.srt","status":"done""#))
    #expect(lines[0].contains(#""code":"text/double-space""#))
    #expect(lines[1].contains("is not base64") && lines[1].contains(#""status":"inputOutput""#))
    #expect(lines[2].contains("a request names a file"))
    #expect(lines[3].contains("no such file or folder"))
  }

  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zg", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYmFy", "foobar"),
    ("+/+/", nil), ("Zm9vY", nil), ("Zm9=", nil), ("Zm 9v", nil), ("Zg=a", nil),
  ])
  func base64IsDecoded(text: String, expected: String?) {
    let bytes = Base64.decode(Array(text.utf8)[...])
    if text == "+/+/" {
      #expect(bytes == [0xFB, 0xFF, 0xBF])
    } else {
      #expect(bytes == expected.map { Array($0.utf8) })
    }
  }

  @Test func whatIsNoRecordIsTold() {
    let world = ParallelLintTests.world()
    world.run(["lint", "lib/10.srt", "--facts", "a.ndjson"], registry: .standard)
    let record = world.text("a.ndjson") ?? ""
    world.put(
      "b.ndjson",
      .file(
        Array(
          (record + "{\"schema\":1,\"fi\n[]\n{\"schema\":9,\"file\":\"x\"}\n" + record.dropLast(9))
            .utf8
        )
      )
    )
    let before = world.error.count
    #expect(
      world.run(["report", "merge", "b.ndjson", "--report", "json"], registry: .standard) == 3
    )
    let said = String(world.error.dropFirst(before))
    for line in [2, 3, 4, 5] {
      #expect(said.contains("captionkit: b.ndjson:\(line): is no record of lint: "), "\(said)")
    }
    #expect(said.contains("1 file: ") || said.contains("2 files: "))
  }

  @Test func aWorkerMakesNoReports() {
    let world = World(["a.toy": "TOY\n0 10 x\n"])
    #expect(world.run("lint", "--worker", "a.toy") == 2)
    #expect(world.run("lint", "--worker", "--json") == 2)
    #expect(world.run("lint", "a.toy", "--facts", "-", "--json") == 2)
    #expect(world.run("report", "merge") == 2)
    #expect(world.run("report", "marge", "x") == 2)
    #expect(world.error.contains("Did you mean 'merge'?"))
  }

  @Test func recordsGoToStandardOutput() {
    let world = World(["a.toy": "TOY\n0 10 x\n#\n"])
    world.run("lint", "a.toy", "--facts", "-", "-q")
    #expect(world.output.hasPrefix(#"{"schema":1,"file":"a.toy","index":0,"status":"#))
    #expect(world.output.split(separator: "\n").count == 1)
  }

  @Test func aBaselineIsTakenOutOfWhatIsMerged() {
    let world = ParallelLintTests.world()
    world.run(
      ["lint", "lib", "--baseline", "known.json", "--update-baseline", "--facts", "all.ndjson"]
        + ["--report", "ndjson"],
      registry: .standard
    )
    let before = world.output.count
    world.run(
      ["report", "merge", "all.ndjson", "--baseline", "known.json", "--report", "ndjson"],
      registry: .standard
    )
    let left = world.output.dropFirst(before).split(separator: "\n")
    // What can't be read is in no baseline.
    #expect(left.count == 1 && left.first?.contains("file/unreadable") == true, "\(left)")
  }
}

/// The part to which a name belongs, reckoned with whole numbers of any size.
private enum ShardReference {
  static func isFirstOfTwo(_ name: String) -> Bool {
    let modulus = UInt128(1) << 64
    var hash: UInt128 = 14_695_981_039_346_656_037
    for byte in name.utf8 { hash = (hash ^ UInt128(byte)) * 1_099_511_628_211 % modulus }
    hash ^= hash >> 33
    hash = hash * 18_397_679_294_719_823_053 % modulus
    hash ^= hash >> 33
    return hash % 2 == 0
  }
}
