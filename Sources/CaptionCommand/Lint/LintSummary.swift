import CaptionKit

/// The numbers of a file that count in the sums.
struct FileTally: Sendable {
  /// How often each code is found, in the order in which they are found first.
  let counts: [(code: String, severity: Severity, count: Int)]
  /// The rules that could not be run, but for those that only the caller could have made possible.
  let notRun: [LintReport.NotRun]

  init(
    counts: [(code: String, severity: Severity, count: Int)],
    notRun: [LintReport.NotRun]
  ) {
    self.counts = counts
    self.notRun = notRun
  }

  init(_ file: CheckedFile) {
    counts = file.counts
    notRun = (file.report?.notRun ?? []).filter { !$0.isFromCaller }
  }

  /// How many findings there are.
  var findings: Int { counts.reduce(0) { $0 + $1.count } }
}

/// The sums over all files of a run, said on standard error.
struct LintSummary {
  private var counts: [Severity: Int] = [:]
  private var files = 0
  private var notRun: [String: (reason: String, files: Int, last: Int)] = [:]
  private var order: [String] = []
  private var rules: [String: (severity: Severity, findings: Int, files: Int, last: Int)] = [:]
  private var known = 0
  private var unread = 0
  private var suppressed = 0

  /// Adds what was checked.
  ///
  /// - Parameter isFile: Whether it is a file of its own, and not a track of the one before.
  mutating func add(_ file: CheckedFile, isFile: Bool = true) {
    add(FileTally(file), isFile: isFile)
  }

  /// Adds the numbers of what was checked.
  mutating func add(_ tally: FileTally, isFile: Bool = true) {
    if isFile { files += 1 }
    for (code, severity, count) in tally.counts {
      counts[severity, default: 0] += count
      var rule = rules[code] ?? (severity, 0, 0, -1)
      rule.findings += count
      // A file is one, however many tracks it has.
      if rule.last != files { rule.files += 1 }
      rule.last = files
      rules[code] = rule
    }
    for rule in tally.notRun {
      if let known = notRun[rule.rule] {
        notRun[rule.rule] = (known.reason, known.files + (known.last == files ? 0 : 1), files)
      } else {
        notRun[rule.rule] = (rule.reason, 1, files)
        order.append(rule.rule)
      }
    }
  }

  /// Adds what rules about sets found in a file that has been added before.
  mutating func add(set file: CheckedFile) {
    for (code, severity, count) in file.counts {
      counts[severity, default: 0] += count
      var rule = rules[code] ?? (severity, 0, 0, -1)
      rule.findings += count
      rule.files += 1
      rules[code] = rule
    }
  }

  /// Counts a file that could not be read.
  mutating func addUnread() { unread += 1 }

  /// Counts findings that a baseline holds, which are not shown.
  mutating func addKnown(_ count: Int) { known += count }

  /// Counts findings that a suppression takes out, which are not shown.
  mutating func addSuppressed(_ count: Int) { suppressed += count }

  func finish(_ options: ReportOptions, _ console: inout Console) {
    let counting = counts.filter { options.failLevel.counts($0.key) }.values.reduce(0, +)
    if counting > options.maxFindings, !options.exitsZero { console.note(.findings) }
    if options.showsStatistics { tellStatistics(console) }
    tellNotRun(console)
    guard files > 0 else { return }
    console.remark(
      "\(counted(files, "file")): \(severityCounts(counts))"
        + (unread > 0 ? "; \(counted(unread, "file")) not read" : "")
        + (suppressed > 0 ? "; \(suppressed) suppressed" : "")
        + (known > 0 ? "; \(known) in the baseline" : "")
    )
  }

  /// Of so many rules with one reason each is named; of more only with `-v`, and in reports.
  private static let mostNamed = 3

  /// Says which rules were not run and why: many for one reason, such as that there are no cues, in
  /// one line.
  private func tellNotRun(_ console: Console) {
    var counts: [String: Int] = [:]
    for entry in notRun.values { counts["\(entry.files) \(entry.reason)", default: 0] += 1 }
    var told: Set<String> = []
    for rule in order {
      guard let entry = notRun[rule] else { continue }
      let place = files > 1 ? " for \(counted(entry.files, "file"))" : ""
      let key = "\(entry.files) \(entry.reason)"
      let count = counts[key] ?? 1
      if count <= Self.mostNamed || console.common.isVerbose {
        console.remark("rule \(rule) was not run\(place): \(entry.reason)")
      } else if told.insert(key).inserted {
        console.remark("\(counted(count, "rule")) were not run\(place): \(entry.reason)")
      }
    }
  }

  /// Says how often each rule found something, the most frequent first.
  private func tellStatistics(_ console: Console) {
    var table = Table([
      ("findings", .right), ("files", .right), ("severity", .left), ("rule", .left),
    ])
    let sorted = rules.sorted { ($1.value.findings, $0.key) < ($0.value.findings, $1.key) }
    for (code, rule) in sorted {
      table.add(["\(rule.findings)", "\(rule.files)", rule.severity.rawValue, code])
    }
    for line in table.lines { console.tell(line) }
  }
}

/// Numbers of findings in words: `1 error, 2 warnings, 0 pieces of advice`.
func severityCounts(_ counts: [Severity: Int]) -> String {
  let advice = counts[.advice] ?? 0
  return "\(counted(counts[.error] ?? 0, "error")), \(counted(counts[.warning] ?? 0, "warning")), "
    + (advice == 1 ? "1 piece of advice" : "\(advice) pieces of advice")
}
