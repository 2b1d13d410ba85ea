import CaptionModel

/// What the TTML reader can report.
enum TTMLDiagnostics {
  static let notWellFormed = DiagnosticInfo(
    "ttml/not-well-formed",
    .error,
    "The file is not well-formed XML.",
    explanation: "A stray ampersand or an unknown entity is kept as it was typed and reading goes "
      + "on. After a fault of tags reading ends there, which the message says; the cues before it are "
      + "kept, and where there are none the file is refused. Write `&` as `&amp;` and `<` as `&lt;`.",
    reference: "XML 1.0, 2.1"
  )

  static let unboundPrefix = DiagnosticInfo(
    "ttml/unbound-prefix",
    .error,
    "A prefix is used that no xmlns attribute binds.",
    explanation: "The prefixes that TTML documents usually have (tts, ttp, ttm and so on) are "
      + "taken as if they were bound; names with others are ignored.",
    reference: "Namespaces in XML, 5"
  )

  static let entity = DiagnosticInfo(
    "ttml/entity",
    .error,
    "The document uses an entity that it declares itself.",
    explanation: "Entities can make a small file expand without end or read other files, so "
      + "none but XML's own five are expanded, and a document that uses one is refused. Replace "
      + "the entity by its text.",
    reference: "XML 1.0, 4.4"
  )

  static let limit = DiagnosticInfo(
    "ttml/limit",
    .error,
    "The document is nested deeper or is larger than any caption file needs.",
    explanation: "Reading ends where the limit is passed: 256 open elements, or 1 GiB in all. A "
      + "file without cues up to there is refused.",
    reference: "none of TTML's: a limit of CaptionKit, so that hostile files cost little"
  )

  static let tooManyChanges = DiagnosticInfo(
    "ttml/too-many-changes",
    .warning,
    "A paragraph has too many times inside it to make a cue for each.",
    explanation: "The paragraph becomes one cue with all its text.",
    reference: "none of TTML's: a limit of CaptionKit, so that hostile files cost little",
    loss: "inline-time"
  )

  static let doctype = DiagnosticInfo(
    "ttml/doctype",
    .warning,
    "The file has a document type declaration.",
    explanation: "It is not looked at, and nothing that it names is loaded. TTML needs none.",
    reference: "XML 1.0, 2.8"
  )

  static let externalDoctype = DiagnosticInfo(
    "ttml/external-doctype",
    .error,
    "The file's document type is declared in another file.",
    explanation:
      "That file is never loaded, so what it declares is missing here, and captions that "
      + "came over a network must not make a player fetch anything. Take the declaration out; "
      + "TTML needs none.",
    reference: "XML 1.0, 2.8 and 4.2.2"
  )

  static let notTTML = DiagnosticInfo(
    "ttml/no-root",
    .error,
    "The file's root element is not one of TTML.",
    explanation: "A TTML document begins with `<tt xmlns=\"http://www.w3.org/ns/ttml\">`.",
    reference: "TTML2, 8.1.1"
  )

  static let oldNamespace = DiagnosticInfo(
    "ttml/old-namespace",
    .warning,
    "The namespace is that of a draft of 2006.",
    explanation: "The file is read as if it were TTML1. Players of today may not know it; "
      + "converting it to TTML writes the present namespace.",
    reference: "TTML1, 5.1; Timed Text (TT) Authoring Format, W3C drafts of 2006"
  )

  static let noNamespace = DiagnosticInfo(
    "ttml/no-namespace",
    .error,
    "The root element is in no namespace.",
    explanation: "The file is read as if it had TTML's. Add "
      + "`xmlns=\"http://www.w3.org/ns/ttml\"`.",
    reference: "TTML2, 5.2"
  )

  static let encodingMismatch = DiagnosticInfo(
    "ttml/encoding-mismatch",
    .warning,
    "The XML declaration names another encoding than the file has.",
    explanation: "The file is read by what its bytes are. IMSC asks for UTF-8.",
    reference: "XML 1.0, 4.3.3"
  )

  static let badTimestamp = DiagnosticInfo(
    "ttml/bad-timestamp",
    .error,
    "A time is not written as TTML asks.",
    explanation: "Where the meaning is plain (a comma for the point, a field with one digit) the "
      + "time is read all the same; else the attribute is ignored.",
    reference: "TTML2, 12.3.1"
  )

  static let negativeTime = DiagnosticInfo(
    "ttml/negative-time",
    .error,
    "A time is negative.",
    explanation: "It counts backwards from where the element's time begins, and what comes before "
      + "the document's zero is cut off. TTML has no such times. On the begin of a div it is advice "
      + "only, since iTunes Timed Text takes the programme's start off in that way; a duration is "
      + "ignored.",
    reference: "TTML2, 12.3.1; Apple, iTunes Package Film Specification, iTunes Timed Text Example"
  )

