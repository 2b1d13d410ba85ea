/// A number with a unit (TTML2, 10.3.13).
struct TTMLLength: Sendable, Hashable {
  /// The units that TTML and IMSC know.
  enum Unit: Sendable {
    case percent, pixel, em, cell, rootWidth, rootHeight
  }

  var value: Double
  var unit: Unit

  /// Reads a length such as `10%`, `-1.5c` or `120px`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let unit: (suffix: String, unit: Unit)? = Self.units.first { text.hasSuffix($0.suffix) }
    guard let unit else { return nil }
    let number = text.dropLast(unit.suffix.count)
    guard !number.isEmpty, number.utf8.count < 32,
      number.utf8.allSatisfy({ $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0) }),
      let value = Double(String(number)), value.isFinite
    else { return nil }
    self.value = value
    self.unit = unit.unit
  }

  /// A length of some cells.
  init(cells: Double) {
    value = cells
    unit = .cell
  }

  private static let units: [(suffix: String, unit: Unit)] = [
    ("%", .percent), ("px", .pixel), ("em", .em), ("c", .cell), ("rw", .rootWidth),
    ("rh", .rootHeight),
  ]
}

/// What lengths are measured against, to make percentages of the picture of them.
struct TTMLPicture: Sendable {
  /// Columns and rows of the cell grid.
  var cells: (columns: Double, rows: Double)
  /// The picture's size in pixels, or nil where the document does not say.
  var pixels: (width: Double, height: Double)?

  /// Width by height; a picture of today's shape where the document does not say.
  private var aspect: Double { pixels.map { $0.width / $0.height } ?? 16.0 / 9 }

  /// A horizontal length in percent of the picture's width, or nil where it can't be told.
  func horizontal(_ length: TTMLLength) -> Double? {
    switch length.unit {
    case .percent, .rootWidth: length.value
    case .pixel: pixels.map { length.value * 100 / $0.width }
    case .cell: length.value * 100 / cells.columns
    case .em: length.value * 100 / cells.rows / aspect
    case .rootHeight: length.value / aspect
    }
  }

  /// A vertical length in percent of the picture's height, or nil where it can't be told.
  func vertical(_ length: TTMLLength) -> Double? {
    switch length.unit {
    case .percent, .rootHeight: length.value
    case .pixel: pixels.map { length.value * 100 / $0.height }
    case .cell, .em: length.value * 100 / cells.rows
    case .rootWidth: length.value * aspect
    }
  }
}
