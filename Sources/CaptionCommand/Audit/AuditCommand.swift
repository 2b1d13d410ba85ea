import CaptionKit

/// `captionkit audit`: what files show of the labels of the App Store.
struct AuditCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var settings = AssessmentSettings()
  var isAudioOnly = false
  var isJSON = false

  static let description = CommandDescription(
    name: "audit",
    summary: "tell what files show of the App Store's caption and description labels",
    usage: ["PATH… [--duration TIME] [--original-language TAG] [--json]"],
    discussion: [
      "Takes files and folders, puts together by their names what belongs to a title, such as "
        + "film.en.sdh.srt and film.de.srt, and answers for each language which criteria of the "
        + "labels \"Captions\" and \"Audio Descriptions\" the files show, which they refute, and "
        + "what a person still has to check; then which of the badges CC, SDH and AD each file may "
        + "bear. A description script is named film.en.ad.vtt or film.en.descriptions.vtt.",
      "A label is claimed for an app on a family of devices, never for a file, so no answer here is "
        + "more than a part of it. Names are claims, not evidence: the exit status is 1 where the "
        + "captions refute what the name of their file says.",
      "Without --duration, the programme is taken to be as long as the longest file of its title. "
        + "With --audio-only, a transcript is looked for: a text, Markdown or HTML file with the "
        + "title's name.",
    ],
    examples: [
      .init(line: "audit season1", purpose: "look at a folder and all below it"),
      .init(
        line: "audit --original-language en film.en.vtt film.de.vtt",
        purpose: "look at the files of one title, which is heard in English"
      ),
      .init(line: "audit --json --audio-only podcast", purpose: "report for a program"),
    ]
  )

  static var options: [OptionSpec<AuditCommand>] {
    [
      .flag("audio-only", "State that nothing is seen, as in a podcast.") { $0.isAudioOnly = true },
      .flag("json", "Print one JSON document for each title, each on a line of its own.") {
        $0.isJSON = true
      },
    ] + AssessmentSettings.options.map { $0.lifted(to: \.settings) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else { throw UsageError("audit needs a file or a folder") }
    if operands.contains("-") {
      throw UsageError("audit tells titles by the names of files, which standard input has not")
    }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    let paths = AuditFiles(operands, console)
    for (path, reason) in paths.unreadable { console.report(path, reason) }
    var titles: [String: [TitleAudit.File]] = [:]
    for path in paths.captions {
      guard let file = try load(path, &console) else { continue }
      titles[file.name.title, default: []].append(file)
    }
    if titles.isEmpty {
      if console.status == .done { console.remark("no caption files there") }
      return
    }
    for (number, title) in titles.keys.sorted().enumerated() {
      var context = TitleAudit.Context()
      context.options = settings.assessment
      context.isAudioOnly = isAudioOnly
      if isAudioOnly { context.transcript = paths.transcript(of: title) }
      let audit = TitleAudit(title: title, files: titles[title] ?? [], context: context)
      let report = AuditReport(audit: audit, options: settings.assessment)
      if isJSON {
        try console.write(report.json)
      } else {
        if number > 0 { try console.print("") }
        for line in report.lines { try console.print(line) }
      }
      for file in audit.refutedNames {
        console.note(.findings)
        console.say(
          "\(file.file.path): \(file.assessment.refusal)"
            + (file.assessment.lacksOnlyLanguage ? "" : " of its name")
        )
      }
    }
    guard !isJSON else { return }
    for line in AuditReport.closing(settings.assessment, console) { try console.print(line) }
  }

  private func load(
    _ path: String,
    _ console: inout Console
  ) throws(Failure) -> TitleAudit.File? {
    switch try console.load(path, input) {
    case .unreadable(let reason):
      console.report(path, reason)
      return nil
    case .file(let file):
      guard file.isAccepted else {
        console.report(path, file.refusal.message)
        return nil
      }
      let language = settings.language(of: file.document, path: path)?.tag
      var context = TrackContext()
      context.language = language
      let track = Track(file.document, map: file.result.map, context: context)
      return TitleAudit.File(path: path, track: track, language: language)
    }
  }
}

extension TitleAudit {
  /// The files whose names say what their captions refute.
  var refutedNames: [FileReport] {
    languages.flatMap(\.files).filter { $0.isByName && $0.assessment.isRefuted }
  }
}
