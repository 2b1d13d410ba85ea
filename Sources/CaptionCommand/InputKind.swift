import CaptionKit
import SystemIO

/// Commands that read movies take them by their bytes, since names are often wrong.
extension ConsoleIO {
  /// What a file that is read as a movie is, ``FileKind/Use/movie`` or ``FileKind/Use/matroska``: by its
  /// bytes, and where they are no text and tell nothing, by its name; nil for every other file.
  func container(of path: String) -> FileKind.Use? {
    let start = self.start(of: path)
    if let kind = start.flatMap({ FileKind(of: $0) }), kind.use == .movie || kind.use == .matroska {
      return kind.use
    }
    if let start, beginsAsText(start) { return nil }
    return MovieInput.isNamed(path) ? .movie : MatroskaFile.isNamed(path) ? .matroska : nil
  }

  /// The kind that a file's first bytes show; nil where it may hold captions, and for what can be read
  /// only once.
  func fileKind(_ path: String) -> FileKind? { start(of: path).flatMap { FileKind(of: $0) } }

  /// The first bytes of an ordinary file; nil where they can't be had, which is told when it is read.
  private func start(of path: String) -> [UInt8]? {
    guard path != "-", entry(path) == .file, let source = try? openSource(path) else { return nil }
    return try? source.bytes(0..<min(source.count, Int64(FileKind.bytesNeeded)))
  }

  /// Whether there are no control characters where every movie has some.
  private func beginsAsText(_ start: [UInt8]) -> Bool {
    guard !start.isEmpty else { return false }
    return start.prefix(64).allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}

extension FileKind {
  /// Why a file of this kind is not read as captions, and what can be done with it.
  func refusal(of path: String) -> String {
    let reason = "no caption file: looks like \(name)"
    let name = oneLine(path)
    switch use {
    case .movie, .matroska:
      return path == "-"
        ? "\(reason); 'captionkit convert' takes captions out of a movie that it is given by name"
        : "\(reason); 'captionkit info \(name)' lists its tracks, 'captionkit convert \(name) OUT "
          + "--track NUMBER' takes captions out"
    case .playlist where PlaylistFile.isNamed(path), .manifest where ManifestFile.isNamed(path):
      return
        "\(reason); 'captionkit info \(name)' lists what it names, 'captionkit convert \(name) "
        + "OUT' takes the captions"
    case .playlist: return "\(reason), whose name has to end in .m3u8"
    case .manifest: return "\(reason), whose name has to end in .mpd"
    case .none: return reason
    }
  }
}
