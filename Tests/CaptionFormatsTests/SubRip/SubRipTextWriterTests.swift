import CaptionFormats
import CaptionModel
import Testing

/// Builds a text of a list of parts.
private func text(_ parts: Part...) -> CaptionText {
  var builder = CaptionTextBuilder()
  for part in parts {
    switch part {
    case .text(let string): builder.append(string)
    case .open(let kind, let classes): builder.open(kind, classes: classes)
    case .close: builder.close()
    case .moment(let milliseconds): builder.mark(MediaTime(milliseconds: milliseconds))
    }
  }
  return builder.take()
}

private enum Part: ExpressibleByStringLiteral {
  case text(String)
  case open(TextSpan.Kind, [String])
  case close
  case moment(Int)

  init(stringLiteral value: String) {
    self = .text(value)
  }

  static func open(_ kind: TextSpan.Kind) -> Part { .open(kind, []) }
}

@Suite struct SubRipTextWriterTests {
  @Test func tagsAreNested() {
    let nested = text(
      .open(.bold),
      "A",
      .open(.italic),
      "B",
      .close,
      .close,
      .open(.underline),
      "C"
    )
    #expect(writtenText(nested) == "<b>A<i>B</i></b><u>C</u>\n\n")
  }

  @Test func tagsKeepToTheirText() {
    let lines = text("A\n", .open(.italic), "B\n", .close, "\n", .open(.bold), "\n", .close, "C")
    #expect(writtenText(lines) == "A\n<i>B</i>\nC\n\n")
    #expect(writtenText(text(.open(.italic), .close, "A", .open(.bold))) == "A\n\n")
    #expect(writtenText(text(.open(.italic), "\n\nA\n\nB\n", .close)) == "<i>A\nB</i>\n\n")
  }

  @Test func coloursAreFontTags() {
    let color = TextStyle(.color(Color(rgb: 0x12AB34)))
    #expect(
      writtenText(text(.open(.style(color)), "A", .close, "B"))
        == "<font color=\"#12ab34\">A</font>B\n\n"
    )
    let named = writeSubRip(text(.open(.class, ["yellow", "bg_black", "loud"]), "A"))
    #expect(named.string.hasSuffix("\n<font color=\"#ffff00\">A</font>\n\n"))
    #expect(named.lost == ["class@0", "class@0"])
    #expect(named.losses.map(\.what) == ["class \"bg_black\"", "class \"loud\""])
    let italic = text(.open(.italic, ["cyan"]), "A")
    #expect(writtenText(italic) == "<font color=\"#00ffff\"><i>A</i></font>\n\n")
  }

  @Test func stylesAreKeptAsFarAsThereAreTags() {
    let style = TextStyle(
      .color(Color(rgb: 0xFF0000, alpha: 128)),
      .fontFamily("Arial"),
      .fontSize("24px"),
      .textDecoration("lineThrough"),
      .backgroundColor(Color(rgb: 0))
    )
    let result = writeSubRip(text(.open(.style(style)), "A"))
    #expect(
      result.string.hasSuffix(
        "\n<font color=\"#ff0000\" face=\"Arial\" size=\"24\"><s>A</s></font>\n\n"
      )
    )
    #expect(result.lost == ["background-color@0", "opacity@0"])
    #expect(result.losses.first?.what == "backgroundColor \"#000000\"")
    let other = TextStyle(.fontSize("120%"), .fontFamily("a\"b"), .textDecoration("overline"))
    #expect(
      writeSubRip(text(.open(.style(other)), "A")).lost
        == ["font-family@0", "font-size@0", "text-decoration@0"]
    )
  }

  /// What is left out must not make markup of what is around it.
  @Test(arguments: [
    ("<\u{1}i>A", "&lt;i>A"), ("<i\u{7F}>A", "&lt;i>A"), ("<i\n\u{FEFF}>A", "&lt;i\n>A"),
    ("{\u{1}\\i1}A", "&#123;\\i1}A"), ("&\u{1}lt;", "&amp;lt;"), ("\\\u{1}NA", "&#92;NA"),
    ("<!-- A -->", "&lt;!-- A -->"), ("<!-- A", "&lt;!-- A"),
    ("< i >A</ i >", "&lt; i >A&lt;/ i >"),
    ("<i\n>A", "&lt;i\n>A"), ("A < B & C", "A < B & C"),
  ])
  func whatIsLeftOutMakesNoMarkup(plain: String, written: String) {
    #expect(writtenText(text(.text(plain))) == "\(written)\n\n")
    let again = readSubRipCue(written).document.cues.first?.text.string
    let left = plain.unicodeScalars.filter { !["\u{1}", "\u{7F}", "\u{FEFF}"].contains($0) }
    #expect(again == String(String.UnicodeScalarView(left)))
  }

  @Test func rubyKeepsItsBase() {
    let ruby = text(
      .open(.ruby),
      "港",
      .open(.rubyText),
      "みな",
      .open(.bold),
      "と",
      .close,
      .close,
      .close,
      "まで"
    )
    let result = writeSubRip(ruby)
    #expect(result.string.hasSuffix("\n港まで\n\n"))
    #expect(result.lost == ["ruby@0"])
    #expect(result.losses.first?.what == "ruby text \"みなと\"")
  }

  @Test func momentsAndLanguagesAreLosses() {
    let result = writeSubRip(
      text("A", .moment(1500), "B", .open(.language("fr")), "C", .close)
    )
    #expect(result.string.hasSuffix("\nABC\n\n"))
    #expect(result.lost == ["inline-time@0", "language@0"])
    #expect(result.losses.first?.what == "moment 00:00:01.500 inside the text")
  }
}

