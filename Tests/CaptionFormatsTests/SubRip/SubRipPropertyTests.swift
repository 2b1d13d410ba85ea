import CaptionEncoding
import CaptionFormats
import CaptionModel
import Foundation
import Testing

/// What must hold for every file, whatever is in it.
@Suite struct SubRipPropertyTests {
  /// Faults of all kinds in one file.
  static let sample = """
    \u{FEFF}Made by nobody\r
    1
    00:00:01.5 -> 00:00:2,75 X1:1 X2:2 Y1:3 Y2:4\r
    {\\an8}{\\pos(1,2)}<i>A <b>B</i> C</b> &amp; &lt;i&gt; D\\NE

    - F \u{7}\u{0} {\\c&HFF&}G
    2
    00:00:03,000 --> 00:00:04,000
    <font color=red face="X">\u{FEFF}H</font> <sighs> <v Ana>I</v>
    \u{FEFF}J 港 𝄞

    -00:00:01,000 --> 00:00:02,000 align:start

    3
    --> 00:00:05,000
    &#48;0:00:01,000 --> 00:00:02,000
    00:00:01,000 --&gt; 00:00:02,000

    4
    """

  static let fixtures: [SourceText] = {
    var fixtures = [SourceText(sample)]
    fixtures.append(SourceText(sample.replacing("\n", with: "\r\n")))
    fixtures.append(SourceText(sample.replacing("\n", with: "\r")))
    guard let root = ProcessInfo.processInfo.environment["CAPTIONKIT_CORPORA"],
      let files = FileManager.default.enumerator(atPath: root)
    else { return fixtures }
    for case let path as String in files where path.hasSuffix(".srt") {
      let file = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
      if let source = try? SourceText.decode(Array(file), name: path) { fixtures.append(source) }
    }
    return fixtures
  }()

  @Test func placesLieInTheSource() {
    for source in Self.fixtures {
      let all = 0...source.bytes.count
      let result = CaptionFormat.subRip.read(source, ReadingOptions())
      #expect(result.map.cues.count == result.document.cues.count)
      var last = 0
      for cue in result.map.cues {
        #expect(last <= cue.start && cue.start <= cue.timing, "\(source.name)")
        #expect(cue.timing < cue.text.lowerBound, "\(source.name)")
        #expect(all.contains(cue.text.upperBound), "\(source.name)")
        last = cue.text.upperBound
      }
      last = 0
      for diagnostic in result.diagnostics {
        let range = diagnostic.range ?? -1 ..< -1
        #expect(all.contains(range.lowerBound) && all.contains(range.upperBound), "\(source.name)")
        #expect(last <= range.lowerBound || diagnostic.code == "subrip/no-cues", "\(source.name)")
        if let cue = diagnostic.cue {
          #expect(result.document.cues.indices.contains(cue), "\(source.name)")
        }
        last = range.lowerBound
      }
    }
  }

  @Test func everyDiagnosticIsDocumented() {
    let codes = Set(CaptionFormat.subRip.diagnostics.map(\.code))
    #expect(codes.count == CaptionFormat.subRip.diagnostics.count)
    for source in Self.fixtures {
      let result = CaptionFormat.subRip.read(source, ReadingOptions())
      #expect(codes.isSuperset(of: result.diagnostics.map(\.code)), "\(source.name)")
    }
  }

  @Test func whatIsWrittenIsReadAsItWas() {
    for source in Self.fixtures {
      let document = CaptionFormat.subRip.read(source, ReadingOptions()).document
      let first = CaptionFormat.subRip.write(document, WritingOptions())
      let again = CaptionFormat.subRip.read(
        SourceText(String(decoding: first.bytes, as: UTF8.self)),
        ReadingOptions()
      )
      let second = CaptionFormat.subRip.write(again.document, WritingOptions())
      #expect(first.string == second.string, "\(source.name)")
      #expect(again.document.cues.count == document.cues.count, "\(source.name)")
    }
  }

  @Test func whatIsWrittenHasNoFaults() {
    // Except for cues without text, which stay as they were found.
    for source in Self.fixtures {
      let document = CaptionFormat.subRip.read(source, ReadingOptions()).document
      guard !document.cues.isEmpty else { continue }
      let written = CaptionFormat.subRip.write(document, WritingOptions())
      let again = readSubRip(String(decoding: written.bytes, as: UTF8.self))
      let codes = Set(again.diagnostics.map(\.code))
      #expect(codes.isSubset(of: ["subrip/empty-cue", "subrip/unknown-tag"]), "\(source.name)")
    }
  }

  @Test func aFileThatIsCutAnywhereIsRead() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      let result = readSubRip(text)
      #expect(result.document.cues.count <= 4)
      #expect(result.accepted == !result.document.cues.isEmpty)
    }
  }
}
