/// A computed font size (TTML2, 10.2.17 `fontSize`).
///
/// Percentages and `em` count from the size around, so that every element inside another one
/// multiplies; what is written says a size as a part of that of the element around.
struct TTMLFontSize: Sendable, Hashable {
  /// One length, or a width and a height, none of them relative.
  private var lengths: [TTMLLength]
  /// The value that was given last, which elements inside inherit the outcome of.
  private var written: String
  /// Whether the value is no size.
  private var isUnusable = false

  /// The initial value, a cell.
  static let initial = TTMLFontSize(lengths: [TTMLLength(cells: 1)], written: "1c")

  private init(lengths: [TTMLLength], written: String) {
    self.lengths = lengths
    self.written = written
  }

  /// The size that a value gives to an element inside one of this size.
  func inside(_ value: String) -> TTMLFontSize {
    let words = value.split(separator: " ").map { TTMLLength($0) }
    let given = words.compactMap { $0 }
    var size = self
    size.written = value
    size.isUnusable = false
    guard (1...2).contains(given.count), given.count == words.count,
      given.allSatisfy({ $0.value >= 0 })
    else {
      size.isUnusable = true
      return size
    }
    let factors = given.compactMap(\.factor)
    if factors.isEmpty {
      size.lengths = given
    } else if factors.count == given.count, let last = factors.last, let own = lengths.last {
      if factors.allSatisfy({ $0 == last }) {
        for index in size.lengths.indices { size.lengths[index].value *= last }
      } else {
        let across = lengths.count == 2 ? lengths[0] : own
        size.lengths = zip([across, own], factors).map { $0.scaled(by: $1) }
      }
    } else {
      size.isUnusable = true
    }
    return size
  }

  private var isRelative: Bool {
    written.split(separator: " ").allSatisfy { TTMLLength($0)?.factor != nil }
  }

  /// The value that gives this size to an element inside one of the size `outer`; nil where none is
  /// needed.
  func value(inside outer: TTMLFontSize, _ picture: TTMLPicture) -> String? {
    if isUnusable { return outer.isUnusable && outer.written == written ? nil : written }
    if lengths == outer.lengths { return nil }
    if outer.lengths == Self.initial.lengths, !isRelative { return written }
    guard let ratio = ratio(to: outer, picture) else {
      return lengths.map(\.text).joined(separator: " ")
    }
    if abs(ratio - 1) < 1e-9 { return nil }
    if let known = TTMLLength(written)?.factor, abs(known - ratio) < 1e-9 { return written }
    return TTMLLength(percent: ratio * 100).text
  }

  /// How many times as large as another one it is; nil where that can't be told.
  func ratio(to outer: TTMLFontSize, _ picture: TTMLPicture) -> Double? {
    let pairs = zip(padded(to: outer), outer.padded(to: self))
    let ratios = pairs.map { $0.ratio(to: $1, picture) }
    guard let first = ratios.first, let first else { return nil }
    return ratios.allSatisfy({ $0.map { abs($0 - first) < 1e-9 } ?? false }) ? first : nil
  }

  private func padded(to other: TTMLFontSize) -> [TTMLLength] {
    lengths.count == 1 && other.lengths.count == 2 ? lengths + lengths : lengths
  }

  /// The value for text whose size is given twice, once inside the other.
  static func combined(_ inner: String, inside outer: String) -> String {
    let words = inner.split(separator: " ").map { TTMLLength($0)?.factor }
    guard words.count == 1, let factor = words[0] else { return inner }
    let lengths = outer.split(separator: " ").compactMap { TTMLLength($0) }
    if lengths.isEmpty { return inner }
    return lengths.map { $0.scaled(by: factor).text }.joined(separator: " ")
  }
}

extension TTMLLength {
  /// A number of hundredths.
  fileprivate init(percent: Double) {
    value = percent
    unit = .percent
  }

  /// What it multiplies a font size by, or nil for an absolute length.
  var factor: Double? {
    switch unit {
    case .percent: value / 100
    case .em: value
    case .pixel, .cell, .rootWidth, .rootHeight: nil
    }
  }

  func scaled(by factor: Double) -> TTMLLength {
    var length = self
    length.value *= factor
    return length
  }

  /// The length as it is written.
  var text: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    bytes.append(suffix)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var suffix: String {
    switch unit {
    case .percent: "%"
    case .pixel: "px"
    case .em: "em"
    case .cell: "c"
    case .rootWidth: "rw"
    case .rootHeight: "rh"
    }
  }

  fileprivate func ratio(to other: TTMLLength, _ picture: TTMLPicture) -> Double? {
    if unit == other.unit { return other.value == 0 ? nil : value / other.value }
    guard let own = picture.vertical(self), let other = picture.vertical(other), other != 0 else {
      return nil
    }
    return own / other
  }
}
