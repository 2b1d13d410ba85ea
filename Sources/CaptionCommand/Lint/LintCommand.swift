import CaptionKit

/// `captionkit lint`: what is wrong with captions.
struct LintCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings.checking
  var isJSON = false
  var showsCoverage = false
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
        "coverage",
        "Print how far labels for speakers and sounds reach, as --json and --verbose do."
      ) { $0.showsCoverage = true },
    ] + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("lint needs a file, or - for standard input") }
    try rules.validate()
    if let name = input.format { _ = try format(named: name, registry) }
  }

  func run(_ console: inout Console) throws(Failure) {
    var summary = LintSummary()
    let stack = (try? rules.stack()) ?? SettingsStack()
    var input = input
    input.profile = rules.formatProfile
    let programme = try rules.programme(stack, console.io)
    for path in operands {
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON {
          try LintReportWriter.writeUnreadable(path, reason, &console)
        }
        console.report(path, reason)
      case .file(let file):
        let track = file.isAccepted ? track(file, path, programme) : nil
        let report = track.map { lint($0, stack) }
        var writer = LintReportWriter(
          file,
          report,
          path: path,
          onlyRefusal: !isJSON && !console.common.isVerbose
        )
        let isTold = isJSON || showsCoverage || console.common.isVerbose
        if isTold { writer.coverage = track.map { LabelCoverage($0) } }
        console.keep(writer)
        summary.add(writer)
        if isJSON {
          try writer.writeJSON(to: &console)
        } else {
          try writer.writeText(to: &console)
          if isTold, let track {
            for line in SDHText(track, isColored: false).summary { try console.print(line) }
          }
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

  private func track(_ file: CaptionFile, _ path: String, _ programme: TrackContext) -> Track {
    var context = programme
    if context.isForcedNarrative == nil, Self.isNamedForced(path) {
      context.isForcedNarrative = true
    }
    return Track(file.document, map: file.result.map, context: context)
  }

  private func lint(_ track: Track, _ stack: SettingsStack) -> LintReport {
    Linter.lint(track, options: rules.options(on: stack.options(language: track.language)))
  }

  /// Whether a file's name says that it is a forced narrative, as in `film.en.forced.srt`.
  static func isNamedForced(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return name.split(whereSeparator: { ".-_ ()[]".contains($0) }).contains { word in
      word == "forced"
    }
  }
}
