public import CaptionAnalysis
import CaptionModel

/// Whether a track's content bears a claim out.
///
/// A program can find evidence against a claim, and evidence that agrees with it. It cannot show
/// that nothing is missing: what only a person can tell is said with every finding.
public struct RoleAssessment: Sendable {
  /// What the content says of a claim.
  public enum Verdict: String, Sendable, Hashable {
    /// The content speaks against it.
    case refuted
    /// The content agrees with it.
    case supported
    /// Only a person can tell.
    case open
  }

  /// One claim with the evidence for or against it.
  public struct Finding: Sendable, Hashable {
    /// The characteristic that is claimed; nil for the role as a whole.
    public var characteristic: MediaCharacteristic?
    /// What the content says.
    public var verdict: Verdict
    /// Why, as sentences without a full stop.
    public var reasons: [String]
    /// What only a person can tell, as a sentence without a full stop; nil where nothing is left.
    public var openQuestion: String?
    /// The indices of cues that show it, a few at most.
    public var cues: [Int]

    /// Makes a finding.
    public init(
      _ characteristic: MediaCharacteristic?,
      _ verdict: Verdict,
      _ reasons: [String],
      openQuestion: String? = nil,
      cues: [Int] = []
    ) {
      self.characteristic = characteristic
      self.verdict = verdict
      self.reasons = reasons
      self.openQuestion = openQuestion
      self.cues = cues
    }
  }

  /// The claimed role.
  public var role: TrackRole
  /// The language that was judged by, or nil where none is known.
  public var language: String?
  /// One entry for each characteristic that the role claims, and the last one for the role.
  public var findings: [Finding]

  /// Whether any claim is refuted.
  public var isRefuted: Bool { findings.contains { $0.verdict == .refuted } }

  /// Whether it is refused for nothing but that no language is known, of which the captions are not to
  /// blame.
  public var lacksOnlyLanguage: Bool {
    let refuted = findings.filter { $0.verdict == .refuted && $0.characteristic != nil }
    return language == nil && !refuted.isEmpty
      && refuted.allSatisfy { $0.reasons == [TrackEvidence.noLanguage] }
  }

  /// What the content says of the role as a whole.
  public var verdict: Verdict { isRefuted ? .refuted : findings.last?.verdict ?? .open }

  /// Weighs the evidence for a role.
  ///
  /// - Parameters:
  ///   - role: The role that is claimed.
  ///   - track: The captions.
  ///   - language: Their language as a BCP 47 tag; nil takes what the file says.
  ///   - options: What is known of the programme, and the limits.
  public static func assess(
    _ role: TrackRole,
    of track: Track,
    language: String? = nil,
    options: AssessmentOptions = AssessmentOptions()
  ) -> RoleAssessment {
    let tag = LanguageTag(language ?? track.document.language ?? "")
    let evidence = TrackEvidence(track, language: tag, options: options)
    return RoleAssessment(role, evidence) { evidence.finding(for: $0) }
  }

  /// Puts the findings of a role together.
  ///
  /// - Parameter finding: Gives what the content says of a characteristic.
  init(
    _ role: TrackRole,
    _ evidence: TrackEvidence,
    finding: (MediaCharacteristic) -> Finding?
  ) {
    self.role = role
    language = evidence.language?.text
    findings = role.characteristics.compactMap(finding)
    switch role {
    case .subtitles: findings.append(evidence.subtitles())
    case .descriptions: findings.append(evidence.descriptions())
    case .captions:
      if let reason = evidence.foreignCaptions() {
        findings.append(Finding(nil, .refuted, [reason]))
      } else {
        var whole = Self.whole(findings)
        if evidence.originalLanguage == nil, whole.verdict != .refuted {
          whole.openQuestion = "whether the captions are in the language that is heard"
        }
        findings.append(whole)
      }
    case .sdh, .forced, .easyReader, .translation: findings.append(Self.whole(findings))
    }
  }

  /// The verdict about a role of which each characteristic has one.
  private static func whole(_ findings: [Finding]) -> Finding {
    let refuted = findings.filter { $0.verdict == .refuted }
    if !refuted.isEmpty {
      let names = refuted.compactMap { $0.characteristic?.rawValue }
      let verb = names.count == 1 ? "is" : "are"
      return Finding(nil, .refuted, ["\(names.joined(separator: " and ")) \(verb) refuted"])
    }
    if findings.allSatisfy({ $0.verdict == .supported }) {
      return Finding(nil, .supported, ["the content agrees with every characteristic"])
    }
    return Finding(nil, .open, ["the content refutes nothing, but does not show everything"])
  }
}
