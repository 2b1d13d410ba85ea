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
  private static let openings = [
    "subtitles by", "subtitled by", "subtitle by", "captions by", "captioned by", "captioning by",
    "sync by", "synced by", "sync and corrections by", "synced and corrected by", "corrected by",
    "resync", "ripped by", "translated by", "transcript by", "encoded by", "uploaded by",
    "sous-titrage", "sous-titres par", "synchro", "untertitel von", "untertitel:",
    "untertitelung", "subtítulos por", "subtítulos:", "subtítulos de", "legendas por",
    "legendas:", "legenda por", "sottotitoli di", "sottotitoli a cura", "ondertiteling",
    "ondertitels door", "vertaald door", "tekstning av", "översättning:", "undertexter av",
    "oversat af", "tekster af", "suomennos:", "napisy:", "tłumaczenie:", "перевод:", "субтитры:",
    "субтитры подготовлены", "字幕：", "字幕:", "字幕製作", "자막:", "자막 제작", "ترجمة",
  ]
  private static let addresses = [
    "www.", "http://", "https://", "opensubtitles", "addic7ed", "subscene",
  ]

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each cue that looks like a credit or an advert.
  public func check(_ track: Track, report: (Finding) -> Void) {
    for index in track.cues.indices where track.facts[index].lines > 0 {
      let cue = track.cues[index]
      guard Self.mayMatch(cue.text.utf8) else { continue }
      let text = String(decoding: cue.text.utf8, as: UTF8.self).lowercased()
      let begin = text.drop { " -–—*~♪[(\n".contains($0) }
      let isFound =
        Self.openings.contains { begin.hasPrefix($0) && Self.ends(begin, at: $0) }
        || Self.addresses.contains { text.contains($0) }
      guard isFound else { continue }
      report(
        Finding(
          .text(index),
          "looks like a credit or an advert: \(quoted(cue.text))",
          fix: Fix("take the cue out", safety: .unsafe, [.remove(cue: index)])
        )
      )
    }
  }

  /// Whether what a beginning is followed by is no further letter of its last word.
  private static func ends(_ text: Substring, at opening: String) -> Bool {
    guard let last = opening.last, last.isLetter else { return true }
    return text.dropFirst(opening.count).first.map { !$0.isLetter } ?? true
  }

  /// Whether a text holds a byte pair that every address or beginning has; most texts do not.
  private static func mayMatch(_ utf8: [UInt8]) -> Bool {
    guard utf8.count >= 6 else { return false }
    if firsts.contains(utf8.first { $0 > 0x2F && $0 != 0x5B } ?? 0) { return true }
    return utf8.contains(0x2E) || utf8.contains(0x3A)
      ? utf8.ranges(of: Array("www.".utf8)).first != nil
        || utf8.ranges(of: Array("://".utf8)).first != nil
        || utf8.ranges(of: Array(".org".utf8)).first != nil
        || utf8.ranges(of: Array(".com".utf8)).first != nil
      : false
  }

  private static let firsts: Set<UInt8> = Set(
    openings.flatMap { opening -> [UInt8] in
      guard let byte = opening.utf8.first else { return [] }
      return byte < 0x80 ? [byte, byte & 0xDF] : [byte]
    }
  ).union([0xE2, 0xD0, 0xD1, 0xD8])
}
