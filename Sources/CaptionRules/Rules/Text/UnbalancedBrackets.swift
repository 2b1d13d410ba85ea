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
        + "from a cue into the next one. Faces such as :) and numbers such as 1) are no brackets.",
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
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        ⟦1⟧- HORN BLOWS)
        - Quick, up here.

        00:03.000 --> 00:04.000
        ⟦2⟧[engine starts
        """,
        "\")\" closes nothing: \"- HORN BLOWS) / - Quick, up here.\"",
        "\"[\" is not closed: \"[engine starts\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue with a bracket that has no partner.
  public func check(_ track: Track, report: (Finding) -> Void) {
    var carried: (cue: Int, bracket: Bracket)?
    // One list serves for all cues.
    var open: [Bracket] = []
    let (cues, traits) = (track.cues, track.traits)
    for index in cues.indices {
      guard traits[index].contains(.brackets) else {
        if let fault = carried { reportOpen(fault, track, report) }
        carried = nil
        continue
      }
      let utf8 = cues[index].text.utf8
      open.removeAll(keepingCapacity: true)
      var stray: Bracket?
      Bracket.each(in: utf8) { bracket in
        if bracket.isOpening {
          open.append(bracket)
        } else if let position = open.lastIndex(where: { $0.partner == bracket.scalar }) {
          open.removeSubrange(position...)
        } else if let last = carried, last.bracket.partner == bracket.scalar {
          carried = nil
        } else if stray == nil {
          stray = bracket
        }
      }
      if let fault = carried { reportOpen(fault, track, report) }
      carried = nil
      if let stray {
        report(
          Finding(
            .text(index),
            "\"\(stray.text)\" closes nothing: \(quoted(cues[index].text))",
            excerpt: stray.range
          )
        )
      } else if let last = open.last {
        carried = (index, last)
      }
    }
    if let fault = carried { reportOpen(fault, track, report) }
  }

  private func reportOpen(
    _ fault: (cue: Int, bracket: Bracket),
    _ track: Track,
    _ report: (Finding) -> Void
  ) {
    let text = quoted(track.cues[fault.cue].text)
    report(
      Finding(
        .text(fault.cue),
        "\"\(fault.bracket.text)\" is not closed: \(text)",
        excerpt: fault.bracket.range
      )
    )
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
      if let pair = pair(of: scalar), !isFaceOrNumber(utf8, index, scalar) {
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

  /// Whether a parenthesis is the mouth of a face, or stands behind a number or letter of a list.
  private static func isFaceOrNumber(_ utf8: CaptionText.UTF8View, _ index: Int, _ scalar: UInt32)
    -> Bool
  {
    guard scalar == 0x29 || scalar == 0x28, index > 0 else {
      return scalar == 0x28 && utf8.count > index + 1
        && (utf8[index + 1] == 0x3A || utf8[index + 1] == 0x3B)
    }
    let before = utf8[index - 1]
    let earlier = index > 1 ? utf8[index - 2] : 0x20
    // :) ;) =) and :-)
    if before == 0x3A || before == 0x3B || before == 0x3D { return true }
    if before == 0x2D, earlier == 0x3A || earlier == 0x3B { return true }
    guard scalar == 0x29 else {
      return index + 1 < utf8.count && (utf8[index + 1] == 0x3A || utf8[index + 1] == 0x3B)
    }
    let isNumber = before.isASCIIDigit || before.isASCIILetter
    return isNumber
      && (index == 1 || earlier == 0x0A || earlier == 0x20 && isListStart(utf8, index - 2))
  }

  private static func isListStart(_ utf8: CaptionText.UTF8View, _ index: Int) -> Bool {
    var start = index
    while start > 0, utf8[start - 1] != 0x0A { start -= 1 }
    return !utf8[start..<index].contains(where: { $0 == 0x28 }) && index - start <= 2
  }
}
