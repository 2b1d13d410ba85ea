import CaptionKit
import Foundation
import Testing

@testable import CaptionCommand

/// TTML through the whole command: what is on screen when, in files of every kind.
@Suite struct TTMLCommandTests {
  private static let namespaces =
    #"xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" "#
    + #"xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata""#

  private static func document(_ body: String, head: String = "", root: String = "") -> String {
    "<tt \(namespaces) xml:lang=\"en\" \(root)><head>\(head)</head>\(body)</tt>"
  }

  private func convert(_ input: String, to output: String, _ options: String...) -> World {
    let world = World(["a.ttml": input])
    #expect(world.run(["convert", "a.ttml", output] + options, registry: .standard) == 0)
    return world
  }

  /// The timing lines of a SubRip file.
  private func times(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isNewline).map { String($0) }.filter {
      $0.contains(" --> ")
    }
  }

  // MARK: Time

  @Test("times inside an element count from its begin, in the real executable")
  func nestedTimes() throws {
    try Binary.inFolder { folder in
      let result = try Binary.shell(
        #""$CK" convert -q - - --format ttml --to srt"#,
        in: folder,
        input: Self.document(#"<body><div begin="10s"><p begin="1s" dur="2s">A</p></div></body>"#)
      )
      #expect(result.status == 0)
      #expect(result.text == "1\r\n00:00:11,000 --> 00:00:13,000\r\nA\r\n\r\n")
    }
  }

  /// Time codes of 29.97 frames a second with dropped numbers, and their times: the frame's number
  /// without the dropped ones, times 1001 ÷ 30000 s, to the nearest millisecond.
  @Test(
    "drop-frame time code of iTT is right to the millisecond",
    arguments: [
      // Frame 0; frame 30: 1.001 s.
      ("00:00:00:00", "00:00:01:00", "00:00:00,000 --> 00:00:01,001"),
      // Frame 1799: 60.02663 s; the next is called :02 and is frame 1800: 60.06 s.
      ("00:00:59:29", "00:01:00:02", "00:01:00,027 --> 00:01:00,060"),
      // The tenth minute drops none: frame 17982, 599.9994 s; frame 17983, 600.03277 s.
      ("00:10:00:00", "00:10:00:01", "00:09:59,999 --> 00:10:00,033"),
      // An hour is frame 107892: 3599.9964 s; 15 frames into its eleventh second, frame 108207:
      // 3610.5069 s.
      ("01:00:00:00", "01:00:10:15", "00:59:59,996 --> 01:00:10,507"),
    ]
  )
  func dropFrames(begin: String, end: String, expected: String) {
    let root =
      #"ttp:timeBase="smpte" ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001" "#
      + #"ttp:dropMode="dropNTSC""#
    let input = Self.document(
      "<body><div><p begin=\"\(begin)\" end=\"\(end)\">A</p></div></body>",
      root: root
    )
    let world = World(["a.itt": input])
    #expect(world.run(["convert", "-q", "a.itt", "b.srt"], registry: .standard) == 0)
    #expect(times(world.text("b.srt")) == [expected])
  }

  /// Apple's own example takes the hour off in this way.
  @Test("a negative begin of a division takes the programme's start off")
  func negativeBegin() {
    let input = Self.document(
      #"<body><div begin="-01:00:00:00"><p begin="01:00:06:06" end="01:00:11:12">A</p>"#
        + #"<p begin="00:59:50:00" end="00:59:58:00">slate</p>"#
        + #"<p begin="00:59:59:00" end="01:00:01:00">B</p></div></body>"#,
      root: #"ttp:timeBase="smpte" ttp:frameRate="24" ttp:dropMode="nonDrop""#
    )
    let world = convert(input, to: "b.srt")
    #expect(
      times(world.text("b.srt")) == [
        "00:00:06,250 --> 00:00:11,500", "00:00:00,000 --> 00:00:01,000",
      ]
    )
    #expect(world.run(["inspect", "a.ttml"], registry: .standard) == 0)
    #expect(world.output.contains("[ttml/negative-time]"))
    #expect(world.output.contains("text is over before the document begins [ttml/never-shown]"))
  }

  @Test("other negative times are errors, and negative durations mean nothing")
  func negativeTimes() {
    let input = Self.document(
      #"<body><div><p begin="-1s" end="2s">A</p><p begin="3s" dur="-1s" end="4s">B</p></div></body>"#
    )
    let world = convert(input, to: "b.srt")
    #expect(
      times(world.text("b.srt")) == [
        "00:00:00,000 --> 00:00:02,000", "00:00:03,000 --> 00:00:04,000",
      ]
    )
    #expect(world.run(["inspect", "a.ttml"], registry: .standard) == 0)
    let errors = world.output.split(separator: "\n").filter { $0.contains("[ttml/negative-time]") }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.contains(": error: ") })
  }

  @Test("inspect, info and lint count from the programme's start where it is named")
  func zeroPoint() {
    let input = Self.document(
      #"<body><div><p begin="10:00:01:00" end="10:00:03:12">One and two.</p></div></body>"#,
      root: #"ttp:timeBase="smpte" ttp:frameRate="25""#
    )
    let world = World(["a.ttml": input])
    let zero = ["--zero-at", "10:00:00:00"]
    #expect(world.run(["inspect", "a.ttml"] + zero, registry: .standard) == 0)
    #expect(world.output.contains("00:00:01.000 --> 00:00:03.480"))
    #expect(!world.output.contains("late-start"))
    let info = World(["a.ttml": input])
    #expect(info.run(["info", "--json", "a.ttml"] + zero, registry: .standard) == 0)
    #expect(info.output.contains("\"duration\":3480"))
    let lint = World(["a.ttml": input])
    lint.run(["lint", "a.ttml"] + zero, registry: .standard)
    #expect(!lint.output.contains("late-start"))
    let wrong = World(["a.ttml": input])
    #expect(wrong.run(["lint", "a.ttml", "--zero-at", "ten"], registry: .standard) == 2)
    #expect(wrong.run(["lint", "a.ttml", "--zero-at", "-01:00:00:00"], registry: .standard) == 2)
  }

  // MARK: Encodings

  /// How a file is written, what its declaration says, and whether that is a fault.
  @Test(
    "UTF-16 is read with and without mark, whatever is declared",
    arguments: [
      (false, true, "UTF-16", false), (true, true, "UTF-16", false),
      (false, false, "UTF-16", false),
      (true, false, "UTF-16", false), (false, false, "UTF-16LE", false),
      (true, false, "UTF-16BE", false), (false, true, nil, false), (true, true, nil, false),
      (false, false, nil, false), (false, true, "UTF-8", true), (true, false, "UTF-8", true),
      (true, true, "ISO-8859-1", true),
    ] as [(Bool, Bool, String?, Bool)]
  )
  func wideFiles(isBigEndian: Bool, hasMark: Bool, declared: String?, isFault: Bool) {
    let declaration = declared.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>\n" } ?? ""
    let text =
      declaration + Self.document("<body><div><p begin=\"1s\" end=\"2s\">Zażółć 🎵</p></div></body>")
    var bytes: [UInt8] = hasMark ? (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes += isBigEndian ? [high, low] : [low, high]
    }
    let world = World()
    world.put("a.ttml", .file(bytes))
    #expect(world.run(["convert", "-q", "a.ttml", "b.srt"], registry: .standard) == 0)
    #expect(
      world.text("b.srt") == "1\r\n00:00:01,000 --> 00:00:02,000\r\nZażółć 🎵\r\n\r\n"
    )
    #expect(world.run(["inspect", "a.ttml"], registry: .standard) == 0)
    #expect(world.output.contains("[ttml/encoding-mismatch]") == isFault)
  }

  // MARK: Speakers

  @Test("agents keep their kind, their kind of name, and who plays them")
  func agents() throws {
    let head =
      #"<metadata><ttm:agent xml:id="mara" type="character"><ttm:name type="alias">Mara</ttm:name>"#
      + #"<ttm:actor agent="ann"/></ttm:agent><ttm:agent xml:id="ann" type="person">"#
      + #"<ttm:name type="full">Ann Player</ttm:name></ttm:agent></metadata>"#
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s" ttm:agent="mara">Hi</p></div></body>"#,
      head: head
    )
    #expect(convert(input, to: "b.vtt").text("b.vtt")?.contains("<v Mara>Hi") == true)
    let text = try #require(convert(input, to: "b.ttml").text("b.ttml"))
    #expect(
      text.contains(
        #"<ttm:agent type="character" xml:id="mara"><ttm:name type="alias">Mara</ttm:name>"#
          + #"<ttm:actor agent="ann"/></ttm:agent>"#
      )
    )
    #expect(
      text.contains(
        #"<ttm:agent type="person" xml:id="ann"><ttm:name type="full">Ann Player</ttm:name>"#
      )
    )
    #expect(text.contains(#"ttm:agent="mara">Hi</p>"#))
  }

  @Test("an agent without a name has its actor's")
  func actorsName() {
    let head =
      #"<metadata><ttm:agent xml:id="role" type="character"><ttm:actor agent="ann"/></ttm:agent>"#
      + #"<ttm:agent xml:id="ann" type="person"><ttm:name type="full">Ann</ttm:name></ttm:agent>"#
      + "</metadata>"
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s" ttm:agent="role">Hi</p></div></body>"#,
      head: head
    )
    #expect(convert(input, to: "b.vtt").text("b.vtt")?.contains("<v Ann>Hi") == true)
  }

  @Test("agents that play each other come to an end")
  func agentsInACircle() {
    let head =
      #"<metadata><ttm:agent xml:id="a" type="character"><ttm:name type="full">A</ttm:name>"#
      + #"<ttm:actor agent="b"/></ttm:agent><ttm:agent xml:id="b" type="character">"#
      + #"<ttm:name type="full">B</ttm:name><ttm:actor agent="a"/></ttm:agent></metadata>"#
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s" ttm:agent="a">Hi</p></div></body>"#,
      head: head
    )
    let text = convert(input, to: "b.ttml").text("b.ttml") ?? ""
    #expect(text.contains(#"<ttm:actor agent="b"/>"#))
    #expect(text.contains(#"<ttm:actor agent="a"/>"#))
  }

  @Test("with --role sdh, sounds, music and songs get their role")
  func roles() throws {
    let input =
      "1\n00:00:01,000 --> 00:00:02,000\n[gulls cry]\n\n2\n00:00:03,000 --> 00:00:04,000\n"
      + "MARA: Late?\n\n3\n00:00:05,000 --> 00:00:06,000\n♪ organ ♪\n"
    let world = World(["a.srt": input])
    let arguments = ["convert", "a.srt", "b.ttml", "--language", "en"]
    #expect(world.run(arguments + ["--role", "sdh", "--tag", "json"], registry: .standard) == 0)
    let marked = try #require(world.text("b.ttml"))
    #expect(marked.contains(#"ttm:role="sound">[gulls cry]</p>"#))
    #expect(marked.contains(#"ttm:role="music">♪ organ ♪</p>"#))
    #expect(!marked.contains(#"ttm:role="sound">MARA"#))
    #expect(world.run(["convert", "a.srt", "c.ttml"], registry: .standard) == 0)
    #expect(world.text("c.ttml")?.contains("ttm:role") == false)
  }

  // MARK: What stays as it is

  @Test("attributes of others stay on root, body, divisions and paragraphs")
  func foreignAttributes() throws {
    let input = Self.document(
      #"<body x:b="1"><div x:reel="1"><p begin="1s" end="2s" x:note="n">A</p></div>"#
        + #"<div x:reel="2"><div x:part="a"><p begin="3s" end="4s">B</p></div>"#
        + #"<p begin="5s" end="6s">C</p></div><div><p begin="7s" end="8s">D</p></div></body>"#,
      root: #"xmlns:x="urn:x" x:root="r""#
    )
    let text = try #require(convert(input, to: "b.ttml").text("b.ttml"))
    let tags = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("<div") || $0.hasPrefix("<body") }
    #expect(
      tags == [
        #"<body x1:b="1">"#, #"<div x1:reel="1">"#, #"<div x1:reel="2" x1:part="a">"#,
        #"<div x1:reel="2">"#, "<div>",
      ]
    )
    #expect(text.contains(#"x1:root="r""#))
    #expect(text.contains(#"x1:note="n">A</p>"#))
  }

  @Test("an attribute of others on a line break is told of")
  func foreignLineBreakAttribute() {
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s">A<br x:k="v"/>B</p></div></body>"#,
      root: #"xmlns:x="urn:x""#
    )
    let world = World(["a.ttml": input])
    #expect(world.run(["inspect", "a.ttml"], registry: .standard) == 0)
    #expect(world.output.contains("[ttml/foreign-attribute]"))
  }

  @Test("what readers leave out counts as lost, with its place")
  func readerLosses() throws {
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s">A<x:b>gone</x:b></p>"#
        + #"<p begin="3s" end="4s">B<x:b>gone</x:b></p></div></body>"#,
      root: #"xmlns:x="urn:x""#
    )
    let world = World(["a.ttml": input])
    #expect(
      world.run(["convert", "a.ttml", "b.srt", "--losses", "l.json"], registry: .standard) == 0
    )
    let json = try #require(world.text("l.json"))
    #expect(json.contains(#""feature":"foreign""#))
    #expect(json.contains(#"with its text \"gone\", 2 times"#))
    #expect(json.contains(#""line":1"#))
    let status = world.run(["convert", "a.ttml", "c.ttml", "--fail-on-loss"], registry: .standard)
    #expect(status == 4)
    #expect(world.entry("c.ttml") == nil)
  }

  @Test("override codes that SubRip's reader leaves out count as lost")
  func overrideLosses() {
    let world = World(["a.srt": "1\n00:00:01,000 --> 00:00:02,000\n{\\pos(100,50)}x\n"])
    #expect(world.run(["convert", "a.srt", "b.vtt", "--fail-on-loss"], registry: .standard) == 4)
  }

  // MARK: Ruby

  @Test("ruby goes from TTML to WebVTT and back, and SubRip keeps its base")
  func ruby() throws {
    let input = Self.document(
      #"<body><div><p begin="1s" end="2s"><span tts:ruby="container"><span tts:ruby="base">港</span>"#
        + #"<span tts:ruby="text">みなと</span></span>へ。</p></div></body>"#
    )
    #expect(
      convert(input, to: "b.vtt").text("b.vtt")?.contains("<ruby>港<rt>みなと</rt></ruby>へ。") == true
    )
    #expect(convert(input, to: "b.srt").text("b.srt")?.contains("港へ。") == true)
    let world = World(["a.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>港<rt>みなと</rt></ruby>へ。\n"]
    )
    #expect(world.run(["convert", "a.vtt", "b.ttml"], registry: .standard) == 0)
    #expect(
      world.text("b.ttml")?.contains(
        #"<span tts:ruby="container"><span tts:ruby="base">港</span>"#
          + #"<span tts:ruby="text">みなと</span></span>へ。"#
      ) == true
    )
  }

  // MARK: Conditions

  /// A condition, and whether its element is there.
  @Test(arguments: [
    ("false", false), ("true", true), ("1 == 2", false), ("1.1 + 2.2 * 3.3 == 8.36", true),
    ("(1 + 2) * 3 == 9", true), ("'a' != 'b'", true), ("!true", false), ("-1 &lt; 0", true),
    ("supports('#ruby')", true), ("!supports('#ruby')", false), ("supports('#image')", false),
    ("!supports('#image')", true), ("supports('#nonsense')", false),
    ("supports('http://www.w3.org/ns/ttml/feature/#color')", true),
    ("media('(color)')", true), ("!media('(color)')", false), ("media('(scan:progressive)')", true),
    ("!media('(scan:progressive)')", true), ("parameter('forced')", true),
    ("parameter('forced') &amp;&amp; false", false), ("parameter('userLanguage') == 'de'", true),
    ("parameter('forced') || true", true), ("(1", true), ("", true),
  ])
  func conditions(condition: String, isThere: Bool) {
    let input = Self.document(
      "<body><div><p begin=\"1s\" end=\"2s\" condition=\"\(condition)\">A</p>"
        + "<p begin=\"1s\" end=\"2s\">B</p></div></body>"
    )
    let text = convert(input, to: "b.srt").text("b.srt") ?? ""
    #expect(text.contains("\nA\r\n") == isThere)
    #expect(text.contains("\nB\r\n"))
  }
}
