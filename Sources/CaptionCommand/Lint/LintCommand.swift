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
  var jobs = JobSettings()
  var records = RecordSettings()
  var cache = CacheSettings()
  var descriptions = DescriptionSettings()
  var sets = SetSettings()
  var audio = AudioSettings()

  static let description = CommandDescription(
    name: "lint",
    summary: "check captions against their format and the rules",
    usage: [
      "FILE-OR-FOLDER… [--profile NAME] [--report KIND[=FILE]]",
      "--changed [--base REV] [FOLDER…]",
      "--files-from LIST [--profile NAME] [--report KIND[=FILE]]",
      "--descriptions AD --dialogue CAPTIONS [--report KIND[=FILE]]",
      "--worker",
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
      "Folders and lists are checked on all processor cores. What is found is kept in a cache, so that "
        + "the next run answers from it what has not changed; --no-cache does without. Ctrl-C stops the "
        + "run with the reports of what was checked until then.",
      "Files that belong to a title by their names and folders, such as film.en.sdh.srt and film.de.srt, are "
        + "held against each other and against what their names say; --title-pattern says how the "
        + "names are made. What is found stands behind the files, at the file that it is about.",
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
        line: "lint --changed --base origin/main --report github",
        purpose: "check what a branch changes"
      ),
      .init(
        line: "lint --shard 3/16 --facts 3.ndjson --report concise library",
        purpose: "check a part of a library, for 'captionkit report merge'"
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
      + RecordSettings.options.map { $0.lifted(to: \.records) }
      + CacheSettings.options.map { $0.lifted(to: \.cache) }
      + JobSettings.options.map { $0.lifted(to: \.jobs) }
      + ReportOptions.options.map { $0.lifted(to: \.reports) }
      + DescriptionSettings.options.map { $0.lifted(to: \.descriptions) }
      + (SetSettings.options + [SetSettings.noSetsOption]).map { $0.lifted(to: \.sets) }
      + ([AudioSettings.checkOption] + AudioSettings.options).map { $0.lifted(to: \.audio) }
      + (InputSettings.options + [InputSettings.zeroOption]).map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    try descriptions.validate(operands)
    try audio.validate("--check-audio")
    try records.validate(operands, reports, isMore: !list.isEmpty || descriptions.path != nil)
    guard !operands.isEmpty || !list.isEmpty || descriptions.path != nil || records.isWorker else {
      throw UsageError("lint needs a file or a folder, or - for standard input")
    }
    try list.validate(operands)
    guard !fixes || !operands.contains("-") && descriptions.path == nil else {
      throw UsageError("lint --fix changes files in place; 'captionkit fix -' takes standard input")
    }
    try cache.validate()
    try rules.validate()
    try configuration.validate()
    try baseline.validate(inputs: operands)
    try reports.validate(inputs: operands)
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var settings = FileSettings(rules, configuration, console.io)
    if records.isWorker {
      return try LintWorker(plan(console), settings).run(&console)
    }
    let operands = try list.files(operands, &console)
    // A wrong configuration is told before anything is written.
    for path in operands { _ = try settings.stack(for: path) }
    var reports = reports
    reports.leavesOutputFree = records.path == "-"
    var sink = ResultSink(
      try ReportSet(reports, inputs: operands, console),
      try Baseline(baseline, console.io),
      try RecordOutput(records.path, overwrites: reports.overwrites, console)
    )
    if descriptions.path != nil {
      guard let dialogue = try descriptions.dialogue(plan(console).input, &console) else { return }
      settings.dialogue = dialogue
    }
    settings.heard = try audio.heard(rules.context.language.flatMap { LanguageTag($0) }, console)
    if fixes { try fix(operands, &settings, &console) }
    // A part of a list knows too little of its titles; those who join the parts check them.
    if sets.isOn, descriptions.path == nil, records.shard == nil {
      let (plan, said, io) = (plan(console), settings, console)
      sink.sets = SetRun(console.io) { path in
        var checker = FileChecker(plan, said, io)
        return checker.check(path).setFacts
      }
    }
    try check(descriptions.path.map { [$0] } ?? operands, settings, &sink, &console)
    try sink.finish(reports, &settings, &console)
  }

  /// Checks files, on several threads where there are several.
  private func check(
    _ paths: [String],
    _ settings: FileSettings,
    _ sink: inout ResultSink,
    _ console: inout Console
  ) throws(Failure) {
    let paths = records.part(of: paths)
    var plan = plan(console)
    plan.keepsFile = paths.count == 1
    var settings = settings
    // What is said of the programme is read once, not by each thread.
    if let first = paths.first, rules.readsFiles { _ = try settings.resolvePlaylist(first.path) }
    // A baseline may take more out, file by file in their order.
    let byFile = baseline.path == nil ? sink.reports.byFile : nil
    let cachePlan = try openCache(paths.map(\.path), byFile, &settings, &sink, console)
    let (given, said, io) = (plan, settings, console)
    let isRecorded = records.path != nil
    let run = CheckRun(
      count: paths.count,
      worker: {
        if let cachePlan {
          var checker = CachedChecker(given, said, io, cachePlan, needsRecord: isRecorded)
          return { checker.check(paths[$0].path, paths[$0].index) }
        }
        guard isRecorded else {
          var checker = FileChecker(given, said, io)
          return { checker.check(paths[$0].path) }
        }
        var checker = RecordChecker(given, said, io)
        return { number in
          var (result, record) = checker.check(paths[number].path)
          record.index = paths[number].index
          result.record = record.line()
          return result
        }
      },
      threads: jobs.threads(for: paths.count, console.io),
      reports: byFile
    )
    try run.run(&sink, &console)
  }

  /// Opens the cache, where there is to be one.
  ///
  /// What hangs on more than a file, its settings and its name is checked each time: what the programme's
  /// own files say, and what is told of how far labels reach.
  private func openCache(
    _ paths: [String],
    _ byFile: FileReports?,
    _ settings: inout FileSettings,
    _ sink: inout ResultSink,
    _ console: Console
  ) throws(Failure) -> CachePlan? {
    guard let path = cache.file(isLibrary: list.isLibrary(operands, console.io), console.io),
      !rules.readsFiles, !reports.needsCaptions, settings.heard == nil, descriptions.path == nil,
      !plan(console).tellsCoverage,
      let writer = CacheWriter.open(path, console)
    else { return nil }
    let typed = TypedOptions(console.io.arguments).text + "\u{1}\(plan(console).needsCoverage)"
    var digests: [String: SettingsDigest] = [:]
    for path in paths {
      let key = try settings.digestKey(for: path)
      guard digests[key] == nil else { continue }
      digests[key] = SettingsDigest(
        typed: typed,
        tool: CaptionKitCommand.version + " " + console.io.buildStamp(),
        configuration: key,
        hashes: settings.hashes[key] ?? [],
        folder: console.io.currentDirectory()
      )
    }
    sink.cache = writer
    return CachePlan(
      path: path,
      settings: writer.settings(digests),
      reports: sink.reports.names,
      needsWritingsOnly: byFile?.areAll ?? false,
      verifies: cache.verifies,
      byFile: byFile,
      extensions: console.registry.captionExtensions
    )
  }

  private func plan(_ console: Console) -> LintPlan {
    var input = input
    input.profile = rules.formatProfile
    let isForPrograms = reports.isForPrograms
    let isVerbose = console.common.isVerbose
    return LintPlan(
      input: input,
      isForPrograms: isForPrograms,
      showsOnlyRefusal: !isForPrograms && !isVerbose,
      needsCoverage: reports.tellsCoverage || records.path != nil || records.isWorker,
      tellsCoverage: !isForPrograms && (showsCoverage || isVerbose),
      keepsFile: false,
      sets: descriptions.path == nil ? sets : SetSettings(isOn: false)
    )
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
