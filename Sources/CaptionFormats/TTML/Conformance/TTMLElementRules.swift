/// The elements that the check knows.
enum TTMLElementKind: UInt8, Sendable, CaseIterable {
  case tt, head, body, div, p, span, br
  case set, animate, animation
  case styling, style, initial
  case layout, region
  case resources, audio, image, chunk, data, font, source
  case metadata, title, description, copyright, agent, agentName, actor, item, alternativeText
  case profile, features, feature, extensions, extensionItem
  case isdSequence, isd, isdStyle, isdRegion

  var set: TTMLElementSet { TTMLElementSet(rawValue: 1 << UInt64(rawValue)) }
}

/// Several elements.
struct TTMLElementSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ kinds: TTMLElementKind...) {
    rawValue = kinds.reduce(0) { $0 | $1.set.rawValue }
  }

  static let metadataClass = TTMLElementSet(
    .metadata,
    .title,
    .description,
    .copyright,
    .agent,
    .item
  )
  static let animationClass = TTMLElementSet(.set, .animate)
  static let embedded = TTMLElementSet(.audio, .image)
  static let content = TTMLElementSet(.body, .div, .p, .span, .br)
}

/// A part of an element's content: which elements may stand in it, after the parts before it.
struct TTMLContentStep: Sendable {
  let elements: TTMLElementSet
  let isSingle: Bool

  static func many(_ elements: TTMLElementSet) -> TTMLContentStep {
    TTMLContentStep(elements: elements, isSingle: false)
  }

  static func many(_ kinds: TTMLElementKind...) -> TTMLContentStep {
    many(kinds.reduce(into: []) { $0.formUnion($1.set) })
  }

  static func one(_ kind: TTMLElementKind) -> TTMLContentStep {
    TTMLContentStep(elements: kind.set, isSingle: true)
  }
}

/// What TTML says of an element (TTML2, 7 to 14 and Annex D; TTML1, 6 to 12).
struct TTMLElementRule: Sendable {
  let kind: TTMLElementKind
  let namespace: TTMLRuleNamespace
  let name: String
  let since: TTMLVersion
  let content: [TTMLContentStep]
  let hasText: Bool
  let attributes: TTMLAttributeGroups
  /// The attributes that must be there, by their usual names.
  let required: [String]
  /// The profiles among those that name what they permit in which the element may stand.
  let permitted: TTMLProfileSet

  init(
    _ kind: TTMLElementKind,
    _ namespace: TTMLRuleNamespace,
    _ name: String,
    since: TTMLVersion = .first,
    _ content: [TTMLContentStep] = [],
    text: Bool = false,
    _ attributes: TTMLAttributeGroups,
    required: [String] = [],
    in permitted: TTMLProfileSet = .closed
  ) {
    self.kind = kind
    self.namespace = namespace
    self.name = name
    self.since = since
    self.content = content
    hasText = text
    self.attributes = attributes
    self.required = required
    self.permitted = permitted
  }

  private static let inlineContent = [
    TTMLContentStep.many(.metadataClass), .many(.animationClass), .one(.region),
    .many(.span, .br, .audio, .image),
  ]

  /// The rules, ordered as the kinds are.
  static let all: [TTMLElementRule] = structure + styling + embedded + metadata + profiles + isd

  private static let structure: [TTMLElementRule] = [
    TTMLElementRule(
      .tt,
      .tt,
      "tt",
      [.one(.head), .one(.body)],
      [.core, .parameters, .rootExtent],
      required: ["xml:lang"]
    ),
    TTMLElementRule(
      .head,
      .tt,
      "head",
      [
        .many(.metadataClass), .many(.profile), .one(.resources), .one(.styling), .one(.layout),
        .one(.animation),
      ],
      .core
    ),
    TTMLElementRule(
      .body,
      .tt,
      "body",
      [.many(.metadataClass), .many(.animationClass), .many(.div, .audio, .image)],
      .content
    ),
    TTMLElementRule(
      .div,
      .tt,
      "div",
      [
        .many(.metadataClass), .many(.animationClass), .one(.region),
        .many(.div, .p, .audio, .image),
      ],
      .content
    ),
    TTMLElementRule(.p, .tt, "p", inlineContent, text: true, .content, in: [.text, .ebuTTD]),
    TTMLElementRule(
      .span,
      .tt,
      "span",
      [.many(.metadataClass), .many(.animationClass), .many(.span, .br, .audio, .image)],
      text: true,
      [.content, .link],
      in: [.text, .ebuTTD]
    ),
    TTMLElementRule(
      .br,
      .tt,
      "br",
      [.many(.metadataClass), .many(.animationClass)],
      [.core, .condition, .metadata, .styleReference, .styling],
      in: [.text, .ebuTTD]
    ),
  ]

  private static let styling: [TTMLElementRule] = [
    TTMLElementRule(
      .set,
      .tt,
      "set",
      [.many(.metadataClass)],
      [.core, .condition, .styling, .timing, .effect],
      in: .imsc
    ),
    TTMLElementRule(
      .animate,
      .tt,
      "animate",
      since: .second,
      [.many(.metadataClass)],
      [.core, .condition, .styling, .timing, .effect, .interpolation],
      in: []
    ),
    TTMLElementRule(
      .animation,
      .tt,
      "animation",
      since: .second,
      [.many(.metadataClass), .many(.animationClass)],
      .core,
      in: []
    ),
    TTMLElementRule(
      .styling,
      .tt,
      "styling",
      [.many(.metadataClass), .many(.initial), .many(.style)],
      .core
    ),
    TTMLElementRule(
      .style,
      .tt,
      "style",
      [.many(.metadataClass)],
      [.core, .condition, .styleReference, .styling]
    ),
    TTMLElementRule(
      .initial,
      .tt,
      "initial",
      since: .second,
      [.many(.metadataClass)],
      [.core, .condition, .styling],
      in: .text11
    ),
    TTMLElementRule(.layout, .tt, "layout", [.many(.metadataClass), .many(.region)], .core),
    TTMLElementRule(
      .region,
      .tt,
      "region",
      [.many(.metadataClass), .many(.animationClass), .many(.style)],
      [.core, .condition, .animation, .styleReference, .styling, .timing, .container]
    ),
  ]

