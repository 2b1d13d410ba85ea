import CaptionFormats
import CaptionModel
import Testing

@Suite("WebVTT cue text")
struct WebVTTCueTextTests {
  @Test(
    "tags and what becomes of them",
    arguments: [
      ("<i>a</i>", "i(“a”)"),
      ("<b>a<u>b</u></b>", "b(“a”u(“b”))"),
      ("<c.red.bg_blue>a</c>", "c.red.bg_blue(“a”)"),
      ("<c..red.>a", "c.red(“a”)"),
      ("<v Mary  Ann >a</v>", "v[Mary Ann](“a”)"),
      ("<v.loud Mary>a", "v[Mary].loud(“a”)"),
      ("<v A&amp;B &lt;x&gt;>a", "v[A&B <x>](“a”)"),
      ("<v>a</v>", "v[](“a”)"),
      ("<v\nMary\nAnn>a", "v[Mary Ann](“a”)"),
      ("<lang en-GB>a</lang>", "lang[en-GB](“a”)"),
      ("<ruby>a<rt>b</rt>c<rt>d</ruby>e", "ruby(“a”rt(“b”)“c”rt(“d”))“e”"),
      ("<rt>a</rt>", "“a”"),
      ("<ruby><i><rt>a</rt></i></ruby>", "ruby(i(“a”))"),
      ("<i>a<b>b</i>c</b>d", "i(“a”b(“bc”)“d”)"),
      ("a</i>b", "“ab”"),
      ("<I>a</I>", "“a”"),
      ("<font color=\"red\">a</font>", "“a”"),
      ("<i foo>a</i>", "i(“a”)"),
      ("<i/>a", "“a”"),
      ("</i >a", "“a”"),
      ("<>a<.x>b< i>c", "“abc”"),
      ("222 <<", "“222 ”"),
      ("if (a <b) stop", "“if (a ”"),
      ("a<i", "“a”i()"),
      ("a<", "“a”"),
      ("1 > 2", "“1 > 2”"),
      ("a<00:00:00.500>b", "“a”<500>“b”"),
      ("<i>a<00:00.500></i>b", "i(“a”<500>)“b”"),
      ("a<00:00.5>b<1>c<00:00.500 >d", "“abcd”"),
      ("<i></i>", "i()"),
      ("<b>1 > 2, all of it</b>", "b(“1 > 2, all of it”)"),
      ("<i>left open</b>", "i(“left open”)"),
      ("<u>closed twice</u></u>", "u(“closed twice”)"),
      ("<u>tagged <i>in</i> the middle</u>", "u(“tagged ”i(“in”)“ the middle”)"),
      ("<b>Fish &amp; chips</b>", "b(“Fish & chips”)"),
      ("<i>a</i><i>b</i>", "i(“a”)i(“b”)"),
    ]
  )
  func trees(_ text: String, _ expected: String) throws {
    for ending in ["\n", "\r\n", "\r"] {
      let file = "WEBVTT\n\n00:00.000 --> 00:01.000\n\(text)\n".replacing("\n", with: ending)
      let cue = try #require(readVTT(file).document.cues.first)
      #expect(WebVTTTree.drawing(cue.text) == expected)
    }
  }

  @Test("ten thousand open tags are no trouble")
  func depth() throws {
    let text = String(repeating: "<b>", count: 10_000) + "x"
    let cue = try #require(
      readVTT("WEBVTT\n\n00:00.000 --> 00:01.000\n\(text)").document.cues.first
    )
    #expect(cue.text.spans.count == 10_000)
    #expect(cue.text.spans.last?.depth == 9_999)
    #expect(cue.text.string == "x")
  }

  @Test("NUL and line breaks are normalised everywhere in text")
  func normalisation() throws {
    let text = "WEBVTT\n\n00:00.000 --> 00:01.000\na\0b\r\n<c.x\0y>c\rd</c><v N\0>e"
    let cue = try #require(readVTT(text).document.cues.first)
    #expect(
      WebVTTTree.drawing(cue.text) == "“a\u{FFFD}b\n”c.x\u{FFFD}y(“c\nd”)v[N\u{FFFD}](“e”)"
    )
  }

  @Test(
    "what is reported",
    arguments: [
      ("<i>a</i>", []),
      ("<v Mary>a", []),
      ("<v Mary><i>a</i>\nb", []),
      ("a <v Mary>b", ["4:3 unbalanced-tags cue 0"]),
      ("<v Mary><i>a", ["4:9 unbalanced-tags cue 0"]),
      ("<i>a", ["4:1 unbalanced-tags cue 0"]),
      ("a</i>", ["4:2 unbalanced-tags cue 0"]),
      ("<ruby>a<rt>b</ruby>", []),
      ("<Default>a</Default>", ["4:1 unknown-tag cue 0", "4:11 unknown-tag cue 0"]),
      ("<I>a</i>", ["4:1 unknown-tag cue 0", "4:5 unbalanced-tags cue 0"]),
      ("222 <<", ["4:5 bare-angle-bracket cue 0"]),
      ("if (a <b) stop", ["4:7 bare-angle-bracket cue 0"]),
      ("a < b > c", ["4:3 bare-angle-bracket cue 0"]),
      ("I <3 you>", ["4:3 bare-angle-bracket cue 0"]),
      ("<i x>a</i>", ["4:1 bad-tag cue 0"]),
      ("<v>a", ["4:1 bad-tag cue 0"]),
      ("<lang>a</lang>", ["4:1 bad-tag cue 0"]),
      ("<c.>a</c>", ["4:1 bad-tag cue 0"]),
      ("<rt>a</rt>", ["4:1 bad-tag cue 0", "4:6 unbalanced-tags cue 0"]),
      ("a<00:00.500>b", []),
      ("a<00:00.5>b", ["4:2 bad-timestamp cue 0"]),
      ("a<0:00:00.500>b", ["4:2 bad-timestamp cue 0"]),
      ("a<00:00.000>b", ["4:2 timestamp-order cue 0"]),
      ("a<00:01.000>b", ["4:2 timestamp-order cue 0"]),
      ("a<00:00.500>b<00:00.500>c", ["4:14 timestamp-order cue 0"]),
    ] as [(String, [String])]
  )
  func reported(_ text: String, _ expected: [String]) {
    #expect(reports("WEBVTT\n\n00:00.000 --> 00:01.000\n\(text)\n") == expected)
  }

  @Test("a text of nothing but faults is not reported without end")
  func limit() throws {
    let text = String(repeating: "<x>", count: 5000)
    let diagnostics = readVTT("WEBVTT\n\n00:00.000 --> 00:01.000\n\(text)\n").diagnostics
    #expect(diagnostics.count == 21)
    let last = try #require(diagnostics.last)
    #expect(last.message == "4980 more faults up to here, of this kind and others, are not listed")
    // The last tag, below a header and times that take 32 bytes.
    #expect(last.range == 15029..<15032)
    #expect(last.cue == 0)
  }
}
