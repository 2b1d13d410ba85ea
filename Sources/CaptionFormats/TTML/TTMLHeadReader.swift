import CaptionModel
import CaptionXML

// MARK: The root element

extension TTMLReader {
  /// Reads the root's parameters and language.
  mutating func readRoot() {
    var frames: Int?
    var multiplier: FrameRate?
    var subFrames: Int?
    var ticks: Int?
    // They say of the picture what the shared model does not know.
    var pictureParameters: [TTMLForeign.Attribute] = []
    for index in tree.attributeIndices(of: 0) {
      let attribute = tree.attributes[index]
      let range = attribute.value
      let value = tree.string(range).trimmedASCII
      switch names.attributes[Int(attribute.name)] {
      case .language: document.language = value.isEmpty ? nil : value
      case .parameter(let name):
        switch name {
        case .timeBase:
          switch value {
          case "smpte": parameters.timing.base = .smpte
          case "clock": parameters.timing.base = .clock
          case "media":
            parameters.timing.base = .media
            extra.saysTimeBase = true
          default: reportBadValue(value, "ttp:timeBase", range)
          }
        case .dropMode:
          switch value {
          case "dropNTSC": parameters.timing.dropMode = .ntsc
          case "dropPAL": parameters.timing.dropMode = .pal
          case "nonDrop": parameters.timing.dropMode = .none
          default: reportBadValue(value, "ttp:dropMode", range)
          }
        case .frameRate: frames = count(value, "ttp:frameRate", range)
        case .subFrameRate: subFrames = count(value, "ttp:subFrameRate", range)
        case .tickRate: ticks = count(value, "ttp:tickRate", range)
        case .frameRateMultiplier: multiplier = self.multiplier(value, range)
        case .cellResolution: readCells(value, range)
        case .profile, .contentProfiles: extra.profile = value
        case .activeArea, .aspectRatio, .displayAspectRatio:
          let name = tree.names[Int(tree.attributes[index].name)]
          pictureParameters.append(
            .init(namespace: name.namespace, name: name.local, value: value)
          )
        }
      case .property(TTMLProperty.extent): readPixels(value, range)
      case .begin, .end, .dur, .region, .timeContainer:
        if element(0) == .tt { reportIgnored(attribute, of: 0) }
      case .unknown: reportUnknown(attribute, of: 0)
      default: break
      }
    }
    declaredFrames = frames != nil
    extra.foreign.attributes = foreignAttributes(of: 0) + pictureParameters
    parameters.timing.set(
      frames: frames,
      multiplier: multiplier,
      subFrames: subFrames,
      ticks: ticks
    )
    presentation.picture = TTMLPicture(cells: parameters.cells, pixels: parameters.pixels)
    if parameters.timing != TTMLTiming() { extra.timing = parameters.timing }
    contexts[0].language = document.language
  }

  private mutating func reportBadValue(_ value: String, _ name: String, _ range: Range<Int>) {
    report(TTMLDiagnostics.badValue, "\"\(value)\" is no value of \(name)", at: range, of: 0)
  }

  /// A count that is at least one, and small enough that products of several stay in range.
  private mutating func count(_ text: String, _ name: String, _ range: Range<Int>) -> Int? {
    if let value = Int(text), (1...1_000_000_000).contains(value) { return value }
    reportBadValue(text, name, range)
    return nil
  }

  /// `1000 1001`, or `1000:1001` as in the drafts.
  private mutating func multiplier(_ text: String, _ range: Range<Int>) -> FrameRate? {
    let parts = text.split { $0 == " " || $0 == ":" }.map { Int($0) ?? 0 }
    if (1...2).contains(parts.count), parts.allSatisfy({ (1...1_000_000_000).contains($0) }) {
      return FrameRate(frames: parts[0], duration: parts.count == 2 ? parts[1] : 1)
    }
    reportBadValue(text, "ttp:frameRateMultiplier", range)
    return nil
  }

  private mutating func readCells(_ text: String, _ range: Range<Int>) {
    let parts = text.split(separator: " ").map { Int($0) ?? 0 }
    guard parts.count == 2, parts.allSatisfy({ (1...1_000_000).contains($0) }) else {
      reportBadValue(text, "ttp:cellResolution", range)
      return
    }
    parameters.cells = (Double(parts[0]), Double(parts[1]))
    if parts != [32, 15] {
      extra.cellResolution = TTMLGrid(columns: Double(parts[0]), rows: Double(parts[1]))
    }
  }

