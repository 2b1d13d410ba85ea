import CaptionKit

/// The JSON of `captionkit sdh`.
enum SDHJSON {
  static func write(
    _ track: Track,
    path: String,
    format: CaptionFormat?,
    isSummary: Bool,
    _ console: inout Console
  ) throws(Failure) {
    var json = JSONOutput()
    json.beginObject()
    json.head(path: path, format: format, accepted: true)
    json.key("language")
    json.string(track.language)
    if isSummary {
      write(LabelCoverage(track), cues: track.cues.count, to: &json)
    } else {
      json.key("cues")
      json.beginArray()
      for index in track.cues.indices {
        write(cue: index, of: track, to: &json)
        if json.bytes.count > 1 << 16 { try console.write(json.take()) }
      }
      json.endArray()
    }
    json.endObject()
    json.endLine()
    try console.write(json.take())
  }

  private static func write(cue index: Int, of track: Track, to json: inout JSONOutput) {
    let cue = track.cues[index]
    let labels = track.labels(ofCue: index)
    json.beginObject()
    json.key("begin")
    json.milliseconds(cue.begin)
    json.key("end")
    json.milliseconds(cue.end)
    json.key("verdict")
    json.string(labels?.verdict.rawValue)
    json.key("speakers")
    json.strings(labels?.speakers ?? [])
    json.key("spoken")
    json.string(labels?.spoken)
    json.key("parts")
    json.beginArray()
    let utf8 = cue.text.utf8
    for part in track.parts(ofCue: index) {
      json.beginObject()
      json.key("kind")
      json.string("\(part.kind)")
      json.key("text")
      json.string(utf8: utf8.contiguous(part.range.clamped(to: utf8.indices)))
      json.key("content")
      json.string(utf8: utf8.contiguous(part.content.clamped(to: utf8.indices)))
      json.key("confidence")
      json.string("\(part.confidence)")
      json.key("reason")
      json.string(part.reason.description)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  /// Writes the figures of a track's labels as members of an object that is open.
  static func write(_ coverage: LabelCoverage, cues: Int, to json: inout JSONOutput) {
    json.key("cues")
    json.number(cues)
    json.key("length")
    json.milliseconds(coverage.end)
    for (key, value) in [
      ("turns", coverage.turns), ("namedTurns", coverage.namedTurns), ("sounds", coverage.sounds),
      ("music", coverage.music), ("songCues", coverage.songCues), ("manners", coverage.manners),
      ("notices", coverage.notices),
    ] {
      json.key(key)
      json.number(value)
    }
    json.key("speakers")
    json.objects(coverage.speakers) { json, speaker in
      json.key("name")
      json.string(speaker.name)
      json.key("turns")
      json.number(speaker.turns)
      json.key("time")
      json.milliseconds(speaker.time)
    }
    json.key("conventions")
    json.objects(coverage.conventions) { json, convention in
      json.key("kind")
      json.string("\(convention.kind)")
      json.key("form")
      json.string(convention.form)
      json.key("count")
      json.number(convention.count)
    }
    json.key("gaps")
    json.objects(coverage.gaps) { json, gap in
      json.key("begin")
      json.milliseconds(gap.begin)
      json.key("duration")
      json.milliseconds(gap.duration)
    }
    json.key("languages")
    json.strings(coverage.languages)
  }
}
