import CaptionModel

/// Writes a document as IMSC 1.1 Text (TTML2).
///
/// One paragraph a cue, in the order of the cues. The cues are written first, since they decide
/// which regions and agents the head has to list.
struct TTMLWriter {
  let document: CaptionDocument
  let options: WritingOptions

  var body: [UInt8] = []
  var losses: [Loss] = []
  var ids = TTMLIdentifiers()
  var regions = TTMLRegionList()
  var agents: [(id: String, name: String)] = []
  var agentNumbers: [String: Int] = [:]
  var styleIDs: [String: String] = [:]
  var styles = TTMLStyleList()
  var attributes = TTMLSpanAttributes()
  /// The spans whose tags another span's tag has taken in.
  var merged: [Bool] = []

  /// Writes a document.
  static func write(_ document: CaptionDocument, _ options: WritingOptions) -> WriteResult {
    let (document, losses) = document.withStylesInTexts()
    var writer = TTMLWriter(document: document, options: options)
    writer.losses = losses
    return writer.write()
  }

  private init(document: CaptionDocument, options: WritingOptions) {
    self.document = document
    self.options = options
  }

  private mutating func write() -> WriteResult {
    regions.add(document.regions, ids: &ids)
    for style in document.styles where styleIDs[style.id] == nil {
      styleIDs[style.id] = ids.make(style.id)
    }
    styles.setBody(document.extras[TTMLDocument.self]?.style ?? TextStyle(), ids: &ids)
    for loss in document.extras.losses(writing: "ttml") {
      losses.append(
        Loss(feature: "document-detail", what: loss, reason: "TTML has no place for it")
      )
    }
    body.reserveCapacity(document.cues.count * 128)
    for index in document.cues.indices { writeCue(index) }
    var bytes = head()
    bytes.append(contentsOf: body)
    bytes.append("    </div>\n  </body>\n</tt>\n")
    return WriteResult(bytes: bytes, losses: losses)
  }

  // MARK: The head

  private mutating func head() -> [UInt8] {
    // The regions' attributes decide which namespaces are declared.
    let layout = layout()
    let styling = styling()
    let metadata = metadata()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + layout.count + 4096)
    bytes.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    bytes.append("<tt xmlns=\"\(TTMLNamespace.current)\"")
    if !metadata.isEmpty || !agents.isEmpty || usesMetadata {
      bytes.append(" xmlns:ttm=\"\(TTMLNamespace.current)#metadata\"")
    }
    bytes.append(" xmlns:ttp=\"\(TTMLNamespace.current)#parameter\"")
    bytes.append(" xmlns:tts=\"\(TTMLNamespace.current)#styling\"")
    if attributes.usesIMSC { bytes.append(" xmlns:itts=\"\(TTMLNamespace.imsc)#styling\"") }
    if attributes.usesEBU { bytes.append(" xmlns:ebutts=\"urn:ebu:tt:style\"") }
    bytes.append(attribute: "ttp:contentProfiles", Self.profile)
    bytes.append(attribute: "xml:lang", document.language ?? "")
    bytes.append(">\n  <head>\n")
    bytes.append(contentsOf: metadata)
    bytes.append(contentsOf: styling)
    bytes.append(contentsOf: layout)
    bytes.append("  </head>\n  <body")
    if let id = styles.bodyID { bytes.append(attribute: "style", id) }
    bytes.append(">\n    <div>\n")
    return bytes
  }

  /// What the written document conforms to (IMSC 1.1, 6.1).
  private static let profile = "http://www.w3.org/ns/ttml/profile/imsc1.1/text"

  private var usesMetadata: Bool {
    document.cues.contains { $0.extras[TTMLCue.self]?.roles.isEmpty == false }
  }

  private func metadata() -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ element: String, _ text: String?) {
      guard let text else { return }
      bytes.append("      <ttm:\(element)>")
      bytes.append(xmlText: Array(text.utf8.map { $0 == 0x0A ? 0x20 : $0 }), 0..<text.utf8.count)
      bytes.append("</ttm:\(element)>\n")
    }
    append("title", document.title)
    append("desc", document.extras[TTMLDocument.self]?.description)
    append("copyright", document.extras[TTMLDocument.self]?.copyright)
    for agent in agents {
      bytes.append("      <ttm:agent type=\"person\" xml:id=\"\(agent.id)\">")
      bytes.append("<ttm:name type=\"full\">")
      bytes.append(xmlText: Array(agent.name.utf8), 0..<agent.name.utf8.count)
      bytes.append("</ttm:name></ttm:agent>\n")
    }
    guard !bytes.isEmpty else { return [] }
    return Array("    <metadata>\n".utf8) + bytes + Array("    </metadata>\n".utf8)
  }

  private mutating func styling() -> [UInt8] {
    guard !document.styles.isEmpty || !styles.entries.isEmpty else { return [] }
    var bytes = Array("    <styling>\n".utf8)
    var written: Set<String> = []
    let named = document.styles.map { (id: styleIDs[$0.id] ?? "", style: $0.style) }
    for style in named + styles.entries where written.insert(style.id).inserted {
      attributes.clear()
      _ = attributes.set(style.style)
      bytes.append("      <style xml:id=\"\(style.id)\"")
      attributes.write(to: &bytes)
      bytes.append("/>\n")
    }
    bytes.append("    </styling>\n")
    return bytes
  }

  private mutating func layout() -> [UInt8] {
    guard !regions.entries.isEmpty else { return [] }
    var bytes = Array("    <layout>\n".utf8)
    for region in regions.entries {
      bytes.append("      <region xml:id=\"\(region.id)\" tts:origin=\"")
      bytes.append(percent: region.box.x)
      bytes.append(0x20)
      bytes.append(percent: region.box.y)
      bytes.append("\" tts:extent=\"")
      bytes.append(percent: region.box.width)
      bytes.append(0x20)
      bytes.append(percent: region.box.height)
      bytes.append("\" tts:displayAlign=\"\(region.box.displayAlign.ttmlName)\"")
      switch region.box.writingMode {
      case .horizontal: break
      case .verticalGrowingLeft: bytes.append(" tts:writingMode=\"tbrl\"")
      case .verticalGrowingRight: bytes.append(" tts:writingMode=\"tblr\"")
      }
      attributes.clear()
      let align = region.align ?? .center
      _ = attributes.set(TTMLProperty.textAlign, align.ttmlName)
      _ = attributes.set(region.style)
      attributes.write(to: &bytes)
      bytes.append("/>\n")
    }
    bytes.append("    </layout>\n")
    return bytes
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
