import CaptionKit
import Testing

@testable import CaptionCommand

/// `convert --join` of parts that say different things of all their cues.
@Suite struct JoinTests {
  /// What joining two files of a name's extension gives, and what is lost.
  private func join(
    _ first: String,
    _ second: String,
    from fileExtension: String = "vtt",
    to target: String = "vtt"
  ) -> (text: String, losses: String) {
    let names = ["a.\(fileExtension)", "b.\(fileExtension)"]
    let world = World([names[0]: first, names[1]: second])
    let status = world.run(
      ["convert"] + names + ["c.\(target)", "--join"],
      registry: .standard
    )
    #expect(status == 0, "\(world.error)")
    return (world.text("c.\(target)") ?? "", world.error)
  }

  private static func part(_ head: String, _ second: Int, _ text: String, id: String = "")
    -> String
  {
    let time = "00:0\(second).000 --> 00:0\(second).500"
    return
      "WEBVTT\n\n\(head)\(head.isEmpty ? "" : "\n\n")\(id)\(id.isEmpty ? "" : "\n")\(time)\n\(text)\n"
  }

  @Test("a rule of one part does not show at another part's cues")
  func sheetOfOnePart() {
    let (text, losses) = join(
      Self.part("STYLE\n::cue { color: yellow }", 1, "a"),
      Self.part("", 2, "b")
    )
    #expect(
      text
        == "WEBVTT\n\n00:00:01.000 --> 00:00:01.500\n<c.yellow>a</c>\n\n00:00:02.000 --> 00:00:02.500\nb\n"
    )
    #expect(losses.isEmpty)
    let (other, _) = join(
      Self.part("", 1, "a"),
      Self.part("STYLE\n::cue { font-style: italic }", 2, "b")
    )
    #expect(
      other
        == "WEBVTT\n\n00:00:01.000 --> 00:00:01.500\na\n\n00:00:02.000 --> 00:00:02.500\n<i>b</i>\n"
    )
  }

  @Test("sheets that give one class different looks are worked into the texts")
  func conflictingSheets() {
    let (text, losses) = join(
      Self.part("STYLE\n::cue(.hot) { color: red }", 1, "<c.hot>a</c>"),
      Self.part("STYLE\n::cue(.hot) { color: blue; text-shadow: 1px 1px }", 2, "<c.hot>b</c>")
    )
    #expect(
      text
        == "WEBVTT\n\n00:00:01.000 --> 00:00:01.500\n<c.red>a</c>\n\n00:00:02.000 --> 00:00:02.500\n<c.blue>b</c>\n"
    )
    #expect(
      losses
        == "captionkit: c.vtt at 00:00:02.000: lost text-shadow of \"::cue(.hot)\": the property or "
        + "its value is not worked out\n"
    )
  }

  @Test("equal and disjoint sheets are kept as they are")
  func sheetsThatGetAlong() {
    let hot = "STYLE\n::cue(.hot) { color: red; text-shadow: 1px 1px }"
    let cold = "STYLE\n::cue(.cold) { font-size: 80% }"
    let equal = join(Self.part(hot, 1, "<c.hot>a</c>"), Self.part(hot, 2, "<c.hot>b</c>"))
    #expect(
      equal.text
        == "WEBVTT\n\n\(hot)\n\n00:00:01.000 --> 00:00:01.500\n<c.hot>a</c>\n\n"
        + "00:00:02.000 --> 00:00:02.500\n<c.hot>b</c>\n"
    )
    let disjoint = join(Self.part(hot, 1, "<c.hot>a</c>"), Self.part(cold, 2, "<c.cold>b</c>"))
    #expect(
      disjoint.text
        == "WEBVTT\n\n\(hot)\n\n\(cold)\n\n00:00:01.000 --> 00:00:01.500\n<c.hot>a</c>\n\n"
        + "00:00:02.000 --> 00:00:02.500\n<c.cold>b</c>\n"
    )
    #expect(equal.losses.isEmpty && disjoint.losses.isEmpty)
  }

  @Test("a rule for an identifier is for the cue of its part")
  func identifiers() {
    let (text, _) = join(
      Self.part("STYLE\n::cue(#x) { color: lime }", 1, "a", id: "x"),
      Self.part("", 2, "b", id: "x")
    )
    #expect(text.contains("<c.lime>a</c>"))
    #expect(text.contains("\nb\n"))
    #expect(!text.contains("STYLE"))
  }

  @Test("a third part is worked in like the two before")
  func threeParts() {
    let world = World([
      "a.vtt": Self.part("STYLE\n::cue { color: yellow }", 1, "a"),
      "b.vtt": Self.part("STYLE\n::cue { color: cyan }", 2, "b"),
      "c.vtt": Self.part("STYLE\n::cue { color: yellow }", 3, "c"),
    ])
    let status = world.run(
      ["convert", "a.vtt", "b.vtt", "c.vtt", "d.vtt", "--join"],
      registry: .standard
    )
    #expect(status == 0)
    let text = world.text("d.vtt") ?? ""
    #expect(!text.contains("STYLE"))
    for line in ["<c.yellow>a</c>", "<c.cyan>b</c>", "<c.yellow>c</c>"] {
      #expect(text.contains(line))
    }
  }

  @Test("comments of a part stand above its first cue")
  func comments() {
    let (text, losses) = join(
      Self.part("NOTE one", 1, "a") + "\nNOTE end of one\n",
      Self.part("STYLE\n::cue(b) { color: red }\n\nNOTE two", 2, "b")
    )
    #expect(losses.isEmpty)
    let notes = text.split(separator: "\n").filter { $0.hasPrefix("NOTE") }
    #expect(notes == ["NOTE one", "NOTE end of one", "NOTE two"])
    #expect(
      text.firstRange(of: "end of one")?.lowerBound ?? text.endIndex > text.firstRange(of: "\na\n")?
        .lowerBound ?? text.endIndex
    )
  }

  @Test("regions of one name and different settings both stay, with what is said of them")
  func regions() {
    func part(_ lines: Int, _ color: String, _ second: Int) -> String {
      "WEBVTT\n\nREGION\nid:r\nlines:\(lines)\n\nSTYLE\n::cue-region(#r) { background: \(color) }\n\n"
        + "00:0\(second).000 --> 00:0\(second).500 region:r\nx\n"
    }
    let (text, losses) = join(part(2, "red", 1), part(4, "blue", 2))
    #expect(text.contains("id:r\n") && text.contains("id:r-2\n"))
    #expect(text.contains("00:00:02.000 --> 00:00:02.500 region:r-2"))
    #expect(losses.contains("style of region \"r\": backgroundColor #ff0000"))
    #expect(losses.contains(" and 1 more loss of the kind"))
    #expect(!text.contains("STYLE"))
  }

  @Test("texts of a part in another language say so themselves")
  func languages() {
    func part(_ language: String, _ second: Int) -> String {
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xml:lang=\"\(language)\"><body><div><p "
        + "begin=\"\(second)s\" end=\"\(second + 1)s\">x</p></div></body></tt>"
    }
    let (text, losses) = join(part("en", 1), part("de", 2), from: "ttml", to: "ttml")
    #expect(text.contains("<tt xml:lang=\"en\"") || text.contains("xml:lang=\"en\""))
    #expect(text.contains("xml:lang=\"de\">x</"))
    #expect(losses.isEmpty)
    let (web, lost) = join(part("en", 1), part("de", 2), from: "ttml")
    #expect(web.contains("\n<lang de>x</lang>\n") && web.contains("\nx\n"))
    #expect(
      lost == "captionkit: c.vtt: lost language \"en\": WebVTT files don't say their language\n"
    )
  }

  @Test("what TTML says of all text is that of its part")
  func looksOfAllText() {
    func part(_ size: String, _ second: Int) -> String {
      "<tt xmlns=\"http://www.w3.org/ns/ttml\" xmlns:tts=\"http://www.w3.org/ns/ttml#styling\" "
        + "xmlns:ttp=\"http://www.w3.org/ns/ttml#parameter\" \(size) xml:lang=\"en\"><body "
        + "tts:fontFamily=\"monospace\" tts:fontSize=\"\(second)c\"><div><p begin=\"\(second)s\" "
        + "end=\"\(second + 1)s\">x</p></div></body></tt>"
    }
    let (text, losses) = join(
      part("ttp:cellResolution=\"32 15\"", 1),
      part("ttp:cellResolution=\"64 30\"", 2),
      from: "ttml",
      to: "ttml"
    )
    // Two of thirty cells are as high as one of fifteen.
    #expect(losses.isEmpty, "\(losses)")
    #expect(!text.contains("2c") && !text.contains("200%"), "\(text)")
    let (other, _) = join(part("", 1), part("", 2), from: "ttml", to: "ttml")
    #expect(other.contains("fontSize=\"200%\""), "\(other)")
    #expect(other.contains("fontFamily=\"monospace\""))
  }
}
