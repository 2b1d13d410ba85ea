import CaptionEncoding
import CaptionModel
import Foundation
import TestSupport
import Testing

@testable import CaptionFormats

/// Documents are read while they are parsed; where they are divided must not show.
@Suite("TTML read piece by piece")
struct TTMLPieceTests {
  /// Begins, ends and texts, and behind them the codes of diagnostics with their places.
  private static func reading(_ source: String, piece: Int) -> [String] {
    let result = TTMLReader.read(SourceText(source), ReadingOptions(), piece: piece)
    let cues = result.document.cues.map { cue in
      "\(cue.begin.milliseconds)-\(cue.end.map { "\($0.milliseconds)" } ?? ""): \(cue.text.string)"
    }
    let diagnostics = result.diagnostics.map {
      "\($0.code.dropFirst("ttml/".count))@\($0.range?.lowerBound ?? -1)"
    }
    return cues + diagnostics + (result.accepted ? [] : ["refused"])
  }

  static let documents: [(name: String, body: String, expected: [String])] = [
    (
      "paragraphs of a sequence follow each other",
      """
      <body timeContainer="seq"><div><p dur="1s">a</p></div><div timeContainer="seq">\
      <p dur="2s">b</p><p dur="1s">c</p></div><div begin="1s"><p dur="1s">d</p></div></body>
      """,
      ["0-1000: a", "1000-3000: b", "3000-4000: c", "5000-6000: d"]
    ),
    (
      "a division that never begins has to be there as a whole",
      """
      <body timeContainer="seq"><div><p>a</p></div><div><p dur="1s">b</p><p>c</p></div>\
      <div><p/></div></body>
      """,
      ["0-: a", "open-ended@270", "never-shown@284"]
    ),
    (
      "times and regions of divisions reach those behind them in the same one",
      """
      <body begin="10s"><div begin="1s" end="8s"><div begin="1s"><p dur="1s">a</p></div>\
      <p dur="2s">b</p></div><div><p begin="1s" dur="1s">c</p></div></body>
      """,
      ["12000-13000: a", "11000-13000: b", "11000-12000: c"]
    ),
    (
      "elements around paragraphs that TTML does not have",
      """
      <body><div><section><p end="1s">a</p><div><p begin="1s" end="2s">b</p></div></section>\
      <p begin="2s" end="3s">c</p></div></body>
      """,
      ["0-1000: a", "1000-2000: b", "2000-3000: c", "unknown-element@250"]
    ),
    (
      "divisions inside a paragraph",
      """
      <body><div><p end="1s">a<div><span>b</span><span>c</span></div></p><p end="1s">d</p>\
      </div></body>
      """,
      ["0-1000: abc", "0-1000: d", "misplaced-element@263"]
    ),
    (
      "text between paragraphs, which stands at the tag before where it has references",
      """
      <body><div><p end="1s">a<br/></p>x<p end="2s">b</p>y &amp; z</div></body>
      """,
      ["0-1000: a", "0-2000: b", "skipped-text@272", "skipped-text@273"]
    ),
    (
      "changes of a division behind its paragraphs do not reach back",
      """
      <body><div><p end="1s">a</p><set begin="0s" tts:display="none"/><p end="1s">b</p></div>\
      </body>
      """,
      ["0-1000: a", "never-shown@303"]
    ),
  ]

  @Test("whatever a document's structure, pieces come out as the whole", arguments: documents)
  func structures(_ document: (name: String, body: String, expected: [String])) {
    let source = TTMLTest.document(document.body)
    for piece in [1, 2, 3, 4, 7, 2048] {
      #expect(Self.reading(source, piece: piece) == document.expected, "\(document.name), \(piece)")
    }
  }

  @Test("a declared entity that is used at the end refuses all that was read before")
  func lateEntity() {
    let body = #"<body><div><p end="1s">a</p><p end="1s">b</p><p>&e;</p></div></body>"#
    let source = "<!DOCTYPE tt [<!ENTITY e 'x'>]>" + TTMLTest.document(body)
    for piece in [1, 2048] {
      let result = TTMLReader.read(SourceText(source), ReadingOptions(), piece: piece)
      #expect(!result.accepted)
      #expect(result.document.cues.isEmpty && result.map.cues.isEmpty)
      #expect(result.diagnostics.map(\.code) == ["ttml/doctype", "ttml/entity"])
    }
  }

  @Test("what was read before a fault is kept, and the fault told in its place")
  func lateFault() {
    let body = #"<body><div><p end="1s">a</p>x<p end="1s">b</p><p end="1s">c</q></div></body>"#
    for piece in [1, 2048] {
      #expect(
        Self.reading(TTMLTest.document(body), piece: piece)
          == ["0-1000: a", "0-1000: b", "0-1000: c", "skipped-text@267", "not-well-formed@302"]
      )
    }
  }

  /// Samples, the repository's fixtures and, where they are at hand, the shared corpora.
  private static let files =
    Fixtures.samples.filter { $0.pathExtension == "ttml" }
    + Fixtures.files(
      below: Fixtures.repository.appendingPathComponent("Tests/CaptionFormatsTests/Fixtures"),
      extensions: ["ttml"]
    )
    + Corpora.files("imsc", extensions: ["ttml", "xml"])
    + Corpora.files("field-cases", extensions: ["ttml", "xml"])

  @Test("every file comes out the same in pieces of any length")
  func files() throws {
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      guard let source = try? SourceText.decode(bytes, name: file.lastPathComponent) else {
        continue
      }
      let whole = TTMLReader.read(source, ReadingOptions(), piece: .max)
      for piece in [1, 3, 50] {
        let result = TTMLReader.read(source, ReadingOptions(), piece: piece)
        let isSame =
          result.accepted == whole.accepted && result.document == whole.document
          && result.map == whole.map && result.diagnostics == whole.diagnostics
        #expect(isSame, "\(file.path), pieces of \(piece)")
      }
    }
  }
}
