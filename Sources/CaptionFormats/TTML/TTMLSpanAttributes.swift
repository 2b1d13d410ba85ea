import CaptionModel

/// The attributes that stand for one or several spans over the same text.
struct TTMLSpanAttributes: Sendable {
  private var bytes: [UInt8] = []
  /// Where each attribute stands in ``bytes``, with its place in the order of writing.
  private var pieces: [(rank: Int, range: Range<Int>)] = []
  /// Which attributes are set: a bit for each property, and those of voice, language and style.
  private var taken: UInt64 = 0
  private(set) var styleIDs: [String] = []
  /// Whether the letters are slanted.
  private(set) var isOblique = false
  private(set) var usesEBU = false
  private(set) var usesIMSC = false

  /// Whether there are style properties that may stand in a style as well; what an element is in a ruby
  /// is told at the element.
  var hasSharableProperties: Bool {
    taken & Self.propertyBits != 0 && taken & (1 << UInt64(TTMLProperty.ruby)) == 0
  }

  private static let propertyBits: UInt64 = detailBit - 1
  private static let agentBit: UInt64 = 1 << 63
  private static let languageBit: UInt64 = 1 << 62
  private static let styleBit: UInt64 = 1 << 61
  private static let detailBit: UInt64 = 1 << 60

  init() {}

  var isEmpty: Bool { bytes.isEmpty }

  /// Forgets the attributes, for the next element.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    if !styleIDs.isEmpty { styleIDs.removeAll() }
    taken = 0
    isOblique = false
  }

  /// Appends the attributes to an output, always in the same order, however they were set.
  ///
  /// The value is how many bytes at the end are the reference to styles, and how many the style
  /// properties after it.
  @discardableResult
  mutating func write(to output: inout [UInt8]) -> (reference: Int, properties: Int) {
    if pieces.count > 1 { pieces.sort { $0.rank < $1.rank } }
    var counts = (reference: 0, properties: 0)
    for piece in pieces {
      output.append(contentsOf: bytes[piece.range])
      if piece.rank == -1 { counts.reference += piece.range.count }
      if piece.rank >= 0 { counts.properties += piece.range.count }
    }
    return counts
  }

  private mutating func note(_ rank: Int, from start: Int) {
    pieces.append((rank, start..<bytes.count))
  }

  /// Sets the speaker by the id of an agent; false where one is set already.
  mutating func set(agent id: String) -> Bool {
    guard take(Self.agentBit) else { return false }
    let start = bytes.count
    bytes.append(attribute: "ttm:agent", id)
    note(-3, from: start)
    return true
  }

  /// Sets attributes that are no styles, as they are written.
  mutating func set(details attributes: [UInt8]) {
    taken |= Self.detailBit
    guard !attributes.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: attributes)
    note(-4, from: start)
  }

  mutating func set(language tag: String) -> Bool {
    guard take(Self.languageBit) else { return false }
    let start = bytes.count
    bytes.append(attribute: "xml:lang", tag)
    note(-2, from: start)
    return true
  }

  /// Refers to styles by their ids.
  mutating func set(styles ids: [String]) -> Bool {
    guard take(Self.styleBit) else { return false }
    let start = bytes.count
    styleIDs = ids
    bytes.append(attribute: "style", ids.joined(separator: " "))
    note(-1, from: start)
    return true
  }

  /// Appends the attributes with a reference in place of style properties.
  mutating func write(
    to output: inout [UInt8],
    referringTo styles: inout TTMLStyleList,
    ids: inout TTMLIdentifiers
  ) {
    if pieces.count > 1 { pieces.sort { $0.rank < $1.rank } }
    var properties: [UInt8] = []
    for piece in pieces {
      if piece.rank >= 0 {
        properties.append(contentsOf: bytes[piece.range])
      } else if piece.rank < -1 {
        output.append(contentsOf: bytes[piece.range])
      }
    }
    var references = styleIDs
    if !properties.isEmpty { references.append(styles.id(ofAttributes: properties, ids: &ids)) }
    if !references.isEmpty {
      output.append(attribute: "style", references.joined(separator: " "))
    }
  }

  mutating func set(_ property: Int, _ value: String) -> Bool {
    guard take(1 << UInt64(property)) else { return false }
    append(property, value)
    return true
  }

  /// Whether a property is set already.
  func has(_ property: StyleProperty) -> Bool {
    guard let index = TTMLProperty.index(named: property.name) else { return false }
    return taken & (1 << UInt64(index)) != 0
  }

  /// Whether none of a style's properties is set so far.
  func canSet(_ style: TextStyle) -> Bool {
    taken & bits(style) == 0
  }

  private func bits(_ style: TextStyle) -> UInt64 {
    var bits: UInt64 = 0
    for property in style.properties {
      guard let index = TTMLProperty.index(named: property.name) else {
        if property.isTTMLDetail { bits |= Self.detailBit }
        continue
      }
      bits |= 1 << UInt64(index)
    }
    return bits
  }

  /// Sets all properties of a style or, where one of them is set already, none.
  mutating func set(_ style: TextStyle) -> Bool {
    guard canSet(style) else { return false }
    taken |= bits(style)
    for property in style.properties {
      guard let index = TTMLProperty.index(named: property.name) else { continue }
      append(index, property.value)
    }
    return true
  }

  private mutating func take(_ bit: UInt64) -> Bool {
    guard taken & bit == 0 else { return false }
    taken |= bit
    return true
  }

  private mutating func append(_ index: Int, _ value: String) {
    let property = TTMLProperty.all[index]
    usesEBU = usesEBU || property.prefix == "ebutts"
    usesIMSC = usesIMSC || property.prefix == "itts"
    if index == TTMLProperty.fontStyle { isOblique = value == "oblique" }
    let start = bytes.count
    bytes.append(contentsOf: property.opening)
    bytes.append(xmlValue: value)
    bytes.append(0x22)
    note(index, from: start)
  }
}
