import CaptionModel

/// What the check of a document against TTML and its profiles can report.
enum TTMLConformanceDiagnostics {
  // What TTML itself asks for.

  static let missingAttribute = DiagnosticInfo(
    "ttml/missing-attribute",
    .error,
    "An element lacks an attribute that TTML asks for.",
    explanation: "The root needs xml:lang (which may be empty), and agents, names, items and data "
      + "say what they are. Add the attribute that the message names.",
    reference: "TTML2, 7.1.1, 9.1 and 14.1"
  )

  static let misplacedAttribute = DiagnosticInfo(
    "ttml/misplaced-attribute",
    .error,
    "An attribute stands on an element that does not have it.",
    explanation: "Parameters belong on the root, styles on regions, styles and content, times on "
      + "what is timed. Move the attribute to an element that takes it, or take it out.",
    reference: "TTML2, 7 to 14"
  )

  static let invalidValue = DiagnosticInfo(
    "ttml/invalid-value",
    .error,
    "The value of an attribute does not follow its syntax.",
    explanation: "The message says what is expected. Values are exact: a length needs its unit, a "
      + "colour has no spaces, keywords are written with the capitals that they have.",
    reference: "TTML2, 7.2, 10.2 and 10.3"
  )

  static let misplacedText = DiagnosticInfo(
    "ttml/misplaced-text",
    .error,
    "Text stands in an element that takes none.",
    explanation: "Only paragraphs, spans and what describes the document hold text. Put it into a "
      + "paragraph, or take it out.",
    reference: "TTML2, 8.1 and 14.1"
  )

  static let notInVersion = DiagnosticInfo(
    "ttml/not-in-version",
    .error,
    "The document uses a feature of TTML2, but says that it is TTML1.",
    explanation:
      "Its profile is built on TTML1, in which the name means nothing. Declare a profile "
      + "of TTML2, or do without.",
    reference: "TTML1, 3.1 and 4.1"
  )

  static let duplicateID = DiagnosticInfo(
    "ttml/duplicate-id",
    .error,
    "Two elements have the same xml:id.",
    explanation: "References to it mean the first or the last one, as the player likes. Give each "
      + "element an id of its own.",
    reference: "TTML2, 8.2.3; xml:id, 4"
  )

  static let badReference = DiagnosticInfo(
    "ttml/bad-reference",
    .error,
    "An attribute refers to an element of the wrong kind, to one in the wrong place or to none.",
    explanation: "style takes the ids of style elements in styling, region the id of one region, "
      + "animate those of animations, ttm:agent those of agents in the head's metadata.",
    reference: "TTML2, 10.4.1, 11.2.1, 13.2.1 and 14.2.1"
  )

  static let styleLoop = DiagnosticInfo(
    "ttml/style-loop",
    .error,
    "A style refers to itself, perhaps by way of others.",
    explanation: "What such a style means is not defined. Break the circle.",
    reference: "TTML2, 10.4.1.3"
  )

  static let reversedTime = DiagnosticInfo(
    "ttml/reversed-time",
    .warning,
    "An element ends before it begins.",
    explanation: "It is never shown. The times are probably swapped.",
    reference: "TTML2, 12.2"
  )

  static let durationNotAllowed = DiagnosticInfo(
    "ttml/duration-not-allowed",
    .error,
    "A duration is given although the document's time marks may jump.",
    explanation: "With ttp:markerMode=\"discontinuous\" nothing is known of the time between two "
      + "marks, so dur has no meaning. Give an end.",
    reference: "TTML2, 12.2.2; TTML1, 10.2.3"
  )

  static let notAnimatable = DiagnosticInfo(
    "ttml/not-animatable",
    .error,
    "A style is changed over time that can't be, or not smoothly.",
    explanation: "set changes a style at once, animate also smoothly where the style allows it; "
      + "ruby and speech styles never change. Use set, or calcMode=\"discrete\".",
    reference: "TTML2, 10.2 and 13.1"
  )

  static let unknownProfile = DiagnosticInfo(
    "ttml/unknown-profile",
    .error,
    "The document declares a profile that W3C does not have.",
    explanation: "A designator without a scheme, or one in W3C's namespace, must be one of W3C's "
      + "own. Check the spelling.",
    reference: "TTML2, 5.2 and 7.2.2; TTML1, 6.2.8"
  )

