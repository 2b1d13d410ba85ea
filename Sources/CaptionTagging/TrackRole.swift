public import CaptionAnalysis

/// What a track is meant for.
public enum TrackRole: String, Sendable, CaseIterable {
  /// Subtitles for the deaf and hard of hearing: dialogue, speakers, music and sounds.
  case sdh
  /// Dialogue only.
  case subtitles
  /// Only what every viewer needs, such as foreign dialogue and signs.
  case forced
}

/// Whether a track's content bears a claim out.
public struct RoleAssessment: Sendable {
  /// What the content says of one characteristic.
  public enum Verdict: String, Sendable {
    /// The content speaks against it.
    case refuted
    /// The content agrees with it.
    case supported
    /// Only a person can tell.
    case open
  }

  /// One characteristic with the evidence for or against it.
  public struct Finding: Sendable {
    /// The characteristic's raw value, as AVFoundation has it.
    public var characteristic: String
    /// What the content says.
    public var verdict: Verdict
    /// Why, in sentences.
    public var reasons: [String]
    /// The indices of cues that show it, a few at most.
    public var cues: [Int]
  }

  /// The claimed role.
  public var role: TrackRole
  /// One entry a characteristic that the role claims, and for the role itself.
  public var findings: [Finding]

  /// Whether any claim is refuted.
  public var isRefuted: Bool { findings.contains { $0.verdict == .refuted } }

  /// Weighs the evidence for a role.
  public static func assess(_ role: TrackRole, of track: Track) -> RoleAssessment {
    RoleAssessment(role: role, findings: [])
  }
}

/// How a rendition is described in an HLS multivariant playlist.
public struct HLSRendition: Sendable {
  /// The role that the rendition claims.
  public var role: TrackRole
  /// The language, as a BCP 47 tag.
  public var language: String
  /// The address of the rendition's media playlist.
  public var uri: String
  /// The group to which it belongs.
  public var groupID: String

  /// Makes a description.
  public init(role: TrackRole, language: String, uri: String, groupID: String = "subs") {
    self.role = role
    self.language = language
    self.uri = uri
    self.groupID = groupID
  }

  /// The `EXT-X-MEDIA` line, without a line break.
  public var mediaTag: String { "" }
}