  static let hugeTime = DiagnosticInfo(
    "ttml/huge-time",
    .warning,
    "A time is too large to hold.",
    explanation: "A time may have any number of digits; what is beyond 2,562,047,788,015 hours is "
      + "not kept as it is, and is written as an earlier time.",
    reference: "TTML2, 12.3.1"
  )

  static let wallClock = DiagnosticInfo(
    "ttml/wall-clock",
    .warning,
    "A time is one of a real day and not of the programme.",
    explanation: "The time of day is taken as if the programme began at midnight; a date does not "
      + "count.",
    reference: "TTML2, 12.3.1.2"
  )

  static let badValue = DiagnosticInfo(
    "ttml/bad-value",
    .warning,
    "An attribute has a value that TTML does not know.",
    explanation: "The attribute is ignored, so what it meant to say is lost; the value that is "
      + "inherited or initial holds.",
    reference: "TTML2, 10.2 and 10.3"
  )

  static let unknownElement = DiagnosticInfo(
    "ttml/unknown-element",
    .warning,
    "An element in TTML's namespace is none of TTML's.",
    explanation: "The element is passed over; text in it that stands in a paragraph is kept.",
    reference: "TTML2, 8",
    loss: "unknown"
  )

  static let misplacedElement = DiagnosticInfo(
    "ttml/misplaced-element",
    .error,
    "An element stands where TTML does not allow it.",
    explanation:
      "Its text is read as if the element's tags were not there. A paragraph or span holds "
      + "its metadata first, then its animations, then text; an animation behind text is for all of it.",
    reference: "TTML2, 8.1"
  )

  static let skippedText = DiagnosticInfo(
    "ttml/skipped-text",
    .warning,
    "Text stands outside of all paragraphs.",
    explanation: "Players do not show it, so it is passed over.",
    reference: "TTML2, 4 and 8.1.4",
    loss: "text"
  )

  static let unknownAttribute = DiagnosticInfo(
    "ttml/unknown-attribute",
    .warning,
    "An attribute is none of TTML's.",
    explanation:
      "The attribute is ignored. Often its name is misspelt, or its prefix missing, as in "
      + "color for tts:color.",
    reference: "TTML2, 6",
    loss: "unknown"
  )

  static let ignoredAttribute = DiagnosticInfo(
    "ttml/ignored-attribute",
    .warning,
    "An attribute stands on an element where it has no effect.",
    explanation: "Times and regions count on body, div, p and span, times also on region.",
    reference: "TTML2, 8 and 12"
  )

  static let unknownStyle = DiagnosticInfo(
    "ttml/unknown-style",
    .warning,
    "A style is referred to that the document does not have.",
    explanation:
      "The reference is ignored, so the text looks as if it had no such style. Define the "
      + "style in styling, or take the reference out.",
    reference: "TTML2, 10.4.1.2"
  )

  static let unknownRegion = DiagnosticInfo(
    "ttml/unknown-region",
    .warning,
    "A region is referred to that the document does not have.",
    explanation: "The text is kept and stands where the player puts it.",
    reference: "TTML2, 11.2.1"
  )

  static let unknownAgent = DiagnosticInfo(
    "ttml/unknown-agent",
    .warning,
    "An agent is referred to that the document does not have.",
    explanation: "The reference itself is taken for the speaker's name.",
    reference: "TTML2, 14.2.1"
  )

  static let noRegion = DiagnosticInfo(
    "ttml/no-region",
    .warning,
    "Text is assigned to no region although the document has regions.",
    explanation: "By TTML's rules such text is never shown, so it makes no cue. Give the paragraph "
      + "or an element around it a region attribute; two different ones on one path exclude "
      + "each other.",
    reference: "TTML2, 11.3.1.3",
    loss: "text"
  )

  static let neverShown = DiagnosticInfo(
    "ttml/never-shown",
    .warning,
    "Text is never shown, since its time never comes or tts:display takes it away for good.",
    explanation: "Times inside an element count from its begin and are cut off at its end; in a "
      + "sequence an element begins when the one before it ends. Such text makes no cue.",
    reference: "TTML2, 12.2",
    loss: "text"
  )

  static let emptyCue = DiagnosticInfo(
    "ttml/empty-cue",
    .warning,
    "A paragraph has a time, but no text.",
    explanation:
      "Nothing is shown, so it makes no cue. Paragraphs with line breaks, or with spaces "
      + "that count, are not meant: they may hold a place in the layout.",
    reference: "TTML2, 8.1.5"
  )

  static let openEnded = DiagnosticInfo(
    "ttml/open-ended",
    .advice,
    "A cue has no end.",
    explanation: "It stays until the programme ends. Formats that need an end get one when they "
      + "are written.",
    reference: "TTML2, 12.2.3"
  )

