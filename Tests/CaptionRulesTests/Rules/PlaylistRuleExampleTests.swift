import CaptionKit
import Foundation
import Testing

/// The examples of the rules about playlists, with the files that the playlists name.
@Suite struct PlaylistRuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var info: RuleInfo
    var example: RuleExample
    var testDescription: String { "\(info.id): \(example.messages.first ?? "passes")" }
  }

  static let cases = RuleCatalog.all.filter { $0.subject == .playlist }.flatMap { info in
    info.examples.map { Case(info: info, example: $0) }
  }

  /// The text without marks, the offsets at which they stood, and the files below it.
  private func parts(_ marked: String) -> (text: String, marks: [Int], files: [String: String]) {
    var parts = marked.components(separatedBy: "\n=== ")
    var (text, rest) = ("", parts.removeFirst()[...])
    var marks: [Int] = []
    while let range = rest.range(of: "⟦\(marks.count + 1)⟧") {
      text += rest[..<range.lowerBound]
      marks.append(text.utf8.count)
      rest = rest[range.upperBound...]
    }
    text += rest
    var files: [String: String] = [:]
    for part in parts {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      files[String(lines[0])] = lines.count > 1 ? String(lines[1]) + "\n" : ""
    }
    return (text, marks, files)
  }

  private func facts(_ text: String, _ files: [String: String]) throws -> PlaylistFacts {
    let playlist = try PlaylistReader.playlist(Array(text.utf8), name: "a.m3u8")
    let reader = PlaylistReader(playlist) { (path) throws(PlaylistProblem) in
      guard let file = files[path] else { throw PlaylistProblem("no such file or folder") }
      return Array(file.utf8)
    }
    return PlaylistFacts(reader)
  }

  /// An example is a playlist, a DASH manifest or a movie.
  private func lint(
    _ text: String,
    _ files: [String: String],
    _ options: LintOptions
  ) throws -> (report: LintReport, findings: [LintFinding]) {
    if text.hasPrefix("movie ") {
      return Linter.lint(try MovieExample(text).facts, options: options)
    }
    guard text.hasPrefix("<") else {
      let facts = try facts(text, files)
      #expect(facts.playlist.diagnostics.isEmpty)
      return Linter.lint(facts, options: options)
    }
    let manifest = try ManifestReader.manifest(Array(text.utf8), name: "a.mpd")
    #expect(manifest.diagnostics.isEmpty)
    return Linter.lint(DeclaredTracks(manifest), options: options)
  }

  @Test(arguments: cases)
  func example(_ test: Case) throws {
    let (text, marks, files) = parts(test.example.markedText)
    var options = LintOptions()
    options.only = [test.info.id]
    let (report, findings) = try lint(text, files, options)
    #expect(report.run == [test.info.id])
    #expect(findings.map(\.diagnostic.message) == test.example.messages)
    #expect(findings.map { $0.diagnostic.range?.lowerBound } == marks)
    for finding in findings {
      #expect(finding.diagnostic.severity == test.info.severity)
      #expect(finding.diagnostic.kind == .rule)
      #expect(finding.diagnostic.code == test.info.id)
    }
  }

  /// What our own tools write breaks none of the rules.
  @Test func aGoodProgrammePassesAllRules() throws {
    let facts = try facts(
      """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",AUTOSELECT=YES,URI="1"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English (SDH)",LANGUAGE="en",AUTOSELECT=YES,\
      CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,\
      public.accessibility.describes-music-and-sound",URI="2"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English (forced)",LANGUAGE="en",AUTOSELECT=YES,\
      FORCED=YES,URI="3"
      #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"
      v
      """,
      [:]
    )
    let (report, findings) = Linter.lint(facts)
    #expect(findings.isEmpty)
    #expect(report.run.count == 11)
    #expect(report.notRun.map(\.rule) == ["tag/short-playlist"])
  }

  @Test func missingSegmentsLeaveRulesOut() throws {
    let facts = try facts(
      "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.vtt\n#EXT-X-ENDLIST",
      [:]
    )
    let (report, findings) = Linter.lint(facts)
    #expect(findings.isEmpty)
    #expect(report.run.isEmpty)
    let reason = "segment 1, '1.vtt': no such file or folder"
    #expect(report.notRun.filter { !$0.isFromCaller }.map(\.reason) == [reason, reason, reason])
  }

  /// A clock that does not begin with the playlist says nothing about its segments.
  @Test func segmentsOfAnotherClockAreNotJudged() throws {
    let head = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n"
    let facts = try facts(
      """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      #EXTINF:6,
      1.vtt
      #EXTINF:6,
      2.vtt
      #EXT-X-ENDLIST
      """,
      [
        "1.vtt": head + "10:00:01.000 --> 10:00:02.000\na\n",
        "2.vtt": head + "10:00:07.000 --> 10:00:08.000\nb\n",
      ]
    )
    #expect(Linter.lint(facts).findings.isEmpty)
  }

  /// Other rules do not see playlists, and those about playlists no captions.
  @Test func subjectsAreKeptApart() throws {
    let captions = MarkedCaptions("WEBVTT\n\n00:01.000 --> 00:05.000\nHello there.\n")
    let report = Linter.lint(captions.track)
    #expect(!(report.run + report.notRun.map(\.rule)).contains { $0.hasPrefix("tag/") })
  }
}
