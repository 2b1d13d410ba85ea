public import CaptionContainers
import CaptionModel
import CaptionTagging

/// A check of what a movie's tracks say of themselves.
///
/// Like a ``CaptionRule`` it is one file in the folder Rules and one line in the catalogue.
public protocol MovieRule: Sendable {
  /// What the rule may be told.
  associatedtype Options: RuleOptions

  /// What the catalogue knows of the rule; its subject is a movie.
  static var info: RuleInfo { get }

  /// Makes the rule.
  init(options: Options)

  /// Reports every place that departs from the rule, in any order.
  func check(_ facts: MovieFacts, report: (MovieFinding) -> Void)
}

/// What a rule found in a movie.
public struct MovieFinding: Sendable, Hashable {
  /// The bytes of the box that it is about.
  public var range: Range<Int>
  /// What is wrong, in lower case, no full stop; the track comes first.
  public var message: String

  /// Makes a finding about a track.
  public init(_ track: MP4Track, _ range: Range<Int>? = nil, _ message: String) {
    self.range = range ?? track.range
    self.message = "track \(track.number): \(message)"
  }
}

/// A movie as rules see it.
public struct MovieFacts: Sendable {
  /// The movie.
  public let movie: MP4Movie
  /// The tracks of text and sound, but for lists of chapters, which are none of what a viewer chooses.
  public let tracks: [MP4Track]

  /// Makes facts of a movie alone.
  public init(_ movie: MP4Movie) {
    self.init(movie, tracks: movie.tracks)
  }

  /// Makes facts of tracks.
  public init(_ movie: MP4Movie, tracks: [MP4Track]) {
    self.movie = movie
    self.tracks = tracks.filter { ($0.kind == .text || $0.kind == .audio) && !$0.isChapters }
  }

  /// The tracks of text.
  public var textTracks: [MP4Track] { tracks.filter { $0.kind == .text } }
}

extension Linter {
  /// Checks a movie with every rule about movies that is on.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the file.
  public static func lint(
    _ facts: MovieFacts,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    var report = LintReport()
    var findings: [LintFinding] = []
    for entry in RuleCatalog.entries where entry.info.subject == .movie {
      let info = entry.info
      guard let severity = options.level(of: info).severity else { continue }
      let settings = options.rules[info.id]
      report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
      entry.check(facts, settings) { finding in
        findings.append(
          LintFinding(
            Diagnostic(
              code: info.id,
              severity: severity,
              kind: .rule,
              message: finding.message,
              range: finding.range
            )
          )
        )
      }
    }
    func start(_ index: Int) -> Int { findings[index].diagnostic.range?.lowerBound ?? 0 }
    let order = findings.indices.sorted { (start($0), $0) < (start($1), $1) }
    return (report, order.map { findings[$0] })
  }
}
