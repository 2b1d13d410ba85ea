import CaptionKit
import SystemIO

/// `captionkit fix`: mends what can be mended in place.
struct FixCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var list = FileListSettings()
  var input = InputSettings.checking
  var rules = RuleSelection()
  var configuration = ConfigurationSettings()
  var includesUnsafe = false
  var showsDiff = false
  var isJSON = false

  static let description = CommandDescription(
    name: "fix",
    summary: "mend findings of lint by the smallest edits of the files",
    usage: ["FILE-OR-FOLDER… [--diff] [--json]", "--files-from LIST [--diff] [--json]"],
    discussion: [
      "Changes the files in place, each as a whole or not at all, and nothing in them but what a fix "
        + "is about: encoding, byte order mark, line breaks and layout stay. Standard input is "
        + "written to standard output.",
      "Of a folder all caption files in it and below are mended.",
      "A fix is made only where its finding is gone afterwards and none is new, so another run "
        + "changes nothing. Fixes that may change what the captions mean, such as taking a cue out, "
        + "need --unsafe. -v tells what was done, and why something was not.",
      "The exit status is 1 where an error or a warning is left.",
    ],
    examples: [
      .init(line: "fix --diff episode.srt", purpose: "show what would be changed"),
      .init(line: "fix --profile netflix-en a.vtt b.vtt", purpose: "mend files for a house"),
      .init(line: "fix --select sync/gap episode.ttml", purpose: "mend findings of one rule"),
    ]
  )

  static var options: [OptionSpec<FixCommand>] {
    [
      .flag("unsafe", "Make also fixes that may change what the captions mean.") {
        $0.includesUnsafe = true
      },
      .flag("diff", "Show the changes as a unified diff and write nothing.") {
        $0.showsDiff = true
      },
      .flag(
        "json",
        "Print one JSON document for each file, each on a line of its own: what was mended, what was "
          + "not, and what is left."
      ) { $0.isJSON = true },
    ] + FileListSettings.options.map { $0.lifted(to: \.list) }
      + RuleSelection.options.map { $0.lifted(to: \.rules) }
      + ConfigurationSettings.options.map { $0.lifted(to: \.configuration) }
      + InputSettings.options.map { $0.lifted(to: \.input) }
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    guard !operands.isEmpty || !list.isEmpty else {
      throw UsageError("fix needs a file or a folder, or - for standard input")
    }
    try list.validate(operands)
    guard !isJSON || showsDiff || !operands.contains("-") else {
      throw UsageError(
        "standard input is written to standard output, where --json goes too; --diff writes no file"
      )
    }
    try rules.validate()
    try configuration.validate()
    try input.validate(registry)
  }

  func run(_ console: inout Console) throws(Failure) {
    var settings = FileSettings(rules, configuration, console.io)
    let operands = try list.files(operands, &console)
    // A wrong configuration is told before anything is written.
    for path in operands { _ = try settings.stack(for: path) }
    let mender = FileMender(input: input, rules: rules, includesUnsafe: includesUnsafe)
    var summary = FixSummary()
    for path in operands {
      let mended: FileMender.Mended
      switch try mender.mend(path, &settings, console) {
      case .mended(let file): mended = file
      case .unread(let reason), .unchangeable(let reason):
        if isJSON { try console.write(JSONOutput.refusal(path, nil, reason)) }
        console.report(path, reason)
        continue
      }
      if isJSON {
        if !showsDiff, mended.isChanged, !console.replace(path, with: mended.fixed.bytes) {
          try console.write(JSONOutput.refusal(path, mended.before.format, "could not be written"))
          continue
        }
        try console.write(mended.json(path: path, isWritten: !showsDiff))
      } else if showsDiff {
        try console.write(mended.diff(path: oneLine(path)))
      } else if path == "-" {
        try console.write(mended.fixed.bytes)
      } else if mended.isChanged, !console.replace(path, with: mended.fixed.bytes) {
        continue
      }
      summary.add(mended, path, console)
    }
    // The summary comes last where both streams go to one place.
    try console.flush()
    summary.finish(showsDiff: showsDiff, &console)
  }
}

extension Console {
  /// Writes a file in the place of another; says so and gives false where that fails.
  mutating func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    do throws(FileError) {
      try writeFile(path, bytes, replacing: true)
      return true
    } catch {
      report(path, "\(error)")
      return false
    }
  }
}

extension FileMender.Mended {
  /// The changes; of a file in UTF-8 those of its very bytes, else those of its text.
  func diff(path: String) -> [UInt8] {
    guard isChanged else { return [] }
    if EncodedText.isUTF8(before.source.encoding) {
      return UnifiedDiff(from: original, to: fixed.bytes).text(path: path)
    }
    return UnifiedDiff(from: before.source.bytes, to: fixed.text).text(path: path)
  }
}

/// The sums over all files of a run, said on standard error.
private struct FixSummary {
  private var files = 0
  private var changed = 0
  private var mended = 0
  private var left: [Severity: Int] = [:]

  mutating func add(_ file: FileMender.Mended, _ path: String, _ console: Console) {
    files += 1
    if file.isChanged { changed += 1 }
    mended += file.fixed.mended
    left.merge(file.left.severities, uniquingKeysWith: +)
    guard console.common.isVerbose else { return }
    for fix in file.fixed.made {
      let count = fix.findings == 1 ? "" : " (\(counted(fix.findings, "finding")))"
      console.remark("\(shown(path)): \(fix.code): \(fix.title)\(count)")
    }
    let lines = LineTable(file.after.source)
    for fix in file.fixed.refused {
      let position = lines.position(of: fix.finding.range?.lowerBound ?? 0)
      console.remark(
        "\(shown(path)):\(position.line):\(position.column): \(fix.finding.code): not mended, to "
          + "\(fix.title): \(fix.reason)"
      )
    }
  }

  func finish(showsDiff: Bool, _ console: inout Console) {
    if left.contains(where: { $0.key > .advice && $0.value > 0 }) { console.note(.findings) }
    guard files > 0 else { return }
    let what = "\(counted(mended, "finding")) in \(counted(changed, "file"))"
    let rest = severityCounts(left)
    console.remark(
      showsDiff ? "would fix \(what); \(rest) would be left" : "fixed \(what); \(rest) left"
    )
  }
}
