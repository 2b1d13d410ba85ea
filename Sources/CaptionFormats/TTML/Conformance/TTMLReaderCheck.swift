import CaptionModel

extension TTMLReader {
  /// What a check of the document against its specification and profiles finds.
  func conformance(_ options: ReadingOptions) -> [Diagnostic] {
    TTMLConformance.check(
      tree,
      timing: parameters.timing,
      profile: options.profile,
      document: document,
      map: map,
      encoding: source.encoding
    )
  }

  /// Adds what the check found, and says only once what reading noticed as well.
  mutating func addConformance(_ found: [Diagnostic]) {
    let replaced = TTMLDiagnostics.replacedByCheck
    diagnostics.removeAll { replaced.contains($0.code) }
    // The reader says better what it made of a time.
    let times = Set(
      diagnostics.filter { diagnostic in
        diagnostic.code == TTMLDiagnostics.badTimestamp.code
          || diagnostic.code == TTMLDiagnostics.negativeTime.code && diagnostic.severity == .error
      }
      .map(\.range)
    )
    diagnostics += found.filter { diagnostic in
      diagnostic.code != TTMLDiagnostics.badTimestamp.code || !times.contains(diagnostic.range)
    }
  }
}
