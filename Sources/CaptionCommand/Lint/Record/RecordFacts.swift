import CaptionKit

/// What a record says of a file as a whole: figures for a catalogue, and what checks across files need.
enum RecordFacts {
  /// The facts of a file that holds captions, as a JSON object.
  static func json(_ file: CaptionFile, _ track: Track, path: String, set: SetFacts?) -> [UInt8]? {
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
    if let set {
      json.key("set")
      SetFactsJSON.write(set, to: &json)
    }
    json.endObject()
    return json.take()
  }

  /// What rules about sets need to know, from the facts of a record; nil where that is not there.
  static func set(_ facts: [UInt8]?) -> SetFacts? {
    guard let facts, let value = try? JSONValue.parse(facts)["set"] else { return nil }
    return SetFactsJSON.facts(value)
  }
}
