internal import CLibXML2

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Collects what libxml2 reports into an ``XMLTree``.
///
/// Only the tags are taken from libxml2. Its positions inside text are not reliable and its pieces
/// of text are arbitrary, so text is what stands between tags in the source.
@safe
struct TreeBuilder {
  private var tree: XMLTree
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The parser, while it runs.
  var parser: xmlParserCtxtPtr?

  /// Where the last markup ended, and text begins.
  private var position = 0
  /// The elements that are open, and for each how many bytes were decoded up to its start tag's end.
  private var open: [(node: Int32, decoded: Int)] = []
  private var lastTagIsEmpty = false
  private var decoded: [UInt8] = []
  private var nameTable = NameTable()
  private var declaredEntities: Set<String> = []
  private var stopOffset: Int?
  private let count: Int
  /// Up to where there is no further reference and no further carriage return, as far as has been
  /// looked.
  private var referenceFree = 0
  private var returnFree = 0
  /// How many bytes libxml2 has got so far.
  private var fed = 0
  /// Up to where no tag begins behind the last markup, as far as has been looked.
  private var searched = 0
  /// Who takes the document in pieces, if anybody does.
  private let pieces: XMLPieces?
  /// How many nodes there have to be for a piece, and how many for one that ends inside a container.
  private var pieceEnd = Int.max
  private var lastPieceEnd = Int.max
  /// For each name, whether it is that of a container, as far as that has been asked.
  private var containerNames: [Bool] = []
  /// The tag whose attributes are counted, how far, and how many there are.
  private var longTag = (start: -1, end: 0, attributes: 0)

  init(source: [UInt8], bytes: UnsafeBufferPointer<UInt8>, _ pieces: XMLPieces?) {
    tree = XMLTree(source: source)
    unsafe self.bytes = unsafe bytes
    self.pieces = pieces
    count = source.count
    if let pieces { setPieceEnd(pieces.nodes, pieces.nodes) }
    tree.reserve(nodes: lastPieceEnd)
  }

  /// How far libxml2 has got, as an offset into the source.
  @inline(__always)
  private var offset: Int { unsafe place(of: parser, before: count) }

  /// Hands the next piece of the source to libxml2; returns its length, 0 at the end.
  mutating func feed(_ buffer: UnsafeMutablePointer<CChar>?, _ length: Int) -> Int32 {
    guard stopOffset == nil, !hasTooManyAttributes() else { return 0 }
    let piece = min(length, count - fed)
    guard let buffer = unsafe buffer, let base = unsafe bytes.baseAddress, piece > 0 else {
      return 0
    }
    unsafe memcpy(buffer, base + fed, piece)
    fed += piece
    return Int32(piece)
  }

  /// Whether the tag that libxml2 is in has more attributes than anybody writes.
  ///
  /// libxml2 compares each with each before it hands out the tag. Only tags that are very long are
  /// looked at.
  private mutating func hasTooManyAttributes() -> Bool {
    guard fed - position > 65_536 else { return false }
    // A text may be as long as the document, and is looked through once.
    guard let start = first(0x3C, from: max(position, searched), to: fed) else {
      searched = fed
      return false
    }
    searched = start
    guard start + 1 < fed, unsafe bytes[start + 1] != 0x21, unsafe bytes[start + 1] != 0x3F else {
      return false
    }
    if longTag.start != start { longTag = (start, start, 0) }
    while let sign = first(0x3D, from: longTag.end, to: fed - 1) {
      if unsafe bytes[sign + 1] == 0x22 || bytes[sign + 1] == 0x27 { longTag.attributes += 1 }
      longTag.end = sign + 1
    }
    longTag.end = max(longTag.end, fed - 1)
    guard longTag.attributes > XMLLimits.attributes else { return false }
    // Inside of its own request for input the parser must not be stopped; it gets no more.
    note(.limit, "a tag has more than \(XMLLimits.attributes) attributes", at: start)
    return true
  }

  // MARK: Tags

