import CaptionModel
import CaptionXML

extension TTMLConformance {
  /// Checks the attributes of an element.
  mutating func checkAttributes(
    _ node: Int,
    _ kind: TTMLElementKind,
    _ rule: TTMLElementRule
  ) {
    let groups = rule.attributes
    var begin: Range<Int>?
    var end: Range<Int>?
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      switch names.attributes[Int(attribute.name)] {
      case .foreign:
        if !profiles.isDisjoint(with: .delivery) { checkForeign(attribute, node) }
        if profiles.contains(.ebuTTD) { checkForeignForEBU(attribute, node, kind) }
      case .unknown: checkUnknown(attribute, node, kind)
      case .known(let numbers):
        let number = numbers.first { number in
          !uses[number].groups.isDisjoint(with: groups)
        }
        guard let number else {
          reportMisplaced(attribute, numbers, node, kind)
          continue
        }
        if uses[number].role == .begin { begin = attribute.value }
        if uses[number].role == .end { end = attribute.value }
        check(attribute.value, number, node, kind)
      }
    }
    if let begin, let end { checkOrder(begin, end, node) }
  }

  private mutating func checkUnknown(
    _ attribute: XMLAttribute,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    let name = tree.names[Int(attribute.name)]
    let isOldID = hasPlainIDs && TTMLNames.isPlainID(name) && !hasAttribute("xml:id", node)
    if isOldID { addID(attribute.value, node, kind) }
    report(
      TTMLDiagnostics.unknownAttribute,
      "attribute \"\(name.local)\" of \"\(elementName(node))\" is "
        + (isOldID ? "read as xml:id" : "unknown"),
      at: attribute.value,
      of: node
    )
  }

  private mutating func reportMisplaced(
    _ attribute: XMLAttribute,
    _ numbers: [Int],
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    let rule = TTMLAttributeRule.all[numbers[0]]
    // Metadata may say of itself who speaks, for whoever reads it.
    if kind == .metadata, rule.namespace == .ttm {
      if profiles.contains(.ebuTTD) { checkRestrictions(attribute.value, numbers[0], node, kind) }
      return
    }
    report(
      TTMLConformanceDiagnostics.misplacedAttribute,
      "\"\(elementName(node))\" does not take \(rule.name)",
      at: attribute.value,
      of: node
    )
  }

  private mutating func check(
    _ value: Range<Int>,
    _ number: Int,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    let usage = uses[number]
    switch usage.role {
    case .begin, .end, .duration, .clip: checkTime(value, number, node, kind)
    case .id:
      checkID(value, node, kind)
      if profiles.contains(.ebuTTD) { checkRestrictions(value, number, node, kind) }
      return
    case .region: add(.region, value, node, kind)
    case .style: add(.style, value, node, kind)
    case .animate: add(.animation, value, node, kind)
    case .agent: add(.agent, value, node, kind)
    case .actor: add(.actor, value, node, kind)
    case .source: add(.source, value, node, kind)
    default: break
    }
    if usage.since > version {
      let rule = TTMLAttributeRule.all[number]
      report(
        TTMLConformanceDiagnostics.notInVersion,
        "\(rule.name) is an attribute of TTML2",
        at: value,
        of: node
      )
      return
    }
    if !profiles.isEmpty { checkRestrictions(value, number, node, kind) }
    switch usage.role {
    case .ebuStyle: facts.usesEBUStyles = true
    case .ruby: facts.usesRuby = true
    case .outline: facts.usesOutline = true
    default: break
    }
    checkUse(value, number, node, kind)
    if kind == .animate, usage.groups == .styling {
      checkAnimation(value, TTMLAttributeRule.all[number], node)
    } else if usage.hasGrammar, !cache.contains(value, of: number, in: tree) {
      if checkGrammar(value, TTMLAttributeRule.all[number], node) {
        cache.note(value, of: number)
      }
    }
  }

  private mutating func add(
    _ reference: Reference.Kind,
    _ value: Range<Int>,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    references.append(Reference(kind: reference, value: value, node: node, from: kind))
  }

  /// Checks the syntax of a value; gives whether nothing was wrong.
  private mutating func checkGrammar(
    _ range: Range<Int>,
    _ rule: TTMLAttributeRule,
    _ node: Int
  ) -> Bool {
    let value = TTMLValue(bytes: Array(tree.slice(range)), version: version)
    guard rule.grammar.accepts(value) else {
      report(
        TTMLConformanceDiagnostics.invalidValue,
        "\(rule.name) \"\(shortened(range))\" is not \(rule.grammar.expected)",
        at: range,
        of: node
      )
      return false
    }
    var isRight = true
    if rule.hasLengths { isRight = checkUnits(value, rule, range, node) }
    for narrowed in rule.narrowed {
      guard let profile = profiles.intersection(narrowed.profiles).first,
        !narrowed.grammar.accepts(value)
      else { continue }
      report(
        TTMLProfileDiagnostics.family(of: profile).prohibitedValue,
        "\(rule.name) \"\(shortened(range))\" is not \(narrowed.grammar.expected), as "
          + "\(profile.name) asks",
        at: range,
        of: node
      )
      // Where text stands is a rule of Netflix's style, to which there are exceptions.
      if profile == .netflix, rule.namespace == .tts { lowerToWarning() }
      isRight = false
    }
    return isRight
  }

  /// What depends on where an attribute stands, in any profile.
  private mutating func checkUse(
    _ value: Range<Int>,
    _ number: Int,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    switch uses[number].role {
    case .display:
      if [.body, .div, .p, .region].contains(kind),
        tree.slice(value).elementsEqual("inlineBlock".utf8)
      {
        report(
          TTMLConformanceDiagnostics.invalidValue,
          "tts:display \"inlineBlock\" is for spans only",
          at: value,
          of: node
        )
      }
    case .begin, .end, .duration, .timeContainer:
      if kind == .region, let parent = open.dropLast().last, parent.kind != .layout {
        let rule = TTMLAttributeRule.all[number]
        report(
          TTMLConformanceDiagnostics.misplacedAttribute,
          "a region in \"\(elementName(parent.node))\" does not take \(rule.name)",
          at: value,
          of: node
        )
      }
      if isDiscontinuous, uses[number].role == .duration {
        report(
          TTMLConformanceDiagnostics.durationNotAllowed,
          "dur \"\(shortened(value))\" stands in a document with discontinuous time marks",
          at: value,
          of: node
        )
      }
    case .link:
      if open.dropLast().contains(where: \.isLink) {
        report(
          TTMLConformanceDiagnostics.misplacedAttribute,
          "a link stands inside a link",
          at: value,
          of: node
        )
      }
      if !open.isEmpty { open[open.count - 1].isLink = true }
    case .version:
      if kind == .isd, open.count > 1 {
        report(
          TTMLConformanceDiagnostics.misplacedAttribute,
          "an isd:isd in a sequence does not take version",
          at: value,
          of: node
        )
      }
    default:
      guard kind == .set, uses[number].groups == .styling else { return }
      let rule = TTMLAttributeRule.all[number]
      if rule.animatability == .none {
        report(
          TTMLConformanceDiagnostics.notAnimatable,
          "\(rule.name) can't be changed by set",
          at: value,
          of: node
        )
      }
    }
  }

  /// Checks the list of values that an `animate` element gives for a style (TTML2, 13.1.2).
  private mutating func checkAnimation(
    _ range: Range<Int>,
    _ rule: TTMLAttributeRule,
    _ node: Int
  ) {
    let mode = value("calcMode", node).map { tree.string($0) } ?? "linear"
    if rule.animatability == .none || (rule.animatability == .discrete && mode != "discrete") {
      report(
        TTMLConformanceDiagnostics.notAnimatable,
        "\(rule.name) can't be animated with calcMode \"\(mode)\"",
        at: range,
        of: node
      )
    }
    for item in tree.slice(range).split(separator: 0x3B, omittingEmptySubsequences: false) {
      let text = String(decoding: item, as: UTF8.self).trimmedASCII
      let value = TTMLValue(bytes: Array(text.utf8), version: version)
      guard !rule.grammar.accepts(value) else { continue }
      report(
        TTMLConformanceDiagnostics.invalidValue,
        "\(rule.name) \"\(text)\" is not \(rule.grammar.expected)",
        at: range,
        of: node
      )
    }
  }

  // MARK: Ids and times

  private mutating func checkID(_ value: Range<Int>, _ node: Int, _ kind: TTMLElementKind) {
    if !TTMLGrammar.isName(tree.slice(value)) {
      report(
        TTMLConformanceDiagnostics.invalidValue,
        "xml:id \"\(shortened(value))\" is not a name",
        at: value,
        of: node
      )
      return
    }
    addID(value, node, kind)
  }

  private mutating func addID(_ value: Range<Int>, _ node: Int, _ kind: TTMLElementKind) {
    let around = open.dropLast()
    let entry = TTMLIDTable.Entry(
      value: value,
      kind: kind,
      parent: around.last?.kind,
      grandparent: around.dropLast().last?.kind,
      node: node
    )
    if !ids.add(entry, in: tree) {
      report(
        TTMLConformanceDiagnostics.duplicateID,
        "xml:id \"\(shortened(value))\" is taken already",
        at: value,
        of: node
      )
    }
  }

  private mutating func checkTime(
    _ value: Range<Int>,
    _ number: Int,
    _ node: Int,
    _ kind: TTMLElementKind
  ) {
    if kind == .isd, tree.slice(value).elementsEqual("indefinite".utf8) { return }
    let place = tree.bytes(value)
    let verdict = times.check(place.array, in: place.range)
    if facts.frames == nil, times.usesFrames { facts.frames = (value, node) }
    if facts.ticks == nil, times.usesTicks { facts.ticks = (value, node) }
    if profiles.contains(.itt), isDeliveryTime(value, number, kind) { return }
    let name = TTMLAttributeRule.all[number].name
    switch verdict {
    case .valid: if profiles.contains(.ebuTTD) { checkEBUTime(value, name, node) }
    case .wrong(let why):
      let message = "\(name) \"\(shortened(value))\" \(why)"
      report(TTMLDiagnostics.badTimestamp, message, at: value, of: node)
    case .dropped(let mode):
      let message = "\(name) \"\(shortened(value))\" counts a frame that \(mode) leaves out"
      report(TTMLConformanceDiagnostics.droppedFrame, message, at: value, of: node)
    }
  }

  /// Compares the begin and end of an element, which count from the same point.
  private mutating func checkOrder(_ begin: Range<Int>, _ end: Range<Int>, _ node: Int) {
    let first = tree.bytes(begin)
    let second = tree.bytes(end)
    // Times written alike compare as texts do.
    if first.range.count == second.range.count, first.range.count >= 8,
      first.array[first.range.lowerBound + 2] == 0x3A,
      second.array[second.range.lowerBound + 2] == 0x3A,
      first.array[first.range].lexicographicallyPrecedes(second.array[second.range])
    {
      return
    }
    guard let start = timing.time(first.array, in: first.range)?.time,
      let stop = timing.time(second.array, in: second.range)?.time, stop < start
    else { return }
    report(
      TTMLConformanceDiagnostics.reversedTime,
      "end \"\(shortened(end))\" lies before begin \"\(shortened(begin))\"",
      at: end,
      of: node
    )
  }
}
