import CaptionKit

/// What `captionkit info` tells of a DASH manifest: every adaptation set with what it says of itself.
struct ManifestInfo {
  let file: ManifestFile
  private let lines: LineTable

  init(_ file: ManifestFile) {
    self.file = file
    lines = LineTable(file.manifest.source)
  }

  /// What a set's descriptors amount to; nil where they claim nothing.
  ///
  /// SDH is a guess: DASH has one word for what are two characteristics.
  static func meaning(of set: DASHAdaptationSet) -> String? {
    let roles = set.roles
    var words: [String] = []
    switch set.kind {
    case .text:
      if roles.contains("caption") || set.accessibilityRoles.contains("caption")
        || set.purposes.contains(DASHRoles.hardOfHearing)
      {
        words.append("SDH")
      }
      if roles.contains("forced-subtitle") { words.append("forced") }
      if roles.contains("easyreader") { words.append("easy to read") }
      if roles.contains("description") { words.append("description in text") }
    case .audio:
      if roles.contains("description") || set.accessibilityRoles.contains("description")
        || set.purposes.contains(DASHRoles.audioDescription)
      {
        words.append("audio description")
      }
    case .video, .other: break
    }
    if roles.contains("commentary") { words.append("commentary") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The lines for people.
  var text: [String] {
    let manifest = file.manifest
    let duration = manifest.duration.map { ", \(clock($0))" } ?? ""
    var text = [
      "\(oneLine(file.path)): DASH manifest, \(counted(manifest.periods.count, "period")), "
        + "\(counted(manifest.sets.count, "adaptation set"))\(duration)"
        + (manifest.isDynamic ? ", dynamic" : "")
    ]
    for (index, set) in manifest.sets.enumerated() {
      let label = set.labels.first.map { " \(quoted($0.text))" } ?? ""
      let meaning = Self.meaning(of: set).map { " (\($0))" } ?? ""
      let period = manifest.periods.count > 1 ? ", period \(set.period + 1)" : ""
      text.append(
        "  set \(index + 1), line \(line(set.range))\(period): \(set.kind.rawValue)\(label)\(meaning)"
      )
      let attributes = [
        ("id", set.id), ("lang", set.language), ("mimeType", set.mimeType), ("codecs", set.codecs),
      ]
      for case (let name, let value?) in attributes { text.append("    \(name)=\(quoted(value))") }
      text += set.descriptors.map {
        "    \($0.place.rawValue) \(oneLine($0.scheme)) \(quoted($0.value))"
      }
      text += set.labels.dropFirst().map { "    Label \(quoted($0.text))" }
      for representation in set.representations {
        let place = representation.isSegmented ? "in segments" : representation.address.map(oneLine)
        text.append("    Representation \(quoted(representation.id)) \(place ?? "without address")")
      }
    }
    return text
  }

  private func line(_ range: Range<Int>) -> Int { lines.position(of: range.lowerBound).line }

  /// The document for programs.
  var json: [UInt8] {
    let manifest = file.manifest
    var json = JSONOutput()
    json.beginDeclaring(file.path, "dash")
    json.key("dynamic")
    json.bool(manifest.isDynamic)
    json.key("profiles")
    json.strings(manifest.profiles)
    json.key("duration")
    json.milliseconds(manifest.duration)
    json.key("periods")
    json.number(manifest.periods.count)
    json.key("sets")
    json.objects(Array(manifest.sets.enumerated())) { json, entry in
      write(entry.element, number: entry.offset + 1, &json)
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  private func write(_ set: DASHAdaptationSet, number: Int, _ json: inout JSONOutput) {
    json.key("track")
    json.number(number)
    json.key("line")
    json.number(line(set.range))
    json.key("period")
    json.number(set.period + 1)
    json.key("kind")
    json.string(set.kind.rawValue)
    json.key("meaning")
    json.string(Self.meaning(of: set))
    json.key("id")
    json.string(set.id)
    json.key("language")
    json.string(set.language)
    json.key("labels")
    json.strings(set.labels.map(\.text))
    json.key("mimeType")
    json.string(set.mimeType)
    json.key("codecs")
    json.string(set.codecs)
    for place in [DASHDescriptor.Place.role, .accessibility] {
      json.key(place == .role ? "roles" : "accessibility")
      json.objects(set.descriptors.filter { $0.place == place }) { json, descriptor in
        json.key("scheme")
        json.string(descriptor.scheme)
        json.key("value")
        json.string(descriptor.value)
      }
    }
    json.key("representations")
    json.objects(set.representations) { json, representation in
      json.key("id")
      json.string(representation.id)
      json.key("address")
      json.string(representation.address)
      json.key("segmented")
      json.bool(representation.isSegmented)
    }
  }
}
