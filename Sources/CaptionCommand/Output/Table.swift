/// Rows of cells with aligned columns.
struct Table {
  /// To which side the cells of a column are moved.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows.append(columns.map(\.title))
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells.map(oneLine))
  }

  /// The lines, the titles first, without blanks at their ends.
  var lines: [String] { Self.lines(rows, naturalWidths, alignments) }

  /// The lines, of which none is wider than `width` as long as words are not; cells of the widest
  /// columns go on in further lines.
  func lines(width: Int) -> [String] {
    var widths = naturalWidths
    while widths.reduce(2 * (widths.count - 1), +) > width {
      // Names stand in the first column, and are looked for there.
      guard let widest = widths.indices.dropFirst().max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.narrowest
      else { break }
      widths[widest] -= 1
    }
    let wrappedRows = rows.flatMap { row -> [[String]] in
      let cells = zip(row, widths).map { cell, width in
        displayWidth(cell) <= width ? [cell] : wrapped(cell, width: width)
      }
      return (0..<(cells.map(\.count).max() ?? 1)).map { line in
        cells.map { line < $0.count ? $0[line] : "" }
      }
    }
    return Self.lines(wrappedRows, Self.naturalWidths(of: wrappedRows), alignments)
  }

  /// No column is made narrower than this.
  private static let narrowest = 12

  private var naturalWidths: [Int] { Self.naturalWidths(of: rows) }

  private static func naturalWidths(of rows: [[String]]) -> [Int] {
    var widths = rows.first.map { $0.map { _ in 0 } } ?? []
    for row in rows {
      for (column, cell) in zip(widths.indices, row) {
        widths[column] = max(widths[column], displayWidth(cell))
      }
    }
    return widths
  }

  private static func lines(
    _ rows: [[String]],
    _ widths: [Int],
    _ alignments: [Alignment]
  ) -> [String] {
    rows.map { row in
      var line = ""
      for (column, cell) in zip(widths.indices, row) {
        let space = String(repeating: " ", count: max(widths[column] - displayWidth(cell), 0))
        if column > 0 { line += "  " }
        line += alignments[column] == .left ? cell + space : space + cell
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}

/// The columns that a text takes in a terminal.
func displayWidth(_ text: String) -> Int {
  var width = 0
  for character in text {
    guard let scalar = character.unicodeScalars.first else { continue }
    width += scalar.isWide ? 2 : 1
  }
  return width
}

extension Unicode.Scalar {
  /// Whether terminals give the scalar two columns (East Asian width W or F, and emoji).
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
