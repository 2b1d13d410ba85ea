import CaptionKit

/// `captionkit report`: makes reports of what was found elsewhere or before.
struct ReportCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var reports = ReportOptions()
  var baseline = BaselineSettings()
  var jobs = JobSettings()
  var rules = RuleSelection()
  var configuration = ConfigurationSettings()
  var sets = SetSettings()

  static let description = CommandDescription(
    name: "report",
    summary: "join what several runs of lint found, and report it",
    usage: ["merge RECORDS… [--report KIND[=FILE]]"],
    discussion: [
      "Takes the records that lint --facts and lint --worker write, a line of JSON for each file, and "
        + "makes the reports that one run over all the files would have made.",
      "The files come in the order of the list that lint --shard divided, else in the order of their "
        + "paths, in which a folder is gone through. Of two records of one file the later one counts. A "
        + "line that is no record is told, and the others go on.",
      "Records have no captions in which nothing was found, so --report html has pages without cues.",
      "Files of a title are held against each other, as the facts in their records have it, by the rules "
        + "about sets; what lint was told of rules, profiles and configuration has to be told here as well.",
    ],
    examples: [
      .init(
        line: "report merge 1.ndjson 2.ndjson --report sarif=lint.sarif",
        purpose: "join the records of two machines"
      )
    ]
  )

  static var options: [OptionSpec<ReportCommand>] {
    BaselineSettings.options.map { $0.lifted(to: \.baseline) }
      + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + ConfigurationSettings.options.map { $0.lifted(to: \.configuration) }
      + [SetSettings.noSetsOption.lifted(to: \.sets)]
      + JobSettings.options.map { $0.lifted(to: \.jobs) }
      + ReportOptions.options.map { $0.lifted(to: \.reports) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard operands.first == "merge" else {
      throw UsageError(
        operands.first.map { "report takes merge, not '\($0)'" } ?? "report takes merge",
        suggestion: operands.first.flatMap { nearest(to: $0, among: ["merge"]) }
      )
    }
    let files = Array(operands.dropFirst())
    guard !files.isEmpty else { throw UsageError("report merge needs a file with records") }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input ('-') can be read only once")
    }
    try rules.validate()
    try configuration.validate()
    try baseline.validate(inputs: files)
    try reports.validate(inputs: files)
  }

  func run(_ console: inout Console) throws(Failure) {
    let files = Array(operands.dropFirst())
    var sink = ResultSink(
      try ReportSet(reports, inputs: files, console),
      try Baseline(baseline, console.io)
    )
    var settings = FileSettings(rules, configuration, console.io)
    if sets.isOn { sink.sets = SetRun(console.io) }
    let records = RecordIndex(files, &console)
    let isForPrograms = reports.isForPrograms
    let run = CheckRun(
      count: records.count,
      worker: { { records.result($0, isForPrograms: isForPrograms) } },
      threads: jobs.threads(for: records.count, console.io),
      reports: baseline.path == nil ? sink.reports.byFile : nil
    )
    try run.run(&sink, &console)
    try sink.finish(reports, &settings, &console)
  }
}