  static let unknownFeature = DiagnosticInfo(
    "ttml/unknown-feature",
    .error,
    "A profile names a feature or an extension that is not there.",
    explanation: "Features are named by a fragment such as `#ruby` of W3C's feature namespace; "
      + "extensions by a full URI of whoever defined them.",
    reference: "TTML2, Annex E and F; TTML1, Annex D and E"
  )

  static let contradictoryProfile = DiagnosticInfo(
    "ttml/contradictory-profile",
    .error,
    "A profile of content permits a feature and prohibits a part of it.",
    explanation: "Some features are sums of others: who may use the whole may use its parts. "
      + "Prohibit the whole too, or name only the parts that are permitted.",
    reference: "TTML2, Annex E.1"
  )

  static let regionOutside = DiagnosticInfo(
    "ttml/region-outside",
    .warning,
    "A region reaches beyond the picture.",
    explanation: "What lies outside is cut off. IMSC and EBU-TT-D forbid it, and it is an error "
      + "there.",
    reference: "TTML2, 11.1.2; IMSC 1.1, 8.3.1"
  )

  static let rubyNesting = DiagnosticInfo(
    "ttml/ruby-nesting",
    .error,
    "The parts of a ruby do not lie in each other as they have to.",
    explanation: "A span that is a ruby's container holds a base and a text, the text perhaps "
      + "between two delimiters; or one baseContainer, of bases, and one or two textContainers, of "
      + "texts. Between the parts there is white space only, no ruby lies in another, and base and "
      + "text have no line breaks. Players may show what is built otherwise in one line, or leave "
      + "it out.",
    reference: "TTML2, 10.2.35, nesting constraints"
  )

  static let droppedFrame = DiagnosticInfo(
    "ttml/dropped-frame",
    .error,
    "A time counts a frame that does not exist.",
    explanation: "dropNTSC leaves out frames 00 and 01 of each minute except every tenth, dropPAL "
      + "frames 00 to 03 of each even minute except every twentieth, so that the count keeps up "
      + "with the clock. Such a time is counted back from the first frame that the minute has, and "
      + "so lies in the second before. Write the frame that is meant, or take ttp:dropMode out "
      + "where the times count every frame.",
    reference: "TTML2, 7.2.4 and Annex I.3; TTML1, 6.2.3"
  )

  // What profiles ask for.

  static let imsc = TTMLProfileDiagnostics(
    "imsc",
    "IMSC",
    reference: "IMSC 1.1, 7 and 8; IMSC 1.0.1, 6 to 8"
  )
  static let ebuTTD = TTMLProfileDiagnostics(
    "ebuttd",
    "EBU-TT-D",
    reference: "EBU Tech 3380, 2 and 3"
  )
  static let smpteTT = TTMLProfileDiagnostics(
    "smptett",
    "SMPTE-TT",
    reference: "SMPTE ST 2052-1, 5.4 to 5.7 and Annex C"
  )
  static let netflix = TTMLProfileDiagnostics(
    "netflix",
    "Netflix",
    reference:
      "Netflix Partner Help Center: Timed Text Style Guide, General Requirements, 2 and 5; "
      + "Additional TTML Schema Inspections"
  )
  static let itt = TTMLProfileDiagnostics(
    "itt",
    "iTunes Timed Text",
    reference: "Apple, iTunes Package Film Specification, iTunes Timed Text; AVFoundation, "
      + "AVCaptionRegion"
  )
  static let other = TTMLProfileDiagnostics(
    "ttml",
    "The document's profile",
    reference: "TTML1, 5.2; TTML2, 5.2"
  )

  static let tooManyRegions = DiagnosticInfo(
    "imsc/too-many-regions",
    .error,
    "More than four regions show text at the same time.",
    explanation: "Players of IMSC need to handle four at once. Put captions that show together "
      + "into the same region.",
    reference: "IMSC 1.1, 8.3.2"
  )

  static let overlappingRegions = DiagnosticInfo(
    "imsc/overlapping-regions",
    .error,
    "Two regions that show text at the same time overlap.",
    explanation: "One would cover the other, and which one is up to the player. Move or shrink "
      + "them, or put both captions into one region.",
    reference: "IMSC 1.1, 8.3.1"
  )

  static let tooManyCharacters = DiagnosticInfo(
    "imsc/too-many-characters",
    .warning,
    "More different characters show at one time than players have to keep drawn.",
    explanation:
      "IMSC's model of a player keeps drawn characters in a buffer, which at the initial "
      + "font size of one cell of 32 by 15 holds 225 of them. Each colour, size and font of a "
      + "character counts anew, and smaller text takes less room, so this is but a sign that "
      + "the caption may come late. Split it, or show less at once.",
    reference: "IMSC 1.1, Hypothetical Render Model, Paint Text"
  )

