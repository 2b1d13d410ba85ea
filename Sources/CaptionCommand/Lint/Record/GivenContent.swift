import CaptionKit
import Synchronization
import SystemIO

/// The content of a file that is there already, so that nobody has to read it.
final class GivenContent: Sendable {
  private let content = Mutex<(path: String, bytes: [UInt8])?>(nil)

  func put(_ path: String, _ bytes: [UInt8]) { content.withLock { $0 = (path, bytes) } }

  func clear() { content.withLock { $0 = nil } }

  private func bytes(of path: String) -> [UInt8]? {
    content.withLock { $0?.path == path ? $0?.bytes : nil }
  }

  /// The world in which the content lies where its path says.
  func world(_ io: ConsoleIO) -> ConsoleIO {
    var world = io
    world.readFile = { (path) throws(FileError) in
      if let bytes = self.bytes(of: path) { return bytes }
      return try io.readFile(path)
    }
    world.entry = { self.bytes(of: $0) != nil ? .file : io.entry($0) }
    world.openFile = { (path) throws(FileError) in
      if let bytes = self.bytes(of: path) { return MemoryByteSource(bytes) }
      return try io.openSource(path)
    }
    return world
  }
}
