/// The attributes of a tag (RFC 8216, 4.2): `NAME=value` parts with commas between them.
///
/// A name that stands twice, which the syntax forbids, is kept twice; the first one counts.
public struct HLSAttributeList: Sendable, Hashable {
  /// One attribute.
  public struct Attribute: Sendable, Hashable {
    /// The name, such as `GROUP-ID`.
    public var name: String
    /// The value; a quoted one without its quotation marks.
    public var value: String
    /// Whether the value stands between quotation marks.
    public var isQuoted: Bool
    /// The bytes of the whole attribute in the source.
    public var range: Range<Int>
    /// The bytes of the value in the source, quotation marks left out.
    public var valueRange: Range<Int>
  }

  /// The attributes in the order in which they stand.
  public private(set) var all: [Attribute] = []

  private var first: [String: Int] = [:]

  /// Makes an empty list.
  public init() {}

  /// The first attribute with a name, or nil.
  public func attribute(_ name: String) -> Attribute? { first[name].map { all[$0] } }

  /// The value of the first attribute with a name, or nil.
  public subscript(name: String) -> String? { attribute(name)?.value }

  /// Whether an attribute that is `YES` or `NO` says `YES`; absent means `NO`.
  public func isYes(_ name: String) -> Bool { self[name] == "YES" }

  /// Appends an attribute; false where its name stands in the list already.
  mutating func append(_ attribute: Attribute) -> Bool {
    let isNew = first[attribute.name] == nil
    if isNew { first[attribute.name] = all.count }
    all.append(attribute)
    return isNew
  }
}
