import CaptionXML

/// What a document's names mean to the check, looked up once for each name.
struct TTMLNameRules: Sendable {
  /// What an element's name is.
  enum Element: Sendable {
    case known(TTMLElementKind)
    /// In a namespace of TTML, but nothing that TTML has.
    case unknown
    case foreign
  }

  /// What an attribute's name is.
  enum Attribute: Sendable {
    /// The numbers of the rules that the name has, on elements of different kinds.
    case known([Int])
    case unknown
    case foreign
  }

  let elements: [Element]
  let attributes: [Attribute]

  init(_ names: [XMLName]) {
    elements = names.map { Self.element($0) }
    attributes = names.map { Self.attribute($0) }
  }

  private struct Key: Hashable {
    var namespace: TTMLRuleNamespace
    var local: String
  }

  private static let elementKinds: [Key: TTMLElementKind] = Dictionary(
    TTMLElementRule.all.map { (Key(namespace: $0.namespace, local: $0.name), $0.kind) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let attributeRules: [Key: [Int]] = Dictionary(
    grouping: TTMLAttributeRule.all.indices,
    by: { index in
      let rule = TTMLAttributeRule.all[index]
      return Key(namespace: rule.namespace, local: rule.local)
    }
  )

  private static func namespace(_ name: XMLName) -> TTMLRuleNamespace {
    name.unboundPrefix.isEmpty
      ? TTMLRuleNamespace(name.namespace) : TTMLRuleNamespace(prefix: name.unboundPrefix)
  }

  /// What an element's name is.
  static func element(_ name: XMLName) -> Element {
    var namespace = namespace(name)
    // A document without a namespace is read as if it had TTML's, and reported for it.
    if namespace == .none { namespace = .tt }
    if let kind = elementKinds[Key(namespace: namespace, local: name.local)] { return .known(kind) }
    return namespace.isClosed ? .unknown : .foreign
  }

  /// What an attribute's name is.
  static func attribute(_ name: XMLName) -> Attribute {
    let namespace = namespace(name)
    if let rules = attributeRules[Key(namespace: namespace, local: name.local)] {
      return .known(rules)
    }
    return namespace.isClosed ? .unknown : .foreign
  }
}

/// Values that were found right, so that those that come again cost a comparison.
struct TTMLValueCache: Sendable {
  private static let ways = 4
  private var ranges: [Range<Int>]
  private var turns: [UInt8]

  init(count: Int) {
    ranges = [Range<Int>](repeating: -1 ..< -1, count: count * Self.ways)
    turns = [UInt8](repeating: 0, count: count)
  }

  /// Whether the value is one that was noted under a number.
  func contains(_ value: Range<Int>, of number: Int, in tree: XMLTree) -> Bool {
    for way in 0..<Self.ways {
      let known = ranges[number * Self.ways + way]
      guard known.lowerBound >= 0, known.count == value.count else { continue }
      if tree.slice(known).elementsEqual(tree.slice(value)) { return true }
    }
    return false
  }

  /// Notes a value.
  mutating func note(_ value: Range<Int>, of number: Int) {
    let way = Int(turns[number]) % Self.ways
    ranges[number * Self.ways + way] = value
    turns[number] &+= 1
  }
}
