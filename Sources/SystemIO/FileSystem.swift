#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions to the file system, and new folders.
public enum FileSystem {
  /// What stands at a path, links followed.
  public enum Entry: Sendable, Hashable {
    /// An ordinary file.
    case file
    /// A folder.
    case directory
    /// A device, a pipe or a socket, which is written to without being replaced.
    case special
  }

  /// What stands at a path, or nil where nothing does.
  public static func entry(at path: String) -> Entry? {
    var status = stat()
    guard unsafe stat(path.forSystem, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// The names of the files and folders in a folder, in no order.
  ///
  /// Hidden ones are left out, and so are links to folders, which could lead back to where they are.
  public static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path.forSystem) else { throw FileError.last }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let size = MemoryLayout.size(ofValue: unsafe pointer.pointee)
        return unsafe pointer.withMemoryRebound(to: CChar.self, capacity: size) {
          unsafe String(fromSystem: $0)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      let isLink =
        unsafe lstat("\(path)/\(name)".forSystem, &status) == 0
        && status.st_mode & S_IFMT == S_IFLNK
      if isLink, self.entry(at: "\(path)/\(name)") == .directory { continue }
      names.append(name)
    }
    return names
  }

  /// Whether two paths lead to the same ordinary file.
  public static func isSameFile(_ first: String, _ second: String) -> Bool {
    var one = stat()
    var other = stat()
    guard unsafe stat(first.forSystem, &one) == 0, unsafe stat(second.forSystem, &other) == 0 else {
      return false
    }
    return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  /// How many names an ordinary file has in its file system; 1 where there is none.
  public static func nameCount(of path: String) -> Int {
    var status = stat()
    guard unsafe stat(path.forSystem, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 1
    }
    return Int(status.st_nlink)
  }

  /// The process's current folder as an absolute path; `/` where it has been removed.
  public static var currentDirectory: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(fromSystem: path)
  }

  /// Makes a folder and those above it; does nothing where it is there.
  public static func makeDirectory(_ path: String) throws(FileError) {
    guard entry(at: path) != .directory else { return }
    var ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    ends.append(path.endIndex)
    for end in ends {
      let parent = String(path[..<end])
      guard !parent.isEmpty, unsafe mkdir(parent.forSystem, 0o777) != 0, errno != EEXIST else {
        continue
      }
      // A folder above that is there but not writable is no obstacle by itself.
      let error = FileError.last
      guard entry(at: parent) == .directory else { throw error }
    }
    guard entry(at: path) == .directory else { throw FileError(.notDirectory) }
  }
}
