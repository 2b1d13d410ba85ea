import CaptionKit
import Testing

@testable import CaptionCommand

/// Every report points at the same line and column: those of what is wrong.
@Suite struct FindingPlaceTests {
  private static let long = "This line is a good deal longer than forty-two characters are."

  /// The places that a report gives, in order.
  private func places(_ name: String, _ text: String, _ rule: String) -> [String] {
    let world = World([name: text])
    world.run(
      [
        "lint", name, "--report", "concise", "-q", "--isolated", "--select", rule, "--language",
        "en",
      ],
      registry: .standard
    )
    return world.output.split(separator: "\n").map { line in
      line.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
    }
  }

  @Test(
    arguments: [
      ("reading/line-too-long", "Short.\n\(long)", "5:43"),
      ("text/unbalanced-brackets", "One.\nTwo.\nThree (four", "6:7"),
      ("text/double-space", "One.\nTwo  three.", "5:4"),
      ("reading/line-break", "We sat on the\npier.", "4:11"),
    ]
  )
  func subRip(_ rule: String, _ text: String, _ place: String) {
    // A number, its times, and a cue before them.
    let file = "\n1\n00:00:01,000 --> 00:00:09,000\n\(text)\n"
    #expect(places("a.srt", file, rule) == [place])
    #expect(places("a.srt", file.replacing("\n", with: "\r\n"), rule) == [place])
    // Markup before it, and around it.
    let words = text.split(separator: "\n").map { "<i>\($0)</i>" }.joined(separator: "\n")
    let column = place.split(separator: ":").last.flatMap { Int($0) } ?? 0
    let marked = file.replacing(text, with: words)
    #expect(places("a.srt", marked, rule) == ["\(place.prefix { $0 != ":" }):\(column + 3)"])
  }

  @Test func webVTTBehindReferencesAndTags() {
    let file = """
      WEBVTT

      00:01.000 --> 00:09.000
      <v Ann>Salt &amp; pepper</v>
      <v Bo>and  oil &lt;now</v>

      00:10.000 --> 00:12.000
      é <b>a</b>  b

      """
    #expect(places("a.vtt", file, "text/double-space") == ["5:10", "8:11"])
  }

  @Test func ttmlBehindElements() {
    let file = """
      <tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><body><div>
      <p begin="1s" end="9s">One &amp; two<br/>
      <span>three (four</span></p>
      </div></body></tt>
      """
    #expect(places("a.ttml", file, "text/unbalanced-brackets") == ["3:13"])
  }

  @Test func bracketsAreToldOneByOne() {
    let file = "1\n00:00:01,000 --> 00:00:09,000\n[One (two\nthree] four) five)\n"
    #expect(places("a.srt", file, "text/unbalanced-brackets") == ["3:6", "4:12", "4:18"])
  }

  /// Of the findings of a cue, what is about its second line comes after what is about its first one,
  /// whichever rule finds it.
  @Test func findingsOfACueStandInOrder() {
    let file = "1\n00:00:01,000 --> 00:00:09,000\n\(Self.long)\nand  (so on\n"
    let world = World(["a.srt": file])
    let rules = "reading/line-too-long,text/double-space,text/unbalanced-brackets"
    let arguments = rules.split(separator: ",").flatMap { ["--select", String($0)] }
    world.run(["lint", "a.srt", "--report", "concise", "-q"] + arguments, registry: .standard)
    let places = world.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(places == ["a.srt:3:43:", "a.srt:4:4:", "a.srt:4:6:"])
  }

  @Test(
    arguments: [
      ("concise", "a.srt:4:4: "), ("github", "line=4,col=4,"), ("gitlab", #""lines":{"begin":4}"#),
      ("checkstyle", #"line="4" column="4""#), ("csv", "a.srt,4,4,1,"),
      ("json", #""line":4,"column":4,"#), ("ndjson", #""line":4,"column":4,"#),
      (
        "sarif", #""region":{"startLine":4,"startColumn":4,"endLine":4,"endColumn":6}"#
      ),
      ("junit", "a.srt:4:4: "), ("markdown", "| 4:4 |"), ("grouped", "4:4  "),
      ("text", "a.srt:4:4: "),
    ]
  )
  func reportsAgree(_ report: String, _ words: String) {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:09,000\nOne.\nTwo  three.\n"])
    world.run(
      ["lint", "a.srt", "--report", report, "-q", "--isolated", "--select", "text/double-space"],
      registry: .standard
    )
    #expect(world.output.contains(words), "\(world.output)")
  }

  @Test func jsonQuotesTheCueAndItsPart() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:09,000\nOne.\nTwo  three.\n"])
    world.run(["lint", "a.srt", "--json", "--select", "text/double-space"], registry: .standard)
    #expect(
      world.output.contains(
        #""timecode":"00:00:01.000","endTimecode":"00:00:09.000","text":"One.\nTwo  three.","excerpt":"  ""#
      )
    )
  }

  /// What a spreadsheet would reckon gets an apostrophe; a dash begins many captions and keeps its place.
  @Test(
    arguments: [
      ("=1+1  x", #""'=1+1  x""#), ("+1  x", #""'+1  x""#), ("@SUM(A1)  x", #""'@SUM(A1)  x""#),
      ("- Now?  No.", "- Now?  No."), ("-Now?  (No.)", "-Now?  (No.)"),
      ("-HYPERLINK(A1)  x", #""'-HYPERLINK(A1)  x""#),
      ("-cmd|' /C x'!A0  x", #""'-cmd|' /C x'!A0  x""#),
      ("=a\"b  ,", #""'=a""b  ,""#),
    ]
  )
  func csvHoldsNoFormulas(_ text: String, _ cell: String) {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:09,000\n\(text)\n"])
    world.run(
      ["lint", "a.srt", "--report", "csv", "-q", "--select", "text/double-space"],
      registry: .standard
    )
    #expect(world.output.hasSuffix(",\(cell)\r\n"), "\(world.output)")
  }
}