  mutating func startElement(
    _ local: UnsafePointer<xmlChar>?,
    _ prefix: UnsafePointer<xmlChar>?,
    _ uri: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutableBufferPointer<UnsafePointer<xmlChar>?>
  ) {
    guard stopOffset == nil else { return }
    let here = offset
    let start: Int
    if open.isEmpty {
      // What stands before the root is not followed closely. No `<` may stand inside a tag, so the
      // last one before its end begins it.
      var index = here
      while index > position, unsafe bytes[index - 1] != 0x3C { index -= 1 }
      start = max(index - 1, position)
    } else {
      start = unsafe find(0x3C, in: bytes, from: position, to: here)
    }
    if start > position { addText(upTo: start) }
    position = unsafe min(find(0x3E, in: bytes, from: here, to: count) + 1, count)
    lastTagIsEmpty = unsafe position >= 2 && bytes[position - 2] == 0x2F
    guard open.count < XMLLimits.depth else {
      stop(.limit, "elements are nested more than \(XMLLimits.depth) deep", at: start)
      return
    }
    let firstAttribute = Int32(truncatingIfNeeded: tree.attributes.count)
    if attributes.count > 0 { unsafe addAttributes(attributes) }
    open.append((Int32(truncatingIfNeeded: tree.nodes.count), decoded.count))
    tree.nodes.append(
      XMLNode(
        name: unsafe nameTable.id(local, prefix, uri),
        next: XMLNode.openEnd,
        lower: UInt32(truncatingIfNeeded: start),
        upper: UInt32(truncatingIfNeeded: position),
        contentStart: UInt32(truncatingIfNeeded: position),
        firstAttribute: firstAttribute,
        attributeCount: Int32(truncatingIfNeeded: tree.attributes.count) - firstAttribute
      )
    )
    // After an empty tag its end comes at once.
    if !lastTagIsEmpty { unsafe maskText(of: parser) }
  }

  /// Adds the attributes of a tag: for each its name in three parts, its value and the value's end.
  private mutating func addAttributes(
    _ attributes: UnsafeMutableBufferPointer<UnsafePointer<xmlChar>?>
  ) {
    guard let parser = unsafe parser, let input = unsafe parser.pointee.input,
      let base = unsafe input.pointee.base, let end = unsafe input.pointee.end
    else { return }
    let consumed = unsafe Int(input.pointee.consumed)
    var index = 0
    while index + 4 < attributes.count {
      let name = unsafe nameTable.id(
        attributes[index],
        attributes[index + 1],
        attributes[index + 2]
      )
      guard let value = unsafe attributes[index + 3], let valueEnd = unsafe attributes[index + 4]
      else { return }
      index += 5
      let length = unsafe valueEnd - value
      let lower: Int
      if unsafe value >= base && valueEnd <= end {
        lower = unsafe consumed + (value - base)
      } else {
        lower = tree.sourceCount + decoded.count
        unsafe decoded.append(contentsOf: UnsafeBufferPointer(start: value, count: length))
      }
      tree.attributes.append(
        XMLAttribute(
          name: name,
          lower: UInt32(truncatingIfNeeded: lower),
          upper: UInt32(truncatingIfNeeded: lower + length)
        )
      )
    }
  }

  mutating func endElement() {
    guard stopOffset == nil, let node = open.last?.node else { return }
    if lastTagIsEmpty {
      lastTagIsEmpty = false
    } else {
      let start = unsafe find(0x3C, in: bytes, from: position, to: count)
      if start > position { addText(upTo: start) }
      position = unsafe min(find(0x3E, in: bytes, from: start, to: count) + 1, count)
    }
    open.removeLast()
    close(node)
    if !open.isEmpty { unsafe maskText(of: parser) }
    if tree.nodes.count >= pieceEnd { endPiece(after: node) }
  }

  private mutating func close(_ node: Int32) {
    let next = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[Int(node)].close(next: next, upper: UInt32(truncatingIfNeeded: position))
  }

  /// Hands over what there is, where an element that has just ended and the one around it allow it.
  private mutating func endPiece(after node: Int32) {
    // After a container's end less has to stay, so it is worth to wait for one.
    guard isContainer(node) || tree.nodes.count >= lastPieceEnd, let innermost = open.last,
      isContainer(innermost.node), let pieces
    else { return }
    let kept = Int(innermost.node) + 1
    tree.names = nameTable.names
    swap(&tree.decoded, &decoded)
    let isDone = pieces.read(&tree, kept)
    swap(&tree.decoded, &decoded)
    guard isDone else {
      // Most of what could not be read so far will not be soon.
      setPieceEnd(tree.nodes.count * 2, pieces.nodes)
      tree.reserve()
      return
    }
    let attributes = tree.attributeIndices(of: kept - 1).upperBound
    tree.nodes.removeLast(tree.nodes.count - kept)
    tree.attributes.removeLast(tree.attributes.count - attributes)
    decoded.removeLast(decoded.count - innermost.decoded)
    setPieceEnd(kept + pieces.nodes, pieces.nodes)
  }

