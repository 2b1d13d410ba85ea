import CaptionAnalysis
import CaptionModel

/// A line break between two words that both look like parts of a name.
struct PartedName {
  let cue: Int
  /// The last word of the one line.
  let first: Range<Int>
  /// The first word of the next one.
  let second: Range<Int>
  /// Whether the first word stands inside of a sentence, where only names have a capital.
  let isInSentence: Bool
  /// The hash of both words.
  let key: UInt64

  /// The break behind a line's last word; nil where one of the words does not look like a name.
  init?(_ utf8: CaptionText.UTF8View, ofCue cue: Int, word: Range<Int>, behind end: Int) {
    guard NameWord.begins(utf8, word.lowerBound),
      let first = NameWord.range(utf8, from: word.lowerBound), first == word
    else { return nil }
    var start = end + 1
    while start < utf8.count, utf8[start] == 0x20 { start += 1 }
    guard NameWord.begins(utf8, start), let second = NameWord.range(utf8, from: start) else {
      return nil
    }
    self.cue = cue
    self.first = first
    self.second = second
    isInSentence = NameWord.isInSentence(utf8, first.lowerBound)
    key = NameWord.key(utf8, first, second)
  }
}

/// Which pairs of words stand together as names do: in one line of the file, or in the list of the cast.
struct NamePairs {
  /// How often a pair was seen, and how often inside of a sentence.
  private struct Uses {
    var all = 0
    var inSentences = 0
    var isListed = false
  }

  private var uses: [UInt64: Uses] = [:]
  /// How often a pair has to be seen.
  private let least: Int

  /// Looks for pairs of words in a track.
  ///
  /// - Parameter wanted: The pairs that matter.
  init(_ wanted: [PartedName], in track: Track) {
    // German gives every noun a capital, and any two of them may meet once.
    least = track.language?.lowercased().hasPrefix("de") == true ? 2 : 1
    for name in wanted { uses[name.key] = Uses() }
    guard !uses.isEmpty else { return }
    for entry in track.context.cast ?? [] { addListed(entry) }
    for cue in track.cues {
      for name in cue.speakers { addListed(name) }
      add(cue.text.utf8)
    }
    for label in track.typedLabels where label.part.kind == .speaker {
      addListed(track.content(of: label))
    }
  }

  /// Whether the two words are a name.
  func hold(_ name: PartedName) -> Bool {
    guard let uses = uses[name.key] else { return false }
    // At the beginning of a sentence any word has a capital.
    return uses.isListed || (name.isInSentence ? uses.all : uses.inSentences) >= least
  }

  private mutating func addListed(_ entry: String) {
    let utf8 = CaptionText.UTF8View(Array(entry.utf8))
    NameWord.eachPair(in: utf8) { key, _ in uses[key]?.isListed = true }
  }

  private mutating func add(_ utf8: CaptionText.UTF8View) {
    NameWord.eachPair(in: utf8) { key, start in
      guard uses[key] != nil else { return }
      uses[key]?.all += 1
      if NameWord.isInSentence(utf8, start) { uses[key]?.inSentences += 1 }
    }
  }
}

/// Words with a capital and small letters, as parts of names are; of the languages that line breaks are
/// judged in.
private enum NameWord {
  /// Words that have a capital wherever they stand, and are no names.
  private static let others: Set<String> = [
    "I'm", "I'll", "I'd", "I've", "I’m", "I’ll", "I’d", "I’ve", "Sie", "Ihnen", "Ihr", "Ihre",
    "Ihren",
    "Ihrem", "Ihrer", "Ihres",
  ]

  /// Whether a capital of ASCII or with an accent stands at an offset.
  @inline(__always)
  static func begins(_ utf8: CaptionText.UTF8View, _ index: Int) -> Bool {
    guard index < utf8.count else { return false }
    let byte = utf8[index]
    if byte < 0x80 { return byte &- 0x41 < 26 }
    return byte == 0xC3 && index + 1 < utf8.count && (0x80...0x9E).contains(utf8[index + 1])
  }

  /// The word that begins at an offset, without what shows possession; nil where it is no part of a
  /// name.
  static func range(_ utf8: CaptionText.UTF8View, from start: Int) -> Range<Int>? {
    var end = start
    var hasSmall = false
    while end < utf8.count {
      let length = partLength(utf8, end)
      guard length > 0 else { break }
      let byte = utf8[end]
      if byte &- 0x61 < 26 || byte == 0xC3 && utf8[end + 1] >= 0x9F { hasSmall = true }
      end += length
    }
    for suffix in ["'s", "’s"] where utf8[start..<end].hasEnd(suffix) {
      end -= suffix.utf8.count
    }
    // A hyphen at the end divides a word, and an apostrophe closes a quotation.
    guard hasSmall, end - start >= 2, utf8[end - 1] != 0x27, utf8[end - 1] != 0x2D,
      !others.contains(String(decoding: utf8[start..<end], as: UTF8.self))
    else { return nil }
    return start..<end
  }

  /// How many bytes the letter, apostrophe or hyphen takes that stands at an offset; 0 for other signs.
  private static func partLength(_ utf8: CaptionText.UTF8View, _ index: Int) -> Int {
    let byte = utf8[index]
    switch byte {
    case 0x27, 0x2D, 0x41...0x5A, 0x61...0x7A: return 1
    case 0xC3...0xC9: return index + 1 < utf8.count ? 2 : 0
    case 0xE2:
      // ’
      guard index + 2 < utf8.count, utf8[index + 1] == 0x80, utf8[index + 2] == 0x99 else {
        return 0
      }
      return 3
    default: return 0
    }
  }

  /// Whether a sentence goes on with the word at an offset.
  static func isInSentence(_ utf8: CaptionText.UTF8View, _ start: Int) -> Bool {
    var index = start
    while index > 0, utf8[index - 1] == 0x20 || utf8[index - 1] == 0x0A { index -= 1 }
    guard index > 0, index < start else { return false }
    let last = utf8[index - 1]
    if last == 0x2C || last.isASCIILetter || last.isASCIIDigit { return true }
    // The last byte of a letter with an accent, and of no quotation mark or dash.
    return last >= 0x80 && index > 1 && (0xC3...0xC9).contains(utf8[index - 2])
  }

  /// The hash of two words.
  static func key(_ utf8: CaptionText.UTF8View, _ first: Range<Int>, _ second: Range<Int>) -> UInt64
  {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8[first] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0x20) &* 0x100_0000_01B3
    for byte in utf8[second] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Finds the pairs of such words with one space between them, and where the first one begins.
  static func eachPair(in utf8: CaptionText.UTF8View, _ body: (UInt64, Int) -> Void) {
    let bytes = utf8.storage.span.extracting(utf8.stored)
    var index = 1
    while index + 1 < bytes.count {
      defer { index += 1 }
      // Every text of a file is gone through, so the rare bytes are looked for first.
      guard bytes[index] == 0x20 else { continue }
      let next = bytes[index + 1]
      guard next &- 0x41 < 26 || next == 0xC3, begins(utf8, index + 1) else { continue }
      var start = index
      while start > 0, index - start < 32, isPart(utf8[start - 1]) { start -= 1 }
      guard start < index, begins(utf8, start), let first = range(utf8, from: start),
        first.upperBound == index, let second = range(utf8, from: index + 1)
      else { continue }
      body(key(utf8, first, second), start)
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == 0x27 || byte == 0x2D || byte >= 0x80 || byte.isASCIILetter
  }
}

extension Slice<CaptionText.UTF8View> {
  fileprivate func hasEnd(_ text: String) -> Bool {
    count > text.utf8.count && suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
