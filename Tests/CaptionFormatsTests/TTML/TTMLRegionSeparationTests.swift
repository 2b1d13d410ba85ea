import CaptionModel
import Testing

@testable import CaptionFormats

/// Regions that may not lie over each other, nor be too many.
@Suite("TTML regions kept apart") struct TTMLRegionSeparationTests {
  private func cue(_ begin: Int, _ end: Int, _ region: String) -> Cue {
    var cue = Cue(
      begin: MediaTime(milliseconds: begin),
      end: MediaTime(milliseconds: end),
      text: CaptionText(region)
    )
    cue.region = region
    return cue
  }

  private func document(_ boxes: [(id: String, box: Region.Box)], _ cues: [Cue]) -> CaptionDocument
  {
    var document = CaptionDocument()
    document.regions = boxes.map { Region(id: $0.id, geometry: .box($0.box)) }
    document.cues = cues
    return document
  }

  private func write(_ document: CaptionDocument, _ flavour: TTMLFlavour) -> WriteResult {
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    return CaptionFormat.ttml.write(document, options)
  }

  /// The errors that the check for the flavour finds in what is written.
  private func errors(_ result: WriteResult, _ flavour: TTMLFlavour) -> [String] {
    var options = ReadingOptions()
    options.checksConformance = true
    options.profile = flavour.profile
    let text = String(decoding: result.bytes, as: UTF8.self)
    return CaptionFormat.ttml.read(SourceText(text), options).diagnostics
      .filter { $0.severity == .error }.map(\.code)
  }

  private let top = Region.Box(x: 10, y: 10, width: 80, height: 60, displayAlign: .before)
  private let bottom = Region.Box(x: 10, y: 30, width: 80, height: 60, displayAlign: .after)

  @Test("what overlaps is cut half-way between the texts, and reported")
  func cutApart() {
    let document = document(
      [("a", top), ("b", bottom)],
      [cue(0, 2000, "a"), cue(1000, 3000, "b")]
    )
    let result = write(document, .imsc11)
    let text = String(decoding: result.bytes, as: UTF8.self)
    // The texts stand at 10 % and 90 %.
    #expect(text.contains("xml:id=\"a\" tts:origin=\"10% 10%\" tts:extent=\"80% 40%\""))
    #expect(text.contains("xml:id=\"b\" tts:origin=\"10% 50%\" tts:extent=\"80% 40%\""))
    #expect(result.losses.map(\.feature) == ["region", "region"])
    #expect(errors(result, .imsc11) == [])
  }

  @Test("regions stay whole that show one after the other, or where they may overlap")
  func untouched() {
    let boxes = [("a", top), ("b", bottom)]
    let apart = document(boxes, [cue(0, 1000, "a"), cue(1000, 3000, "b")])
    #expect(write(apart, .imsc11).losses.isEmpty)
    let together = document(boxes, [cue(0, 2000, "a"), cue(1000, 3000, "b")])
    #expect(write(together, .dfxp).losses.isEmpty)
  }

  @Test("the second of two in the same place stands above the first, as players stack captions")
  func samePlace() {
    let box = Region.Box(x: 0, y: 70, width: 100, height: 30, displayAlign: .after)
    let document = document([("a", box), ("b", box)], [cue(0, 2000, "a"), cue(0, 2000, "b")])
    let text = String(decoding: write(document, .ebuTTD).bytes, as: UTF8.self)
    #expect(text.contains("xml:id=\"a\" tts:origin=\"0% 85%\" tts:extent=\"100% 15%\""))
    #expect(text.contains("xml:id=\"b\" tts:origin=\"0% 70%\" tts:extent=\"100% 15%\""))
  }

  @Test(
    "a fifth region at one time shares another, with its cue's text and time",
    arguments: [4, 5]
  )
  func tooMany(count: Int) {
    let boxes = (0..<count).map { number in
      (
        id: "r\(number)",
        box: Region.Box(x: 0, y: Double(number) * 20, width: 100, height: 20)
      )
    }
    let document = document(boxes, boxes.map { cue(0, 2000, $0.id) })
    let result = write(document, .imsc11)
    #expect(errors(result, .imsc11) == [])
    #expect(result.losses.map(\.cue) == (count > 4 ? [4] : []))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(text.contains(">r\(count - 1)</p>"))
  }

  @Test("where there is no room to cut, the second cue goes into the first one's region")
  func noRoom() {
    let box = Region.Box(x: 40, y: 45, width: 20, height: 10)
    let document = document([("a", box), ("b", box)], [cue(0, 2000, "a"), cue(0, 2000, "b")])
    let result = write(document, .imsc1)
    #expect(errors(result, .imsc1) == [])
    #expect(result.losses.map(\.cue) == [1])
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("region=\"a\">b</p>"))
  }
}
