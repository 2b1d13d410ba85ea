import CaptionKit

/// What `captionkit info` tells of a Matroska file: every track with all that it says.
struct MatroskaInfo {
  let file: MatroskaFile

  init(_ file: MatroskaFile) { self.file = file }

  /// What a track's flags amount to; nil where they claim nothing.
  ///
  /// SDH is a guess: Matroska has one flag for what are two characteristics.
  static func meaning(of track: MatroskaFile.Track) -> String? {
    var words: [String] = []
    if track.type == "subtitles" {
      if track.flags.contains(.hearingImpaired) || track.codec == "D_WEBVTT/CAPTIONS" {
        words.append("SDH")
      }
      if track.flags.contains(.forced) { words.append("forced") }
      if track.flags.contains(.textDescriptions) || track.codec == "D_WEBVTT/DESCRIPTIONS" {
        words.append("description in text")
      }
    }
    if track.type == "audio", track.flags.contains(.visualImpaired) {
      words.append("audio description")
    }
    if track.flags.contains(.commentary) { words.append("commentary") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The lines for people.
  var text: [String] {
    let duration = file.duration.map { ", \(clock($0))" } ?? ""
    var text = [
      "\(oneLine(file.path)): \(file.container), \(counted(file.tracks.count, "track"))\(duration)"
    ]
    for (index, track) in file.tracks.enumerated() {
      let name = track.name.map { " \(quoted($0))" } ?? ""
      let meaning = Self.meaning(of: track).map { " (\($0))" } ?? ""
      text.append("  track \(index + 1): \(oneLine(track.type))\(name)\(meaning)")
      text.append("    codec=\(oneLine(track.codec))")
      if let language = track.language { text.append("    language=\(oneLine(language))") }
      let flags = MatroskaFile.Flag.allCases.filter { track.flags.contains($0) }.map(\.rawValue)
      if !flags.isEmpty { text.append("    flags: \(flags.joined(separator: ", "))") }
    }
    return text
  }

  /// The document for programs.
  var json: [UInt8] {
    var json = JSONOutput()
    json.beginDeclaring(file.path, "matroska")
    json.key("container")
    json.string(file.container)
    json.key("duration")
    json.milliseconds(file.duration)
    json.key("tracks")
    json.objects(Array(file.tracks.enumerated())) { json, entry in
      let track = entry.element
      json.key("track")
      json.number(entry.offset + 1)
      json.key("kind")
      json.string(track.type)
      json.key("meaning")
      json.string(Self.meaning(of: track))
      json.key("codec")
      json.string(track.codec)
      json.key("language")
      json.string(track.language)
      json.key("name")
      json.string(track.name)
      json.key("flags")
      json.strings(
        MatroskaFile.Flag.allCases.filter { track.flags.contains($0) }.map(\.rawValue)
      )
    }
    json.endObject()
    json.endLine()
    return json.take()
  }
}
