import CaptionModel

/// What the WebVTT reader can report.
///
/// An error is a departure from the WebVTT file syntax (clause 4 of the specification); the reader
/// still makes of the file what browsers make of it.
enum WebVTTDiagnostics {
  static let noSignature = DiagnosticInfo(
    "webvtt/no-signature",
    .error,
    "The file does not begin with the WebVTT signature.",
    explanation: "A WebVTT file begins with WEBVTT in capitals, followed by a space, a tab, a line "
      + "break or the end of the file. Browsers refuse everything else, so nothing is read.",
    reference: "WebVTT 6.1, WebVTT parser algorithm, steps 4 to 6"
  )

  static let notUTF8 = DiagnosticInfo(
    "webvtt/not-utf8",
    .error,
    "The file is not encoded as UTF-8.",
    explanation: "WebVTT is always UTF-8, and browsers decode it as nothing else. A file in UTF-16 "
      + "has no signature then and is refused; a file whose encoding was named is read in that "
      + "encoding. Convert the file to UTF-8.",
    reference: "WebVTT 4.1, WebVTT file"
  )

  static let nul = DiagnosticInfo(
    "webvtt/nul",
    .warning,
    "The file holds NUL characters.",
    explanation: "Each U+0000 is read as U+FFFD, the replacement character. Such characters come "
      + "from damaged files or a wrong encoding.",
    reference: "WebVTT 6.1, WebVTT parser algorithm, step 1"
  )

  static let headerText = DiagnosticInfo(
    "webvtt/header-text",
    .warning,
    "There is a line of text between the signature and the first empty line.",
    explanation: "The syntax has text only on the signature's own line; parsers skip what stands "
      + "below it. The line is kept and written again to WebVTT. A block that stands here without "
      + "an empty line before it has no effect.",
    reference: "WebVTT 4.1, WebVTT file body"
  )

  static let headerMetadata = DiagnosticInfo(
    "webvtt/header-metadata",
    .warning,
    "The header holds a line such as \"Kind: captions\".",
    explanation: "Old drafts and some services use \"Name: value\" lines; the syntax has none and "
      + "browsers skip them. CaptionKit takes the language from \"Language:\".",
    reference: "WebVTT 4.1, WebVTT file body"
  )

  static let deprecatedRegion = DiagnosticInfo(
    "webvtt/deprecated-region",
    .warning,
    "The header defines a region on one line, as drafts of WebVTT once had it.",
    explanation: "Browsers skip \"Region: id=fred width=40%\"; cues that name the region are shown "
      + "outside of it. Write a block instead: REGION on a line of its own, then id:fred and "
      + "width:40%, an empty line before and behind.",
    reference: "WebVTT 4.3, WebVTT region definition block"
  )

  static let timestampMap = DiagnosticInfo(
    "webvtt/timestamp-map",
    .advice,
    "The header holds an X-TIMESTAMP-MAP line.",
    explanation: "The line belongs in segments of an HLS stream, where it ties the cues to the "
      + "stream's clock; it is right there, and --segment says that the file is one. Times are "
      + "left as they are written; convert --apply-timestamp-map moves them onto that clock.",
    reference: "RFC 8216, 3.5"
  )

  static let badTimestampMap = DiagnosticInfo(
    "webvtt/bad-timestamp-map",
    .error,
    "An X-TIMESTAMP-MAP line departs from its syntax.",
    explanation: "It is X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000, or LOCAL first: the "
      + "ticks of a 90 kHz clock of 33 bits, and the cue time at that moment. Without both the "
      + "line has no effect; larger ticks are taken as they are.",
    reference: "RFC 8216, 3.5"
  )

  static let noTimestampMap = DiagnosticInfo(
    "webvtt/no-timestamp-map",
    .warning,
    "A segment of an HLS stream has no X-TIMESTAMP-MAP line.",
    explanation: "Players then take cue times for times of the stream's clock, which seldom begins "
      + "at zero. Packagers write the line below WEBVTT. Reported with --segment only.",
    reference: "RFC 8216, 3.5"
  )

