import CaptionKit
import Synchronization
import Testing

/// How many fixes are made together, and how often a file is checked for that.
@Suite struct ManyFixesTests {
  /// Cues of two seconds, each shown 50 ms into the next one.
  private static func captions(_ count: Int, text: (Int) -> String) -> [UInt8] {
    func clock(_ milliseconds: Int) -> String {
      let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
      func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: width - digits.count) + digits
      }
      return "00:\(padded(seconds / 60, 2)):\(padded(seconds % 60, 2)),\(padded(rest, 3))"
    }
    let blocks = (0..<count).map { index in
      "\(index + 1)\n\(clock(index * 2000)) --> \(clock(index * 2000 + 2050))\n\(text(index))\n"
    }
    return Array(blocks.joined(separator: "\n").utf8)
  }

  @Test func fewChecksMendMany() throws {
    // Of every fiftieth cue 41 characters can be read in 2.05 s, but not in two.
    let bytes = Self.captions(600) { index in
      String(repeating: "a", count: index % 50 == 20 ? 41 : 20)
    }
    let checks = Mutex(0)
    var options = LintOptions()
    options.only = ["sync/overlap", "reading/speed"]
    let known = options
    let fixer = FileFixer { result in
      checks.withLock { $0 += 1 }
      return Linter.lint(Track(result.document, map: result.map), options: known)
    }
    let file = try CaptionFile.read(bytes, name: "a.srt")
    let fixed = try fixer.fix(bytes, of: file)
    #expect(fixed.mended == 599 - 12)
    #expect(fixed.refused.map(\.finding.cue) == (0..<12).map { $0 * 50 + 21 })
    #expect(Set(fixed.refused.map(\.reason)) == ["it would bring a finding of reading/speed"])
    #expect(checks.withLock { $0 } <= 10)

    let after = try CaptionFile.read(fixed.bytes, name: "a.srt")
    #expect(try fixer.fix(fixed.bytes, of: after).made.isEmpty)
  }

  @Test func neighboursThatDisturbEachOtherAreTriedApart() throws {
    // Every cue is as full as it may be, so none may lose its last 50 ms.
    let bytes = Self.captions(40) { _ in String(repeating: "a", count: 41) }
    var options = LintOptions()
    options.only = ["sync/overlap", "reading/speed"]
    let known = options
    let fixer = FileFixer { result in
      Linter.lint(Track(result.document, map: result.map), options: known)
    }
    let fixed = try fixer.fix(bytes, of: try CaptionFile.read(bytes, name: "a.srt"))
    #expect(fixed.made.isEmpty)
    #expect(fixed.refused.count == 39)
    #expect(fixed.bytes == bytes)
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("a.srt", "1\n00:00:01,000 --> 00:00:02,000\n", "abcd \n", "abcd\n"),
      ("a.srt", "1\n00:00:01,000 --> 00:00:02,000\n", "a  <b ", "a <b "),
      ("a.vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\n", "<b>a  b</b> ", "<b>a b</b> "),
    ]
  )
  func manyFixesInOneCue(_ name: String, _ head: String, _ part: String, _ mended: String) throws {
    let count = 2_000
    let bytes = Array((head + String(repeating: part, count: count) + "end\n").utf8)
    let checks = Mutex(0)
    var options = LintOptions()
    options.only = ["text/double-space"]
    let known = options
    let fixer = FileFixer { result in
      checks.withLock { $0 += 1 }
      return Linter.lint(Track(result.document, map: result.map), options: known)
    }
    let fixed = try fixer.fix(bytes, of: try CaptionFile.read(bytes, name: name))
    #expect(fixed.mended == count)
    #expect(fixed.bytes == Array((head + String(repeating: mended, count: count) + "end\n").utf8))
    #expect(checks.withLock { $0 } <= 4)
  }
}
