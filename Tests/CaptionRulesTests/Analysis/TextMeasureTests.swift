import CaptionKit
import Testing

/// What counts as a character, a word and a line.
@Suite struct TextMeasureTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var characters: Int
    var words: Int
    var lines: Int
    var longest: Int
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ characters: Int, words: Int, lines: Int = 1, longest: Int? = nil) {
      self.text = text
      self.characters = characters
      self.words = words
      self.lines = lines
      self.longest = longest ?? characters
    }
  }

  static let cases = [
    Case("", 0, words: 0, lines: 0),
    Case(" \n\t\n", 0, words: 0, lines: 0),
    Case("Come in.", 8, words: 2),
    Case("  Come in. ", 8, words: 2),
    Case("Come in.\nNow.", 12, words: 3, lines: 2, longest: 8),
    Case("a\n\nbc", 3, words: 2, lines: 2, longest: 2),
    Case("rock-'n'-roll", 13, words: 1),
    Case("- No. -", 7, words: 1),
    Case("…", 1, words: 0),
    Case("♪ La la ♪", 9, words: 2),
    Case("Où çà ?", 7, words: 2),
    // A space that does not break is a space, also before the colon in French.
    Case("ANNA\u{A0}: Non.", 11, words: 2),
    // é as one scalar and as two.
    Case("caf\u{E9}", 4, words: 1),
    Case("cafe\u{301}", 4, words: 1),
    Case("Привет, мир", 11, words: 2),
    Case("鍵はどこ？", 5, words: 1),
    Case("鍵は\u{3000}どこ？", 6, words: 2),
    Case("어디 가?", 5, words: 2),
    // A syllable of separate letters is one character.
    Case("\u{1112}\u{1161}\u{11AB}", 1, words: 1),
    Case("สวัสดี", 4, words: 1),
    Case("नमस्ते", "नमस्ते".count, words: 1),
    // Marks of direction are not seen.
    Case("\u{202B}שלום\u{202C}", 4, words: 1),
    Case("\u{200F}مرحبا", 5, words: 1),
    Case("co\u{AD}operate", 9, words: 1),
    Case("👩‍👧‍👦 👋🏽", 3, words: 2),
    Case("🇳🇴🇸🇪", 2, words: 1),
    Case("\u{200B}", 0, words: 0, lines: 0),
  ]

  @Test(arguments: cases)
  func counts(_ test: Case) {
    let measure = TextMeasure(test.text)
    #expect(measure.characters == test.characters)
    #expect(measure.words == test.words)
    #expect(measure.lines == test.lines)
    #expect(measure.longestLine == test.longest)
  }

  @Test func rubyAnnotationsAreNotCounted() {
    var builder = CaptionTextBuilder()
    builder.open(.ruby)
    builder.append("漢字")
    builder.open(.rubyText)
    builder.append("かんじ")
    builder.close()
    builder.close()
    builder.append("です")
    #expect(TextMeasure(builder.take()).characters == 4)
  }

  /// The short way has to agree with the standard library wherever it is taken.
  @Test func agreesWithGraphemeClusters() {
    let samples = [
      "Größe, Übermut, naïve façade – „so“", "ΑΒΓ αβγ άέή", "Ещё раз: йогурт", "ქართული",
      "Tiếng Việt có dấu", "東京タワー『夜』（静か）", "안녕하세요", "שָׁלוֹם", "مَرْحَبًا", "ภาษาไทยกำลัง", "✓ → ★ ☎",
      "हिन्दी में बातचीत, क्या हुआ? ज़रूर। स्त्री ऑफ़िस राष्ट्रीय क्रिया कर्त्तव्य", "क्a क् क क्\u{200D}ष",
      "বাংলা ভাষা", "தமிழ்", "½ ² ª º µ ×÷", "e\u{301}\u{302}x", "Ǆ ǆ ǅ", "ﾊﾟｯﾄ",
    ]
    for sample in samples {
      #expect(TextMeasure(sample).characters == sample.count, "\(sample)")
    }
  }
}
