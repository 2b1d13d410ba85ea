internal import CLibXML2

extension XMLTree {
  /// Reads a document from UTF-8.
  ///
  /// An encoding that the document declares does not count, since the bytes are decoded already.
  /// Nothing outside the document is looked at, and no entity but the five of XML is expanded: the
  /// use of one that the document declares ends reading with ``XMLFault/Kind/entity``. What was
  /// read before a grave fault is kept; a stray `&` or an unknown entity stays as it was typed.
  public static func parse(_ source: [UInt8]) -> XMLTree {
    parse(source, nil)
  }

  static func parse(_ source: [UInt8], _ pieces: XMLPieces?) -> XMLTree {
    guard source.count <= XMLLimits.documentBytes else {
      return refused("document has \(source.count) bytes, more than \(XMLLimits.documentBytes)")
    }
    guard !source.isEmpty else {
      var tree = XMLTree(source: source)
      tree.isCutShort = true
      tree.faults = [XMLFault(kind: .notWellFormed, message: "document is empty", offset: 0)]
      return tree
    }
    let tree = unsafe source.withUnsafeBufferPointer { bytes in
      var builder = unsafe TreeBuilder(source: source, bytes: bytes, pieces)
      return unsafe withUnsafeMutablePointer(to: &builder) { builder in
        unsafe run(builder, over: bytes) ? builder.pointee.finish() : nil
      }
    }
    return tree ?? refused("there is not enough memory to read the document")
  }

  private static func refused(_ message: String) -> XMLTree {
    var tree = XMLTree(source: [])
    tree.isCutShort = true
    tree.faults = [XMLFault(kind: .limit, message: message, offset: 0)]
    return tree
  }

  /// Lets libxml2 drive the builder; false where not even a parser could be made.
  private static func run(
    _ collector: UnsafeMutablePointer<TreeBuilder>,
    over bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    _ = libraryIsReady
    // libxml2 takes the document in pieces: its own copy stays small and warm.
    let parser = unsafe xmlCreateIOParserCtxt(
      nil,
      nil,
      { context, buffer, length in
        unsafe builder(context)?.pointee.feed(buffer, Int(length)) ?? -1
      },
      nil,
      UnsafeMutableRawPointer(collector),
      XML_CHAR_ENCODING_UTF8
    )
    guard let parser = unsafe parser, let sax = unsafe parser.pointee.sax else { return false }
    unsafe sax.pointee = handler()
    unsafe parser.pointee.userData = UnsafeMutableRawPointer(collector)
    // Substitution is for `&amp;` in values, which libxml2 leaves escaped without it; the callbacks
    // below give it no other entity to substitute.
    let options =
      XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_NOENT.rawValue
    _ = unsafe xmlCtxtUseOptions(parser, Int32(options))
    _ = unsafe xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    unsafe collector.pointee.parser = parser
    _ = unsafe xmlParseDocument(parser)
    unsafe collector.pointee.parser = nil
    // Declarations of a document type make libxml2 keep a document even under SAX.
    if let document = unsafe parser.pointee.myDoc {
      unsafe parser.pointee.myDoc = nil
      unsafe xmlFreeDoc(document)
    }
    unsafe xmlFreeParserCtxt(parser)
    return true
  }
}

/// Set up once; libxml2's global tables are then safe to use from any thread.
private let libraryIsReady: Bool = {
  xmlInitParser()
  return true
}()

private func builder(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
  unsafe context?.assumingMemoryBound(to: TreeBuilder.self)
}

/// The callbacks, without those that would load something from outside.
private func handler() -> xmlSAXHandler {
  var handler = unsafe xmlSAXHandler()
  unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
  unsafe handler.startElementNs = { context, local, prefix, uri, _, _, count, defaulted, values in
    unsafe builder(context)?.pointee.startElement(
      local,
      prefix,
      uri,
      // Defaults from a document type declaration come last and do not count.
      attributes: UnsafeMutableBufferPointer(start: values, count: Int(count - defaulted) * 5)
    )
  }
  unsafe handler.endElementNs = { context, _, _, _ in
    unsafe builder(context)?.pointee.endElement()
  }
  unsafe handler.cdataBlock = { context, _, _ in
    unsafe builder(context)?.pointee.section()
  }
  unsafe handler.comment = { context, _ in
    unsafe builder(context)?.pointee.markup(opening: "<!--", closing: "-->")
  }
  unsafe handler.processingInstruction = { context, _, _ in
    unsafe builder(context)?.pointee.markup(opening: "<?", closing: "?>")
  }
  unsafe handler.internalSubset = { context, _, _, _ in
    unsafe builder(context)?.pointee.documentType()
  }
  unsafe handler.entityDecl = { context, name, _, _, _, _ in
    unsafe builder(context)?.pointee.declare(name)
  }
  unsafe handler.getEntity = { context, name in
    unsafe builder(context)?.pointee.use(name)
    return nil
  }
  unsafe handler.getParameterEntity = { context, name in
    unsafe builder(context)?.pointee.useInDeclaration(name)
    return nil
  }
  unsafe handler.serror = { context, error in
    guard let error = unsafe error else { return }
    unsafe builder(context)?.pointee.report(
      domain: error.pointee.domain,
      code: error.pointee.code,
      isWarning: error.pointee.level == XML_ERR_WARNING,
      message: error.pointee.message.map { unsafe String(cString: $0) } ?? ""
    )
  }
  return unsafe handler
}
