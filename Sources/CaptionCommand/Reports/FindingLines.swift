import CaptionKit

/// The line with which a finding begins for people: `FILE:LINE:COLUMN: severity: message [code]`.
struct FindingLines {
  private let isColored: Bool
  private let path: PhraseTable
  private var cursor: LineCursor?
  /// Where the findings of a file stand that has no source here.
  private let places: [Int: SourcePosition]
  /// Notes about places far away have an order of their own.
  private var noteCursor: LineCursor?
  /// What stands before and behind the messages of each rule.
  private var rules = PhraseTable()

  init(_ file: CheckedFile, isColored: Bool) {
    self.isColored = isColored
    path = PhraseTable(["\(file.shownPath):"])
    cursor = file.lineCursor
    places = file.stored?.places ?? [:]
    noteCursor = cursor
    if let report = file.report {
      for rule in report.run.indices {
        rules.add(before(report.severity(ofRule: rule)))
        rules.add(behind(report.run[rule]))
      }
    }
  }

  private func before(_ severity: Severity) -> [UInt8] {
    var bytes: [UInt8] = [0x3A, 0x20]
    bytes.append(severity: severity, isColored: isColored)
    return bytes + [0x3A, 0x20]
  }

  private func behind(_ code: String) -> [UInt8] { Array(" [\(code)]\n".utf8) }

  /// Appends the line of what the reader or the command says.
  mutating func append(_ diagnostic: Diagnostic, to bytes: inout [UInt8]) {
    appendPlace(diagnostic.range?.lowerBound ?? 0, to: &bytes)
    bytes.append(contentsOf: before(diagnostic.severity))
    bytes.append(contentsOf: oneLine(diagnostic.message).utf8)
    bytes.append(contentsOf: behind(diagnostic.code))
  }

  /// Appends the line of a finding of the rules.
  mutating func append(
    _ number: Int,
    _ report: LintReport,
    _ text: FindingText,
    to bytes: inout [UInt8]
  ) {
    let message = text.bytes.span.extracting(text.message)
    append(number, report, text, ByteScan.holdsNoControl(message), to: &bytes)
  }

  /// Appends the line of a finding of the rules.
  ///
  /// - Parameter isPlain: Whether the message has no character that cannot stand in a line.
  mutating func append(
    _ number: Int,
    _ report: LintReport,
    _ text: FindingText,
    _ isPlain: Bool,
    to bytes: inout [UInt8]
  ) {
    let rule = report.rule(of: number)
    guard isPlain else {
      appendPlace(report.start(of: number) ?? 0, to: &bytes)
      rules.append(2 * rule, to: &bytes)
      bytes.append(oneLine: text.bytes, text.message)
      rules.append(2 * rule + 1, to: &bytes)
      return
    }
    // All at once, since each piece by itself would make sure that there is room for it.
    let position = position(of: report.start(of: number) ?? 0)
    let message = text.bytes.span.extracting(text.message)
    let (before, behind) = (rules[2 * rule], rules[2 * rule + 1])
    let path = path.bytes.span
    let words = rules.bytes.span
    let most = path.count + before.count + message.count + behind.count + 64
    bytes.append(addingCapacity: most) { output in
      output.write(path)
      output.write(decimal: position.line)
      output.append(0x3A)
      output.write(decimal: position.column)
      output.write(words.extracting(before))
      output.write(message)
      output.write(words.extracting(behind))
    }
  }

  /// The number of the line in which a note's place stands.
  mutating func line(of offset: Int) -> Int {
    // Most notes are about the cue before.
    cursor?.lineNearby(offset) ?? noteCursor?.position(of: offset).line
      ?? places[offset]?.line ?? 1
  }

  private mutating func position(of offset: Int) -> SourcePosition {
    cursor?.position(of: offset) ?? places[offset] ?? SourcePosition(line: 1, column: 1)
  }

  private mutating func appendPlace(_ offset: Int, to bytes: inout [UInt8]) {
    let position = position(of: offset)
    path.append(0, to: &bytes)
    bytes.append(decimal: position.line)
    bytes.append(0x3A)
    bytes.append(decimal: position.column)
  }
}

extension [UInt8] {
  /// Appends a range of valid UTF-8 without line breaks and other control characters.
  mutating func append(oneLine utf8: [UInt8], _ range: Range<Int>) {
    let part = utf8.span.extracting(range)
    if ByteScan.holdsNoControl(part) {
      append(addingCapacity: part.count) { $0.write(part) }
    } else {
      append(contentsOf: CaptionCommand.oneLine(String(decoding: utf8[range], as: UTF8.self)).utf8)
    }
  }

  /// Appends a time as ``clock(_:)`` writes it.
  mutating func append(clock time: MediaTime) {
    guard let milliseconds = time.clockMilliseconds else {
      append(contentsOf: CaptionCommand.clock(time).utf8)
      return
    }
    append(clock: milliseconds, separator: 0x2E)
  }
}

extension MediaTime {
  /// The milliseconds of a time that has nothing finer and is not below zero; nil for others.
  var clockMilliseconds: Int? {
    let milliseconds = milliseconds
    guard milliseconds >= 0, MediaTime(milliseconds: milliseconds) == self else { return nil }
    return milliseconds
  }
}
