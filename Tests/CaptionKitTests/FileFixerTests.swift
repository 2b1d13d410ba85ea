import CaptionKit
import Foundation
import Testing

@Suite struct FileFixerTests {
  private static func lint(_ options: LintOptions, _ context: TrackContext = TrackContext())
    -> @Sendable (ReadResult) -> LintReport
  {
    { result in
      Linter.lint(Track(result.document, map: result.map, context: context), options: options)
    }
  }

  private static func fix(
    _ text: String,
    name: String,
    _ options: LintOptions = LintOptions(),
    frameRate: FrameRate? = nil,
    unsafe: Bool = false
  ) throws -> FixedFile {
    let bytes = Array(text.utf8)
    var context = TrackContext()
    context.frameRate = frameRate
    context.language = "en"
    var fixer = FileFixer(lint: lint(options, context))
    fixer.includesUnsafe = unsafe
    return try fixer.fix(bytes, of: try CaptionFile.examine(bytes, name: name))
  }

  private static func fixed(
    _ text: String,
    name: String,
    _ options: LintOptions = LintOptions(),
    frameRate: FrameRate? = nil,
    unsafe: Bool = false
  ) throws -> String {
    let file = try fix(text, name: name, options, frameRate: frameRate, unsafe: unsafe)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func anOverlapIsCutBack() throws {
    let text = """
      WEBVTT

      00:01.000 --> 00:03.040 line:90%
      The ferry leaves at noon.

      00:03.000 --> 00:05.000
      Then we have an hour.

      """
    #expect(try Self.fixed(text, name: "a.vtt") == text.replacing("00:03.040", with: "00:03.000"))
  }

  @Test func everyCueOfAChainIsMended() throws {
    let text = """
      1
      00:00:01,000 --> 00:00:03,100
      The ferry leaves at noon.

      2
      00:00:03,000 --> 00:00:05,100
      Then we have an hour.

      3
      00:00:05,000 --> 00:00:07,100
      Is that enough?\u{20}

      4
      00:00:07,000 --> 00:00:09,000
      It  has to be.

      """
    #expect(
      try Self.fixed(text, name: "a.srt")
        == text.replacing(",100", with: ",000").replacing("enough? ", with: "enough?")
        .replacing("It  has", with: "It has")
    )
  }

