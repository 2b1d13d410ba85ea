import CaptionModel
import Synchronization

extension TextPlaces {
  /// Finds parts by laying each cue's text beside its raw text.
  ///
  /// - Parameter syntax: What the format has in raw text besides the text itself.
  init(
    _ result: ReadResult,
    _ source: SourceText,
    _ syntax: @escaping @Sendable () -> RawTextSyntax
  ) {
    let cues = result.document.cues
    let map = result.map.cues
    let bytes = source.bytes
    let last = LastRawText()
    self.init { index, part in
      guard cues.indices.contains(index), index < map.count else { return nil }
      let place = map[index].text
      let utf8 = cues.span[index].text.utf8
      guard part.lowerBound >= 0, part.upperBound <= utf8.count else { return nil }
      // Most texts stand in the source as they are shown, and share its bytes.
      let stored = utf8.stored
      if utf8.storage.count == bytes.count, place.lowerBound <= stored.lowerBound,
        stored.upperBound <= place.upperBound
      {
        return utf8.stored(part)
      }
      return last.text(of: index) {
        RawText(bytes, in: place, showing: utf8, syntax())
      }?.range(of: part)
    }
  }
}

/// The raw text of the cue that was looked at last, since many findings may be about one.
private final class LastRawText: Sendable {
  private let last = Mutex<(cue: Int, text: RawText?)>((-1, nil))

  func text(of cue: Int, _ make: () -> RawText?) -> RawText? {
    last.withLock { last in
      if last.cue != cue { last = (cue, make()) }
      return last.text
    }
  }
}
