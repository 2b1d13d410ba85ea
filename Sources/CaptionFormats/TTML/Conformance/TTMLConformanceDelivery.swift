import CaptionModel
import CaptionXML

/// What those ask for who take files for delivery: Netflix, Apple, and SMPTE-TT's users.
///
/// Only what they have published is checked; what their own tools check besides is not known.
extension TTMLConformance {
  // MARK: Vocabularies of others

  /// Netflix wants attributes taken out that TTML does not define.
  mutating func checkForeign(_ attribute: XMLAttribute, _ node: Int) {
    guard profiles.contains(.netflix) else { return }
    let name = tree.names[Int(attribute.name)].local
    report(
      TTMLConformanceDiagnostics.netflix.prohibitedAttribute,
      "\"\(name)\" on \"\(elementName(node))\" is no attribute of TTML, as Netflix asks",
      at: attribute.value,
      of: node
    )
    lowerToWarning()
  }

  /// Checks an element of another vocabulary.
  mutating func checkForeignForDelivery(_ node: Int) {
    guard profiles.contains(.smpteTT) else { return }
    let name = tree.names[Int(tree.nodes[node].name)]
    guard TTMLRuleNamespace(name.namespace) == .smpte else { return }
    switch name.local {
    case "image":
      if let id = foreignValue("id", node) { facts.images.insert(id) }
      // The edition of 2010 has no capital in the name.
      check("imagetype", in: ["png"], "imageType \"PNG\"", of: node)
      check("encoding", in: ["base64"], "encoding \"Base64\"", of: node)
    case "data":
      check("datatype", in: nil, "a datatype", of: node)
      check("encoding", in: ["base64"], "encoding \"Base64\"", of: node)
    case "information":
      guard let mode = foreignValue("mode", node), !["Enhanced", "Preserved"].contains(mode) else {
        return
      }
      report(
        TTMLConformanceDiagnostics.smpteTT.prohibitedValue,
        "mode \"\(mode)\" of smpte:information is neither \"Enhanced\" nor \"Preserved\"",
        at: node
      )
    default:
      report(
        TTMLConformanceDiagnostics.smpteTT.prohibitedElement,
        "\"smpte:\(name.local)\" is no element of SMPTE-TT",
        at: node
      )
    }
  }

  /// Checks that an element of SMPTE's has an attribute, and one of some values where they are given.
  private mutating func check(
    _ name: String,
    in values: [String]?,
    _ expected: String,
    of node: Int
  ) {
    let element = tree.names[Int(tree.nodes[node].name)].local
    guard let found = foreignValue(name, node) else {
      report(
        TTMLConformanceDiagnostics.smpteTT.missing,
        "smpte:\(element) has no \(name), which SMPTE-TT asks for",
        at: node
      )
      return
    }
    guard let values, !values.contains(found.lowercased()) else { return }
    report(
      TTMLConformanceDiagnostics.smpteTT.prohibitedValue,
      "smpte:\(element) does not have \(expected), but \"\(found)\"",
      at: node
    )
  }

  /// The value of an attribute by its local name, whatever the case.
  private func foreignValue(_ local: String, _ node: Int) -> String? {
    for index in tree.attributeIndices(of: node) {
      let attribute = tree.attributes[index]
      if tree.names[Int(attribute.name)].local.lowercased() == local {
        return tree.string(attribute.value)
      }
    }
    return nil
  }

  /// Takes down a reference to an image, which may come after it.
  mutating func note(image value: Range<Int>, _ node: Int) {
    facts.imageReferences.append((value, node))
  }

  /// Looks for the images that are referred to within the document (SMPTE ST 2052-1, 5.5.2).
  mutating func checkImageReferences() {
    for (range, node) in facts.imageReferences {
      let text = tree.string(range).trimmedASCII
      guard text.hasPrefix("#"), !facts.images.contains(String(text.dropFirst())) else { continue }
      report(
        TTMLConformanceDiagnostics.badReference,
        "no smpte:image has the id \"\(text.dropFirst())\"",
        at: range,
        of: node
      )
    }
  }

  // MARK: iTunes Timed Text