  /// Three quarters of a frame of 25 are no allowed pause; none at all is the nearest that is.
  @Test func timesMoveInwardToFramesAndPausesToTheirBands() throws {
    let text = """
      WEBVTT

      00:01.010 --> 00:03.970
      The ferry leaves at noon.

      00:04.000 --> 00:06.000
      Then we have an hour.

      """
    var options = LintOptions()
    options.only = ["sync/frame-grid", "sync/gap"]
    #expect(
      try Self.fixed(text, name: "a.vtt", options, frameRate: .pal)
        == text.replacing("00:01.010", with: "00:01.040").replacing("00:03.970", with: "00:04.000")
    )
  }

  @Test func whatWouldBringAnotherFindingIsNotMade() throws {
    // Cut back, the first cue would be shown for less than the 2 seconds that are asked for.
    let text = """
      WEBVTT

      00:01.000 --> 00:03.040
      The ferry leaves at noon.

      00:02.960 --> 00:05.000
      Then we have an hour.

      """
    var options = LintOptions()
    options.set("sync/min-duration", "min", to: .length(.seconds(2)))
    let file = try Self.fix(text, name: "a.vtt", options)
    #expect(file.bytes == Array(text.utf8))
    #expect(file.made.isEmpty)
    #expect(file.refused.map(\.reason) == ["it would bring a finding of sync/min-duration"])
  }

  @Test func cuesAreTakenOutOnlyWhenAskedFor() throws {
    let text = """
      1
      00:00:01,000 --> 00:00:03,000
      The ferry leaves at noon.

      2
      00:00:01,000 --> 00:00:03,000
      The ferry leaves at noon.

      3
      00:00:04,000 --> 00:00:06,000
      Then we have an hour.

      """
    #expect(try Self.fixed(text, name: "a.srt") == text)
    #expect(
      try Self.fixed(text, name: "a.srt", unsafe: true) == """
        1
        00:00:01,000 --> 00:00:03,000
        The ferry leaves at noon.

        2
        00:00:04,000 --> 00:00:06,000
        Then we have an hour.

        """
    )
  }

  @Test func numbersAndOrderAreMended() throws {
    let text = """
      1
      00:00:01,000 --> 00:00:03,000
      The ferry leaves at noon.

      3
      00:00:07,000 --> 00:00:09,000
      Is that enough?

      4
      00:00:04,000 --> 00:00:06,000
      Then we have an hour.

      """
    #expect(
      try Self.fixed(text, name: "a.srt") == """
        1
        00:00:01,000 --> 00:00:03,000
        The ferry leaves at noon.

        2
        00:00:04,000 --> 00:00:06,000
        Then we have an hour.

        3
        00:00:07,000 --> 00:00:09,000
        Is that enough?

        """
    )
  }

  @Test func aLongLineIsBrokenInEachFormat() throws {
    let line = "We have been waiting for the ferry, and nobody has told us why."
    let broken = "We have been waiting for the ferry,⏎and nobody has told us why."
    for (name, text, newline) in [
      ("a.srt", "1\r\n00:00:01,000 --> 00:00:06,000\r\n\(line)\r\n", "\r\n"),
      ("a.vtt", "WEBVTT\n\n00:01.000 --> 00:06.000\n<i>\(line)</i>\n", "\n"),
      (
        "a.ttml",
        "<tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"en\"><body><div>"
          + "<p begin=\"1s\" end=\"6s\">\(line)</p></div></body></tt>", "<br/>"
      ),
    ] {
      let result = try Self.fixed(text, name: name, englishLines)
      #expect(
        result == text.replacing(line, with: broken.replacing("⏎", with: newline)),
        "\(name)"
      )
    }
  }

  private var englishLines: LintOptions {
    var options = LintOptions()
    options.only = ["reading/line-too-long"]
    return options
  }

  @Test(arguments: ["utf-16le", "utf-16be", "windows-1252", "iso-8859-2"])
  func otherEncodingsStay(_ encoding: String) throws {
    let text = "1\r\n00:00:01,000 --> 00:00:03,000\r\nÄh  ja, schön.\r\n"
    let bytes = try EncodedText.encode(Array(text.utf8), as: encoding).bytes
    let file = try CaptionFile.examine(bytes, name: "a.srt", encoding: encoding)
    let fixed = try FileFixer(lint: Self.lint(LintOptions())).fix(bytes, of: file)
    #expect(
      try fixed.bytes
        == EncodedText.encode(Array(text.replacing("h  j", with: "h j").utf8), as: encoding).bytes
    )
  }

  @Test func aCharacterThatTheEncodingLacksIsNotWritten() throws {
    let text = "1\n00:00:01,000 --> 00:00:03,000\nNun...  ja.\n"
    let bytes = Array(text.utf8)
    var options = LintOptions()
    options.only = ["text/ellipsis", "text/double-space"]
    let file = try CaptionFile.examine(bytes, name: "a.srt", encoding: "iso-8859-1")
    let fixed = try FileFixer(lint: Self.lint(options)).fix(bytes, of: file)
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self) == text.replacing("  ", with: " ")
    )
    #expect(fixed.refused.map(\.finding.code) == ["text/ellipsis"])
  }

  @Test func aByteOrderMarkStays() throws {
    let text = "\u{FEFF}WEBVTT\n\n00:01.000 --> 00:03.000\nOh  no.\n"
    #expect(try Self.fixed(text, name: "a.vtt") == text.replacing("  ", with: " "))
  }

  @Test func bytesThatAreNoTextAreNotLost() throws {
    let bytes = Array("1\n00:00:01,000 --> 00:00:03,000\nOh  no.\u{E9}".utf8) + [0xFF]
    let file = try CaptionFile.examine(bytes, name: "a.srt", encoding: "utf-8")
    #expect(throws: FileFixer.FixingError.cannotBeRestored(encoding: "UTF-8")) {
      try FileFixer(lint: Self.lint(LintOptions())).fix(bytes, of: file)
    }
  }

  @Test func hostileFilesEnd() throws {
    // Every cue overlaps all others, and every text is made of spaces and dots.
    var text = "WEBVTT\n\n"
    for index in 0..<60 {
      text += "00:01.\(String(format: "%03d", index)) --> 00:03.000\n"
      text += "a  <b>.</b>..  &nbsp; \n\n"
    }
    var options = LintOptions()
    options.only = RuleCatalog.all.map(\.id)
    let once = try Self.fixed(text, name: "a.vtt", options, frameRate: .film, unsafe: true)
    #expect(try Self.fixed(once, name: "a.vtt", options, frameRate: .film, unsafe: true) == once)
  }
}
