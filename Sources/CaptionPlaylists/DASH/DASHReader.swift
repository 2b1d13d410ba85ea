public import CaptionModel
import CaptionXML

extension DASHManifest {
  /// Reads a manifest; nil where the root element is no `MPD`.
  public static func read(_ source: SourceText) -> DASHManifest? {
    guard var reader = DASHReader(source) else { return nil }
    return reader.read()
  }

  /// Why a text is no manifest.
  public static func refusal(_ source: SourceText) -> String {
    let tree = XMLTree.parse(source.bytes)
    guard let root = tree.nodes.first, !root.isText else {
      return "is no DASH manifest: " + (tree.faults.first?.message ?? "it holds no element")
    }
    return "is no DASH manifest: its root element is \(tree.names[Int(root.name)].local), not MPD"
  }
}

/// Walks the elements of a manifest, whose depth is fixed.
private struct DASHReader {
  let tree: XMLTree
  let namespace: String
  var manifest: DASHManifest

  init?(_ source: SourceText) {
    tree = XMLTree.parse(source.bytes)
    guard let root = tree.nodes.first, !root.isText, tree.names[Int(root.name)].local == "MPD"
    else { return nil }
    namespace = tree.names[Int(root.name)].namespace
    manifest = DASHManifest(source: source)
  }

