import CaptionModel

/// Text that was encoded as UTF-8 twice: UTF-8 that a program took for windows-1252 or ISO-8859-1
/// and wrote as UTF-8 again, so that "é" became "Ã©".
///
/// Where all of a text turns out to be such, ``WholeDoubleEncoding`` finds that, whatever the legacy
/// encoding was. Otherwise parts of a text are looked for. Some of what arises is good text too:
/// "MAÇÃ”" ends in the two characters that "Ô" becomes. What can't be good text decides, and takes
/// the rest of its line along.
struct DoubleEncoding {
  /// A line with such text.
  private struct Line {
    var characters: [DoubleEncodedCharacter] = []
    var isSure = false
    /// How many characters are hardly anything else, but of a kind that needs more than one.
    var hints = 0
  }

  private let utf8: [UInt8]
  private var lines: [[DoubleEncodedCharacter]] = []
  /// How the text got so, where that was not by way of windows-1252.
  private var detour = ""

  /// After so many lines the rest is only counted.
  private static let limit = 1000
  /// So many hints, or lines that are sure, make doubtful places sure.
  private static let quorum = 3

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    if let whole = WholeDoubleEncoding(utf8, from: Self.startsWithMark(utf8) ? 6 : 0) {
      lines = Self.byLine(whole.characters, utf8)
      if whole.encoding != "windows-1252" { detour = ", by way of \(whole.encoding)" }
      return
    }
    // A double byte order mark at the very beginning is reported by itself.
    var index = Self.startsWithMark(utf8) ? 6 : 0
    var found: [Line] = []
    var lineEnd = -1
    while let offset = firstLeadCandidate(in: utf8, from: index) {
      guard let character = DoubleEncodedCharacter(in: utf8, at: offset) else {
        index = offset + 2
        continue
      }
      if offset >= lineEnd {
        found.append(Line())
        lineEnd = utf8[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
      }
      let last = found.count - 1
      found[last].characters.append(character)
      switch character.evidence {
      case .sure: found[last].isSure = true
      case .hint: found[last].hints += 1
      case .none: break
      }
      index = character.range.upperBound
    }
    guard !found.isEmpty else { return }
    let hints = found.reduce(0) { $0 + $1.hints }
    let sure = found.filter(\.isSure).count
    lines =
      found.filter { line in
        if line.isSure || sure >= Self.quorum { return true }
        return line.hints > 0 && (hints >= Self.quorum || sure > 0) && makesUpLine(line.characters)
      }
      .map(\.characters)
  }

  /// Whether most of what is beyond ASCII in a line belongs to the characters.
  private func makesUpLine(_ characters: [DoubleEncodedCharacter]) -> Bool {
    guard let first = characters.first else { return false }
    let start =
      utf8[..<first.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let end =
      utf8[first.range.lowerBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
    let all = utf8[start..<end].count { $0 >= 0xC0 }
    let own = characters.reduce(0) { $0 + utf8[$1.range].count { $0 >= 0xC0 } }
    return own * 10 >= all * 8
  }

  private static func byLine(
    _ characters: [DoubleEncodedCharacter],
    _ utf8: [UInt8]
  ) -> [[DoubleEncodedCharacter]] {
    var lines: [[DoubleEncodedCharacter]] = []
    var end = -1
    for character in characters {
      if character.range.lowerBound >= end {
        lines.append([])
        end =
          utf8[character.range.lowerBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
      }
      lines[lines.count - 1].append(character)
    }
    return lines
  }

  static func startsWithMark(_ utf8: [UInt8]) -> Bool {
    // U+00EF U+00BB U+00BF: the three bytes of the mark, taken for Latin-1 and encoded again.
    utf8.starts(with: [0xC3, 0xAF, 0xC2, 0xBB, 0xC2, 0xBF])
  }

  /// One diagnostic for each line, with the text as it was meant.
  func diagnostics() -> [Diagnostic] {
    var diagnostics = lines.prefix(Self.limit).map { characters in
      let range = words(around: characters)
      let meant = repaired(characters, in: range)
      let message =
        "\(quoted(utf8[range])) was encoded as UTF-8 twice\(detour); "
        + "meant was \(quoted(meant[...]))"
      return Diagnostic(EncodingDiagnostics.doubleEncoded, message, range: range)
    }
    if let last = lines.last?.last, lines.count > Self.limit {
      let message =
        "\(lines.count - Self.limit) more lines were encoded as UTF-8 twice; this is the last place"
      diagnostics.append(
        Diagnostic(EncodingDiagnostics.doubleEncoded, message, range: last.range)
      )
    }
    return diagnostics
  }

  /// The text with everything put right that is reported; nil where there is nothing.
  func repairedText() -> [UInt8]? {
    let hasMark = Self.startsWithMark(utf8)
    guard hasMark || !lines.isEmpty else { return nil }
    return repaired(lines.flatMap { $0 }, in: (hasMark ? 6 : 0)..<utf8.count)
  }

  /// How places in the text move when it is put right.
  func placesAfterRepair() -> (Int) -> Int {
    var ends: [Int] = []
    var removed: [Int] = []
    var total = 0
    if Self.startsWithMark(utf8) {
      total = 6
      (ends, removed) = ([6], [6])
    }
    for character in lines.joined() {
      total += character.range.count - character.replacement.count
      ends.append(character.range.upperBound)
      removed.append(total)
    }
    return { offset in
      // The number of characters that end at or before the place.
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      return max(0, offset - (low > 0 ? removed[low - 1] : 0))
    }
  }

  private func repaired(_ characters: [DoubleEncodedCharacter], in range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    for character in characters where range.contains(character.range.lowerBound) {
      text += utf8[index..<character.range.lowerBound]
      text += character.replacement
      index = character.range.upperBound
    }
    text += utf8[min(index, range.upperBound)..<range.upperBound]
    return text
  }

  /// The words from the first to the last of a line's characters.
  private func words(around characters: [DoubleEncodedCharacter]) -> Range<Int> {
    guard let first = characters.first, let last = characters.last else { return 0..<0 }
    var (start, end) = (first.range.lowerBound, last.range.upperBound)
    while start > 0, utf8[start - 1] > 0x20 { start -= 1 }
    while end < utf8.count, utf8[end] > 0x20 { end += 1 }
    return start..<end
  }

  private func quoted(_ text: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    var shown = "\""
    for scalar in scalars.prefix(60) { shown.unicodeScalars.append(scalar) }
    return shown + (scalars.count > 60 ? "…\"" : "\"")
  }
}
