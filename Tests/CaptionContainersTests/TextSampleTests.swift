import CaptionContainers
import CaptionModel
import Testing

@Suite struct TextSampleTests {
  /// "Ferry closed" as a forced sample, as Apple's code writes it.
  @Test func forcedSample() {
    let bytes: [UInt8] = [
      0x00, 0x0C, 0x46, 0x65, 0x72, 0x72, 0x79, 0x20, 0x63, 0x6C, 0x6F, 0x73, 0x65, 0x64, 0x00,
      0x00,
      0x00, 0x08, 0x66, 0x72, 0x63, 0x64,
    ]
    let sample = MP4TextSample(bytes, isQuickTime: false)
    #expect(String(decoding: sample.text, as: UTF8.self) == "Ferry closed")
    #expect(sample.isForced)
    #expect(!sample.isBroken)
  }

  @Test func stylesAndPlace() {
    let style = Boxes.box(
      "styl",
      Boxes.u16(2),
      Boxes.u16(0) + Boxes.u16(2) + Boxes.u16(1) + [3, 18] + Boxes.u32(0xFF00_00FF),
      Boxes.u16(3) + Boxes.u16(5) + Boxes.u16(1) + [4, 18] + Boxes.u32(0xFFFF_FFFF)
    )
    let place = Boxes.box("tbox", Boxes.u16(10), Boxes.u16(0), Boxes.u16(60), Boxes.u16(640))
    let sample = MP4TextSample(
      Boxes.sample("Hello", style, place, Boxes.box("blnk", Boxes.u32(0))),
      isQuickTime: false
    )
    #expect(sample.runs.map(\.characters) == [0..<2, 3..<5])
    #expect(sample.runs.map(\.isBold) == [true, false])
    #expect(sample.runs.map(\.isItalic) == [true, false])
    #expect(sample.runs.map(\.isUnderlined) == [false, true])
    #expect(sample.runs[0].color == Color(rgb: 0xFF0000))
    #expect(sample.box == MP4TextStyling.Box(top: 10, left: 0, bottom: 60, right: 640))
    #expect(sample.otherBoxes == ["blnk"])
  }

  private static let marks: [([UInt8], MP4TextSample.Encoding, [UInt8])] = [
    ([0xFE, 0xFF, 0x00, 0x41], MP4TextSample.Encoding.utf16BigEndian, [0x00, 0x41]),
    ([0xFF, 0xFE, 0x41, 0x00], .utf16LittleEndian, [0x41, 0x00]),
    ([0xEF, 0xBB, 0xBF, 0x41], .bytes, [0x41]),
    ([0x41], .bytes, [0x41]),
  ]

  @Test(arguments: marks) func encodings(
    text: [UInt8],
    encoding: MP4TextSample.Encoding,
    rest: [UInt8]
  ) {
    let sample = MP4TextSample(Boxes.u16(text.count) + text, isQuickTime: true)
    #expect(sample.encoding == encoding)
    #expect(sample.text == rest)
  }

  private static let samples: [([UInt8], String, Bool)] = [
    ([UInt8](), "", false), ([0], "", true), ([0, 9, 0x41], "A", true),
    ([0, 1, 0x41, 0, 0, 0, 7, 0x73, 0x74, 0x79, 0x6C], "A", true),
    ([0, 1, 0x41, 0x7F, 0, 0, 0, 0x73, 0x74, 0x79, 0x6C], "A", true),
    ([0, 1, 0x41, 0, 0], "A", false),
  ]

  @Test(arguments: samples) func brokenSamples(bytes: [UInt8], text: String, isBroken: Bool) {
    let sample = MP4TextSample(bytes, isQuickTime: false)
    #expect(String(decoding: sample.text, as: UTF8.self) == text)
    #expect(sample.isBroken == isBroken)
  }

  @Test func webVTTSample() {
    let sample =
      Boxes.box(
        "vttc",
        Boxes.box("vsid", Boxes.u32(3)),
        Boxes.box("iden", Boxes.text("c1")),
        Boxes.box("sttg", Boxes.text("line:0")),
        Boxes.box("payl", Boxes.text("Hello"))
      ) + Boxes.box("vttx", Boxes.text("a note")) + Boxes.box("vtte")
    let (cues, comments, isBroken) = MP4WebVTTCue.cues(in: sample)
    #expect(cues.map(\.source) == [3])
    #expect(cues.map { String(decoding: $0.identifier, as: UTF8.self) } == ["c1"])
    #expect(cues.map { String(decoding: $0.settings, as: UTF8.self) } == ["line:0"])
    #expect(cues.map { String(decoding: $0.payload, as: UTF8.self) } == ["Hello"])
    #expect(comments.count == 1)
    #expect(!isBroken)
    #expect(MP4WebVTTCue.cues(in: Array(sample.dropLast())).isBroken)
    #expect(MP4WebVTTCue.cues(in: Array("WEBVTT\n\n".utf8)).isBroken)
  }
}
