/// Which legacy encoding a file is likely to be in.
///
/// Each encoding that captions are met in is tried: the sample is decoded, and what comes out is
/// weighed as text of the languages that are written in it, by their letters, the words around
/// them, and how characters stand side by side. uchardet, which knows pairs of letters, is asked
/// too; it is good with long texts and poor with short ones, so its word weighs more the longer
/// the text is.
struct LegacyGuess {
  let encoding: String
  /// How sure it is, in per cent, from 1 to 99.
  let confidence: Int
  /// The evidence, for the diagnostic.
  let reason: String

  private struct Attempt {
    var candidate: LegacyCandidate
    var language: String
    var text: [UInt8]
    var score: Double
  }

  init(_ bytes: [UInt8]) {
    let sample = GuessSample(bytes)
    let name = uchardetGuess(sample.marked)
    let opinion = name.map(Self.equivalent)
    var attempts: [Attempt] = []
    for candidate in LegacyCandidate.all
    where candidate.mayBe(neighbours: sample.highNeighbours, of: sample.highBytes) {
      guard let decoded = decodeWithIconv(sample.head, as: candidate.encoding) else { continue }
      var attempt = Self.weigh(DecodedSample(decoded.utf8), as: candidate, sample)
      if candidate.encoding == opinion {
        attempt.score += min(0.5 + 0.15 * Double(sample.highBytes), 12)
      }
      attempts.append(attempt)
    }
    let isThin = sample.highBytes <= Self.thinEvidence
    if isThin {
      // What can only just be told apart is in an encoding that everybody uses.
      for index in attempts.indices where !attempts[index].candidate.isUsual {
        attempts[index].score -= 1.8
      }
    }
    attempts.sort { $0.score > $1.score }
    guard let first = attempts.first else {
      (encoding, confidence, reason) = ("windows-1252", 1, "nothing speaks for another encoding")
      return
    }
    // Of encodings that give the same text the usual one is meant, such as windows-1250 and not
    // ISO-8859-2 where only letters occur that are the same in both.
    let text = Self.withCedillas(first.text)
    let same = attempts.filter { Self.withCedillas($0.text) == text }
      .min { $0.candidate.handicap < $1.candidate.handicap }
    let usual = isThin && first.score <= 0 ? Self.mostUsual(attempts) : nil
    let best = usual ?? same ?? first
    encoding = best.candidate.encoding
    let chosen = Self.withCedillas(best.text)
    let rival = attempts.first { Self.withCedillas($0.text) != chosen }
    let lead = first.score - (rival?.score ?? 0)
    let percentage = Self.percentage(lead: lead, isPlausible: first.score > 0)
    // A character or two say little by themselves; the words around them say more.
    let support = sample.highBytes + Self.knownWords(best.language, sample) / 4
    confidence = min(percentage, 20 + 12 * support)
    let agreement =
      opinion == encoding || opinion == first.candidate.encoding
      ? ", and uchardet agrees" : ""
    reason =
      usual == nil
      ? "its letters fit \(best.language) best\(agreement)" : "nothing speaks for another encoding"
  }

  /// The text with Romanian letters as all encodings but ISO-8859-16 have them: with a cedilla for
  /// the comma below, in the same places of the encoding.
  private static func withCedillas(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for index in text.indices.dropLast() where text[index] == 0xC8 {
      // U+0218 to U+021B for U+015E, U+015F, U+0162 and U+0163.
      switch text[index + 1] {
      case 0x98, 0x99: (text[index], text[index + 1]) = (0xC5, text[index + 1] + 6)
      case 0x9A, 0x9B: (text[index], text[index + 1]) = (0xC5, text[index + 1] + 8)
      default: break
      }
    }
    return text
  }

  /// Up to so many bytes beyond ASCII are little to go by.
  private static let thinEvidence = 4

  /// The attempt with the most usual encoding that has a character for every byte; nil where none has.
  private static func mostUsual(_ attempts: [Attempt]) -> Attempt? {
    ["windows-1252", "windows-1250"].lazy
      .compactMap { name in attempts.first { $0.candidate.encoding == name } }
      .first { !String(decoding: $0.text, as: UTF8.self).unicodeScalars.contains("\u{FFFD}") }
  }

  private static func knownWords(_ language: String, _ source: GuessSample) -> Int {
    LanguageProfile.all.first { $0.name == language }?.count(of: source.words) ?? 0
  }

  /// From the lead over the best other reading: 2 points are about 3 to 1.
  private static func percentage(lead: Double, isPlausible: Bool) -> Int {
    let share = min(lead / (lead + 2), 1)
    let percentage = 50 + Int(49 * share)
    return isPlausible ? max(percentage, 1) : min(percentage, 20)
  }

  private static func weigh(
    _ sample: DecodedSample,
    as candidate: LegacyCandidate,
    _ source: GuessSample
  ) -> Attempt {
    var best = Attempt(candidate: candidate, language: "", text: sample.utf8, score: -.infinity)
    let base = -sample.penalty - candidate.handicap
    // Words are to weigh as much as letters in a text of any length.
    let mostForWords = 6 + 1.5 * Double(sample.counts.reduce(0) { $0 + $1.value })
    switch candidate.script {
    case .latin(let languages), .other(let languages):
      for language in languages() {
        let known = language.count(of: source.words)
        let score = base + language.fit(of: sample) + min(Double(known) * 0.5, mostForWords)
        if score > best.score { (best.score, best.language) = (score, language.name) }
      }
    case .eastAsian(let profile):
      best.language = profile.name
      best.score = base + profile.fit(of: sample)
    }
    return best
  }

  /// The candidate that stands for an encoding that uchardet names.
  ///
  /// Of encodings that differ in control characters only, the superset is the candidate.
  private static func equivalent(_ name: String) -> String {
    switch name.uppercased() {
    case "ISO-8859-1", "WINDOWS-1252": "windows-1252"
    case "ISO-8859-9", "WINDOWS-1254": "windows-1254"
    case "ISO-8859-11", "WINDOWS-874", "TIS-620": "TIS-620"
    case "UHC", "EUC-KR", "CP949": "EUC-KR"
    case "SHIFT_JIS": "Shift_JIS"
    case "BIG5": "Big5"
    case "GB2312", "GBK", "GB18030", "HZ-GB-2312": "GB18030"
    case "MAC-CENTRALEUROPE": name
    case let upper where upper.hasPrefix("WINDOWS-"): upper.lowercased()
    case let upper: upper
    }
  }
}
