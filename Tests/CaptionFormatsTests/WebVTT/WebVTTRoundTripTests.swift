import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import TestSupport
import Testing

@Suite("WebVTT to WebVTT")
struct WebVTTRoundTripTests {
  private static let folder = Fixtures.repository
    .appendingPathComponent("Tests/CaptionFormatsTests/Fixtures/WebVTT")

  @Test("a file in the writer's own form comes back byte for byte")
  func canonical() throws {
    let url = Self.folder.appendingPathComponent("canonical.vtt")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let result = readVTT(text)
    #expect(result.diagnostics.allSatisfy { $0.severity != .error })
    let written = writeVTT(result.document)
    #expect(written.text == text)
    #expect(written.losses.isEmpty)
  }

  @Test("another form of the same file is written in the writer's form")
  func normalised() throws {
    let input = try Data(contentsOf: Self.folder.appendingPathComponent("loose.vtt"))
    let expected = try Data(contentsOf: Self.folder.appendingPathComponent("loose.expected"))
    let source = try SourceText.decode(Array(input), name: "loose.vtt")
    let result = CaptionFormat.webVTT.read(source, ReadingOptions())
    #expect(writeVTT(result.document).text == String(decoding: expected, as: UTF8.self))
  }

  @Test(
    "asked to change nothing, a conversion changes nothing",
    arguments: [
      "WEBVTT\n\n",
      "WEBVTT harbour film; Language: de\n\n",
      "WEBVTT\t-*- coding: utf-8 -*-\nKind: captions\nLanguage: en\nX-Made-By: hand\n\n",
      "WEBVTT\n\nNOTE before the sheet\n\nSTYLE\n::cue(.a) {\n  color: red;\n}\n\nNOTE behind it\n",
      "WEBVTT\n\nSTYLE\n/* a */\n\nSTYLE\n::cue { color: red }\n\n00:00:01.000 --> 00:00:02.000\na\n",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n\nNOTE between\n\nNOTE\ntwo\nlines\n\n"
        + "id 7\n00:00:03.000 --> 00:00:04.000 line:0 position:10%,line-left align:start\nb\n",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n\nNOTE the last one\n\nNOTE\n",
      "WEBVTT\n\nNOTE only comments\n\nNOTE\n\nNOTE\tmore\n",
      "WEBVTT\n\n12\n123:00:01.000 --> 123:00:02.000 vertical:rl line:50%,center size:33.3%\n"
        + "<v.loud Mary &amp; Jo>a &lt; b</v> <c.x.yellow.bg_blue>c</c>\n",
    ]
  )
  func unchanged(_ text: String) {
    for newline in ["\n", "\r\n", "\r"] {
      let written = writeVTT(readVTT(text.replacing("\n", with: newline)).document)
      #expect(written.text == text)
      #expect(written.losses == [])
    }
  }

  /// What the author wrote and stays, whatever is said of it.
  private static let kept: Set<String> = [
    "webvtt/header-text", "webvtt/header-metadata", "webvtt/deprecated-region",
    "webvtt/timestamp-map", "webvtt/empty-cue", "webvtt/note-is-cue", "webvtt/style-syntax",
    "webvtt/style-selector", "webvtt/style-property", "webvtt/invisible-text",
  ]

  @Test("nothing is to be said of what is written of any file in any format, save what it said")
  func conforming() throws {
    let files =
      Fixtures.samples
      + Fixtures.files(
        below: Fixtures.repository.appendingPathComponent("Tests/CaptionFormatsTests/Fixtures"),
        extensions: ["srt", "vtt", "ttml"]
      )
      + ["field-cases", "srt", "webvtt-extra", "wpt-webvtt", "imsc"].flatMap {
        Corpora.files($0, extensions: ["srt", "vtt", "ttml", "xml"])
      }
    #expect(files.count >= 10)
    for url in files {
      let source = try SourceText.decode(Array(try Data(contentsOf: url)), name: url.path)
      guard let format = FormatRegistry.standard.detect(source).format else { continue }
      for speakers in WritingOptions.Speakers.allCases {
        var options = WritingOptions()
        options.speakers = speakers
        let document = format.read(source, ReadingOptions()).document
        let written = writeVTT(document, options).text
        let found = readVTT(written).diagnostics.filter { !Self.kept.contains($0.code) }
        #expect(found.map { "\($0.code): \($0.message)" } == [], "\(url.path), \(speakers)")
      }
    }
  }

  @Test("what is written of any file conforms, and is read as what was written")
  func corpora() throws {
    let files =
      Fixtures.samples.filter { $0.pathExtension == "vtt" }
      + Fixtures.files(below: Self.folder, extensions: ["vtt"])
      + ["wpt-webvtt", "webvtt-extra", "field-cases"].flatMap {
        Corpora.files($0, extensions: ["vtt"])
      }
    #expect(files.count >= 2)
    for url in files {
      let source = try SourceText.decode(Array(try Data(contentsOf: url)), name: url.path)
      let document = CaptionFormat.webVTT.read(source, ReadingOptions()).document
      let first = writeVTT(document)
      let read = readVTT(first.text)
      #expect(read.accepted, "\(url.path)")
      #expect(
        read.diagnostics.filter { $0.severity == .error }.map(\.message) == [],
        "\(url.path)"
      )
      let second = writeVTT(read.document)
      #expect(second.text == first.text, "\(url.path)")
      #expect(second.losses.isEmpty, "\(url.path)")
      #expect(readVTT(second.text).document == read.document, "\(url.path)")
    }
  }
}