  static let missingSeparator = DiagnosticInfo(
    "webvtt/missing-separator",
    .error,
    "There is no empty line before a cue.",
    explanation: "Blocks are separated by an empty line. Browsers begin a cue here all the same, "
      + "but a line before it that was meant as its identifier belongs to what stands above.",
    reference: "WebVTT 4.1, WebVTT file body"
  )

  static let missingLineBreak = DiagnosticInfo(
    "webvtt/missing-line-break",
    .advice,
    "The file ends without the line break of its last block.",
    explanation: "Every block ends with a line break, the header with an empty line. Players read "
      + "the file all the same, but what is appended to it runs into the last line.",
    reference: "WebVTT 4.1, WebVTT file body; WebVTT cue block"
  )

  static let droppedText = DiagnosticInfo(
    "webvtt/dropped-text",
    .error,
    "Lines belong to no cue and are lost.",
    explanation: "A block without a timing line, or an arrow inside cue text, a comment, a style "
      + "sheet or a region, which ends it. Write a comment as NOTE, remove empty lines from cue "
      + "text and style sheets, write --> in text as --&gt; and leave it out of all else.",
    reference: "WebVTT 6.1, collect a WebVTT block",
    loss: "text"
  )

  static let lateBlock = DiagnosticInfo(
    "webvtt/late-block",
    .error,
    "A STYLE or REGION block stands after the first cue.",
    explanation: "Such blocks count only before the first cue; browsers skip this one. Move it up.",
    reference: "WebVTT 4.1, WebVTT file body"
  )

  static let noteIsCue = DiagnosticInfo(
    "webvtt/note-is-cue",
    .warning,
    "A NOTE, STYLE or REGION line stands directly above a timing line.",
    explanation: "The line is read as the cue's identifier, and the cue is shown. To comment a cue "
      + "out, remove the arrow from its timing line; otherwise put an empty line between.",
    reference: "WebVTT 6.1, collect a WebVTT block"
  )

  static let duplicateID = DiagnosticInfo(
    "webvtt/duplicate-id",
    .error,
    "Two cues or two regions have the same identifier.",
    explanation: "Identifiers are unique in a file. Of two regions with one identifier the last "
      + "one counts.",
    reference: "WebVTT 4.1, WebVTT cue identifier; 4.3, WebVTT region identifier setting"
  )

  static let badTimestamp = DiagnosticInfo(
    "webvtt/bad-timestamp",
    .error,
    "A time is not written as WebVTT has it.",
    explanation: "A time is MM:SS.mmm or HH:MM:SS.mmm: two digits of minutes and seconds, a full "
      + "stop, three digits of milliseconds, two or more digits of hours. A cue whose timing line "
      + "cannot be read is dropped with its text; a time inside cue text that cannot be read is "
      + "skipped.",
    reference: "WebVTT 4.1, WebVTT timestamp; 6.3, collect a WebVTT timestamp"
  )

  static let hugeTime = DiagnosticInfo(
    "webvtt/huge-time",
    .warning,
    "A time is too large to hold.",
    explanation: "Hours may have any number of digits, but browsers hold no more than "
      + "\(WebVTTTimestamp.maxHours); more are read, and written, as that many.",
    reference: "WebVTT 6.3, collect a WebVTT timestamp"
  )

  static let timingSpacing = DiagnosticInfo(
    "webvtt/timing-spacing",
    .error,
    "White space on a timing line is missing or misplaced.",
    explanation: "The line begins with the start time; spaces or tabs stand around the arrow and "
      + "before each setting, none behind the last. Browsers read the line all the same.",
    reference: "WebVTT 4.1, WebVTT cue timings"
  )

  static let endBeforeStart = DiagnosticInfo(
    "webvtt/end-before-start",
    .error,
    "A cue ends before it begins.",
    explanation: "The cue is never shown. Its times are kept as they are.",
    reference: "WebVTT 4.1, WebVTT cue timings"
  )

  static let zeroDuration = DiagnosticInfo(
    "webvtt/zero-duration",
    .error,
    "A cue ends when it begins.",
    explanation: "The end has to lie after the begin; the cue is not shown. Its times are kept as "
      + "they are.",
    reference: "WebVTT 4.1, WebVTT cue timings"
  )

