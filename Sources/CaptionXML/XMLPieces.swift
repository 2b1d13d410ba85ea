extension XMLTree {
  /// Reads a document as ``parse(_:)`` does, and hands it over piece by piece, so that it need not be
  /// held as a whole.
  ///
  /// From time to time, when an element has ended whose parent is a container, `read` gets the tree
  /// as far as it goes. Elements that are still open have ``XMLNode/openEnd`` for their
  /// ``XMLNode/next``. Where `read` returns true, it has done with all that stands there, and the
  /// nodes inside the innermost open element go; where it returns false, all of them stay. What is
  /// returned in the end is the tree of what is left, with all names and faults.
  ///
  /// - Parameters:
  ///   - containers: The local names of elements between whose children the document may be divided.
  ///   - nodes: How many nodes a piece has at least. A few thousand lie in the processor's cache.
  ///   - read: Takes the tree, and how many nodes stay of it if the value is true.
  public static func parse(
    _ source: [UInt8],
    containers: Set<String>,
    nodes: Int,
    read: (_ tree: inout XMLTree, _ kept: Int) -> Bool
  ) -> XMLTree {
    withoutActuallyEscaping(read) { read in
      let nodes = min(max(nodes, 1), 1 << 30)
      return parse(source, XMLPieces(containers: containers, nodes: nodes, read: read))
    }
  }
}

/// Who takes a document in pieces.
struct XMLPieces {
  let containers: Set<String>
  let nodes: Int
  let read: (inout XMLTree, Int) -> Bool
}
