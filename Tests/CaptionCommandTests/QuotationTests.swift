import CaptionKit
import Testing

@testable import CaptionCommand

/// How a finding's lines are quoted: what a terminal shows of them, and where the caret stands.
@Suite struct QuotationTests {
  private static func quotation(_ text: String, marking part: String? = nil) -> [String] {
    var bytes: [UInt8] = []
    let excerpt = part.flatMap { text.range(of: $0) }.map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text[range].utf8.count
    }
    if let excerpt {
      bytes.appendQuotation(CaptionText(text).utf8, excerpt: excerpt, isColored: false)
    } else {
      bytes.appendQuotation(CaptionText(text).utf8)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func allLinesOfACueAreQuotedUpToFour() {
    #expect(
      Self.quotation("One.\n\nTwo…\n♪ 歌 ♪\nFour\nFive") == [
        "    | One.", "    | Two…", "    | ♪ 歌 ♪", "    | Four",
      ]
    )
  }

  @Test(arguments: [
    ("Is MARA: here", "MARA:", "   ", "^^^^^"),
    ("Zażółć [gęś] tu", "[gęś]", "       ", "^^^^^"),
    ("— [wzdycha] „tak”", "[wzdycha]", "  ", "^^^^^^^^^"),
    ("שלום [יואב] כן", "[יואב]", "     ", "^^^^^^"),
    ("سامي: نعم", "سامي:", "", "^^^^^"),
    ("你好 [玛拉] 再见", "[玛拉]", "     ", "^^^^^^"),
    ("안녕（마라）네", "（마라）", "    ", "^^^^^^^^"),
    // Marks that combine take no column of their own.
    ("cafe\u{301} [o\u{308}l]", "[o\u{308}l]", "     ", "^^^^"),
    ("👩‍👧 [дом]", "[дом]", "   ", "^^^^^"),
  ])
  func theCaretStandsBelowThePart(_ text: String, _ part: String, _ before: String, _ marks: String)
  {
    #expect(Self.quotation(text, marking: part) == ["    | \(text)", "    | \(before)\(marks)"])
  }

  @Test func onlyTheLineWithThePartIsQuoted() {
    #expect(
      Self.quotation("One.\nTwo  more.\nThree.", marking: "  ") == [
        "    | Two  more.", "    |    ^^",
      ]
    )
  }

  @Test func controlCharactersAreNamed() {
    #expect(Self.quotation("a\u{1B}[31mb") == ["    | a\\u{1b}[31mb"])
    #expect(Self.quotation("a\u{85}\u{2028}b") == ["    | a\\u{85}\\u{2028}b"])
    #expect(
      Self.quotation("a\u{7F} (b)", marking: "(b)") == [
        "    | a\\u{7f} (b)", "    |         ^^^",
      ]
    )
  }

  /// 98 columns are left beside two spaces: two thirds of them before, the rest behind.
  @Test func aPartOfALongLineIsQuotedWithWhatStandsAroundIt() {
    let long = String(repeating: "abcdefghij", count: 400)
    let before = "    | …" + String(repeating: "abcdefghij", count: 7).suffix(65)
    let caret = "    | " + String(repeating: " ", count: 66) + "^^"
    let after = String(repeating: "abcdefghij", count: 4).prefix(31) + "…"
    for (count, bytes) in [(40, 400), (400, 4000)] {
      #expect(
        Self.quotation("\(long.prefix(bytes))  \(long.prefix(bytes))", marking: "  ") == [
          "\(before)  \(after)", caret,
        ],
        "\(count) words"
      )
    }
    #expect(Self.quotation("\(long)  ", marking: "  ") == ["\(before)  ", caret])
    #expect(
      Self.quotation("  \(long)", marking: "  ") == [
        "    |   " + String(repeating: "abcdefghij", count: 10).prefix(97) + "…", "    | ^^",
      ]
    )
    // A part that is longer than a line.
    #expect(
      Self.quotation("ab\(long)", marking: long) == [
        "    | ab" + String(repeating: "abcdefghij", count: 10).prefix(99) + "…",
        "    |   " + String(repeating: "^", count: 100),
      ]
    )
  }

  @Test func charactersOfALongLineStayWhole() {
    // The window begins and ends inside of letters of two and three bytes.
    for letter in ["ж", "字"] {
      for shift in 0..<3 {
        let line = String(repeating: letter, count: 1000)
        let text = String(repeating: "x", count: shift) + line + "  " + line
        let lines = Self.quotation(text, marking: "  ")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("\u{FFFD}") == false)
        #expect(lines.first?.hasPrefix("    | …\(letter)") == true)
        if letter == "ж" { #expect(lines.first?.hasSuffix("ж…") == true) }
      }
    }
  }

  @Test func allLinesOfAPartAreQuotedUpToFour() {
    #expect(
      Self.quotation("One\nTwo\n\nThree\nFour\nFive", marking: "wo\n\nThree\nFo") == [
        "    | Two", "    |  ^^", "    | Three", "    | ^^^^^", "    | Four", "    | ^^",
      ]
    )
  }

  @Test(.timeLimit(.minutes(3)), arguments: ["ab  ", "abcd \n"])
  func manyFindingsOfOneCueAreQuotedInLinearTime(_ part: String) {
    let count = 5_000
    let text = CaptionText(String(repeating: part, count: count))
    var bytes: [UInt8] = []
    var longest = 0
    for number in 0..<count {
      let place = number * part.utf8.count + part.utf8.count - 2
      let known = bytes.count
      bytes.appendQuotation(text.utf8, excerpt: place..<place + 1, isColored: false)
      longest = max(longest, bytes.count - known)
      if bytes.count > 1 << 20 { bytes.removeAll(keepingCapacity: true) }
    }
    // Two lines with their margins; a column may take three bytes.
    #expect((1...2 * 320).contains(longest))
  }

  @Test func longLinesAreCut() {
    let word = String(repeating: "abcde ", count: 17)
    #expect(Self.quotation(word) == ["    | " + word.prefix(99) + "…"])
    let wide = String(repeating: "字", count: 50)
    #expect(Self.quotation(wide) == ["    | " + wide])
    let cyrillic = String(repeating: "шаги ", count: 20)
    #expect(Self.quotation(cyrillic) == ["    | " + cyrillic])
  }
}

extension String {
  /// The first place of a text in this one, by its scalars.
  fileprivate func range(of part: String) -> Range<Index>? {
    unicodeScalars.indices.lazy.compactMap { start -> Range<Index>? in
      unicodeScalars[start...].starts(with: part.unicodeScalars)
        ? start..<unicodeScalars.index(start, offsetBy: part.unicodeScalars.count) : nil
    }.first
  }
}
