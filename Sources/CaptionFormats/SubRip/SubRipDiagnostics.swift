import CaptionModel

/// What the SubRip reader can find.
///
/// SubRip has no specification. What is held against a file is the form that SubRip itself writes
/// and that the descriptions of those who read it agree on.
enum SubRipDiagnostics {
  /// The descriptions of the format that stand in for a specification.
  private enum Source {
    static let blocks =
      "Matroska, Subtitles, SRT Subtitles (matroska.org/technical/subtitles.html): number, times, "
      + "text, empty line; Aegisub wiki, SubtitleFormats/SRT: numbers without gaps from 1, no empty "
      + "line in a text"
    static let times =
      "Matroska, Subtitles, SRT Subtitles (matroska.org/technical/subtitles.html): "
      + "hours:minutes:seconds,milliseconds, each of two digits, the last of three"
    static let settings =
      "VisualSubSync help, The SRT or Subrip subtitle format: after the times stand coordinates or "
      + "nothing; WebVTT 4.4, WebVTT cue settings"
    static let tags =
      "VisualSubSync help, The SRT or Subrip subtitle format: the tags are <b>, <i>, <u> and "
      + "<font color>; Aegisub wiki, SubtitleFormats/SRT"
    static let overrides =
      "Aegisub manual, ASS tags: the codes and escapes, which SubRip itself does not have"
    static let characters =
      "The Unicode Standard, 23.1, Control Codes; XML 1.0, 2.2: the characters that TTML can hold"
  }

