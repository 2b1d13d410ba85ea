import CaptionModel
import Testing

@testable import CaptionFormats

@Suite("TTML animation")
struct TTMLAnimationTests {
  /// Documents, and each cue as `begin-end markup`, worked out by hand.
  static let changes: [(body: String, head: String, cues: [String])] = [
    (
      "<p begin='1s' end='5s'><set begin='1s' dur='1s' tts:color='red'/>A</p>", "",
      ["1000-2000 A", "2000-3000 [color=#ff0000 A]", "3000-5000 A"]
    ),
    // On an element around the paragraph, and handed down.
    (
      "<div><set begin='2s' end='3s' tts:fontStyle='italic'/><p end='4s'>A</p></div>", "",
      ["0-2000 A", "2000-3000 [i A]", "3000-4000 A"]
    ),
    // On one span of several.
    (
      "<p end='2s'>A <span><set begin='1s' tts:fontWeight='bold'/>B</span></p>", "",
      ["0-1000 A B", "1000-2000 A [b B]"]
    ),
    // Behind what it is for.
    (
      "<p end='6s'>A<set begin='2s' end='4s' tts:display='none'/></p>", "",
      ["0-2000 A", "4000-6000 A"]
    ),
    (
      "<p end='6s'>A <span>B</span><set begin='2s' end='4s' tts:display='none'/> C</p>", "",
      ["0-2000 A B C", "4000-6000 A B C"]
    ),
    (
      """
      <p end='6s'>A <span>B<span tts:display='none'><set begin='1s' tts:display='auto'/>C</span>\
      <set begin='2s' end='4s' tts:display='none'/></span></p>
      """, "",
      ["0-1000 A B", "1000-2000 A BC", "2000-4000 A", "4000-6000 A BC"]
    ),
    (
      "<p end='3s'>A<set begin='2s' tts:color='red'/></p>", "",
      ["0-2000 A", "2000-3000 [color=#ff0000 A]"]
    ),
    // On the region, where the paragraph's own colour outweighs it.
    (
      "<p end='2s'>A</p><p end='2s' tts:color='blue'>B</p>",
      "<layout><region xml:id='r'><set begin='1s' tts:color='red'/></region></layout>",
      ["0-1000 A", "1000-2000 [color=#ff0000 A]", "0-2000 [color=#0000ff B]"]
    ),
    // Values that jump, at equal distances and at times of their own.
    (
      "<p end='4s'><animate dur='4s' calcMode='discrete' tts:color='red;lime'/>A</p>", "",
      ["0-2000 [color=#ff0000 A]", "2000-4000 [color=#00ff00 A]"]
    ),
    (
      """
      <p end='4s'><animate dur='4s' calcMode='discrete' keyTimes='0;0.25' tts:color='red;lime'/>A</p>
      """, "",
      ["0-1000 [color=#ff0000 A]", "1000-4000 [color=#00ff00 A]"]
    ),
    // Values that go over into each other: each up to the middle.
    (
      "<p end='4s'><animate dur='4s' tts:color='red;lime'/>A</p>", "",
      ["0-2000 [color=#ff0000 A]", "2000-4000 [color=#00ff00 A]"]
    ),
    (
      "<p end='4s'><animate dur='2s' calcMode='discrete' fill='freeze' tts:color='red;lime'/>A</p>",
      "", ["0-1000 [color=#ff0000 A]", "1000-4000 [color=#00ff00 A]"]
    ),
    (
      """
      <p end='4s'><animate dur='2s' repeatCount='2' calcMode='discrete' tts:color='red;lime'/>A</p>
      """, "",
      [
        "0-1000 [color=#ff0000 A]", "1000-2000 [color=#00ff00 A]", "2000-3000 [color=#ff0000 A]",
        "3000-4000 [color=#00ff00 A]",
      ]
    ),
    // Referred to from the element.
    (
      "<p end='2s' animate='a'>A</p>",
      "<animation><set xml:id='a' begin='1s' tts:color='red'/></animation>",
      ["0-1000 A", "1000-2000 [color=#ff0000 A]"]
    ),
    (
      "<p end='3s'><animate dur='2s' calcMode='discrete' tts:display='none;auto'/>A</p>", "",
      ["1000-3000 A"]
    ),
  ]

  @Test("changes of style cut a paragraph into cues", arguments: changes)
  func changesAreRead(_ row: (body: String, head: String, cues: [String])) {
    let body = row.body.hasPrefix("<div") ? row.body : "<div>\(row.body)</div>"
    let region = row.head.contains("<region") ? " region='r'" : ""
    let source = TTMLTest.document("<body\(region)>\(body)</body>", head: row.head)
    let cues = TTMLTest.read(source).document.cues.map { cue in
      "\(cue.begin.milliseconds)-\(cue.end?.milliseconds ?? -1) \(TTMLTest.markup(cue.text))"
    }
    #expect(cues == row.cues)
  }

  @Test("a change of the paragraph's typography makes a cue of its own")
  func typography() {
    let source = TTMLTest.document(
      "<body><div><p end='2s'><set begin='1s' tts:visibility='hidden'/>A</p></div></body>"
    )
    let cues = TTMLTest.read(source).document.cues
    #expect(
      cues.map { $0.extras[TTMLCue.self]?.style.properties.map(\.value) ?? [] } == [[], ["hidden"]]
    )
  }

  @Test("what is only kept in part, or not at all, is told")
  func reports() {
    func codes(_ content: String) -> [String] {
      TTMLTest.codes(TTMLTest.document("<body><div><p end='4s'>\(content)A</p></div></body>"))
    }
    #expect(codes("<animate dur='4s' tts:color='red;lime'/>") == ["animation"])
    #expect(codes("<animate dur='4s' calcMode='discrete' tts:color='red;lime'/>") == [])
    #expect(codes("<set tts:origin='1% 1%'/>") == ["animation"])
    #expect(
      codes(
        "<animate dur='1ms' repeatCount='indefinite' calcMode='discrete' tts:color='red;lime'/>"
      )
        == ["animation"]
    )
    let reference = TTMLTest.document("<body><div><p end='4s' animate='x'>A</p></div></body>")
    #expect(TTMLTest.codes(reference) == ["unknown-animation"])
  }
}