  static let outOfOrder = DiagnosticInfo(
    "webvtt/out-of-order",
    .error,
    "A cue begins before an earlier cue of the file.",
    explanation: "Cues are ordered by the time at which they begin. Players sort them.",
    reference: "WebVTT 4.1, WebVTT cue timings"
  )

  static let emptyCue = DiagnosticInfo(
    "webvtt/empty-cue",
    .warning,
    "A cue has no text.",
    explanation: "Nothing is shown. Often an empty line between the timing line and the text is "
      + "the cause.",
    reference: "WebVTT 4.1, WebVTT cue block"
  )

  static let unknownSetting = DiagnosticInfo(
    "webvtt/unknown-setting",
    .error,
    "A setting is unknown or has a value that is not allowed, and was skipped.",
    explanation: "Cues know vertical, line, position, size, align and region; regions know id, "
      + "width, lines, regionanchor, viewportanchor and scroll. Old files write align:middle for "
      + "align:center.",
    reference: "WebVTT 4.4, WebVTT cue settings; 4.3, WebVTT region settings",
    loss: "setting"
  )

  static let duplicateSetting = DiagnosticInfo(
    "webvtt/duplicate-setting",
    .error,
    "A setting is given twice.",
    explanation: "Each setting may be given once. The last one that can be read counts.",
    reference: "WebVTT 4.4, WebVTT cue settings; 4.3, WebVTT region settings"
  )

  static let fractionalLine = DiagnosticInfo(
    "webvtt/fractional-line",
    .error,
    "A line number has a fraction.",
    explanation: "Lines are counted in whole numbers; a share of the picture is a percentage. "
      + "Browsers read the number and round it.",
    reference: "WebVTT 4.4, WebVTT line cue setting"
  )

  static let unknownRegion = DiagnosticInfo(
    "webvtt/unknown-region",
    .error,
    "A cue names a region that the file does not define.",
    explanation: "The cue is shown outside of regions. Regions are defined before the first cue.",
    reference: "WebVTT 4.4, WebVTT region cue setting",
    loss: "region"
  )

  static let regionIgnored = DiagnosticInfo(
    "webvtt/region-ignored",
    .warning,
    "A cue leaves its region because of another setting.",
    explanation: "A cue with vertical, line or size stands outside of its region.",
    reference: "WebVTT 6.3, parse the WebVTT cue settings"
  )

  static let regionWithoutID = DiagnosticInfo(
    "webvtt/region-without-id",
    .error,
    "A region has no identifier.",
    explanation: "No cue can refer to it, so it has no effect. Give it a line such as id:top.",
    reference: "WebVTT 4.3, WebVTT region identifier setting"
  )

  static let unknownTag = DiagnosticInfo(
    "webvtt/unknown-tag",
    .error,
    "A tag is unknown and was skipped.",
    explanation: "WebVTT knows c, i, b, u, ruby, rt, v and lang, in lower case. The text inside "
      + "the tag is kept, the tag itself is not. Write a literal < as &lt;.",
    reference: "WebVTT 4.2.2, WebVTT caption or subtitle cue text"
  )

  static let badTag = DiagnosticInfo(
    "webvtt/bad-tag",
    .error,
    "A tag departs from the syntax.",
    explanation: "v and lang need an annotation on the tag's own line, the other tags have none; "
      + "class names are not empty and hold no & or <; rt stands directly in ruby, and every base "
      + "in a ruby has its rt.",
    reference: "WebVTT 4.2.2, WebVTT cue span start tag"
  )

  static let badLanguageTag = DiagnosticInfo(
    "webvtt/bad-language-tag",
    .error,
    "The language of a lang tag is not written as a language tag.",
    explanation: "A tag is a language of two or three letters, and may go on with a script, a "
      + "region and more, each behind a hyphen: en, pt-BR, zh-Hant-TW. It is kept as it is.",
    reference: "WebVTT 4.2.2, WebVTT cue language span; RFC 5646, 2.1"
  )

  static let unbalancedTags = DiagnosticInfo(
    "webvtt/unbalanced-tags",
    .error,
    "Start and end tags do not fit together.",
    explanation: "An end tag without its start tag is skipped; what is open at the end of the cue "
      + "ends there. Only v may be left open, where it spans the whole cue.",
    reference: "WebVTT 4.2.2, WebVTT caption or subtitle cue text"
  )

