import CaptionKit
import SystemIO

/// A playlist that has been read from a file.
struct PlaylistFile {
  let path: String
  /// The bytes as they stand in the file.
  let bytes: [UInt8]
  let playlist: HLSPlaylist

  var source: SourceText { playlist.source }

  /// The folder of the playlist, as a prefix of paths: empty, or with a slash at its end.
  var folder: String { Self.folder(of: path) }

  /// Whether a path has a playlist's extension.
  static func isNamed(_ path: String) -> Bool { ["m3u8", "m3u"].contains(path.pathExtension) }

  /// The part of a path up to its last slash, which is included.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Reads a playlist.
  init(_ path: String, _ io: ConsoleIO) throws(PlaylistProblem) {
    try self.init(path, try io.readNamed(path))
  }

  /// Takes a playlist's bytes.
  init(_ path: String, _ bytes: [UInt8]) throws(PlaylistProblem) {
    playlist = try PlaylistReader.playlist(bytes, name: path)
    self.path = path
    self.bytes = bytes
  }

  /// The number of the line in which a byte stands.
  func line(of offset: Int) -> Int { LineTable(source, upTo: offset).position(of: offset).line }

  /// The media playlist of a rendition of subtitles.
  ///
  /// - Parameter number: The rendition's number, from 1, among all of the playlist.
  func rendition(_ number: Int, _ io: ConsoleIO) throws(PlaylistProblem) -> PlaylistFile {
    let renditions = playlist.renditions
    guard renditions.indices.contains(number - 1) else {
      throw PlaylistProblem("has no rendition \(number), but \(renditions.count) of them")
    }
    let tag = renditions[number - 1]
    guard tag.isSubtitles, let uri = tag.uri else {
      throw PlaylistProblem("rendition \(number) is \(tag.type), not text with a playlist")
    }
    guard case .file(let place) = HLSAddress.place(of: uri) else {
      throw PlaylistProblem("'\(uri)' is no file in the playlist's folder or below")
    }
    do throws(PlaylistProblem) {
      return try PlaylistFile(folder + place, io)
    } catch {
      throw PlaylistProblem("'\(uri)': \(error.message)")
    }
  }

  /// Reads the files that the playlist names.
  func reader(_ io: ConsoleIO) -> PlaylistReader {
    let folder = folder
    return PlaylistReader(playlist) { (path) throws(PlaylistProblem) in
      try io.readNamed(folder + path)
    }
  }
}
