import CaptionKit

/// Takes what came of each file in order: says it, counts it, and puts it into the reports.
struct ResultSink {
  private(set) var reports: ReportSet
  private var baseline: Baseline
  private var suppressions = ConfigurationSuppressions()
  private var summary = LintSummary()
  private var hasFirstRemark = false
  private var records: RecordOutput?
  /// Where what was found is kept for the next run, or nil.
  var cache: CacheWriter?
  /// What holds the files of a title against each other, or nil.
  var sets: SetRun?
  /// How many files were taken.
  private(set) var files = 0
  /// How many findings they have that are reported.
  private(set) var findings = 0

  /// - Parameter records: Where the records of files go, or nil.
  init(_ reports: ReportSet, _ baseline: Baseline, _ records: RecordOutput? = nil) {
    self.reports = reports
    self.baseline = baseline
    self.records = records
  }

  /// Takes what came of a file.
  ///
  /// - Throws: Where the run ends with it.
  mutating func take(_ result: FileResult, _ console: inout Console) throws(Failure) {
    files += 1
    for step in result.steps {
      switch step {
      case .message(let message): try console.replay(message)
      case .firstRemark(let text):
        if !hasFirstRemark { console.remark(text) }
        hasFirstRemark = true
      case .part(let part): try take(part, &console)
      }
    }
    sets?.add(result)
    if let record = result.record { try records?.add(record, &console) }
    if let news = result.news { cache?.take(news) }
    if result.isCacheDamaged { cache?.noteDamage() }
    console.note(result.status)
    if let failure = result.failure { throw failure }
  }

  private mutating func take(_ part: CheckedPart, _ console: inout Console) throws(Failure) {
    if part.isUnread {
      try reports.add(part, &console)
      summary.addUnread()
      return
    }
    var part = part
    summary.addSuppressed(part.suppressed)
    suppressions.merge(part.uses)
    if part.tally == nil, var file = part.file {
      part.file = nil
      summary.addKnown(baseline.apply(to: &file))
      part.file = file
      part.close()
    }
    if let tally = part.tally {
      summary.add(tally, isFile: part.isFile)
      findings += tally.findings
    }
    try reports.add(part, &console)
  }

  /// Checks the sets, tells of configurations that suppress in vain, ends the reports and says the sums.
  mutating func finish(
    _ options: ReportOptions,
    _ settings: inout FileSettings,
    _ console: inout Console
  ) throws(Failure) {
    for part in try sets?.parts(cache, &settings) ?? [] {
      summary.addSuppressed(part.suppressed)
      suppressions.merge(part.uses)
      guard var file = part.file else { continue }
      summary.addKnown(baseline.apply(to: &file))
      guard !file.items.isEmpty else { continue }
      summary.add(set: file)
      try reports.add(CheckedPart(file), &console)
    }
    for configuration in suppressions.unused() {
      summary.add(configuration, isFile: false)
      try reports.add(CheckedPart(configuration), &console)
    }
    try reports.finish(&console)
    records?.finish(&console)
    cache?.finish(console)
    baseline.finish(&console)
    // The summary comes last where both streams go to one place.
    try console.flush()
    summary.finish(options, &console)
  }
}
