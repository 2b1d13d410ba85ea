/// What a language's text looks like in an encoding that fits: its letters beyond ASCII, and its
/// frequent short words of plain ASCII letters.
struct LanguageProfile: Sendable {
  let name: String
  /// Letters and marks beyond ASCII, in lower case, the most frequent first.
  let letters: String
  /// Words that are frequent here and rare in other languages.
  let words: String

  init(_ name: String, _ letters: String, words: String = "") {
    self.name = name
    self.letters = letters
    self.words = words
  }

  /// How well each letter speaks for the language.
  ///
  /// From 2 for the most frequent to about a half for the rarest.
  func weights() -> [Unicode.Scalar: Double] {
    let scalars = Array(letters.unicodeScalars)
    var weights: [Unicode.Scalar: Double] = [:]
    for (rank, scalar) in scalars.enumerated() {
      let weight = 2 - 1.6 * Double(rank) / Double(scalars.count)
      for form in [scalar] + Array(scalar.properties.uppercaseMapping.unicodeScalars)
      where weights[form] == nil && !form.isASCII {
        weights[form] = weight
      }
    }
    return weights
  }

  /// How well the characters of a text fit the language.
  func fit(of sample: DecodedSample) -> Double {
    let weights = weights()
    return sample.counts.reduce(0) { score, entry in
      score + Double(entry.value) * (weights[entry.key] ?? Self.weight(ofStranger: entry.key))
    }
  }

  /// How many of some words are frequent in the language.
  func count(of found: [String: Int]) -> Int {
    words.split(separator: " ").reduce(0) { $0 + (found[String($1)] ?? 0) }
  }

