import CaptionModel
import CaptionPlaylists

/// A part of `CHARACTERISTICS` with its place.
struct CharacteristicValue {
  /// The value without white space around it.
  var text: String
  /// The bytes of it.
  var range: Range<Int>
  /// The bytes between the commas.
  var part: Range<Int>

  /// The values of a rendition, empty ones included.
  static func all(of tag: HLSMediaTag, in playlist: HLSPlaylist) -> [CharacteristicValue] {
    guard let attribute = tag.attributes.attribute("CHARACTERISTICS") else { return [] }
    let bytes = playlist.source.bytes
    var values: [CharacteristicValue] = []
    var start = attribute.valueRange.lowerBound
    for end in attribute.valueRange where bytes[end] == 0x2C {
      values.append(value(start..<end, playlist))
      start = end + 1
    }
    values.append(value(start..<attribute.valueRange.upperBound, playlist))
    return values
  }

  private static func value(_ part: Range<Int>, _ playlist: HLSPlaylist) -> CharacteristicValue {
    let bytes = playlist.source.bytes
    var (lower, upper) = (part.lowerBound, part.upperBound)
    while lower < upper, bytes[lower] == 0x20 || bytes[lower] == 0x09 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    let range = lower..<upper
    return CharacteristicValue(text: playlist.source.string(in: range), range: range, part: part)
  }
}
