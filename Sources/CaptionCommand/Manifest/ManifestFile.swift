import CaptionKit
import SystemIO

/// A DASH manifest that has been read from a file.
struct ManifestFile {
  let path: String
  /// The bytes as they stand in the file.
  let bytes: [UInt8]
  let manifest: DASHManifest

  /// The folder of the manifest, as a prefix of paths: empty, or with a slash at its end.
  var folder: String { PlaylistFile.folder(of: path) }

  /// Whether a path has a manifest's extension.
  static func isNamed(_ path: String) -> Bool { path.pathExtension == "mpd" }

  /// Reads a manifest.
  init(_ path: String, _ io: ConsoleIO) throws(PlaylistProblem) {
    try self.init(path, try io.readNamed(path))
  }

  /// Takes a manifest's bytes.
  init(_ path: String, _ bytes: [UInt8]) throws(PlaylistProblem) {
    manifest = try ManifestReader.manifest(bytes, name: path)
    self.path = path
    self.bytes = bytes
  }

  /// The number of the line in which a byte stands.
  func line(of offset: Int) -> Int {
    LineTable(manifest.source, upTo: offset).position(of: offset).line
  }

  /// Reads the files that the manifest names.
  func reader(_ io: ConsoleIO) -> ManifestReader {
    let folder = folder
    return ManifestReader(manifest) { (path) throws(PlaylistProblem) in
      try io.readNamed(folder + path)
    }
  }

  /// The bytes before the text, where the text can be changed without changing anything else.
  func mark() throws(PlaylistProblem) -> [UInt8] {
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    guard bytes.dropFirst(mark.count).elementsEqual(manifest.source.bytes) else {
      throw PlaylistProblem("is not valid UTF-8, so it is not changed")
    }
    return mark
  }

  /// Why the manifest was not changed, for the user.
  func words(_ refusal: DASHManifestEditor.Refusal) -> String {
    func set(_ index: Int) -> String {
      "set \(index + 1), line \(line(of: manifest.sets[index].range.lowerBound)),"
    }
    switch refusal {
    case .broken: return "is not well-formed, so it is not changed"
    case .periods(0): return "has no Period, to which a set could belong"
    case .periods(let count):
      return "has \(count) periods, and a file of text for the whole programme belongs to one"
    case .exists(let index):
      return "\(set(index)) describes such a text already; --overwrite replaces it"
    case .otherMain(let index): return "\(set(index)) is the main text of the language already"
    case .notAudio(let index):
      return "\(set(index)) is \(manifest.sets[index].kind.rawValue), and only audio can describe "
        + "the picture"
    }
  }
}
