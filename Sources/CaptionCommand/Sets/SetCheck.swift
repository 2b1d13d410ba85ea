import CaptionKit

/// Gathers the facts of files, and holds the files of a title against each other when all are there.
struct SetCheck {
  private var store: SetFactsStore

  init(_ io: ConsoleIO) { store = SetFactsStore(makeScratch: io.makeScratch) }

  /// Takes the facts of a file; in what order is no matter.
  mutating func add(_ facts: SetFacts?) {
    if let facts { store.add(facts) }
  }

  /// What was found in a file, with what its configuration has to say of it.
  struct Result {
    var file: CheckedFile
    var layers: [SettingsLayer]
    var matches: SettingsStack.Matcher
  }

  /// Checks the files, and gives those in which something was found, in the order of their paths.
  func check(_ settings: inout FileSettings) throws(Failure) -> [Result] {
    guard !store.isEmpty else { return [] }
    let library = store.library
    var resolved = settings
    let found = try Linter.lint(library) { facts throws(Failure) in
      try resolved.resolveSet(facts).options
    }
    var results: [Result] = []
    var known: [String: SetFacts] = [:]
    for facts in library.facts { known[facts.path] = facts }
    for file in found {
      guard let facts = known[file.path] else { continue }
      results.append(
        Result(
          file: CheckedFile(set: file, format: facts.format),
          layers: try resolved.resolveSet(facts).layers,
          matches: resolved.matcher(for: file.path)
        )
      )
    }
    settings = resolved
    return results
  }
}
