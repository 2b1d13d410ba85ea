import CaptionModel

extension WebVTTWriter {
  mutating func reportDocumentLosses() {
    let header = document.extras[WebVTTHeader.self]
    if let language = document.language, language != header?.language {
      lose("language", "language \"\(language)\"", "WebVTT files don't say their language")
    }
    if let title = document.title {
      lose("title", "title \"\(title)\"", "WebVTT files have no title")
    }
    for loss in document.extras.losses(writing: "webvtt") {
      lose("metadata", loss, "WebVTT has no place for it")
    }
    reportVoiceRules()
    for region in document.regions where !region.style.isEmpty {
      let properties = region.style.properties
        .filter { !Self.stylesOfCues.contains($0.name) }
        .map { "\($0.name) \($0.value)" }
      guard !properties.isEmpty else { continue }
      lose(
        "region-style",
        "style of region \"\(region.id)\": \(properties.joined(separator: ", "))",
        "WebVTT regions have no style of their own"
      )
    }
  }

  /// Style rules for voices pick nothing once no cue has a voice span.
  private mutating func reportVoiceRules() {
    guard options.speakers != .native, let head = document.extras[WebVTTHead.self],
      document.cues.contains(where: { !$0.text.speakers.isEmpty })
    else { return }
    for case .style(let text) in head.blocks {
      for selector in WebVTTStyleSheet(text).rules.flatMap(\.selectors) where selector.picksVoices {
        lose(
          "style-rule",
          "the style of \"\(selector.text)\"",
          "voice spans are not written on request, so that the rule picks nothing"
        )
      }
    }
  }

  /// What cues inherit from their region and say themselves, so that it is not lost with it.
  private static let stylesOfCues: Set<String> = [
    "color", "direction", "fontStyle", "fontWeight", "textAlign", "textDecoration", "visibility",
  ]

  /// Writes the signature with the header's text.
  mutating func writeHeader() {
    let header = document.extras[WebVTTHeader.self] ?? WebVTTHeader()
    bytes.append(WebVTTSignature.text)
    let text = WebVTTSafeText.comment(header.text).split(separator: "\n").joined(separator: " ")
    bytes.append(text)
    bytes.append(0x0A)
    for line in header.lines {
      let line = WebVTTSafeText.identifier(line)
      if line.isEmpty { continue }
      guard WebVTTTimestampMap.isReadable(line) else {
        lose(
          "timestamp-map",
          "header line \"\(line)\"",
          "it is no timestamp map (RFC 8216, 3.5), and other lines do not begin like one"
        )
        continue
      }
      bytes.append(WebVTTSafeText.indentingBlockWord(line))
      bytes.append(0x0A)
    }
  }

  /// Writes regions and style sheets with their comments.
  mutating func writeHead() {
    var regions = writableRegions()[...]
    for block in document.extras[WebVTTHead.self]?.blocks ?? [] {
      switch block {
      case .comment(let text): write(comment: text)
      case .style(let sheet): write(sheet: WebVTTSafeText.styleSheet(sheet))
      case .region:
        if let region = regions.popFirst() { write(region) }
      }
    }
    for region in regions { write(region) }
  }

  mutating func write(comment: String) {
    bytes.append("\nNOTE")
    bytes.append(WebVTTSafeText.comment(comment))
    bytes.append(0x0A)
  }

  private mutating func write(sheet: String) {
    guard !sheet.isEmpty else { return }
    bytes.append("\nSTYLE\n")
    bytes.append(sheet)
    bytes.append(0x0A)
  }

  /// Inserts the rules for colours that were met in the cues, behind what the head has already.
  mutating func insertColorRules(at offset: Int) {
    guard !colorRules.isEmpty else { return }
    let rules = colorRules.joined(separator: "\n")
    bytes.insert(contentsOf: "\nSTYLE\n\(rules)\n".utf8, at: offset)
  }

  // MARK: Regions

  /// A region that can be written as a block.
  private struct WritableRegion {
    var name: String
    var anchored: Region.Anchored
  }

  /// The anchored regions; of several with one identifier the last one, which counts.
  ///
  /// Rectangles are written as settings of their cues, since a block's height is in lines.
  private mutating func writableRegions() -> [WritableRegion?] {
    regionIndices = document.regionIndices()
    var names: Set<String> = []
    var result: [WritableRegion?] = []
    for (index, region) in document.regions.enumerated() {
      guard case .anchored(let anchored) = region.geometry else { continue }
      // Each block of the head has its place, also where nothing is written there.
      guard regionIndices[region.id] == index else {
        result.append(nil)
        continue
      }
      let safe = WebVTTSafeText.regionIdentifier(region.id)
      if safe.isEmpty {
        lose("region", "region without an id", "a WebVTT region has one; no cue can refer to it")
        result.append(nil)
        continue
      }
      var name = safe
      var number = 2
      while !names.insert(name).inserted {
        name = "\(safe)-\(number)"
        number += 1
      }
      if name != region.id {
        lose(
          "region",
          "region id \"\(region.id)\"",
          "WebVTT has no white space in it; written as \"\(name)\""
        )
      }
      regionNames[region.id] = name
      result.append(WritableRegion(name: name, anchored: anchored))
    }
    return result
  }

  private mutating func write(_ region: WritableRegion?) {
    guard let region else { return }
    let anchored = region.anchored
    bytes.append("\nREGION\nid:")
    bytes.append(region.name)
    bytes.append("\nwidth:")
    bytes.append(percentage: anchored.width)
    bytes.append("\nlines:")
    bytes.append(exactDecimal: max(0, anchored.lines.rounded()))
    bytes.append("\nregionanchor:")
    write(anchored.regionAnchor)
    bytes.append("\nviewportanchor:")
    write(anchored.viewportAnchor)
    if anchored.scrollsUp { bytes.append("\nscroll:up") }
    bytes.append(0x0A)
  }

  private mutating func write(_ point: Region.Point) {
    bytes.append(percentage: point.x)
    bytes.append(0x2C)
    bytes.append(percentage: point.y)
  }
}