  static let bareAngleBracket = DiagnosticInfo(
    "webvtt/bare-angle-bracket",
    .error,
    "A < in the text begins no tag.",
    explanation: "Browsers take everything up to the next > for a tag, or the rest of the cue, and "
      + "the text is lost. Write &lt;.",
    reference: "WebVTT 4.2.2, WebVTT cue text span"
  )

  static let bareAmpersand = DiagnosticInfo(
    "webvtt/bare-ampersand",
    .error,
    "An & in the text begins no character reference.",
    explanation: "It is read as itself. Write &amp;.",
    reference: "WebVTT 4.2.2, WebVTT cue text span"
  )

  static let badCharacterReference = DiagnosticInfo(
    "webvtt/bad-character-reference",
    .error,
    "A character reference departs from the syntax.",
    explanation: "It lacks its semicolon, or stands for no character. Browsers read it all the "
      + "same; what stands for no character is read as U+FFFD or as windows-1252 has it.",
    reference: "HTML 13.5, Named character references; 13.2.5.80, numeric references"
  )

  static let timestampOrder = DiagnosticInfo(
    "webvtt/timestamp-order",
    .error,
    "A time inside cue text does not fit.",
    explanation: "Times inside a cue's text rise, and lie after the cue's begin and before its "
      + "end.",
    reference: "WebVTT 4.2.2, WebVTT cue timestamp"
  )

  static let styleSyntax = DiagnosticInfo(
    "webvtt/style-syntax",
    .warning,
    "A STYLE block departs from the syntax of CSS.",
    explanation: "CSS says what becomes of such faults, and the block is kept as it is. "
      + "A selector that is none makes its whole rule void, a declaration that is none is "
      + "left out, and what is not closed ends with the block. An empty line ends a STYLE block, "
      + "whatever is open in it.",
    reference: "WebVTT 4.1, WebVTT style block; CSS Syntax 3, 5"
  )

  static let styleSelector = DiagnosticInfo(
    "webvtt/style-selector",
    .warning,
    "A rule of a STYLE block can pick nothing.",
    explanation: "Cues are picked by ::cue and ::cue(…), regions by ::cue-region and "
      + "::cue-region(#id). The element before them has no name, no class and no id, and nothing "
      + "outside of the file is loaded.",
    reference: "WebVTT 7.4, Obtaining CSS boxes; 8.2, Processing model"
  )

  static let styleProperty = DiagnosticInfo(
    "webvtt/style-property",
    .warning,
    "A declaration of a STYLE block has no effect.",
    explanation: "Cues take color, opacity, visibility, text-decoration, text-shadow, background, "
      + "outline, font, line-height, white-space, text-combine-upright and ruby-position with "
      + "their parts, each with the values that CSS gives them. The place of a cue is set on its "
      + "timing line, also the alignment of its text.",
    reference: "WebVTT 8.2.1, The ::cue pseudo-element"
  )

  static let invisibleText = DiagnosticInfo(
    "webvtt/invisible-text",
    .advice,
    "A STYLE block gives text a colour that can't be seen.",
    explanation: "The colour is wholly transparent. The last of four or eight digits tell the "
      + "opacity, so \"#ff00\" is a yellow that nobody sees, and perhaps was to be \"#ff0000\". "
      + "Text that is sung later may be meant to be so; :past and :future are not looked at.",
    reference: "CSS Color 4, 5.2, hexadecimal notations; WebVTT 8.2.1"
  )

  static let all = [
    noSignature, notUTF8, nul, headerText, headerMetadata, deprecatedRegion, timestampMap,
    badTimestampMap, noTimestampMap, missingSeparator, missingLineBreak, droppedText, lateBlock,
    noteIsCue, duplicateID, badTimestamp, hugeTime, timingSpacing, endBeforeStart, zeroDuration,
    outOfOrder, emptyCue, unknownSetting, duplicateSetting, fractionalLine, unknownRegion,
    regionIgnored, regionWithoutID, unknownTag, badTag, badLanguageTag, unbalancedTags,
    bareAngleBracket, bareAmpersand, badCharacterReference, timestampOrder, styleSyntax,
    styleSelector, styleProperty, invisibleText,
  ]
}
