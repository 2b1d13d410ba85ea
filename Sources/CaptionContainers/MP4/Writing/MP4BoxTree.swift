/// A box of a movie's header that is rewritten: containers on the way to the chunk offsets are taken
/// apart, everything else stays as it is, byte for byte.
struct MP4BoxTree {
  /// A box.
  struct Node {
    var type: FourCC
    /// The header as it is, where the size has 64 bits; it is kept that long.
    var hasLongHeader: Bool
    /// What is in it; empty where ``children`` are.
    var content: [UInt8]
    /// The boxes in it; nil where it is not taken apart.
    var children: [Node]?
    /// What stands behind the last child and is no box, such as the four zeros of QuickTime.
    var rest: [UInt8] = []

    /// How long the box is, header included.
    var size: Int {
      let length = children.map { $0.reduce(rest.count) { $0 + $1.size } } ?? content.count
      return length + (hasLongHeader ? 16 : 8)
    }
  }

  /// The containers that are taken apart, each with what is in it, from the outermost inwards.
  private static let containers: [FourCC: Set<FourCC>] = [
    "moov": ["trak"], "trak": ["mdia"], "mdia": ["minf"], "minf": ["stbl", "dinf"],
  ]

  /// Takes the content of a box apart.
  ///
  /// - Parameters:
  ///   - type: The name of the box.
  ///   - hasLongHeader: Whether its size has 64 bits.
  ///   - content: What is in it.
  /// - Throws: ``MP4EditingError`` where a box does not end inside the one that it is in.
  static func node(
    _ type: FourCC,
    hasLongHeader: Bool,
    _ content: [UInt8]
  ) throws(MP4EditingError) -> Node {
    var node = Node(type: type, hasLongHeader: hasLongHeader, content: content)
    // `stbl` and `dinf` have children, too, of which none is a container that matters.
    guard containers[type] != nil || type == "stbl" || type == "dinf" else { return node }
    var children: [Node] = []
    var offset = 0
    while content.count - offset >= 8 {
      var length = Int(content.number32(at: offset))
      let name = FourCC(rawValue: content.number32(at: offset + 4))
      var header = 8
      if length == 0, name.rawValue == 0 { break }
      if length == 1 {
        guard content.count - offset >= 16,
          let long = Int(exactly: content.number64(at: offset + 8))
        else { throw .damaged("box \"\(name)\" has no size") }
        length = long
        header = 16
      }
      guard length >= header, length <= content.count - offset else {
        throw .damaged("box \"\(name)\" of \(length) bytes is longer than \"\(type)\" around it")
      }
      let inner = Array(content[offset + header..<offset + length])
      let isTaken = containers[type]?.contains(name) ?? false
      // No deeper than the names above lead.
      children.append(
        isTaken
          ? try Self.node(name, hasLongHeader: header == 16, inner)
          : Node(type: name, hasLongHeader: header == 16, content: inner)
      )
      offset += length
    }
    node.content = []
    node.children = children
    node.rest = Array(content[offset...])
    return node
  }
}

extension BoxBuilder {
  /// Appends a box with all that is in it.
  mutating func append(_ node: MP4BoxTree.Node) {
    let size = node.size
    if node.hasLongHeader {
      append(UInt32(1))
      append(node.type)
      append(UInt64(clamping: size))
    } else {
      append(UInt32(clamping: size))
      append(node.type)
    }
    guard let children = node.children else { return append(node.content) }
    for child in children { append(child) }
    append(node.rest)
  }
}

extension MP4BoxTree.Node {
  /// The first child of a name.
  subscript(_ type: FourCC) -> MP4BoxTree.Node? {
    children?.first { $0.type == type }
  }

  /// The box at the end of a way of names, where there is one.
  func descendant(_ way: FourCC...) -> MP4BoxTree.Node? {
    var node: MP4BoxTree.Node? = self
    for type in way { node = node?[type] }
    return node
  }
}

extension [UInt8] {
  /// The number of four bytes at an offset, in big-endian order; zeros where there are none.
  func number32(at offset: Int) -> UInt32 {
    guard offset >= 0, offset <= count - 4 else { return 0 }
    return UInt32(self[offset]) << 24 | UInt32(self[offset + 1]) << 16
      | UInt32(self[offset + 2]) << 8 | UInt32(self[offset + 3])
  }

  /// The number of eight bytes at an offset, in big-endian order; zeros where there are none.
  func number64(at offset: Int) -> UInt64 {
    UInt64(number32(at: offset)) << 32 | UInt64(number32(at: offset + 4))
  }

  /// Replaces four bytes at an offset, where there are four.
  mutating func replace32(at offset: Int, with number: UInt32) {
    guard offset >= 0, offset <= count - 4 else { return }
    for index in 0..<4 {
      self[offset + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index))
    }
  }

  /// Replaces eight bytes at an offset, where there are eight.
  mutating func replace64(at offset: Int, with number: UInt64) {
    replace32(at: offset, with: UInt32(truncatingIfNeeded: number >> 32))
    replace32(at: offset + 4, with: UInt32(truncatingIfNeeded: number))
  }
}
