import CaptionKit
import SystemIO

/// A movie among the inputs of a command.
enum MovieInput {
  /// The extensions of MP4 and QuickTime files and of their fragments.
  private static let extensions: Set<String> = [
    "mp4", "m4v", "m4a", "mov", "qt", "m4s", "cmft", "cmfv", "cmfa", "ismt", "ismv", "3gp", "3g2",
    "mp4a", "mp4v",
  ]

  /// Whether a path has a movie's extension.
  static func isNamed(_ path: String) -> Bool { extensions.contains(path.pathExtension) }

  /// Reads what a movie says of itself.
  ///
  /// - Throws: Why it could not be read.
  static func open(_ path: String, _ io: ConsoleIO) throws(MP4Problem) -> MovieFile {
    let source: any ByteSource
    do throws(FileError) {
      source = try io.openSource(path)
    } catch {
      throw MP4Problem(unreadable: "\(error)")
    }
    return try MovieFile(source)
  }
}

extension ConsoleIO {
  /// Opens a file of which parts are to be read.
  func openSource(_ path: String) throws(FileError) -> any ByteSource {
    if let openFile { return try openFile(path) }
    return MemoryByteSource(try readFile(path))
  }
}
