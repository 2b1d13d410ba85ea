import CaptionKit

/// One file with all that was found in it, as reports show it.
struct CheckedFile: Sendable {
  /// One thing that was found: a finding of the rules by its number, or a remark of another origin.
  enum Item: Sendable, Hashable {
    /// A finding of ``CheckedFile/report``, by its number.
    case finding(Int)
    /// What the reader or the command itself says, by its index.
    case remark(Int)
  }

  /// The path as given; `-` for standard input.
  let path: String
  /// The file as read, or nil where it could not be read at all.
  let file: CaptionFile?
  /// What the rules gave, or nil where the file holds no captions.
  let report: LintReport?
  /// The reader's diagnostics and the rules' findings, in the order of the source.
  private(set) var items: ItemList
  /// How far the labels reach, where that is to be told.
  var coverage: LabelCoverage?
  /// Whether the file could not be read at all, which standard error tells by itself.
  let isUnreadable: Bool
  /// The text, or nil where there is none.
  let source: SourceText?
  /// The id of the format of a playlist, manifest or media file; nil for captions.
  private let declaration: String?

  private var remarks: [LintFinding]
  private let lines: LazyLineTable?
  /// What is known instead of text and captions of a file that was checked elsewhere or before.
  let stored: StoredFile?

  /// Puts together what was found in a file that was read.
  ///
  /// With `onlyRefusal`, a file that holds no captions gets one line that says why, since the rest
  /// is noise of the search for them.
  init(_ file: CaptionFile, _ report: LintReport?, path: String, onlyRefusal: Bool) {
    let read = onlyRefusal && !file.isAccepted ? [file.refusal] : file.diagnostics
    var report = report
    report?.leaveOut(saidBy: read)
    if let places = file.textPlaces { report?.locate(by: places) }
    self.path = written(path)
    self.file = file
    self.report = report
    isUnreadable = false
    source = file.source
    declaration = nil
    lines = LazyLineTable(file.source)
    stored = nil
    remarks = read.map { LintFinding($0) }
    items = ItemList(remarks: remarks, report)
  }

  /// Makes the entry of a file that could not be read.
  init(unreadable path: String, _ reason: String) {
    self.path = written(path)
    file = nil
    report = nil
    isUnreadable = true
    source = nil
    declaration = nil
    lines = nil
    stored = nil
    remarks = [LintFinding(Diagnostic(CommandDiagnostics.unreadable, reason))]
    items = ItemList(remarks: remarks, nil)
  }

  /// Makes the entry of a file that holds no captions, such as a configuration.
  init(path: String, findings: [LintFinding]) {
    self.path = written(path)
    file = nil
    report = nil
    isUnreadable = false
    source = nil
    declaration = nil
    lines = nil
    stored = nil
    remarks = findings
    items = ItemList(remarks: remarks, nil)
  }

  /// Makes the entry of what rules about sets found in a file that has been reported already.
  ///
  /// - Parameters:
  ///   - found: What they found.
  ///   - format: The id of the file's format.
  init(set found: SetFindings, format: String) {
    path = written(found.path)
    file = nil
    report = found.report
    isUnreadable = false
    source = nil
    declaration = format
    lines = nil
    stored = nil
    remarks = found.findings
    items = ItemList(remarks: remarks, nil)
  }

  /// Makes the entry of a playlist, manifest or media file, of which the tracks' tags were checked.
  ///
  /// - Parameters:
  ///   - format: The id of its format.
  ///   - source: The text; empty for a media file.
  ///   - diagnostics: What its reader says.
  ///   - report: Which rules were run; nil where the file is not what it should be.
  ///   - findings: What they found.
  init(
    playlist path: String,
    format: String = "hls",
    _ source: SourceText,
    _ diagnostics: [Diagnostic],
    _ report: LintReport?,
    _ findings: [LintFinding]
  ) {
    self.path = written(path)
    file = nil
    self.report = report
    isUnreadable = false
    self.source = source
    declaration = format
    lines = LazyLineTable(source)
    stored = nil
    remarks = diagnostics.map { LintFinding($0) } + findings
    items = ItemList(remarks: remarks, nil)
  }

  /// Makes the entry of a movie.
  ///
  /// - Parameters:
  ///   - format: The id of its format; nil where it is none.
  ///   - diagnostics: What its reader says.
  ///   - report: Which rules were run; nil where it is no movie.
  ///   - findings: What they found.
  init(
    movie path: String,
    _ format: String?,
    _ diagnostics: [Diagnostic],
    _ report: LintReport?,
    _ findings: [LintFinding]
  ) {
    self.path = path
    file = nil
    self.report = report
    isUnreadable = false
    source = nil
    declaration = format
    lines = nil
    stored = nil
    remarks = diagnostics.map { LintFinding($0) } + findings
    items = ItemList(remarks: remarks, nil)
  }

  /// Makes the entry of a file that was checked elsewhere or before.
  ///
  /// - Parameters:
  ///   - path: The path as reports write it.
  ///   - findings: What was found, in order.
  ///   - report: Which rules were run; nil where none could be.
  init(_ stored: StoredFile, path: String, _ findings: [LintFinding], _ report: LintReport?) {
    self.path = path
    file = nil
    self.report = report
    isUnreadable = stored.isUnreadable
    source = nil
    declaration = nil
    lines = nil
    self.stored = stored
    remarks = findings
    items = ItemList(remarkCount: findings.count)
  }

  /// Whether its findings are told apart by what they say, since it has no cues.
  var hasNoCues: Bool { stored?.hasNoCues ?? (declaration != nil) }

  /// The id of the format as which the file was read, or nil.
  var formatID: String? { stored.map(\.formatID) ?? declaration ?? file?.format?.id }

