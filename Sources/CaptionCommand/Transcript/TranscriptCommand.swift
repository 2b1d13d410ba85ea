import CaptionKit
import SystemIO

/// `captionkit transcript`: captions as running text.
struct TranscriptCommand: CommandSettings {
  /// What is written.
  enum Form: String, CaseIterable, Sendable {
    case text
    case markdown
    case html
    case json
  }

  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var form: Form?
  var hasTimecodes = false
  var pause = MediaTime(seconds: 3)
  var title: String?
  var language: LanguageTag?
  var outputPath = "-"
  var overwrites = false

  static let description = CommandDescription(
    name: "transcript",
    summary: "write captions as running text",
    usage: ["FILE [--format FORM] [--timecodes] [-o OUT]"],
    discussion: [
      "Joins what one speaker says into paragraphs: words divided at a line's end, sentences over "
        + "several cues, and lines that rolling captions repeat. A paragraph ends at a pause too. "
        + "Sounds and music stand in the form that the captions give them.",
      "HTML says its language and direction and has one heading and one landmark for the whole. A "
        + "language that neither --language nor the file nor its name tells is told from the words.",
    ],
    examples: [
      .init(line: "transcript episode.vtt", purpose: "print a transcript"),
      .init(
        line: "transcript episode.srt --format html --timecodes -o episode.html",
        purpose: "write an accessible web page"
      ),
    ]
  )

  static var options: [OptionSpec<TranscriptCommand>] {
    [
      .value(
        "format",
        short: "f",
        "FORM",
        kind: .oneOf(Form.allCases.map(\.rawValue)),
        "What is written: text, markdown, html or json; otherwise the extension of OUT tells, and "
          + "else it is text."
      ) { (settings, name) throws(UsageError) in
        guard let form = Form(rawValue: name) else {
          let known = Form.allCases.map(\.rawValue)
          throw UsageError(
            "--format takes \(listed(known)), not '\(name)'; --input-format names the input's",
            suggestion: nearest(to: name, among: known)
          )
        }
        settings.form = form
      },
      .flag("json", "Print JSON, as --format json does.") { $0.form = .json },
      .flag("timecodes", "Write before each paragraph when it begins.") { $0.hasTimecodes = true },
      .value(
        "pause",
        "TIME",
        "How long a pause between sentences ends a paragraph, such as 2s; 3 s unless told."
      ) { (settings, text) throws(UsageError) in
        guard let pause = MediaTime(distance: text), pause >= .zero else {
          throw UsageError("--pause takes a time such as 2s or 1500ms, not '\(text)'")
        }
        settings.pause = pause
      },
      .value("title", "TEXT", "The heading; otherwise the programme's title or the file's name.") {
        (settings, title) throws(UsageError) in settings.title = title
      },
      .value(
        "language",
        "TAG",
        "The language of the captions as a BCP 47 tag; otherwise the file tells, and then its name."
      ) { (settings, text) throws(UsageError) in
        settings.language = try languageTag("--language", text)
      },
      .value("output", short: "o", "OUT", kind: .file, "Where it is written; - is standard output.")
      { (settings, path) throws(UsageError) in settings.outputPath = path },
      .flag("overwrite", "Replace a file that exists.") { $0.overwrites = true },
    ]
      + InputSettings.options.filter { $0.info.name != "format" }.map { $0.lifted(to: \.input) }
      + [
        .value("input-format", "FORMAT", kind: .format, "The format of the input.") {
          (settings, name) throws(UsageError) in settings.input.format = name
        }
      ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "transcript needs a file, or - for standard input"
          : "transcript takes one file, not also '\(operands[1])'"
      )
    }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    let path = operands[0]
    switch try console.load(path, input) {
    case .unreadable(let reason): console.report(path, reason)
    case .file(let file):
      guard file.isAccepted else { return console.report(path, file.refusal.message) }
      DiagnosticSummary(file, path).write(to: console)
      var context = TrackContext()
      context.language = FileLanguage(of: file.document, path: path, named: language)?.tag
      let track = Track(file.document, map: file.result.map, context: context)
      let form = resolvedForm
      let writer = TranscriptWriter(
        Transcript(track, pause: pause),
        title: title ?? file.document.title ?? ConvertPlan.stem(of: path),
        language: track.language ?? (form == .html ? guess(track, path, console) : nil),
        hasTimecodes: hasTimecodes
      )
      let bytes =
        switch form {
        case .text: writer.text
        case .markdown: writer.markdown
        case .html: writer.html
        case .json: writer.json
        }
      try put(bytes, &console)
    }
  }

  /// The language that the words are in, since a web page has to say one to be read aloud.
  private func guess(_ track: Track, _ path: String, _ console: Console) -> String {
    let guess = track.labelLanguage
    console.remark(
      "\(shown(path)): "
        + (guess.map { "the language is taken to be '\($0)' from the words" }
          ?? "the language is not known")
        + "; --language names it"
    )
    // BCP 47 has a tag for what is not determined.
    return guess ?? "und"
  }

  private var resolvedForm: Form {
    if let form { return form }
    switch outputPath.split(separator: ".").last?.lowercased() {
    case "html", "htm": return .html
    case "md", "markdown": return .markdown
    case "json": return .json
    default: return .text
    }
  }

  private func put(_ bytes: [UInt8], _ console: inout Console) throws(Failure) {
    guard outputPath != "-" else { return try console.write(bytes) }
    guard console.io.entry(outputPath) != .directory else {
      return console.report(outputPath, "is a folder")
    }
    do throws(FileError) {
      try console.io.writeFile(outputPath, bytes, overwrites)
    } catch {
      console.report(
        outputPath,
        error.reason == .exists ? "exists already; --overwrite replaces it" : "\(error)"
      )
    }
  }
}
