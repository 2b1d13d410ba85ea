import CaptionModel
import Testing

@testable import CaptionFormats

@Suite struct TTMLEditTests {
  static func document(_ body: String, _ parameters: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
      xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="en" \(parameters)>
      <!-- stays -->
      <body>
        <div>
    \(body)
        </div>
      </body>
    </tt>
    """
  }

  static let three = document(
    """
          <p xml:id="a" begin="00:00:01.000"  end='00:00:02.500'>The <span tts:fontStyle="italic">ferry</span> leaves &amp; &#60;honks&gt;...</p>
          <p
            end="4s" begin="3s">Two lines<br/>
            and more.</p>
          <p begin="5s" dur="1s">The end.</p>
    """
  )

  @Test func timesKeepTheirForm() throws {
    let file = Self.three
    #expect(
      try edited(
        file,
        .ttml,
        .end(cue: 0, ms(2960)),
        .begin(cue: 1, ms(3040)),
        .end(cue: 2, ms(5960))
      )
        == file.replacing("end='00:00:02.500'", with: "end='00:00:02.960'")
        .replacing("begin=\"3s\"", with: "begin=\"3.04s\"")
        .replacing("dur=\"1s\"", with: "dur=\"0.96s\"")
    )
  }

  @Test func aBeginMovesWithoutTheEnd() throws {
    #expect(
      try edited(Self.three, .ttml, .begin(cue: 2, ms(5200)))
        == Self.three.replacing("begin=\"5s\" dur=\"1s\"", with: "begin=\"5.2s\" dur=\"0.8s\"")
    )
  }

  @Test(arguments: [
    ("ttp:frameRate=\"25\"", "00:00:02:10", "00:00:02:09", 2360),
    ("ttp:frameRate=\"25\"", "60f", "59f", 2360),
    ("ttp:tickRate=\"1000\"", "2400t", "2360t", 2360),
    ("", "2400ms", "2360ms", 2360),
    ("", "2.400s", "2.360s", 2360),
    (
      "ttp:timeBase=\"smpte\" ttp:frameRate=\"25\" ttp:dropMode=\"nonDrop\"", "00:00:02:10",
      "00:00:02:09", 2360
    ),
  ])
  func formsOfTimes(_ parameters: String, _ old: String, _ new: String, _ end: Int) throws {
    let text = Self.document("<p begin=\"0s\" end=\"\(old)\">x</p>", parameters)
      .replacing(
        "begin=\"0s\"",
        with: parameters.contains("smpte") ? "begin=\"00:00:00:00\"" : "begin=\"0s\""
      )
    #expect(
      try edited(text, .ttml, .end(cue: 0, ms(end)))
        == text.replacing("end=\"\(old)\"", with: "end=\"\(new)\"")
    )
  }

  /// Frame 17982 at 30000/1001 is shown as 00:10:00;00, the one before as 00:09:59;29.
  @Test func dropFrameNumbers() throws {
    let text = Self.document(
      "<p begin=\"00:09:50:00\" end=\"00:10:00:00\">x</p>",
      "ttp:timeBase=\"smpte\" ttp:frameRate=\"30\" ttp:frameRateMultiplier=\"1000 1001\" "
        + "ttp:dropMode=\"dropNTSC\""
    )
    #expect(
      try edited(text, .ttml, .end(cue: 0, MediaTime(count: 17981, of: .ntsc)))
        == text.replacing("00:10:00:00", with: "00:09:59:29")
    )
  }

  @Test func timesInsideATimedParentMoveByTheDistance() throws {
    let text = Self.document("<p begin=\"1s\" end=\"2s\">x</p>")
      .replacing("<div>", with: "<div begin=\"10s\">")
    #expect(
      try edited(text, .ttml, .end(cue: 0, ms(11_500)))
        == text.replacing("end=\"2s\"", with: "end=\"1.5s\"")
    )
  }

  @Test func aTimeThatIsNoFrameIsRefused() {
    let text = Self.document("<p begin=\"0f\" end=\"60f\">x</p>", "ttp:frameRate=\"25\"")
    #expect(
      refusal(text, .ttml, .end(cue: 0, ms(2345)))
        == "\"60f\" can't be written for the new time"
    )
  }

  @Test func aTextIsReplacedWhereItStands() throws {
    let file = Self.three
    // "The ferry leaves & <honks>..."
    #expect(
      try edited(
        file,
        .ttml,
        .text(cue: 0, range: 26..<29, replacement: "…"),
        .text(cue: 0, range: 19..<20, replacement: "&")
      )
        == file.replacing("&amp; &#60;honks&gt;...", with: "&amp; &amp;honks&gt;…")
    )
  }

  @Test func linesAreBrokenByElements() throws {
    let file = Self.three
    // "Two lines\nand more."
    #expect(
      try edited(
        file,
        .ttml,
        .text(cue: 1, range: 3..<4, replacement: "\n"),
        .text(cue: 1, range: 9..<10, replacement: " ")
      )
        == file.replacing("Two lines<br/>", with: "Two<br/>lines ")
    )
    let prefixed = Self.document("<t:p begin=\"0s\" end=\"1s\">one  two</t:p>")
      .replacing("<tt xmlns=", with: "<t:tt xmlns:t=").replacing("</tt>", with: "</t:tt>")
      .replacing("body>", with: "t:body>").replacing("</t:", with: "</t:")
      .replacing("<div>", with: "<t:div>").replacing("</div>", with: "</t:div>")
    #expect(
      try edited(prefixed, .ttml, .text(cue: 0, range: 3..<4, replacement: "\n"))
        == prefixed.replacing("one  two", with: "one<t:br/>two")
    )
  }

  @Test func aParagraphGoesWithTheWhiteSpaceBeforeIt() throws {
    #expect(
      try edited(Self.three, .ttml, .remove(cue: 1), .remove(cue: 2))
        == Self.three.replacing(
          """

                <p
                  end="4s" begin="3s">Two lines<br/>
                  and more.</p>
                <p begin="5s" dur="1s">The end.</p>
          """,
          with: ""
        )
    )
  }

  @Test func paragraphsAreSorted() throws {
    let first = "<p begin=\"5s\" end=\"6s\">late</p>"
    let second = "<p begin=\"1s\" end=\"2s\">early<br/>and long</p>"
    #expect(
      try edited(Self.document("  \(first)\n    \(second)"), .ttml, .sortByBegin)
        == Self.document("  \(second)\n    \(first)")
    )
  }

  @Test func aParagraphOfSeveralCuesIsLeftAlone() {
    let text = Self.document(
      "<p><span begin=\"1s\" end=\"2s\">a</span><span begin=\"2s\" end=\"3s\">b</span></p>"
    )
    #expect(
      refusal(text, .ttml, .end(cue: 1, ms(2500))) == "the paragraph makes several cues"
    )
    #expect(
      refusal(
        Self.document("<p begin=\"1s\" end=\"3s\" dur=\"2s\">a</p>"),
        .ttml,
        .end(cue: 0, ms(2500))
      ) == "the paragraph has both an end and a duration"
    )
    #expect(
      refusal(
        Self.document("<p begin=\"1s\">a</p>"),
        .ttml,
        .end(cue: 0, ms(2500))
      ) == "the paragraph has no attribute \"end\""
    )
  }
}
