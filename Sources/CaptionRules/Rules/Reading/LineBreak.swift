public import CaptionAnalysis
import CaptionModel

/// Finds line breaks that part words which belong together.
public struct LineBreak: CaptionRule {
  /// What the catalogue knows of the rule.
  public static let info = RuleInfo(
    "reading/line-break",
    aliases: ["line-break"],
    "A line break parts words that belong together.",
    severity: .advice,
    text: .init(
      checks: "The last word of each line but the last: whether it is an article, a preposition, a "
        + "conjunction, a pronoun or an auxiliary that belongs to the word on the next line; and "
        + "whether a first name is parted from the last.",
      matters: "A line that breaks where the sentence does is read at a glance; one that breaks "
        + "elsewhere is read twice.",
      measured:
        "By lists of words in English, French, German and Spanish, in the language that the "
        + "file declares or that was given; others are not looked at. Lines that end in "
        + "punctuation, and lines of different turns, are left alone. A word of two kinds, such as "
        + "that, is not in the lists. Two words with a capital are a name where they stand together "
        + "elsewhere in the file (in German twice), in a speaker's name or in the list of the cast; a "
        + "word that begins a sentence has a capital anyway, and needs a place inside of one.",
      sources: [
        "Netflix, Timed Text Style Guide, General Requirements: break after punctuation, before "
          + "conjunctions and prepositions; do not part article and noun, first and last name, "
          + "pronoun and verb, verb and auxiliary.",
        "DCMP, Captioning Key: not within a name, nor within a prepositional phrase.",
      ]
    ),
    examples: [
      .passes(
        "WEBVTT\n\n00:01.000 --> 00:05.000\nWe walked along the pier\nto the old ferry.\n",
        context: .language("en")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧We walked along the\npier to the old ferry.\n",
        "the line breaks between the article \"the\" and its noun",
        context: .language("en-GB")
      ),
      .fails(
        "WEBVTT\n\n00:01.000 --> 00:05.000\n⟦1⟧I was told that Mr.\nHolm has the key.\n",
        "the line breaks between the title \"Mr.\" and a name",
        context: .language("en")
      ),
      .fails(
        """
        WEBVTT

        00:01.000 --> 00:03.000
        ⟦1⟧Yesterday I met Mara
        Lind at the pier.

        00:04.000 --> 00:06.000
        Mara Lind is back.
        """,
        "the line breaks within the name \"Mara Lind\"",
        context: .language("en")
      ),
    ]
  )

  /// Makes the rule.
  public init(options: NoOptions) {}

  /// Reports each line break that parts words.
  public func check(_ track: Track, report: (Finding) -> Void) {
    guard let words = BreakWords.words(for: track.language) else { return }
    let cues = track.cues
    var names: [PartedName] = []
    for (index, facts) in track.facts.enumerated() where facts.lines > 1 && facts.turns == 0 {
      let utf8 = cues[index].text.utf8
      var start = 0
      var next = 0
      while next < utf8.count {
        next = utf8.endOfLine(from: next)
        let end = next
        next += 1
        defer { start = next }
        guard end + 1 < utf8.count, let word = lastWord(utf8, start..<end) else { continue }
        guard let kind = words.kind(of: word, in: utf8) else {
          if let name = PartedName(utf8, ofCue: index, word: word, behind: end) {
            names.append(name)
          }
          continue
        }
        guard
          kind != .title
            || words.isTitle(word, endingLine: start..<end, before: end + 1, in: utf8)
        else { continue }
        let text = String(decoding: utf8[word], as: UTF8.self)
        report(
          Finding(
            .text(index),
            "the line breaks between \(kind.phrase(text))",
            excerpt: word
          )
        )
      }
    }
    reportNames(names, in: track, report)
  }

  /// Reports the breaks inside of what the rest of the file or the cast's list shows to be names.
  private func reportNames(_ names: [PartedName], in track: Track, _ report: (Finding) -> Void) {
    let pairs = NamePairs(names, in: track)
    for name in names where pairs.hold(name) {
      let utf8 = track.cues[name.cue].text.utf8
      let words = [name.first, name.second].map { String(decoding: utf8[$0], as: UTF8.self) }
      report(
        Finding(
          .text(name.cue),
          "the line breaks within the name \"\(words.joined(separator: " "))\"",
          excerpt: name.first
        )
      )
    }
  }

  /// The last word of a line, with the full stop of an abbreviation; nil where anything else
  /// follows it.
  private func lastWord(_ utf8: CaptionText.UTF8View, _ line: Range<Int>) -> Range<Int>? {
    let bytes = utf8.storage.span.extracting(utf8.stored)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > line.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
    // Nothing is parted where the word is all there is of the line.
    guard start > line.lowerBound, end > start, end - start <= 24 else { return nil }
    return start..<end
  }
}
