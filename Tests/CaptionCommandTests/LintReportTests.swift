import CaptionKit
import Foundation
import Testing

@testable import CaptionCommand

/// The reports of lint, from one file with a finding of each severity.
@Suite struct LintReportTests {
  static let file = """
    1
    00:00:01,000 --> 00:00:02,000
    Forty letters in a second is too many <&>

    2
    00:00:03,000 --> 00:00:05,000
    Wait... what?

    """

  /// Runs lint over the file and returns what it prints.
  private func report(_ kind: String, _ more: String..., status: Int32 = 1) -> String {
    let world = World(["a b.srt": Self.file])
    let options = ["--select", "reading/speed", "--select", "text/ellipsis", "-p", "netflix-en"]
    let arguments = ["lint", "a b.srt", "--report", kind, "-q"] + options + more
    #expect(world.run(arguments, registry: .standard) == status)
    return world.output
  }

  @Test func textQuotesAndCites() {
    let text = report("text")
    #expect(
      text.hasPrefix(
        """
        a b.srt:3:1: warning: 41 characters in 1 s are 41 characters a second, more than 20 \
        [reading/speed]
          cue 1, 00:00:01.000 → 00:00:02.000
            | Forty letters in a second is too many <&>
          measured 41 characters a second, allowed 20
          limit from Netflix, 
        """
      )
    )
    #expect(
      text.contains(
        """
        a b.srt:7:5: warning: an ellipsis of three full stops, not the character … [text/ellipsis]
          cue 2, 00:00:03.000 → 00:00:05.000
            | Wait... what?
            |     ^^^

        """
      )
    )
  }

  @Test func textShowsTimeCodes() {
    let text = report("text", "--timecode", "25", "--timecode-start", "10:00:00:00")
    #expect(text.contains("  cue 1, 10:00:01:00 → 10:00:02:00\n"))
  }

  @Test func groupedNamesTheFileOnce() {
    let lines = report("grouped").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == "a b.srt (2 findings)")
    #expect(lines.last?.hasPrefix("  7:5  00:00:03.000  warning  an ellipsis") == true)
  }

  @Test func jsonHasMeasureAndSource() throws {
    let json = report("json")
    #expect(
      json.contains(
        #""cue":0,"timecode":"00:00:01.000","endTimecode":"00:00:02.000","#
          + #""text":"Forty letters in a second is too many <&>","measured":41,"allowed":20,"#
      )
    )
    #expect(json.contains(#""unit":"characters a second","option":"max","source":{"layer":"#))
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((document?["diagnostics"] as? [Any])?.count == 2)
  }

  @Test func ndjsonIsALineEach() {
    let lines = report("ndjson").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"file":"a b.srt","code":""#) })
  }

  @Test func xmlIsEscaped() {
    #expect(xmlEscaped("<a b=\"c\">&\n\u{1}") == "&lt;a b=&quot;c&quot;&gt;&amp;&#10;\u{FFFD}")
    #expect(report("checkstyle").contains(#"<error line="3" column="1" severity="warning""#))
    #expect(report("junit").contains(#"<testcase classname="a b.srt" name="format"/>"#))
  }

  @Test func githubEscapesProperties() {
    let world = World(["a,b:c%.srt": Self.file])
    world.run(
      ["lint", "a,b:c%.srt", "--report", "github", "--select", "reading/speed"],
      registry: .standard
    )
    #expect(
      world.output.hasPrefix(
        "::warning file=a%2Cb%3Ac%25.srt,line=3,col=1,title=captionkit reading/speed::41 characters"
      )
    )
  }

  @Test func csvQuotes() {
    let lines = report("csv").split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("file,line,column,cue,id,begin,end,severity,rule") == true)
    #expect(
      lines.dropFirst().first?.hasPrefix(
        "a b.srt,3,1,1,,00:00:01.000,00:00:02.000,warning,reading/speed,\"41 characters in 1 s are"
          + " 41 characters a second, more than 20\",41,20,characters a second,"
      ) == true
    )
  }

  @Test func markdownIsATable() {
    let lines = report("markdown").split(separator: "\n")
    #expect(lines.first == "### a b.srt")
    #expect(lines.last?.hasPrefix("| 7:5 | 2 | 00:00:03.000 | warning | ") == true)
  }

  @Test func sarifEscapesTheURI() {
    #expect(report("sarif").contains(#""artifactLocation":{"uri":"a%20b.srt","index":0}"#))
  }

  @Test func fingerprintsDoNotDependOnTimes() {
    func prints(_ text: String) -> [Substring] {
      let world = World(["a.srt": text])
      world.run(
        ["lint", "a.srt", "--report", "gitlab", "--select", "text/ellipsis"],
        registry: .standard
      )
      return world.output.matches(of: /"fingerprint":"([0-9a-f]{32})"/).map(\.output.1)
    }
    let file = Self.file.replacing("Wait... what?", with: "Wait... what...?")
    let all = prints(file)
    #expect(Set(all).count == 2)
    #expect(prints(file.replacing("00:00:0", with: "00:10:0")) == all)
  }

  @Test func severalReportsEachHaveTheirFile() {
    let world = World(["a.srt": Self.file])
    let status = world.run(
      [
        "lint", "a.srt", "--report", "concise", "--report=sarif=out.sarif", "--report",
        "csv=out.csv", "--select", "reading/speed",
      ],
      registry: .standard
    )
    #expect(status == 1)
    #expect(world.output.hasPrefix("a.srt:3:1: warning: "))
    #expect(world.text("out.sarif")?.hasPrefix(#"{"$schema":"#) == true)
    #expect(world.text("out.csv")?.hasPrefix("file,line") == true)
  }

  @Test func moreOfARuleIsOnlyTold() {
    let file = Self.file + "\n3\n00:00:06,000 --> 00:00:08,000\nAnd... why?\n"
    let world = World(["a.srt": file])
    let arguments = ["lint", "a.srt", "--select", "text/ellipsis", "--max-per-rule", "1"]
    #expect(
      world.run(arguments + ["--report", "concise", "-p", "netflix-en"], registry: .standard) == 1
    )
    #expect(world.output.hasSuffix("[text/ellipsis]\n… 1 more of text/ellipsis\n"))
    #expect(world.error == "captionkit: 1 file: 0 errors, 2 warnings, 0 pieces of advice\n")
  }

  @Test(
    arguments: [
      (["--fail-level", "error"], 0), (["--fail-level", "never"], 0), (["--max-findings", "2"], 0),
      (["--max-findings", "1"], 1), (["--exit-zero"], 0), (["--fail-level=advice"], 1),
    ] as [([String], Int32)]
  )
  func theLineIsDrawnWhereOneSays(_ options: [String], _ status: Int32) {
    let world = World(["a.srt": Self.file])
    let arguments =
      [
        "lint", "a.srt", "--select", "text/ellipsis", "--select", "reading/speed", "-p",
        "netflix-en",
      ]
    #expect(world.run(arguments + options, registry: .standard) == status)
  }

  @Test func statisticsComeWithTheSummary() {
    let world = World(["a.srt": Self.file])
    world.run(
      ["lint", "a.srt", "--select", "reading/speed", "--statistics"],
      registry: .standard
    )
    #expect(
      world.error == """
        findings  files  severity  rule
               1      1  warning   reading/speed
        captionkit: 1 file: 0 errors, 1 warning, 0 pieces of advice

        """
    )
  }

  @Test(arguments: [
    (["--report", "sarf"], "'sarf'"), (["--report", "text", "--report", "csv"], "standard output"),
    (["--report", "csv="], "needs a file"), (["--report", "csv=a.srt"], "would replace"),
    (["--timecode", "fast"], "'fast'"), (["--timecode-start", "01:00:00:00"], "needs --timecode"),
    (["--timecode", "25", "--timecode-start", "00:00:00:25"], "'00:00:00:25'"),
    (["--max-per-rule", "0"], "'0'"), (["--max-findings", "-1"], "'-1'"),
    (["--fail-level", "eror"], "Did you mean 'error'"),
  ])
  func wrongUseIsTold(_ options: [String], _ words: String) {
    let world = World(["a.srt": Self.file])
    #expect(world.run(["lint", "a.srt"] + options, registry: .standard) == 2)
    #expect(world.error.contains(words))
    #expect(world.output.isEmpty)
  }

  @Test("rules that lack the same evidence are one line")
  func manyRulesNotRun() {
    let world = World(["a.vtt": "WEBVTT\n\n"])
    world.run(["lint", "a.vtt"], registry: .standard)
    let lines = world.error.split(separator: "\n").filter { $0.contains("not run") }
    #expect(lines.count == 1, "\(world.error)")
    #expect(lines.first?.contains(" rules were not run: ") == true)
    let verbose = World(["a.vtt": "WEBVTT\n\n"])
    verbose.run(["lint", "a.vtt", "-v"], registry: .standard)
    #expect(verbose.error.contains("rule sync/overlap was not run: "), "\(verbose.error)")
  }
}
