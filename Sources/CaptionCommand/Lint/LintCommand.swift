import CaptionKit

/// `captionkit lint`: what is wrong with captions.
struct LintCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var list = FileListSettings()
  var input = InputSettings.checking
  var reports = ReportOptions()
  /// Whether what can be mended is mended before the rest is reported.
  var fixes = false
  var showsCoverage = false
  var rules = RuleSelection()
  var configuration = ConfigurationSettings()
  var baseline = BaselineSettings()
  var descriptions = DescriptionSettings()
  var audio = AudioSettings()

  static let description = CommandDescription(
    name: "lint",
    summary: "check captions against their format and the rules",
    usage: [
      "FILE-OR-FOLDER… [--profile NAME] [--report KIND[=FILE]]",
      "--files-from LIST [--profile NAME] [--report KIND[=FILE]]",
      "--descriptions AD --dialogue CAPTIONS [--report KIND[=FILE]]",
    ],
    discussion: [
      "Reports where a file departs from its format, and what the rules find in its captions, "
        + "with cue, time, text and the limit's source. A rule whose evidence is missing is "
        + "named as not run, never counted as passed.",
      "Of a folder all caption files in it and below are checked, by their extensions, but for hidden "
        + "names and links to folders. What can't be read is told, and the rest goes on.",
      "Of an HLS playlist (.m3u8) the renditions' tags are checked, or its WebVTT segments, from the "
        + "files in its folder and below; --duration says how long the programme is. Segments of MP4 are "
        + "read, and what is missing or damaged is told. Of a DASH manifest (.mpd) and of a Matroska file "
        + "(.mkv, .webm) the tags of sets and tracks are checked.",
      "Of an MP4 or QuickTime movie (.mp4, .m4v, .mov) what its tracks of text and sound say of "
        + "themselves is checked, and the captions of each track of text as WebVTT, whose lines the "
        + "report names: movie.mp4#track=2.",
      "The exit status is 1 where an error or a warning was found; advice alone gives 0. "
        + "--fail-level and --max-findings draw the line elsewhere.",
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
        line: "lint --report concise --report sarif=lint.sarif *.vtt",
        purpose: "a line for each finding, and a file for code scanning"
      ),
      .init(
        line: "lint --cast cast.txt episode.vtt",
        purpose: "find labels that name somebody before the programme does"
      ),
      .init(
        line: "lint --exclude old --report concise library",
        purpose: "check all captions of a folder"
      ),
      .init(
        line: "lint --check-audio film.mkv episode.srt",
        purpose: "listen to the programme, too"
      ),
      .init(line: "lint master.m3u8 en.m3u8", purpose: "check renditions and their segments"),
      .init(line: "lint movie.mp4", purpose: "check a movie's tags and its tracks of text"),
      .init(
        line: "lint --descriptions ad.vtt --dialogue sdh.vtt",
        purpose: "check audio descriptions against what is said"
      ),
    ]
  )

  static var options: [OptionSpec<LintCommand>] {
    [
      .flag(
        "fix",
        "First mend in place what can be mended without changing what the captions mean."
      ) { $0.fixes = true },
      .flag(
        "coverage",
        "Print how far labels for speakers and sounds reach, as --json and --verbose do."
      ) { $0.showsCoverage = true },
    ] + FileListSettings.options.map { $0.lifted(to: \.list) }
      + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + ConfigurationSettings.options.map { $0.lifted(to: \.configuration) }
      + BaselineSettings.options.map { $0.lifted(to: \.baseline) }
      + ReportOptions.options.map { $0.lifted(to: \.reports) }
      + DescriptionSettings.options.map { $0.lifted(to: \.descriptions) }
      + ([AudioSettings.checkOption] + AudioSettings.options).map { $0.lifted(to: \.audio) }
      + (InputSettings.options + [InputSettings.zeroOption]).map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    try descriptions.validate(operands)
    try audio.validate("--check-audio")
    guard !operands.isEmpty || !list.isEmpty || descriptions.path != nil else {
      throw UsageError("lint needs a file or a folder, or - for standard input")
    }
    try list.validate(operands)
    guard !fixes || !operands.contains("-") && descriptions.path == nil else {
      throw UsageError("lint --fix changes files in place; 'captionkit fix -' takes standard input")
    }
    try rules.validate()
    try configuration.validate()
    try baseline.validate(inputs: operands)
    try reports.validate(inputs: operands)
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var settings = FileSettings(rules, configuration, console.io)
    let operands = try list.files(operands, &console)
    // A wrong configuration is told before anything is written.
    for path in operands { _ = try settings.stack(for: path) }
    var baseline = try Baseline(baseline, console.io)
    var suppressions = ConfigurationSuppressions()
    var summary = LintSummary()
    var set = try ReportSet(reports, inputs: operands, console)
    var input = input
    input.profile = rules.formatProfile
    let isForPrograms = reports.isForPrograms
    var isLanguageTold = false
    if descriptions.path != nil {
      guard let dialogue = try descriptions.dialogue(input, &console) else { return }
      settings.dialogue = dialogue
    }
    settings.heard = try audio.heard(rules.context.language.flatMap { LanguageTag($0) }, console)
    if fixes { try fix(operands, &settings, &console) }
    for path in descriptions.path.map({ [$0] }) ?? operands {
      if DeclarationCheck.concerns(path, console.io) {
        let (options, layers, programme) = try settings.resolvePlaylist(path)
        var checked = DeclarationCheck.check(path, options, programme, &console)
        let matches = settings.matcher(for: path)
        summary.addSuppressed(suppressions.apply(layers, matches, to: &checked))
        summary.addKnown(baseline.apply(to: &checked))
        summary.add(checked)
        try set.add(checked, &console)
        continue
      }
      if console.io.container(of: path) == .movie {
        let (options, layers, _) = try settings.resolvePlaylist(path)
        var (checked, tracks) = MovieCheck.check(path, options, &console)
        let matches = settings.matcher(for: path)
        summary.addSuppressed(suppressions.apply(layers, matches, to: &checked))
        summary.addKnown(baseline.apply(to: &checked))
        summary.add(checked)
        try set.add(checked, &console)
        for track in tracks {
          let (subject, options, layers) = try settings.resolve(
            track.file,
            path,
            isForced: track.isForced
          )
          var checked = CheckedFile(
            track.file,
            Linter.lint(subject, options: options),
            path: track.path,
            onlyRefusal: false
          )
          summary.addSuppressed(suppressions.apply(layers, matches, to: &checked))
          summary.addKnown(baseline.apply(to: &checked))
          summary.add(checked, isFile: false)
          try set.add(checked, &console)
        }
        continue
      }
      switch try console.load(path, input) {
      case .unreadable(let reason):
        try set.add(CheckedFile(unreadable: path, reason), &console)
        summary.addUnread()
        console.report(path, reason)
      case .file(let file):
        let (track, options, layers) = try settings.resolve(file, path)
        if !isLanguageTold, file.isAccepted, track.language == nil,
          let profile = layers.last(where: { !$0.family.isEmpty && $0.language == nil })
        {
          isLanguageTold = true
          console.remark(
            "\(shown(path)): the language is not known, so the figures of \(profile.label) count that "
              + "are for no language of their own; --language TAG tells it"
          )
        }
        var checked = CheckedFile(
          file,
          file.isAccepted ? Linter.lint(track, options: options) : nil,
          path: path,
          onlyRefusal: !isForPrograms && !console.common.isVerbose
        )
        summary.addSuppressed(
          FileSuppressions(file, console.registry).apply(to: &checked)
            + suppressions.apply(layers, settings.matcher(for: path), to: &checked)
        )
        summary.addKnown(baseline.apply(to: &checked))
        let isTold = !isForPrograms && (showsCoverage || console.common.isVerbose)
        if reports.tellsCoverage || isTold, file.isAccepted {
          checked.coverage = LabelCoverage(track)
        }
        console.keep(checked)
        summary.add(checked)
        try set.add(checked, &console)
        if isTold, let coverage = checked.coverage {
          for line in SDHText(track, isColored: false).summary(coverage) {
            try console.print(line)
          }
        }
        // The reports for people say by themselves why a file was refused.
        if !file.isAccepted, isForPrograms { console.report(path, file.refusal.message) }
        if !file.isAccepted { console.note(.inputOutput) }
      }
    }
    for configuration in suppressions.unused() {
      summary.add(configuration, isFile: false)
      try set.add(configuration, &console)
    }
    try set.finish(&console)
    baseline.finish(&console)
    // The summary comes last where both streams go to one place.
    try console.flush()
    summary.finish(reports, &console)
  }

  private func fix(
    _ operands: [String],
    _ settings: inout FileSettings,
    _ console: inout Console
  ) throws(Failure) {
    let mender = FileMender(input: input, rules: rules)
    for path in operands {
      switch try mender.mend(path, &settings, console) {
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
}
