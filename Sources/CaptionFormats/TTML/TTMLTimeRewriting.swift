import CaptionModel

extension TTMLTiming {
  /// A time expression of the same form as another for another time; nil where the form has none
  /// within a millisecond of it.
  func expression(like old: ArraySlice<UInt8>, for time: MediaTime) -> [UInt8]? {
    guard time >= .zero, let text = unchecked(like: old, for: time),
      let read = self.time(text, in: 0..<text.count)?.time
    else { return nil }
    let distance = read > time ? read - time : time - read
    return distance.units < MediaTime.unitsPerMillisecond ? text : nil
  }

  private func unchecked(like old: ArraySlice<UInt8>, for time: MediaTime) -> [UInt8]? {
    let colons = old.count { $0 == 0x3A }
    guard old.allSatisfy({ $0.isASCIIDigit || $0 == 0x3A || $0 == 0x2E || $0.isASCIILetter }) else {
      return nil
    }
    switch colons {
    case 0: return offset(like: old, for: time)
    case 1, 2:
      guard base != .smpte else { return nil }
      return ClockStyle(old)?.text(time, digits: 0...3)
    case 3: return framed(like: old, for: time)
    default: return nil
    }
  }

  /// `12.5s`, `300ms`, `75f`, `90000t`.
  private func offset(like old: ArraySlice<UInt8>, for time: MediaTime) -> [UInt8]? {
    let digits = old.prefix { $0.isASCIIDigit || $0 == 0x2E }
    let unit = old[digits.endIndex...]
    let point = digits.firstIndex(of: 0x2E)
    let decimals = point.map { digits.endIndex - $0 - 1 } ?? 0
    var text: [UInt8] = []
    func append(_ time: MediaTime, most: Int) {
      let places = decimalPlaces(of: time, atLeast: decimals, most)
      let scale = powerOfTen(places)
      let parts = Int(clamping: time.count(per: Int128(scale))).quotientAndRemainder(
        dividingBy: scale
      )
      text.append(parts.quotient, width: 1)
      if places > 0 {
        text.append(0x2E)
        text.append(parts.remainder, width: places)
      }
    }
    switch unit {
    case [0x73]: append(time, most: max(decimals, 3))
    case [0x6D, 0x73]: append(time.scaled(by: 1000, over: 1), most: max(decimals, 1))
    case [0x66], [0x74]:
      guard decimals == 0 else { return nil }
      let rate = unit == [0x66] ? frameRate : tickRate
      text.append(Int(clamping: time.frames(at: rate)), width: 1)
    default: return nil
    }
    return text + unit
  }

  /// `00:00:12:05`.
  private func framed(like old: ArraySlice<UInt8>, for time: MediaTime) -> [UInt8]? {
    let fields = old.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard fields.count == 4, fields.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      nominalFrames > 0
    else { return nil }
    var seconds: Int
    var frame: Int
    if base == .smpte {
      var number = time.frames(at: frameRate)
      switch dropMode {
      case .none: break
      case .ntsc: number = FrameCounting.dropNTSC.number(ofFrame: number)
      case .pal: return nil
      }
      (seconds, frame) = Int(clamping: number).quotientAndRemainder(dividingBy: nominalFrames)
    } else {
      seconds = Int(clamping: time.units / MediaTime.unitsPerSecond)
      frame = Int(clamping: (time - MediaTime(seconds: seconds)).frames(at: frameRate))
      if frame >= nominalFrames { (seconds, frame) = (seconds + 1, 0) }
    }
    var text: [UInt8] = []
    text.append(seconds / 3600, width: fields[0].count)
    text.append(0x3A)
    text.append(seconds / 60 % 60, width: 2)
    text.append(0x3A)
    text.append(seconds % 60, width: 2)
    text.append(0x3A)
    text.append(frame, width: fields[3].count)
    return text
  }
}