  private static let embedded: [TTMLElementRule] = [
    TTMLElementRule(
      .resources,
      .tt,
      "resources",
      since: .second,
      [.many(.metadataClass), .many(.data, .audio, .image, .font)],
      .core,
      in: .text12
    ),
    TTMLElementRule(
      .audio,
      .tt,
      "audio",
      since: .second,
      [.many(.metadataClass), .many(.animationClass), .many(.source)],
      [
        .core, .condition, .animation, .data, .format, .metadata, .styleReference, .styling,
        .timing, .container, .clip,
      ],
      in: []
    ),
    TTMLElementRule(
      .image,
      .tt,
      "image",
      since: .second,
      [.many(.metadataClass), .many(.animationClass), .many(.source)],
      [
        .core, .condition, .animation, .data, .format, .metadata, .regionReference,
        .styleReference, .styling, .timing, .container, .link,
      ],
      in: .image11
    ),
    TTMLElementRule(
      .chunk,
      .tt,
      "chunk",
      since: .second,
      text: true,
      [.id, .encoding],
      in: []
    ),
    TTMLElementRule(
      .data,
      .tt,
      "data",
      since: .second,
      [.many(.metadataClass), .many(.chunk, .source)],
      text: true,
      [.id, .language, .space, .base, .condition, .data, .format, .encoding],
      in: .text12
    ),
    TTMLElementRule(
      .font,
      .tt,
      "font",
      since: .second,
      [.many(.metadataClass), .many(.source)],
      [.core, .condition, .metadata, .data, .format, .font],
      in: .text12
    ),
    TTMLElementRule(
      .source,
      .tt,
      "source",
      since: .second,
      [.many(.metadataClass), .one(.data)],
      [.core, .condition, .data, .format],
      in: .text12
    ),
  ]

  private static let metadata: [TTMLElementRule] = [
    TTMLElementRule(
      .metadata,
      .tt,
      "metadata",
      [.many(TTMLElementSet.metadataClass.union(TTMLElementSet(.data, .alternativeText)))],
      // Its attributes may be anybody's; those of TTM are not among them (TTML1, 12.1.1).
      [.core, .condition]
    ),
    TTMLElementRule(.title, .ttm, "title", text: true, [.core, .condition]),
    TTMLElementRule(.description, .ttm, "desc", text: true, [.core, .condition]),
    TTMLElementRule(.copyright, .ttm, "copyright", text: true, [.core, .condition]),
    TTMLElementRule(
      .agent,
      .ttm,
      "agent",
      [.many(.agentName), .one(.actor)],
      [.core, .condition, .agentType],
      required: ["type"]
    ),
    TTMLElementRule(
      .agentName,
      .ttm,
      "name",
      text: true,
      [.core, .condition, .nameType],
      required: ["type"]
    ),
    TTMLElementRule(
      .actor,
      .ttm,
      "actor",
      [],
      [.core, .condition, .actor],
      required: ["agent"]
    ),
    TTMLElementRule(
      .item,
      .ttm,
      "item",
      since: .second,
      [.many(.item)],
      text: true,
      [.core, .condition, .itemName],
      required: ["name"],
      in: .imsc11
    ),
    TTMLElementRule(.alternativeText, .ittm, "altText", text: true, .core),
  ]

  private static let profiles: [TTMLElementRule] = [
    TTMLElementRule(
      .profile,
      .ttp,
      "profile",
      [.many(.metadataClass), .many(.features, .profile), .many(.extensions)],
      [.id, .profile],
      in: .imsc
    ),
    TTMLElementRule(
      .features,
      .ttp,
      "features",
      [.many(.metadataClass), .many(.feature)],
      [.id, .featureBase],
      in: .imsc
    ),
    TTMLElementRule(.feature, .ttp, "feature", text: true, [.id, .feature], in: .imsc),
    TTMLElementRule(
      .extensions,
      .ttp,
      "extensions",
      [.many(.metadataClass), .many(.extensionItem)],
      [.id, .featureBase],
      in: .imsc
    ),
    TTMLElementRule(.extensionItem, .ttp, "extension", text: true, [.id, .feature], in: .imsc),
  ]

  private static let isd: [TTMLElementRule] = [
    TTMLElementRule(
      .isdSequence,
      .isd,
      "sequence",
      since: .second,
      [.many(.metadataClass), .one(.profile), .many(.isd)],
      [.id, .language, .base, .rootExtent, .parameters, .isdSize, .isdVersion],
      required: ["xml:lang"]
    ),
    TTMLElementRule(
      .isd,
      .isd,
      "isd",
      since: .second,
      [.many(.metadataClass), .one(.profile), .many(.isdStyle), .many(.isdRegion)],
      [.id, .language, .base, .rootExtent, .parameters, .isdVersion, .isdTimes]
    ),
    TTMLElementRule(
      .isdStyle,
      .isd,
      "css",
      since: .second,
      [.many(.metadataClass)],
      [.id, .language, .base, .styling],
      required: ["xml:id"]
    ),
    TTMLElementRule(
      .isdRegion,
      .isd,
      "region",
      since: .second,
      [.many(.metadataClass), .many(.animationClass), .one(.body)],
      [.id, .language, .base, .styleReference],
      required: ["xml:id"]
    ),
  ]
}
