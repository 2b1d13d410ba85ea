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

  var isByFile: Bool { limiter.isUnlimited }

  init(_ settings: ReportSettings) {
    self.settings = settings
    limiter = RuleLimiter(settings.maxPerRule)
  }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    guard !file.isUnreadable else { return }
    var lines = FindingLines(file, isColored: settings.isColored)
    var limits = LimitLines()
    var text = FindingText()
    var quoted = QuotedCue()
    // Taken out once, since each way through the file's parts would copy them.
    let report = file.report ?? LintReport()
    let cues = file.file?.document.cues ?? []
    let items = file.items
    // Taken out, since what is written to belongs to the same value.
    let table = words
    for place in items.indices {
      let item = items[place]
      guard settings.maxPerRule == nil || limiter.admits(item, in: file) else { continue }
      switch item {
      case .remark(let index):
        let remark = file.remark(index)
        if let stored = file.stored {
          add(remark, index, stored, &lines)
        } else {
          lines.append(remark.diagnostic, to: &bytes)
          add(remark.diagnostic, file, &lines)
        }
      case .finding(let number):
        report.describe(number, in: &text)
        // All that is said of it stands together.
        let said = text.bytes.span.extracting(text.message.lowerBound...)
        let isPlain = text.isPlain || ByteScan.holdsNoControl(said)
        lines.append(number, report, text, isPlain, to: &bytes)
        if let index = report.cue(of: number), cues.indices.contains(index) {
          // Several findings of a cue come one after the other.
          var next: Int?
          if place + 1 < items.endIndex, case .finding(let number) = items[place + 1] {
            next = report.cue(of: number)
          }
          addCue(index, number, report, cues, table, &quoted, isNextToo: next == index)
        }
        limits.append(number, report, text, to: &bytes)
        if isPlain {
          addPlainNotes(text, report, table, &lines)
        } else {
          addNotes(text, report, &lines)
        }
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
    _ index: Int,
    _ number: Int,
    _ report: LintReport,
    _ cues: [Cue],
    _ table: PhraseTable,
    _ quoted: inout QuotedCue,
    isNextToo: Bool
  ) {
    let hasPlace = report.start(of: number) != nil
    if let excerpt = report.excerpt(of: number) {
      addHead(index, cues, table)
      guard hasPlace else { return }
      bytes.appendQuotation(
        cues[index].text.utf8,
        excerpt: excerpt,
        isColored: settings.isColored
      )
      return
    }
    guard quoted.index != index else {
      let words = quoted.words.span
      bytes.append(addingCapacity: words.count) { $0.write(words) }
      return
    }
    let start = bytes.count
    addHead(index, cues, table)
    if hasPlace { bytes.appendQuotation(cues[index].text.utf8) }
    guard isNextToo else { return }
    quoted.index = index
    quoted.words.removeAll(keepingCapacity: true)
    let words = bytes.span.extracting(start..<bytes.count)
    quoted.words.append(addingCapacity: words.count) { $0.write(words) }
  }

  /// Appends which cue it is, and its times.
  private mutating func addHead(_ index: Int, _ cues: [Cue], _ table: PhraseTable) {
    let end = cues.end(at: index)
    let name = name(ofCue: index, cues)
    if settings.timeCode.count == nil, name == nil,
      let first = cues.begin(at: index).clockMilliseconds, let last = end?.clockMilliseconds
    {
      // So are nearly all; each piece by itself would make sure that there is room for it.
      let cue = table[Words.cue]
      let arrow = table[Words.arrow]
      let words = table.bytes.span
      bytes.append(addingCapacity: 128) { output in
        output.write(words.extracting(cue))
        output.write(decimal: index + 1)
        output.append(0x2C)
        output.append(0x20)
        output.write(clock: first, separator: 0x2E)
        output.write(words.extracting(arrow))
        output.write(clock: last, separator: 0x2E)
        output.append(0x0A)
      }
      return
    }
    words.append(Words.cue, to: &bytes)
    bytes.append(decimal: index + 1)
    if let name { write(" \(quoted(name))") }
    bytes.append(0x2C)
    bytes.append(0x20)
    write(cues.begin(at: index))
    words.append(Words.arrow, to: &bytes)
    if let end { write(end) } else { write("the end") }
    bytes.append(0x0A)
  }

  /// What the file calls a cue, where that is more than its number.
  private func name(ofCue index: Int, _ cues: [Cue]) -> String? {
    guard cues.hasDetails(at: index), let id = cues[index].identifier, id != "\(index + 1)" else {
      return nil
    }
    return id
  }

  /// The texts that stand in many findings, by their places in the table.
  private enum Words {
    static let cue = 0
    static let arrow = 1
    static let note = 2
    static let fix = 3
    static let line = 4
    static let all = ["  cue ", " → ", "  note: ", "  fix: ", " (line "]
  }

  private let words = PhraseTable(Words.all)

  private mutating func write(_ time: MediaTime) {
    if settings.timeCode.count == nil {
      bytes.append(clock: time)
    } else {
      write(settings.timeCode.string(time))
    }
  }

  /// Appends the notes and the fix, where no character in them has to be replaced.
  private mutating func addPlainNotes(
    _ text: FindingText,
    _ report: LintReport,
    _ table: PhraseTable,
    _ lines: inout FindingLines
  ) {
    let said = text.bytes.span
    let (note, line, fix) = (table[Words.note], table[Words.line], table[Words.fix])
    let words = table.bytes.span
    for index in text.notes.indices {
      let (place, range) = (text.notes[index].place, text.notes[index].range)
      let number = report.start(of: place).map { lines.line(of: $0) }
      bytes.append(addingCapacity: range.count + 64) { output in
        output.write(words.extracting(note))
        output.write(said.extracting(range))
        if let number {
          output.write(words.extracting(line))
          output.write(decimal: number)
          output.append(0x29)
        }
        output.append(0x0A)
      }
    }
    guard let range = text.fix else { return }
    bytes.append(addingCapacity: range.count + 64) { output in
      output.write(words.extracting(fix))
      output.write(said.extracting(range))
      output.append(0x0A)
    }
  }

  private mutating func addNotes(
    _ text: FindingText,
    _ report: LintReport,
    _ lines: inout FindingLines
  ) {
    for note in text.notes {
      words.append(Words.note, to: &bytes)
      bytes.append(oneLine: text.bytes, note.range)
      if let start = report.start(of: note.place) {
        words.append(Words.line, to: &bytes)
        bytes.append(decimal: lines.line(of: start))
        bytes.append(0x29)
      }
      bytes.append(0x0A)
    }
    if let fix = text.fix {
      words.append(Words.fix, to: &bytes)
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
      addHead(index, captions.document.cues, words)
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

  // MARK: What was found elsewhere or before

  /// Writes what ``add(_:_:)`` writes of the file itself.
  private mutating func add(
    _ finding: LintFinding,
    _ index: Int,
    _ stored: StoredFile,
    _ lines: inout FindingLines
  ) {
    let diagnostic = finding.diagnostic
    lines.append(diagnostic, to: &bytes)
    let cue = diagnostic.cue.flatMap { stored.cues[$0] }
    if let cue, let number = diagnostic.cue { addHead(cue, number) }
    if stored.ofRules.contains(index) {
      if let cue, diagnostic.range != nil {
        if let excerpt = finding.excerpt {
          bytes.appendQuotation(cue.text.utf8, excerpt: excerpt, isColored: settings.isColored)
        } else {
          bytes.appendQuotation(cue.text.utf8)
        }
      }
      if let measurement = finding.measurement {
        let unit = measurement.unit.isEmpty ? "" : " \(measurement.unit)"
        writeLine("  measured \(measurement.measured)\(unit), allowed \(measurement.allowed)")
        if let origin = finding.limitOrigin { writeLine("  limit from \(origin.words)") }
      }
    } else if let quote = stored.quotes[index] {
      bytes.appendQuotation(line: quote.place, of: quote.line, isColored: settings.isColored)
    }
    for note in diagnostic.notes {
      write("  note: \(oneLine(note.message))")
      if let range = note.range { write(" (line \(lines.line(of: range.lowerBound)))") }
      bytes.append(0x0A)
    }
    if let fix = finding.fix, stored.ofRules.contains(index) {
      writeLine("  fix: \(oneLine(fix.title))")
    }
  }

  private mutating func addHead(_ cue: Cue, _ index: Int) {
    words.append(Words.cue, to: &bytes)
    bytes.append(decimal: index + 1)
    if let id = cue.identifier, id != "\(index + 1)" { write(" \(quoted(id))") }
    bytes.append(0x2C)
    bytes.append(0x20)
    write(cue.begin)
    words.append(Words.arrow, to: &bytes)
    if let end = cue.end { write(end) } else { write("the end") }
    bytes.append(0x0A)
  }
}

/// The lines about what was measured, what is allowed, and who says so.
///
/// Most findings of a rule are held against the same limit, so what is said of it is made once.
private struct LimitLines {
  /// The texts, and which of them each limit of a rule has; 0, which is the first text, for none yet.
  private var known = PhraseTable(["  measured "])
  private var places: [Int] = []
  /// So many limits of a rule are kept; hardly one has as many.
  private static let most = 8

  mutating func append(
    _ number: Int,
    _ report: LintReport,
    _ text: FindingText,
    to bytes: inout [UInt8]
  ) {
    let limit = text.sharedLimit
    if limit == nil, case .none = text.limit { return }
    let measured = text.bytes.span.extracting(text.measured)
    guard let limit, limit < Self.most else {
      known.append(0, to: &bytes)
      bytes.append(addingCapacity: measured.count) { $0.write(measured) }
      bytes.append(contentsOf: Self.words(number, report, text))
      return
    }
    let place = report.rule(of: number) * Self.most + limit
    while places.count <= place { places.append(0) }
    if places[place] == 0 {
      places[place] = known.count
      known.add(Self.words(number, report, text))
    }
    let (before, behind) = (known[0], known[places[place]])
    let words = known.bytes.span
    bytes.append(addingCapacity: before.count + measured.count + behind.count) { output in
      output.write(words.extracting(before))
      output.write(measured)
      output.write(words.extracting(behind))
    }
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
