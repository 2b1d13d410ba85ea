import CaptionModel

/// The settings of one cue, as the parsing algorithm leaves them.
struct WebVTTCueSettings {
  var placement = Placement()
  var region: String?

  /// Parses what follows the times on a timing line (6.3, "parse the WebVTT cue settings").
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - range: The rest of the timing line.
  ///   - regions: The identifiers of the regions before the cue.
  ///   - report: Takes what is wrong and where.
  init(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    regions: Set<String>,
    report: (DiagnosticInfo, String, Range<Int>) -> Void
  ) {
    var cursor = ByteCursor(bytes, in: range)
    var seen: UInt8 = 0
    while let setting = WebVTTSetting.next(&cursor) {
      var quoted: String { WebVTTText.quoted(bytes, setting.range) }
      guard let value = setting.value, let name = Name(bytes, setting.name) else {
        report(WebVTTDiagnostics.unknownSetting, "unknown setting \(quoted)", setting.range)
        continue
      }
      let mark = UInt8(1) << name.rawValue
      if seen & mark != 0 {
        report(WebVTTDiagnostics.duplicateSetting, "second setting \(quoted)", setting.range)
      }
      seen |= mark
      let hadRegion = region != nil
      let isTaken: Bool
      switch name {
      case .region:
        region = nil
        let id = WebVTTText.string(bytes, value)
        if regions.contains(id) {
          region = id
        } else {
          report(WebVTTDiagnostics.unknownRegion, "unknown region \"\(id)\"", setting.range)
        }
        isTaken = true
      case .vertical: isTaken = setVertical(bytes, value)
      case .line:
        isTaken = setLine(bytes, value)
        // `1.0` is a whole number, but not written as one.
        if isTaken, case .number? = placement.line, hasFraction(bytes, value) {
          report(
            WebVTTDiagnostics.fractionalLine,
            "line number with a fraction in \(quoted)",
            setting.range
          )
        }
      case .position: isTaken = setPosition(bytes, value)
      case .size: isTaken = setSize(bytes, value)
      case .align: isTaken = setAlign(bytes, value)
      }
      if !isTaken {
        report(WebVTTDiagnostics.unknownSetting, "setting \(quoted) is not valid", setting.range)
      }
      if hadRegion, name != .region, region == nil {
        report(
          WebVTTDiagnostics.regionIgnored,
          "\(quoted) takes the cue out of its region",
          setting.range
        )
      }
    }
  }

  private enum Name: UInt8 {
    case region, vertical, line, position, size, align

    init?(_ bytes: [UInt8], _ range: Range<Int>) {
      if bytes.equals(range, "align") {
        self = .align
      } else if bytes.equals(range, "position") {
        self = .position
      } else if bytes.equals(range, "line") {
        self = .line
      } else if bytes.equals(range, "size") {
        self = .size
      } else if bytes.equals(range, "region") {
        self = .region
      } else if bytes.equals(range, "vertical") {
        self = .vertical
      } else {
        return nil
      }
    }
  }

  private mutating func setVertical(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    let isKnown: Bool
    if bytes.equals(value, "rl") {
      placement.writingMode = .verticalGrowingLeft
      isKnown = true
    } else if bytes.equals(value, "lr") {
      placement.writingMode = .verticalGrowingRight
      isKnown = true
    } else {
      isKnown = false
    }
    // The direction counts, not this setting, so a second and invalid one does this as well.
    if placement.writingMode != .horizontal { region = nil }
    return isKnown
  }

  private mutating func setLine(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    let (offset, alignment) = WebVTTSetting.halves(bytes, value)
    let line: Placement.Line
    if let last = offset.last, bytes[last] == 0x25 {
      guard let number = WebVTTNumber.percentage(bytes, offset) else { return false }
      line = .percent(number)
    } else {
      guard let number = WebVTTNumber.decimal(bytes, offset, allowsMinus: true) else {
        return false
      }
      line = .number(number)
    }
    if let alignment {
      if bytes.equals(alignment, "start") {
        placement.lineAlign = .start
      } else if bytes.equals(alignment, "center") {
        placement.lineAlign = .center
      } else if bytes.equals(alignment, "end") {
        placement.lineAlign = .end
      } else {
        return false
      }
    }
    placement.line = line
    region = nil
    return true
  }

  private func hasFraction(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    WebVTTSetting.halves(bytes, value).0.contains { bytes[$0] == 0x2E }
  }

  private mutating func setPosition(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    let (offset, alignment) = WebVTTSetting.halves(bytes, value)
    guard let number = WebVTTNumber.percentage(bytes, offset) else { return false }
    if let alignment {
      if bytes.equals(alignment, "line-left") {
        placement.positionAlign = .lineLeft
      } else if bytes.equals(alignment, "center") {
        placement.positionAlign = .center
      } else if bytes.equals(alignment, "line-right") {
        placement.positionAlign = .lineRight
      } else {
        return false
      }
    }
    placement.position = number
    return true
  }

  private mutating func setSize(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    guard let number = WebVTTNumber.percentage(bytes, value) else { return false }
    placement.size = number
    if number != 100 { region = nil }
    return true
  }

  private mutating func setAlign(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    if bytes.equals(value, "start") {
      placement.textAlign = .start
    } else if bytes.equals(value, "center") {
      placement.textAlign = .center
    } else if bytes.equals(value, "end") {
      placement.textAlign = .end
    } else if bytes.equals(value, "left") {
      placement.textAlign = .left
    } else if bytes.equals(value, "right") {
      placement.textAlign = .right
    } else {
      return false
    }
    return true
  }
}
