import CaptionKit

/// `captionkit lint`: what is wrong with captions.
struct LintCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings.checking
  var isJSON = false
  var rules = RuleSelection()
  var descriptions = DescriptionSettings()

  static let description = CommandDescription(
    name: "lint",
    summary: "check captions against their format and the rules",
    usage: ["FILE… [--json]", "--descriptions AD --dialogue CAPTIONS [--json]"],
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
      .init(
        line: "lint --descriptions ad.vtt --dialogue sdh.vtt",
        purpose: "check audio descriptions against what is said"
      ),
    ]
  )

  static var options: [OptionSpec<LintCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      }
    ] + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + DescriptionSettings.options.map { $0.lifted(to: \.descriptions) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    try descriptions.validate(operands)
    guard !operands.isEmpty || descriptions.path != nil else {
      throw UsageError("lint needs a file, or - for standard input")
    }
    try rules.validate()
    if let name = input.format { _ = try format(named: name, registry) }
  }

  func run(_ console: inout Console) throws(Failure) {
    var summary = LintSummary()
    let stack = (try? rules.stack()) ?? SettingsStack()
    var input = input
    input.profile = rules.formatProfile
    var programme = try rules.programme(stack, console.io)
    if descriptions.path != nil {
      guard let dialogue = try descriptions.dialogue(input, &console) else { return }
      programme.dialogue = dialogue
    }
    for path in descriptions.path.map({ [$0] }) ?? operands {
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

  private func lint(
    _ file: CaptionFile,
    _ stack: SettingsStack,
    _ programme: TrackContext
  ) -> LintReport {
    let track = Track(file.document, map: file.result.map, context: programme)
    return Linter.lint(track, options: rules.options(on: stack.options(language: track.language)))
  }
}
