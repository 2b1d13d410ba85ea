import CaptionKit

/// `captionkit info`: the figures of files.
struct InfoCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var list = FileListSettings()
  var input = InputSettings()
  var isJSON = false

  static let description = CommandDescription(
    name: "info",
    summary: "show the figures of files in one table",
    usage: ["FILE-OR-FOLDER… [--json]", "--files-from LIST [--json]"],
    discussion: [
      "Shows format, encoding, language, the number of cues, when the last one ends, words, mean "
        + "and peak reading speed, and the speakers that the format marks.",
      "Characters are what a viewer reads as one (extended grapheme clusters); blanks between "
        + "words count; line breaks, white space at the ends of lines, what nobody sees, and the "
        + "annotations of ruby text do not. The mean speed is all characters over all time for which cues are "
        + "shown; the peak is that of the fastest cue. Cues without text or without a time above "
        + "zero have no speed.",
      "Of a folder all caption files in it and below are shown.",
      "Of an HLS playlist (.m3u8) every rendition and variant is listed with all that it says, or the "
        + "number and length of the segments; of a DASH manifest (.mpd) every adaptation set, and of a "
        + "Matroska file (.mkv, .webm) every track, the latter by mkvmerge or ffprobe.",
      "Of an MP4 or QuickTime movie (.mp4, .m4v, .mov, fragments) the tracks of text and sound are "
        + "listed with every tag. SDH that a kind box alone claims is called unproven, since that "
        + "cannot tell it from less.",
    ],
    examples: [
      .init(line: "info season1/episode.vtt", purpose: "show one file"),
      .init(
        line: "info master.m3u8",
        purpose: "list the renditions of a programme with their tags"
      ),
      .init(line: "info movie.mp4", purpose: "list the tracks of a movie with their tags"),
      .init(line: "info --json a.srt b.srt", purpose: "print one JSON document a line"),
    ]
  )

  static var options: [OptionSpec<InfoCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      }
    ] + FileListSettings.options.map { $0.lifted(to: \.list) }
      + (InputSettings.options + [InputSettings.zeroOption]).map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty || !list.isEmpty else {
      throw UsageError("info needs a file or a folder, or - for standard input")
    }
    try list.validate(operands)
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var table = Table([
      ("file", .left), ("format", .left), ("encoding", .left), ("language", .left),
      ("cues", .right), ("duration", .right), ("words", .right), ("mean c/s", .right),
      ("peak c/s", .right), ("speakers", .left),
    ])
    var count = 0
    for path in try list.files(operands, &console) {
      if PlaylistFile.isNamed(path) {
        try tellPlaylist(path, &console)
        continue
      }
      if ManifestFile.isNamed(path) {
        try tellManifest(path, &console)
        continue
      }
      switch console.io.container(of: path) {
      case .matroska:
        try tellMatroska(path, &console)
        continue
      case .movie:
        try tellMovie(path, &console)
        continue
      default: break
      }
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON { try console.write(JSONOutput.refusal(path, nil, reason)) }
        console.report(path, reason)
      case .file(let file):
        console.keep(file)
        guard file.isAccepted, let format = file.format else {
          let reason = file.refusal.message
          if isJSON { try console.write(JSONOutput.refusal(path, file.format, reason)) }
          console.report(path, reason)
          continue
        }
        let figures = FileFigures(file, format: format, path: path)
        if isJSON {
          try console.write(json(figures))
        } else {
          table.add(cells(figures))
          count += 1
        }
      }
    }
    guard !isJSON, count > 0 else { return }
    for line in table.lines { try console.print(line) }
  }

  private func tellPlaylist(_ path: String, _ console: inout Console) throws(Failure) {
    let info: PlaylistInfo
    do throws(PlaylistProblem) {
      info = PlaylistInfo(try PlaylistFile(path, console.io))
    } catch {
      if isJSON { try console.write(JSONOutput.refusal(path, nil, error.message)) }
      return console.report(path, error.message)
    }
    guard !isJSON else { return try console.write(info.json) }
    for line in info.text { try console.print(line) }
  }

  private func tellManifest(_ path: String, _ console: inout Console) throws(Failure) {
    let info: ManifestInfo
    do throws(PlaylistProblem) {
      info = ManifestInfo(try ManifestFile(path, console.io))
    } catch {
      if isJSON { try console.write(JSONOutput.refusal(path, nil, error.message)) }
      return console.report(path, error.message)
    }
    guard !isJSON else { return try console.write(info.json) }
    for line in info.text { try console.print(line) }
  }

  private func tellMatroska(_ path: String, _ console: inout Console) throws(Failure) {
    let info: MatroskaInfo
    do throws(PlaylistProblem) {
      let file = try MatroskaFile(path, console.io)
      info = MatroskaInfo(file)
      for problem in try file.problems(console.io) { console.report(path, problem.message) }
    } catch {
      if isJSON { try console.write(JSONOutput.refusal(path, nil, error.message)) }
      return console.report(path, error.message)
    }
    guard !isJSON else { return try console.write(info.json) }
    for line in info.text { try console.print(line) }
  }

  private func tellMovie(_ path: String, _ console: inout Console) throws(Failure) {
    let info: MovieInfo
    do throws(MP4Problem) {
      info = MovieInfo(path: path, file: try MovieInput.open(path, console.io))
    } catch {
      if isJSON { try console.write(JSONOutput.refusal(path, nil, error.message)) }
      return console.report(path, error.message)
    }
    // The listing says what is missing.
    if info.isIncomplete { console.note(.inputOutput) }
    guard !isJSON else { return try console.write(info.json) }
    for line in info.text { try console.print(line) }
  }

  private func cells(_ figures: FileFigures) -> [String] {
    let shownNames = figures.speakers.prefix(3).joined(separator: ", ")
    let more = figures.speakers.count > 3 ? " and \(figures.speakers.count - 3) more" : ""
    return [
      shown(figures.path),
      figures.format.name,
      figures.encoding,
      figures.language?.tag ?? "-",
      "\(figures.cueCount)",
      figures.duration.map(clock) ?? "-",
      "\(figures.words)",
      figures.meanSpeed.map(oneDecimal) ?? "-",
      figures.peakSpeed.map { oneDecimal($0.value) } ?? "-",
      figures.speakers.isEmpty ? "-" : shownNames + more,
    ]
  }

  private func json(_ figures: FileFigures) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: figures.path, format: figures.format, accepted: true)
    json.key("encoding")
    json.string(figures.encoding)
    json.key("language")
    json.string(figures.language?.tag)
    json.key("languageSource")
    json.string(figures.language?.source)
    json.key("cues")
    json.number(figures.cueCount)
    json.key("duration")
    json.milliseconds(figures.duration)
    json.key("words")
    json.number(figures.words)
    json.key("characters")
    json.number(figures.characters)
    json.key("meanCharactersPerSecond")
    if let speed = figures.meanSpeed { json.number(hundredths(speed)) } else { json.null() }
    json.key("peakCharactersPerSecond")
    if let peak = figures.peakSpeed { json.number(hundredths(peak.value)) } else { json.null() }
    json.key("peakCue")
    if let peak = figures.peakSpeed { json.number(peak.cue) } else { json.null() }
    json.key("speakers")
    json.strings(figures.speakers)
    json.endObject()
    json.endLine()
    return json.take()
  }
}

/// More decimals would say more than times in milliseconds know.
private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

private func oneDecimal(_ value: Double) -> String {
  let text = plainDecimal((value * 10).rounded() / 10)
  return text.contains(".") ? text : text + ".0"
}
