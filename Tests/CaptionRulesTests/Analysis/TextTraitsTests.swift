import CaptionKit
import TestSupport
import Testing

/// What a text's traits say is in it, so that rules do not pass over what they look for.
@Suite struct TextTraitsTests {
  @Test(
    arguments: [
      ("", []), ("Nothing to see.", []), ("No - rare. bytes, here!", []),
      ("(a)", [.brackets, .labelEnd]), ("[a", .brackets), ("a]", [.brackets, .labelEnd]),
      ("（雨）", .brackets), ("【雨】", .brackets), ("雨がﾌ", []), ("où ça", []), ("éUb", .sub),
      ("ANNA: yes", .labelEnd),
      ("a < b", .markup), ("{x}", .markup), ("a & b", .markup), ("7", .seven),
      ("it's", .straightQuote), ("\"it\"", .straightQuote),
      ("a  b", .idleBlank), ("a \nb", .idleBlank), ("a ", .idleBlank), (" a\nb", []),
      ("Well...", .dots), ("a. b. c.", []), ("WwW.", .webHost), ("how. w", .webHost),
      ("http://", [.labelEnd, .scheme]), ("Ub", .sub), ("b u", []),
      ("Well…", .punctuation), ("it’s", .punctuation), ("♪", []),
    ] as [(String, TextTraits)]
  )
  func traits(_ text: String, _ traits: TextTraits) {
    #expect(Track(texts: ["", text]).traits == [[], traits])
  }

  /// The traits of a text by going through it byte by byte.
  private static func traits(of text: String) -> TextTraits {
    var found: TextTraits = []
    var before: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x28, 0x5B: found.insert(.brackets)
      case 0x29, 0x5D: found.formUnion([.brackets, .labelEnd])
      case 0x3C, 0x7B, 0x26: found.insert(.markup)
      case 0x37: found.insert(.seven)
      case 0x22, 0x27: found.insert(.straightQuote)
      case 0x3A: found.insert(.labelEnd)
      case 0x20, 0x0A: if before == 0x20 { found.insert(.idleBlank) }
      case 0x2E:
        if before == 0x2E { found.insert(.dots) }
        if before == 0x77 || before == 0x57 { found.insert(.webHost) }
      case 0x2F: if before == 0x3A { found.insert(.scheme) }
      case 0x62, 0x42: if before == 0x75 || before == 0x55 { found.insert(.sub) }
      case 0x80:
        if before == 0xE2 { found.insert(.punctuation) }
        if before == 0xE3 { found.insert(.brackets) }
      case 0xBC: if before == 0xEF { found.insert(.brackets) }
      default: break
      }
      before = byte
    }
    if before == 0x20 { found.insert(.idleBlank) }
    return found
  }

  @Test func everyPlaceOfATextIsLookedAt() {
    let pieces = [
      " ", "  ", "\n", "a", "u", "b", "UB", "w", "W", ".", "..", ",", ":", "/", "7", "1", "(", "]",
      "'", "ł", "ж", "雨", "か", "…", "’", "（", "♪", "e\u{301}", "\t", "abcdefg", "한",
      "é", "Â", "â", "×", "ん", "ガ", "か\u{3099}", "、", "｡", "ж", "女ub",
    ]
    var seed: UInt64 = 88_172_645_463_325_252
    var texts: [String] = []
    for _ in 0..<4_000 {
      var text = ""
      for _ in 0..<Int(seed % 14) {
        seed ^= seed &<< 13
        seed ^= seed &>> 7
        seed ^= seed &<< 17
        text += pieces[Int(seed % UInt64(pieces.count))]
      }
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      texts.append(text)
    }
    let track = Track(texts: texts)
    for (text, found) in zip(texts, track.traits) {
      #expect(found == Self.traits(of: text), "\(text.debugDescription)")
    }
  }
}
