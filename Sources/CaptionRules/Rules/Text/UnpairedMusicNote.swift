public import CaptionAnalysis
import CaptionModel

/// Finds sung cues with a music sign at one end only.
public struct UnpairedMusicNote: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "text/unpaired-music-note",
    "A sung cue has a music sign at one end only.",
    severity: .advice,
    text: .init(
      checks: "Cues in which words stand beside music signs, whose number is odd. Signs without "
        + "words, and a sign at the beginning of each line, are left alone.",
      matters: "The sign at the end tells where the song ends and speech begins again.",
      measured:
        "By the text alone. Where most songs of a file have a sign at the beginning only, as "
        + "in Japanese captions, that is taken for the file's habit and nothing is reported.",
      sources: [
        "Netflix, Timed Text Style Guide: English, SDH: lyrics between music notes at the start and "
          + "end of each event."
      ]
    ),
    examples: [
      .passes(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ♪ Down by the slipway ♪

        00:04.000 --> 00:05.000
        ♪
        """
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ♪ Down by the slipway ♪

        00:04.000 --> 00:06.000
        ⟦1⟧♪ where nobody goes

        00:07.000 --> 00:08.000
        ⟦2⟧and nobody knows ♫
        """,
        "one music sign: \"♪ where nobody goes\"",
        "one music sign: \"and nobody knows ♫\""
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each song with an odd number of signs.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard track.summary.music > 0 else { return }
    var faults: [(cue: Int, signs: Int)] = []
    var songs = 0
    var openings = 0
    for index in track.cues.indices where track.facts[index].hasSound {
      let isSong = track.parts(ofCue: index).contains {
        $0.kind == .lyrics && $0.reason == .betweenMusicSigns
      }
      guard isSong else { continue }
      let utf8 = track.cues[index].text.utf8
      songs += 1
      let signs = musicSigns(utf8)
      guard signs.count % 2 == 1, signs.count != signs.lineStarts else {
        if signs.count == 1 {
          openings += 1
          faults.append((index, 1))
        }
        continue
      }
      faults.append((index, signs.count))
    }
    let isHabit = track.document.language?.hasPrefix("ja") == true
    guard !isHabit, songs < 5 || openings * 5 < songs * 3 else { return }
    for fault in faults {
      let count = fault.signs == 1 ? "one music sign" : "\(fault.signs) music signs"
      let text = track.cues[fault.cue].text
      report(
        Finding(.text(fault.cue), "\(count): \(quoted(text))", excerpt: lastSign(in: text.utf8))
      )
    }
  }

  /// The bytes of the last music sign, which is the one without a partner.
  private func lastSign(in utf8: CaptionText.UTF8View) -> Range<Int>? {
    utf8.indices.last { index in
      utf8[index] == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x99
        && (0xA9...0xAC).contains(utf8[index + 2])
    }.map { $0..<$0 + 3 }
  }

  /// How many music signs stand in a text, and how many of them at the beginning of a line.
  private func musicSigns(_ utf8: CaptionText.UTF8View) -> (count: Int, lineStarts: Int) {
    var count = 0
    var lineStarts = 0
    var index = 0
    while index + 2 < utf8.count {
      if utf8[index] == 0xE2, utf8[index + 1] == 0x99, (0xA9...0xAC).contains(utf8[index + 2]) {
        count += 1
        if index == 0 || utf8[index - 1] == 0x0A { lineStarts += 1 }
        index += 3
      } else {
        index += 1
      }
    }
    return (count, lineStarts)
  }
}