  static let imageCue = DiagnosticInfo(
    "ttml/image-cue",
    .warning,
    "A caption is a picture.",
    explanation: "There is no text to read in it; it makes no cue.",
    reference: "IMSC 1.1, 9; SMPTE ST 2052-1",
    loss: "image"
  )

  static let animation = DiagnosticInfo(
    "ttml/animation",
    .advice,
    "A style changes while the text is shown, and not as cues can have it.",
    explanation: "A change makes a new cue, and one of tts:display makes cues come and go. Values "
      + "that go over into each other are kept at their key times, each up to the middle of the "
      + "way to the next; changes of where a region stands are not kept.",
    reference: "TTML2, 13",
    loss: "animation"
  )

  static let unknownAnimation = DiagnosticInfo(
    "ttml/unknown-animation",
    .warning,
    "An animation is referred to that the document does not have.",
    explanation: "The reference is ignored, and nothing changes over time. Define the animation in "
      + "animation, or take the reference out.",
    reference: "TTML2, 13.2.1"
  )

  static let foreignAttribute = DiagnosticInfo(
    "ttml/foreign-attribute",
    .advice,
    "A line break has an attribute of another vocabulary, which is not kept.",
    explanation: "The text of captions has no place for it. Such attributes of other elements are "
      + "written again when TTML is.",
    reference: "TTML2, 4",
    loss: "foreign"
  )

  static let foreignElement = DiagnosticInfo(
    "ttml/foreign-element",
    .advice,
    "An element of another vocabulary stands among the captions.",
    explanation: "Players pass such elements over with all that is in them, so text in them makes "
      + "no cue. Where the text is meant to be seen, take the foreign tags away.",
    reference: "TTML2, 4",
    loss: "foreign"
  )

  static let rubyPairs = DiagnosticInfo(
    "ttml/ruby-pairs",
    .warning,
    "A ruby has not as many annotations as bases.",
    explanation: "Each annotation goes with the base of the same number, and what is left with the "
      + "last pair.",
    reference: "TTML2, 10.2.35",
    loss: "ruby"
  )

  static let droppedMetadata = DiagnosticInfo(
    "ttml/dropped-metadata",
    .advice,
    "Metadata stand in a span and are not kept.",
    explanation: "The text of captions has no place for them. Those of the head, of regions, the "
      + "body, divisions and paragraphs are written again when TTML is.",
    reference: "TTML2, 14.1.1",
    loss: "foreign"
  )

  static let media = DiagnosticInfo(
    "ttml/media",
    .advice,
    "The document holds or names sounds, fonts or data.",
    explanation: "There is no text in them, and converting the file leaves them out.",
    reference: "TTML2, 9",
    loss: "media"
  )

  static let condition = DiagnosticInfo(
    "ttml/condition",
    .advice,
    "Whether an element counts depends on a condition.",
    explanation:
      "Conditions ask what a player can do and what its user wants. Constants, the colour "
      + "screen of media(), and supports() are worked out, and an element whose condition comes to "
      + "false is left out; what depends on a parameter or on another query is not known here and "
      + "taken as true.",
    reference: "TTML2, 8.2.1 and 8.2.2",
    loss: "condition"
  )

  static let lateStart = DiagnosticInfo(
    "ttml/late-start",
    .advice,
    "The first cue comes after an hour or more.",
    explanation: "Programmes often begin at a time code such as 10:00:00:00 and not at zero, while "
      + "players count from zero. `convert --zero-at` takes the start off all times. Where the "
      + "captions are those of a later part of a long programme, all is well.",
    reference: "TTML2, 12.3.1; EBU Tech 3380, Annex; SMPTE ST 12-1, time code of the programme"
  )

  static let synchronic = DiagnosticInfo(
    "ttml/synchronic",
    .advice,
    "The file is a sequence of intermediate synchronic documents.",
    explanation: "Such files are exchanged between parts of a player. Text that stays from one "
      + "document to the next is one cue.",
    reference: "TTML2, Annex D"
  )

  /// The codes under which the check of conformance says the same and more, as errors.
  static let replacedByCheck: Set<String> = Set(
    [
      badValue, unknownElement, misplacedElement, unknownAttribute, ignoredAttribute, unknownStyle,
      unknownRegion, unknownAgent,
    ].map(\.code)
  )

  static let all = [
    notWellFormed, unboundPrefix, entity, limit, tooManyChanges, doctype, externalDoctype, notTTML,
    oldNamespace,
    noNamespace, encodingMismatch, badTimestamp, negativeTime, hugeTime, wallClock, badValue,
    unknownElement,
    misplacedElement, skippedText, unknownAttribute, ignoredAttribute, unknownStyle, unknownRegion,
    unknownAgent, noRegion, neverShown, emptyCue, openEnded,
    imageCue, animation, unknownAnimation, foreignAttribute, foreignElement, droppedMetadata,
    rubyPairs, media, condition,
    lateStart,
    synchronic,
  ]
}
