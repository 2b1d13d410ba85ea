import CaptionKit

/// A table for spreadsheets, as RFC 4180 has it.
struct CSVReport: TextualReport, DrainedReport {
  var bytes: [UInt8] = []
  private let timeCode: TimeCodeStyle

  var isByFile: Bool { true }

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func begin() {
    row([
      "file", "line", "column", "cue", "id", "begin", "end", "severity", "rule", "message",
      "measured", "allowed", "unit", "source", "text",
    ])
  }

  mutating func add(_ file: CheckedFile, _ drain: ReportDrain) throws(Failure) {
    // Several findings of a cue come one after the other, and each row has the whole text.
    var quoted: (cue: Int, text: [UInt8])?
    for finding in file.findings {
      let position = file.position(of: finding)
      let index = finding.diagnostic.cue
      let cue = file.cue(of: finding)
      cells([
        file.path, "\(position.line)", "\(position.column)", index.map { "\($0 + 1)" } ?? "",
        cue?.identifier ?? "", cue.map { timeCode.string($0.begin) } ?? "",
        cue?.end.map { timeCode.string($0) } ?? "", finding.diagnostic.severity.rawValue,
        finding.diagnostic.code, finding.diagnostic.message, finding.measurement?.measured ?? "",
        finding.measurement?.allowed ?? "", finding.measurement?.unit ?? "",
        finding.limitOrigin?.words ?? "",
      ])
      bytes.append(0x2C)
      if let index, let cue {
        let text = quoted?.cue == index ? quoted?.text : nil
        let cell = text ?? Self.cell(Array(cue.text.utf8.contiguous))
        if text == nil { quoted = (index, cell) }
        bytes.append(contentsOf: cell)
      }
      write("\r\n")
      try self.drain(drain)
    }
  }

  private mutating func row(_ cells: [String]) {
    self.cells(cells)
    write("\r\n")
  }

  private mutating func cells(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      bytes.append(contentsOf: Self.cell(Array(cell.utf8)))
    }
  }

  /// A value as a cell, between quotation marks where it needs them.
  private static func cell(_ value: [UInt8]) -> [UInt8] {
    let isSpecial = value.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    let isFormula = isFormula(value)
    guard isSpecial || isFormula else { return value }
    var cell: [UInt8] = isFormula ? [0x22, 0x27] : [0x22]
    for byte in value {
      if byte == 0x22 { cell.append(0x22) }
      cell.append(byte)
    }
    cell.append(0x22)
    return cell
  }

  /// Whether a spreadsheet would reckon a value, and not show it; an apostrophe before it prevents that.
  ///
  /// A dash begins many captions, and reckons nothing that calls no function and names no program.
  private static func isFormula(_ value: [UInt8]) -> Bool {
    switch value.first {
    case 0x3D, 0x2B, 0x40, 0x09: return true
    case 0x2D:
      return value.contains(0x7C)
        || zip(value, value.dropFirst()).contains { $0 | 0x20 &- 0x61 < 26 && $1 == 0x28 }
    default: return false
    }
  }
}
