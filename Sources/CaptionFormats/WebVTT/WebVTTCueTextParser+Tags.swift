import CaptionModel

extension WebVTTCueTextParser {
  /// The class names without empty ones.
  mutating func classes(_ tag: WebVTTCueTextTokenizer.Tag) -> [String] {
    var names: [String] = []
    var start = tag.classes.lowerBound + 1
    while start <= tag.classes.upperBound {
      var index = start
      while index < tag.classes.upperBound, bytes[index] != 0x2E { index += 1 }
      if index > start {
        names.append(WebVTTText.string(bytes, start..<index))
        if let bad = (start..<index).first(where: { bytes[$0] == 0x26 || bytes[$0] == 0x3C }) {
          let quoted = WebVTTText.quoted(bytes, bad..<bad + 1)
          report(WebVTTDiagnostics.badTag, "\(quoted) in a class name", start..<index)
        }
      } else {
        report(WebVTTDiagnostics.badTag, "empty class name", tag.range)
      }
      start = index + 1
    }
    return names
  }

  /// The annotation where it has one space before it and nothing to decode or to collapse.
  private func simpleAnnotation(_ range: Range<Int>) -> String? {
    guard range.count > 1, let last = range.last, bytes[last] != 0x20 else { return nil }
    var previous: UInt8 = 0
    for index in range {
      let byte = bytes[index]
      guard byte > 0x20 ? byte != 0x26 : byte == 0x20 && previous != 0x20 else { return nil }
      previous = byte
    }
    guard bytes[range.lowerBound] == 0x20 else { return nil }
    return String(decoding: bytes[range.dropFirst()], as: UTF8.self)
  }

  /// The annotation with references decoded and white space collapsed, or an empty string.
  mutating func annotation(_ tag: WebVTTCueTextTokenizer.Tag) -> String {
    if let range = tag.annotation, let simple = simpleAnnotation(range) { return simple }
    var result: [UInt8] = []
    var index = tag.annotation?.lowerBound ?? 0
    let end = tag.annotation?.upperBound ?? 0
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0x26:
        if let match = CharacterReferences.match(in: bytes, at: index, end: end) {
          for scalar in [match.scalars.first, match.scalars.second] {
            guard let scalar else { continue }
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
          }
          checkReference(match, at: index)
          index += match.length
          continue
        }
        report(WebVTTDiagnostics.bareAmpersand, "\"&\" begins no reference", index..<index + 1)
        result.append(byte)
      case 0: result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      default: result.append(byte)
      }
      index += 1
    }
    if let range = tag.annotation,
      let bad = range.first(where: { [0x0A, 0x0C, 0x0D].contains(bytes[$0]) })
    {
      report(WebVTTDiagnostics.badTag, "line break in an annotation", bad..<bad + 1)
    }
    let text = result.collapsingWhiteSpace()
    if text.isEmpty {
      report(
        WebVTTDiagnostics.badTag,
        "\(WebVTTText.quoted(bytes, tag.range)) has no annotation",
        tag.range
      )
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension WebVTTCueTextParser {
  /// The annotation of `lang`, which has to be a language tag.
  mutating func language(_ tag: WebVTTCueTextTokenizer.Tag) -> String {
    let text = annotation(tag)
    if !text.isEmpty, !WebVTTLanguageTag.isWellFormed(text) {
      let range = tag.annotation ?? tag.range
      let start = range.first { !bytes[$0].isASCIIWhiteSpace } ?? range.lowerBound
      report(
        WebVTTDiagnostics.badLanguageTag,
        "\(WebVTTText.quoted(bytes, start..<range.upperBound)) is no language tag",
        start..<range.upperBound
      )
    }
    return text
  }

  /// Remembers that text directly in a ruby needs an annotation.
  mutating func noteBase(_ range: Range<Int>) {
    if !range.allSatisfy({ bytes[$0].isASCIIWhiteSpace }) {
      open[open.count - 1].needsAnnotation = true
    }
  }
}

extension [UInt8] {
  /// Without ASCII white space at both ends, and with one space for each run of it inside.
  func collapsingWhiteSpace() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var isPending = false
    for byte in self {
      if byte.isASCIIWhiteSpace {
        isPending = !result.isEmpty
      } else {
        if isPending { result.append(0x20) }
        isPending = false
        result.append(byte)
      }
    }
    return result
  }
}
