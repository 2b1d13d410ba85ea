/// The style properties of written elements, so that those that occur again and again become a style
/// that is written once and referred to.
///
/// What is rare stays at the text itself, where people look for it.
struct TTMLLooks: Sendable {
  /// Where an element's reference to styles and its style properties stand in the body.
  private struct Use: Sendable {
    var start: Int
    var end: Int
    var number: Int32
    /// The styles that the element refers to besides, parted by spaces.
    var references: String
  }

  /// How often properties have to occur together to become a style.
  private static let fewestUses = 4

  private var uses: [Use] = []
  private var table = ByteTable()
  private var counts: [Int] = []
  /// Where properties that occur stand for the first time.
  private var firstPlaces: [Range<Int>] = []

  /// Notes an element's properties.
  ///
  /// - Parameters:
  ///   - properties: The properties as they are written, at the end of the attributes.
  ///   - start: Where the reference to styles begins, or the properties without one.
  ///   - references: The styles referred to.
  ///   - body: What has been written so far.
  mutating func note(
    _ properties: Range<Int>,
    from start: Int,
    _ references: [String],
    in body: [UInt8]
  ) {
    let (index, isNew) = table.insert(body, properties)
    if isNew {
      counts.append(0)
      firstPlaces.append(properties)
    }
    counts[index] += 1
    uses.append(
      Use(
        start: start,
        end: properties.upperBound,
        number: Int32(truncatingIfNeeded: index),
        references: references.joined(separator: " ")
      )
    )
  }

  /// Makes styles of what occurs often; the value has their ids, by number.
  func shared(
    in body: [UInt8],
    _ styles: inout TTMLStyleList,
    ids: inout TTMLIdentifiers
  ) -> [String?] {
    counts.indices.map { number in
      guard counts[number] >= Self.fewestUses else { return nil }
      return styles.id(ofAttributes: Array(body[firstPlaces[number]]), ids: &ids)
    }
  }

  /// Appends the body with references in place of the properties that have become styles.
  func append(_ body: [UInt8], _ shared: [String?], to output: inout [UInt8]) {
    output.reserveCapacity(output.count + body.count + 64)
    var position = 0
    for use in uses {
      guard let id = shared[Int(use.number)] else { continue }
      output.append(contentsOf: body[position..<use.start])
      output.append(
        attribute: "style",
        use.references.isEmpty ? id : "\(use.references) \(id)"
      )
      position = use.end
    }
    output.append(contentsOf: body[position...])
  }
}
