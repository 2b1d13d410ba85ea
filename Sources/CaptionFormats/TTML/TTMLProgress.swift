import CaptionModel
import CaptionXML

/// How far a document has been read that comes piece by piece.
struct TTMLProgress {
  /// Whether the root element has been read.
  var hasRoot = false
  /// The child of the root element that is next, or being read.
  var child = 1
  /// The body that is being read.
  var body: TTMLBodyProgress?
  /// How many of the nodes were there in the piece before.
  var kept = 0
  /// The start tag of the last element in the piece before.
  var lastTag = 0..<0
}

/// How far a body has been read.
struct TTMLBodyProgress {
  /// The elements that are open: what the body lies in, the body, divisions.
  var frames: [TTMLFrame]
  /// Their nodes; for what the body lies in, the body.
  var nodes: [Int]
  /// The node that is next.
  var index: Int

  init(_ body: Int, in root: TTMLFrame) {
    frames = [root]
    nodes = [body]
    index = body
  }

  /// Whether the body has been read to its end.
  var isComplete: Bool { index >= frames[0].end }

  /// Opens an element inside.
  mutating func open(_ frame: TTMLFrame, _ node: Int) {
    frames.append(frame)
    nodes.append(node)
  }

  /// Closes the elements that have ended before the next node.
  mutating func closeEnded() {
    while frames.count > 1, frames[frames.count - 1].end <= index {
      let end = frames.removeLast().time.end
      nodes.removeLast()
      frames[frames.count - 1].time.add(childEnd: end)
    }
  }
}

extension TTMLReader {
  /// Reads a document as far as it has been parsed; true where nothing of that is needed any more.
  mutating func readPiece(_ piece: inout XMLTree, _ kept: Int) -> Bool {
    swap(&tree, &piece)
    defer { swap(&tree, &piece) }
    names.add(tree.names)
    guard element(0) == .tt else { return false }
    guard readChildren() else { return false }
    let last = tree.nodes.lastIndex { !$0.isText }
    progress.lastTag = startTag(last ?? 0)
    progress.kept = kept
    progress.body?.index = kept
    return true
  }

  /// Reads the root element and what there is of its children; false where something has to wait.
  @discardableResult
  mutating func readChildren() -> Bool {
    if !progress.hasRoot {
      progress.hasRoot = true
      checkNamespace()
      checkEncoding()
      readRoot()
    }
    while progress.child < min(Int(tree.nodes[0].next), tree.nodes.count) {
      let child = progress.child
      let isOpen = tree.nodes[child].next == XMLNode.openEnd
      switch element(child) {
      case .body:
        if progress.body == nil {
          nameActors()
          reserveCues(child)
          progress.body = TTMLBodyProgress(child, in: bodyFrame(child))
        }
        guard continueBody() else { return false }
        if isOpen { return true }
        progress.body = nil
      case _ where isOpen: return false
      case .head: readHead(child)
      case .unknown: reportUnknown(child)
      default: break
      }
      progress.child = Int(tree.nodes[child].next)
    }
    return true
  }

  private mutating func continueBody() -> Bool {
    guard var body = progress.body else { return true }
    // So that its lists have one owner.
    progress.body = nil
    let isDone = readBody(&body)
    progress.body = body
    return isDone
  }

  /// Makes room for a cue a paragraph, since growing by doubling takes twice the memory; what is not
  /// used costs nothing.
  private mutating func reserveCues(_ body: Int) {
    let paragraphs = names.elements.map { $0 == .p }
    var count = 0
    for node in tree.nodes where node.name >= 0 && paragraphs[Int(node.name)] { count += 1 }
    if tree.nodes[body].next == XMLNode.openEnd, let last = tree.nodes.last(where: { !$0.isText }) {
      // What follows will be as what is there, or a little shorter: too little room would be given up
      // for twice as much.
      let start = Int(tree.nodes[body].lower)
      let length = max(Int(last.contentStart) - start, 1)
      let share = (tree.sourceCount - start) / length + 1
      count = min((count * share + count) / 4 * 5, tree.sourceCount / 32)
    }
    document.cues.reserveCapacity(document.cues.count + count)
    map.cues.reserveCapacity(map.cues.count + count)
  }
}
