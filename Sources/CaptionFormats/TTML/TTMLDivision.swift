import CaptionModel
import CaptionXML

/// What a division has of other vocabularies.
struct TTMLDivision: Sendable {
  var foreign = TTMLForeign()
  /// Whether a cue has taken it over.
  var isUsed = false
  /// What a cue keeps that has nothing else to keep, made once.
  var extras: Extras?
}

extension TTMLReader {
  /// Keeps what the body or a division has of other vocabularies, and its id.
  mutating func keepForeign(
    of node: Int,
    _ attributes: TTMLAttributes,
    in frame: inout TTMLFrame
  ) {
    var own = TTMLForeign()
    if attributes.hasForeign { own.attributes = foreignAttributes(of: node) }
    own.id = attributes.id.map { tree.string($0) }
    if let color = styles.background(of: attributes.set) {
      own.attributes.append(.background(color))
    }
    if element(node) == .div {
      openDivision(own, in: &frame)
    } else if element(0) == .tt {
      extra.body.add(own)
    }
  }

  /// Keeps metadata that stand in the body or in a division.
  mutating func keepMetadata(_ node: Int, in parent: Int, _ frame: inout TTMLFrame) {
    guard element(0) == .tt else { return }
    var own = TTMLForeign()
    addMetadata(node, to: &own)
    guard own.hasMetadata else { return }
    guard element(parent) == .div else {
      extra.body.elements += own.elements
      extra.body.metadataAttributes += own.metadataAttributes
      return
    }
    let number = Int(frame.division)
    if number == 0 || divisions[number].isUsed {
      openDivision(own, in: &frame)
    } else {
      divisions[number].foreign.elements += own.elements
      divisions[number].foreign.metadataAttributes += own.metadataAttributes
    }
  }

  /// Begins a division inside another one.
  ///
  /// Divisions are written one after the other, so that what the outer one has only once goes to the
  /// first of those inside.
  private mutating func openDivision(_ own: TTMLForeign, in frame: inout TTMLFrame) {
    let outer = Int(frame.division)
    var foreign = divisions[outer].foreign
    if divisions[outer].isUsed {
      foreign.elements = []
      foreign.metadataAttributes = []
      foreign.id = nil
    } else if foreign.id != nil, own.id != nil {
      extra.lose(
        "identifier",
        "xml:id of a div that holds a div",
        "divisions are written one after the other"
      )
    }
    if let hidden = foreign.attributes.first(where: \.isStyle),
      own.attributes.contains(where: \.isStyle)
    {
      extra.lose(
        "style",
        "\(hidden.phrase) of a div that holds a div",
        "divisions are written one after the other"
      )
    }
    divisions[outer].foreign.elements = []
    divisions[outer].foreign.metadataAttributes = []
    divisions[outer].foreign.id = nil
    divisions[outer].extras = nil
    divisions[outer].isUsed = true
    foreign.add(own)
    frame.division = Int32(truncatingIfNeeded: divisions.count)
    divisions.append(TTMLDivision(foreign: foreign))
  }

  /// Adds what the paragraph's division has to what a cue keeps.
  mutating func addDivision(to extras: inout Extras) {
    let number = Int(paragraph.division)
    divisions[number].isUsed = true
    let foreign = divisions[number].foreign
    guard !foreign.isEmpty else { return }
    if extras.isEmpty, let known = divisions[number].extras {
      extras = known
      return
    }
    let isAlone = extras.isEmpty
    var own = extras[TTMLCue.self] ?? TTMLCue()
    own.division = foreign
    extras[TTMLCue.self] = own
    if isAlone { divisions[number].extras = extras }
  }

  /// Counts what there is no place for in any document that is written.
  mutating func noteUnkept() {
    for division in divisions where !division.isUsed && !division.foreign.isEmpty {
      if division.foreign.id != nil {
        extra.lose("identifier", "xml:id of a div without text", "there is no cue in it")
      }
      if let phrase = division.foreign.phrase {
        extra.lose("foreign", "\(phrase) of a div without text", "there is no cue in it")
      }
    }
    for entry in styles.misplaced {
      let name = TTMLProperty.all[entry.property].name
      if entry.property == TTMLProperty.textAlign {
        extra.lose("style", "\(name) \(entry.value)", "text is aligned to the start instead")
      } else {
        extra.lose("style", "\(name) \(entry.value) of content", "only regions are written with it")
      }
    }
    if !styleNames.isEmpty {
      let names = styleNames.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
      let more = styleNames.count > 8 ? " and \(styleNames.count - 8) more" : ""
      extra.lose(
        "style-name",
        "\(styleNames.count == 1 ? "name of style" : "names of styles") \(names)\(more)",
        "texts are written with the look that styles give them"
      )
    }
    if tree.comments > 0 {
      extra.lose("comment", "comment", "captions have no place for it", count: tree.comments)
    }
  }
}
