import CaptionKit

/// A table for spreadsheets, as RFC 4180 has it.
struct CSVReport: TextualReport {
  var bytes: [UInt8] = []
  private let timeCode: TimeCodeStyle

  init(_ settings: ReportSettings) { timeCode = settings.timeCode }

  mutating func begin() {
    row([
      "file", "line", "column", "cue", "id", "begin", "end", "severity", "rule", "message",
      "measured", "allowed", "unit", "source", "text",
    ])
  }

  mutating func add(_ file: CheckedFile) {
    for finding in file.findings {
      let position = file.position(of: finding)
      let cue = file.cue(of: finding)
      row([
        file.path, "\(position.line)", "\(position.column)",
        finding.diagnostic.cue.map { "\($0 + 1)" } ?? "", cue?.identifier ?? "",
        cue.map { timeCode.string($0.begin) } ?? "", cue?.end.map { timeCode.string($0) } ?? "",
        finding.diagnostic.severity.rawValue, finding.diagnostic.code, finding.diagnostic.message,
        finding.measurement?.measured ?? "", finding.measurement?.allowed ?? "",
        finding.measurement?.unit ?? "", finding.limitOrigin?.words ?? "",
        cue.map { String(decoding: $0.text.utf8, as: UTF8.self) } ?? "",
      ])
    }
  }

  private mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
      guard cell.utf8.contains(where: special.contains) else {
        write(cell)
        continue
      }
      bytes.append(0x22)
      for byte in cell.utf8 {
        if byte == 0x22 { bytes.append(0x22) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    }
    write("\r\n")
  }
}