  static let noCues = DiagnosticInfo(
    "subrip/no-cues",
    .error,
    "The file has no line with a begin and an end time.",
    explanation: "A SubRip file is made of blocks of a number, a line such as "
      + "\"00:00:01,000 --> 00:00:02,500\", and text. Without such a line there is nothing to show.",
    reference: Source.blocks
  )
  static let badTimestamp = DiagnosticInfo(
    "subrip/bad-timestamp",
    .error,
    "A time is not written as HH:MM:SS,mmm, or the arrow is not \"-->\".",
    explanation: "The time was read as the message says. Many players take only the exact form, "
      + "drop the cue, or read it differently. Where no time could be read at all, the text after "
      + "the line is not shown.",
    reference: Source.times
  )
  static let hugeTime = DiagnosticInfo(
    "subrip/huge-time",
    .error,
    "A time is longer than can be told.",
    explanation: "One of its numbers is above 999999999999, which is then what it was read as. No "
      + "programme is so long: the time is damaged.",
    reference: Source.times,
    loss: "time"
  )
  static let negativeTime = DiagnosticInfo(
    "subrip/negative-time",
    .error,
    "A time is before zero.",
    explanation: "It was read as zero. Shift the whole file if the programme begins later.",
    reference: Source.times,
    loss: "time"
  )
  static let missingNumber = DiagnosticInfo(
    "subrip/missing-number",
    .error,
    "A cue has no number above its times.",
    explanation: "Players that find cues by their numbers skip it. Writing the file again numbers "
      + "all cues.",
    reference: Source.blocks
  )
  static let wrongNumber = DiagnosticInfo(
    "subrip/wrong-number",
    .warning,
    "A cue's number does not follow that of the cue before.",
    explanation: "Numbers count up by one. A jump often shows where cues were lost, moved or "
      + "joined; the times decide all the same.",
    reference: Source.blocks
  )
  static let missingSeparator = DiagnosticInfo(
    "subrip/missing-separator",
    .error,
    "There is no empty line before a cue.",
    explanation: "Most players end a cue at an empty line only, and show this cue's number and "
      + "times as text of the cue before.",
    reference: Source.blocks
  )
  static let timesInText = DiagnosticInfo(
    "subrip/times-in-text",
    .warning,
    "A line of a cue's text looks like times.",
    explanation:
      "It was read as text: no empty line and no number stand above it, and it is written "
      + "as people write of times, without hours or parts of a second, in brackets, or with one "
      + "time only. If it begins a cue, write an empty line and a number above it.",
    reference: Source.blocks
  )
  static let blankLineInText = DiagnosticInfo(
    "subrip/blank-line-in-text",
    .warning,
    "There is an empty line inside a cue's text.",
    explanation: "No number and times follow it, so the lines after it were read as text of the "
      + "same cue. Many players lose them.",
    reference: Source.blocks
  )
  static let misplacedBlankLine = DiagnosticInfo(
    "subrip/misplaced-blank-line",
    .warning,
    "There is an empty line between a cue's number, times and text.",
    explanation: "The three were read as one cue. Most players end a cue at an empty line, and "
      + "show nothing of this one.",
    reference: Source.blocks
  )
  static let emptyCue = DiagnosticInfo(
    "subrip/empty-cue",
    .warning,
    "A cue has no text.",
    explanation: "It shows nothing; some players end it wrongly and show the next cue's number.",
    reference: Source.blocks
  )
  static let droppedText = DiagnosticInfo(
    "subrip/dropped-text",
    .error,
    "Text belongs to no cue and is not shown.",
    explanation: "It stands before the first line with times, after the times on their line, or "
      + "below times that can't be read.",
    reference: Source.blocks,
    loss: "text"
  )
  static let textBesideTimes = DiagnosticInfo(
    "subrip/text-beside-times",
    .error,
    "The text of a cue stands on the line of its times.",
    explanation:
      "Nothing stands below, so it was read as the cue's text. Most players pass over what "
      + "follows the times, and show nothing.",
    reference: Source.blocks
  )
  static let unknownSetting = DiagnosticInfo(
    "subrip/unknown-setting",
    .warning,
    "A cue setting stands after the times.",
    explanation: "SubRip has no settings; these are WebVTT's, and were skipped. Use {\\an1} to "
      + "{\\an9} for the place of the text.",
    reference: Source.settings,
    loss: "setting"
  )
  static let unbalancedTags = DiagnosticInfo(
    "subrip/unbalanced-tags",
    .error,
    "Tags are not closed, or not in the order in which they were opened.",
    explanation: "A tag that is never closed holds up to the end of the cue; where tags cross, "
      + "each holds for the text between its own beginning and end; a closing tag without an "
      + "opening one is left out.",
    reference: Source.tags
  )
  static let unknownTag = DiagnosticInfo(
    "subrip/unknown-tag",
    .warning,
    "A tag is not one that SubRip players know.",
    explanation: "A word in angle brackets may be a sound label, so it is kept as text; a tag of "
      + "HTML with no meaning here is left out, and what it encloses is kept.",
    reference: Source.tags
  )
  static let comment = DiagnosticInfo(
    "subrip/comment",
    .warning,
    "There is a comment of HTML in the text.",
    explanation: "SubRip has no comments. It was left out, as what was not meant to be read; most "
      + "players show it.",
    reference: Source.tags,
    loss: "comment"
  )
  static let unusualTag = DiagnosticInfo(
    "subrip/unusual-tag",
    .warning,
    "A tag was understood that few players know.",
    explanation: "Tags such as <strong>, {i} or <v Name> come from other formats. Use <b>, <i>, "
      + "<u> and <font color>.",
    reference: Source.tags
  )
  static let badAttribute = DiagnosticInfo(
    "subrip/bad-attribute",
    .warning,
    "An attribute of a tag can't be used.",
    explanation: "Colours are \"#rrggbb\" or a name of CSS, without an opacity. The text is kept "
      + "without it.",
    reference: Source.tags,
    loss: "attribute"
  )
  static let ignoredOverride = DiagnosticInfo(
    "subrip/ignored-override",
    .warning,
    "An override code of Advanced SubStation has no counterpart and is left out.",
    explanation: "Of the codes in {\\…}, alignment, italic, bold, underline, strike-out and the "
      + "text's colour are read. A cue has one place: of several alignments the first one counts, "
      + "and all lines stand there. Make a cue of its own for text that stands elsewhere.",
    reference: Source.overrides,
    loss: "override"
  )
  static let escape = DiagnosticInfo(
    "subrip/override-escape",
    .advice,
    "An escape of Advanced SubStation stands in the text.",
    explanation:
      "\"\\N\" was read as a line break and \"\\h\" as a no-break space; players that do "
      + "not know them show them as they are.",
    reference: Source.overrides
  )
  static let controlCharacter = DiagnosticInfo(
    "subrip/control-character",
    .error,
    "There is a control character.",
    explanation: "It can't be seen and was left out; TTML could not hold it.",
    reference: Source.characters,
    loss: "character"
  )
  static let nul = DiagnosticInfo(
    "subrip/nul",
    .error,
    "There is a zero byte.",
    explanation: "It was left out. Zero bytes come from damaged files or a wrong encoding; many "
      + "players stop at one.",
    reference: Source.characters,
    loss: "character"
  )

  static let all = [
    noCues, badTimestamp, hugeTime, negativeTime, missingNumber, wrongNumber, missingSeparator,
    timesInText, blankLineInText, misplacedBlankLine, emptyCue, droppedText, textBesideTimes,
    unknownSetting,
    unbalancedTags,
    unknownTag, unusualTag, comment,
    badAttribute, ignoredOverride, escape, controlCharacter, nul,
  ]
}

extension [UInt8] {
  /// A stretch of text for a message: in quotes, on one line, and not endless.
  func quoted(_ range: Range<Int>) -> String {
    let limit = 60
    var text = "\""
    var shown = 0
    for scalar in String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self)
      .unicodeScalars
    {
      guard shown < limit else {
        text += "…"
        break
      }
      text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      shown += 1
    }
    return text + "\""
  }
}
