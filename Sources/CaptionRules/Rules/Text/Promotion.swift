public import CaptionAnalysis
import CaptionModel

/// Finds credits and adverts of download sites.
public struct Promotion: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/promotion",
    aliases: ["leftover-credit"],
    "A credit or advert of a download site is left in the captions.",
    severity: .warning,
    text: .init(
      checks: "Cues that are a web address, or that credit whoever made, synchronised or uploaded "
        + "captions.",
      matters: "They are no part of the programme, and often say where the file was taken from.",
      measured:
        "By the words that such cues use in a dozen languages, and by addresses. Credits that "
        + "a broadcaster wants are found too, so this is for somebody to look at.",
      sources: ["This project's own default, from files that are passed around."]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:02.000
        Did you read the subtitles by the window?
        """
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Subtitles by LoonTeam\n",
        "looks like a credit or an advert: \"Subtitles by LoonTeam\""
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧Find more on www.example.com\n",
        "looks like a credit or an advert: \"Find more on www.example.com\""
      ),
    ]
  )

  /// The beginnings of such cues, in lower case.
  private static let openingPhrases = [
    "subtitles by", "subtitled by", "subtitle by", "captions by", "captioned by", "captioning by",
    "sync by", "synced by", "sync, corrected by", "sync, corrections by", "synchronized by",
    "synchronised by", "sync & corrections by", "sync and correction by", "official yify", "yify",
    "sync and corrections by", "synced and corrected by", "corrected by",
    "resync", "ripped by", "translated by", "transcript by", "encoded by", "uploaded by",
    "sous-titrage", "sous-titres par", "synchro", "untertitel von", "untertitel:",
    "untertitelung", "subtítulos por", "subtítulos:", "subtítulos de", "legendas por",
    "legendas:", "legenda por", "sottotitoli di", "sottotitoli a cura", "ondertiteling",
    "ondertitels door", "vertaald door", "tekstning av", "översättning:", "undertexter av",
    "oversat af", "tekster af", "suomennos:", "napisy:", "tłumaczenie:", "перевод:", "субтитры:",
    "субтитры подготовлены", "字幕：", "字幕:", "字幕製作", "자막:", "자막 제작", "ترجمة",
  ]
  /// The beginnings of such cues where an address stands in them as well.
  private static let sourcePhrases = [
    "downloaded from", "download from", "provided by", "brought to you by", "movies site",
  ]
  private static let openings = PhraseIndex(openingPhrases)
  private static let sources = PhraseIndex(sourcePhrases)
  /// Both together, which pass over nearly all texts.
  private static let beginnings = PhraseIndex(openingPhrases + sourcePhrases)
  /// What addresses hold, each with the place of a byte in it that is rare in other text.
  private static let addresses: [(text: [UInt8], rare: Int)] = [
    ("www.", 3), ("http://", 4), ("https://", 5), ("opensubtitles", 6), ("addic7ed", 5),
    ("subscene", 2),
  ].map { (Array($0.utf8), $1) }

  /// What texts have that hold an address.
  private static let address: TextTraits = [.webHost, .scheme, .seven, .sub]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that looks like a credit or an advert.
  public func check(_ track: Track, report: (Finding) -> Void) {
    let (cues, facts, traits) = (track.cues, track.facts, track.traits)
    let (openings, sources, address) = (Self.openings, Self.sources, Self.address)
    let beginnings = Self.beginnings
    // To hold a text is counted, and hardly one begins as such cues do.
    let list = cues.span
    for index in list.indices where facts[index].lines > 0 {
      let mayHoldAddress = !traits[index].isDisjoint(with: address)
      guard mayHoldAddress || Self.mayOpen(list[index].text.utf8, beginnings) else { continue }
      let utf8 = cues[index].text.utf8
      let begin = Self.begin(of: utf8)
      guard
        openings.matches(utf8, at: begin)
          || sources.matches(utf8, at: begin) && Self.holdsDomain(utf8)
          || mayHoldAddress && Self.holdsAddress(utf8)
      else { continue }
      report(
        Finding(
          .text(index),
          "looks like a credit or an advert: \(quoted(cues[index].text))",
          fix: Fix("take the cue out", safety: .unsafe, [.remove(cue: index)])
        )
      )
    }
  }

  @inline(__always)
  private static func mayOpen(_ utf8: CaptionText.UTF8View, _ phrases: PhraseIndex) -> Bool {
    guard utf8.count > 0 else { return false }
    // Of what is passed over, nothing begins with a letter or another byte above ASCII than E2.
    let isWord = isLetter(utf8[0]) || utf8[0] >= 0x80 && utf8[0] != 0xE2
    return phrases.mayMatch(utf8, at: isWord ? 0 : begin(of: utf8))
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x41 < 26
  }

  /// Where the words of a text begin, behind dashes, notes and brackets.
  private static func begin(of utf8: CaptionText.UTF8View) -> Int {
    var offset = 0
    while offset < utf8.count {
      // Nearly all texts begin with a letter.
      if isLetter(utf8[offset]) { return offset }
      let (value, length) = utf8.scalar(at: offset)
      switch value {
      case 0x20, 0x0A, 0x28, 0x2A, 0x2D, 0x3D, 0x5B, 0x5F, 0x7E, 0x2013, 0x2014, 0x266A:
        offset += length
      default: return offset
      }
    }
    return offset
  }

  /// Whether a name of a site stands in a text: `YTS.MX`.
  private static func holdsDomain(_ utf8: CaptionText.UTF8View) -> Bool {
    utf8.indices.contains { offset in
      guard utf8[offset] == 0x2E, offset > 0, offset + 2 < utf8.count else { return false }
      let before = utf8[offset - 1]
      return (before.isASCIILetter || before.isASCIIDigit) && utf8[offset + 1].isASCIILetter
        && utf8[offset + 2].isASCIILetter
    }
  }

  /// Whether a text holds an address, in any case.
  private static func holdsAddress(_ utf8: CaptionText.UTF8View) -> Bool {
    for offset in utf8.indices {
      // Every text of a file is gone through, so the rare bytes are looked for first.
      switch utf8[offset] {
      case 0x2E, 0x37, 0x3A, 0x42, 0x62: break
      default: continue
      }
      let isFound = addresses.contains { address in
        let start = offset - address.rare
        guard start >= 0, utf8.count - start >= address.text.count else { return false }
        return address.text.indices.allSatisfy { utf8[start + $0].lowercased == address.text[$0] }
      }
      if isFound { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
