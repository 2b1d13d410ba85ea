public import CaptionAnalysis
public import CaptionModel

/// What the files of one title show of the labels of the App Store.
///
/// A label is claimed by an app for a family of devices, never by a file. Files can refute it, or
/// show a part of it.
public struct TitleAudit: Sendable {
  /// A caption file or description script.
  public struct File: Sendable {
    /// Where it lies.
    public var path: String
    /// What its name says.
    public var name: SidecarName
    /// The captions.
    public var track: Track
    /// Their language as a BCP 47 tag, or nil where nothing tells.
    public var language: String?

    /// Makes a file.
    public init(path: String, track: Track, language: String?) {
      self.path = path
      name = SidecarName(path)
      self.track = track
      self.language = language
    }
  }

  /// What a file is taken for, and what it may bear.
  public struct FileReport: Sendable {
    /// The file.
    public var file: File
    /// What it is taken for.
    public var role: TrackRole
    /// Whether its name says so; otherwise its content does.
    public var isByName: Bool
    /// What its captions say of the role.
    public var assessment: RoleAssessment
    /// The badges that come into question, each with what speaks for and against it.
    public var badges: [(badge: TrackBadge, finding: RoleAssessment.Finding)]
  }

  /// A label in one language.
  public struct LabelReport: Sendable {
    /// The label.
    public var label: LabelCriterion.Label
    /// The file by which it was judged; nil where there is none.
    public var file: File?
    /// The criteria with what the file shows of each; none without a file.
    public var criteria: [(criterion: LabelCriterion, finding: RoleAssessment.Finding)]

    /// What the files say of the label as a whole.
    public var verdict: RoleAssessment.Verdict {
      if criteria.contains(where: { $0.finding.verdict == .refuted }) { return .refuted }
      let isWhole = !criteria.isEmpty && criteria.allSatisfy { $0.finding.verdict == .supported }
      return isWhole ? .supported : .open
    }
  }

  /// One language of a title.
  public struct LanguageReport: Sendable {
    /// The language as a BCP 47 tag; nil for files whose language nothing tells.
    public var language: String?
    /// One report for each label.
    public var labels: [LabelReport]
    /// One report for each file, in the order of their paths.
    public var files: [FileReport]
  }

  /// What is known of a title besides its files.
  public struct Context: Sendable {
    /// What is known of the programme, and the limits.
    public var options = AssessmentOptions()
    /// Whether somebody states that nothing is seen.
    public var isAudioOnly = false
    /// The path of a transcript; nil where there is none.
    public var transcript: String?

    /// Makes a context in which nothing is known.
    public init() {}
  }

  /// The title, with the folders in which its files lie.
  public var title: String
  /// How long the programme is at least; nil where nothing tells.
  public var length: MediaTime?
  /// Whether somebody stated the length; otherwise the longest file of several tells.
  public var isLengthStated: Bool
  /// The languages, those that are known first, in the order of their tags.
  public var languages: [LanguageReport]

  /// Looks at the files of one title.
  public init(title: String, files: [File], context: Context = Context()) {
    self.title = title
    var options = context.options
    isLengthStated = options.programmeDuration != nil
    if options.programmeDuration == nil, files.count > 1 {
      options.programmeDuration = files.compactMap { file in
        file.track.cues.compactMap(\.end).max()
      }
      .max()
    }
    length = options.programmeDuration
    let files = files.sorted { $0.path < $1.path }
    let tags = Set(files.map { $0.language?.lowercased() ?? "" })
    let order = tags.sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
    languages = order.map { tag in
      LanguageAudit(
        files.filter { ($0.language?.lowercased() ?? "") == tag },
        all: files,
        options,
        context
      )
      .report
    }
  }
}

/// Puts together what the files of one language show.
private struct LanguageAudit {
  typealias File = TitleAudit.File

  let files: [(file: File, role: TrackRole, isByName: Bool)]
  let all: [File]
  let options: AssessmentOptions
  let context: TitleAudit.Context

  init(
    _ files: [File],
    all: [File],
    _ options: AssessmentOptions,
    _ context: TitleAudit.Context
  ) {
    self.all = all
    self.options = options
    self.context = context
    self.files = files.map { file in
      if let role = file.name.role { return (file, role, true) }
      let hasSounds = file.track.typedLabels.contains {
        $0.part.kind == .sound && $0.part.confidence >= .likely
      }
      return (file, hasSounds ? .sdh : .subtitles, false)
    }
  }

