import CaptionEncoding
import CaptionModel
import Testing

@Suite struct DoubleEncodingTests {
  /// Text that was encoded twice, and what was meant.
  @Test(arguments: [
    ("cafÃ©", "café"),
    ("Das BrÃ¶tchen fÃ¤llt.", "Das Brötchen fällt."),
    ("GRÃœN IST SÃœSS, sÃ¼ÃŸ", "GRÜN IST SÜSS, süß"),
    ("itâ€™s â€œfineâ€\u{9D}â€¦", "it’s “fine”…"),
    ("Â¿QuÃ© pasÃ³?", "¿Qué pasó?"),
    ("voilÃ\u{A0} un Å“uf dÃ©jÃ\u{A0} lÃ\u{A0}", "voilà un œuf déjà là"),
    ("20 Â°C", "20 °C"),
    ("â™ª la la â™ª", "♪ la la ♪"),
    ("ÐŸÑ€Ð¸Ð²ÐµÑ‚, ÐºÐ°Ðº Ð´ÐµÐ»Ð°?", "Привет, как дела?"),
    ("ðŸ˜€", "😀"),
    // By way of ISO-8859-1, whose bytes from 0x80 to 0x9F are control characters.
    ("it\u{E2}\u{80}\u{99}s", "it’s"),
    ("D\u{C3}\u{89}J\u{C3}\u{80}", "DÉJÀ"),
  ])
  func textThatWasEncodedTwiceIsReported(text: String, meant: String) throws {
    let bytes = Array("A\n\(text)\nB\n".utf8)
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.bytes == bytes)
    #expect(source.diagnostics.map(\.code) == ["encoding/mojibake"])
    let range = try #require(source.diagnostics.first?.range)
    #expect(text.contains(source.string(in: range)))
    let repaired = try SourceText.decode(bytes, name: "-", repairsDoubleEncoding: true)
    #expect(repaired.string(in: 0..<1000) == "A\n\(meant)\nB\n")
    #expect(repaired.diagnostics.map(\.code) == ["encoding/mojibake"])
    #expect(repaired.diagnostics.first?.message.hasSuffix("; repaired") == true)
  }

  /// By way of other encodings; what is no character there kept its number.
  @Test(arguments: [
    ("РџСЂРёРІРµС‚, РєР°Рє РґРµР»Р°?", "Привет, как дела?", "windows-1251"),
    ("cafГ©", "café", "windows-1251"),
    ("itвЂ™s вЂњfineвЂќвЂ¦", "it’s “fine”…", "windows-1251"),
    ("вЂњYes,вЂќ he said вЂ“ no", "“Yes,” he said – no", "windows-1251"),
    ("Das BrĂ¶tchen fĂ¤llt.", "Das Brötchen fällt.", "windows-1250"),
    (
      "PĹ™Ă\u{AD}liĹˇ ĹľluĹĄouÄŤkĂ˝ kĹŻĹ\u{88}", "Příliš žluťoučký kůň", "windows-1250"
    ),
    ("siÄ™, ĹĽe", "się, że", "windows-1250"),
    ("d√©j√† vu, l‚Äô√©t√©", "déjà vu, l’été", "macintosh"),
    ("Gr√∂√üe", "Größe", "macintosh"),
    ("‚ô™ la la ‚ô™", "♪ la la ♪", "macintosh"),
    ("Das BrÃ¶tchen fÃ€llt.", "Das Brötchen fällt.", "ISO-8859-15"),
    ("ĞŸÑ€Ğ¸Ğ²ĞµÑ‚, ĞºĞ°Ğº Ğ´ĞµĞ»Ğ°?", "Привет, как дела?", "windows-1254"),
    ("Å¾inau, kad Ä—jo", "žinau, kad ėjo", nil),
    ("d├®j├á vu", "déjà vu", "IBM850"), ("Gr├╢├ƒe", "Größe", "IBM437"),
    ("StraÃŸe", "Straße", nil), ("StraÃ\u{9F}e", "Straße", nil), ("siÄ™", "się", nil),
    ("ÅŸÃ¶yle bÃ¶yle", "şöyle böyle", nil), ("æ—¥æœ¬èªžã\u{81}§ã\u{81}™", "日本語です", nil),
  ])
  func theEncodingInBetweenIsFound(text: String, meant: String, encoding: String?) throws {
    let bytes = Array("A\n\(text)\n".utf8)
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.bytes == bytes)
    let message = try #require(source.diagnostics.first?.message)
    let detour = encoding.map { ", by way of \($0);" } ?? "twice;"
    #expect(message.contains(detour), "\(message)")
    let repaired = try SourceText.decode(bytes, name: "-", repairsDoubleEncoding: true)
    #expect(repaired.string(in: 0..<1000) == "A\n\(meant)\n")
  }

  /// A mark, and a text of which a small part is of another kind.
  @Test func theWholeTextIsRepaired() throws {
    let line = "РљР°Рє РґРµР»Р°?\n"
    let text = "п»ї1\n" + String(repeating: line, count: 30) + "♪ да ♪\n"
    let source = try SourceText.decode(
      Array(text.utf8),
      name: "-",
      repairsDoubleEncoding: true
    )
    let meant = "1\n" + String(repeating: "Как дела?\n", count: 30) + "♪ да ♪\n"
    #expect(source.string(in: 0..<1000) == meant)
    #expect(source.diagnostics.count == 31)
  }

  @Test func theMessageHasTheTextAsMeant() throws {
    let source = try SourceText.decode(Array("A cafÃ© here\n".utf8), name: "-")
    #expect(
      source.diagnostics.first?.message
        == "\"cafÃ©\" was encoded as UTF-8 twice; meant was \"café\""
    )
    #expect(source.diagnostics.first?.range == 2..<9)
  }

  /// Good text with the same characters.
  @Test(arguments: [
    "MAÇÃ", "NÃO", "Ãé", "É A MANHÃ…", "“AMANHÃ”", "MAÇÃ\u{A0}!", "«CAFÉ»", "CAFÉ…", "É – não",
    "Ça alors, déjà levé\u{A0}?", "Â", "à «", "café…»", "GRÂCE À “TOI”", "ÎLE", "Ø• Å›",
    "CẢM ƠN ĐÃ “ĐẾN”", "naïve", "ŠKODA Ä", "ÜBER ÖL…", "crème brûlée — 20 °C, 5 €, ½", "ПРИВЕТ",
    "MANHÃ…", "l’économie", "Річ", "“ÀÇA”", "Рё", "Сірник є", "Ääni", "«é»", "┌┐", "Rêve… ‘é’",
    "早上好", "Ñandú", "¡Qué! ¿Qué?",
  ])
  func goodTextIsLeftAlone(text: String) throws {
    let bytes = Array("\(text)\n".utf8)
    let source = try SourceText.decode(bytes, name: "-", repairsDoubleEncoding: true)
    #expect(source.bytes == bytes)
    #expect(source.diagnostics.isEmpty)
  }

  @Test func theDoubleMarkIsTakenOff() throws {
    let source = try SourceText.decode(
      Array("ï»¿1\nDÃ©jÃ\u{A0} vu\n".utf8) + [0xFF, 0x0A],
      name: "-",
      encoding: "UTF-8",
      repairsDoubleEncoding: true
    )
    #expect(source.string(in: 0..<100) == "1\nDéjà vu\n\u{FFFD}\n")
    #expect(
      source.diagnostics.map(\.code) == [
        "encoding/mojibake", "encoding/mojibake", "encoding/invalid-bytes",
      ]
    )
    // What else is reported keeps its place.
    #expect(source.diagnostics.last?.range.map { source.string(in: $0) } == "\u{FFFD}")
  }

  @Test func thereIsAnEndToTheReports() throws {
    let text = String(repeating: "Ã©\n", count: 1500)
    let source = try SourceText.decode(Array(text.utf8), name: "-")
    #expect(source.diagnostics.count == 1001)
    #expect(
      source.diagnostics.last?.message
        == "500 more lines were encoded as UTF-8 twice; this is the last place"
    )
  }
}
