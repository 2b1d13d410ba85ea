/// The few words that the structural analysis cannot do without.
///
/// A colon after a word that nobody is called is no speaker label, and music is told from other
/// sounds by its name alone.
enum LabelWords {
  /// Words, in lower case, that stand before a colon without naming anybody.
  private static let notNames: Set<String> = [
    // English
    "note", "warning", "caution", "ps", "p.s", "step", "rule", "chapter", "tip", "update",
    "question", "answer", "remember", "result", "part", "episode", "example", "subtitles",
    "captions", "important", "attention", "danger", "translation", "http", "https", "sync",
    // Spanish, French, German
    "ojo", "nota", "aviso", "paso", "resumen", "subtítulos", "rappel", "étape", "bref",
    "sous-titrage", "sous-titres", "achtung", "hinweis", "erstens", "zweitens", "fazit", "frage",
    "antwort", "untertitel",
    // Italian, Portuguese, Dutch, Polish
    "attenzione", "ricorda", "sottotitoli", "atenção", "lembre", "legendas", "let op", "opgelet",
    "ondertiteling", "uwaga", "napisy",
    // Russian, Japanese, Chinese, Korean, Arabic
    "внимание", "итог", "субтитры", "注意", "質問", "答え", "字幕", "问题", "주의", "질문", "자막", "تنبيه",
    "ملاحظة",
  ]

  /// Beginnings of words for music, in lower case.
  private static let music: [[UInt8]] = [
    "music", "musik", "muzi", "muzy", "músic", "musiq", "музык", "音楽", "音乐", "音樂", "음악", "موسيق",
  ].map { Array($0.utf8) }

  /// The words in small letters, in capitals, and with a capital first, by their first bytes.
  private static let notNamesByFirstByte: [[[UInt8]]] = {
    var lists = [[[UInt8]]](repeating: [], count: 256)
    for word in notNames {
      let capitalized = word.prefix(1).uppercased() + word.dropFirst()
      for form in Set([word, word.uppercased(), capitalized]) {
        let bytes = Array(form.utf8)
        if let first = bytes.first { lists[Int(first)].append(bytes) }
      }
    }
    return lists
  }()

  /// Whether nobody is called by this label; it is compared whole and by its first word.
  static func isNoName(_ label: ArraySlice<UInt8>) -> Bool {
    guard let first = label.first else { return true }
    return notNamesByFirstByte[Int(first)].contains { word in
      guard label.starts(with: word) else { return false }
      return label.count == word.count || label[label.startIndex + word.count] == 0x20
    }
  }

  /// Whether a label names music, in one of the languages that broadcasters label in.
  static func nameMusic(_ label: ArraySlice<UInt8>) -> Bool {
    guard mayNameMusic(label) else { return false }
    let lower = Array(String(decoding: label, as: UTF8.self).lowercased().utf8)
    return music.contains { word in
      guard let first = word.first else { return false }
      // A script with case writes words apart, so the word has to begin here.
      let cased = first < 0xE0
      return lower.indices.contains { index in
        guard lower[index] == first, lower[index...].starts(with: word) else { return false }
        return !cased || index == 0 || !lower[index - 1].isASCIILetter
      }
    }
  }

  /// A quick look for the first letters of the words for music.
  private static func mayNameMusic(_ label: ArraySlice<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in label {
      switch (last, byte) {
      // mu, mú, м, م
      case (0x6D, 0x75), (0x4D, 0x75), (0x4D, 0x55), (0x6D, 0xC3), (0x4D, 0xC3): return true
      case (0xD0, 0xBC), (0xD0, 0x9C), (0xD9, 0x85): return true
      // 音, 음
      case (0xE9, 0x9F), (0xEC, 0x9D): return true
      default: last = byte
      }
    }
    return false
  }
}
