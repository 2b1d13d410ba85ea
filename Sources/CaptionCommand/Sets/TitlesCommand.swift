import CaptionKit

/// `captionkit titles`: which languages and kinds of captions the titles of a library have.
struct TitlesCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var list = FileListSettings()
  var input = InputSettings()
  var sets = SetSettings()
  var isJSON = false

  static let description = CommandDescription(
    name: "titles",
    summary: "list the titles of a library with their languages and kinds of captions",
    usage: ["FILE-OR-FOLDER… [--json]", "--files-from LIST [--json]"],
    discussion: [
      "Puts caption files together by their names and folders, such as film.en.sdh.srt, "
        + "Film/de.forced.vtt and Film/Subs/2_English.srt, or by --title-pattern, and lists each title with the "
        + "languages in which it has SDH, plain and forced captions.",
      "Language and kind are those that the name says; where it does not, the language that the document "
        + "declares or the words are in beyond doubt, and the kind that the labels show, stand with a question "
        + "mark. A file that nothing tells of stands under \"other\", with commentaries and descriptions.",
      "captionkit lint holds the files of each title against each other, by the rules set/.",
    ],
    examples: [
      .init(line: "titles library", purpose: "list all titles of a folder"),
      .init(
        line: "titles --title-pattern '{title}/{language}.{kind}.*' library",
        purpose: "say how the names are made"
      ),
      .init(line: "titles --json library", purpose: "print one JSON document for each title"),
    ]
  )

  static var options: [OptionSpec<TitlesCommand>] {
    [
      .flag("json", "Print one JSON document for each title, each on a line of its own.") {
        $0.isJSON = true
      }
    ] + SetSettings.options.map { $0.lifted(to: \.sets) }
      + FileListSettings.options.map { $0.lifted(to: \.list) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty || !list.isEmpty else {
      throw UsageError("titles needs a file or a folder")
    }
    if operands.contains("-") {
      throw UsageError("titles are told by the names of files, which standard input has not")
    }
    try list.validate(operands)
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var facts: [SetFacts] = []
    for path in try list.files(operands, &console) {
      if DeclarationCheck.concerns(path, console.io) || console.io.container(of: path) == .movie {
        continue
      }
      switch try console.load(path, input) {
      case .unreadable(let reason): console.report(path, reason)
      case .file(let file):
        guard file.isAccepted else {
          console.report(path, file.refusal.message)
          continue
        }
        var context = TrackContext()
        context.language = FileLanguage(of: file.document, path: path)?.tag
        let track = Track(file.document, map: file.result.map, context: context)
        if let read = sets.facts(of: file, track, path) { facts.append(read) }
      }
    }
    let library = CaptionLibrary(facts)
    guard !isJSON else {
      for title in library.allTitles { try console.write(json(title)) }
      return
    }
    guard !library.facts.isEmpty else { return }
    var table = Table([
      ("title", .left), ("SDH", .left), ("plain", .left), ("forced", .left), ("other", .left),
      ("files", .right),
    ])
    for title in library.allTitles {
      table.add([
        shown(title.title), languages(title, .sdh), languages(title, .plain),
        languages(title, .forced), languages(title, .unknown), "\(title.files.count)",
      ])
    }
    for line in table.lines(width: console.tableWidth) { try console.print(line) }
  }

  /// The languages of the files of a kind.
  private func languages(_ title: TitleFiles, _ kind: CaptionKind) -> String {
    let cells = title.files.compactMap { file -> String? in
      guard Self.column(of: file) == kind else { return nil }
      let isTold = file.facts.name.language != nil && (kind == .unknown || file.isKindTold)
      return (file.language?.text ?? "und") + (isTold ? "" : "?")
    }
    let sorted = Set(cells).sorted()
    return sorted.isEmpty ? "-" : sorted.joined(separator: " ")
  }

  /// The kind under which a file is listed.
  private static func column(of file: SetFile) -> CaptionKind {
    switch file.kind {
    case .other: .unknown
    case .unknown where file.isRegular: .plain
    default: file.kind
    }
  }

  private func json(_ title: TitleFiles) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("title")
    json.string(written(title.title))
    json.key("files")
    json.objects(title.files) { json, file in
      json.key("path")
      json.string(written(file.path))
      json.key("language")
      json.string(file.language?.text)
      json.key("kind")
      json.string(file.kind.rawValue)
      json.key("namedLanguage")
      json.string(file.facts.name.language?.text)
      json.key("namedKind")
      json.string(file.facts.name.kind?.rawValue)
      json.key("declaredLanguage")
      json.string(file.facts.declaredLanguage)
      json.key("wordsLanguage")
      json.string(file.wordsLanguage)
      json.key("format")
      json.string(file.facts.format)
      json.key("cues")
      json.number(file.facts.counts.cues)
      json.key("hash")
      json.string(file.facts.contentHash.digits)
    }
    json.endObject()
    json.endLine()
    return json.take()
  }
}