  private mutating func readPixels(_ text: String, _ range: Range<Int>) {
    let parts = text.split(separator: " ").compactMap { TTMLLength($0) }
    guard parts.count == 2, parts.allSatisfy({ $0.unit == .pixel && $0.value > 0 }) else { return }
    parameters.pixels = (parts[0].value, parts[1].value)
    extra.pixels = TTMLGrid(columns: parts[0].value, rows: parts[1].value)
  }

  /// Reports an attribute that has no effect where it stands.
  mutating func reportIgnored(_ attribute: XMLAttribute, of node: Int) {
    let name = tree.names[Int(attribute.name)].local
    let element = tree.names[Int(tree.nodes[node].name)].local
    report(
      TTMLDiagnostics.ignoredAttribute,
      "attribute \"\(name)\" has no effect on \"\(element)\"",
      at: attribute.value,
      of: node
    )
  }

  /// Reports an attribute that TTML does not have.
  mutating func reportUnknown(_ attribute: XMLAttribute, of node: Int) {
    let name = tree.names[Int(attribute.name)].local
    report(
      TTMLDiagnostics.unknownAttribute,
      "attribute \"\(name)\" is unknown",
      at: attribute.value,
      of: node
    )
  }
}

// MARK: The head

extension TTMLReader {
  /// Reads styles before regions, which refer to them, whatever their order.
  mutating func readHead(_ head: Int) {
    let children = children(of: head)
    var foreign = TTMLForeign()
    for child in children where element(child) == .styling { readStyling(child) }
    for child in children where element(child) == .animation { readAnimations(child) }
    for child in children {
      switch element(child) {
      case .layout: readLayout(child)
      case .metadata, .title, .description, .copyright, .agent:
        readMetadata(child)
        addMetadata(child, isHead: true, to: &foreign)
      case .item, .foreign: addMetadata(child, isHead: true, to: &foreign)
      case .media: reportMedia(child)
      case .unknown: reportUnknown(child)
      default: break
      }
    }
    extra.foreign.elements += foreign.elements
    extra.foreign.metadataAttributes += foreign.metadataAttributes
  }

  private mutating func readStyling(_ styling: Int) {
    var initial: [Int] = []
    extra.styling.add(metadata(in: styling))
    extra.styling.attributes += foreignAttributes(of: styling)
    for child in children(of: styling) {
      switch element(child) {
      case .style:
        for index in tree.attributeIndices(of: child)
        where names.attributes[Int(tree.attributes[index].name)] == .id {
          styles.define(tree.attributes[index].value, node: child, in: tree)
          let name = tree.string(tree.attributes[index].value)
          if !TTMLStyleList.isGiven(name) { styleNames.append(name) }
        }
        noteUnkept(ofStyle: child)
      case .initial: initial.append(child)
      case .unknown: reportUnknown(child)
      default: break
      }
    }
    for node in initial {
      let set = styles.set(ofRegion: node, in: tree, names)
      presentation.setInitial(styles.sets[set])
      noteInitial(styles.sets[set])
    }
  }

  /// Counts initial values, which go to what has no other value; no document that is written has them.
  private mutating func noteInitial(_ entries: [TTMLStyleEntry]) {
    for entry in entries {
      let property = TTMLProperty.all[entry.property]
      let what = "initial value \"\(entry.value)\" of \(property.name)"
      if property.isInherited || property.isLayout {
        extra.lose(
          TTMLUnkept.initialFeature,
          what,
          "texts and regions are written with the look that it gives them"
        )
      } else {
        extra.lose("initial", what, "regions are written with it, and elements are not")
      }
    }
  }

  /// Counts what a style has beside its properties, which go to the texts that it is for.
  private mutating func noteUnkept(ofStyle node: Int) {
    let reason = "styles are written anew, by the look of the texts"
    for attribute in foreignAttributes(of: node) {
      extra.lose("foreign", "attribute \(attribute.name) of a style", reason)
    }
    guard Int(tree.nodes[node].next) > node + 1, metadata(in: node).hasMetadata else { return }
    extra.lose("foreign", "metadata of a style", reason)
  }