  /// Whether a time is right in iTunes Timed Text or was reported; where not, TTML has the word.
  ///
  /// Times count frames there, and the begin of a div may be negative, which takes the start of the
  /// programme off all times in it.
  mutating func isDeliveryTime(
    _ value: Range<Int>,
    _ number: Int,
    _ kind: TTMLElementKind
  ) -> Bool {
    var bytes = tree.slice(value)[...]
    let isNegative = bytes.first == 0x2D
    if isNegative {
      guard kind == .div, uses[number].role == .begin else { return false }
      bytes.removeFirst()
    }
    let fields = bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
    let isFrames =
      fields.count == 4 && fields[0].count >= 2 && fields.dropFirst().allSatisfy { $0.count >= 2 }
      && fields.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
    if isFrames {
      // A negative time is right; TTML looks at the fields of others.
      return isNegative
    }
    report(
      TTMLConformanceDiagnostics.itt.prohibitedValue,
      "\(TTMLAttributeRule.all[number].name) \"\(shortened(value))\" is not written as HH:MM:SS:FF, "
        + "as iTunes Timed Text asks",
      at: value,
      of: open.last?.node ?? 0
    )
    return true
  }

  /// The four regions that there are, in per cent: x, y, width and height.
  private static let fixedRegions = [
    [0.0, 0, 100, 15], [0, 85, 100, 15], [0, 0, 15, 100], [85, 0, 15, 100],
  ]

  /// Whether a region is one of the four that Apple's tools know.
  mutating func checkFixedRegion(_ node: Int) {
    guard let origin = value("tts:origin", node), let extent = value("tts:extent", node),
      let place = percentages(origin), let size = percentages(extent)
    else { return }
    let box = place + size
    let isFixed = Self.fixedRegions.contains { fixed in
      zip(fixed, box).allSatisfy { abs($0 - $1) < 0.5 }
    }
    guard !isFixed else { return }
    report(
      TTMLConformanceDiagnostics.itt.prohibitedValue,
      "region at \"\(shortened(origin))\" of \"\(shortened(extent))\" is none of the four of iTunes "
        + "Timed Text, which take up 15% at an edge",
      at: extent,
      of: node
    )
  }

  /// A pair of percentages; nil for what is none.
  private func percentages(_ range: Range<Int>) -> [Double]? {
    let words = tree.string(range).split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
    guard words.count == 2 else { return nil }
    let values = words.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
    return values.count == 2 ? values : nil
  }

  /// Looks for captions of more than two lines, and for such as share a region and a time.
  mutating func checkCaptions(_ document: CaptionDocument) {
    var last: [String: (index: Int, end: MediaTime?)] = [:]
    for index in inOrder(document) {
      let cue = document.cues[index]
      let lines = cue.text.utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
      if lines > 2 {
        diagnostics.append(
          Diagnostic(
            TTMLConformanceDiagnostics.tooManyLines,
            "caption has \(lines) lines, and iTunes Timed Text two at most",
            range: place(ofCue: index),
            cue: index
          )
        )
      }
      if let end = cue.end, end <= cue.begin { continue }
      let region = cue.region ?? ""
      if let other = last[region] {
        if other.end.map({ $0 > cue.begin }) ?? true {
          diagnostics.append(
            Diagnostic(
              TTMLConformanceDiagnostics.overlappingCaptions,
              "caption shows in the same region as caption \(other.index + 1), at the same time",
              range: place(ofCue: index),
              cue: index
            )
          )
        }
        // The one that lasts longer is the one that the next can meet.
        if let end = other.end, cue.end.map({ $0 > end }) ?? true {
          last[region] = (index, cue.end)
        }
      } else {
        last[region] = (index, cue.end)
      }
    }
  }

  private func place(ofCue index: Int) -> Range<Int>? {
    guard map.cues.indices.contains(index) else { return nil }
    let cue = map.cues[index]
    return cue.start..<max(cue.start, cue.text.lowerBound)
  }

  /// Makes a warning of what was reported last.
  mutating func lowerToWarning() {
    if let last = diagnostics.indices.last { diagnostics[last].severity = .warning }
  }
}
