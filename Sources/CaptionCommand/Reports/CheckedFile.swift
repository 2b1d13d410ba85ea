import CaptionKit

/// One file with all that was found in it, as reports show it.
struct CheckedFile: Sendable {
  /// The path as given; `-` for standard input.
  let path: String
  /// The file as read, or nil where it could not be read at all.
  let file: CaptionFile?
  /// What the rules gave, or nil where the file holds no captions.
  let report: LintReport?
  /// The reader's diagnostics and the rules' findings, in the order of the source.
  var findings: [LintFinding]
  /// How far the labels reach, where that is to be told.
  var coverage: LabelCoverage?
  /// Whether the file could not be read at all, which standard error tells by itself.
  let isUnreadable: Bool
  private let lines: LineTable?

  /// Puts together what was found in a file that was read.
  ///
  /// With `onlyRefusal`, a file that holds no captions gets one line that says why, since the rest
  /// is noise of the search for them.
  init(_ file: CaptionFile, _ report: LintReport?, path: String, onlyRefusal: Bool) {
    self.path = path
    self.file = file
    self.report = report
    isUnreadable = false
    lines = LineTable(file.source)
    let read = onlyRefusal && !file.isAccepted ? [file.refusal] : file.diagnostics
    // What the reader says of a cue, no rule has to say again.
    let said = Set(read.filter { $0.cue != nil }.map { Said($0) })
    var found = report?.findings ?? []
    if !said.isEmpty { found.removeAll { said.contains(Said($0.diagnostic)) } }
    findings = Self.inSourceOrder(read.map { LintFinding($0) } + found)
  }

  /// Makes the entry of a file that could not be read.
  init(unreadable path: String, _ reason: String) {
    self.path = path
    file = nil
    report = nil
    isUnreadable = true
    lines = nil
    findings = [LintFinding(Diagnostic(CommandDiagnostics.unreadable, reason))]
  }

  /// Makes the entry of a file that holds no captions, such as a configuration.
  init(path: String, findings: [LintFinding]) {
    self.path = path
    file = nil
    report = nil
    isUnreadable = false
    lines = nil
    self.findings = findings
  }

  /// What messages call the file, on one line.
  var shownPath: String { oneLine(path) }

  /// Where a finding stands; the beginning where it is about the whole file.
  func position(of finding: LintFinding) -> SourcePosition {
    position(at: finding.diagnostic.range?.lowerBound ?? 0)
  }

  /// The line and column of a byte.
  func position(at offset: Int) -> SourcePosition {
    lines?.position(of: offset) ?? SourcePosition(line: 1, column: 1)
  }

  /// Where a finding ends, exclusive; nil where it is about the whole file.
  func end(of finding: LintFinding) -> SourcePosition? {
    finding.diagnostic.range.map { position(at: $0.upperBound) }
  }

  /// The cue that a finding is about, or nil.
  func cue(of finding: LintFinding) -> Cue? {
    guard let index = finding.diagnostic.cue, let file, file.document.cues.indices.contains(index)
    else { return nil }
    return file.document.cues[index]
  }

  /// Puts findings in their places among the others.
  mutating func add(_ more: [LintFinding]) {
    if !more.isEmpty { findings = Self.inSourceOrder(findings + more) }
  }

  /// Orders by place; what is about the whole file comes first, and equals stay as they were.
  private static func inSourceOrder(_ findings: [LintFinding]) -> [LintFinding] {
    let keys = findings.map { $0.diagnostic.range?.lowerBound ?? -1 }
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return findings }
    return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { findings[$0] }
  }
}

/// What is said of a cue, whatever the group of the code: `zero-duration` of cue 3.
private struct Said: Hashable {
  let name: Substring
  let cue: Int?

  init(_ diagnostic: Diagnostic) {
    name = diagnostic.code.split(separator: "/").last ?? ""
    cue = diagnostic.cue
  }
}
