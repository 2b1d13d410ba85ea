import CaptionKit

/// What `captionkit info` tells of a movie: its tracks of text and sound with every tag.
struct MovieInfo {
  let path: String
  let file: MovieFile

  /// What is wrong with the movie and the tables of its tracks of text.
  private let diagnostics: [Diagnostic]
  /// Whether text of a track is not in the file, which was cut.
  let isIncomplete: Bool

  init(path: String, file: MovieFile) {
    self.path = path
    self.file = file
    let tables = file.textTracks.compactMap { try? file.tables(of: $0) }
    diagnostics = file.diagnostics(with: tables)
    isIncomplete = tables.contains(where: \.isIncomplete) || file.isCutInTables
  }

  private var movie: MP4Movie { file.movie }

  /// A track with what is told of it.
  private struct Told {
    var track: MP4Track
    var claims: MovieClaims
    /// The number of samples; nil where they could not be counted.
    var samples: Int?
  }

  private var told: [Told] {
    movie.tracks.filter { $0.kind == .text || $0.kind == .audio }.map { track in
      var samples: Int? = track.tableCount
      if track.kind == .text, !movie.fragments.isEmpty {
        samples = try? movie.samples(of: track, in: file.source).samples.count
      } else if !movie.fragments.isEmpty {
        // Sound has many; nobody asks how many.
        samples = nil
      }
      return Told(track: track, claims: MovieClaims(track), samples: samples)
    }
  }

  private var formatName: String { movie.isQuickTime ? "QuickTime movie" : "MP4 movie" }

  /// The lines for people.
  var text: [String] {
    let brand = movie.majorBrand.map { " (\($0.description.trimmed))" } ?? ""
    let duration = movie.duration.map { ", \(clock($0))" } ?? ""
    let fragments =
      movie.hasFragments ? ", \(counted(movie.fragments.count, "fragment"))" : ""
    var lines = [
      "\(oneLine(path)): \(formatName)\(brand), \(counted(movie.tracks.count, "track"))"
        + "\(duration)\(fragments)"
    ]
    let details = told
    for track in movie.tracks {
      if let told = details.first(where: { $0.track.number == track.number }) {
        lines += self.lines(told)
      } else {
        lines.append("  track \(track.number): \(track.kind.rawValue) \(codec(track))")
      }
    }
    for diagnostic in diagnostics {
      let place = diagnostic.range.map { " at byte \($0.lowerBound)" } ?? ""
      lines.append("  \(diagnostic.severity.rawValue)\(place): \(oneLine(diagnostic.message))")
    }
    return lines
  }

  private func codec(_ track: MP4Track) -> String {
    oneLine(track.codec?.description.trimmed ?? "of unknown codec")
  }

  private func lines(_ told: Told) -> [String] {
    let track = told.track
    let name = track.name.map { " \(quoted($0.text))" } ?? ""
    let words = told.claims.meaning + (track.isChapters ? ["chapters"] : [])
    let meaning = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    var lines = ["  track \(track.number): \(track.kind.rawValue) \(codec(track))\(name)\(meaning)"]
    func tell(_ name: String, _ value: String?) {
      if let value { lines.append("    \(name)=\(value)") }
    }
    tell("id", "\(track.id)")
    tell("language", oneLine(track.mediaLanguage.description))
    tell("elng", track.extendedLanguage.map { oneLine($0.text) })
    tell("handler", track.handler.map { oneLine($0.description) })
    tell("enabled", track.isEnabled ? "yes" : "no")
    tell("alternate-group", "\(track.alternateGroup)")
    tell("txas", track.isExcludedFromSelection ? "yes" : nil)
    for tag in track.tags { tell("tagc", oneLine(tag.text)) }
    for kind in track.kinds {
      tell("kind", oneLine(kind.value.isEmpty ? kind.scheme : "\(kind.scheme) \(kind.value)"))
    }
    for entry in track.entries {
      if let flags = entry.displayFlags {
        tell("display-flags", "0x\(hexadecimal(flags))")
      }
      if entry.forced != .none { tell("forced-samples", entry.forced.rawValue) }
      if case .webVTT(_, let label?) = entry.content { tell("label", quoted(label)) }
      if case .ttml(let namespaces, _, let types) = entry.content {
        tell("namespaces", oneLine(namespaces))
        if !types.isEmpty { tell("media-types", oneLine(types)) }
      }
      if entry.isEncrypted { tell("encrypted", "yes") }
    }
    for (name, ids) in track.references.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      tell("references-\(oneLine(name.description))", ids.map(String.init).joined(separator: " "))
    }
    tell("samples", told.samples.map(String.init))
    tell("duration", track.duration.map(clock))
    return lines
  }

  /// The document for programs.
  var json: [UInt8] {
    var json = JSONOutput()
    json.beginDeclaring(path, movie.isQuickTime ? "mov" : "mp4")
    json.key("brand")
    json.string(movie.majorBrand?.description)
    json.key("duration")
    json.milliseconds(movie.duration)
    json.key("fragments")
    json.number(movie.fragments.count)
    json.key("tracks")
    let details = told
    json.objects(movie.tracks) { json, track in
      json.key("track")
      json.number(track.number)
      json.key("id")
      json.number(Int(track.id))
      json.key("kind")
      json.string(track.kind.rawValue)
      json.key("codec")
      json.string(track.codec?.description)
      if let told = details.first(where: { $0.track.number == track.number }) {
        write(told, &json)
      }
    }
    json.key("diagnostics")
    json.objects(diagnostics) { json, diagnostic in
      json.key("code")
      json.string(diagnostic.code)
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      json.key("message")
      json.string(diagnostic.message)
      json.key("offset")
      if let offset = diagnostic.range?.lowerBound { json.number(offset) } else { json.null() }
    }
    json.endObject()
    json.endLine()
    return json.take()
  }

  private func write(_ told: Told, _ json: inout JSONOutput) {
    let track = told.track
    json.key("name")
    json.string(track.name?.text)
    json.key("language")
    json.string(track.language)
    json.key("mediaLanguage")
    json.string(track.mediaLanguage.description)
    json.key("extendedLanguage")
    json.string(track.extendedLanguage?.text)
    json.key("handler")
    json.string(track.handler?.description)
    json.key("enabled")
    json.bool(track.isEnabled)
    json.key("alternateGroup")
    json.number(track.alternateGroup)
    json.key("autoselectExcluded")
    json.bool(track.isExcludedFromSelection)
    json.key("chapters")
    json.bool(track.isChapters)
    json.key("tagc")
    json.strings(track.tags.map(\.text))
    json.key("kinds")
    json.objects(track.kinds) { json, kind in
      json.key("scheme")
      json.string(kind.scheme)
      json.key("value")
      json.string(kind.value)
    }
    json.key("characteristics")
    json.objects(told.claims.claims) { json, claim in
      json.key("characteristic")
      json.string(claim.characteristic.rawValue)
      json.key("from")
      json.string(claim.origin.rawValue)
    }
    json.key("meaning")
    json.strings(told.claims.meaning)
    json.key("entries")
    json.objects(track.entries) { json, entry in
      json.key("format")
      json.string(entry.format.description)
      json.key("encrypted")
      json.bool(entry.isEncrypted)
      if let flags = entry.displayFlags {
        json.key("displayFlags")
        json.number(Int(flags))
        json.key("forced")
        json.string(entry.forced.rawValue)
      }
    }
    json.key("samples")
    if let samples = told.samples { json.number(samples) } else { json.null() }
    json.key("duration")
    json.milliseconds(track.duration)
  }
}

private func hexadecimal(_ number: UInt32) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