  mutating func read() -> DASHManifest {
    for fault in tree.faults {
      let end = min(fault.offset + 1, tree.sourceCount)
      manifest.diagnostics.append(
        Diagnostic(
          DASHDiagnostics.brokenXML,
          fault.message,
          range: min(fault.offset, end)..<end
        )
      )
    }
    manifest.isWhole = tree.faults.isEmpty && !tree.isCutShort
    if namespace != DASHManifest.namespace {
      manifest.diagnostics.append(
        Diagnostic(
          DASHDiagnostics.otherNamespace,
          "the namespace is \"\(namespace)\", not \"\(DASHManifest.namespace)\"",
          range: tag(0)
        )
      )
    }
    let name = tree.source[min(tag(0).lowerBound + 1, tag(0).upperBound)..<tag(0).upperBound]
      .prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }
    if let colon = name.firstIndex(of: 0x3A) {
      manifest.prefix = String(decoding: name[...colon], as: UTF8.self)
    }
    manifest.profiles = (value(0, "profiles") ?? "").split(whereSeparator: {
      $0 == "," || $0 == " "
    })
    .map(String.init)
    manifest.isDynamic = value(0, "type") == "dynamic"
    if let text = value(0, "mediaPresentationDuration") {
      manifest.duration = DASHDuration.time(text)
      if manifest.duration == nil {
        manifest.diagnostics.append(
          Diagnostic(DASHDiagnostics.brokenDuration, "\"\(text)\" is no duration", range: tag(0))
        )
      }
    }
    let base = address(of: 0, from: "")
    for child in elements(0) where local(child) == "Period" { readPeriod(child, base) }
    if manifest.periods.isEmpty {
      manifest.diagnostics.append(
        Diagnostic(DASHDiagnostics.noPeriod, "the manifest has no Period", range: tag(0))
      )
    }
    manifest.diagnostics.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
    return manifest
  }

  private mutating func readPeriod(_ node: Int, _ base: String) {
    let base = address(of: node, from: base)
    let first = manifest.sets.count
    let children = elements(node)
    let segments = segments(children)
    for child in children where local(child) == "AdaptationSet" {
      readSet(child, base, segments)
    }
    let following: Set<String> = [
      "Subset", "SupplementalProperty", "EmptyAdaptationSet", "GroupLabel", "Preselection",
    ]
    manifest.periods.append(
      DASHPeriod(
        id: value(node, "id"),
        duration: value(node, "duration").flatMap { DASHDuration.time($0) },
        range: tree.nodes[node].range,
        tag: tag(node),
        content: content(node),
        bound: children.first { following.contains(local($0)) }
          .map { Int(tree.nodes[$0].lower) },
        sets: first..<manifest.sets.count
      )
    )
  }

  private mutating func readSet(_ node: Int, _ base: String, _ outer: [Int]) {
    let base = address(of: node, from: base)
    let children = elements(node)
    let segmented = outer + segments(children)
    var set = DASHAdaptationSet(
      kind: .other,
      period: manifest.periods.count,
      id: value(node, "id"),
      language: value(node, "lang"),
      languageRange: attribute(node, "lang").flatMap { tree.isInSource($0) ? $0 : nil },
      mimeType: value(node, "mimeType"),
      codecs: value(node, "codecs"),
      range: tree.nodes[node].range,
      tag: tag(node)
    )
    var componentType: String?
    for child in children {
      switch local(child) {
      case "Role": set.descriptors.append(descriptor(child, .role))
      case "Accessibility": set.descriptors.append(descriptor(child, .accessibility))
      case "Label":
        set.labels.append(DASHLabel(text: text(child), range: tree.nodes[child].range))
      case "ContentComponent": componentType = componentType ?? value(child, "contentType")
      case "Representation":
        let address = fileAddress(of: child, from: base)
        var representation = DASHRepresentation(
          id: value(child, "id") ?? "",
          mimeType: value(child, "mimeType") ?? set.mimeType,
          codecs: value(child, "codecs") ?? set.codecs,
          address: address
        )
        representation.bandwidth = value(child, "bandwidth") ?? ""
        representation.segments = read(segmented + segments(elements(child)), address ?? base)
        set.representations.append(representation)
      default: break
      }
    }
    set.mimeType = set.mimeType ?? set.representations.first?.mimeType
    set.codecs = set.codecs ?? set.representations.first?.codecs
    set.kind = Self.kind(
      value(node, "contentType") ?? componentType,
      set.mimeType ?? "",
      set.codecs ?? ""
    )
    set.places = places(node, children)
    manifest.sets.append(set)
  }

  /// What a set holds, by what it says, else by its media type and codecs.
  private static func kind(_ contentType: String?, _ mimeType: String, _ codecs: String)
    -> DASHAdaptationSet.Kind
  {
    if let contentType, let kind = DASHAdaptationSet.Kind(rawValue: contentType) { return kind }
    let codec = codecs.prefix { $0 != "." && $0 != "," }.lowercased()
    if ["stpp", "wvtt", "tx3g", "c608", "c708"].contains(codec) { return .text }
    if mimeType.hasPrefix("text/") || mimeType == "application/ttml+xml" { return .text }
    if mimeType.hasPrefix("audio/") { return .audio }
    return mimeType.hasPrefix("video/") ? .video : .other
  }

  /// Where descriptors go: the schema has labels and the like, `Accessibility`, `Role`, the rest.
  private func places(_ node: Int, _ children: [Int]) -> DASHAdaptationSet.Places? {
    let content = content(node)
    guard !children.isEmpty else {
      return content.lowerBound < Int(tree.nodes[node].upper)
        ? .init(accessibility: content.lowerBound, role: content.lowerBound) : nil
    }
    let rest: Set<String> = [
      "Rating", "Viewpoint", "ContentComponent", "BaseURL", "SegmentBase", "SegmentList",
      "SegmentTemplate", "Representation",
    ]
    func end(_ names: Set<String>, else other: Int) -> Int {
      children.last { names.contains(local($0)) }.map { Int(tree.nodes[$0].upper) } ?? other
    }
    let before = children.prefix { !rest.contains(local($0)) && local($0) != "Role" }
    let start = before.last.map { Int(tree.nodes[$0].upper) } ?? content.lowerBound
    let accessibility = end(["Accessibility"], else: start)
    return .init(accessibility: accessibility, role: end(["Role"], else: accessibility))
  }

  private func descriptor(_ node: Int, _ place: DASHDescriptor.Place) -> DASHDescriptor {
    let range = attribute(node, "value").flatMap { tree.isInSource($0) ? $0 : nil }
    return DASHDescriptor(
      place: place,
      scheme: value(node, "schemeIdUri") ?? "",
      value: value(node, "value") ?? "",
      range: range ?? tag(node),
      element: tree.nodes[node].range
    )
  }

  // MARK: Addresses

  /// The elements that say how something is cut into segments.
  private func segments(_ children: [Int]) -> [Int] {
    children.filter { ["SegmentList", "SegmentTemplate"].contains(local($0)) }
  }

  /// A number of an attribute, as far as it can be reckoned with; nil where there is none.
  private func number(_ node: Int, _ name: String) -> Int? {
    value(node, name).flatMap { Int($0) }.flatMap { (0...1 << 53).contains($0) ? $0 : nil }
  }

  /// Puts together what elements from the outermost on say; what stands further in counts.
  private func read(_ nodes: [Int], _ base: String) -> DASHSegments? {
    guard !nodes.isEmpty else { return nil }
    var segments = DASHSegments()
    for node in nodes {
      func number(_ name: String) -> Int? { self.number(node, name) }
      if let media = value(node, "media") { segments.media = DASHAddress.joined(base, media) }
      if let address = value(node, "initialization") {
        segments.initialization = DASHAddress.joined(base, address)
      }
      segments.startNumber = number("startNumber") ?? segments.startNumber
      segments.timescale = max(number("timescale") ?? segments.timescale, 1)
      segments.duration = number("duration") ?? segments.duration
      segments.presentationTimeOffset =
        number("presentationTimeOffset") ?? segments.presentationTimeOffset
      let children = elements(node)
      if let timeline = children.first(where: { local($0) == "SegmentTimeline" }) {
        segments.timeline = elements(timeline).filter { local($0) == "S" }.map { stretch in
          DASHSegments.Stretch(
            time: self.number(stretch, "t"),
            duration: self.number(stretch, "d") ?? 0,
            // -1 is for all up to the next one.
            further: value(stretch, "r") == "-1" ? nil : self.number(stretch, "r") ?? 0
          )
        }
      }
      if let first = children.first(where: { local($0) == "Initialization" }),
        let address = value(first, "sourceURL")
      {
        segments.initialization = DASHAddress.joined(base, address)
      }
      let urls = children.filter { local($0) == "SegmentURL" }.compactMap { value($0, "media") }
      if !urls.isEmpty { segments.list = urls.map { DASHAddress.joined(base, $0) } }
    }
    return segments
  }

  private func address(of node: Int, from base: String) -> String {
    fileAddress(of: node, from: base) ?? base
  }

  /// The address by the first `BaseURL`; nil where there is neither one here nor further out.
  private func fileAddress(of node: Int, from base: String) -> String? {
    guard let child = elements(node).first(where: { local($0) == "BaseURL" }) else {
      return base.isEmpty ? nil : base
    }
    return DASHAddress.joined(base, trimmed(text(child)))
  }

  // MARK: The tree

  private func local(_ node: Int) -> String { tree.names[Int(tree.nodes[node].name)].local }

  /// The child elements in the namespace of the root.
  private func elements(_ node: Int) -> [Int] {
    let end = min(Int(tree.nodes[node].next), tree.nodes.count)
    var found: [Int] = []
    var index = node + 1
    while index < end {
      let child = tree.nodes[index]
      if !child.isText, tree.names[Int(child.name)].namespace == namespace { found.append(index) }
      index = child.isText ? index + 1 : max(Int(child.next), index + 1)
    }
    return found
  }

  private func text(_ node: Int) -> String {
    let end = min(Int(tree.nodes[node].next), tree.nodes.count)
    guard node + 1 < end else { return "" }
    var bytes: [UInt8] = []
    for index in node + 1..<end where tree.nodes[index].isText {
      bytes += tree.slice(tree.nodes[index].range)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func attribute(_ node: Int, _ name: String) -> Range<Int>? {
    for index in tree.attributeIndices(of: node) {
      let found = tree.names[Int(tree.attributes[index].name)]
      if found.local == name, found.namespace.isEmpty { return tree.attributes[index].value }
    }
    return nil
  }

  private func value(_ node: Int, _ name: String) -> String? {
    attribute(node, name).map { tree.string($0) }
  }

  private func tag(_ node: Int) -> Range<Int> {
    let lower = Int(tree.nodes[node].lower)
    return lower..<max(lower, min(Int(tree.nodes[node].contentStart), tree.sourceCount))
  }

  /// Where the content stands; empty at the element's end where the element is one tag.
  private func content(_ node: Int) -> Range<Int> {
    let tag = tag(node)
    let end = min(Int(tree.nodes[node].upper), tree.sourceCount)
    guard tag.upperBound < end else { return end..<end }
    var last = end
    // The end tag holds no other `<`.
    while last > tag.upperBound, tree.source[last - 1] != 0x3C { last -= 1 }
    return tag.upperBound..<max(tag.upperBound, last - 1)
  }
}

private func trimmed(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace)
  return words.count == 1 ? String(words[0]) : words.joined(separator: " ")
}
