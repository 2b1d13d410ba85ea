import CaptionKit

/// What `captionkit info` tells of a playlist: every rendition with every attribute.
struct PlaylistInfo {
  let file: PlaylistFile
  private let lines: LineTable

  init(_ file: PlaylistFile) {
    self.file = file
    lines = LineTable(file.source)
  }

  /// What the attributes of a rendition amount to; nil where they claim nothing.
  static func meaning(of tag: HLSMediaTag) -> String? {
    let values = tag.characteristics
    var words: [String] = []
    if values.contains(HLSCharacteristics.transcribes),
      values.contains(HLSCharacteristics.describesSound)
    {
      words.append("SDH")
    }
    if tag.isForced { words.append("forced") }
    if values.contains(HLSCharacteristics.easyToRead) { words.append("easy to read") }
    if values.contains(HLSCharacteristics.describesVideo), tag.type == "AUDIO" {
      words.append("audio description")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The lines for people.
  var text: [String] {
    let playlist = file.playlist
    switch playlist.kind {
    case .multivariant:
      var text = [
        "\(oneLine(file.path)): HLS multivariant playlist, "
          + "\(counted(playlist.renditions.count, "rendition")), "
          + counted(playlist.variants.count, "variant")
      ]
      for tag in playlist.renditions {
        let meaning = Self.meaning(of: tag).map { " (\($0))" } ?? ""
        text.append(
          "  line \(line(tag.range)): \(oneLine(tag.type)) \(quoted(tag.name))\(meaning)"
        )
        text += attributes(tag.attributes, without: ["TYPE", "NAME"])
      }
      for variant in playlist.variants {
        text.append("  line \(line(variant.range)): variant \(oneLine(variant.uri ?? "-"))")
        text += attributes(variant.attributes, without: [])
      }
      return text
    case .media:
      let media = playlist.media
      let target = media.targetDuration.map { ", target duration \($0) s" } ?? ""
      return [
        "\(oneLine(file.path)): HLS media playlist, \(counted(media.segments.count, "segment")), "
          + "\(clock(media.duration))\(target)\(media.isEnded ? "" : ", not ended")"
      ]
    case nil: return ["\(oneLine(file.path)): HLS playlist that lists nothing"]
    }
  }

  private func attributes(_ list: HLSAttributeList, without names: [String]) -> [String] {
    list.all.filter { !names.contains($0.name) }.map { attribute in
      "    \(attribute.name)=\(attribute.isQuoted ? quoted(attribute.value) : oneLine(attribute.value))"
    }
  }

  private func line(_ range: Range<Int>) -> Int { lines.position(of: range.lowerBound).line }

  /// The document for programs.
  var json: [UInt8] {
    let playlist = file.playlist
    var json = JSONOutput()
    json.beginDeclaring(file.path, "hls")
    json.key("kind")
    json.string(playlist.kind?.rawValue)
    if playlist.kind == .media {
      write(playlist.media, &json)
    } else {
      json.key("renditions")
      json.objects(playlist.renditions) { json, tag in
        json.key("line")
        json.number(line(tag.range))
        json.key("meaning")
        json.string(Self.meaning(of: tag))
        json.key("characteristics")
        json.strings(tag.characteristics)
        json.attributes(tag.attributes)
      }
      json.key("variants")
      json.objects(playlist.variants) { json, variant in
        json.key("line")
        json.number(line(variant.range))
        json.key("uri")
        json.string(variant.uri)
        json.attributes(variant.attributes)
      }
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  private func write(_ media: HLSMedia, _ json: inout JSONOutput) {
    json.key("targetDuration")
    if let target = media.targetDuration { json.number(target) } else { json.null() }
    json.key("sequence")
    json.number(media.sequence)
    json.key("ended")
    json.bool(media.isEnded)
    json.key("duration")
    json.milliseconds(media.duration)
    json.key("segments")
    json.objects(media.segments) { json, segment in
      json.key("line")
      json.number(line(segment.range))
      json.key("uri")
      json.string(segment.resource.uri)
      json.key("begin")
      json.milliseconds(segment.begin)
      json.key("duration")
      json.milliseconds(segment.duration.time)
    }
  }
}

extension JSONOutput {
  /// The attributes of a tag; of one that stands twice the first, which counts.
  fileprivate mutating func attributes(_ list: HLSAttributeList) {
    key("attributes")
    beginObject()
    for attribute in list.all where list.attribute(attribute.name) == attribute {
      key(escaping: attribute.name)
      string(attribute.value)
    }
    endObject()
  }
}
