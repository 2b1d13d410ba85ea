import CaptionAnalysis
import CaptionModel
import CaptionPlaylists

/// A rule in the catalogue, whatever its options are.
public struct RuleEntry: Sendable {
  /// What the catalogue knows of the rule.
  public let info: RuleInfo

  /// The kinds of playlist that the rule looks at; none for a rule about captions.
  let playlistKinds: [HLSPlaylist.Kind]
  /// Whether the rule looks at what tracks of manifests and media files say of themselves.
  var checksDeclarations: Bool { runOnDeclarations != nil }

  private let run: @Sendable (Track, RuleSettings?, inout LintReport) -> Void
  private let runOnPlaylist:
    @Sendable (PlaylistFacts, RuleSettings?, (DeclarationFinding) -> Void) -> Void
  private var runOnDeclarations:
    (@Sendable (DeclaredTracks, RuleSettings?, (DeclarationFinding) -> Void) -> Void)?
  private var runOnMovie:
    @Sendable (MovieFacts, RuleSettings?, (DeclarationFinding) -> Void) -> Void =
      { _, _, _ in }
  private var runOnSet:
    @Sendable (SetFile, TitleFiles, CaptionLibrary, RuleSettings?, (Finding) -> Void) -> Void =
      { _, _, _, _, _ in }

  /// Makes the entry of a rule.
  public init<Rule: CaptionRule>(_ rule: Rule.Type) {
    self.init(describing: rule) { track, settings, report in
      Rule(options: Rule.Options(settings)).check(track) { report.add($0) }
    }
  }

  /// Makes the entry of a rule that says what it has found when asked.
  public init<Rule: TerseRule>(_ rule: Rule.Type) {
    self.init(describing: rule) { track, settings, report in
      let wording = Rule(options: Rule.Options(settings)).look(at: track) { report.add($0) }
      report.end(wording)
    }
  }

  /// Makes the entry of a rule about playlists.
  public init<Rule: PlaylistRule>(_ rule: Rule.Type) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = Rule.kinds
    run = { _, _, _ in }
    runOnPlaylist = { facts, settings, report in
      Rule(options: Rule.Options(settings)).check(facts, report: report)
    }
    runOnMovie = { _, _, _ in }
  }

  /// Makes the entry of a rule about movies.
  public init<Rule: MovieRule>(_ rule: Rule.Type) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = []
    run = { _, _, _ in }
    runOnPlaylist = { _, _, _ in }
    runOnMovie = { facts, settings, report in
      Rule(options: Rule.Options(settings)).check(facts, report: report)
    }
  }

  /// Makes the entry of a rule about playlists that looks at other declarations, too.
  public init<Rule: PlaylistRule & DeclarationRule>(_ rule: Rule.Type) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = Rule.kinds
    run = { _, _, _ in }
    runOnPlaylist = { facts, settings, report in
      Rule(options: Rule.Options(settings)).check(facts, report: report)
    }
    runOnDeclarations = { tracks, settings, report in
      Rule(options: Rule.Options(settings)).check(tracks, report: report)
    }
  }

  /// Makes the entry of a rule about declarations that says nothing of HLS.
  public init<Rule: DeclarationRule>(_ rule: Rule.Type) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = []
    run = { _, _, _ in }
    runOnPlaylist = { _, _, _ in }
    runOnDeclarations = { tracks, settings, report in
      Rule(options: Rule.Options(settings)).check(tracks, report: report)
    }
  }

  /// Makes the entry of a rule about the files of a title.
  public init<Rule: SetRule>(_ rule: Rule.Type) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = []
    run = { _, _, _ in }
    runOnPlaylist = { _, _, _ in }
    runOnSet = { file, title, library, settings, report in
      Rule(options: Rule.Options(settings)).check(file, in: title, of: library, report: report)
    }
  }

  private init<Rule: CaptionRule>(
    describing rule: Rule.Type,
    run: @escaping @Sendable (Track, RuleSettings?, inout LintReport) -> Void
  ) {
    info = Rule.info.with(Rule.Options.self)
    playlistKinds = []
    self.run = run
    runOnPlaylist = { _, _, _ in }
    runOnMovie = { _, _, _ in }
  }

  /// Checks a file of a title.
  func check(
    _ file: SetFile,
    _ title: TitleFiles,
    _ library: CaptionLibrary,
    _ settings: RuleSettings?,
    report: (Finding) -> Void
  ) {
    runOnSet(file, title, library, settings, report)
  }

  /// Checks a movie.
  func check(_ facts: MovieFacts, _ settings: RuleSettings?, report: (DeclarationFinding) -> Void) {
    runOnMovie(facts, settings, report)
  }

  /// Checks a playlist, whether or not it holds the evidence that the rule needs.
  func check(
    _ facts: PlaylistFacts,
    _ settings: RuleSettings?,
    report: (DeclarationFinding) -> Void
  ) {
    runOnPlaylist(facts, settings, report)
  }

  /// Checks what tracks say of themselves.
  func check(
    _ tracks: DeclaredTracks,
    _ settings: RuleSettings?,
    report: (DeclarationFinding) -> Void
  ) {
    runOnDeclarations?(tracks, settings, report)
  }

  /// Checks a track, whether or not it holds the evidence that the rule needs.
  func check(
    _ track: Track,
    _ severity: Severity,
    _ settings: RuleSettings?,
    into report: inout LintReport
  ) {
    report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
    run(track, settings, &report)
  }

  /// Why the rule cannot be run on a track, or nil.
  func reasonNotToRun(on track: Track) -> LintReport.NotRun? {
    reasonNotToRun { $0.missing(in: track) }
  }

  /// Why the rule cannot be run on a playlist, or nil.
  func reasonNotToRun(on facts: PlaylistFacts) -> LintReport.NotRun? {
    reasonNotToRun { $0.missing(in: facts) }
  }

  private func reasonNotToRun(_ missing: (Evidence) -> String?) -> LintReport.NotRun? {
    for evidence in info.evidence {
      if let reason = missing(evidence) {
        return LintReport.NotRun(
          rule: info.id,
          reason: reason,
          isFromCaller: evidence.isFromCaller
        )
      }
    }
    return nil
  }
}

extension RuleInfo {
  /// The description with that of the rule's options.
  fileprivate func with<Options: RuleOptions>(_ options: Options.Type) -> RuleInfo {
    let defaults = Options()
    var info = self
    info.options = Options.all.map { option in
      OptionInfo(
        name: option.name,
        summary: option.summary,
        unit: option.unit,
        kind: option.kind,
        allowsOff: option.allowsOff,
        defaultValue: option.get(defaults)
      )
    }
    return info
  }
}

extension RuleOptions {
  /// The options that settings give; what they leave out has its default.
  init(_ settings: RuleSettings?) {
    self.init()
    guard let values = settings?.values, !values.isEmpty else { return }
    for option in Self.all {
      if let setting = values[option.name] { option.set(&self, setting.value) }
    }
  }
}
