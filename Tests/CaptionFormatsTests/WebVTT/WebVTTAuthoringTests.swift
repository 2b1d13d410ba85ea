import CaptionFormats
import CaptionModel
import Testing

/// Each departure from the WebVTT file syntax, alone in a file, with the place and the code.
@Suite struct WebVTTAuthoringTests {
  /// A file and what is reported of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    var text: String
    var reports: [String]
    var testDescription: String { "\(text.debugDescription): \(reports)" }

    init(_ text: String, _ reports: String...) {
      self.text = text
      self.reports = reports
    }

    /// A fault in what follows the signature and an empty line, so that line 3 is the first.
    static func body(_ text: String, _ reports: String...) -> Fault {
      var fault = Fault("WEBVTT\n\n\(text)\n")
      fault.reports = reports
      return fault
    }

    /// A fault in a cue's text, which is line 4; the cue lasts from 1 to 9 s.
    static func text(_ text: String, _ reports: String...) -> Fault {
      var fault = Fault("WEBVTT\n\n00:01.000 --> 00:09.000\n\(text)\n")
      fault.reports = reports.map { "4:\($0) cue 0" }
      return fault
    }

    /// A fault in a cue's settings, the first of which is in column 25 of line 3.
    static func settings(_ settings: String, _ reports: String...) -> Fault {
      var fault = Fault("WEBVTT\n\n00:01.000 --> 00:09.000 \(settings)\na\n")
      fault.reports = reports.map { "3:\($0) cue 0" }
      return fault
    }
  }

  static let header = [
    Fault("", "1:1 no-signature"),
    Fault("webvtt\n", "1:1 no-signature"),
    Fault("WEBVTT", "1:7 missing-line-break"),
    Fault("WEBVTT - harbour film\n", "2:1 missing-line-break"),
    Fault("WEBVTT\nKind: captions\n\n", "2:1 header-metadata"),
    Fault("WEBVTT\nLanguage: en\n\n", "2:1 header-metadata"),
    Fault("WEBVTT\nharbour film\n\n", "2:1 header-text"),
    Fault("WEBVTT\nNOTE no comment\n\n", "2:1 header-text"),
    Fault("WEBVTT\nRegion: id=fred width=40%\n\n", "2:1 deprecated-region"),
    Fault("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n", "2:1 timestamp-map"),
    Fault("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0\n\n", "2:1 bad-timestamp-map"),
    Fault("WEBVTT\na --> b\n", "2:1 dropped-text"),
    Fault("WEBVTT\n00:01.000 --> 00:02.000\na\n", "2:1 missing-separator"),
  ]

  static let blocks = [
    Fault.body("00:01.000 --> 00:02.000\na\n\nlost", "6:1 dropped-text"),
    .body("00:01.000 --> 00:02.000\na\n00:03.000 --> 00:04.000\nb", "5:1 missing-separator"),
    .body("00:01.000 --> 00:02.000\na --> b", "3:1 empty-cue cue 0", "4:1 dropped-text"),
    .body("00:01.000 --> 00:02.000", "3:1 empty-cue cue 0"),
    .body("00:01.000 --> 00:02.000\na\n\nSTYLE\n::cue { color: red }", "6:1 late-block"),
    .body("00:01.000 --> 00:02.000\na\n\nREGION\nid:r", "6:1 late-block"),
    .body("NOTE\n00:01.000 --> 00:02.000\na", "3:1 note-is-cue cue 0"),
    .body(
      "x\n00:01.000 --> 00:02.000\na\n\nx\n00:03.000 --> 00:04.000\nb",
      "7:1 duplicate-id cue 1"
    ),
    .body("REGION\nid:r\n\nREGION\nid:r", "6:1 duplicate-id"),
    .body("REGION\nwidth:40%", "3:1 region-without-id"),
    .body("REGION", "3:1 region-without-id"),
    .body("REGION\nid:r\nlines:x\nscroll:down", "5:1 unknown-setting", "6:1 unknown-setting"),
    .body("REGION\nid:r\nwidth:40%\nwidth:50%", "6:1 duplicate-setting"),
    .body("NOTE a\0b", "3:7 nul"),
    .body("STYLE\n00:01.000 --> 00:02.000\na", "3:1 note-is-cue cue 0"),
    .body("REGION\n00:01.000 --> 00:02.000\na", "3:1 note-is-cue cue 0"),
    .body("NOTE a --> b", "3:1 dropped-text"),
    .body("NOTE\na --> b", "4:1 dropped-text"),
    .body("NOTE a\nb\nc --> d", "5:1 dropped-text"),
    .body("STYLE\n::cue { color: red }\n/* --> */", "5:1 dropped-text"),
    .body("STYLE\n::cue {\n\ncolor: red }", "4:7 style-syntax", "6:1 dropped-text"),
    .body("STYLE all\n::cue { color: red }", "3:1 dropped-text"),
    .body("REGION r\nid:r", "3:1 dropped-text"),
    .body("REGION\nid:r\na --> b", "5:1 dropped-text"),
    .body("comment", "3:1 dropped-text"),
    Fault("WEBVTT\n\n00:01.000 --> 00:02.000\na", "4:2 missing-line-break"),
  ]

  static let regions = [
    Fault.body("REGION\nid=r", "3:1 region-without-id", "4:1 unknown-setting"),
    .body("REGION\nid:r\nwidth:40", "5:1 unknown-setting"),
    .body("REGION\nid:r\nwidth:100.1%", "5:1 unknown-setting"),
    .body("REGION\nid:r\nwidth:-1%", "5:1 unknown-setting"),
    .body("REGION\nid:r lines:-1", "4:6 unknown-setting"),
    .body("REGION\nid:r lines:1.5", "4:6 unknown-setting"),
    .body("REGION\nid:r regionanchor:0%", "4:6 unknown-setting"),
    .body("REGION\nid:r regionanchor:0%,101%", "4:6 unknown-setting"),
    .body("REGION\nid:r viewportanchor:0,0", "4:6 unknown-setting"),
    .body("REGION\nid:r viewportanchor:0%, 0%", "4:6 unknown-setting", "4:25 unknown-setting"),
    .body("REGION\nid:r scroll:left", "4:6 unknown-setting"),
    .body("REGION\nid:r colour:red", "4:6 unknown-setting"),
    .body("REGION\nid:r id:s", "4:6 duplicate-setting"),
    .body("REGION\nid:r lines:2 lines:2", "4:14 duplicate-setting"),
    .body("REGION\nid:r scroll:up scroll:up", "4:16 duplicate-setting"),
  ]

  static let styles = [
    Fault.body("STYLE\n::cue { color }", "4:9 style-syntax"),
    .body("STYLE\n::cue { color: red;\n  = }", "5:3 style-syntax"),
    .body(
      "STYLE\n::cue { color: \"red",
      "4:7 style-syntax",
      "4:9 style-property",
      "4:16 style-syntax"
    ),
    .body("STYLE\n::cue { } /* red", "4:11 style-syntax"),
    .body("STYLE\n::cue { } }", "4:11 style-syntax", "4:11 style-syntax"),
    .body("STYLE\n::cue(.) { }", "4:8 style-syntax"),
    .body("STYLE\n::cue(v[voice=Mary Lee]) { }", "4:8 style-syntax"),
    .body("STYLE\n::queue { }", "4:3 style-syntax"),
    .body("STYLE\n::cue,, ::cue(b) { }", "4:7 style-syntax"),
    .body("STYLE\np { color: red }", "4:1 style-selector"),
    .body("STYLE\nvideo::cue { color: red }", "4:1 style-selector"),
    .body("STYLE\n::cue-region(.a) { color: red }", "4:1 style-selector"),
    .body("STYLE\n@import \"x.css\";", "4:1 style-selector"),
    .body("STYLE\n::cue { margin: 0 }", "4:9 style-property"),
    .body("STYLE\n::cue(b) { text-align: left }", "4:12 style-property"),
    .body("STYLE\n::cue { color: reddish }", "4:9 style-property"),
    .body("STYLE\n::cue { color: #12345 }", "4:9 style-property"),
    .body("STYLE\n::cue { font-weight: heavy }", "4:9 style-property"),
    .body("STYLE\n::cue { ruby-position: above 1 }", "4:9 style-property"),
    .body("STYLE\n::cue(b) { color: #ff00 }", "4:12 invisible-text"),
    .body("STYLE\n::cue(.a), ::cue(:past) { color: transparent }", "4:27 invisible-text"),
    .body("STYLE\n::cue(:future) { color: rgb(0 0 0 / 0%) }"),
    .body("STYLE\n::cue-region { background: transparent; color: #f008 }"),
  ]

  static let times = [
    Fault.body(
      "00:03.000 --> 00:04.000\na\n\n00:02.999 --> 00:05.000\nb",
      "6:1 out-of-order cue 1"
    ),
    .body("00:01.000 --> 00:01.000\na", "3:1 zero-duration cue 0"),
    .body("00:02.000 --> 00:01.000\na", "3:1 end-before-start cue 0"),
    .body("1:01.000 --> 00:02.000\na", "3:1 bad-timestamp"),
    .body("00:01,000 --> 00:02.000\na", "3:1 bad-timestamp"),
    .body("00:01.000 --> 00:02\na", "3:15 bad-timestamp"),
    .body("00:01.000 -> 00:02.000\na", "3:1 dropped-text"),
    .body("00:60.000 --> 00:02.000\na", "3:1 bad-timestamp"),
    .body("00:01.000-->00:02.000\na", "3:10 timing-spacing cue 0"),
    .body("00:01.000--> 00:02.000\na", "3:10 timing-spacing cue 0"),
    .body("00:01.000 -->00:02.000\na", "3:14 timing-spacing cue 0"),
    .body("00:01.000 --> 00:02.000align:end\na", "3:24 timing-spacing cue 0"),
    .body("00:00:01.000 --> 00:00:02.000line:0 align:end\na", "3:30 timing-spacing cue 0"),
    .body(
      " 00:01.000 -->00:02.000line:0\na",
      "3:1 timing-spacing cue 0",
      "3:15 timing-spacing cue 0",
      "3:24 timing-spacing cue 0"
    ),
    .body("00:01.000 --> 00:02.000 align:end \na", "3:34 timing-spacing cue 0"),
    .body("00:01.00 --> 00:02.000\na", "3:1 bad-timestamp"),
    .body("00:01.000 --> 60:02.000\na", "3:15 bad-timestamp"),
    .body("00:01.000 --> 01:60:02.000\na", "3:15 bad-timestamp"),
    .body("-00:01.000 --> 00:02.000\na", "3:1 bad-timestamp"),
    .body(" 00:01.000 --> 00:02.000\na", "3:1 timing-spacing cue 0"),
    .body(
      "1:00:01.000 --> 1:00:02.000\na",
      "3:1 bad-timestamp cue 0",
      "3:17 bad-timestamp cue 0"
    ),
    .body("00:00:01.000 --> 0:00:02.000\na", "3:18 bad-timestamp cue 0"),
    .body("00:01.000 --> 9999999999999999:00:00.000\na", "3:1 huge-time cue 0"),
  ]

  static let settings = [
    Fault.settings("align:middle", "25 unknown-setting"),
    .settings("size:101%", "25 unknown-setting"),
    .settings("size:50% foo:bar", "34 unknown-setting"),
    .settings("size:50% size:50%", "34 duplicate-setting"),
    .settings("line:1.5", "25 fractional-line"),
    .settings("line:1.0", "25 fractional-line"),
    .settings("line:+1", "25 unknown-setting"),
    .settings("line:-1%", "25 unknown-setting"),
    .settings("line:1,top", "25 unknown-setting"),
    .settings("line:1,", "25 unknown-setting"),
    .settings("line:1,start,end", "25 unknown-setting"),
    .settings("position:50", "25 unknown-setting"),
    .settings("position:50%,middle", "25 unknown-setting"),
    .settings("position:50%,start", "25 unknown-setting"),
    .settings("position:-1%", "25 unknown-setting"),
    .settings("size:.5%", "25 unknown-setting"),
    .settings("size:5.%", "25 unknown-setting"),
    .settings("vertical:tb", "25 unknown-setting"),
    .settings("Align:end", "25 unknown-setting"),
    .settings("align", "25 unknown-setting"),
    .settings("align:", "25 unknown-setting"),
    .settings(":end", "25 unknown-setting"),
    .settings("align:end align:start", "35 duplicate-setting"),
    .settings("line:1 line:2", "32 duplicate-setting"),
    .settings("position:1% position:2%", "37 duplicate-setting"),
    .settings("vertical:rl vertical:lr", "37 duplicate-setting"),
    .settings("region:none", "25 unknown-region"),
    Fault(
      "WEBVTT\n\nREGION\nid:r\n\n00:01.000 --> 00:02.000 region:r size:50%\na\n",
      "6:34 region-ignored cue 0"
    ),
  ]

  static let text = [
    Fault.text("salt & pepper", "6 bare-ampersand"),
    .text("Q&A", "2 bare-ampersand"),
    .text("a &amp b", "3 bad-character-reference"),
    .text("a &#0; b", "3 bad-character-reference"),
    .text("1 < 2", "3 bare-angle-bracket"),
    .text("a <1> b", "3 bare-angle-bracket"),
    .text("a <font>b", "3 unknown-tag"),
    .text("a <I>b", "3 unknown-tag"),
    .text("a <b>b", "3 unbalanced-tags"),
    .text("a</b>", "2 unbalanced-tags"),
    .text("<b><i>a</b></i>", "1 unbalanced-tags", "8 unbalanced-tags"),
    .text("<v>a", "1 bad-tag"),
    .text("<lang>a</lang>", "1 bad-tag"),
    .text("<b x>a</b>", "1 bad-tag"),
    .text("<rt>a", "1 bad-tag"),
    .text("<i a>a</i>", "1 bad-tag"),
    .text("<u a>a</u>", "1 bad-tag"),
    .text("<c >a</c>", "1 bad-tag"),
    .text("<ruby a>a<rt>b</rt></ruby>", "1 bad-tag"),
    .text("<ruby>a<rt b>b</rt></ruby>", "8 bad-tag"),
    .text("<ruby>a</ruby>", "1 bad-tag"),
    .text("<ruby></ruby>", "1 bad-tag"),
    .text("<ruby>a<rt>b</rt>c</ruby>", "1 bad-tag"),
    .text("<ruby><b>a</b></ruby>", "1 bad-tag"),
    .text("<ruby>a<rt>b", "1 unbalanced-tags"),
    .text("<c.>a</c>", "1 bad-tag"),
    .text("<c.a..b>a</c>", "1 bad-tag"),
    .text("<c.a&b>a</c>", "4 bad-tag"),
    .text("<c.a<b>a</c>", "4 bad-tag"),
    .text("<v Ada\nLee>a", "7 bad-tag"),
    .text("<v.loud>a", "1 bad-tag"),
    .text("<lang en_GB>a</lang>", "7 bad-language-tag"),
    .text("<lang English>a</lang>x</b>", "24 unbalanced-tags"),
    .text("<lang a>a</lang>", "7 bad-language-tag"),
    .text("a <v Ada>b", "3 unbalanced-tags"),
    .text("<v Ada>a<v Bo>b", "9 unbalanced-tags"),
    .text("a</b >", "2 unknown-tag"),
    .text("a</v Ada>", "2 unknown-tag"),
    .text("a<00:02.000 >b", "2 bad-timestamp"),
    .text("a<00:02.00>b", "2 bad-timestamp"),
    .text("a<00:03.000>b<00:03.000>c", "14 timestamp-order"),
    .text("a<00:01.000>b", "2 timestamp-order"),
    .text("a<00:09.000>b", "2 timestamp-order"),
    .text("a<00:03.000>b<00:02.000>c", "14 timestamp-order"),
    .text("a<0:02.000>b", "2 bad-timestamp"),
  ]

  static let all = header + blocks + regions + styles + times + settings + text

  @Test("a fault is reported with its place", arguments: all)
  func fault(_ fault: Fault) {
    #expect(reports(fault.text, isWhole: true) == fault.reports)
  }

  @Test(
    "what the syntax has is not reported",
    arguments: [
      "WEBVTT\n\n", "WEBVTT - harbour --> film\r\n\r\n", "WEBVTT\r\r",
      "WEBVTT\n\nSTYLE\n::cue { color: red }\n",
      "WEBVTT\n\nNOTE\n\nSTYLE \t\n\n",
      "WEBVTT\n\nSTYLE\n::cue(b), ::cue-region(#r) { font: bold 1em/2 serif }\n",
      "WEBVTT\n\nNOTE Q&A <b> -> c\n", "WEBVTT\n\nREGION\nid:r\nwidth:40% lines:3 scroll:up\n",
      "WEBVTT\n\nid 1\n00:01.000 --> 00:02.000 align:center line:-1\n- a &amp; b &gt; > c\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<v.x Ada>a<00:01.500> <i>b</i>\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>a<rt>b</rt></ruby> <lang de>c</lang>\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000 \n<ruby>a<rt>b</rt> c<rt>d</ruby>\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>a<rt>b</rt>\n \t\n</ruby>\n",
      "WEBVTT\n\n00:01.000\t-->  100:00:02.000\tline:5.50%,end  position:0%,line-left\na\n",
    ]
  )
  func conforming(_ text: String) {
    #expect(reports(text, isWhole: true).isEmpty)
  }

  @Test(
    "white space on a timing line: what is missing or too much",
    arguments: [
      ("00:01.000-->00:02.000", ["no white space before and behind the arrow"]),
      ("00:01.000 -->00:02.000", ["no white space behind the arrow"]),
      (" 00:01.000 --> 00:02.000", ["white space before the start time"]),
      ("00:01.000 --> 00:02.000line:0 size:5%", ["no white space before \"line:0\""]),
      ("00:01.000 --> 00:02.000 line:0 ", ["white space behind the last setting"]),
    ]
  )
  func spacing(_ line: String, _ messages: [String]) {
    #expect(readVTT("WEBVTT\n\n\(line)\na\n").diagnostics.map(\.message) == messages)
  }

  @Test("every code is in the table, documented with the clause")
  func isComplete() {
    let shown = Set(Self.all.flatMap(\.reports).map { $0.split(separator: " ")[1] })
    // What the text alone does not show: the encoding, and that the file is a segment.
    let elsewhere: Set<Substring> = ["not-utf8", "no-timestamp-map"]
    let known = CaptionFormat.webVTT.diagnostics
    #expect(Set(known.map { $0.code.dropFirst("webvtt/".count) }) == shown.union(elsewhere))
    #expect(known.allSatisfy { $0.reference != nil && !$0.explanation.isEmpty })
  }
}
