public import CaptionModel

extension TTMLDocument {
  /// Makes one record of two: what styles one part's text goes to its cues, lengths are counted in the
  /// cells and pixels of the whole, speakers and regions are put together.
  public static func join(
    _ part: inout CaptionDocument,
    to whole: inout CaptionDocument,
    renamedRegions: [String: String]
  ) -> [Loss] {
    var other = part.extras[TTMLDocument.self] ?? TTMLDocument()
    guard !whole.cues.isEmpty || whole.extras[TTMLDocument.self] != nil else {
      whole.extras[TTMLDocument.self] = other
      return []
    }
    let isThere = whole.extras[TTMLDocument.self] != nil
    var known = whole.extras[TTMLDocument.self] ?? TTMLDocument()
    if part.cues.isEmpty {
      // Styles of no text are not missed.
      other.style = known.style
    } else {
      known.fitLengths(of: &part, &other)
      settleStyle(of: &part, other, whole: &whole, &known)
    }
    // What the parts say alike is no loss; the rest is what is left here.
    var rest = TTMLDocument()
    known.takeAgents(of: other, &rest)
    known.takeRegions(of: other, renamedRegions, &rest)
    rest.description = known.settle(\.description, other)
    rest.copyright = known.settle(\.copyright, other)
    rest.programmeStart = known.settle(\.programmeStart, other)
    for path in [\TTMLDocument.foreign, \.styling, \.layout, \.body]
    where !other[keyPath: path].isEmpty && other[keyPath: path] != known[keyPath: path] {
      rest[keyPath: path] = other[keyPath: path]
    }
    for unkept in other.unkept {
      known.lose(unkept.feature, unkept.what, unkept.reason, count: unkept.count)
    }
    if isThere || known != TTMLDocument() { whole.extras[TTMLDocument.self] = known }
    return rest.lossDescription.map { [.ofPart("document-detail", $0)] } ?? []
  }

  /// What another part says that differs, or nil.
  private func settle(_ path: KeyPath<TTMLDocument, String?>, _ other: TTMLDocument) -> String? {
    other[keyPath: path] == self[keyPath: path] ? nil : other[keyPath: path]
  }

  // MARK: Styles

  /// Leaves with the whole what both parts say of all text, and gives the rest to the cues.
  private static func settleStyle(
    of part: inout CaptionDocument,
    _ other: TTMLDocument,
    whole: inout CaptionDocument,
    _ known: inout TTMLDocument
  ) {
    guard known.style != other.style else { return }
    let shared = known.style.properties.filter { other.style.properties.contains($0) }
    whole.giveCues(known.style.properties.filter { !shared.contains($0) })
    part.giveCues(other.style.properties.filter { !shared.contains($0) })
    known.style = TextStyle()
    for property in shared { known.style.set(property) }
  }

  /// Counts lengths of a part in the cells and pixels of the whole.
  private mutating func fitLengths(of part: inout CaptionDocument, _ other: inout TTMLDocument) {
    let initial = TTMLGrid(columns: 32, rows: 15)
    let cells = TTMLScale(from: other.cellResolution ?? initial, to: cellResolution ?? initial)
    // Where nothing says how large the picture is, pixels mean nothing yet.
    if pixels == nil { pixels = other.pixels }
    let pixels = TTMLScale(from: other.pixels ?? pixels ?? initial, to: pixels ?? initial)
    guard !cells.isOne || !pixels.isOne else { return }
    func fit(_ style: TextStyle) -> TextStyle {
      var result = style
      for property in style.properties {
        result.set(property.changingLengths(cells, pixels))
      }
      return result
    }
    other.style = fit(other.style)
    for index in part.regions.indices { part.regions[index].style = fit(part.regions[index].style) }
    for index in part.cues.indices {
      if let cue = part.cues[index].extras[TTMLCue.self], !cue.style.isEmpty {
        var cue = cue
        cue.style = fit(cue.style)
        part.cues[index].extras[TTMLCue.self] = cue
      }
      part.cues[index].text.changeStyles(fit)
    }
  }

