/// An encoding that a file may be in, with the languages that are written in it.
struct LegacyCandidate: Sendable {
  /// The kind of writing, by which whole groups can be left out.
  enum Script: Sendable {
    case latin(@Sendable () -> [LanguageProfile])
    case other(@Sendable () -> [LanguageProfile])
    case eastAsian(EastAsianProfile)
  }

  let encoding: String
  let script: Script
  /// How much less usual it is for caption files than windows-1252; where two encodings give the
  /// same text, this decides.
  let handicap: Double

  init(_ encoding: String, _ script: Script, handicap: Double) {
    self.encoding = encoding
    self.script = script
    self.handicap = handicap
  }

  /// Whether it is what programs of the last decades wrote without being asked: Microsoft's.
  var isUsual: Bool {
    switch encoding {
    case "Shift_JIS", "GB18030", "Big5", "EUC-KR": true
    case "windows-1257", "windows-1258": false
    default: encoding.hasPrefix("windows-")
    }
  }

  static let all: [LegacyCandidate] = {
    let western = Script.latin { LanguageProfile.western }
    let central = Script.latin { LanguageProfile.central }
    let baltic = Script.latin { LanguageProfile.baltic }
    let cyrillic = Script.other { LanguageProfile.cyrillic }
    let greek = Script.other { LanguageProfile.greek }
    let hebrew = Script.other { LanguageProfile.hebrew }
    let arabic = Script.other { LanguageProfile.arabic }
    return [
      LegacyCandidate("windows-1252", western, handicap: 0),
      LegacyCandidate("ISO-8859-15", western, handicap: 2),
      LegacyCandidate("macintosh", western, handicap: 2.5),
      LegacyCandidate("windows-1250", central, handicap: 0.5),
      LegacyCandidate("ISO-8859-2", central, handicap: 1),
      LegacyCandidate("ISO-8859-16", central, handicap: 3),
      LegacyCandidate("ISO-8859-3", .latin { LanguageProfile.southern }, handicap: 3),
      LegacyCandidate("ISO-8859-14", .latin { LanguageProfile.celtic }, handicap: 2),
      LegacyCandidate("windows-1254", .latin { LanguageProfile.turkish }, handicap: 0.8),
      LegacyCandidate("windows-1257", baltic, handicap: 1),
      LegacyCandidate("ISO-8859-13", baltic, handicap: 2),
      LegacyCandidate("ISO-8859-4", baltic, handicap: 3),
      LegacyCandidate("windows-1258", .latin { LanguageProfile.vietnamese }, handicap: 1.5),
      LegacyCandidate("windows-1251", cyrillic, handicap: 0.5),
      LegacyCandidate("KOI8-R", cyrillic, handicap: 1),
      LegacyCandidate("KOI8-U", cyrillic, handicap: 1.5),
      LegacyCandidate("ISO-8859-5", cyrillic, handicap: 1.5),
      LegacyCandidate("IBM866", cyrillic, handicap: 2),
      LegacyCandidate("MAC-CYRILLIC", cyrillic, handicap: 2.5),
      LegacyCandidate("windows-1253", greek, handicap: 0.5),
      LegacyCandidate("ISO-8859-7", greek, handicap: 1),
      LegacyCandidate("windows-1255", hebrew, handicap: 0.5),
      LegacyCandidate("ISO-8859-8", hebrew, handicap: 1),
      LegacyCandidate("windows-1256", arabic, handicap: 0.5),
      LegacyCandidate("ISO-8859-6", arabic, handicap: 1),
      LegacyCandidate("TIS-620", .other { LanguageProfile.thai }, handicap: 1),
      LegacyCandidate("Shift_JIS", .eastAsian(.japanese), handicap: 0.5),
      LegacyCandidate("EUC-JP", .eastAsian(.japanese), handicap: 1),
      LegacyCandidate("GB18030", .eastAsian(.simplifiedChinese), handicap: 0.5),
      LegacyCandidate("Big5", .eastAsian(.traditionalChinese), handicap: 0.5),
      LegacyCandidate("EUC-KR", .eastAsian(.korean), handicap: 0.5),
    ]
  }()

  /// Whether a text in which so many of the bytes beyond ASCII stand side by side can be meant.
  func mayBe(neighbours: Int, of highBytes: Int) -> Bool {
    switch script {
    // Words of other scripts are runs of letters; accents in Latin words mostly stand alone.
    case .latin: highBytes < 40 || neighbours * 10 <= highBytes * 9
    case .other, .eastAsian: neighbours * 4 >= highBytes
    }
  }
}
