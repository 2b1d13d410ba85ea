import CaptionKit
import SystemIO

/// `captionkit sdh`: who is speaking, what is heard.
struct SDHCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings()
  var isJSON = false
  var isSummary = false
  var labelsPath: String?

  static let description = CommandDescription(
    name: "sdh",
    summary: "show who speaks and what is heard, cue by cue",
    usage: ["FILE… [--summary] [--json]", "--labels-tsv FILE"],
    discussion: [
      "Divides the text of each cue into words, speaker labels, manner, sounds, music, song, turns "
        + "and notices, by form, by word lists in 25 languages, and by what the rest of the file shows.",
      "A question mark behind a kind says that another reading is about as good. What is missing or "
        + "wrong only somebody can tell who sees and hears the programme.",
      "With --labels-tsv, each line of a table (a header, then text and language between tabs) is "
        + "judged on its own and printed as verdict, speakers and spoken words.",
    ],
    examples: [
      .init(line: "sdh episode.vtt", purpose: "show each cue with its parts"),
      .init(line: "sdh --summary episode.srt", purpose: "show how far the labels reach"),
      .init(line: "sdh --json --summary a.srt b.srt", purpose: "print one JSON document a line"),
    ]
  )

  static var options: [OptionSpec<SDHCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      },
      .flag("summary", "Print figures of speakers, sounds and stretches without cues instead.") {
        $0.isSummary = true
      },
      .value(
        "labels-tsv",
        "FILE",
        kind: .file,
        "Judge the lines of a table with the columns text and language, each on its own."
      ) { (settings, path) throws(UsageError) in settings.labelsPath = path },
    ] + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    if labelsPath != nil {
      guard operands.isEmpty, !isJSON, !isSummary else {
        throw UsageError("--labels-tsv takes no other files, and neither --json nor --summary")
      }
      return
    }
    guard !operands.isEmpty else { throw UsageError("sdh needs a file, or - for standard input") }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    if let labelsPath { return try LabelsTable.judge(labelsPath, &console) }
    for (number, path) in operands.enumerated() {
      switch try console.load(path, input) {
      case .unreadable(let reason):
        if isJSON { try console.write(JSONOutput.refusal(path, nil, reason)) }
        console.report(path, reason)
      case .file(let file):
        console.keep(file)
        guard file.isAccepted else {
          if isJSON {
            try console.write(JSONOutput.refusal(path, file.format, file.refusal.message))
          }
          console.report(path, file.refusal.message)
          continue
        }
        var context = TrackContext()
        context.language = FileLanguage(of: file.document, path: path)?.tag
        let track = Track(file.document, map: file.result.map, context: context)
        if isJSON {
          try SDHJSON.write(track, path: path, format: file.format, isSummary: isSummary, &console)
        } else {
          if number > 0 { try console.print("") }
          if operands.count > 1 { try console.print("\(oneLine(shown(path))):") }
          let text = SDHText(track, isColored: console.isColored(.output))
          let lines = isSummary ? text.summary(LabelCoverage(text.track)) : text.cues
          for line in lines { try console.print(line) }
        }
      }
    }
  }
}

/// A table of cue texts, each judged on its own.
enum LabelsTable {
  static func judge(_ path: String, _ console: inout Console) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try console.io.readFile(path)
    } catch {
      console.report(path, "\(error)")
      return
    }
    if let kind = FileKind(of: bytes) {
      return console.report(path, "no table: looks like \(kind.name)")
    }
    var isHeader = true
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let next = end + 1
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      if !isHeader {
        let fields = bytes[start..<end].split(separator: 0x09, omittingEmptySubsequences: false)
        try console.print(line(fields.first ?? [], fields.dropFirst().first ?? []))
      }
      isHeader = false
      start = next
    }
  }

  private static func line(_ text: ArraySlice<UInt8>, _ language: ArraySlice<UInt8>) -> String {
    var document = CaptionDocument()
    let tag = String(decoding: language, as: UTF8.self)
    document.language = tag.isEmpty || tag == "und" ? nil : tag
    let source = String(decoding: text, as: UTF8.self).replacing("\\n", with: "\n")
    document.cues = [Cue(begin: .zero, end: nil, text: CueTextMarkup.read(source))]
    guard let labels = Track(document).labels(ofCue: 0) else { return "dialogue\t\t" }
    let speakers = labels.speakers.map(field).joined(separator: "|")
    return "\(labels.verdict.rawValue)\t\(speakers)\t\(field(labels.spoken))"
  }

  /// A field without what would break its line or column.
  private static func field(_ text: String) -> String {
    text.replacing("\n", with: "\\n").replacing("\t", with: " ").replacing("\r", with: " ")
  }
}