  /// Reads titles, descriptions and agents, wherever they stand in an element of metadata.
  mutating func readMetadata(_ node: Int) {
    var index = node
    while index < tree.nodes[node].next {
      switch element(index) {
      case .title:
        if document.title == nil {
          document.title = nonEmpty(text(of: index))
        } else {
          noteFurther("title")
        }
        index = Int(tree.nodes[index].next)
      case .description:
        if extra.description == nil {
          extra.description = nonEmpty(text(of: index))
        } else {
          noteFurther("description")
        }
        index = Int(tree.nodes[index].next)
      case .copyright:
        if extra.copyright == nil {
          extra.copyright = nonEmpty(text(of: index))
        } else {
          noteFurther("copyright notice")
        }
        index = Int(tree.nodes[index].next)
      case .programmeStart:
        if extra.programmeStart == nil { extra.programmeStart = nonEmpty(text(of: index)) }
        index = Int(tree.nodes[index].next)
      case .agent:
        readAgent(index)
        index = Int(tree.nodes[index].next)
      default: index += 1
      }
    }
  }

  private mutating func noteFurther(_ name: String) {
    extra.lose("metadata", "further \(name)", "captions have one")
  }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}

// MARK: Regions

extension TTMLReader {
  private mutating func readLayout(_ layout: Int) {
    extra.layout.add(metadata(in: layout))
    extra.layout.attributes += foreignAttributes(of: layout)
    for child in children(of: layout) {
      switch element(child) {
      case .region: readRegion(child)
      case .unknown: reportUnknown(child)
      default: break
      }
    }
  }

  /// Reads a region, which is shown only in a time window where there is one.
  mutating func readRegion(_ node: Int, in window: TTMLTimeFrame = .root) {
    let attributes = readAttributes(node, allowing: .region)
    let set = styles.set(ofRegion: node, in: tree, names)
    let picture = TTMLPicture(cells: parameters.cells, pixels: parameters.pixels)
    let geometry = picture.box(presentation.initialEntries + styles.sets[set])
    for property in geometry.unusable {
      report(
        TTMLDiagnostics.badValue,
        "region's \(TTMLProperty.all[property].name) can't be used",
        at: node
      )
    }
    var use = TTMLAnimationUse(gate: TTMLGateUse())
    if let frame = window.child(
      begin: attributes.begin,
      end: attributes.end,
      duration: attributes.duration,
      isSequence: attributes.isSequence
    ) {
      if attributes.hasTiming { gates.addWindow(frame.begin, frame.limit, to: &use.gate) }
      if styles.removes[set] { gates.addRemoval(to: &use.gate) }
      if let animations = attributes.animations {
        readAnimations(animations, of: node, in: frame, &use)
      }
      for child in children(of: node) where element(child) == .set || element(child) == .animate {
        readSet(child, in: frame, &use)
      }
    }
    let id = attributes.id.map { tree.string($0) }
    let style = presentation.addRegion(id: id, set: shownEntries(set, use), use)
    if let id, let range = attributes.id {
      presentation.name(range, in: tree)
      let region = Region(id: id, geometry: .box(geometry.box), style: style)
      // Synchronic documents say the same region again and again.
      if element(0) == .tt || !document.regions.suffix(64).contains(region) {
        document.regions.append(region)
      }
      keepForeign(ofRegion: node, id, attributes)
    }
  }
  /// A region's style, of which an opacity that only changes lift becomes one of the changes.
  private mutating func shownEntries(_ set: Int, _ use: TTMLAnimationUse) -> [TTMLStyleEntry] {
    let entries = styles.sets[set]
    guard use.changes >= 0,
      let opacity = entries.first(where: { $0.property == TTMLProperty.opacity }),
      Double(opacity.value) == 0
    else { return entries }
    let isLifted = changes.sets(of: use.changes).contains { number in
      styles.sets[number].contains { entry in
        entry.property == TTMLProperty.opacity && Double(entry.value) != 0
      }
    }
    guard isLifted else { return entries }
    changes.addWeakest(.zero, set: styles.set(of: [opacity]), to: use.changes)
    return entries.filter { $0.property != TTMLProperty.opacity }
  }

  /// Keeps what a region has of other vocabularies.
  private mutating func keepForeign(ofRegion node: Int, _ id: String, _ attributes: TTMLAttributes)
  {
    guard element(0) == .tt else { return }
    let hasChildren = Int(tree.nodes[node].next) > node + 1
    if hasChildren {
      for child in children(of: node) where element(child) == .style { noteUnkept(ofStyle: child) }
    }
    guard hasChildren || attributes.hasForeign else { return }
    var foreign = hasChildren ? metadata(in: node) : TTMLForeign()
    if attributes.hasForeign { foreign.attributes = foreignAttributes(of: node) }
    // The last region of an id counts.
    extra.regions[id] = foreign.isEmpty ? nil : foreign
  }
}
