import CaptionModel
import Testing

@testable import CaptionFormats

@Suite struct SubRipEditTests {
  static let file = """
    1\r
    00:00:01,000 --> 00:00:02,500\r
    The <i>ferry</i> leaves at noon.\r
    \r
    2\r
    00:00:03,000 --> 00:00:04,000\r
    Two  spaces here \r
    and more.\r
    \r
    3\r
    00:00:05,000 --> 00:00:06,000\r
    The end.\r

    """

  @Test func timesKeepTheirStyle() throws {
    let file = Self.file
    #expect(
      try edited(file, .subRip, .end(cue: 0, ms(2960)), .begin(cue: 1, ms(3040)))
        == file.replacing("--> 00:00:02,500", with: "--> 00:00:02,960")
        .replacing("00:00:03,000 -->", with: "00:00:03,040 -->")
    )
  }

  @Test(arguments: [
    ("0:00:01.50 --> 0:00:02.50", "0:00:01.50 --> 0:00:02.40", 2400),
    ("0:00:01.50 --> 0:00:02.50", "0:00:01.50 --> 0:00:02.408", 2408),
    ("00:01,500 --> 00:02,500", "00:01,500 --> 00:03,000", 3000),
    (
      "00:01,500  -->  00:02,500 X1:1 X2:2 Y1:1 Y2:2",
      "00:01,500  -->  01:00:03,000 X1:1 X2:2 Y1:1 Y2:2", 3_603_000
    ),
    ("000:00:01,500 --> 000:00:02,500", "000:00:01,500 --> 000:00:03,000", 3000),
  ])
  func oddTimes(_ before: String, _ after: String, _ end: Int) throws {
    #expect(
      try edited("1\n\(before)\nText\n", .subRip, .end(cue: 0, ms(end)))
        == "1\n\(after)\nText\n"
    )
  }

  @Test func aTextIsReplacedWhereItStands() throws {
    let file = Self.file
    #expect(
      try edited(
        file,
        .subRip,
        .text(cue: 1, range: 3..<5, replacement: " "),
        .text(cue: 1, range: 16..<17, replacement: "")
      ) == file.replacing("Two  spaces here \r\n", with: "Two spaces here\r\n")
    )
  }

  @Test func aLineIsBrokenAsTheFileBreaksLines() throws {
    let file = Self.file
    // "The ferry leaves at noon.": the space after "ferry".
    #expect(
      try edited(file, .subRip, .text(cue: 0, range: 9..<10, replacement: "\n"))
        == file.replacing("</i> leaves", with: "</i>\r\nleaves")
    )
    #expect(
      try edited(file, .subRip, .text(cue: 1, range: 17..<18, replacement: " "))
        == file.replacing("here \r\nand", with: "here  and")
    )
  }

  @Test func markupInARangeStays() throws {
    #expect(
      try edited(
        "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}a.<b>..</b> b &amp; c\n",
        .subRip,
        .text(cue: 0, range: 1..<4, replacement: "…")
      ) == "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}a…<b></b> b &amp; c\n"
    )
  }

  @Test func aCueGoesWithItsNumber() throws {
    let file = Self.file
    #expect(
      try edited(file, .subRip, .remove(cue: 1)) == """
        1\r
        00:00:01,000 --> 00:00:02,500\r
        The <i>ferry</i> leaves at noon.\r
        \r
        2\r
        00:00:05,000 --> 00:00:06,000\r
        The end.\r

        """
    )
    #expect(
      try edited(file, .subRip, .remove(cue: 1), .remove(cue: 2)) == """
        1\r
        00:00:01,000 --> 00:00:02,500\r
        The <i>ferry</i> leaves at noon.\r

        """
    )
    #expect(
      try edited(file, .subRip, .remove(cue: 0), .remove(cue: 2)) == """
        1\r
        00:00:03,000 --> 00:00:04,000\r
        Two  spaces here \r
        and more.\r

        """
    )
  }

  @Test func numbersThatDidNotCountOnStay() throws {
    #expect(
      try edited(
        """
        1
        00:00:01,000 --> 00:00:02,000
        a

        2
        00:00:02,000 --> 00:00:03,000
        b

        7
        00:00:03,000 --> 00:00:04,000
        c

        """,
        .subRip,
        .remove(cue: 0)
      ) == """
        1
        00:00:02,000 --> 00:00:03,000
        b

        7
        00:00:03,000 --> 00:00:04,000
        c

        """
    )
  }

  @Test func sortingMovesCuesAndNotNumbers() throws {
    #expect(
      try edited(
        "1\n00:00:05,000 --> 00:00:06,000\nlate\n\n2\n00:00:01,000 --> 00:00:02,000\nearly\nand long",
        .subRip,
        .sortByBegin
      )
        == "1\n00:00:01,000 --> 00:00:02,000\nearly\nand long\n\n2\n00:00:05,000 --> 00:00:06,000\nlate"
    )
  }

  @Test func numbersCountOnFromTheFirst() throws {
    #expect(
      try edited(
        """
        4
        00:00:01,000 --> 00:00:02,000
        a

        6
        00:00:02,000 --> 00:00:03,000
        b

        00:00:03,000 --> 00:00:04,000
        c

        """,
        .subRip,
        .renumber
      ) == """
        4
        00:00:01,000 --> 00:00:02,000
        a

        5
        00:00:02,000 --> 00:00:03,000
        b

        6
        00:00:03,000 --> 00:00:04,000
        c

        """
    )
  }

  @Test func timesThatCannotBeReadAreNotChanged() {
    #expect(
      refusal("1\nxx:yy --> 00:00:02,000\nText\n", .subRip, .begin(cue: 0, ms(1))) != nil
    )
    #expect(refusal(Self.file, .subRip, .end(cue: 3, ms(1))) == "there is no such cue")
  }
}
