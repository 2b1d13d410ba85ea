import CaptionKit

/// Which files belong together, as typed.
struct SetSettings: Sendable {
  private(set) var patterns: [TitlePattern] = []
  /// Whether files are held against each other at all.
  private(set) var isOn = true

  init(isOn: Bool = true) { self.isOn = isOn }

  /// The options of commands that put files together by titles.
  static var options: [OptionSpec<SetSettings>] {
    [
      .value(
        "title-pattern",
        "PATTERN",
        isRepeatable: true,
        "How the ends of paths are made, such as {title}/{language}.{kind}.* with * for any part of a name and "
          + "** for any folders; the first pattern that fits counts, and without one the conventions of players."
      ) { (settings, text) throws(UsageError) in
        do throws(TitlePattern.Fault) {
          settings.patterns.append(try TitlePattern(text))
        } catch {
          throw UsageError("--title-pattern: \(Self.reason(error)) in '\(text)'")
        }
      }
    ]
  }

  /// The option that leaves out the rules about sets.
  static var noSetsOption: OptionSpec<SetSettings> {
    .flag("no-sets", "Don't hold the files of a title against each other.") { $0.isOn = false }
  }

  /// What a path says.
  func name(of path: String) -> TitleName {
    for pattern in patterns {
      if let name = pattern.name(of: path) { return name }
    }
    return TitleName(path)
  }

  private static func reason(_ fault: TitlePattern.Fault) -> String {
    switch fault {
    case .noTitle: "there is no {title}"
    case .unknownPlace(let name): "there is no place {\(name)}, only {title}, {language} and {kind}"
    case .unpairedBrace: "a brace stands alone"
    case .tooLong: "there are more than 12 places and stars"
    }
  }

  /// The facts of a file of captions; nil where it has none, or no name.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - track: Its captions.
  ///   - path: Its path, as it was named or found.
  ///   - language: The language that somebody told for all files.
  func facts(
    of file: CaptionFile,
    _ track: Track,
    _ path: String,
    language: String? = nil
  ) -> SetFacts? {
    guard isOn, file.isAccepted, path != "-" else { return nil }
    var facts = SetFacts(
      track,
      path: path,
      name: name(of: path),
      format: file.format?.id ?? "",
      text: file.source.bytes,
      givenLanguage: language
    )
    facts.suppressedRules = Directive.all(in: file).filter { $0.isForFile && !$0.reason.isEmpty }
      .flatMap(\.rules)
      .filter { name in RuleCatalog.rules(named: name).contains { $0.subject == .set } }
    return facts
  }
}
