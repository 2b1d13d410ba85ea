import CaptionModel
import Foundation
import TestSupport
import Testing

@testable import CaptionFormats

/// Ordinary cues are read in one step; whatever stands around and inside them, the result must be
/// the same as line by line.
@Suite("SubRip cues that are written as they ought to be")
struct SubRipOrdinaryCueTests {
  private static func expectSame(_ text: String, _ name: String) {
    let source = SourceText(name: name, text)
    let quick = SubRipReader.read(source)
    let slow = SubRipReader.read(source, isLineByLine: true)
    #expect(quick.document == slow.document, "\(name)")
    #expect(quick.map == slow.map, "\(name)")
    #expect(quick.diagnostics == slow.diagnostics, "\(name)")
    #expect(quick.accepted == slow.accepted, "\(name)")
  }

  @Test("files of the corpora come out the same line by line")
  func corpora() throws {
    for folder in ["srt", "field-cases"] {
      for url in Corpora.files(folder, extensions: ["srt"]) {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        Self.expectSame(text, url.lastPathComponent)
      }
    }
  }

  @Test("files that are put together at random come out the same line by line", arguments: 0..<900)
  func random(seed: Int) {
    var generator = Steps(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var text = ""
    var number = 1
    let numbers = ["", "x", "#", " "]
    let texts = [
      "Hello", "- Who?", "5 men", "12", "00:00:01,000", "<i>Sung</i>", "{\\an8}Up", "a & b",
      "<i>Two", "lines</i>", "<b>B</b>", "<u>", "</u>", "<b></b>", "<i>a</b>", "<i>Am</i>&amp;</i>",
      " indented", "\u{FEFF}mark", "（声）", "l:1", "O, no", "ends  ", "\u{0}", "--> not", "x\ty",
      "<font color=red>R", "7:", "1", "Ærlig talt",
      "2 00:00:03,000 --> 00:00:04,000", "3. 00:00:03,000 -> 00:00:04", "00:00:07, --> 00:00:08,",
      "<i>", "</i>", "{\\an8}", "{\\an8}<i>Up</i>",
      "{\\an0}None", "</i><b>so</b>", "<i>to</i> <i>and</i> fro", "up{\\an8}", "<i> </i>",
      "<font color=\"blue\">B</font>", "<font colr=1>", "<i></i>", "<b>to\n</b>fro",
      "<i>to\nfro</i>",
    ]
    let arrows = [" --> ", " -> ", "-->", " -->  "]
    for _ in 0..<12 {
      let lineBreak = generator.pick(["\n", "\n", "\n", "\r\n", "\r\n", "\r", "\r\r\n"])
      let isOrdinary = generator.next(4) > 0
      if isOrdinary { text += "\(number)" } else { text += generator.pick(numbers) }
      number += isOrdinary || generator.next(2) == 0 ? 1 : 0
      text += lineBreak
      let second = number % 60
      let begin = "00:00:\(second < 10 ? "0" : "")\(second),\(100 + generator.next(900))"
      let arrow = isOrdinary ? arrows[0] : generator.pick(arrows)
      text += "\(begin)\(arrow)\(generator.pick(["00:01:00,000", "100:00:00,000", "00:61:00,000"]))"
      text += generator.pick(["", "", "", "", " X1:1 X2:2 Y1:3 Y2:4", " junk"]) + lineBreak
      for _ in 0..<generator.next(4) { text += generator.pick(texts) + lineBreak }
      text += generator.pick([lineBreak, lineBreak, lineBreak, "", " " + lineBreak, "\n\n"])
    }
    Self.expectSame(text, "\(seed)")
  }

  @Test("a text that looks like a number or times ends no cue")
  func textLikeStructure() {
    let source = SourceText(
      """
      1
      00:00:01,000 --> 00:00:02,000
      99

      2
      00:00:03,000 --> 00:00:04,000
      10:30 sharp

      3
      00:00:05,000 --> 00:00:06,000
      End

      """
    )
    let texts = SubRipReader.read(source).document.cues.map(\.text.string)
    #expect(texts == ["99", "10:30 sharp", "End"])
  }
}

/// Numbers that come out the same in every run.
private struct Steps {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % count
  }

  mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }
}
