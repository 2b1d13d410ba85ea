public import CaptionModel
public import CaptionPlaylists

/// A rule that is made with its options.
public protocol ConfiguredRule: Sendable {
  /// What the rule may be told.
  associatedtype Options: RuleOptions

  /// What the catalogue knows of the rule.
  static var info: RuleInfo { get }

  /// Makes the rule.
  init(options: Options)
}

/// A check of an HLS playlist: what its tags claim, and whether its segments bear it out.
///
/// Like a ``CaptionRule`` it is one file in the folder Rules and one line in the catalogue.
public protocol PlaylistRule: ConfiguredRule {
  /// The kinds of playlist that the rule looks at; others are passed over.
  static var kinds: [HLSPlaylist.Kind] { get }

  /// Reports every place that departs from the rule, in any order.
  func check(_ facts: PlaylistFacts, report: (PlaylistFinding) -> Void)
}

/// What a rule found in a playlist.
public struct PlaylistFinding: Sendable, Hashable {
  /// The bytes that it is about.
  public var range: Range<Int>
  /// What is wrong, in lower case, no full stop.
  public var message: String
  /// Further places that explain it.
  public var notes: [Diagnostic.Note]
  /// The measured and the allowed value, where numbers were compared.
  public var measurement: Finding.Measurement?

  /// Makes a finding.
  public init(
    _ range: Range<Int>,
    _ message: String,
    notes: [Diagnostic.Note] = [],
    measurement: Finding.Measurement? = nil
  ) {
    self.range = range
    self.message = message
    self.notes = notes
    self.measurement = measurement
  }
}

extension Linter {
  /// Checks a playlist with every rule about playlists that is on and that its evidence allows.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the source.
  public static func lint(
    _ facts: PlaylistFacts,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    var report = LintReport()
    var findings: [LintFinding] = []
    for entry in RuleCatalog.entries where !entry.playlistKinds.isEmpty {
      let info = entry.info
      guard let severity = options.level(of: info).severity,
        let kind = facts.playlist.kind, entry.playlistKinds.contains(kind)
      else { continue }
      if let reason = entry.reasonNotToRun(on: facts) {
        report.notRun.append(reason)
        continue
      }
      let settings = options.rules[info.id]
      report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
      entry.check(facts, settings) { finding in
        findings.append(LintFinding(finding, of: info.id, severity, settings))
      }
    }
    let order = findings.indices.sorted {
      (findings[$0].start, $0) < (findings[$1].start, $1)
    }
    return (report, order.map { findings[$0] })
  }
}

extension LintFinding {
  /// Makes the finding of a rule that was run with settings.
  init(
    _ finding: PlaylistFinding,
    of rule: String,
    _ severity: Severity,
    _ settings: RuleSettings?
  ) {
    self.init(
      Diagnostic(
        code: rule,
        severity: severity,
        kind: .rule,
        message: finding.message,
        range: finding.range,
        notes: finding.notes
      ),
      measurement: finding.measurement,
      limitOrigin: finding.measurement.flatMap { settings?.values[$0.option]?.origin }
    )
  }

  /// The first byte that it is about.
  var start: Int { diagnostic.range?.lowerBound ?? 0 }
}
