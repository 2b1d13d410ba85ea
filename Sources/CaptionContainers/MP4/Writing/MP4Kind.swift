/// What a track is for, as the boxes `kind` of MP4 and CMAF have it (ISO/IEC 14496-12, 8.10.4).
public struct MP4Kind: Sendable, Hashable {
  /// The scheme of MPEG-DASH, whose values are words such as `caption` and `forced-subtitle`.
  public static let roleScheme = "urn:mpeg:dash:role:2011"

  /// The address that says how the value is to be understood.
  public var scheme: String
  /// The value.
  public var value: String

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - scheme: The address of its scheme.
  public init(_ value: String, scheme: String = MP4Kind.roleScheme) {
    self.scheme = scheme
    self.value = value
  }
}
