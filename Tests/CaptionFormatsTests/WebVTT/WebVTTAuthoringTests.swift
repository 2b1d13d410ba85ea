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
    Fault("WEBVTT\nKind: captions\n", "2:1 header-metadata"),
    Fault("WEBVTT\nLanguage: en\n", "2:1 header-metadata"),
    Fault("WEBVTT\nharbour film\n", "2:1 header-text"),
    Fault("WEBVTT\nRegion: id=fred width=40%\n", "2:1 deprecated-region"),
    Fault("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n", "2:1 timestamp-map"),
    Fault("WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0\n", "2:1 bad-timestamp-map"),
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
    .body("00:01.000-->00:02.000\na", "3:1 timing-spacing cue 0"),
    .body(" 00:01.000 --> 00:02.000\na", "3:1 timing-spacing cue 0"),
    .body("1:00:01.000 --> 1:00:02.000\na", "3:1 bad-timestamp cue 0"),
    .body("00:01.000 --> 9999999999999999:00:00.000\na", "3:1 huge-time cue 0"),
  ]

  static let settings = [
    Fault.settings("align:middle", "25 unknown-setting"),
    .settings("size:101%", "25 unknown-setting"),
    .settings("size:50% foo:bar", "34 unknown-setting"),
    .settings("size:50% size:50%", "34 duplicate-setting"),
    .settings("line:1.5", "25 fractional-line"),
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
    .text("a<00:01.000>b", "2 timestamp-order"),
    .text("a<00:09.000>b", "2 timestamp-order"),
    .text("a<00:03.000>b<00:02.000>c", "14 timestamp-order"),
    .text("a<0:02.000>b", "2 bad-timestamp"),
  ]

  static let all = header + blocks + times + settings + text

  @Test("a fault is reported with its place", arguments: all)
  func fault(_ fault: Fault) {
    #expect(reports(fault.text) == fault.reports)
  }

  @Test(
    "what the syntax has is not reported",
    arguments: [
      "WEBVTT", "WEBVTT - harbour film\n", "WEBVTT\n\nSTYLE\n::cue { color: red }\n",
      "WEBVTT\n\nNOTE Q&A <b> -> c\n", "WEBVTT\n\nREGION\nid:r\nwidth:40% lines:3 scroll:up\n",
      "WEBVTT\n\nid 1\n00:01.000 --> 00:02.000 align:center line:-1\n- a &amp; b &gt; > c\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<v.x Ada>a<00:01.500> <i>b</i>\n",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>a<rt>b</rt></ruby> <lang de>c</lang>\n",
    ]
  )
  func conforming(_ text: String) {
    #expect(reports(text).isEmpty)
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
