import CaptionKit

/// `captionkit tag`: what the captions say of media characteristics.
struct TagCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var settings = AssessmentSettings()
  var comparedPath: String?
  var claim: TrackRole?
  var forcesClaim = false
  var isJSON = false
  /// The audio track that is said to describe the picture; nil where captions are weighed.
  var audio: String?
  /// The script of the descriptions.
  var scriptPath: String?
  var profile: DASHTextSet.Profile?

  static let description = CommandDescription(
    name: "tag",
    summary: "hold media characteristics and roles against the captions",
    usage: [
      "FILE… [--claim ROLE] [--compare FILE] [--json]",
      "--audio TRACK FILE [--script AD] [--dash-profile NAME]",
    ],
    discussion: [
      "Tells for each characteristic that players choose tracks by, and for each role, whether the "
        + "captions refute it, support it, or leave it open, with the reasons and the cues that "
        + "show it. A program can find evidence against a claim; that nothing is missing only "
        + "somebody can tell who sees and hears the programme.",
      "The more is known, the more is checked: --duration for the ends of the programme, --compare "
        + "for the regular track of the same language or for the original, --original-language for "
        + "translations. No standard gives the limits: they are CaptionKit's own, -v lists "
        + "them, and --set draws them elsewhere.",
      "With --claim, the exit status is 1 where the captions refute the role. --force-claim makes "
        + "it 0 and records the override in the report.",
      "With --audio, FILE is an HLS multivariant playlist, a DASH manifest or a Matroska file, and "
        + "the audio track is marked as one that describes the picture: by "
        + "public.accessibility.describes-video, by the role description, or by the flag for the "
        + "visually impaired. Nothing else of the file changes. No text can be marked so. With "
        + "--script, the descriptions are weighed first, and the mark is refused where they are few "
        + "or are captions; --compare gives the captions beside which they are spoken.",
    ],
    examples: [
      .init(line: "tag episode.en.sdh.srt", purpose: "show what can be claimed"),
      .init(
        line: "tag --claim sdh --duration 00:42:10 episode.en.vtt",
        purpose: "check a claim, and the ends of the programme"
      ),
      .init(
        line: "tag --claim forced --compare episode.en.srt episode.en.forced.srt",
        purpose: "check a forced track against the regular one"
      ),
      .init(
        line: "tag --audio 3 film.m3u8 --script ad.vtt --duration 00:42:10",
        purpose: "mark an audio description in a playlist"
      ),
      .init(
        line: "tag --json --set reading-speed=17 episode.en.vtt",
        purpose: "report for a program, with a limit of one's own"
      ),
    ]
  )

  static var options: [OptionSpec<TagCommand>] {
    [
      .choice(
        "claim",
        "ROLE",
        "Check this role: sdh, captions (the same in the language that is heard), subtitles, "
          + "forced, easy-reader, translation or descriptions."
      ) { (settings, role: TrackRole) in settings.claim = role },
      .flag(
        "force-claim",
        "Keep a claim that the captions refute; the report records it."
      ) { $0.forcesClaim = true },
      .value(
        "compare",
        "FILE",
        kind: .file,
        "Another track of the programme: the regular one of the same language, the original of a "
          + "translation, or the captions beside which descriptions are spoken."
      ) { (settings, path) throws(UsageError) in settings.comparedPath = path },
      .value(
        "audio",
        "TRACK",
        "Mark this audio track as one that describes the picture: its number as info lists it, or "
          + "its name."
      ) { (settings, text) throws(UsageError) in settings.audio = text },
      .value(
        "script",
        "FILE",
        kind: .file,
        "The descriptions that the audio track speaks, as captions; for --audio."
      ) { (settings, path) throws(UsageError) in settings.scriptPath = path },
      .choice(
        "dash-profile",
        "NAME",
        "Whose players are to find the audio in a manifest: iso or dvb; for --audio."
      ) { (settings, profile: DASHTextSet.Profile) in settings.profile = profile },
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      },
    ] + AssessmentSettings.options.map { $0.lifted(to: \.settings) }
      + (InputSettings.options + [InputSettings.zeroOption]).map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("tag needs a file, or - for standard input") }
    if audio != nil {
      guard operands.count == 1, operands[0] != "-" else {
        throw UsageError("--audio takes one file, which is changed in place")
      }
      if claim != nil || isJSON {
        throw UsageError("--audio goes with neither --claim nor --json")
      }
      if forcesClaim, scriptPath == nil { throw UsageError("--force-claim needs --script") }
    } else {
      if scriptPath != nil { throw UsageError("--script needs --audio") }
      if profile != nil { throw UsageError("--dash-profile needs --audio") }
      if forcesClaim, claim == nil { throw UsageError("--force-claim needs --claim") }
    }
    if comparedPath == "-", operands.contains("-") {
      throw UsageError("standard input can be read only once")
    }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var options = settings.assessment
    if let comparedPath {
      guard let compared = try compared(comparedPath, &console) else { return }
      options.compared = compared.track
      options.comparedLanguage = compared.language
    }
    if let audio { return try mark(audio, options, &console) }
    for (number, path) in operands.enumerated() {
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON { try console.write(JSONOutput.refusal(path, nil, reason)) }
        console.report(path, reason)
      case .file(let file):
        console.keep(file)
        guard file.isAccepted else {
          let reason = file.refusal.message
          if isJSON { try console.write(JSONOutput.refusal(path, file.format, reason)) }
          console.report(path, reason)
          continue
        }
        let report = report(file, path, options)
        if isJSON {
          try console.write(report.json)
        } else {
          if number > 0 { try console.print("") }
          for line in report.lines(console) { try console.print(line) }
        }
        complain(report, &console)
      }
    }
  }

  /// Marks an audio track, unless the script of what it says speaks against that.
  private func mark(
    _ track: String,
    _ options: AssessmentOptions,
    _ console: inout Console
  ) throws(Failure) {
    let path = operands[0]
    if let scriptPath {
      guard let script = try compared(scriptPath, &console) else { return }
      let assessment = RoleAssessment.assess(
        .descriptions,
        of: script.track,
        language: settings.language?.text ?? script.language,
        options: options
      )
      if assessment.isRefuted {
        let reasons = assessment.findings.flatMap(\.reasons).joined(separator: "; ")
        guard forcesClaim else {
          console.note(.findings)
          return console.say(
            "\(shown(path)): not marked, since \(shown(scriptPath)) refutes it: \(reasons)"
          )
        }
        console.remark("\(shown(path)): \(shown(scriptPath)) refutes the mark: \(reasons); kept")
      }
    }
    do throws(PlaylistProblem) {
      let tagging = AudioTagging(track: track, profile: profile ?? .iso, io: console.io)
      switch try tagging.run(path) {
      case .changed(let place):
        console.remark("\(shown(path)): \(place) now says that it describes the picture")
      case .unchanged:
        console.remark("\(shown(path)): says already that the track describes the picture")
      }
    } catch {
      console.report(path, error.message)
    }
  }

  /// Weighs the evidence of one file.
  private func report(_ file: CaptionFile, _ path: String, _ options: AssessmentOptions)
    -> TagReport
  {
    let language = settings.language(of: file.document, path: path)
    var options = options
    if options.originalLanguage == nil { options.originalLanguage = file.document.sourceLanguage }
    options.isCalledCommentary = SidecarName(path).isCommentary
    var context = TrackContext()
    context.language = language?.tag
    let track = Track(file.document, map: file.result.map, context: context)
    return TagReport(
      path: path,
      format: file.format,
      track: track,
      assessment: TrackAssessment(track, language: language?.tag, options: options),
      languageSource: language?.source,
      options: options,
      claim: claim,
      isForced: forcesClaim
    )
  }

  /// Says that a claim is refuted, which decides the exit status.
  private func complain(_ report: TagReport, _ console: inout Console) {
    guard let claimed = report.claimed, claimed.isRefuted else { return }
    let reason = "\(shown(report.path)): \(claimed.refusal)"
    if forcesClaim {
      console.remark("\(reason); kept")
    } else {
      console.note(.findings)
      console.say(
        claimed.lacksOnlyLanguage ? "\(reason); --language names it" : reason
      )
    }
  }

  private func compared(
    _ path: String,
    _ console: inout Console
  ) throws(Failure) -> (track: Track, language: String?)? {
    switch try console.load(path, input) {
    case .unreadable(let reason): console.report(path, reason)
    case .file(let file):
      guard file.isAccepted else {
        console.report(path, file.refusal.message)
        return nil
      }
      return (
        Track(file.document, map: file.result.map),
        FileLanguage(of: file.document, path: path)?.tag
      )
    }
    return nil
  }

}

extension CaptionDocument {
  /// The language of which the text is a translation, as DAPT states it (`daptm:langSrc` of the
  /// root); nil where it does not.
  fileprivate var sourceLanguage: String? {
    extras[TTMLDocument.self]?.foreign.attributes.first {
      $0.name == "langSrc" && $0.namespace == "http://www.w3.org/ns/ttml/profile/dapt#metadata"
    }
    .flatMap { LanguageTag($0.value)?.text }
  }
}