  private mutating func setPieceEnd(_ end: Int, _ room: Int) {
    pieceEnd = end
    lastPieceEnd = end + room
  }

  /// Whether an element is one inside of which pieces may end.
  private mutating func isContainer(_ node: Int32) -> Bool {
    let name = Int(tree.nodes[Int(node)].name)
    while name >= containerNames.count {
      let local = nameTable.names[containerNames.count].local
      containerNames.append(pieces?.containers.contains(local) == true)
    }
    return containerNames[name]
  }

  /// The offset of the first such byte in a stretch of the source, or nil.
  private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    let place = unsafe find(byte, in: bytes, from: start, to: end)
    return place < end ? place : nil
  }

  // MARK: Text

  private mutating func addText(upTo end: Int) {
    let start = position
    position = max(end, start)
    guard end > start, !open.isEmpty else { return }
    let isPlain =
      unsafe isFree(0x26, start, end, in: bytes, &referenceFree)
      && isFree(0x0D, start, end, in: bytes, &returnFree)
    var range = start..<end
    if !isPlain {
      let lower = tree.sourceCount + decoded.count
      unsafe decoded.appendText(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      range = lower..<tree.sourceCount + decoded.count
    }
    addText(range, from: start)
  }

  private mutating func addText(_ range: Range<Int>, from start: Int) {
    guard !range.isEmpty else { return }
    tree.nodes.append(
      XMLNode(
        name: -1,
        next: Int32(truncatingIfNeeded: tree.nodes.count + 1),
        lower: UInt32(truncatingIfNeeded: range.lowerBound),
        upper: UInt32(truncatingIfNeeded: range.upperBound),
        contentStart: UInt32(truncatingIfNeeded: start),
        firstAttribute: 0,
        attributeCount: 0
      )
    )
  }

  /// A comment or processing instruction: the text before it ends, that after it goes on.
  mutating func markup(opening: StaticString, closing: StaticString) {
    if opening.utf8CodeUnitCount == 4 { tree.comments += 1 }
    guard !open.isEmpty else { return }
    _ = body(opening, closing)
  }

  /// A CDATA section: text in which nothing but its end is markup.
  mutating func section() {
    guard !open.isEmpty, let body = body("<![CDATA[", "]]>") else { return }
    if unsafe bytes[body].contains(0x0D) {
      let lower = tree.sourceCount + decoded.count
      for index in body {
        let byte = unsafe bytes[index]
        if byte != 0x0D {
          decoded.append(byte)
        } else if unsafe index + 1 >= body.upperBound || bytes[index + 1] != 0x0A {
          decoded.append(0x0A)
        }
      }
      addText(lower..<tree.sourceCount + decoded.count, from: body.lowerBound)
    } else {
      addText(body, from: body.lowerBound)
    }
  }

  /// Moves past the next markup, which has this opening, and returns what lies inside it.
  private mutating func body(_ opening: StaticString, _ closing: StaticString) -> Range<Int>? {
    let start = first(0x3C, from: position, to: count) ?? count
    guard matches(opening, at: start) else { return nil }
    addText(upTo: start)
    let lower = start + opening.utf8CodeUnitCount
    var upper = lower
    while upper < count, !matches(closing, at: upper) { upper += 1 }
    position = min(upper + closing.utf8CodeUnitCount, count)
    return lower..<upper
  }

  private func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where unsafe bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  // MARK: Document type and entities

  mutating func documentType() {
    guard tree.doctype == nil else { return }
    var start = offset
    while start > 0, !matches("<!DOCTYPE", at: start) { start -= 1 }
    tree.doctype = start
  }

  mutating func declare(_ name: UnsafePointer<xmlChar>?) {
    guard let name = unsafe name else { return }
    unsafe declaredEntities.insert(String(cString: name))
  }

  mutating func use(_ name: UnsafePointer<xmlChar>?) {
    // Inside the declarations, libxml2 itself asks for what it has just declared.
    guard let name = unsafe name, unsafe parser?.pointee.inSubset == 0 else { return }
    let text = unsafe String(cString: name)
    guard declaredEntities.contains(text) else { return }
    stop(.entity, "entity \"&\(text);\" is declared in the document and not expanded", at: offset)
  }

  mutating func useInDeclaration(_ name: UnsafePointer<xmlChar>?) {
    guard let name = unsafe name else { return }
    let text = unsafe String(cString: name)
    stop(.entity, "parameter entity \"%\(text);\" is not expanded", at: offset)
  }

  // MARK: Faults

  mutating func report(domain: Int32, code: Int32, isWarning: Bool, message: String) {
    guard stopOffset == nil else { return }
    let here = offset
    let isNamespace = domain == Int32(XML_FROM_NAMESPACE.rawValue)
    let error = xmlParserErrors(rawValue: UInt32(bitPattern: code))
    guard !isWarning || error == XML_WAR_UNDECLARED_ENTITY else { return }
    let text = sentence(message)
    if isNamespace || recoverable(error, message) {
      guard tree.faults.count < XMLLimits.faults else { return }
      tree.faults.append(
        XMLFault(
          kind: isNamespace ? .namespace : .notWellFormed,
          message: text,
          offset: isReference(error, message) ? beginningOfReference(before: here) : here
        )
      )
      return
    }
    if error == XML_ERR_ENTITY_LOOP {
      // The library's guard against entities that multiply also counts those that nobody declared.
      stop(.limit, "there are more than 10000 references to undefined entities", at: here)
      return
    }
    if let limit = limit(message) {
      stop(.limit, limit, at: first(0x3C, from: position, to: here) ?? here)
    } else {
      stop(.notWellFormed, text, at: here)
    }
  }

  /// What is said of a message about one of libxml2's limits, which is 10 MB for most; nil for
  /// others.
  private func limit(_ message: String) -> String? {
    let isLimit =
      message.contains("XML_PARSE_HUGE") || message.contains("too long")
      || message.contains("too big") || message.contains("Huge")
    guard isLimit else { return nil }
    if message.contains("ttValue") { return "an attribute's value is longer than 10 MB" }
    if message.contains("omment") { return "a comment is longer than 10 MB" }
    return "a piece of markup is longer than 10 MB"
  }

  /// Whether the tags are still sound after an error, so that reading can go on.
  private func recoverable(_ error: xmlParserErrors, _ message: String) -> Bool {
    switch error {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING,
      XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF,
      XML_ERR_INVALID_CHAR, XML_ERR_ATTRIBUTE_REDEFINED, XML_ERR_MISPLACED_CDATA_END,
      XML_ERR_HYPHEN_IN_COMMENT:
      true
    case XML_ERR_RESERVED_XML_NAME: open.isEmpty
    case XML_ERR_NAME_REQUIRED: message.contains("xmlParseEntityRef")
    default: false
    }
  }

  private func isReference(_ error: xmlParserErrors, _ message: String) -> Bool {
    switch error {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_SEMICOL_MISSING,
      XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF,
      XML_ERR_NAME_REQUIRED:
      true
    default: message.hasPrefix("xmlParseCharRef")
    }
  }

  /// Where the `&` stood that an error is about; libxml2 stands after the reference.
  private func beginningOfReference(before here: Int) -> Int {
    let limit = max(here - 256, 0)
    var index = here
    while index > limit {
      index -= 1
      if unsafe bytes[index] == 0x26 { return index }
    }
    return here
  }

  /// Ends reading; what came before is kept.
  private mutating func stop(_ kind: XMLFault.Kind, _ message: String, at offset: Int) {
    guard note(kind, message, at: offset) else { return }
    if let parser = unsafe parser { unsafe xmlStopParser(parser) }
  }

  /// Notes a fault that ends reading; false where one has been noted before.
  @discardableResult
  private mutating func note(_ kind: XMLFault.Kind, _ message: String, at offset: Int) -> Bool {
    guard stopOffset == nil else { return false }
    stopOffset = offset
    tree.isCutShort = true
    tree.faults.append(XMLFault(kind: kind, message: message, offset: offset))
    return true
  }

  /// libxml2's message in our own form.
  private func sentence(_ message: String) -> String {
    var text = message
    while let last = text.last, last.isNewline || last == "." || last == " " { text.removeLast() }
    if text.hasPrefix("xmlParseEntityRef: ") { return "\"&\" does not begin a reference" }
    if text.hasPrefix("xmlParse"), let colon = text.firstIndex(of: ":") {
      text = String(text[text.index(after: colon)...].drop { $0 == " " })
    }
    guard let first = text.unicodeScalars.first, ("A"..."Z").contains(first) else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Closes what is open and hands out the tree.
  mutating func finish() -> XMLTree {
    if !open.isEmpty {
      // Text that runs up to the fault counts, markup that was begun does not.
      let limit = max(min(stopOffset ?? count, count), position)
      addText(upTo: first(0x3C, from: position, to: limit) ?? limit)
      while let last = open.popLast() { close(last.node) }
    }
    swap(&tree.decoded, &decoded)
    tree.names = nameTable.names
    return tree
  }
}
