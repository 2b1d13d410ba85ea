import CaptionEncoding
import CaptionModel
import Testing

@Suite struct NamedEncodingTests {
  @Test(
    arguments: [
      ("windows-1252", [0x93, 0x44, 0xE9, 0x6A, 0xE0, 0x94, 0x85], "“Déjà”…", "windows-1252"),
      ("CP1252", [0x80], "€", "windows-1252"),
      ("Windows-1250", [0xF8, 0xEC], "řě", "windows-1250"),
      ("windows-1251", [0xC4, 0xE0], "Да", "windows-1251"),
      ("windows-1256", [0xE3, 0xD1], "مر", "windows-1256"),
      ("latin1", [0xE9], "é", "ISO-8859-1"),
      ("iso_8859-15", [0xA4], "€", "ISO-8859-15"),
      ("shift_jis", [0x95, 0x5C, 0xB6], "表ｶ", "Shift_JIS"),
      ("SJIS", [0x94, 0x5C], "能", "Shift_JIS"),
      ("gb18030", [0xD4, 0xE7], "早", "GB18030"),
      ("gbk", [0xD4, 0xE7], "早", "GBK"),
      ("big5", [0xA6, 0xAD], "早", "Big5"),
      ("EUC-KR", [0xB0, 0xA1], "가", "EUC-KR"),
      ("euc-jp", [0xC9, 0xBD], "表", "EUC-JP"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x49, 0x3D, 0x1B, 0x28, 0x42, 0x2E], "表.", "ISO-2022-JP"),
      ("koi8-r", [0xE4, 0xC1], "Да", "KOI8-R"),
      ("macintosh", [0x8E], "é", "macintosh"),
      ("cp437", [0x82], "é", "IBM437"),
      ("utf8", [0xC3, 0xA9], "é", "UTF-8"),
      ("UTF-8", [0xEF, 0xBB, 0xBF, 0x41], "A", "UTF-8"),
    ] as [(String, [UInt8], String, String)]
  )
  func namesInUseDecode(name: String, bytes: [UInt8], text: String, iana: String) throws {
    let source = try SourceText.decode(bytes, name: "-", encoding: name)
    #expect(source.string(in: 0..<100) == text)
    #expect(source.encoding == iana)
    #expect(source.diagnostics.isEmpty)
  }

  @Test(arguments: ["klingon", "", " ", "UTF-8//IGNORE", "latin1//TRANSLIT", "é", "a/b"])
  func unknownNamesAreRefused(name: String) {
    #expect(throws: DecodingError.unknownEncoding(name)) {
      try SourceText.decode([0x41], name: "-", encoding: name)
    }
  }

  @Test func aNameOverridesTheMark() throws {
    let source = try SourceText.decode(
      [0xEF, 0xBB, 0xBF, 0x41],
      name: "-",
      encoding: "windows-1252"
    )
    #expect(source.string(in: 0..<100) == "ï»¿A")
  }

  @Test func bytesThatTheEncodingLacksAreReplaced() throws {
    let source = try SourceText.decode(
      [0xE9, 0x81, 0x8D, 0x41, 0x81, 0x42],
      name: "-",
      encoding: "windows-1252"
    )
    #expect(source.string(in: 0..<100) == "é\u{FFFD}\u{FFFD}A\u{FFFD}B")
    #expect(
      source.diagnostics.map(\.message) == [
        "\"0x81 0x8D\" is not valid windows-1252, read as U+FFFD",
        "\"0x81\" is not valid windows-1252, read as U+FFFD",
      ]
    )
    #expect(source.diagnostics.map(\.range) == [2..<8, 9..<12])
  }

  @Test func aCharacterCutOffByTheEndIsReplaced() throws {
    let source = try SourceText.decode([0x41, 0x95], name: "-", encoding: "Shift_JIS")
    #expect(source.string(in: 0..<100) == "A\u{FFFD}")
    #expect(source.diagnostics.map(\.code) == ["encoding/invalid-bytes"])
  }

  @Test func textLongerThanTheBufferIsWhole() throws {
    let bytes = [UInt8]((0..<100_000).map { $0 % 7 == 0 ? 0xE9 : 0x61 })
    let source = try SourceText.decode(bytes, name: "-", encoding: "windows-1252")
    let expected = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    #expect(source.string(in: 0..<1_000_000) == expected)
  }

  @Test func aMarkInAnotherEncodingIsTakenOff() throws {
    // U+FEFF and one bad byte after it, whose place counts without the mark.
    let bytes: [UInt8] = [0x84, 0x31, 0x95, 0x33, 0x41, 0xFF, 0x42]
    let source = try SourceText.decode(bytes, name: "-", encoding: "GB18030")
    #expect(source.string(in: 0..<100) == "A\u{FFFD}B")
    #expect(source.diagnostics.map(\.range) == [1..<4])
  }
}