  static let thickOutline = DiagnosticInfo(
    "imsc/thick-outline",
    .error,
    "An outline is thicker than a tenth of the size of its text.",
    explanation:
      "Players of IMSC need not draw it. What counts is the size of each span's text; an "
      + "outline that is inherited keeps its thickness where a span's text is smaller. Make "
      + "the outline thinner.",
    reference: "IMSC 1.1, 8.4.13, #textOutline-unblurred"
  )

  static let untimedText = DiagnosticInfo(
    "ebuttd/untimed-text",
    .error,
    "Text has no time of its own, or two elements around it have.",
    explanation: "In EBU-TT-D a paragraph has both begin and end, or else each of its spans has. "
      + "Neither body nor div time it.",
    reference: "EBU Tech 3380, 3.3.4 and 3.3.5"
  )

  static let tooManyLines = DiagnosticInfo(
    "itt/too-many-lines",
    .warning,
    "A paragraph has more than two lines.",
    explanation:
      "iTunes Timed Text has one line break in a paragraph at most. Shorten the text, or "
      + "make two captions of it that follow each other.",
    reference: "Apple, iTunes Package Film Specification, iTunes Timed Text, annotation of p"
  )

  static let overlappingCaptions = DiagnosticInfo(
    "itt/overlapping-captions",
    .warning,
    "Two captions show in the same region at the same time.",
    explanation:
      "iTunes Timed Text has captions at the same time in different regions only. End the "
      + "one before the other begins, put both into one paragraph, or move one to another region.",
    reference: "Apple, AVFoundation, AVCaption.timeRange"
  )

  static let all =
    [
      missingAttribute, misplacedAttribute, invalidValue, misplacedText, notInVersion, duplicateID,
      badReference, styleLoop, reversedTime, durationNotAllowed, notAnimatable, unknownProfile,
      unknownFeature, contradictoryProfile, regionOutside, rubyNesting, droppedFrame,
      tooManyRegions,
      overlappingRegions, tooManyCharacters, thickOutline,
      untimedText, tooManyLines, overlappingCaptions,
    ] + imsc.all + ebuTTD.all + smpteTT.all + netflix.all + itt.all + other.all
}

/// What breaks the restrictions of a profile, under the codes of its family.
struct TTMLProfileDiagnostics: Sendable {
  let prohibitedElement: DiagnosticInfo
  let prohibitedAttribute: DiagnosticInfo
  let prohibitedValue: DiagnosticInfo
  let missing: DiagnosticInfo

  fileprivate init(_ group: String, _ name: String, reference: String) {
    let reader = "Whoever takes files of this profile may refuse it or show it in another way."
    prohibitedElement = DiagnosticInfo(
      group + "/prohibited-element",
      .error,
      "\(name) does not permit an element.",
      explanation: "\(reader) Do without the element, or declare a profile that has it.",
      reference: reference
    )
    prohibitedAttribute = DiagnosticInfo(
      group + "/prohibited-attribute",
      .error,
      "\(name) does not permit an attribute.",
      explanation: "\(reader) Do without the attribute, or declare a profile that has it.",
      reference: reference
    )
    prohibitedValue = DiagnosticInfo(
      group + "/prohibited-value",
      .error,
      "\(name) does not permit a value that TTML has.",
      explanation: "\(reader) The message says which values remain.",
      reference: reference
    )
    missing = DiagnosticInfo(
      group + "/missing",
      .error,
      "\(name) asks for something that the document lacks.",
      explanation: "\(reader) Add what the message names.",
      reference: reference
    )
  }

  var all: [DiagnosticInfo] { [prohibitedElement, prohibitedAttribute, prohibitedValue, missing] }

  /// The codes for a profile's family.
  static func family(of profile: TTMLProfile) -> TTMLProfileDiagnostics {
    switch profile {
    case .dfxp, .ttml2: TTMLConformanceDiagnostics.other
    case .smpteTT: TTMLConformanceDiagnostics.smpteTT
    case .ebuTTD: TTMLConformanceDiagnostics.ebuTTD
    case .netflix: TTMLConformanceDiagnostics.netflix
    case .itt: TTMLConformanceDiagnostics.itt
    case .imsc1Text, .imsc1Image, .imsc11Text, .imsc11Image, .imsc12Text, .imsc12Image, .imsc13Text:
      TTMLConformanceDiagnostics.imsc
    }
  }
}