  var report: TitleAudit.LanguageReport {
    TitleAudit.LanguageReport(
      language: files.first?.file.language,
      labels: LabelCriterion.Label.allCases.map(label),
      files: files.map { report(on: $0.file, $0.role, isByName: $0.isByName) }
    )
  }

  // MARK: Which file is judged

  /// The first file of the first of some roles that any file has.
  private func first(_ roles: [TrackRole], besides path: String? = nil) -> File? {
    for role in roles {
      let found = files.first {
        $0.role == role && $0.file.path != path && !$0.file.name.isCommentary
      }
      if let found { return found.file }
    }
    return nil
  }

  /// What a file of a role is held against.
  private func compared(_ file: File, _ role: TrackRole) -> File? {
    switch role {
    case .forced, .easyReader:
      return first([.subtitles, .captions, .sdh, .translation], besides: file.path)
    case .descriptions:
      // When words are said, captions of every language show.
      return first([.captions, .sdh, .subtitles, .translation], besides: file.path)
        ?? all.first { other in
          other.path != file.path && other.name.role != .forced && other.name.role != .descriptions
        }
    case .sdh, .captions: return first([.subtitles], besides: file.path)
    case .subtitles, .translation: return nil
    }
  }

  private func evidence(_ file: File, _ role: TrackRole) -> TrackEvidence {
    var options = options
    let other = compared(file, role)
    options.compared = other?.track
    options.comparedLanguage = other?.language
    options.isCalledCommentary = file.name.isCommentary
    return TrackEvidence(file.track, language: LanguageTag(file.language ?? ""), options: options)
  }

  // MARK: Labels

  private func label(_ label: LabelCriterion.Label) -> TitleAudit.LabelReport {
    let file: File?
    let role: TrackRole
    switch label {
    case .captions:
      file = first([.captions, .sdh, .subtitles, .translation, .easyReader])
      role = .sdh
    case .audioDescriptions:
      file = first([.descriptions])
      role = .descriptions
    }
    guard let file else { return TitleAudit.LabelReport(label: label, file: nil, criteria: []) }
    let evidence = evidence(file, role)
    return TitleAudit.LabelReport(
      label: label,
      file: file,
      criteria: label.criteria.map { criterion in
        let finding = evidence.finding(
          for: criterion,
          isLengthStated: context.options.programmeDuration != nil,
          isAudioOnly: context.isAudioOnly,
          transcript: context.transcript
        )
        return (criterion, finding)
      }
    )
  }

  // MARK: Files

  private func report(
    on file: File,
    _ role: TrackRole,
    isByName: Bool
  ) -> TitleAudit.FileReport {
    let evidence = evidence(file, role)
    return TitleAudit.FileReport(
      file: file,
      role: role,
      isByName: isByName,
      assessment: RoleAssessment(role, evidence) { evidence.finding(for: $0) },
      badges: badges(evidence, role)
    )
  }

  private func badges(
    _ evidence: TrackEvidence,
    _ role: TrackRole
  ) -> [(badge: TrackBadge, finding: RoleAssessment.Finding)] {
    func whole(_ role: TrackRole) -> RoleAssessment.Finding? {
      RoleAssessment(role, evidence) { evidence.finding(for: $0) }.findings.last
    }
    var badges: [(badge: TrackBadge, finding: RoleAssessment.Finding)] = []
    switch role {
    case .forced: break
    case .descriptions:
      if var finding = whole(.descriptions) {
        if finding.verdict == .supported { finding.verdict = .open }
        finding.openQuestion = "whether an audible track holds the descriptions"
        badges.append((.audioDescriptions, finding))
      }
    case .sdh, .captions, .subtitles, .easyReader, .translation:
      if var finding = whole(.captions) {
        if finding.verdict == .supported, evidence.originalLanguage == nil {
          finding.verdict = .open
        }
        badges.append((.closedCaptions, finding))
      }
      if let finding = whole(.sdh) { badges.append((.sdh, finding)) }
    }
    return badges
  }
}
