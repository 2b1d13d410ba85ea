import CaptionKit

/// What a record says of a file as a whole: figures for a catalogue, and what checks across files need.
///
/// Facts for such checks become further members here.
enum RecordFacts {
  /// The facts of a file that holds captions, as a JSON object.
  static func json(_ file: CaptionFile, _ track: Track, path: String) -> [UInt8]? {
    guard let format = file.format, file.isAccepted else { return nil }
    let figures = FileFigures(file, format: format, path: path)
    var json = JSONOutput()
    json.beginObject()
    json.key("bytes")
    json.number(file.source.bytes.count)
    json.key("encoding")
    json.string(figures.encoding)
    json.key("language")
    json.string(track.language ?? figures.language?.tag)
    for (key, value) in [
      ("cues", figures.cueCount), ("words", figures.words), ("characters", figures.characters),
    ] {
      json.key(key)
      json.number(value)
    }
    json.key("duration")
    json.milliseconds(figures.duration)
    json.key("speakers")
    json.strings(figures.speakers)
    json.endObject()
    return json.take()
  }
}
