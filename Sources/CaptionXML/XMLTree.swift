/// An XML document as a flat table: elements and texts in document order.
///
/// The tree is laid out so that reading it needs neither recursion nor a `String` per value. Names
/// are numbers into ``names``; values and texts are byte ranges. An element's content
/// is the nodes after it up to its ``XMLNode/next``.
public struct XMLTree: Sendable {
  /// The document as it was given.
  public let source: [UInt8]

  /// Texts and values that do not stand in the source as they are meant, since they hold references.
  ///
  /// Ranges count on from the source's end into these bytes; ``bytes(_:)`` tells the two apart.
  public internal(set) var decoded: [UInt8] = []

  /// How many bytes the source has.
  public let sourceCount: Int

  /// The names of elements and attributes, in order of first appearance.
  public internal(set) var names: [XMLName] = []

  /// Elements and texts, each before what lies in it.
  public internal(set) var nodes: [XMLNode] = []

  /// The attributes of all elements, those of one element side by side.
  public internal(set) var attributes: [XMLAttribute] = []

  /// What departs from XML, in the order of the source.
  public internal(set) var faults: [XMLFault] = []

  /// Where a document type declaration begins, or nil where there is none.
  public internal(set) var doctype: Int?
  /// How many comments there are.
  public internal(set) var comments = 0

  /// Whether reading ended before the document did; the last fault says why.
  public internal(set) var isCutShort = false

  /// Makes the tree of no document.
  public init() {
    self.init(source: [])
  }

  init(source: [UInt8]) {
    self.source = source
    sourceCount = source.count
  }

  /// Makes room for more than documents have: what is not used costs nothing, while growing copies
  /// everything.
  mutating func reserve(nodes most: Int = .max) {
    nodes.reserveCapacity(min(sourceCount / 20, most))
    attributes.reserveCapacity(min(sourceCount / 24, most))
  }

  /// The attributes of an element, as indices into ``attributes``.
  @inlinable
  public func attributeIndices(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    return first..<first + Int(nodes[node].attributeCount)
  }

  /// Where the bytes of a text or value are: the array that holds them, and the place in it.
  @inlinable
  public func bytes(_ range: Range<Int>) -> (array: [UInt8], range: Range<Int>) {
    if range.upperBound <= sourceCount { return (source, range) }
    let lower = Swift.max(range.lowerBound - sourceCount, 0)
    return (decoded, lower..<Swift.max(range.upperBound - sourceCount, lower))
  }

  /// The bytes of a text or value.
  @inlinable
  public func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let place = bytes(range)
    return place.array[place.range]
  }

  /// The text of a byte range.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  /// Whether a range lies in the source, so that it can be pointed at.
  @inlinable
  public func isInSource(_ range: Range<Int>) -> Bool {
    range.upperBound <= sourceCount
  }

  /// Where an element's content stands: after its start tag and before its end tag.
  ///
  /// Empty, and at the element's end, where there is no content.
  public func content(of node: Int) -> Range<Int> {
    let element = nodes[node]
    let end = min(Int(element.upper), sourceCount)
    let first = node + 1
    guard first < element.next, first < nodes.count else { return end..<end }
    let start = Int(element.contentStart)
    var last = end
    // The end tag holds no other `<`.
    while last > start, source[last - 1] != 0x3C { last -= 1 }
    return start..<max(start, last - 1)
  }
}

/// The name of an element or attribute.
public struct XMLName: Sendable, Hashable {
  /// The namespace, or an empty text for none.
  public let namespace: String
  /// The name without a prefix.
  public let local: String
  /// The prefix where it is bound to no namespace, which is a fault; else an empty text.
  public let unboundPrefix: String

  /// Makes a name.
  public init(namespace: String, local: String, unboundPrefix: String = "") {
    self.namespace = namespace
    self.local = local
    self.unboundPrefix = unboundPrefix
  }
}

/// An element or a stretch of text.
public struct XMLNode: Sendable, Hashable {
  /// The index of an element's name, or -1 for text.
  public let name: Int32
  /// The index of the first node that is neither this one nor inside it; ``openEnd`` for an element
  /// whose end has not been read.
  public internal(set) var next: Int32
  /// An element's first byte, its `<`; a text's first byte, as ``XMLTree/bytes(_:)`` counts.
  public let lower: UInt32
  /// The byte after an element's end tag, or after a text.
  public internal(set) var upper: UInt32
  /// The byte after an element's start tag; for text its first byte in the source.
  public let contentStart: UInt32
  /// The index of an element's first attribute.
  @usableFromInline let firstAttribute: Int32
  /// How many attributes an element has.
  @usableFromInline let attributeCount: Int32

  mutating func close(next: Int32, upper: UInt32) {
    self.next = next
    self.upper = upper
  }

  /// Stands for an end that is not known yet, in a tree that is handed over while it is read.
  public static let openEnd = Int32.max

  /// Whether this is text.
  @inlinable
  public var isText: Bool { name < 0 }

  /// The bytes from ``lower`` to ``upper``.
  @inlinable
  public var range: Range<Int> { Int(lower)..<Int(upper) }
}

/// An attribute of an element.
public struct XMLAttribute: Sendable, Hashable {
  /// The index of the attribute's name.
  public let name: Int32
  let lower: UInt32
  let upper: UInt32

  /// The place of the value, references resolved.
  public var value: Range<Int> { Int(lower)..<Int(upper) }
}

/// Something that departs from XML.
public struct XMLFault: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// The document is not well-formed.
    case notWellFormed
    /// A prefix is bound to no namespace, or another fault of namespaces.
    case namespace
    /// An entity is used that the document's own declarations define; reading stopped there.
    case entity
    /// The document is deeper or larger than a limit; reading stopped there.
    case limit
  }

  /// What is wrong.
  public var kind: Kind
  /// What is wrong in words, in lower case, without a full stop.
  public var message: String
  /// Where, as a byte offset into the source.
  public var offset: Int
}

/// The bounds that keep a hostile document from taking all time and memory.
public enum XMLLimits {
  /// The most elements that may be open at once; libxml2's own bound.
  public static let depth = 256
  /// The most attributes that one element may have, since comparing them all takes long.
  public static let attributes = 10_000
  /// The most bytes of a document: what 32-bit offsets can point at with room for decoded text.
  public static let documentBytes = 1 << 30
  /// The most faults that are listed; further ones follow from the first.
  public static let faults = 1000
}
