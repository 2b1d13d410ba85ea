import CaptionModel

/// Makes edits in the bytes of a text format in which each cue's times stand on a line of their own.
protocol CueEditor {
  init(bytes: [UInt8], cues: [Cue], map: [SourceMap.CueRange])

  var cues: [Cue] { get }
  var map: [SourceMap.CueRange] { get }

  /// Writes another begin or end in the place of the old one.
  func timing(_ cue: Int, _ time: MediaTime, isEnd: Bool) throws(EditRefusal) -> ByteEdit
  /// Replaces a range of the visible text.
  func text(
    _ cue: Int,
    _ range: Range<Int>,
    _ replacement: String
  ) throws(EditRefusal) -> [ByteEdit]
  /// Puts the cues into the order of their begins.
  func sorted() throws(EditRefusal) -> [ByteEdit]
  /// Takes cues out, all at once, since what stands between them goes with one of them.
  func removing(_ cues: Set<Int>) -> [ByteEdit]
  /// Numbers the cues; empty where the format has no numbers.
  func renumbered() -> [ByteEdit]
}

extension CueEditor {
  /// Gives the edits of the file's bytes that make edits of its cues.
  static func editor(_ result: ReadResult, _ source: SourceText) -> CaptionFormat.Editor {
    let editor = Self(bytes: source.bytes, cues: result.document.cues, map: result.map.cues)
    return { edits throws(EditRefusal) in try editor.edit(edits) }
  }

  private func edit(_ edits: [CueEdit]) throws(EditRefusal) -> [ByteEdit] {
    guard cues.count == map.count else { throw EditRefusal("the cues have no places") }
    var result: [ByteEdit] = []
    var removed: Set<Int> = []
    for edit in edits {
      if let cue = edit.cue, !cues.indices.contains(cue) {
        throw EditRefusal("there is no such cue")
      }
      switch edit {
      case .begin(let cue, let time): result.append(try timing(cue, time, isEnd: false))
      case .end(let cue, let time): result.append(try timing(cue, time, isEnd: true))
      case .text(let cue, let range, let replacement):
        result += try text(cue, range, replacement)
      case .remove(let cue): removed.insert(cue)
      case .sortByBegin: result += try sorted()
      case .renumber: result += renumbered()
      }
    }
    if !removed.isEmpty { result += removing(removed) }
    return result
  }
}
