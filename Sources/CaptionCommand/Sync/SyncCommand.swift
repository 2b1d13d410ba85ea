import CaptionKit
import SystemIO

/// `captionkit sync`: whether captions fit what is heard, and what brings them there.
struct SyncCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var rules = RuleSelection()
  var configuration = ConfigurationSettings()
  var reference: String?
  var audio = AudioSettings()
  var applies = false
  var output: String?
  var target: String?
  var overwrites = false
  var isJSON = false
  var leastConfidence = 0.75

  static let description = CommandDescription(
    name: "sync",
    summary: "check captions against what is heard, and bring them into sync",
    usage: ["FILE --media MEDIA [--apply -o OUT]", "FILE --reference CAPTIONS [--apply -o OUT]"],
    discussion: [
      "Says whether the captions are in sync, all late or early by the same time, drift, or have "
        + "pieces with offsets of their own; then which single captions are late or early, and what "
        + "has no caption. Tolerances are options of the rules: captionkit rules lists them.",
      "--media names the programme, whose sound is decoded by ffmpeg and listened to.",
      "--reference names captions of the same programme whose times are right, in any language; "
        + "when they are shown is all that is looked at.",
      "A search always finds a best place. Only where that is far better than for mirrored and "
        + "rotated captions anything is said; else the file could not be checked.",
      "--apply writes corrected captions only where that is sure enough (--min-confidence) and the "
        + "result is in sync; else nothing is written, and the exit status is 1. The output format is "
        + "that of the extension of OUT unless --to names it.",
      "The exit status is 1 where an error or a warning was found; of a correction, where one is "
        + "left.",
    ],
    examples: [
      .init(line: "sync episode.srt --media episode.mkv", purpose: "listen to the programme"),
      .init(line: "sync episode.de.srt --reference episode.en.srt", purpose: "compare two files"),
      .init(
        line: "sync episode.srt --reference other.vtt --apply -o fixed.srt",
        purpose: "bring captions into sync with others"
      ),
    ]
  )

  /// The options of lint's rules that have no meaning here.
  private static let left: Set = [
    "max-cps", "max-line-length", "duration", "shots", "cast", "media", "detect-shots",
  ]

  static var options: [OptionSpec<SyncCommand>] {
    [
      .value("media", "MEDIA", kind: .file, "The programme that the captions are for.") {
        (settings, path) throws(UsageError) in settings.audio.path = path
      },
      .value(
        "reference",
        "CAPTIONS",
        kind: .file,
        "Captions of the same programme that are in sync, in any language."
      ) { (settings, path) throws(UsageError) in settings.reference = path },
      .flag("apply", "Write corrected captions to OUT.") { $0.applies = true },
      .value(
        "output",
        short: "o",
        "OUT",
        kind: .file,
        "Where they are written; - is standard output."
      ) { (settings, path) throws(UsageError) in settings.output = path },
      .value(
        "to",
        short: "t",
        "FORMAT",
        kind: .format,
        "The format of the output; otherwise the extension of OUT tells."
      ) { (settings, name) throws(UsageError) in settings.target = name },
      .flag("overwrite", "Replace a file that exists.") { $0.overwrites = true },
      .value(
        "min-confidence",
        "SHARE",
        "How sure a match has to be for --apply, from 0.5 to 1; 0.75 unless told."
      ) { (settings, text) throws(UsageError) in
        guard let value = Double(text), (0.5...1).contains(value) else {
          throw UsageError("--min-confidence takes a number from 0.5 to 1, not '\(text)'")
        }
        settings.leastConfidence = value
      },
      .flag("json", "Print one JSON document.") { $0.isJSON = true },
    ] + AudioSettings.options.map { $0.lifted(to: \.audio) }
      + RuleSelection.options.filter { !left.contains($0.info.name) }
      .map { $0.lifted(to: \.rules) }
      + ConfigurationSettings.options.map { $0.lifted(to: \.configuration) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "sync needs a file, or - for standard input"
          : "sync takes one file, not also '\(operands[1])'"
      )
    }
    try audio.validate("--media")
    guard (reference == nil) != (audio.path == nil) else {
      throw UsageError(
        reference == nil
          ? "sync needs --media MEDIA or --reference CAPTIONS"
          : "--media and --reference exclude each other"
      )
    }
    if reference == "-", operands[0] == "-" {
      throw UsageError("standard input can be read only once")
    }
    if applies, output == nil { throw UsageError("--apply needs -o OUT") }
    if output != nil, !applies { throw UsageError("-o needs --apply") }
    if output == "-", isJSON {
      throw UsageError("corrected captions go to standard output, so --json needs another OUT")
    }
    if applies { _ = try plan(registry) }
    try rules.validate()
    try configuration.validate()
    try input.validate(registry)
  }

  /// How the corrected captions are written.
  func plan(_ registry: FormatRegistry) throws(UsageError) -> (ConvertCommand, ConvertPlan) {
    var convert = ConvertCommand()
    convert.common = common
    convert.operands = [operands[0], output ?? "-"]
    convert.target = target
    convert.overwrites = overwrites
    return (convert, try ConvertPlan(convert, registry))
  }

  func run(_ console: inout Console) throws(Failure) {
    var settings = FileSettings(rules, configuration, console.io)
    let path = operands[0]
    guard let file = try read(path, input, &console),
      let counterpart = try counterpart(for: file, &console)
    else { return }
    DiagnosticSummary(file, path).write(to: console)
    var (track, options, _) = try settings.resolve(file, path)
    options.keepProgrammeRules()
    track = track.matched(with: counterpart.match(track))
    var checked = SyncCheck(file, track, options, path: path, counterpart)
    if applies {
      try apply(&checked, &console)
    } else {
      checked.note(&console)
    }
    if output == "-" { return }
    try console.write(isJSON ? checked.json : checked.text(isColored: console.isColored(.output)))
  }

  /// The captions of a file; nil where there are none, which is reported.
  private func read(
    _ path: String,
    _ input: InputSettings,
    _ console: inout Console
  ) throws(Failure) -> CaptionFile? {
    switch try console.load(path, input) {
    case .unreadable(let reason): console.report(path, reason)
    case .file(let file):
      if file.isAccepted { return file }
      console.report(path, file.refusal.message)
    }
    return nil
  }

  /// What the captions are held against; nil where it could not be read, which is reported.
  private func counterpart(
    for captions: CaptionFile,
    _ console: inout Console
  ) throws(Failure) -> SyncCounterpart? {
    let language = rules.context.language.flatMap { LanguageTag($0) }
    let tag = FileLanguage(of: captions.document, path: operands[0], named: language)?.tag
    if let path = audio.path, let heard = try audio.heard(tag.flatMap { LanguageTag($0) }, console)
    {
      return .media(heard, path)
    }
    guard let reference, let file = try read(reference, InputSettings(), &console) else {
      return nil
    }
    var context = TrackContext()
    context.language = FileLanguage(of: file.document, path: reference)?.tag
    return .reference(Track(file.document, map: file.result.map, context: context), reference)
  }

  // MARK: Correcting

  /// Writes corrected captions where that is sure enough; says why where it is not.
  private func apply(_ checked: inout SyncCheck, _ console: inout Console) throws(Failure) {
    let match = checked.match
    var document = checked.file.document
    var losses: [Loss] = []
    if let correction = SyncCorrection(match) {
      guard match.confidence >= leastConfidence else {
        let needed = plainDecimal(leastConfidence)
        return refuse(
          "the match is not sure enough: confidence \(checked.confidence), needed \(needed)",
          checked,
          &console
        )
      }
      losses = correction.apply(to: &document)
      let after = checked.check(document)
      guard after.match.verdict == .inSync else {
        return refuse("corrected, the captions would still not be in sync", checked, &console)
      }
      checked.remaining = after.report
    } else if case .unchecked(let reason) = match.verdict {
      return refuse("the captions could not be matched: \(reason)", checked, &console)
    }
    let convert: ConvertCommand
    let plan: ConvertPlan
    do throws(UsageError) {
      (convert, plan) = try self.plan(console.registry)
    } catch {
      throw Failure(error)
    }
    guard let job = plan.jobs.first else { return }
    var conversion = Conversion(settings: convert, job: job)
    guard conversion.mayWrite(job.output, &console) else { return }
    let file = checked.file
    var track = Conversion.Track(
      document: file.document,
      file: file,
      format: file.format?.id,
      losses: file.losses
    )
    track.document = document
    track.leaveOut(losses, from: file.document.cues)
    track.declaresLanguage = document.language != nil
    if document.language == nil { track.document.language = checked.language }
    var report = LossReport(plan, isVerbose: common.isVerbose)
    try conversion.put(&track, &console, &report)
    try report.finish(replacing: overwrites, &console)
    checked.isWritten = console.status != .inputOutput
    checked.note(&console)
  }

  private func refuse(_ reason: String, _ checked: SyncCheck, _ console: inout Console) {
    console.say("\(shown(checked.path)): nothing written: \(reason)")
    console.note(.findings)
  }
}

/// What captions are held against.
enum SyncCounterpart: Sendable {
  /// What was heard of a programme, and its path.
  case media(SpeechTrack, String)
  /// Other captions, and their path.
  case reference(Track, String)

  /// How a track fits it.
  func match(_ track: Track) -> ProgrammeMatch {
    switch self {
    case .media(let heard, _): ProgrammeMatcher.match(track, heard: heard)
    case .reference(let other, _): ProgrammeMatcher.match(track, reference: other)
    }
  }

  /// Its path.
  var path: String {
    switch self {
    case .media(_, let path), .reference(_, let path): path
    }
  }
}

extension LintOptions {
  /// Leaves out all rules but those about what is heard.
  mutating func keepProgrammeRules() {
    let known = RuleCatalog.all.filter { $0.evidence.contains(.programmeAudio) }
    only = known.filter { level(of: $0) != .off }.map(\.id)
  }
}