@Suite struct GuessedEncodingTests {
  /// A text as bytes of an encoding of one byte a character, by the characters of its upper half.
  static func bytes(_ text: String, _ table: [Character: UInt8]) -> [UInt8] {
    text.map { table[$0] ?? $0.asciiValue ?? 0x3F }
  }

  static let latin: [Character: UInt8] = [
    "é": 0xE9, "à": 0xE0, "ï": 0xEF, "ç": 0xE7, "û": 0xFB, "Ç": 0xC7, "€": 0x80, "“": 0x93,
    "”": 0x94, "…": 0x85, "–": 0x96, "’": 0x92,
  ]

  static let cyrillic: [Character: UInt8] = {
    var table: [Character: UInt8] = [:]
    for (index, letter) in "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
      .enumerated()
    {
      table[letter] = UInt8(0xC0 + index)
    }
    return table
  }()

  @Test(arguments: [
    "“Déjà vu,” she said…\nA naïve façade – that’s all.\nÇa coûte 5 €, garçon.\n",
    "Only one é.",
  ])
  func westernTextIsWindows1252(text: String) throws {
    let source = try SourceText.decode(Self.bytes(text, Self.latin), name: "-")
    #expect(source.encoding == "windows-1252")
    #expect(source.string(in: 0..<1000) == text)
    #expect(source.diagnostics.map(\.code) == ["encoding/guessed"])
  }

  @Test(arguments: [
    "Доброе утро. Чайник уже кипит.\nСпасибо, я только за ключами.\n",
    "ОНИ НА ПОЛКЕ, РЯДОМ С ХЛЕБОМ.",
  ])
  func russianTextIsWindows1251(text: String) throws {
    let source = try SourceText.decode(Self.bytes(text, Self.cyrillic), name: "-")
    #expect(source.encoding == "windows-1251")
    #expect(source.string(in: 0..<1000) == text)
    #expect(source.diagnostics.map(\.code) == ["encoding/guessed"])
  }

  @Test func japaneseTextIsShiftJIS() throws {
    // おはよう 表
    let bytes: [UInt8] = [0x82, 0xA8, 0x82, 0xCD, 0x82, 0xE6, 0x82, 0xA4, 0x20, 0x95, 0x5C]
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.encoding == "Shift_JIS")
    #expect(source.string(in: 0..<100) == "おはよう 表")
  }

  @Test func utf8WithFewFaultsStaysUTF8() throws {
    let bytes = Array("Übersetzung, Süd, Brötchen fällt, Caf".utf8) + [0xE9]
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.encoding == "UTF-8")
    #expect(source.diagnostics.map(\.code) == ["encoding/invalid-bytes"])
  }

  @Test func webVTTIsUTF8WhateverItsBytes() throws {
    let bytes = Array("WEBVTT\n\n00:01.000 --> 00:02.000\nTr".utf8) + [0xE8, 0x73]
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.encoding == "UTF-8")
    #expect(source.diagnostics.map(\.code) == ["encoding/invalid-bytes"])
  }
}

@Suite struct XMLDeclarationTests {
  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"windows-1252\"?><tt/>", "windows-1252"),
    ("<?xml version='1.0' encoding = 'iso-8859-1' ?><tt/>", "ISO-8859-1"),
    ("<?xml version=\"1.0\" encoding=\"utf-8\"?><tt/>", "UTF-8"),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><tt/>", "UTF-8"),
    ("<?xml version=\"1.0\"?><tt/>", "UTF-8"),
    ("<?xml version=\"1.0\" standalone=\"yes\"?><tt encoding=\"latin1\"/>", "UTF-8"),
    ("<tt/>", "UTF-8"),
  ])
  func theDeclarationDecides(text: String, encoding: String) throws {
    let source = try SourceText.decode(Array(text.utf8), name: "-")
    #expect(source.encoding == encoding)
    #expect(source.diagnostics.isEmpty)
  }

  @Test func anUnknownNameIsReported() throws {
    let text = "<?xml version=\"1.0\" encoding=\"klingon\"?><tt/>"
    let source = try SourceText.decode(Array(text.utf8), name: "-")
    #expect(source.encoding == "UTF-8")
    #expect(source.diagnostics.map(\.code) == ["encoding/unknown-declared"])
  }

  @Test func declaredBytesAreDecoded() throws {
    let bytes =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><tt>".utf8) + [0xE9]
      + Array("</tt>".utf8)
    let source = try SourceText.decode(bytes, name: "-")
    #expect(source.string(in: 0..<1000).hasSuffix("<tt>é</tt>"))
  }
}
