import CaptionModel

/// What a TTML element has of other vocabularies, kept so that it can be written again.
public struct TTMLForeign: Sendable, Hashable {
  /// An attribute of another namespace.
  public struct Attribute: Sendable, Hashable {
    /// The namespace's name.
    public var namespace: String
    /// The name without prefix.
    public var name: String
    /// The value, references resolved.
    public var value: String

    /// Makes an attribute.
    public init(namespace: String, name: String, value: String) {
      self.namespace = namespace
      self.name = name
      self.value = value
    }
  }

  /// An element of metadata that the shared model has no place for.
  public struct Element: Sendable, Hashable {
    /// The namespace's name.
    public var namespace: String
    /// The name without prefix.
    public var name: String
    /// The element as XML that stands for itself, its namespaces declared.
    public var xml: String
    /// Whether it stood in `ebuttm:documentMetadata` (EBU Tech 3390).
    public var isEBUDocumentMetadata = false
    /// Whether it stood in its element itself and not in a `metadata` element there.
    public var isBare = false
    /// Whether what is TTML's own in it follows TTML's rules, so that it may be written again.
    var isSound = true
  }

  /// The attributes, in source order.
  public var attributes: [Attribute] = []
  /// The elements, in source order.
  public var elements: [Element] = []
  /// The attributes that the `metadata` elements in it have, in source order.
  public var metadataAttributes: [Attribute] = []
  /// The element's `xml:id`, where the shared model has no place for it.
  public var id: String?

  /// Makes an empty record.
  public init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool {
    attributes.isEmpty && elements.isEmpty && metadataAttributes.isEmpty && id == nil
  }

  /// Whether there are metadata.
  var hasMetadata: Bool { !elements.isEmpty || !metadataAttributes.isEmpty }

  /// Adds what an element inside has, whose attributes and id outweigh those of the one around it.
  mutating func add(_ inner: TTMLForeign) {
    // Elements deep in each other would copy what is around them again and again.
    attributes = attributes.prefix(16).filter { known in
      !inner.attributes.contains { $0.namespace == known.namespace && $0.name == known.name }
    }
    attributes += inner.attributes
    metadataAttributes += inner.metadataAttributes
    elements += inner.elements
    id = inner.id ?? id
  }

  /// What there is, as a phrase; nil where there is nothing.
  var phrase: String? {
    let names =
      (attributes + metadataAttributes).map(\.phrase)
      + elements.map { "metadata \($0.name)" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

extension TTMLForeign.Attribute {
  private static let styling = TTMLNamespace.current + "#styling"

  /// The colour behind an element whose style is otherwise that of its texts.
  static func background(_ color: Color) -> TTMLForeign.Attribute {
    TTMLForeign.Attribute(namespace: styling, name: "backgroundColor", value: color.hex)
  }

  /// Whether it is one of TTML's style attributes.
  var isStyle: Bool { namespace == Self.styling }

  /// What it is, for messages.
  var phrase: String { isStyle ? "\(name) \(value)" : "attribute \(name)" }
}
