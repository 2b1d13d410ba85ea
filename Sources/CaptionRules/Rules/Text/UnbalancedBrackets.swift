public import CaptionAnalysis
import CaptionModel

/// Finds brackets that are opened and not closed, or the other way round.
public struct UnbalancedBrackets: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/unbalanced-brackets",
    "A bracket is opened and not closed, or closed and not opened.",
    severity: .warning,
    text: .init(
      checks: "Round and square brackets and their full-width kinds, in each cue. A pair may run "
        + "from a cue into the next one. Faces such as :) are no brackets, nor are numbers and letters "
        + "of a list such as 1), 1.), b) and iv): at the beginning of a line, behind a comma or the like, or "
        + "where they count on from the last one.",
      matters: "Labels of sounds and speakers stand in brackets. With one missing, the label looks "
        + "like spoken words, to viewers and to programs.",
      measured: "By the text alone; a bracket closes the last one that is open and of its kind.",
      sources: [
        "Netflix, Timed Text Style Guide: English, SDH: labels are enclosed in brackets.",
        "DCMP, Captioning Key: sound effects are enclosed in brackets.",
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        [door creaks] Who's there? :)

        00:03.000 --> 00:04.000
        [wind howls

        00:04.000 --> 00:05.000
        in the trees]
        """
      ),
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        1) First, then 2) second.

        00:03.000 --> 00:04.000
        Options: a) go, b) stay.

        00:04.000 --> 00:05.000
        3.) Take the bus.
        iv) Walk.
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        ⟦1⟧- HORN BLOWS)
        - Quick, up here.

        00:02.000 --> 00:03.000
        ⟦2⟧(door slams] Who is there?

        00:03.000 --> 00:04.000
        ⟦3⟧[engine starts
        """,
        "\")\" closes nothing: \"- HORN BLOWS) / - Quick, up here.\"",
        "\"(\" is closed by \"]\": \"(door slams] Who is there?\"",
        "\"[\" is not closed: \"[engine starts\""
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        ⟦1⟧⟦2⟧[wind howls (softly
        over the sea
        """,
        "\"[\" is not closed: \"[wind howls (softly / over the sea\"",
        "\"(\" is not closed: \"[wind howls (softly / over the sea\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// So many brackets of a cue are told one by one; what has more is no text with a bracket missing.
  private static let most = 20

  /// Reports each bracket that has no partner.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var carried = OpenBrackets()
    // One list serves for all cues.
    var open = OpenBrackets()
    var lastMark: ListMark?
    let (cues, traits) = (track.cues, track.traits)
    for index in cues.indices {
      guard traits[index].contains(.brackets) else {
        carried.takeAll { reportOpen($0, track, report) }
        continue
      }
      let utf8 = cues[index].text.utf8
      var faults: [Bracket] = []
      var stray = 0
      Bracket.each(in: utf8) { bracket in
        if bracket.isOpening {
          open.add(bracket, ofCue: index)
        } else if open.close(bracket, unclosed: { faults.append($0.bracket) }) {
          return
        } else if let mark = ListMark(utf8, at: bracket, after: lastMark) {
          lastMark = mark
        } else if !carried.close(bracket, unclosed: { reportOpen($0, track, report) }) {
          stray += 1
          if stray <= Self.most { faults.append(bracket) }
        }
      }
      carried.takeAll { reportOpen($0, track, report) }
      if faults.count == 1, let closing = faults.first,
        let opening = open.takeOnly(ofCue: index, before: closing)
      {
        report(
          Finding(
            .text(index),
            "\"\(opening.text)\" is closed by \"\(closing.text)\": \(quoted(track.cues[index].text))",
            excerpt: closing.range
          )
        )
        continue
      }
      for fault in faults.prefix(Self.most) { self.report(fault, index, track, report) }
      // What was open before has been told, so that its list is free.
      if !open.isEmpty { swap(&carried, &open) }
    }
    carried.takeAll { reportOpen($0, track, report) }
  }

  private func reportOpen(
    _ fault: OpenBrackets.Entry,
    _ track: Track,
    _ report: (Finding) -> Void
  ) {
    self.report(fault.bracket, fault.cue, track, report)
  }

  private func report(
    _ bracket: Bracket,
    _ cue: Int,
    _ track: Track,
    _ report: (Finding) -> Void
  ) {
    let fault = bracket.isOpening ? "is not closed" : "closes nothing"
    report(
      Finding(
        .text(cue),
        "\"\(bracket.text)\" \(fault): \(quoted(track.cues[cue].text))",
        excerpt: bracket.range
      )
    )
  }
}

/// The brackets that are open, the last one on top.
private struct OpenBrackets {
  struct Entry {
    var bracket: Bracket
    var cue: Int
  }

  private var entries: [Entry] = []
  /// So many are told of each cue.
  private static let most = 20
  /// So many are kept: no text has so many in each other, and each bracket that closes is held
  /// against all of them.
  private static let deepest = 64

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ bracket: Bracket, ofCue cue: Int) {
    guard entries.count < Self.deepest else { return }
    entries.append(Entry(bracket: bracket, cue: cue))
  }

  /// Closes the last bracket of the kind, where there is one; those opened behind it are not closed.
  mutating func close(_ bracket: Bracket, unclosed: (Entry) -> Void) -> Bool {
    guard entries.contains(where: { $0.bracket.partner == bracket.scalar }) else { return false }
    while let last = entries.popLast() {
      if last.bracket.partner == bracket.scalar { break }
      unclosed(last)
    }
    return true
  }

  /// Takes out the one bracket that is open, where a closing one of another kind stands behind it.
  mutating func takeOnly(ofCue cue: Int, before closing: Bracket) -> Bracket? {
    guard entries.count == 1, let entry = entries.first, entry.cue == cue, !closing.isOpening,
      entry.bracket.range.upperBound <= closing.range.lowerBound
    else { return nil }
    entries.removeAll(keepingCapacity: true)
    return entry.bracket
  }

  /// Takes out what is open, the first few in order.
  mutating func takeAll(_ body: (Entry) -> Void) {
    guard !entries.isEmpty else { return }
    for entry in entries.prefix(Self.most) { body(entry) }
    entries.removeAll(keepingCapacity: true)
  }
}

/// A number or letter with a parenthesis behind it that begins an item of a list: `2)`.
private struct ListMark {
  /// Its place in the list.
  private var number: UInt32

  /// The mark that a parenthesis ends; nil where it ends none.
  ///
  /// It begins a line or a clause, or counts on from the last one: `a) go or b) stay`.
  init?(_ utf8: CaptionText.UTF8View, at bracket: Bracket, after last: ListMark?) {
    guard bracket.scalar == 0x29 || bracket.scalar == 0xFF09 else { return nil }
    var end = bracket.range.lowerBound
    if end > 0, utf8[end - 1] == 0x2E { end -= 1 }
    var start = end
    while start > 0, end - start < 4, utf8[start - 1].isASCIIDigit { start -= 1 }
    if start < end {
      guard end - start <= 3 else { return nil }
      number = utf8[start..<end].reduce(0) { $0 * 10 + UInt32($1 & 0xF) }
    } else if let roman = Self.roman(utf8, before: end) {
      (start, number) = roman
    } else {
      guard end > 0, utf8[end - 1].isASCIILetter else { return nil }
      start = end - 1
      number = UInt32(utf8[start] | 0x20)
    }
    let next = bracket.range.upperBound
    guard next == utf8.count || utf8[next] <= 0x20 else { return nil }
    var before = start
    while before > 0, utf8[before - 1] == 0x20 { before -= 1 }
    guard before > 0, utf8[before - 1] != 0x0A else { return }
    guard before < start else { return nil }
    let isBehindMark =
      switch utf8[before - 1] {
      case 0x21, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0x3F: true
      // A dash or an ellipsis.
      case 0x80...0xBF: before > 2 && utf8[before - 3] == 0xE2 && utf8[before - 2] == 0x80
      default: false
      }
    guard isBehindMark || last.map({ $0.number + 1 == number }) ?? false else { return nil }
  }
}

extension ListMark {
  /// The Roman numeral of two letters or more that ends at a place, up to 39; one letter alone counts
  /// as a letter.
  private static func roman(_ utf8: CaptionText.UTF8View, before end: Int) -> (Int, UInt32)? {
    var start = end
    while start > 0, end - start < 7, utf8[start - 1].isASCIILetter { start -= 1 }
    guard end - start >= 2, start == 0 || utf8[start - 1] <= 0x20 else { return nil }
    let letters = utf8[start..<end].map { $0 | 0x20 }
    let tens = letters.prefix { $0 == 0x78 }.count
    let numerals = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    guard tens < 4,
      let ones = numerals.firstIndex(where: { letters.dropFirst(tens).elementsEqual($0.utf8) })
    else { return nil }
    return (start, UInt32(tens * 10 + ones))
  }
}

/// A bracket in a text.
private struct Bracket {
  var scalar: UInt32
  var isOpening: Bool
  var partner: UInt32
  /// The bytes of the text that it is.
  var range: Range<Int>

  var text: String { Unicode.Scalar(scalar).map { String(Character($0)) } ?? "" }

  /// The pair of a bracket; nil for other scalars.
  private static func pair(of scalar: UInt32) -> (open: UInt32, close: UInt32)? {
    switch scalar {
    case 0x28, 0x29: (0x28, 0x29)
    case 0x5B, 0x5D: (0x5B, 0x5D)
    case 0xFF08, 0xFF09: (0xFF08, 0xFF09)
    case 0xFF3B, 0xFF3D: (0xFF3B, 0xFF3D)
    case 0x3010, 0x3011: (0x3010, 0x3011)
    case 0x3014, 0x3015: (0x3014, 0x3015)
    default: nil
    }
  }

  static func each(in utf8: CaptionText.UTF8View, _ body: (Bracket) -> Void) {
    let bytes = utf8.storage.span.extracting(utf8.stored)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var scalar = UInt32(byte)
      var length = 1
      switch byte {
      case 0x28, 0x29, 0x5B, 0x5D: break
      case 0xE3, 0xEF:
        guard index + 2 < bytes.count else { return }
        length = 3
        // Kana begin so as well, and make most of a text.
        guard bytes[index + 1] == (byte == 0xE3 ? 0x80 : 0xBC) else {
          index += 3
          continue
        }
        scalar =
          (scalar & 0xF) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
          | UInt32(bytes[index + 2] & 0x3F)
      default:
        index += 1
        continue
      }
      if let pair = pair(of: scalar), !isFace(utf8, index, scalar) {
        body(
          Bracket(
            scalar: scalar,
            isOpening: pair.open == scalar,
            partner: pair.close,
            range: index..<index + length
          )
        )
      }
      index += length
    }
  }

  /// Whether a parenthesis is the mouth of a face.
  private static func isFace(_ utf8: CaptionText.UTF8View, _ index: Int, _ scalar: UInt32) -> Bool {
    guard scalar == 0x29 || scalar == 0x28 else { return false }
    if index > 0 {
      let before = utf8[index - 1]
      // :) ;) =) and :-)
      if before == 0x3A || before == 0x3B || before == 0x3D { return true }
      if before == 0x2D, index > 1, utf8[index - 2] == 0x3A || utf8[index - 2] == 0x3B {
        return true
      }
    }
    return scalar == 0x28 && index + 1 < utf8.count
      && (utf8[index + 1] == 0x3A || utf8[index + 1] == 0x3B)
  }
}
