import CaptionKit

/// The line with which a finding begins for people: `FILE:LINE:COLUMN: severity: message [code]`.
struct FindingLines {
  private let isColored: Bool
  private let path: [UInt8]
  private var cursor: LineCursor?
  /// Notes are about earlier places, in an order of their own.
  private var noteCursor: LineCursor?
  /// What stands before and behind the messages of each rule.
  private var rules: [(before: [UInt8], behind: [UInt8])] = []

  init(_ file: CheckedFile, isColored: Bool) {
    self.isColored = isColored
    path = Array("\(file.shownPath):".utf8)
    cursor = file.lineCursor
    noteCursor = cursor
    if let report = file.report {
      rules = report.run.indices.map { rule in
        (before(report.severity(ofRule: rule)), behind(report.run[rule]))
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
    let rule = report.rule(of: number)
    appendPlace(report.start(of: number) ?? 0, to: &bytes)
    bytes.append(contentsOf: rules[rule].before)
    bytes.append(oneLine: text.bytes, text.message)
    bytes.append(contentsOf: rules[rule].behind)
  }

  /// The number of the line in which a note's place stands.
  mutating func line(of offset: Int) -> Int { noteCursor?.position(of: offset).line ?? 1 }

  private mutating func appendPlace(_ offset: Int, to bytes: inout [UInt8]) {
    let position = cursor?.position(of: offset) ?? SourcePosition(line: 1, column: 1)
    bytes.append(contentsOf: path)
    bytes.append(decimal: position.line)
    bytes.append(0x3A)
    bytes.append(decimal: position.column)
  }
}

extension [UInt8] {
  /// Appends a range of valid UTF-8 without line breaks and other control characters.
  mutating func append(oneLine utf8: [UInt8], _ range: Range<Int>) {
    if utf8.holdsNoControl(range) {
      append(contentsOf: utf8[range])
    } else {
      append(contentsOf: CaptionCommand.oneLine(String(decoding: utf8[range], as: UTF8.self)).utf8)
    }
  }

  /// Appends a time as ``clock(_:)`` writes it.
  mutating func append(clock time: MediaTime) {
    let milliseconds = time.milliseconds
    guard milliseconds >= 0,
      MediaTime(milliseconds: milliseconds) == time
    else {
      append(contentsOf: CaptionCommand.clock(time).utf8)
      return
    }
    append(clock: milliseconds, separator: 0x2E)
  }
}

extension [UInt8] {
  /// Whether a range of valid UTF-8 has none of the characters that ``oneLine(_:)`` replaces.
  func holdsNoControl(_ range: Range<Int>) -> Bool {
    guard ByteScan.mayHoldControls(self, range) else { return true }
    for index in range {
      let byte = self[index]
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == 0xC2, index + 1 < range.upperBound, self[index + 1] < 0xA0 { return false }
      if byte == 0xE2, index + 2 < range.upperBound, self[index + 1] == 0x80,
        self[index + 2] == 0xA8 || self[index + 2] == 0xA9
      {
        return false
      }
    }
    return true
  }
}
