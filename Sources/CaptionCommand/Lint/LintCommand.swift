import CaptionKit

/// `captionkit lint`: what is wrong with captions.
struct LintCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings.checking
  var isJSON = false
  var rules = LintOptions()

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
      .init(line: "lint --only sync/overlap episode.vtt", purpose: "run one rule"),
    ]
  )

  static var options: [OptionSpec<LintCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      },
      .value("max-cps", "N", "The highest reading speed, in characters a second.") {
        (settings, text) throws(UsageError) in
        guard let limit = Double(text), limit > 0, limit.isFinite else {
          throw UsageError("--max-cps takes a number above zero, not '\(text)'")
        }
        settings.rules.maxCharactersPerSecond = limit
      },
      .value("max-line-length", "N", "The most characters in a line.") {
        (settings, text) throws(UsageError) in
        guard let limit = Int(text), limit > 0 else {
          throw UsageError("--max-line-length takes a whole number above zero, not '\(text)'")
        }
        settings.rules.maxLineLength = limit
      },
      .value(
        "only",
        "RULE",
        kind: .rule,
        isRepeatable: true,
        "Run this rule only; may be given again."
      ) {
        (settings, text) throws(UsageError) in
        settings.rules.only = (settings.rules.only ?? []) + [try rule(named: text)]
      },
      .value(
        "ignore",
        "RULE",
        kind: .rule,
        isRepeatable: true,
        "Leave this rule out; may be given again."
      ) {
        (settings, text) throws(UsageError) in
        settings.rules.ignored.append(try rule(named: text))
      },
    ] + InputSettings.checkingOptions.map { $0.lifted(to: \.input) }
  }

  private static func rule(named id: String) throws(UsageError) -> String {
    if let rule = RuleCatalog.rule(named: id) { return rule.id }
    let known = RuleCatalog.all.map(\.id)
    throw UsageError("unknown rule '\(id)'", suggestion: nearest(to: id, among: known))
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("lint needs a file, or - for standard input") }
    if let name = input.format { _ = try format(named: name, registry) }
  }

  func run(_ console: inout Console) throws(Failure) {
    var summary = LintSummary()
    for path in operands {
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON {
          try LintReportWriter.writeUnreadable(path, reason, &console)
        }
        console.report(path, reason)
      case .file(let file):
        let report = file.isAccepted ? lint(file) : nil
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

  private func lint(_ file: CaptionFile) -> LintReport {
    Linter.lint(Track(file.document, map: file.result.map), options: rules)
  }
}
