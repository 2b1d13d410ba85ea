import CaptionModel

/// The root element and the head, which are written last.
extension TTMLWriter {
  mutating func head() -> [UInt8] {
    // What styles and regions use decides which namespaces are declared.
    let layout = layout()
    let styling = styling()
    let metadata = metadata()
    var foreign: [UInt8] = []
    write(document.extras[TTMLDocument.self]?.foreign.attributes ?? [], on: .tt, nil, to: &foreign)
    var ofBody: [UInt8] = []
    let ofDocument = document.extras[TTMLDocument.self]
    if let id = ofDocument?.body.id { writeID(id, of: "body", nil, to: &ofBody) }
    write(ofDocument?.body.attributes ?? [], on: .body, nil, to: &ofBody)
    let bodyMetadata = self.metadata(ofDocument?.body ?? TTMLForeign(), in: .body, nil)
    if foreignPrefixes.contains(where: { $0.prefix == "ttm" }) { usesMetadata = true }
    let extra = document.extras[TTMLDocument.self]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + layout.count + 4096)
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    bytes.append("<tt xmlns=\"\(TTMLNamespace.current)\"")
    if !agents.isEmpty || usesMetadata {
      bytes.append(" xmlns:ttm=\"\(TTMLNamespace.current)#metadata\"")
    }
    bytes.append(" xmlns:ttp=\"\(TTMLNamespace.current)#parameter\"")
    bytes.append(" xmlns:tts=\"\(TTMLNamespace.current)#styling\"")
    if attributes.usesIMSC { bytes.append(" xmlns:itts=\"\(TTMLNamespace.imsc)#styling\"") }
    if attributes.usesEBU { bytes.append(" xmlns:ebutts=\"urn:ebu:tt:style\"") }
    if usesEBUMetadata {
      bytes.append(" xmlns:ebuttm=\"urn:ebu:tt:metadata\"")
    }
    let declared: Set<String> =
      usesEBUMetadata ? ["ttm", "ttp", "tts", "ebuttm"] : ["ttm", "ttp", "tts"]
    for known in foreignPrefixes where !declared.contains(known.prefix) {
      bytes.append(" xmlns:\(known.prefix)=\"")
      bytes.append(xmlValue: known.namespace)
      bytes.append(0x22)
    }
    if let declaration = flavour.declaration {
      bytes.append(attribute: declaration.attribute, declaration.uri)
    }
    if clock.isSMPTE {
      bytes.append(attribute: "ttp:timeBase", "smpte")
    } else if flavour == .ebuTTD || flavour == .netflix || extra?.saysTimeBase == true {
      bytes.append(attribute: "ttp:timeBase", "media")
    }
    clock.appendParameters(to: &bytes)
    if flavour != .itt, let grid = extra?.cellResolution {
      bytes.append(attribute: "ttp:cellResolution", "\(Int(grid.columns)) \(Int(grid.rows))")
    } else if flavour == .ebuTTD, attributes.usesEBU {
      // EBU-TT-D counts `c` in a grid that it names (EBU Tech 3380, 3.2.1).
      bytes.append(attribute: "ttp:cellResolution", "32 15")
    }
    if filter.writesPixels, let grid = extra?.pixels {
      bytes.append(" tts:extent=\"")
      bytes.append(decimal: grid.columns)
      bytes.append("px ")
      bytes.append(decimal: grid.rows)
      bytes.append("px\"")
    }
    let language = document.language.flatMap { isLanguage($0, nil) ? $0 : nil }
    bytes.append(attribute: "xml:lang", language ?? "")
    bytes.append(contentsOf: foreign)
    bytes.append(">\n  <head>\n")
    bytes.append(contentsOf: metadata)
    bytes.append(contentsOf: styling)
    bytes.append(contentsOf: layout)
    bytes.append("  </head>\n")
    bytes.append("  <body")
    if let id = styles.bodyID { bytes.append(attribute: "style", id) }
    bytes.append(contentsOf: ofBody)
    bytes.append(">\n")
    appendLine(bodyMetadata, indented: 4, to: &bytes)
    bytes.append("    <div")
    bytes.append(contentsOf: firstDivision)
    bytes.append(">\n")
    appendLine(firstDivisionMetadata, indented: 6, to: &bytes)
    return bytes
  }

  // MARK: Metadata

  private mutating func metadata() -> [UInt8] {
    var bytes: [UInt8] = []
    var copyright: [UInt8] = []
    let extra = document.extras[TTMLDocument.self]
    func append(_ element: String, _ text: String?, to bytes: inout [UInt8]) {
      guard let text else { return }
      bytes.append("      <ttm:\(element)>")
      bytes.append(xmlText: Array(text.utf8.map { $0 == 0x0A ? 0x20 : $0 }), 0..<text.utf8.count)
      bytes.append("</ttm:\(element)>\n")
    }
    if document.title != nil || extra?.description != nil || extra?.copyright != nil {
      usesMetadata = true
    }
    append("title", document.title, to: &bytes)
    append("desc", extra?.description, to: &bytes)
    if flavour == .ebuTTD {
      // EBU-TT-D has it before the metadata, not among them (EBU Tech 3380, 3.1.2).
      append("copyright", extra?.copyright, to: &copyright)
      if !copyright.isEmpty { copyright.removeFirst(2) }
    } else {
      append("copyright", extra?.copyright, to: &bytes)
    }
    appendAgents(to: &bytes)
    let foreign = kept(extra?.foreign.elements ?? [], in: .head, nil)
    for element in foreign where !element.isEBUDocumentMetadata && !element.isBare {
      bytes.append("      \(element.xml)\n")
    }
    let standards = flavour.conformsToStandards
    if !standards.isEmpty || foreign.contains(where: \.isEBUDocumentMetadata) {
      usesEBUMetadata = true
      bytes.append("      <ebuttm:documentMetadata>\n")
      for standard in standards {
        bytes.append("        <ebuttm:conformsToStandard>\(standard)</ebuttm:conformsToStandard>\n")
      }
      for element in foreign where element.isEBUDocumentMetadata {
        bytes.append("        \(element.xml)\n")
      }
      bytes.append("      </ebuttm:documentMetadata>\n")
    }
    var attributes = TTMLForeign()
    attributes.metadataAttributes = extra?.foreign.metadataAttributes ?? []
    var tag = metadata(attributes, in: .head, nil)
    var result = copyright
    if bytes.isEmpty {
      appendLine(tag, indented: 4, to: &result)
    } else {
      tag = tag.isEmpty ? Array("<metadata>".utf8) : tag.dropLast(2) + [0x3E]
      appendLine(tag, indented: 4, to: &result)
      result.append(contentsOf: bytes)
      result.append("    </metadata>\n")
    }
    for element in foreign where element.isBare {
      appendLine(Array(element.xml.utf8), indented: 4, to: &result)
    }
    return result
  }

  // MARK: Styles

  private mutating func styling() -> [UInt8] {
    var bytes: [UInt8] = []
    var written: Set<String> = []
    let named = document.styles.map { (id: styleIDs[$0.id] ?? "", style: $0.style) }
    for (number, style) in (named + styles.entries).enumerated()
    where written.insert(style.id).inserted {
      attributes.clear()
      // Those of the paragraphs have been looked at when they were made.
      _ = attributes.set(
        number < named.count ? filtered(style.style, nil, .paragraph) : style.style
      )
      bytes.append("      <style xml:id=\"\(style.id)\"")
      attributes.write(to: &bytes)
      bytes.append("/>\n")
    }
    for style in styles.attributeEntries {
      bytes.append("      <style xml:id=\"\(style.id)\"")
      bytes.append(contentsOf: style.attributes)
      bytes.append("/>\n")
    }
    if bytes.isEmpty, flavour.isStrictlyStructured {
      bytes.append("      <style xml:id=\"\(ids.make("base"))\" tts:fontFamily=\"default\"/>\n")
    }
    return element("styling", .styling, document.extras[TTMLDocument.self]?.styling, bytes)
  }

  // MARK: Regions

  private mutating func layout() -> [UInt8] {
    regions.finish(ids: &ids)
    let ofDocument = document.extras[TTMLDocument.self]
    let ofRegions = ofDocument?.regions ?? [:]
    if flavour.hasFixedRegions {
      for id in ofRegions.keys.sorted() {
        guard let phrase = ofRegions[id]?.phrase else { continue }
        loseForeign("\(phrase) of region \"\(id)\"", nil)
      }
    }
    var bytes: [UInt8] = []
    for region in regions.entries {
      let box = fitted(region)
      bytes.append("      <region xml:id=\"\(region.id)\" tts:origin=\"")
      bytes.append(percent: box.x)
      bytes.append(0x20)
      bytes.append(percent: box.y)
      bytes.append("\" tts:extent=\"")
      bytes.append(percent: box.width)
      bytes.append(0x20)
      bytes.append(percent: box.height)
      bytes.append("\" tts:displayAlign=\"\(box.displayAlign.ttmlName)\"")
      switch box.writingMode {
      case .horizontal: break
      case .verticalGrowingLeft: bytes.append(" tts:writingMode=\"tbrl\"")
      case .verticalGrowingRight: bytes.append(" tts:writingMode=\"tblr\"")
      }
      attributes.clear()
      let align = region.align ?? .center
      _ = attributes.set(TTMLProperty.textAlign, align.ttmlName)
      let style = filtered(region.style, nil, .region)
      if flavour.hasInlineStyles {
        _ = attributes.set(style)
      } else {
        let own = TTMLStyleFilter.regionOnly
        for property in style.properties where own.contains(property.name) {
          bytes.append(" tts:\(property.name)=\"")
          bytes.append(xmlValue: property.value)
          bytes.append(0x22)
        }
        _ = attributes.set(style.without(own))
      }
      writeAttributes(to: &bytes)
      guard let foreign = region.source.flatMap({ ofRegions[$0] }) else {
        bytes.append("/>\n")
        continue
      }
      write(foreign.attributes, on: .region, nil, to: &bytes)
      let metadata = metadata(foreign, in: .region, nil)
      guard !metadata.isEmpty else {
        bytes.append("/>\n")
        continue
      }
      bytes.append(">\n")
      appendLine(metadata, indented: 8, to: &bytes)
      bytes.append("      </region>\n")
    }
    return element("layout", .layout, ofDocument?.layout, bytes)
  }

  /// An element of the head with what it has of other vocabularies; nothing where there is nothing in
  /// it.
  private mutating func element(
    _ name: StaticString,
    _ kind: TTMLElementKind,
    _ foreign: TTMLForeign?,
    _ content: [UInt8]
  ) -> [UInt8] {
    var attributes: [UInt8] = []
    write(foreign?.attributes ?? [], on: kind, nil, to: &attributes)
    let metadata = metadata(foreign ?? TTMLForeign(), in: kind, nil)
    guard !attributes.isEmpty || !metadata.isEmpty || !content.isEmpty else { return [] }
    var bytes = Array("    <\(name)".utf8)
    bytes.append(contentsOf: attributes)
    bytes.append(">\n")
    appendLine(metadata, indented: 6, to: &bytes)
    bytes.append(contentsOf: content)
    bytes.append("    </\(name)>\n")
    return bytes
  }

  /// A region's rectangle, cut off at the picture's edges where the flavour allows nothing beyond
  /// (IMSC 1.1, 8.2; EBU Tech 3380, 3.1.3).
  private mutating func fitted(_ region: TTMLRegionList.Entry) -> Region.Box {
    guard flavour != .dfxp else { return region.box }
    var box = region.box
    let (right, bottom) = (box.x + box.width, box.y + box.height)
    box.x = min(max(box.x, 0), 100)
    box.y = min(max(box.y, 0), 100)
    box.width = max(min(right, 100) - box.x, 0)
    box.height = max(min(bottom, 100) - box.y, 0)
    // What a sum of decimals is off is nothing to speak of.
    let old = region.box
    if region.isCut, !region.isMade {
      lose(
        "region",
        "part of region \"\(region.id)\"",
        "\(flavour.name) has no regions that overlap while both show text",
        nil
      )
    }
    let moved = [
      abs(box.x - old.x), abs(box.y - old.y), abs(box.width - old.width),
      abs(box.height - old.height),
    ]
    guard moved.contains(where: { $0 > 0.001 }) else { return old }
    lose(
      "region",
      "part of region \"\(region.id)\" outside the picture",
      "\(flavour.name) has regions inside the picture only",
      nil
    )
    return box
  }
}

extension TextStyle {
  /// The style without the properties of these names.
  fileprivate func without(_ names: Set<String>) -> TextStyle {
    var style = self
    for name in names { style.remove(name) }
    return style
  }
}

extension Region.DisplayAlign {
  /// The alignment as `tts:displayAlign` has it.
  var ttmlName: String {
    switch self {
    case .before: "before"
    case .center: "center"
    case .after: "after"
    }
  }
}

extension [UInt8] {
  /// Appends a number with a percent sign.
  fileprivate mutating func append(percent value: Double) {
    append(decimal: value.isFinite ? value : 0)
    append(0x25)
  }
}
