import CaptionModel

/// What SubRip says of a cue beyond the shared model, for `captionkit inspect`.
enum SubRipDescription {
  static func details(ofCue index: Int, _ result: ReadResult, _ source: SourceText) -> [Detail] {
    guard result.document.cues.indices.contains(index), result.map.cues.indices.contains(index)
    else { return [] }
    let cue = result.document.cues[index]
    let extra = cue.extras[SubRipCueExtra.self]
    let alignment =
      extra?.alignment ?? cue.placement?.withSides(fromRight: cue.isAlignedFromRight).anchor.number
    return [
      Detail("text", .string(rawText(result.map.cues[index].text, source.bytes))),
      Detail("alignment", alignment.map { .number(Double($0)) } ?? .null),
      Detail("coordinates", extra?.coordinates.map { .string($0) } ?? .null),
    ]
  }

  /// The text as it stands in the source, each line break as one line feed.
  private static func rawText(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < min(range.upperBound, bytes.count) {
      if bytes[index] == 0x0D || bytes[index] == 0x0A {
        text.append(0x0A)
        index += lineBreakLength(bytes, at: index)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
