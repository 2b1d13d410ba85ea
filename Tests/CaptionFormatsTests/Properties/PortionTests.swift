import CaptionModel
import Testing

@testable import CaptionFormats

@Suite struct PortionTests {
  /// A document of some megabytes, with a cue before the others if one is given.
  private func document(first: CaptionText? = nil) -> CaptionDocument {
    var document = CaptionDocument()
    if let first {
      let end = MediaTime(milliseconds: 500)
      document.cues.append(Cue(begin: .zero, end: end, text: first))
    }
    for number in 0..<20_000 {
      document.cues.append(
        Cue(
          begin: MediaTime(milliseconds: 1000 + number * 1000),
          end: MediaTime(milliseconds: 1900 + number * 1000),
          text: CaptionText("Line \(number) & more of it,\nspoken by nobody in particular."),
          placement: number % 3 == 0 ? Anchor(8).map { Placement($0) } : nil
        )
      )
    }
    return document
  }

  private func portions(_ document: CaptionDocument, _ format: CaptionFormat) throws -> [[UInt8]] {
    var portions: [[UInt8]] = []
    let write = try #require(format.writeInPortions)
    let result = write(document, WritingOptions(), PortionSink { portions.append($0) })
    let whole = format.write(document, WritingOptions())
    #expect(result.losses == whole.losses)
    #expect(portions.joined() + result.bytes == whole.bytes)
    return portions
  }

  @Test(arguments: [CaptionFormat.webVTT, .subRip])
  func portionsAreTheFile(_ format: CaptionFormat) throws {
    let portions = try portions(document(), format)
    #expect(portions.count > 3)
    #expect(portions.allSatisfy { $0.count >= PortionSink.size })
  }

  @Test("a colour that needs a rule before the cues holds all portions back")
  func colors() throws {
    let yellow = Color(red: 255, green: 255, blue: 0)
    let other = Color(red: 1, green: 2, blue: 3)
    for (color, isHeldBack) in [(yellow, false), (other, true)] {
      var builder = CaptionTextBuilder()
      builder.open(.style(TextStyle(.color(color))))
      builder.append("tinted")
      builder.close()
      let portions = try portions(document(first: builder.take()), .webVTT)
      #expect(portions.isEmpty == isHeldBack)
    }
  }

  @Test(arguments: [CaptionFormat.webVTT, .subRip])
  func documentsWithoutCuesAreWhole(_ format: CaptionFormat) throws {
    #expect(try portions(CaptionDocument(), format).isEmpty)
  }
}
