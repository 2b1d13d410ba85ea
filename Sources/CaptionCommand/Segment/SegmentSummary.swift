import CaptionKit
import SystemIO

/// What `captionkit segment` says of what it has written.
struct SegmentSummary {
  let input: String
  let playlist: String
  /// The paths of the segments.
  let names: [String]
  /// The path of the initialization segment, or nil where segments need none.
  let initialization: String?
  let result: WebVTTSegmenter.Result
  let targetDuration: Int
  let description: RenditionDescription?
  /// The path of the DASH manifest, or nil.
  let manifest: String?

  /// Prints the JSON document, or the line that the user has to put somewhere.
  func print(isJSON: Bool, _ console: inout Console) throws(Failure) {
    if let multivariant = description?.multivariant { tell(multivariant, console) }
    if isJSON {
      try console.write(json)
    } else if let description, description.multivariant == nil {
      try console.print(description.mediaTag)
    }
    console.remark(
      "\(playlist): \(counted(result.segments.count, "segment")), \(counted(result.cues, "cue"))"
    )
  }

  private func tell(_ multivariant: RenditionDescription.Multivariant, _ console: Console) {
    let path = multivariant.file.path
    if multivariant.isNew {
      console.remark(
        "\(path): made, without a variant yet; each EXT-X-STREAM-INF needs "
          + "SUBTITLES=\"\(multivariant.groups.joined())\""
      )
    }
    let lines = multivariant.changedLines
    if !lines.isEmpty, let group = multivariant.groups.first {
      console.remark(
        "\(path): the \(lines.count == 1 ? "variant" : "variants") in "
          + "\(lines.count == 1 ? "line" : "lines") \(listed(lines.map { "\($0)" }, "and")) got "
          + "SUBTITLES=\"\(group)\", without which no player offers the rendition"
      )
    }
  }

  private var json: [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("file")
    json.string(input)
    json.key("playlist")
    json.string(playlist)
    if let initialization {
      json.key("initialization")
      json.string(initialization)
    }
    json.key("targetDuration")
    json.number(targetDuration)
    json.key("duration")
    json.milliseconds(result.segments.last.map { $0.begin + $0.duration.time } ?? .zero)
    json.key("cues")
    json.number(result.cues)
    json.key("segments")
    json.objects(Array(zip(names, result.segments))) { json, entry in
      json.key("file")
      json.string(entry.0)
      json.key("begin")
      json.milliseconds(entry.1.begin)
      json.key("duration")
      json.milliseconds(entry.1.duration.time)
      json.key("cues")
      json.number(entry.1.cues)
    }
    json.key("mediaTag")
    json.string(description?.mediaTag)
    json.key("multivariant")
    if let multivariant = description?.multivariant {
      json.beginObject()
      json.key("file")
      json.string(multivariant.file.path)
      json.key("made")
      json.bool(multivariant.isNew)
      json.key("groups")
      json.strings(multivariant.groups)
      json.key("replaced")
      json.number(multivariant.replaced)
      json.key("changedVariantLines")
      json.beginArray()
      for line in multivariant.changedLines { json.number(line) }
      json.endArray()
      json.endObject()
    } else {
      json.null()
    }
    if let manifest {
      json.key("manifest")
      json.string(manifest)
    }
    json.key("losses")
    json.objects(result.losses) { json, loss in
      json.loss(loss)
    }
    json.endObject()
    json.endLine()
    return json.take()
  }
}
