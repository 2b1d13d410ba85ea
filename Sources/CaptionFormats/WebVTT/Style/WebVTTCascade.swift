import CaptionModel

/// What the style sheets of a file say of each kind of node (CSS Cascading 4, 6).
///
/// Nodes with the same name, classes, voice and language get the same, so it is worked out once
/// for them. Selectors are found by what they demand of a node, and of one demand only so many are
/// looked at that a sheet made to be slow is not.
struct WebVTTCascade {
  /// What all rules together declare for a node.
  struct Declared {
    var color: WebVTTStyleProperty.Value<WebVTTStyleProperty.ColorValue>?
    var background: WebVTTStyleProperty.Value<WebVTTStyleProperty.ColorValue>?
    var italic: WebVTTStyleProperty.Value<Bool>?
    var bold: WebVTTStyleProperty.Value<Bool>?
    var decoration: WebVTTStyleProperty.Value<WebVTTStyleProperty.Decoration>?
    var fontSize: WebVTTStyleProperty.Value<String>?
    var fontFamily: WebVTTStyleProperty.Value<String>?
    var rubyPosition: WebVTTStyleProperty.Value<String>?
    /// The node's classes that some rule asked for, so that they have done their work.
    var usedClasses: [String] = []

    mutating func set(_ property: WebVTTStyleProperty) {
      switch property {
      case .color(let value): color = value
      case .background(let value): background = value
      case .italic(let value): italic = value
      case .bold(let value): bold = value
      case .decoration(let value): decoration = value
      case .fontSize(let value): fontSize = value
      case .fontFamily(let value): fontFamily = value
      case .rubyPosition(let value): rubyPosition = value
      case .unsupported: break
      }
    }
  }

  /// Selectors of one demand that are looked at; no sheet written for viewers has as many.
  static let maxSelectors = 250

  private struct Entry {
    var compound: WebVTTSelector.Compound
    var specificity: Int
    var rule: Int
    var text: String
  }

  private let rules: [WebVTTStyleSheet.Rule]
  private var byID: [String: [Entry]] = [:]
  private var byClass: [String: [Entry]] = [:]
  private var byElement: [WebVTTSelector.Element: [Entry]] = [:]
  private var ofRoot: [Entry] = []
  private var others: [Entry] = []
  private var ofRegions: [(id: String?, specificity: Int, rule: Int, text: String)] = []
  private var cache: [WebVTTStyleNode: Declared] = [:]
  private var reported: Set<String> = []

  /// What could not be worked out and applies to something, in the order of finding.
  private(set) var losses: [Loss] = []
  /// Whether there is a rule for regions.
  var hasRegionRules: Bool { !ofRegions.isEmpty }

  init(_ sheets: [WebVTTStyleSheet]) {
    rules = sheets.flatMap(\.rules)
    for name in sheets.flatMap(\.atRules) {
      lose("at-rule \"\(name)\" of a style sheet", "what it says of cues is not worked out")
    }
    for (index, rule) in rules.enumerated() {
      for selector in rule.selectors { add(selector, rule: index) }
    }
  }

  private mutating func lose(_ what: String, _ reason: String) {
    guard reported.count < 1000, reported.insert(what).inserted else { return }
    losses.append(Loss(feature: "style-sheet", what: what, reason: reason))
  }

  private mutating func add(_ selector: WebVTTSelector, rule: Int) {
    switch selector.target {
    case .nothing: break
    case .unsupported:
      lose(
        "rule for \"\(selector.text)\" of a style sheet",
        "what the selector picks is not worked out"
      )
    case .region(let id):
      guard ofRegions.count < Self.maxSelectors else { return loseMany(selector) }
      ofRegions.append((id, selector.specificity, rule, selector.text))
    case .cue(let compound):
      let entry = Entry(
        compound: compound,
        specificity: selector.specificity,
        rule: rule,
        text: selector.text
      )
      let isAdded: Bool
      if let id = compound.ids.first {
        isAdded = append(entry, to: &byID[id, default: []])
      } else if compound.isRoot {
        isAdded = append(entry, to: &ofRoot)
      } else if let name = compound.classes.first {
        isAdded = append(entry, to: &byClass[name, default: []])
      } else if let element = compound.element {
        isAdded = append(entry, to: &byElement[element, default: []])
      } else {
        isAdded = append(entry, to: &others)
      }
      if !isAdded { loseMany(selector) }
    }
  }

  private func append(_ entry: Entry, to list: inout [Entry]) -> Bool {
    guard list.count < Self.maxSelectors else { return false }
    list.append(entry)
    return true
  }

  private mutating func loseMany(_ selector: WebVTTSelector) {
    lose(
      "rule for \"\(selector.text)\" of a style sheet",
      "more than \(Self.maxSelectors) rules are for the same"
    )
  }

  /// Whether a rule is for the cue with an identifier.
  func hasRule(forID id: String) -> Bool { byID[id] != nil }

  /// What is declared for a node.
  mutating func declared(for node: WebVTTStyleNode) -> Declared {
    if let known = cache[node] { return known }
    var matching: [(specificity: Int, rule: Int, text: String)] = []
    var usedClasses: [String] = []
    func take(_ entries: [Entry]) {
      for entry in entries where entry.compound.matches(node) {
        matching.append((entry.specificity, entry.rule, entry.text))
        usedClasses += entry.compound.classes
      }
    }
    take(others)
    if let element = node.element {
      take(byElement[element] ?? [])
    } else {
      take(ofRoot)
      if let id = node.id { take(byID[id] ?? []) }
    }
    for name in node.classes { take(byClass[name] ?? []) }
    var declared = apply(matching)
    declared.usedClasses = usedClasses
    cache[node] = declared
    return declared
  }

  /// What is declared for a region.
  mutating func declared(forRegion id: String) -> Declared {
    apply(
      ofRegions.filter { $0.id == nil || $0.id == id }.map { ($0.specificity, $0.rule, $0.text) }
    )
  }

  /// Applies rules in the order in which one beats the other: important ones last.
  private mutating func apply(
    _ matching: [(specificity: Int, rule: Int, text: String)]
  ) -> Declared {
    var declared = Declared()
    guard !matching.isEmpty else { return declared }
    let ordered = matching.sorted { ($0.specificity, $0.rule) < ($1.specificity, $1.rule) }
    for isImportant in [false, true] {
      for match in ordered {
        for declaration in rules[match.rule].declarations
        where declaration.isImportant == isImportant {
          for property in declaration.properties {
            if case .unsupported = property {
              lose(
                "\(declaration.name) of \"\(match.text)\"",
                "the property or its value is not worked out"
              )
            }
            declared.set(property)
          }
        }
      }
    }
    return declared
  }
}
