import CaptionKit

/// `captionkit inspect`: how a file was understood.
struct InspectCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var input = InputSettings.checking
  var isJSON = false
  var showsTimeline = false

  static let description = CommandDescription(
    name: "inspect",
    summary: "show how a file was understood, cue by cue",
    usage: ["FILE… [--json] [--timeline]"],
    discussion: [
      "Shows the cues with their times, places, speakers and markup, where each stood in the "
        + "file, and what the reader had to say about it.",
      "A file that holds no captions is shown as refused, and the exit status is 3.",
    ],
    examples: [
      .init(line: "inspect episode.vtt", purpose: "show the cues as a readable tree"),
      .init(line: "inspect --json a.srt b.srt", purpose: "print one JSON document a line"),
      .init(line: "inspect --timeline episode.ttml", purpose: "show what is on screen when"),
    ]
  )

  static var options: [OptionSpec<InspectCommand>] {
    [
      .flag("json", "Print one JSON document for each file, each on a line of its own.") {
        $0.isJSON = true
      },
      .flag("timeline", "Add what is on screen when, for each interval with text.") {
        $0.showsTimeline = true
      },
      .value(
        "profile",
        short: "p",
        "NAME",
        kind: .profile,
        "Check TTML against this profile too, such as imsc1.1-text, ebu-tt-d or itt."
      ) { (settings, name) throws(UsageError) in
        guard let profile = TTMLProfile(named: name) else {
          if ProfileCatalog.names.contains(name) {
            throw UsageError("'\(name)' is a house's profile, which lint checks")
          }
          throw UsageError(
            "unknown profile '\(name)'",
            suggestion: nearest(to: name, among: TTMLProfile.allNames)
          )
        }
        settings.input.profile = profile
      },
    ] + (InputSettings.options + [InputSettings.zeroOption]).map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty else {
      throw UsageError("inspect needs a file, or - for standard input")
    }
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    for (number, path) in operands.enumerated() {
      switch try console.load(path, input) {
      case .file(let file):
        if isJSON {
          try InspectJSON.write(file, path: path, withTimeline: showsTimeline, to: &console)
        } else {
          if number > 0 { try console.print("") }
          try InspectTree(file, path: path).write(withTimeline: showsTimeline, to: &console)
        }
        console.keep(file)
        if !file.isAccepted {
          console.report(path, oneLine(file.refusal.message))
        }
      case .unreadable(let reason):
        if isJSON {
          try InspectJSON.writeUnreadable(path, reason, withTimeline: showsTimeline, to: &console)
        }
        console.report(path, reason)
      }
    }
  }
}
