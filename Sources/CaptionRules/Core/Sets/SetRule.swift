import CaptionModel

/// A check of the files of a title against each other, and of what their names say.
///
/// It is asked for one file at a time, with the options that count for it, and what it reports is about
/// this file. It knows the file's ``SetFacts`` and those of all others, and nothing else.
public protocol SetRule: ConfiguredRule {
  /// Reports every place of a file that departs from the rule, in any order.
  func check(
    _ file: SetFile,
    in title: TitleFiles,
    of library: CaptionLibrary,
    report: (Finding) -> Void
  )
}

/// What rules about sets found in one file.
public struct SetFindings: Sendable {
  /// The path as reports write it.
  public var path: String
  /// Which rules were run.
  public var report: LintReport
  /// What they found, in the order of the cues; findings about the whole file come last.
  public var findings: [LintFinding]
}

extension Linter {
  /// Checks files with every rule about sets that is on.
  ///
  /// - Parameters:
  ///   - library: The files.
  ///   - options: The options that count for a file.
  /// - Returns: The files with findings, in the order of their paths.
  public static func lint<Problem: Error>(
    _ library: CaptionLibrary,
    options: (SetFacts) throws(Problem) -> LintOptions
  ) throws(Problem) -> [SetFindings] {
    var all: [Int: SetFindings] = [:]
    for number in library.titles.indices {
      let files = library.title(number)
      for (index, file) in zip(library.titles[number].files, files.files) {
        let options = try options(file.facts)
        var report = LintReport()
        var found: [(place: Int, finding: LintFinding)] = []
        for entry in RuleCatalog.entries where entry.info.subject == .set {
          let info = entry.info
          guard let severity = options.level(of: info).severity,
            !file.facts.suppressedRules.contains(where: { info.answers(to: $0) })
          else { continue }
          let settings = options.rules[info.id]
          report.begin(LintReport.Run(id: info.id, severity: severity, settings: settings))
          entry.check(file, files, library, settings) { finding in
            let diagnostic = Diagnostic(finding, of: info.id, severity, in: SourceMap())
            let lint = LintFinding(
              diagnostic,
              measurement: finding.measurement,
              limitOrigin: finding.measurement.flatMap { settings?.values[$0.option]?.origin }
            )
            found.append((finding.place.cue ?? Int.max, lint))
          }
        }
        guard !found.isEmpty else { continue }
        // Findings of one cue stay in the order of the rules.
        let order = found.indices.sorted { (found[$0].place, $0) < (found[$1].place, $1) }
        all[index] = SetFindings(
          path: file.path,
          report: report,
          findings: order.map { found[$0].finding }
        )
      }
    }
    return all.keys.sorted().compactMap { all[$0] }
  }
}
