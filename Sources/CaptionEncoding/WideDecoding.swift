/// Decodes UTF-16 from an offset on; lone surrogates and half a unit at the end become U+FFFD.
func decodeUTF16(_ bytes: [UInt8], from start: Int, _ order: ByteOrder) -> DecodedText {
  let name = order == .little ? "UTF-16LE" : "UTF-16BE"
  var text = WideText(encoding: name, capacity: bytes.count)
  func unit(_ index: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
    return order == .little ? second << 8 | first : first << 8 | second
  }
  var index = start
  while index + 2 <= bytes.count {
    let first = unit(index)
    if first & 0xFC00 == 0xD800, index + 4 <= bytes.count {
      let second = unit(index + 2)
      if second & 0xFC00 == 0xDC00 {
        text.append(
          0x10000 + (first & 0x3FF) << 10 + second & 0x3FF,
          from: bytes[index..<index + 4]
        )
        index += 4
        continue
      }
    }
    text.append(first, from: bytes[index..<index + 2])
    index += 2
  }
  if index < bytes.count { text.appendFault(bytes[index...]) }
  return text.finish()
}

/// Decodes UTF-32 from an offset on; what is no character becomes U+FFFD.
func decodeUTF32(_ bytes: [UInt8], from start: Int, _ order: ByteOrder) -> DecodedText {
  let name = order == .little ? "UTF-32LE" : "UTF-32BE"
  var text = WideText(encoding: name, capacity: bytes.count)
  var index = start
  while index + 4 <= bytes.count {
    let unit = bytes[index..<index + 4]
    let value = (order == .little ? Array(unit.reversed()) : Array(unit))
      .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    text.append(value, from: unit)
    index += 4
  }
  if index < bytes.count { text.appendFault(bytes[index...]) }
  return text.finish()
}

/// Text that is put together from numbers of characters.
private struct WideText {
  private let encoding: String
  private var utf8: [UInt8] = []
  private var log: FaultLog

  init(encoding: String, capacity: Int) {
    self.encoding = encoding
    log = FaultLog(encoding: encoding)
    utf8.reserveCapacity(capacity)
  }

  mutating func append(_ value: UInt32, from bytes: ArraySlice<UInt8>) {
    if value < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: value))
      return
    }
    guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
      appendFault(bytes)
      return
    }
    if value == 0xFEFF, utf8.isEmpty || utf8.last == 0x0A || utf8.last == 0x0D {
      log.mark(at: utf8.count)
    }
    utf8.append(contentsOf: encoded)
  }

  mutating func appendFault(_ bytes: ArraySlice<UInt8>) {
    log.fault(bytes, at: utf8.count)
    utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
  }

  mutating func finish() -> DecodedText {
    DecodedText(utf8: utf8, encoding: encoding, diagnostics: log.finish())
  }
}
