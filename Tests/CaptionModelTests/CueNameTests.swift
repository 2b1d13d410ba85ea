import CaptionModel
import Testing

/// Identifiers of every kind that cues hold in a way of their own: none, short words, and others.
private let identifiers: [String?] = [
  nil, "", "1", "c100000", "12345678", "123456789", "a subtitle with a name", "é", "naïve",
  "a\u{0}",
  "\u{0}a", "\u{7F}", "字幕",
]

private func cue(_ identifier: String?, begin: MediaTime = .zero, region: String? = nil) -> Cue {
  Cue(identifier: identifier, begin: begin, end: nil, text: "x", region: region)
}

@Suite("Names of cues")
struct CueNameTests {
  @Test("a cue gives the identifier back that it was made with", arguments: identifiers)
  func made(identifier: String?) {
    #expect(cue(identifier).identifier == identifier)
    #expect(cue(identifier, region: "r").identifier == identifier)
    #expect(cue(identifier, region: "r").region == "r")
    let far = MediaTime(seconds: 1_000_000_000)
    #expect(cue(identifier, begin: far).identifier == identifier)
    #expect(cue(identifier, begin: far).begin == far)
  }

  @Test("an identifier is replaced by any other", arguments: identifiers)
  func replaced(identifier: String?) {
    for other in identifiers {
      for region in ["r", nil] {
        var changed = cue(other, region: region)
        changed.identifier = identifier
        #expect(changed.identifier == identifier)
        #expect(changed == cue(identifier, region: region))
        #expect(changed.region == region)
      }
    }
  }

  @Test("cues with different identifiers are different cues")
  func different() {
    for (index, one) in identifiers.enumerated() {
      for other in identifiers[(index + 1)...] { #expect(cue(one) != cue(other)) }
    }
  }

  @Test("a name in bytes is the same name, whatever stands around it", arguments: identifiers)
  func bytes(identifier: String?) {
    guard let identifier else { return }
    let bytes = Array("<\(identifier)>".utf8)
    let name = CueName.named(utf8: bytes, 1..<bytes.count - 1)
    #expect(name == CueName(identifier))
    let settings = CueSettings(placement: nil, region: "r", extras: Extras())
    let made = Cue.made(of: "x", from: .zero, to: nil, name: name, settings: settings)
    #expect(made == cue(identifier, region: "r"))
  }

  @Test("an identifier is appended to bytes", arguments: identifiers)
  func appended(identifier: String?) {
    var bytes = Array("a".utf8)
    let isThere = [cue(identifier)].appendIdentifier(ofCue: 0, to: &bytes)
    #expect(isThere == (identifier != nil))
    #expect(String(decoding: bytes, as: UTF8.self) == "a" + (identifier ?? ""))
  }

  @Test("a list tells what its cues have without taking them out")
  func lists() {
    var spanned = CaptionTextBuilder()
    spanned.open(.italic)
    spanned.append("y")
    let settings = CueSettings(placement: nil, region: "r", extras: Extras())
    let cues = [
      cue(nil), cue("1"), cue("123456789"), cue(nil, region: "r"),
      .made(of: spanned.take(), from: .zero, to: nil, name: CueName("2"), settings: settings),
      .made(of: "x", from: .zero, to: nil, name: CueName("123456789"), settings: settings),
    ]
    let indices = cues.indices
    #expect(indices.map { cues.hasDetails(at: $0) } == [false, true, true, true, true, true])
    #expect(indices.map { cues.hasSettings(at: $0) } == [false, false, false, true, true, true])
    #expect(
      indices.map { cues.hasSettings(settings, at: $0) } == [
        false, false, false, false, true, true,
      ]
    )
    #expect(indices.map { cues.hasSettings(.none, at: $0) } == .init(repeating: false, count: 6))
    #expect(indices.map { cues.hasSpans(at: $0) } == [false, false, false, false, true, false])
    #expect(
      indices.map { cues.plainText(at: $0) == nil } == [false, false, false, false, true, false]
    )
  }

  @Test("a text that awaits its bytes has them once its cue got them, and none that are too few")
  func awaited() {
    var builder = CaptionTextBuilder()
    builder.open(.bold)
    builder.append("there")
    let text = builder.take()
    var cues = [
      Cue(
        begin: .zero,
        end: nil,
        text: CaptionText(awaiting: 6..<11, spans: text.spans)
      )
    ]
    cues.setStorage(Array("hello".utf8), ofCue: 0)
    cues.setStorage(Array("hello there.".utf8), ofCue: 0)
    #expect(cues[0].text == text)
  }
}
