import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Looks up what attributes refer to, once all ids are known.
  mutating func resolveReferences() {
    // A value that was found right needs no second look; the kinds have a cache of their own.
    var known = TTMLValueCache(count: 6)
    for reference in references {
      let number = slot(reference.kind)
      if known.contains(reference.value, of: number, in: tree) { continue }
      if resolve(reference) { known.note(reference.value, of: number) }
    }
    findStyleLoops()
    resolveProfiles()
  }

  /// Looks up the profiles of the document's own that the root names by fragments, which may be none
  /// inside another profile (TTML2, 8.3.14).
  private mutating func resolveProfiles() {
    for name in ["ttp:contentProfiles", "ttp:processorProfiles"] {
      guard let range = value(name, 0) else { continue }
      for designator in TTMLGrammar.designators(tree.string(range)) ?? []
      where designator.hasPrefix("#") {
        let id = Array(designator.utf8.dropFirst())
        let entry = ids.entry(id, 0..<id.count, in: tree)
        if let entry, entry.kind == .profile, entry.parent == .head { continue }
        report(
          TTMLConformanceDiagnostics.badReference,
          entry?.kind == .profile
            ? "\(name) \"\(designator)\" refers to a profile inside another"
            : "no profile has the id that \"\(designator)\" refers to",
          at: range,
          of: 0
        )
      }
    }
  }

  private func slot(_ kind: Reference.Kind) -> Int {
    switch kind {
    case .style: 0
    case .region: 1
    case .animation: 2
    case .agent: 3
    case .actor: 4
    case .source: 5
    }
  }

  /// Gives whether all that is referred to is there and of the right kind.
  private mutating func resolve(_ reference: Reference) -> Bool {
    if reference.kind == .source { return resolveSource(reference) }
    let words = TTMLReferences(reference.value, in: tree)
    if words.words.isEmpty || (isSingle(reference.kind) && words.words.count > 1) {
      let many = words.words.isEmpty ? "names no element" : "names more than one element"
      report(
        TTMLConformanceDiagnostics.badReference,
        "\(attributeName(reference.kind)) \"\(shortened(reference.value))\" \(many)",
        at: reference.value,
        of: reference.node
      )
      return false
    }
    var isRight = true
    for word in words.words {
      let place = word.lowerBound + words.shift..<word.upperBound + words.shift
      guard let entry = ids.entry(words.array, word, in: tree) else {
        report(
          missing(reference.kind),
          "no \(noun(reference.kind)) has the id \"\(words.string(word))\"",
          at: place,
          of: reference.node
        )
        isRight = false
        continue
      }
      guard let why = objection(to: entry, reference.kind) else { continue }
      report(
        TTMLConformanceDiagnostics.badReference,
        "\(attributeName(reference.kind)) \"\(words.string(word))\" refers to \(why)",
        at: place,
        of: reference.node
      )
      isRight = false
    }
    return isRight
  }

  private func isSingle(_ kind: Reference.Kind) -> Bool { kind == .region || kind == .actor }

  private func attributeName(_ kind: Reference.Kind) -> String {
    switch kind {
    case .style: "style"
    case .region: "region"
    case .animation: "animate"
    case .agent: "ttm:agent"
    case .actor: "agent"
    case .source: "src"
    }
  }

  private func noun(_ kind: Reference.Kind) -> String {
    switch kind {
    case .style: "style"
    case .region: "region"
    case .animation: "animation"
    case .agent, .actor: "agent"
    case .source: "resource"
    }
  }

  private func missing(_ kind: Reference.Kind) -> DiagnosticInfo {
    switch kind {
    case .style: TTMLDiagnostics.unknownStyle
    case .region: TTMLDiagnostics.unknownRegion
    case .agent, .actor: TTMLDiagnostics.unknownAgent
    case .animation, .source: TTMLConformanceDiagnostics.badReference
    }
  }

  /// What is wrong with an element that is referred to; nil where nothing is.
  private func objection(to entry: TTMLIDTable.Entry, _ kind: Reference.Kind) -> String? {
    let name = elementName(entry.node)
    switch kind {
    case .style:
      // In an ISD the styles of regions are in isd:css elements.
      if entry.kind == .isdStyle { return nil }
      guard entry.kind == .style else { return "\"\(name)\", which is no style" }
      return entry.parent == .styling ? nil : "a style outside of styling"
    case .region:
      if entry.kind == .isdRegion { return nil }
      guard entry.kind == .region else { return "\"\(name)\", which is no region" }
      return entry.parent == .layout ? nil : "a region outside of layout"
    case .animation:
      guard [.set, .animate].contains(entry.kind) else {
        return "\"\(name)\", which is no animation"
      }
      return entry.parent == .animation ? nil : "an animation outside of \"animation\""
    case .agent, .actor:
      guard entry.kind == .agent else { return "\"\(name)\", which is no agent" }
      // Agents count in the head's metadata (TTML2, 14.1.3).
      if entry.parent == .head || (entry.parent == .metadata && entry.grandparent == .head) {
        return nil
      }
      return "an agent outside of the head's metadata"
    case .source: return nil
    }
  }

  /// A resource inside the document, by its fragment.
  private mutating func resolveSource(_ reference: Reference) -> Bool {
    let place = tree.bytes(reference.value)
    guard place.range.count > 1, place.array[place.range.lowerBound] == 0x23 else { return true }
    guard ids.entry(place.array, place.range.dropFirst(1), in: tree) == nil else { return true }
    report(
      TTMLConformanceDiagnostics.badReference,
      "nothing has the id that \"\(shortened(reference.value))\" refers to",
      at: reference.value,
      of: reference.node
    )
    return false
  }

  /// Reports styles that refer to themselves (TTML2, 10.4.1.3).
  private mutating func findStyleLoops() {
    var targets: [Int: [Int]] = [:]
    var places: [Int: Range<Int>] = [:]
    for reference in references where reference.kind == .style && reference.from == .style {
      let words = TTMLReferences(reference.value, in: tree)
      targets[reference.node] = words.words.compactMap {
        ids.entry(words.array, $0, in: tree)?.node
      }
      places[reference.node] = reference.value
    }
    // 1 is under way, 2 is done; the stack holds what is under way and the next target of each.
    var states: [Int: Int] = [:]
    for start in targets.keys.sorted() where states[start] == nil {
      var stack = [(node: start, next: 0)]
      states[start] = 1
      while let (node, next) = stack.last {
        let list = targets[node] ?? []
        guard next < list.count else {
          states[node] = 2
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = list[next]
        if states[target] == 1, let place = places[node] {
          report(
            TTMLConformanceDiagnostics.styleLoop,
            "style \"\(shortened(place))\" leads back to itself",
            at: place,
            of: node
          )
        } else if states[target] == nil {
          states[target] = 1
          stack.append((target, 0))
        }
      }
    }
  }
}

extension Range<Int> {
  /// The range without its first elements.
  fileprivate func dropFirst(_ count: Int) -> Range<Int> {
    Swift.min(lowerBound + count, upperBound)..<upperBound
  }
}
