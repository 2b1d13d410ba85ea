/// What the walk needs of an attribute's rule at every element, without the rule's texts.
struct TTMLAttributeUsage: Sendable {
  /// The attributes that are more to the check than a value.
  enum Role: Sendable {
    case plain
    case begin, end, duration, clip, timeContainer
    case id, region, style, animate, agent, actor, source, link
    case display, origin, position, regionStyle, ebuStyle, backgroundImage
    case version, ruby, outline
  }

  let role: Role
  let groups: TTMLAttributeGroups
  let since: TTMLVersion
  let permitted: TTMLProfileSet
  /// Whether the value has a syntax that the rule knows.
  let hasGrammar: Bool

  init(_ rule: TTMLAttributeRule) {
    groups = rule.groups
    since = rule.since
    permitted = rule.permitted
    role = rule.groups == .font ? .plain : Self.roles[rule.name] ?? .plain
    hasGrammar = rule.grammar.expected != TTMLGrammar.any.expected
  }

  private static let roles: [String: Role] = [
    "begin": .begin, "end": .end, "dur": .duration, "clipBegin": .clip, "clipEnd": .clip,
    "timeContainer": .timeContainer, "xml:id": .id, "region": .region, "style": .style,
    "animate": .animate, "ttm:agent": .agent, "agent": .actor, "src": .source,
    "tts:backgroundImage": .source, "xlink:href": .link, "tts:display": .display,
    "tts:origin": .origin, "tts:position": .position, "tts:displayAlign": .regionStyle,
    "tts:padding": .regionStyle, "ebutts:linePadding": .ebuStyle,
    "ebutts:multiRowAlign": .ebuStyle, "smpte:backgroundImage": .backgroundImage,
    "version": .version, "tts:ruby": .ruby, "tts:textOutline": .outline,
  ]
}
