import CaptionLanguage
import Testing

/// What the detector tells of short texts, and that no bytes harm it.
@Suite struct LanguageDetectionTests {
  @Test(arguments: [
    ("en", "I told you that the ferry would not sail tonight, whatever the harbour master says."),
    ("de", "Ich habe dir gesagt, dass die Fähre heute Nacht nicht fährt, egal was er behauptet."),
    ("fr", "Je t'avais dit que le bateau ne partirait pas ce soir, quoi qu'en dise le capitaine."),
    ("es", "Te dije que el barco no saldría esta noche, diga lo que diga el capitán del puerto."),
    ("sv", "Jag sa ju att färjan inte skulle gå i kväll, vad hamnkaptenen än påstår om saken."),
    ("ja", "今夜フェリーは出ないと言ったでしょう。港長が何と言おうとも。"),
    ("he", "אמרתי לך שהמעבורת לא תפליג הלילה, לא משנה מה אומר מנהל הנמל."),
    ("uk", "Я ж казав тобі, що пором сьогодні вночі не піде, що б там не казав начальник порту."),
  ])
  func languagesAreTold(_ language: String, _ text: String) {
    let found = LanguageDetection(of: Array(text.utf8))
    #expect(found.parts.first?.language == language)
    #expect(found.isReliable)
    #expect(found.bytes > 0)
  }

  @Test func nothingIsToldOfNothing() {
    #expect(LanguageDetection(of: []) == LanguageDetection())
    #expect(LanguageDetection(of: Array("1234 !? ...".utf8)).parts.isEmpty)
  }

  @Test func anyBytesAreTaken() {
    var state: UInt64 = 7
    for length in [1, 2, 3, 64, 5000] + Array(100..<300) {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      #expect(LanguageDetection(of: bytes).parts.count <= 3)
      // The same as text, in which what is wrong was replaced.
      let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
      #expect(LanguageDetection(of: text).parts.count <= 3)
    }
    // Texts that end within a character.
    let greek = Array("Καλησπέρα σας, τι κάνετε;".utf8)
    for length in 0...greek.count {
      #expect(LanguageDetection(of: Array(greek.prefix(length))).parts.count <= 3)
    }
    #expect(LanguageDetection(of: [UInt8](repeating: 0x41, count: 3 << 20)).parts.count <= 3)
  }
}
