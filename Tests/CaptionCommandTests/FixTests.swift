import CaptionKit
import Testing

@testable import CaptionCommand

@Suite struct FixTests {
  /// One remedy may mend faults of two kinds; all of them count, as lint counts them.
  @Test func everyMendedFindingCounts() {
    let file =
      "1\n00:00:01,000 --> 00:00:03,000\nHello there.\n\n"
      + "00:00:04,000 --> 00:00:06,000\nAgain.\n\n3\n00:00:07,000 --> 00:00:09,000\nOnce more.\n"
    let world = World(["a.srt": file])
    #expect(world.run(["fix", "a.srt", "--isolated"], registry: .standard) == 0)
    #expect(
      world.error.hasSuffix(
        "fixed 2 findings in 1 file; 0 errors, 0 warnings, 1 piece of advice left\n"
      ),
      "\(world.error)"
    )
  }

  /// A number beside the times goes above them; it does not stand there twice then.
  @Test(arguments: ["2 ", "2: ", "2)\t", "7 "])
  func numbersBesideTimesGoAboveThem(number: String) {
    let file =
      "1\n00:00:01,000 --> 00:00:02,000\nA\n\n\(number)00:00:03,000 --> 00:00:04,000\nB\n\n"
      + "3\n00:00:05,000 --> 00:00:06,000\nC\n"
    let world = World(["a.srt": file])
    _ = run(world, "fix", "a.srt", "--isolated")
    #expect(world.text("a.srt") == file.replacing(number + "00:00:03", with: "2\n00:00:03"))
  }

  static let text = """
    1
    00:00:01,000 --> 00:00:03,040
    The ferry leaves at noon.

    2
    00:00:03,000 --> 00:00:05,000
    Then  we have an hour.

    3
    00:00:06,000 --> 00:00:08,000
    Is that enough?

    """

  static let fixed = text.replacing("03,040", with: "03,000").replacing("Then  we", with: "Then we")

  private func run(_ world: World, _ arguments: String...) -> Int32 {
    // A sample this short has no sounds.
    world.run(arguments + ["--ignore", "sound/uncovered"], registry: .standard)
  }

  @Test func filesAreMendedInPlace() {
    let world = World(["a.srt": Self.text, "b.srt": Self.fixed])
    #expect(run(world, "fix", "a.srt", "b.srt") == 0)
    #expect(world.text("a.srt") == Self.fixed)
    #expect(world.text("b.srt") == Self.fixed)
    #expect(world.output.isEmpty)
    #expect(
      world.error
        == "captionkit: fixed 2 findings in 1 file; 0 errors, 0 warnings, 0 pieces of advice left\n"
    )
    #expect(run(world, "fix", "-q", "a.srt") == 0)
    #expect(world.text("a.srt") == Self.fixed)
  }

  @Test func whatWouldBeTakenForAnotherFormatIsNotWritten() {
    // Sorted, the file would begin with times as WebVTT has them, and no number above.
    let cues = [
      "00:00:03,000 --> 00:00:04,000\nWorld.\n", "00:00:01.000 --> 00:00:02.000\nHello.\n",
    ]
    let text = cues.joined(separator: "\n")
    let world = World(["a.txt": text])
    let arguments = ["fix", "a.txt", "--select", "sync/out-of-order"]
    #expect(world.run(arguments, registry: .standard) != 0)
    #expect(world.text("a.txt") == text)
    #expect(world.error.contains("it would be taken for WebVTT then; --format subrip"))

    let named = World(["a.txt": text])
    // The full stops and the missing numbers are left.
    #expect(named.run(arguments + ["--format", "subrip"], registry: .standard) == 1)
    #expect(named.text("a.txt") == "\(cues[1])\n\(cues[0])")
  }

  @Test func aDiffWritesNothing() {
    let world = World(["a.srt": Self.text])
    #expect(run(world, "fix", "--diff", "a.srt") == 0)
    #expect(world.text("a.srt") == Self.text)
    #expect(
      world.output == """
        --- a.srt
        +++ a.srt
        @@ -1,10 +1,10 @@
         1
        -00:00:01,000 --> 00:00:03,040
        +00:00:01,000 --> 00:00:03,000
         The ferry leaves at noon.
        \u{20}
         2
         00:00:03,000 --> 00:00:05,000
        -Then  we have an hour.
        +Then we have an hour.
        \u{20}
         3
         00:00:06,000 --> 00:00:08,000

        """
    )
    #expect(
      world.error
        == "captionkit: would fix 2 findings in 1 file; 0 errors, 0 warnings, 0 pieces of advice would be left\n"
    )
  }

  @Test func standardInputGoesToStandardOutput() {
    let world = World(standardInput: Self.text)
    #expect(run(world, "fix", "-q", "-") == 0)
    #expect(world.output == Self.fixed)
  }

  @Test func whatIsLeftGivesStatusOne() {
    let world = World(["a.srt": Self.text.replacing("00:00:08,000", with: "00:00:06,100")])
    #expect(run(world, "fix", "a.srt") == 1)
    #expect(world.error.hasPrefix("captionkit: fixed 2 findings in 1 file; "))
  }

  @Test func onlySelectedRulesAreMended() {
    let world = World(["a.srt": Self.text.replacing("2\n00", with: "7\n00")])
    #expect(run(world, "fix", "--select", "text/double-space", "a.srt") == 1)
    #expect(
      world.text("a.srt")
        == Self.text.replacing("2\n00", with: "7\n00").replacing("Then  we", with: "Then we")
    )
  }

  @Test func unsafeFixesNeedAWord() {
    let twice = Self.fixed.replacing(
      "3\n00:00:06",
      with: "3\n00:00:03,000 --> 00:00:05,000\nThen we have an hour.\n\n4\n00:00:06"
    )
    let world = World(["a.srt": twice])
    #expect(run(world, "fix", "a.srt") == 1)
    #expect(world.text("a.srt") == twice)
    #expect(run(world, "fix", "--unsafe", "a.srt") == 0)
    #expect(world.text("a.srt") == Self.fixed)
  }

  @Test func lintMendsFirst() {
    let world = World(["a.srt": Self.text])
    #expect(run(world, "lint", "--fix", "a.srt") == 0)
    #expect(world.text("a.srt") == Self.fixed)
    #expect(world.error.hasPrefix("captionkit: a.srt: fixed 2 findings\n"))
    #expect(run(world, "lint", "--fix", "-") == 2)
  }

  @Test func filesThatCannotBeReadAreReported() {
    let world = World(["a.srt": Self.text, "none.srt": "nothing"])
    #expect(run(world, "fix", "gone.srt", "none.srt", "a.srt") == 3)
    #expect(world.text("a.srt") == Self.fixed)
    #expect(world.error.hasPrefix("captionkit: gone.srt: no such file or folder\n"))
    #expect(run(World(), "fix") == 2)
    #expect(run(World(), "fix", "-", "-") == 2)
  }

  @Test func bytesThatWouldBeLostKeepAFileAsItIs() {
    let world = World()
    let bytes = Array(Self.text.utf8) + [0xFF, 0x0A]
    world.put("a.srt", .file(bytes))
    #expect(run(world, "fix", "--encoding", "utf-8", "a.srt") == 3)
    #expect(world.entry("a.srt") == .file(bytes))
    #expect(
      world.error.hasPrefix(
        "captionkit: a.srt: is not changed, since its text does not give the same bytes in UTF-8"
      )
    )
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: diff.text(path: "f"), as: UTF8.self)
  }

  @Test func nothingForTheSame() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
  }

  @Test func insertionsAndDeletions() {
    #expect(diff("a\nb\n", "a\nx\nb\n") == "--- f\n+++ f\n@@ -1,2 +1,3 @@\n a\n+x\n b\n")
    #expect(diff("a\nx\nb\n", "a\nb\n") == "--- f\n+++ f\n@@ -1,3 +1,2 @@\n a\n-x\n b\n")
    #expect(diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- f\n+++ f\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aLastLineWithoutABreak() {
    #expect(
      diff("a\nb", "a\nc")
        == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    )
  }

  @Test func farChangesHaveHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("2\n3\n", with: "2\nx\n").replacing("18\n", with: ""))
        == "--- f\n+++ f\n@@ -1,6 +1,6 @@\n 1\n 2\n-3\n+x\n 4\n 5\n 6\n"
        + "@@ -15,6 +15,5 @@\n 15\n 16\n 17\n-18\n 19\n 20\n"
    )
  }
}
