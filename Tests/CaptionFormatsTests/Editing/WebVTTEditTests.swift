import CaptionModel
import Testing

@testable import CaptionFormats

@Suite struct WebVTTEditTests {
  static let file = """
    WEBVTT

    STYLE
    ::cue(.loud) { color: red }

    first
    00:01.000 --> 00:02.500 line:0 align:start
    <v Ann>The <c.loud>ferry</c> leaves &amp; &lt;honks&gt;...

    NOTE about the second

    00:00:03.000 --> 00:00:04.000
    Two  spaces <00:00:03.500>here
    and more.

    00:05.000\t-->\t00:06.000
    The end.
    """

  @Test func timesKeepTheirStyle() throws {
    let file = Self.file
    #expect(
      try edited(
        file,
        .webVTT,
        .end(cue: 0, ms(2960)),
        .begin(cue: 1, ms(2960)),
        .end(cue: 2, ms(3_600_000))
      )
        == file.replacing("--> 00:02.500 line", with: "--> 00:02.960 line")
        .replacing("00:00:03.000 -->", with: "00:00:02.960 -->")
        .replacing("-->\t00:06.000", with: "-->\t01:00:00.000")
    )
  }

  @Test func aTimeBetweenMillisecondsIsRounded() throws {
    #expect(
      try edited(Self.file, .webVTT, .end(cue: 0, MediaTime(count: 59, of: .film)))
        == Self.file.replacing("00:02.500 line", with: "00:02.458 line")
    )
  }

  @Test func aTextIsReplacedWhereItStands() throws {
    let file = Self.file
    // "The ferry leaves & <honks>..."
    #expect(
      try edited(
        file,
        .webVTT,
        .text(cue: 0, range: 26..<29, replacement: "…"),
        .text(cue: 0, range: 17..<18, replacement: "<&>")
      )
        == file.replacing(
          "leaves &amp; &lt;honks&gt;...",
          with: "leaves &lt;&amp;&gt; &lt;honks&gt;…"
        )
    )
    // "Two  spaces here\nand more.": the break becomes a space, the space before "here" a break.
    #expect(
      try edited(
        file,
        .webVTT,
        .text(cue: 1, range: 11..<12, replacement: "\n"),
        .text(cue: 1, range: 16..<17, replacement: " ")
      )
        == file.replacing(
          "spaces <00:00:03.500>here\nand",
          with: "spaces\n<00:00:03.500>here and"
        )
    )
  }

  @Test func aRangeOverMarkupIsReplacedAtItsBeginning() throws {
    // "The ferry": from "e" over the tag to "f".
    #expect(
      try edited(Self.file, .webVTT, .text(cue: 0, range: 2..<5, replacement: "y"))
        == Self.file.replacing("The <c.loud>ferry", with: "Thy<c.loud>erry")
    )
  }

  @Test func aCueIsTakenOut() throws {
    let file = Self.file
    #expect(
      try edited(file, .webVTT, .remove(cue: 0))
        == file.replacing(
          """
          first
          00:01.000 --> 00:02.500 line:0 align:start
          <v Ann>The <c.loud>ferry</c> leaves &amp; &lt;honks&gt;...


          """,
          with: ""
        )
    )
    #expect(
      try edited(file, .webVTT, .remove(cue: 2))
        == file.replacing("\n\n00:05.000\t-->\t00:06.000\nThe end.", with: "")
    )
  }

  @Test func commentsGoWithTheirCues() throws {
    #expect(
      try edited(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        a

        c
        00:05.000 --> 00:06.000
        c


        NOTE about b

        00:03.000 --> 00:04.000
        b
        """,
        .webVTT,
        .sortByBegin
      ) == """
        WEBVTT

        00:01.000 --> 00:02.000
        a

        NOTE about b

        00:03.000 --> 00:04.000
        b


        c
        00:05.000 --> 00:06.000
        c
        """
    )
  }

  @Test func lineBreaksAreThoseOfTheFile() throws {
    #expect(
      try edited(
        "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\none two\r\n",
        .webVTT,
        .text(cue: 0, range: 3..<4, replacement: "\n")
      ) == "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\none\r\ntwo\r\n"
    )
  }
}
