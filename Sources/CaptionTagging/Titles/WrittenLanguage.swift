/// A language as the names of files and folders write it: `en`, `en-GB`, `ger`, `German`, `Deutsch`.
struct WrittenLanguage {
  let tag: LanguageTag
  /// Whether it is written as a word, and not as a code.
  let isName: Bool
  /// Whether it is a code without region and script.
  let isShort: Bool
  /// Whether it is a common word or means a country, too, such as `it`, `no` and `uk`.
  let isCommonWord: Bool

  init?(_ text: Substring) {
    let small = text.lowercased()
    if let tag = SidecarName.tag(text), Self.isOrdinary(tag) {
      self.tag = tag
      isName = false
      isShort = !text.contains("-") && !text.contains("_")
    } else if let code = Self.codes[small], text == small || text.uppercased() == text,
      let tag = LanguageTag(code)
    {
      self.tag = tag
      isName = false
      isShort = true
    } else if let code = Self.names[small], let tag = LanguageTag(code) {
      self.tag = tag
      isName = true
      isShort = false
    } else {
      return nil
    }
    isCommonWord = Self.commonWords.contains(small)
  }

  /// Whether a tag has no more than a script and a region; others are names with hyphens.
  private static func isOrdinary(_ tag: LanguageTag) -> Bool {
    let subtags = tag.rest.split(separator: "-")
    return subtags.count <= 2
      && subtags.allSatisfy { subtag in
        let isDigits = subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
        switch subtag.utf8.count {
        case 2, 4: return !isDigits
        case 3: return isDigits || tag.language == "zh"
        default: return false
        }
      }
  }

  /// Codes that are words as well, or by which many mean a country.
  private static let commonWords: Set<String> = [
    "am", "an", "as", "be", "el", "he", "hi", "id", "ii", "io", "is", "it", "la", "lo", "my", "na",
    "no",
    "oc", "or", "os", "pa", "ps", "se", "si", "so", "to", "ty", "vi", "wo", "za", "ben", "bos",
    "cat", "dan",
    "est", "fin", "geo", "ice", "lit", "mac", "mal", "mar", "may", "per", "pol", "rum", "slo",
    "swa", "tam",
    "tel", "wel", "tt", "uk", "br", "kr", "tw", "co", "ch", "sg",
  ]

  /// Codes of three letters (ISO 639-2) that ``SidecarName`` does not take.
  private static let codes: [String: String] = [
    "afr": "af", "alb": "sq", "sqi": "sq", "arm": "hy", "hye": "hy", "baq": "eu", "eus": "eu",
    "bel": "be",
    "ben": "bn", "bos": "bs", "bul": "bg", "bur": "my", "mya": "my", "cat": "ca", "cym": "cy",
    "wel": "cy",
    "est": "et", "fas": "fa", "per": "fa", "fil": "fil", "geo": "ka", "kat": "ka", "gle": "ga",
    "glg": "gl",
    "hrv": "hr", "ice": "is", "isl": "is", "ind": "id", "kan": "kn", "kaz": "kk", "khm": "km",
    "lao": "lo",
    "lav": "lv", "lit": "lt", "mac": "mk", "mkd": "mk", "mal": "ml", "mar": "mr", "may": "ms",
    "msa": "ms",
    "mon": "mn", "nno": "nn", "nob": "nb", "slk": "sk", "slo": "sk", "slv": "sl", "srp": "sr",
    "swa": "sw",
    "tam": "ta", "tel": "te", "tgl": "tl", "tha": "th", "urd": "ur", "vie": "vi",
  ]

  /// Names in English and in the languages themselves, in small letters.
  private static let names: [String: String] = [
    "arabic": "ar", "العربية": "ar", "bengali": "bn", "bulgarian": "bg", "български": "bg",
    "catalan": "ca", "català": "ca", "chinese": "zh", "中文": "zh", "croatian": "hr",
    "hrvatski": "hr",
    "czech": "cs", "čeština": "cs", "cesky": "cs", "danish": "da", "dansk": "da", "dutch": "nl",
    "nederlands": "nl", "english": "en", "estonian": "et", "eesti": "et", "finnish": "fi",
    "suomi": "fi",
    "french": "fr", "français": "fr", "francais": "fr", "galician": "gl", "galego": "gl",
    "german": "de",
    "deutsch": "de", "greek": "el", "ελληνικά": "el", "hebrew": "he", "עברית": "he", "hindi": "hi",
    "हिन्दी": "hi", "hungarian": "hu", "magyar": "hu", "icelandic": "is", "íslenska": "is",
    "indonesian": "id", "italian": "it", "italiano": "it", "japanese": "ja", "日本語": "ja",
    "korean": "ko", "한국어": "ko", "latvian": "lv", "latviešu": "lv", "lithuanian": "lt",
    "lietuvių": "lt", "malay": "ms", "norwegian": "no", "norsk": "no", "persian": "fa",
    "farsi": "fa",
    "polish": "pl", "polski": "pl", "portuguese": "pt", "português": "pt", "portugues": "pt",
    "romanian": "ro", "română": "ro", "russian": "ru", "русский": "ru", "serbian": "sr",
    "srpski": "sr", "slovak": "sk", "slovenčina": "sk", "slovenian": "sl", "slovenščina": "sl",
    "spanish": "es", "español": "es", "espanol": "es", "castellano": "es", "swedish": "sv",
    "svenska": "sv", "tamil": "ta", "telugu": "te", "thai": "th", "ไทย": "th", "turkish": "tr",
    "türkçe": "tr", "ukrainian": "uk", "українська": "uk", "urdu": "ur", "vietnamese": "vi",
  ]
}

/// Codes of languages that mean the same.
package enum WrittenLanguageCode {
  /// The shortest code of a language that has several, in small letters; nil where the given one is it, or
  /// is not known.
  package static func short(_ code: String) -> String? {
    switch code {
    case "nb", "nn": "no"
    case "cmn": "zh"
    case "iw": "he"
    case "in": "id"
    case "tl": "fil"
    case let code where code.utf8.count == 3:
      SidecarName.tag(code[...])?.text ?? WrittenLanguage(code[...])?.tag.text
    default: nil
    }
  }
}
