import CaptionModel

/// What a selector of a STYLE block picks (8.2.1 "The ::cue pseudo-element").
struct WebVTTSelector {
  /// What is picked.
  enum Target {
    /// Nodes of cues.
    case cue(Compound)
    /// Regions with an id, or all.
    case region(String?)
    /// Something that only the moment of playing or a whole selector engine can tell.
    case unsupported
    /// Nothing that a cue has, for a reason.
    case nothing(String)
  }

  /// Conditions on one node, all of which have to hold.
  struct Compound {
    var element: Element?
    var ids: [String] = []
    var classes: [String] = []
    var attributes: [Attribute] = []
    var isRoot = false
    /// The ranges of each `:lang()`.
    var languages: [[String]] = []
  }

  /// The name of a node.
  enum Element: UInt8, CaseIterable {
    case c, i, b, u, ruby, rt, v, lang

    init?(name: String) {
      guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = found
    }
  }

  /// A condition on the attribute `voice` or `lang`.
  struct Attribute {
    enum Test {
      case exists, equals, word, dash, prefix, suffix, substring
    }

    var name: String
    var test: Test
    var value: String
    var ignoresCase: Bool
  }

  var target: Target
  /// Ids, classes and names, as one number that orders as the three do.
  var specificity: Int
  /// The selector as it is written.
  var text: String
  /// Where it stands.
  var range: Range<Int>
}

extension WebVTTSelector {
  /// Whether it picks nothing but voice spans.
  var picksVoices: Bool {
    guard case .cue(let compound) = target else { return false }
    return compound.element == .v || compound.attributes.contains { $0.name == "voice" }
  }
}

/// A node of a cue, as selectors see it.
struct WebVTTStyleNode: Hashable {
  /// The name; nil for the list of nodes, the root.
  var element: WebVTTSelector.Element?
  /// The cue's identifier, on the root only.
  var id: String?
  var classes: [String] = []
  /// The name of a voice.
  var voice: String?
  /// The applicable language, empty where it is not known.
  var language = ""
}

extension WebVTTSelector.Compound {
  /// Whether all conditions hold.
  func matches(_ node: WebVTTStyleNode) -> Bool {
    if let element, node.element != element { return false }
    if isRoot, node.element != nil { return false }
    for id in ids where node.id != id { return false }
    for name in classes where !node.classes.contains(name) { return false }
    for attribute in attributes where !attribute.matches(node) { return false }
    for ranges in languages
    where !ranges.contains(where: { Self.covers($0, node.language) }) { return false }
    return true
  }

  /// Whether a language range covers a tag (RFC 4647, 3.3.1 "Basic Filtering").
  private static func covers(_ range: String, _ tag: String) -> Bool {
    guard !tag.isEmpty, !range.isEmpty else { return tag.isEmpty && range.isEmpty }
    if range == "*" { return true }
    let (range, tag) = (range.utf8.map(\.lowercasedASCII), tag.utf8.map(\.lowercasedASCII))
    return tag.starts(with: range) && (tag.count == range.count || tag[range.count] == 0x2D)
  }
}

extension WebVTTSelector.Attribute {
  fileprivate func matches(_ node: WebVTTStyleNode) -> Bool {
    let actual: String
    switch (name, node.element) {
    case ("voice", .v): actual = node.voice ?? ""
    case ("lang", .lang): actual = node.language
    case ("lang", nil) where !node.language.isEmpty: actual = node.language
    default: return false
    }
    let left = bytes(actual)
    let right = bytes(value)
    switch test {
    case .exists: return true
    case .equals: return left == right
    case .word:
      return !right.isEmpty && left.split(separator: 0x20).contains { $0.elementsEqual(right) }
    case .dash:
      return left.starts(with: right) && (left.count == right.count || left[right.count] == 0x2D)
    case .prefix: return !right.isEmpty && left.starts(with: right)
    case .suffix: return !right.isEmpty && left.suffix(right.count).elementsEqual(right)
    case .substring: return !right.isEmpty && left.holds(right)
    }
  }

  private func bytes(_ text: String) -> [UInt8] {
    ignoresCase ? text.utf8.map(\.lowercasedASCII) : Array(text.utf8)
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere in these.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...count - other.count).contains { self[$0...].starts(with: other) }
  }
}
