import CaptionModel
import CaptionXML

/// Sequences of intermediate synchronic documents (TTML2, Annex D): for each stretch of time in
/// which nothing changes, the styles, regions and text that are shown then.
extension TTMLReader {
  mutating func readSynchronic() {
    report(TTMLDiagnostics.synchronic, "file is a sequence of synchronic documents", at: 0)
    readRoot()
    guard tree.names[Int(tree.nodes[0].name)].local == "sequence" else {
      readInstance(0)
      return
    }
    for child in children(of: 0) {
      switch element(child) {
      case .isdRoot: readInstance(child)
      case .metadata: readMetadata(child)
      case .unknown: reportUnknown(child)
      default: break
      }
    }
  }

  /// Reads one of the documents.
  private mutating func readInstance(_ node: Int) {
    let attributes = readAttributes(node)
    guard
      let time = TTMLTimeFrame.root.child(
        begin: attributes.begin,
        end: attributes.end,
        duration: nil,
        isSequence: false
      )
    else { return }
    styles.forgetNames()
    let children = children(of: node)
    for child in children where element(child) == .isdStyle {
      for index in tree.attributeIndices(of: child)
      where names.attributes[Int(tree.attributes[index].name)] == .id {
        styles.define(tree.attributes[index].value, node: child, in: tree)
      }
    }
    let first = document.cues.count
    for child in children {
      switch element(child) {
      case .isdRegion:
        readRegion(child)
        let slot = Int32(truncatingIfNeeded: presentation.slots.count - 1)
        for body in self.children(of: child) where element(body) == .body {
          var frame = bodyFrame(body)
          frame.time = time
          frame.slot = slot
          readBody(body, in: frame)
        }
      case .metadata: readMetadata(child)
      case .unknown: reportUnknown(child)
      default: break
      }
    }
    pool.empty(into: &document.cues)
    joinCues(from: first)
  }

  /// Joins the new cues to those that they go on from.
  private mutating func joinCues(from first: Int) {
    var open: [Int] = []
    for index in document.cues.indices[..<first].reversed() {
      // The cues of the document before are the last ones, and end where this one begins.
      guard open.count < 64, index >= lastInstance else { break }
      open.append(index)
    }
    lastInstance = first
    var index = first
    while index < document.cues.count {
      let cue = document.cues[index]
      let before = open.first { candidate in
        let earlier = document.cues[candidate]
        return earlier.end == cue.begin && earlier.region == cue.region && earlier.text == cue.text
      }
      guard let before else {
        index += 1
        continue
      }
      document.cues[before].end = cue.end
      document.cues.remove(at: index)
      map.cues.remove(at: index)
      lastInstance = min(lastInstance, before)
    }
  }
}
