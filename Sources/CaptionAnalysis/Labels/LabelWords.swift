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

  /// Whether nobody is called by this label; it is compared whole and by its first word.
  static func isNoName(_ label: String) -> Bool {
    let lower = label.lowercased()
    if notNames.contains(lower) { return true }
    guard let first = lower.split(separator: " ").first, first.count < lower.count else {
      return false
    }
    return notNames.contains(String(first))
  }

  /// Whether a label names music, in one of the languages that broadcasters label in.
  static func nameMusic(_ label: String) -> Bool {
    let lower = Array(label.lowercased().utf8)
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
}