@Suite struct SubRipSpeakerTests {
  /// Parts of a text, and what is written.
  @Test func speakersAreLabels() {
    #expect(
      writtenText(text(.open(.voice("Mara")), "The side gate.", .close))
        == "Mara: The side gate.\n\n"
    )
    #expect(
      writtenText(
        text(
          .open(.voice("Theo")),
          "Where?",
          .close,
          "\n",
          .open(.voice("Ana")),
          "Under you.",
          .close
        )
      ) == "Theo: Where?\nAna: Under you.\n\n"
    )
    #expect(writtenText(text("- ", .open(.voice("Theo")), "Oh.")) == "- Theo: Oh.\n\n")
    #expect(writtenText(text(.open(.voice("Theo")), "- Oh.")) == "- Theo: Oh.\n\n")
    #expect(writtenText(text(.open(.voice("Theo")), "-- Oh.")) == "Theo: -- Oh.\n\n")
    #expect(
      writtenText(text(.open(.voice("Ana")), .open(.italic), "Oh.")) == "Ana: <i>Oh.</i>\n\n"
    )
    #expect(
      writtenText(text(.open(.italic), .open(.voice("Ana")), "Oh.")) == "<i>Ana: Oh.</i>\n\n"
    )
    #expect(
      writtenText(text("A\n", .open(.voice("Ana")), .open(.italic), "- Oh."))
        == "A\n<i>- Ana: Oh.</i>\n\n"
    )
    #expect(writtenText(text(.open(.voice("")), "Oh.")) == "Oh.\n\n")
    #expect(writtenText(text(.open(.voice("Ana")), .close, "Oh.")) == "Oh.\n\n")
  }

  @Test func aSpeakerWhoGoesOnIsNamedOnce() {
    let goesOn = text(
      .open(.voice("Ana")),
      "One,",
      .close,
      "\n",
      .open(.voice("Ana")),
      "two.",
      .close
    )
    #expect(writtenText(goesOn) == "Ana: One,\ntwo.\n\n")
    let returns = text(
      .open(.voice("Ana")),
      "One.",
      .close,
      " (beat) ",
      .open(.voice("Ana")),
      "Two.",
      .close
    )
    #expect(writtenText(returns) == "Ana: One. (beat) Ana: Two.\n\n")
  }

  @Test(arguments: [
    "Ana: Oh.", "ANA: Oh.", "ana : Oh.", "[Ana] Oh.", "(ANA) Oh.", "- ANA: Oh.",
  ])
  func labelsAreNotDoubled(spoken: String) {
    #expect(writtenText(text(.open(.voice("Ana")), .text(spoken))) == "\(spoken)\n\n")
  }

  @Test func aLabelBeforeTheSpanCounts() {
    #expect(writtenText(text("ÉMILE: ", .open(.voice("Émile")), "Oh.")) == "ÉMILE: Oh.\n\n")
    #expect(writtenText(text("Emile: ", .open(.voice("Émile")), "Oh.")) == "Emile: Émile: Oh.\n\n")
  }

  @Test func namesAreText() {
    #expect(writtenText(text(.open(.voice("Tom & J.")), "Oh.")) == "Tom & J.: Oh.\n\n")
    #expect(writtenText(text(.open(.voice("<b>")), "Oh.")) == "&lt;b>: Oh.\n\n")
    #expect(writtenText(text(.open(.voice("A\nB")), "Oh.")) == "A B: Oh.\n\n")
  }

  @Test func speakersCanBePrefixedOrDropped() {
    var options = WritingOptions()
    let spoken = text(.open(.voice("Ana")), "Oh.")
    options.speakers = .prefix
    #expect(writtenText(spoken, options: options) == "Ana: Oh.\n\n")
    options.speakers = .drop
    let dropped = writeSubRip(spoken, options: options)
    #expect(dropped.string.hasSuffix("\nOh.\n\n"))
    #expect(dropped.lost == ["speaker@0"])
  }
}
