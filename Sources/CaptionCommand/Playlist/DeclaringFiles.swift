import CaptionKit
import SystemIO

// What commands share about files that declare tracks: playlists, manifests, movies, Matroska.

extension String {
  /// What stands behind the last dot of a path's last part, in lower case; empty where there is no dot.
  var pathExtension: String {
    let name = split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension ConsoleIO {
  /// Reads a playlist, a manifest or a file that one names.
  func readNamed(_ path: String) throws(PlaylistProblem) -> [UInt8] {
    do throws(FileError) {
      return try readFile(path)
    } catch {
      throw PlaylistProblem("\(error)")
    }
  }
}

extension JSONOutput {
  /// Begins the document of a file that declares tracks, which the caller goes on with and ends.
  mutating func beginDeclaring(_ path: String, _ format: String) {
    beginObject()
    key("schema")
    number(1)
    key("file")
    string(path)
    key("format")
    string(format)
    key("accepted")
    bool(true)
  }
}
