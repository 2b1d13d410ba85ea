import CaptionModel
import Testing

@testable import CaptionFormats

/// Where WebVTT's cues stand in TTML.
@Suite("TTML placement from WebVTT") struct TTMLPlacementTests {
  private func write(_ settings: String, _ flavour: TTMLFlavour) -> (text: String, losses: [String])
  {
    let source = "WEBVTT\n\n00:01.000 --> 00:02.000 \(settings)\na\n"
    let document = CaptionFormat.webVTT.read(SourceText(source), ReadingOptions()).document
    var options = WritingOptions()
    options.flavour = flavour.rawValue
    let result = CaptionFormat.ttml.write(document, options)
    return (
      String(decoding: result.bytes, as: UTF8.self),
      result.losses.filter { $0.feature == "placement" }.map(\.what)
    )
  }

  /// Settings and the horizontal side of the region.
  @Test(arguments: [
    ("", "10% 10%", "80% 80%"),
    ("size:50%", "25% 10%", "50% 80%"),
    ("size:79%", "10.5% 10%", "79% 80%"),
    ("size:90%", "5% 10%", "90% 80%"),
    ("position:50%,line-left", "50% 10%", "50% 80%"),
    ("position:50%,line-right", "0% 10%", "50% 80%"),
    ("position:50%,center size:80%", "10% 10%", "80% 80%"),
  ])
  func regions(settings: String, origin: String, extent: String) {
    let text = write(settings, .imsc11).text
    #expect(text.contains("tts:origin=\"\(origin)\" tts:extent=\"\(extent)\""), "\(text)")
  }

  /// Settings and what fixed regions lose of them.
  @Test(
    arguments: [
      ("", []),
      ("line:0", []),
      ("line:-1", []),
      ("line:30% position:10%,line-left size:40% align:start", ["line at 30 %"]),
      ("size:60%", ["width of 60 %"]),
      ("line:30% size:60%", ["line at 30 % and width of 60 %"]),
    ] as [(String, [String])],
    [TTMLFlavour.netflix, .itt]
  )
  func fixedRegions(setting: (String, [String]), flavour: TTMLFlavour) {
    let losses = write(setting.0, flavour).losses
    #expect(losses.count == setting.1.count)
    for (loss, expected) in zip(losses, setting.1) { #expect(loss.hasPrefix(expected), "\(loss)") }
  }
}