  /// Whether the file is what it should be, so that rules could be run.
  var isAccepted: Bool {
    stored?.isAccepted ?? file?.isAccepted ?? (hasNoCues && report != nil)
  }

  /// Whether it was read and is not what it should be, or could not even be read.
  var isRefused: Bool { isUnreadable || (stored?.hasText ?? (source != nil)) && !isAccepted }

  /// What messages call the file, on one line.
  var shownPath: String { oneLine(shown(path)) }

  // MARK: What was found

  /// All that was found, put in words one by one as it is gone through.
  var findings: FindingList { FindingList(file: self) }

  /// An item with all that is to be said of it.
  func finding(_ item: Item) -> LintFinding {
    switch item {
    case .remark(let index): remarks[index]
    case .finding(let number):
      report?.finding(number)
        ?? LintFinding(Diagnostic(CommandDiagnostics.unreadable, "no rules were run"))
    }
  }

  /// What the reader or the command says, by its index.
  func remark(_ index: Int) -> LintFinding { remarks[index] }

  /// The code of an item.
  func code(of item: Item) -> String {
    switch item {
    case .remark(let index): remarks[index].diagnostic.code
    case .finding(let number): report.map { $0.run[$0.rule(of: number)] } ?? ""
    }
  }

  /// The index of the cue that an item is about; nil for the file.
  func cueIndex(of item: Item) -> Int? {
    switch item {
    case .remark(let index): remarks[index].diagnostic.cue
    case .finding(let number): report?.cue(of: number)
    }
  }

  /// How many findings there are of each severity.
  var severities: [Severity: Int] {
    counts.reduce(into: [:]) { $0[$1.severity, default: 0] += $1.count }
  }

  /// How often each code is found, in the order in which they are found first.
  var counts: [(code: String, severity: Severity, count: Int)] {
    var counts: [(code: String, severity: Severity, count: Int)] = []
    var places: [String: Int] = [:]
    var ofRules = [Int](repeating: -1, count: report?.run.count ?? 0)
    func place(_ code: String, _ severity: Severity) -> Int {
      if let known = places[code] { return known }
      places[code] = counts.count
      counts.append((code, severity, 0))
      return counts.count - 1
    }
    for item in items {
      switch item {
      case .remark(let index):
        let diagnostic = remarks[index].diagnostic
        counts[place(diagnostic.code, diagnostic.severity)].count += 1
      case .finding(let number):
        guard let report else { continue }
        let rule = report.rule(of: number)
        if ofRules[rule] < 0 {
          ofRules[rule] = place(report.run[rule], report.severity(ofRule: rule))
        }
        counts[ofRules[rule]].count += 1
      }
    }
    return counts
  }

  /// Removes what was found; returns how much that was.
  mutating func removeAll(where isRemoved: (Item) -> Bool) -> Int {
    items.removeAll(where: isRemoved)
  }

  /// Puts findings in their places among the others.
  mutating func add(_ more: [LintFinding]) {
    guard !more.isEmpty else { return }
    let first = remarks.count
    remarks += more
    items.add(first..<remarks.count, of: remarks, report)
  }

  // MARK: Places

  /// Where a finding stands; the beginning where it is about the whole file.
  func position(of finding: LintFinding) -> SourcePosition {
    position(at: finding.diagnostic.range?.lowerBound ?? 0)
  }

  /// The line and column of a byte.
  func position(at offset: Int) -> SourcePosition {
    lines?.table.position(of: offset) ?? stored?.places[offset]
      ?? SourcePosition(line: 1, column: 1)
  }

  /// Where a finding ends, exclusive; nil where it is about the whole file.
  func end(of finding: LintFinding) -> SourcePosition? {
    finding.diagnostic.range.map { position(at: $0.upperBound) }
  }

  /// Finds positions that come nearly in order; nil where there is no source.
  var lineCursor: LineCursor? {
    guard let source, let lines else { return nil }
    return LineCursor(source, lines)
  }

  /// The cue that a finding is about, or nil.
  func cue(of finding: LintFinding) -> Cue? { cue(at: finding.diagnostic.cue) }

  /// The cue with an index, or nil.
  func cue(at index: Int?) -> Cue? {
    guard let index else { return nil }
    if let stored { return stored.cues[index] }
    guard let file, file.document.cues.indices.contains(index) else { return nil }
    return file.document.cues[index]
  }
}

/// The findings of a file, each put in words when it is reached.
struct FindingList: Sequence {
  fileprivate let file: CheckedFile

  /// How many there are.
  var count: Int { file.items.count }
  /// Whether there are none.
  var isEmpty: Bool { file.items.isEmpty }

  func makeIterator() -> some IteratorProtocol<LintFinding> {
    file.items.lazy.map { file.finding($0) }.makeIterator()
  }
}

extension LintReport {
  /// Leaves out what the reader says already of a cue, whatever the group of its code:
  /// `zero-duration` of cue 3.
  fileprivate mutating func leaveOut(saidBy diagnostics: [Diagnostic]) {
    var said: [Substring: Set<Int>] = [:]
    for diagnostic in diagnostics {
      if let cue = diagnostic.cue { said[Self.name(diagnostic.code), default: []].insert(cue) }
    }
    guard !said.isEmpty else { return }
    let saidOfRules = run.map { said[Self.name($0)] }
    guard saidOfRules.contains(where: { $0 != nil }) else { return }
    let report = self
    removeAll { number in
      guard let cues = saidOfRules[report.rule(of: number)] else { return false }
      return report.cue(of: number).map(cues.contains) ?? false
    }
  }

  private static func name(_ code: String) -> Substring { code.split(separator: "/").last ?? "" }
}
