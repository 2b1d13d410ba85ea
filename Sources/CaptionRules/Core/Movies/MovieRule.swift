public import CaptionContainers
import CaptionModel

/// A check of what only the boxes of a movie say.
///
/// What other containers say as well is checked by ``DeclarationRule``s.
public protocol MovieRule: ConfiguredRule {
  /// Reports every place that departs from the rule, in any order.
  func check(_ facts: MovieFacts, report: (DeclarationFinding) -> Void)
}

extension DeclarationFinding {
  /// Makes a finding about a track of a movie, or about a box of it.
  init(_ track: MP4Track, _ range: Range<Int>? = nil, _ message: String) {
    self.init(range ?? track.range, "track \(track.number): \(message)")
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
  /// Checks a movie with every rule about movies, and every one about tracks in any container, that is
  /// on.
  ///
  /// - Returns: Which rules were run, and the findings in the order of the file.
  public static func lint(
    _ facts: MovieFacts,
    options: LintOptions = LintOptions()
  ) -> (report: LintReport, findings: [LintFinding]) {
    let tracks = DeclaredTracks(facts)
    var run = DeclarationRun(options)
    for entry in RuleCatalog.entries {
      if entry.info.subject == .movie {
        run.run(entry) { settings, report in entry.check(facts, settings, report: report) }
      } else if entry.checksDeclarations {
        run.run(entry) { settings, report in entry.check(tracks, settings, report: report) }
      }
    }
    return run.result
  }
}
