import CaptionModel
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
  func check(_ facts: PlaylistFacts, report: (DeclarationFinding) -> Void)
}

extension Linter {
  /// Checks a playlist with every rule about playlists that is on and that its evidence allows.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the source.
  public static func lint(
    _ facts: PlaylistFacts,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    var run = DeclarationRun(options)
    for entry in RuleCatalog.entries {
      guard let kind = facts.playlist.kind, entry.playlistKinds.contains(kind) else { continue }
      run.run(entry, missing: entry.reasonNotToRun(on: facts)) { settings, report in
        entry.check(facts, settings, report: report)
      }
    }
    return run.result
  }
}
