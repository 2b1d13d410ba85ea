import CaptionKit

/// Each finding with all that a captioner needs to act on it: cue, times, text, limit and its source.
///
///     episode.srt:11:1: warning: 83 characters in 1 s … [reading/speed]
///       cue 3, 00:00:08.000 → 00:00:09.000
///         | This line is spoken far too quickly
///       measured 83 characters a second, allowed 20
///       limit from Netflix, Timed Text Style Guide (profile netflix-en-sdh)
struct TextReport: TextualReport, DrainedReport {
  var bytes: [UInt8] = []
  private let settings: ReportSettings
  private var limiter: RuleLimiter

  init(_ settings: ReportSettings) {
    self.settings = settings
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    guard !file.isUnreadable else { return }
    var lines = FindingLines(file, isColored: settings.isColored)
    var limits = LimitLines()
    var text = FindingText()
    // Several findings of a cue come one after the other.
    var quoted = QuotedCue()
    // Taken out once, since each way through the file's parts would copy them.
    let report = file.report ?? LintReport()
    let cues = file.file?.document.cues ?? []
    for item in file.items where limiter.admits(item, in: file) {
      switch item {
      case .remark(let index):
        let remark = file.remark(index)
        lines.append(remark.diagnostic, to: &bytes)
        add(remark.diagnostic, file, &lines)
      case .finding(let number):
        report.describe(number, in: &text)
        lines.append(number, report, text, to: &bytes)
        addCue(number, report, cues, &quoted)
        limits.append(number, report, text, to: &bytes)
        addNotes(text, report, &lines)
      }
      try self.drain(drain)
    }
  }

  // MARK: What rules find

  /// What stands in the report of a cue as a whole, kept for its other findings.
  private struct QuotedCue {
    var index = -1
    var words: [UInt8] = []
  }

  private mutating func addCue(
    _ number: Int,
    _ report: LintReport,
    _ cues: [Cue],
    _ quoted: inout QuotedCue
  ) {
    guard let index = report.cue(of: number), cues.indices.contains(index) else { return }
    let hasPlace = report.start(of: number) != nil
    if let excerpt = report.excerpt(of: number) {
      addHead(index, cues)
      guard hasPlace else { return }
      bytes.appendQuotation(
        cues[index].text.utf8,
        excerpt: excerpt,
        isColored: settings.isColored
      )
      return
    }
    guard quoted.index != index else {
      bytes.append(contentsOf: quoted.words)
      return
    }
    let start = bytes.count
    addHead(index, cues)
    if hasPlace { bytes.appendQuotation(cues[index].text.utf8) }
    quoted.index = index
    quoted.words.removeAll(keepingCapacity: true)
    quoted.words.append(contentsOf: bytes[start...])
  }

  /// Appends which cue it is, and its times.
  private mutating func addHead(_ index: Int, _ cues: [Cue]) {
    bytes.append(contentsOf: Self.cue)
    bytes.append(decimal: index + 1)
    if let id = cues[index].identifier, id != "\(index + 1)" {
      write(" \(quoted(id))")
    }
    bytes.append(0x2C)
    bytes.append(0x20)
    write(cues[index].begin)
    bytes.append(contentsOf: Self.arrow)
    if let end = cues[index].end { write(end) } else { write("the end") }
    bytes.append(0x0A)
  }

  private static let cue = Array("  cue ".utf8)
  private static let arrow = Array(" → ".utf8)
  private static let note = Array("  note: ".utf8)
  private static let fix = Array("  fix: ".utf8)
  private static let line = Array(" (line ".utf8)

  private mutating func write(_ time: MediaTime) {
    if settings.timeCode.count == nil {
      bytes.append(clock: time)
    } else {
      write(settings.timeCode.string(time))
    }
  }

  private mutating func addNotes(
    _ text: FindingText,
    _ report: LintReport,
    _ lines: inout FindingLines
  ) {
    for note in text.notes {
      bytes.append(contentsOf: Self.note)
      bytes.append(oneLine: text.bytes, note.range)
      if let start = report.start(of: note.place) {
        bytes.append(contentsOf: Self.line)
        bytes.append(decimal: lines.line(of: start))
        bytes.append(0x29)
      }
      bytes.append(0x0A)
    }
    if let fix = text.fix {
      bytes.append(contentsOf: Self.fix)
      bytes.append(oneLine: text.bytes, fix)
      bytes.append(0x0A)
    }
  }

  // MARK: What others say

  private mutating func add(
    _ diagnostic: Diagnostic,
    _ file: CheckedFile,
    _ lines: inout FindingLines
  ) {
    if let captions = file.file, let index = diagnostic.cue,
      captions.document.cues.indices.contains(index)
    {
      addHead(index, captions.document.cues)
    }
    if let source = file.source, let range = diagnostic.range {
      bytes.appendQuotation(line: range, of: source.bytes, isColored: settings.isColored)
    }
    for note in diagnostic.notes {
      write("  note: \(oneLine(note.message))")
      if let range = note.range { write(" (line \(lines.line(of: range.lowerBound)))") }
      bytes.append(0x0A)
    }
  }

  mutating func finish() { limiter.finish(&bytes) }
}

/// The lines about what was measured, what is allowed, and who says so.
///
/// Most findings of a rule are held against the same limit, so what is said of it is made once.
private struct LimitLines {
  private var known: [[[UInt8]]] = []
  private static let measured = Array("  measured ".utf8)

  mutating func append(
    _ number: Int,
    _ report: LintReport,
    _ text: FindingText,
    to bytes: inout [UInt8]
  ) {
    if case .none = text.limit { return }
    bytes.append(contentsOf: Self.measured)
    bytes.append(contentsOf: text.bytes[text.measured])
    guard case .shared(let limit) = text.limit else {
      bytes.append(contentsOf: Self.words(number, report, text))
      return
    }
    let rule = report.rule(of: number)
    while known.count <= rule { known.append([]) }
    while known[rule].count <= limit { known[rule].append([]) }
    if known[rule][limit].isEmpty { known[rule][limit] = Self.words(number, report, text) }
    bytes.append(contentsOf: known[rule][limit])
  }

  /// What follows the measured value.
  private static func words(_ number: Int, _ report: LintReport, _ text: FindingText) -> [UInt8] {
    guard let (limit, origin) = report.limit(of: number, text) else { return [0x0A] }
    let unit = limit.unit.isEmpty ? "" : " \(limit.unit)"
    let source = origin.map { "  limit from \($0.words)\n" } ?? ""
    return Array("\(unit), allowed \(limit.allowed)\n\(source)".utf8)
  }
}

extension SettingOrigin {
  /// Whose figure a value is, and what set it.
  var words: String {
    guard let source else { return oneLine(layer) }
    let text = "\(source) (\(layer)\(grade == "S" ? ", second-hand" : ""))"
    return oneLine(text)
  }
}
