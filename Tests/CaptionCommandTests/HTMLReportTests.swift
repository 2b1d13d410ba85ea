import CaptionKit
import Testing

@testable import CaptionCommand

/// The data that pages hold; what the pages do with it, `.ci/check-report` sees in a browser.
@Suite struct HTMLReportTests {
  /// What stands in the elements of a part, without the line breaks around it.
  private static func parts(_ name: String, of page: String) -> [String] {
    let mark = "<script type=\"application/json\" data-part=\"\(name)\">\n"
    return page.split(separator: mark, omittingEmptySubsequences: false).dropFirst().map { rest in
      String(rest.prefix(upTo: rest.firstRange(of: "\n</script>")?.lowerBound ?? rest.endIndex))
    }
  }

  private static func page(_ files: [String: String], _ arguments: String...) throws -> String {
    let world = World(files)
    let line = ["lint", "-q", "--report", "html=out.html", "--fail-level", "never"] + arguments
    _ = world.run(line, registry: .standard)
    return try #require(world.text("out.html"))
  }

  private static let film = """
    1
    00:00:01,000 --> 00:00:02,000
    Mind  the step.

    2
    00:00:03,000 --> 00:00:04,500
    <i>Ä 𝒜  tune</i>
    plays

    """

  @Test func aFindingIsARow() throws {
    let page = try Self.page(
      ["film.de.sdh.srt": Self.film],
      "film.de.sdh.srt",
      "--only",
      "text/double-space"
    )
    let message = "2 spaces in a row"
    let rows = try #require(Self.parts("findings", of: page).first)
    #expect(rows.hasPrefix(#"[[0,0,2,3,5,0,"00:00:01.000","Mind  the step.","#), "\(rows)")
    // The excerpt is counted as browsers count: the script letter is two.
    #expect(rows.contains(#""Ä 𝒜  tune\nplays","\#(message)",[4,6],null,null,"#), "\(rows)")
    #expect(Self.parts("findings", of: page).count == 1)
    #expect(
      Self.parts("files", of: page) == [
        #"[["film.de.sdh.srt","film","de","subrip",null,2,4500,true,2,[[0,2,2]]]]"#
      ]
    )
  }

  @Test func cuesHaveTheirMeasures() throws {
    let page = try Self.page(["film.de.sdh.srt": Self.film], "film.de.sdh.srt")
    // 15 characters, 3 words, 1 line; then lines of 9 and 5 characters, 4 words.
    #expect(
      Self.parts("cues-0", of: page) == [
        #"[[1000,2000,"Mind  the step.",15,3,1,15],"#
          + #"[3000,4500,"Ä 𝒜  tune\nplays",14,4,2,9,null,"\u003ci>Ä 𝒜  tune\u003c/i>\nplays"]]"#
      ]
    )
  }

  @Test func timeCodesStandWithTheCues() throws {
    let page = try Self.page(
      ["a.srt": "1\n00:00:01,000 --> 00:00:02,000\nMind.\n"],
      "a.srt",
      "--timecode",
      "25"
    )
    #expect(
      Self.parts("cues-0", of: page) == [
        #"[[1000,2000,"Mind.",5,1,1,5,null,null,null,"00:00:01:00","00:00:02:00"]]"#
      ]
    )
  }

  @Test func nothingInCaptionsEndsAnElement() throws {
    let captions = """
      1
      00:00:01,000 --> 00:00:03,000
      </script><script>alert(1)</script>  <!-- <script>

      """
    let page = try Self.page(
      ["</script>.srt": captions],
      "</script>.srt",
      "--only",
      "text/double-space"
    )
    let elements = page.components(of: "<script")
    #expect(elements == page.components(of: "</script>"))
    // Files, findings, cues, summary, and the page's own script.
    #expect(elements == 5)
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)\u003c/script>"#))
    #expect(!page.contains("<!-- <script>"))
  }

  @Test func placesAndColoursAreThoseOfTheBrowser() throws {
    let captions = """
      WEBVTT

      00:01.000 --> 00:03.000 line:0 position:10%,line-left size:80% align:left
      <v Ada & Eve><c.loud>At &lt;the&gt;</c> top

      """
    let page = try Self.page(["a.vtt": captions], "a.vtt")
    let place =
      #"{"line":0,"position":10,"positionAlign":"line-left","size":80,"align":"left"}"#
    #expect(
      Self.parts("cues-0", of: page) == [
        #"[[1000,3000,"At \u003cthe> top",12,3,1,12,null,"#
          + #""\u003cv Ada &amp; Eve>\u003cc.loud>At &lt;the&gt;\u003c/c> top\u003c/v>",\#(place)]]"#
      ]
    )
    let colored =
      #"<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" "#
      + #"xml:lang="fr"><body><div><p begin="1s" end="2s"><span tts:color="red">Non</span>"#
      + "</p></div></body></tt>"
    let other = try Self.page(["a.ttml": colored], "a.ttml")
    #expect(Self.parts("cues-0", of: other).first?.contains(#"\u003cc.fg-ff0000>Non"#) == true)
    #expect(Self.parts("files", of: other).first?.hasPrefix(#"[["a.ttml","a","fr","ttml""#) == true)
  }

  @Test func filesThatCannotBeCheckedAreTold() throws {
    let page = try Self.page(["no.srt": "nothing\n"], "no.srt", "gone.srt")
    let files = try #require(Self.parts("files", of: page).first)
    #expect(
      files.hasPrefix(#"[["no.srt","no",null,"subrip","refused",0,null,false,1,"#),
      "\(files)"
    )
    #expect(files.contains(#"["gone.srt","gone",null,null,"unreadable",0,null,false,"#), "\(files)")
  }

  @Test func rulesAreExplainedOnce() throws {
    let page = try Self.page(
      ["a.srt": Self.film, "b.srt": Self.film],
      "a.srt",
      "b.srt",
      "--only",
      "text/double-space"
    )
    let summary = try #require(Self.parts("summary", of: page).first)
    #expect(summary.contains(#""rules":[{"code":"text/double-space","summary":"#))
    #expect(summary.components(of: "What it checks") == 1)
    #expect(summary.contains(#""leftOut":{"findings":0,"cuesOfFiles":0}"#))
  }

  @Test func whatIsTooMuchIsCounted() throws {
    var limits = HTMLReportLimits()
    limits.findingsOfFile = 1
    limits.cueBytes = 1
    var report = HTMLReport(ReportSettings(), limits)
    report.begin()
    for name in ["a.srt", "b.srt"] { report.add(try Self.checked(name)) }
    report.finish()
    let page = String(decoding: report.take(), as: UTF8.self)
    // Each file has two findings, and its page says that one of them is kept.
    #expect(
      Self.parts("files", of: page) == [
        #"[["a.srt","a",null,"subrip",null,2,4500,true,1,[[0,2,2]]],"#
          + #"["b.srt","b",null,"subrip",null,2,4500,false,1,[[0,2,2]]]]"#
      ]
    )
    let summary = try #require(Self.parts("summary", of: page).first)
    #expect(summary.contains(#""leftOut":{"findings":2,"cuesOfFiles":1}"#))
    #expect(Self.parts("cues-1", of: page).isEmpty)
  }

  @Test func aLibraryIsWrittenInPortions() throws {
    let file = try Self.checked("a.srt")
    var report = HTMLReport(ReportSettings())
    report.begin()
    var largest = 0
    var page = report.take()
    for _ in 0..<3000 {
      try report.add(file) { (bytes: inout [UInt8]) throws(Failure) in
        largest = max(largest, bytes.count)
        page += bytes
        bytes.removeAll()
      }
    }
    report.finish()
    page += report.take()
    let text = String(decoding: page, as: UTF8.self)
    #expect(largest < 2 << 20)
    #expect(Self.parts("findings", of: text).count > 1)
    let rows = Self.parts("findings", of: text).map { $0.components(of: "Mind  the step.") }
    #expect(rows.reduce(0, +) == 3000)
    let files = Self.parts("files", of: text).map { $0.components(of: #"["a.srt""#) }
    #expect(files.reduce(0, +) == 3000)
  }

  private static func checked(_ name: String) throws -> CheckedFile {
    let file = try CaptionFile.read(Array(film.utf8), name: name)
    var options = LintOptions()
    options.only = ["text/double-space"]
    let track = Track(file.document, map: file.result.map)
    let report = Linter.lint(track, options: options)
    return CheckedFile(file, report, path: name, onlyRefusal: true)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
