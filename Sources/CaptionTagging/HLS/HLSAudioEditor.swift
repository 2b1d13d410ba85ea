import CaptionModel
public import CaptionPlaylists

/// Says of an audio rendition that it describes the picture, and leaves all else as it is.
public enum HLSAudioEditor {
  /// A change of a playlist.
  public struct Result: Sendable, Hashable {
    /// The bytes of the whole playlist.
    public var bytes: [UInt8]
    /// The indices of the renditions that say it now and did not before.
    public var changed: [Int]
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Adds the characteristic, and `AUTOSELECT=YES`, which Apple demands with it, to a rendition.
  ///
  /// Renditions of the same name in other groups get it as well, since groups of one type have to
  /// have the same members (RFC 8216, 4.3.4.1.1).
  ///
  /// - Parameters:
  ///   - index: The index of the rendition in ``HLSPlaylist/renditions``.
  ///   - playlist: The playlist.
  /// - Returns: Nil where the rendition is not audio.
  public static func describeVideo(_ index: Int, in playlist: HLSPlaylist) -> Result? {
    guard playlist.renditions.indices.contains(index), playlist.renditions[index].type == "AUDIO"
    else { return nil }
    let name = playlist.renditions[index].name
    var edits: [Edit] = []
    var changed: [Int] = []
    for (index, tag) in playlist.renditions.enumerated()
    where tag.type == "AUDIO" && tag.name == name {
      let own = self.edits(of: tag)
      if !own.isEmpty { changed.append(index) }
      edits += own
    }
    let source = playlist.source.bytes
    var bytes: [UInt8] = []
    var offset = 0
    for edit in edits {
      bytes += source[offset..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      offset = edit.range.upperBound
    }
    return Result(bytes: bytes + source[offset...], changed: changed)
  }

  /// The changes of one line, in order.
  private static func edits(of tag: HLSMediaTag) -> [Edit] {
    var edits: [Edit] = []
    var added: [String] = []
    if let attribute = tag.attributes.attribute("AUTOSELECT") {
      if attribute.value != "YES" { edits.append(Edit(range: attribute.valueRange, text: "YES")) }
    } else {
      added.append("AUTOSELECT=YES")
    }
    let value = HLSCharacteristics.describesVideo
    if let attribute = tag.attributes.attribute("CHARACTERISTICS") {
      if !tag.characteristics.contains(value) {
        let end = attribute.valueRange.upperBound
        let comma = attribute.valueRange.isEmpty ? "" : ","
        edits.append(Edit(range: end..<end, text: comma + value))
      }
    } else {
      added.append("CHARACTERISTICS=\"\(value)\"")
    }
    if !added.isEmpty {
      let end = tag.attributes.all.last?.range.upperBound ?? tag.range.upperBound
      let comma = tag.attributes.all.isEmpty ? "" : ","
      edits.append(Edit(range: end..<end, text: comma + added.joined(separator: ",")))
    }
    // One at the line's end may stand at the same byte as one in the last attribute.
    return edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