  // MARK: Speakers and regions

  private mutating func takeAgents(of other: TTMLDocument, _ rest: inout TTMLDocument) {
    guard agents != other.agents else { return }
    var ids: [String: String] = [:]
    var taken = Set(agents.map(\.id))
    var new: [TTMLAgent] = []
    for agent in other.agents {
      // Speakers are known by their names; an id is good for one document.
      if let same = agents.first(where: { $0.knownName == agent.knownName }) {
        ids[agent.id] = same.id
        var alike = agent
        alike.id = same.id
        alike.actor = same.actor
        if alike != same { rest.agents.append(agent) }
        continue
      }
      var copy = agent
      var number = 2
      while !taken.insert(copy.id).inserted {
        copy.id = "\(agent.id)-\(number)"
        number += 1
      }
      ids[agent.id] = copy.id
      new.append(copy)
    }
    for var agent in new {
      agent.actor = agent.actor.flatMap { ids[$0] }
      agents.append(agent)
    }
  }

  private mutating func takeRegions(
    of other: TTMLDocument,
    _ names: [String: String],
    _ rest: inout TTMLDocument
  ) {
    for (id, foreign) in other.regions {
      let name = names[id] ?? id
      if let known = regions[name] {
        if known != foreign { rest.regions[id] = foreign }
      } else {
        regions[name] = foreign
      }
    }
  }
}

/// What one grid's lengths are multiplied with to be another's.
struct TTMLScale {
  let across: Double
  let down: Double

  init(from source: TTMLGrid, to target: TTMLGrid) {
    across = source.columns > 0 ? target.columns / source.columns : 1
    down = source.rows > 0 ? target.rows / source.rows : 1
  }

  var isOne: Bool { across == 1 && down == 1 }
}

extension StyleProperty {
  /// The property with its lengths in cells and pixels multiplied.
  fileprivate func changingLengths(_ cells: TTMLScale, _ pixels: TTMLScale) -> StyleProperty {
    func change(_ value: String) -> String {
      let words = value.split(separator: " ")
      let isWide = name == "linePadding"
      return words.enumerated().map { index, word -> String in
        for (unit, scale) in [("px", pixels), ("c", cells)] where word.hasSuffix(unit) {
          guard let number = Double(word.dropLast(unit.utf8.count)) else { continue }
          // Of two font sizes the first one is the width (TTML2, 10.2.17).
          let isAcross = isWide || name == "fontSize" && words.count == 2 && index == 0
          let length = number * (isAcross ? scale.across : scale.down)
          return "\((length * 10_000).rounded() / 10_000)".trimmingZeroFraction + unit
        }
        return String(word)
      }
      .joined(separator: " ")
    }
    switch self {
    case .color, .backgroundColor, .textDecoration, .fontFamily: return self
    case .fontSize(let value): return .fontSize(change(value))
    case .other(let name, let value): return .other(name: name, value: change(value))
    }
  }
}

extension String {
  fileprivate var trimmingZeroFraction: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}

extension CaptionText {
  /// Changes the styles of spans.
  fileprivate mutating func changeStyles(_ change: (TextStyle) -> TextStyle) {
    guard spans.contains(where: { if case .style = $0.kind { true } else { false } }) else {
      return
    }
    var spans = spans
    for index in spans.indices {
      if case .style(let style) = spans[index].kind { spans[index].kind = .style(change(style)) }
    }
    self = CaptionText(uncheckedUTF8: utf8, spans: spans)
  }
}

extension CaptionDocument {
  /// Gives each cue the properties that it does not have yet.
  fileprivate mutating func giveCues(_ properties: [StyleProperty]) {
    guard !properties.isEmpty else { return }
    for index in cues.indices {
      var cue = cues[index].extras[TTMLCue.self] ?? TTMLCue()
      let own = cue.style
      for property in properties where !own.properties.contains(where: { $0.name == property.name })
      {
        cue.style.set(property)
      }
      cues[index].extras[TTMLCue.self] = cue
    }
  }
}
