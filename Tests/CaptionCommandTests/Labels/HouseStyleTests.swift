import CaptionKit
import Testing

@testable import CaptionCommand

/// `convert --sdh-style`: labels from one house's form to another's.
@Suite struct HouseStyleConversionTests {
  private func restyle(_ text: String, _ id: String, language: String = "en") -> LabelChange? {
    guard let style = CaptionKit.HouseStyle.all.first(where: { $0.id == id }) else { return nil }
    var document = CaptionDocument()
    document.language = language
    document.cues = [
      Cue(begin: .zero, end: MediaTime(seconds: 2), text: CueTextMarkup.read(text)),
      Cue(begin: MediaTime(seconds: 3), end: MediaTime(seconds: 4), text: "I saw Ilse again."),
    ]
    return Track(document).restylingLabels(style, typesVoices: true)
  }

  @Test(arguments: [
    ("netflix", "MARA: No.", "[Mara] No."),
    ("netflix", "MAN: No.", "[man] No."),
    ("netflix", "MARA (ON PHONE): No.", "[Mara, on phone] No."),
    ("netflix", "DOOR CREAKS", "[door creaks]"),
    ("netflix", "[ILSE CHUCKLES]", "[Ilse chuckles]"),
    ("netflix", "# Slow tides rising #", "♪ Slow tides rising ♪"),
    ("netflix", "<v Mara>No.", "[Mara] No."),
    ("netflix", "- MARA: No.\n- JONAS: Yes.", "- [Mara] No.\n- [Jonas] Yes."),
    ("bbc", "[Mara] No.", "MARA: No."),
    ("bbc", "[door creaks]", "DOOR CREAKS"),
    ("bbc", "♪ Slow tides rising ♪", "# Slow tides rising #"),
    ("dcmp", "MARA: No.", "(Mara)\nNo."),
    ("dcmp", "(DOOR CREAKS)", "[door creaks]"),
    ("une", "MARA: No.", "(MARA) No."),
    ("de", "[door creaks]", "*door creaks*"),
    ("w3c", "[Mara] No.", "Mara: No."),
    ("w3c", "[door creaks]", "(door creaks)"),
    ("fr", "[door creaks]", "Door creaks"),
  ])
  func rewrites(_ house: String, _ before: String, _ after: String) {
    #expect(restyle(before, house)?.document.cues.first?.text.string == after)
  }

  @Test func frenchSoundsAreRed() throws {
    let text = try #require(restyle("[door creaks]", "fr")?.document.cues.first?.text)
    let span = try #require(text.spans.first)
    #expect(span.range == text.utf8.indices)
    guard case .style(let style) = span.kind else {
      Issue.record("no style")
      return
    }
    #expect(style.color == Color(rgb: 0xFF0000))
  }

  @Test func frenchRedBecomesBrackets() throws {
    let red = "<font color=\"red\">Pluie</font>"
    let text = try #require(restyle(red, "netflix", language: "fr")?.document.cues.first?.text)
    #expect(text.string == "[pluie]")
    #expect(text.spans.isEmpty)
  }

  @Test func whatTheGuidelineLeavesOpenIsReported() throws {
    let change = try #require(restyle("[door creaks]", "une"))
    #expect(change.document.cues.first?.text.string == "[door creaks]")
    #expect(change.losses.map(\.feature) == ["label-style"])
    #expect(change.losses.first?.cue == 0)
  }

  @Test(arguments: CaptionKit.HouseStyle.all.map(\.id))
  func wordsAreNeverChanged(_ house: String) throws {
    let change = try #require(restyle("Remember: be quiet.", house))
    #expect(change.document.cues.first?.text.string == "Remember: be quiet.")
    #expect(change.losses.isEmpty)
  }
}
