import SystemIO
import Testing

/// Programs whose output is taken as it comes.
@Suite struct ProgramStreamTests {
  @Test func outputComesInPiecesAndErrorsAreKept() throws {
    var output: [UInt8] = []
    let result = try ProgramRun.stream(
      "sh",
      ["-c", "printf one; sleep 0.1; printf two; printf problem >&2; exit 4"]
    ) { bytes in
      output += bytes
      return true
    }
    #expect(String(decoding: output, as: UTF8.self) == "onetwo")
    #expect(String(decoding: result.errors, as: UTF8.self) == "problem")
    #expect(result.status == 4)
  }

  @Test func whoeverHasEnoughEndsTheProgram() throws {
    var count = 0
    let result = try ProgramRun.stream("sh", ["-c", "exec cat /dev/zero"]) { bytes in
      count += bytes.count
      return count < 1_000_000
    }
    #expect(result.status == 137)
  }

  @Test func aProgramThatHangsIsEnded() throws {
    let start = ContinuousClock.now
    let result = try ProgramRun.stream("sleep", ["60"], patience: 1) { _ in true }
    #expect(result.status == 137)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func aFloodOfErrorsStopsNobody() throws {
    var count = 0
    let result = try ProgramRun.stream(
      "sh",
      [
        "-c",
        "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2",
      ],
      keeping: 1000
    ) { bytes in
      count += bytes.count
      return true
    }
    #expect(count == 300_000 && result.errors.count == 1000 && result.status == 0)
  }
}
