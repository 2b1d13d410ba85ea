/// A box, which QuickTime calls an atom, with its place (ISO/IEC 14496-12, 4.2).
public struct MP4Box: Sendable, Hashable {
  /// What it is.
  public var type: FourCC
  /// The sixteen bytes that say what a `uuid` box is, and nil for every other one.
  public var userType: [UInt8]?
  /// The byte offset of its header.
  public var offset: Int64
  /// The bytes behind its header, within the box around it.
  public var payload: Range<Int64>

  /// The bytes of the whole box.
  public var range: Range<Int64> { offset..<payload.upperBound }

  /// Makes a box.
  public init(
    type: FourCC,
    userType: [UInt8]? = nil,
    offset: Int64,
    payload: Range<Int64>
  ) {
    self.type = type
    self.userType = userType
    self.offset = offset
    self.payload = payload
  }
}

extension Range where Bound == Int64 {
  /// The same range as diagnostics have it.
  var asInt: Range<Int> { Int(clamping: lowerBound)..<Int(clamping: upperBound) }
}
