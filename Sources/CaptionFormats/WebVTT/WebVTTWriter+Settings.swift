import CaptionModel

extension WebVTTWriter {
  /// Writes a cue's settings, each with a space before it, and only those that say something.
  mutating func writeSettings(of index: Int, in cues: [Cue]) {
    // Cues of one region mostly share all that they have beside their times and text.
    if cues.hasSettings(latestSettings, at: index) {
      bytes.append(contentsOf: latestWritten)
      return
    }
    guard cues.hasSettings(at: index) else { return }
    let cue = cues[index]
    guard let id = cue.region else {
      writePlacement(of: cue)
      return
    }
    let align = cue.placement?.textAlign ?? .center
    let isFromRight = cue.isAlignedFromRight
    // The few regions that nearly all cues are in cost a comparison or two, and no hashing.
    for recent in recentSettings.indices where recentSettings[recent].key.id == id {
      let key = recentSettings[recent].key
      guard key.align == align, key.isFromRight == isFromRight else { continue }
      bytes.append(contentsOf: recentSettings[recent].settings)
      // Which side start and end are depends on each text.
      let isOfAllTexts = align != .start && align != .end
      latestSettings = isOfAllTexts ? cues.settings(at: index) : .none
      latestWritten = recentSettings[recent].settings
      return
    }
    guard let index = regionIndices[id] else {
      writePlacement(of: cue)
      return
    }
    let region = document.regions[index]
    switch region.geometry {
    case .anchored:
      writePlacement(of: cue)
      guard let name = regionNames[id] else { return }
      // Last, since settings before it don't take the cue out of its region (6.3).
      bytes.append(" region:")
      bytes.append(name)
    case .box:
      let key = RegionKey(id: id, align: align, isFromRight: isFromRight)
      let settings = regionSettings[key] ?? boxSettings(of: cue, in: region)
      regionSettings[key] = settings
      if recentSettings.count == Self.recentCount { recentSettings.removeFirst() }
      recentSettings.append((key, settings))
      bytes.append(contentsOf: settings)
    }
  }

  private mutating func writePlacement(of cue: Cue) {
    if let placement = cue.placement { bytes.append(settings: placement) }
  }

  private func boxSettings(of cue: Cue, in region: Region) -> [UInt8] {
    var settings: [UInt8] = []
    if let placement = cue.placement(exactlyIn: region).withoutOrdinary {
      settings.append(settings: placement.rounded)
    }
    return settings
  }
}

extension Placement {
  /// With percentages rounded to hundredths, which no screen shows.
  ///
  /// What comes from arithmetic on a rectangle would take up to 17 digits.
  fileprivate var rounded: Placement {
    func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    var result = self
    if case .percent(let share) = line { result.line = .percent(round(share)) }
    result.position = position.map(round)
    result.size = round(size)
    return result
  }
}

extension [UInt8] {
  /// Appends the settings of a placement, each with a space before it (4.4, WebVTT cue settings).
  mutating func append(settings placement: Placement) {
    if placement.writingMode != .horizontal {
      append(" vertical:")
      append(placement.writingMode.webVTTName)
    }
    if let line = placement.line {
      append(" line:")
      switch line {
      // Renderers round a line with a fraction like this (7.2, step 8), and the syntax has none.
      case .number(let number): append(exactDecimal: (number + 0.5).rounded(.down))
      case .percent(let share): append(percentage: share)
      }
      if placement.lineAlign != .start {
        append(0x2C)
        append(placement.lineAlign.webVTTName)
      }
    }
    if let position = placement.position {
      append(" position:")
      append(percentage: position)
      if placement.positionAlign != .auto {
        append(0x2C)
        append(placement.positionAlign.webVTTName)
      }
    }
    if placement.size != 100 {
      append(" size:")
      append(percentage: placement.size)
    }
    if placement.textAlign != .center {
      append(" align:")
      append(placement.textAlign.webVTTName)
    }
  }

  /// Appends a percentage (4.1, WebVTT percentage), limited to 0 to 100.
  mutating func append(percentage value: Double) {
    append(exactDecimal: Swift.max(0, Swift.min(value, 100)))
    append(0x25)
  }

  /// Appends the shortest decimal without exponent that reads back as the same number; zero for
  /// what is no finite number.
  mutating func append(exactDecimal value: Double) {
    guard value.isFinite, value != 0 else {
      append(0x30)
      return
    }
    if value == value.rounded(), abs(value) < 1e15 {
      if value < 0 { append(0x2D) }
      append(Int(abs(value)), width: 1)
      return
    }
    // `1.25e-05`: digits, a point and an exponent, which only tells where the point belongs.
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var cursor = ByteCursor(Array("\(abs(value))".utf8))
    while let byte = cursor.peek {
      cursor.advance()
      if byte.isASCIIDigit {
        digits.append(byte)
      } else if byte == 0x2E {
        point = digits.count
      } else {
        exponent = Int(String(decoding: cursor.bytes[cursor.offset...], as: UTF8.self)) ?? 0
        break
      }
    }
    let position = (point ?? digits.count) + exponent
    if value < 0 { append(0x2D) }
    if position <= 0 { append(0x30) }
    for index in 0..<Swift.max(position, 0) {
      append(index < digits.count ? digits[index] : 0x30)
    }
    var fraction = [UInt8](repeating: 0x30, count: Swift.max(-position, 0))
    fraction += digits.dropFirst(Swift.max(position, 0))
    while fraction.last == 0x30 { fraction.removeLast() }
    if !fraction.isEmpty {
      append(0x2E)
      append(contentsOf: fraction)
    }
  }
}
