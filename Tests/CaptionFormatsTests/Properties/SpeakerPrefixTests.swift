import CaptionFormats
import CaptionModel
import Testing

@Suite("Speakers as prefixes")
struct SpeakerPrefixTests {
  /// WebVTT cue text, and what a viewer reads of it in every format once names are typed.
  @Test(
    "every format types the same label at the same place, once",
    arguments: [
      ("<v Mara>Hello", "Mara: Hello"),
      ("<v Mara>MARA: Hello", "MARA: Hello"),
      ("<v Mara>[Mara] Hello", "[Mara] Hello"),
      ("<v Mara>- No.</v>\n<v Jonas>- Yes.</v>", "- Mara: No.\n- Jonas: Yes."),
      ("<v Mara><i>- No.</i></v>", "- Mara: No."),
      ("<v Mara>One</v>\n<v Mara>two</v>", "Mara: One\ntwo"),
      ("<v Mara>One</v> three <v Mara>two</v>", "Mara: One three Mara: two"),
      ("<v Mara>R&amp;B</v>", "Mara: R&B"),
    ]
  )
  func labels(text: String, expected: String) {
    let source = SourceText("WEBVTT\n\n00:01.000 --> 00:02.000\n\(text)\n")
    let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
    var options = WritingOptions()
    options.speakers = .prefix
    for format in FormatRegistry.standard.formats {
      let bytes = format.write(document, options).bytes
      let again = SourceText(String(decoding: bytes, as: UTF8.self))
      let read = format.read(again, ReadingOptions()).document
      #expect(read.cues.map(\.text.string) == [expected], "\(format.id)")
      #expect(read.cues.first?.speakers == [], "\(format.id)")
    }
  }

  @Test("italics and classes stay where they were")
  func spans() {
    let source = SourceText(
      "WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Mara><i>Hello</i> you</v>\n"
    )
    var options = WritingOptions()
    options.speakers = .prefix
    let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
    let bytes = CaptionFormat.webVTT.write(document, options).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<c.loud>Mara: <i>Hello</i> you</c>\n"
    )
  }
}
