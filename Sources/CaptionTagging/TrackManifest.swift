/// What a sidecar file says of a caption file: its claims, and what the content says of them.
///
/// The command writes it as JSON, with one key for each property.
public struct TrackManifest: Sendable {
  /// The number of the manifest's layout; it rises when a reader of the old one would go wrong.
  public static let schema = 1

  /// The name of the caption file, without folders.
  public var file: String
  /// The id of its format, such as `webvtt`.
  public var format: String
  /// Its language as a BCP 47 tag, or nil where none is known.
  public var language: String?
  /// The claimed role.
  public var role: TrackRole
  /// The characteristics that the role claims.
  public var characteristics: [MediaCharacteristic]
  /// What the content says of each claim.
  public var findings: [RoleAssessment.Finding]
  /// Whether the claim is made although the content refutes it.
  public var isOverridden: Bool

  /// Makes the manifest of a file.
  ///
  /// - Parameters:
  ///   - file: The name of the caption file, without folders.
  ///   - format: The id of its format.
  ///   - assessment: The role with its evidence.
  public init(file: String, format: String, assessment: RoleAssessment) {
    self.file = file
    self.format = format
    language = assessment.language
    role = assessment.role
    characteristics = assessment.role.characteristics
    findings = assessment.findings
    isOverridden = assessment.isRefuted
  }
}
