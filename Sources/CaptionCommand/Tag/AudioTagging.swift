import CaptionKit
import SystemIO

/// Says of an audio track in a playlist, manifest or media file that it describes the picture.
struct AudioTagging {
  /// The track, by its number as info lists it or by its name.
  let track: String
  let profile: DASHTextSet.Profile
  let io: ConsoleIO

  /// What was done.
  enum Outcome: Equatable {
    /// The file was changed at a place, in words.
    case changed(String)
    /// It says so already.
    case unchanged
  }

  /// Changes a file.
  func run(_ path: String) throws(PlaylistProblem) -> Outcome {
    if PlaylistFile.isNamed(path) { return try tagPlaylist(path) }
    if ManifestFile.isNamed(path) { return try tagManifest(path) }
    if MatroskaFile.isNamed(path) { return try tagMatroska(path) }
    throw PlaylistProblem(
      "is no playlist (.m3u8), manifest (.mpd) or Matroska file (.mkv) with a track of audio"
    )
  }

  /// The index of the track among those that a file has, each with its name.
  private func index(among names: [String?], _ what: String) throws(PlaylistProblem) -> Int {
    if let number = Int(track) {
      guard (1...max(names.count, 1)).contains(number), !names.isEmpty else {
        throw PlaylistProblem("has no \(what) \(number), but \(names.count) of them")
      }
      return number - 1
    }
    let found = names.indices.filter { names[$0] == track }
    guard let first = found.first else {
      let known = names.compactMap { $0 }.map { "'\($0)'" }
      throw PlaylistProblem(
        "has no \(what) named '\(track)'"
          + (known.isEmpty ? "" : ", but \(listed(known, "and"))")
      )
    }
    return first
  }

  private func tagPlaylist(_ path: String) throws(PlaylistProblem) -> Outcome {
    let file = try PlaylistFile(path, io)
    guard file.playlist.kind != .media else {
      throw PlaylistProblem("is a media playlist; the multivariant one describes renditions")
    }
    let renditions = file.playlist.renditions
    // A name may stand for text and for audio.
    let audio = renditions.firstIndex { $0.type == "AUDIO" && $0.name == track }
    let index =
      if let audio { audio } else { try index(among: renditions.map(\.name), "rendition") }
    let mark: [UInt8] = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    guard file.bytes.dropFirst(mark.count).elementsEqual(file.source.bytes) else {
      throw PlaylistProblem("is not valid UTF-8, so it is not changed")
    }
    guard let result = HLSAudioEditor.describeVideo(index, in: file.playlist) else {
      let tag = renditions[index]
      throw PlaylistProblem(
        "line \(file.line(of: tag.range.lowerBound)) is \(tag.type), and only audio can describe the "
          + "picture"
      )
    }
    guard !result.changed.isEmpty else { return .unchanged }
    try write(mark + result.bytes, to: path)
    let lines = result.changed.map { "\(file.line(of: renditions[$0].range.lowerBound))" }
    return .changed("\(lines.count == 1 ? "line" : "lines") \(listed(lines, "and"))")
  }

  private func tagManifest(_ path: String) throws(PlaylistProblem) -> Outcome {
    let file = try ManifestFile(path, io)
    let sets = file.manifest.sets
    let audio = sets.firstIndex { $0.kind == .audio && $0.labels.contains { $0.text == track } }
    let index =
      if let audio { audio } else { try index(among: sets.map { $0.labels.first?.text }, "set") }
    let mark = try file.mark()
    let bytes: [UInt8]?
    do throws(DASHManifestEditor.Refusal) {
      bytes = try DASHManifestEditor.describeVideo(index, in: file.manifest, profile)
    } catch {
      throw PlaylistProblem(file.words(error))
    }
    guard let bytes else { return .unchanged }
    try write(mark + bytes, to: path)
    return .changed("set \(index + 1)")
  }

  private func tagMatroska(_ path: String) throws(PlaylistProblem) -> Outcome {
    let file = try MatroskaFile(path, io)
    let tracks = file.tracks
    let audio = tracks.firstIndex { $0.type == "audio" && $0.name == track }
    let index = if let audio { audio } else { try index(among: tracks.map(\.name), "track") }
    guard tracks[index].type == "audio" else {
      throw PlaylistProblem(
        "track \(index + 1) is \(tracks[index].type), and only audio can describe the picture"
      )
    }
    guard file.container != "WebM" else {
      throw PlaylistProblem("is WebM, whose tracks have none of the flags")
    }
    guard !tracks[index].flags.contains(.visualImpaired) else { return .unchanged }
    let flag = MatroskaFile.Flag.visualImpaired
    var expected = tracks
    expected[index].flags.insert(flag)
    let order = tracks.map { "0:\($0.id)" }.joined(separator: ",")
    try MatroskaWriting.write(
      path,
      overwrites: true,
      ["--track-order", order, flag.option, "\(tracks[index].id):1", MediaTool.safe(path)],
      io
    ) { (written) throws(PlaylistProblem) in
      try MatroskaWriting.compare(written.tracks, with: expected, written, file)
    }
    return .changed("track \(index + 1)")
  }

  private func write(_ bytes: [UInt8], to path: String) throws(PlaylistProblem) {
    do throws(FileError) {
      try io.writeFile(path, bytes, true)
    } catch {
      throw PlaylistProblem("\(error)")
    }
  }
}