  /// What a character that is no letter of the language says for or against it.
  private static func weight(ofStranger scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x2018...0x201E, 0x2026, 0x2013...0x2014, 0xA0, 0xAB, 0xB6, 0xBB: 0.5
    case 0xB0, 0xA9, 0x20AC, 0x2122, 0xA3, 0xB7, 0x2022, 0xAA, 0xBA, 0xA7, 0xBD, 0xAE: 0
    case 0x2116, 0x200E, 0x200F, 0x200C, 0x200D, 0x266A, 0xAD, 0xBF, 0xA1: 0
    case 0x80...0x9F, 0xFFFD, 0xE000...0xF8FF: -5
    default: scalar.properties.isAlphabetic ? -2 : -1.5
    }
  }

  static let all =
    western + central + southern + celtic + turkish + baltic + vietnamese + cyrillic + greek
    + hebrew + arabic + thai

  static let western = [
    LanguageProfile("English", "éïöèçê", words: "the and you is it of that what not this for"),
    LanguageProfile(
      "French",
      "éàèêçùâôîûœëïüæÿ",
      words: "le la les de des et est un une je tu vous pas que il"
    ),
    LanguageProfile(
      "German",
      "üäöß",
      words: "der die das und ich ist nicht ein eine wir sie du es mit auf"
    ),
    LanguageProfile(
      "Spanish",
      "áóíé¿ñ¡úü",
      words: "el la los de que no es un una y por en se lo con"
    ),
    LanguageProfile(
      "Portuguese",
      "ãáéçõêóíâúàôü",
      words: "que de um uma para com os as eu do da em se"
    ),
    LanguageProfile("Italian", "èàùòìéî", words: "che il di non la un una per sono mi ti gli"),
    LanguageProfile("Catalan", "àéòèíóúçïü·", words: "el la els que de un una per amb no"),
    LanguageProfile("Dutch", "ëéïèüöê", words: "het een van ik is dat niet de en je wat"),
    LanguageProfile("Swedish", "äåöé", words: "och att det jag inte en som har du vi den"),
    LanguageProfile("Danish", "øåæéäö", words: "og det jeg ikke er en at du har vi av som"),
    LanguageProfile("Finnish", "äöå", words: "ja on ei se mutta kun niin mitä sinun"),
    LanguageProfile("Icelandic", "ðíáéóöþúæý", words: "og ekki er hann sem en um var til"),
  ]
  static let central = [
    LanguageProfile("Polish", "ęąłóśżćńź", words: "nie jest na do to się co jak ale czy tak"),
    LanguageProfile("Czech", "íáéěýřžčšůúňťďó", words: "je to se na co ale jak tak by pro si"),
    LanguageProfile("Slovak", "áíéčýžúšôľťňäďóĺŕ", words: "je to sa na ako nie ale tak si pre"),
    LanguageProfile("Hungarian", "áéőöóíüúű", words: "az egy nem hogy van meg ez de is csak"),
    LanguageProfile("Croatian", "šžčćđ", words: "je da se na ne to ti sam si što kako nije"),
    LanguageProfile("Romanian", "ăîşâţșț", words: "nu este un cu pe la de ce ca mai din"),
  ]
  static let southern = [
    LanguageProfile("Maltese", "ħżġċàèìòù", words: "li ta il ma hu jien din dan minn biex huwa"),
    LanguageProfile("Esperanto", "ĉĝŝŭĵĥ", words: "la kaj estas ne mi vi en al de por kiu kio"),
  ]
  static let celtic = [
    LanguageProfile(
      "Welsh",
      "ŵŷâôêîûöïëá",
      words: "yn ar mae ac fod ddim beth dw yw iawn sy dyma yr"
    ),
    LanguageProfile("Irish", "ṫċḃḋṁṡḟġṗáéíóú", words: "an na is agus ag sin go mo do bhí"),
  ]
  static let turkish = [
    LanguageProfile("Turkish", "ıüşçöğîâİ", words: "bir bu ne ve mi var yok ben sen da de")
  ]
  static let baltic = [
    LanguageProfile("Lithuanian", "ėšžįųčūąę", words: "ir ne kad tai kas yra su bet kaip kur"),
    LanguageProfile("Latvian", "āīēšūņļžčģķ", words: "un ir ko es tu ka par no ar bet kas"),
    LanguageProfile("Estonian", "äõüöšž", words: "ja on ei see ta mis kui ma sa oli"),
  ]
  static let vietnamese = [
    LanguageProfile(
      "Vietnamese",
      "àáđôạảưêếơâớấộờăóìíầậềệốợúủởểồổừữứắặẹọịụùũãẽõĩỉỏẻễẫẩằẳẵỗỡửựèéòùýỳỵỷỹ\u{301}\u{300}\u{309}"
        + "\u{303}\u{323}",
      words: "trong khi anh em con nha"
    )
  ]
  static let cyrillic = [
    LanguageProfile("Russian", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"),
    LanguageProfile("Ukrainian", "оанивітерсклудмпязьгйчбхцюжїщєфшґ’"),
    LanguageProfile("Bulgarian", "аоеитнрсвлкдпмъзягбучщцжйхшюфь"),
    LanguageProfile("Serbian", "аоеинтрсјулкдмвпзбгчшжцњхћљђфџ"),
  ]
  static let greek = [LanguageProfile("Greek", "αοιετσνηυρπκλςμωάίόδγέήθχφύώβξζψϊϋΐΰ")]
  static let hebrew = [
    LanguageProfile("Hebrew", "יוהלאתרמבנשדםעחקפטגכסןזצךץף\u{5B7}\u{5B8}\u{5B4}\u{5B0}\u{5BC}")
  ]
  static let arabic = [
    LanguageProfile("Arabic", "الينمتربوهأكعسدفحقةذجىشإصطخئثضزغءظآؤ،؟ًُّؤ"),
    LanguageProfile("Persian", "ایيرندهمتوسبشکكزگفقخجعلپچحآطصژغضظذثئأ،؟"),
  ]
  static let thai = [
    LanguageProfile("Thai", "านรกอเงม่วยลดต้ทสีัิคไปหะแบใจพชขำโถ็์ึุูผืญซศธณภฟษฉฝฮฐฎ")
  ]
}
