import CaptionKit

/// `captionkit lint`: what is wrong with captions.
struct LintCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings.checking
  var isJSON = false
  /// Whether what can be mended is mended before the rest is reported.
  var fixes = false
  var rules = RuleSelection()

  static let description = CommandDescription(
    name: "lint",
    summary: "check captions against their format and the rules",
    usage: ["FILE… [--json]"],
    discussion: [
      "Reports where a file departs from its format, and what the rules find in its captions, "
        + "as FILE:LINE:COLUMN: severity: message [code]. A rule whose evidence is missing is "
        + "named as not run, never counted as passed.",
      "The exit status is 1 where an error or a warning was found; advice alone gives 0.",
      "captionkit explain CODE tells what a code means and what to do about it.",
    ],
    examples: [
      .init(line: "lint episode.srt", purpose: "check one file"),
      .init(line: "lint --json --max-cps 17 a.vtt b.vtt", purpose: "check files for a program"),
      .init(
        line: "lint --frame-rate 25 --set reading/speed.max=17 episode.ttml",
        purpose: "count in frames, with a limit of one's own"
      ),
      .init(line: "lint --select sync/overlap episode.vtt", purpose: "run one rule"),
    ]
  )

  static var options: [OptionSpec<LintCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      },
      .flag(
        "fix",
        "First mend in place what can be mended without changing what the captions mean."
      ) { $0.fixes = true },
    ] + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("lint needs a file, or - for standard input") }
    guard !fixes || !operands.contains("-") else {
      throw UsageError("lint --fix changes files in place; 'captionkit fix -' takes standard input")
    }
    try rules.validate()
    if let name = input.format { _ = try format(named: name, registry) }
  }

  func run(_ console: inout Console) throws(Failure) {
    var summary = LintSummary()
    let stack = (try? rules.stack()) ?? SettingsStack()
    var input = input
    input.profile = rules.formatProfile
    let programme = try rules.programme(stack, console.io)
    if fixes { try fix(programme, &console) }
    for path in operands {
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON {
          try LintReportWriter.writeUnreadable(path, reason, &console)
        }
        console.report(path, reason)
      case .file(let file):
        let report = file.isAccepted ? lint(file, stack, programme) : nil
        let writer = LintReportWriter(
          file,
          report,
          path: path,
          onlyRefusal: !isJSON && !console.common.isVerbose
        )
        console.keep(writer)
        summary.add(writer)
        if isJSON {
          try writer.writeJSON(to: &console)
        } else {
          try writer.writeText(to: &console)
        }
        // The text report says by itself why a file was refused.
        if !file.isAccepted, isJSON { console.report(path, file.refusal.message) }
        if !file.isAccepted { console.note(.inputOutput) }
      }
    }
    // The summary comes last where both streams go to one place.
    try console.flush()
    summary.finish(&console)
  }

  private func fix(_ programme: TrackContext, _ console: inout Console) throws(Failure) {
    let mender = FileMender(input: input, rules: rules, programme: programme)
    for path in operands {
      switch try mender.mend(path, console) {
      case .mended(let mended):
        if mended.isChanged, console.replace(path, with: mended.fixed.bytes) {
          console.remark("\(shown(path)): fixed \(counted(mended.fixed.mended, "finding"))")
        }
      case .unchangeable(let reason): console.report(path, reason)
      // The check that follows says why.
      case .unread: break
      }
    }
  }

  private func lint(
    _ file: CaptionFile,
    _ stack: SettingsStack,
    _ programme: TrackContext
  ) -> LintReport {
    let track = Track(file.document, map: file.result.map, context: programme)
    return Linter.lint(track, options: rules.options(on: stack.options(language: track.language)))
  }
}
