import CaptionKit
import SystemIO

/// The files that lie in folders and below them, in a stable order.
///
/// Hidden names are left out, and so are links to folders, which could lead back to where they are.
struct FolderWalk {
  /// Folders that lie deeper are told as unreadable.
  private static let deepest = 128

  /// Patterns of names and paths that are left out, folders with all that is in them.
  var excluded: [PathPattern] = []
  /// Folders that could not be read, each with the reason.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// Gives each file in a folder and below it, by the order of the names.
  mutating func files(
    below folder: String,
    _ console: Console,
    _ take: (_ path: String) -> Void
  ) {
    var stack = [(path: Self.trimmed(folder), depth: 0)]
    while let (path, depth) = stack.popLast() {
      guard console.io.entry(path) == .directory else {
        take(path)
        continue
      }
      guard depth < Self.deepest else {
        unreadable.append((path, "is more than \(Self.deepest) folders deep"))
        continue
      }
      do throws(FileError) {
        let names = try console.io.folderNames(path).sorted(by: >)
        for name in names {
          let inner = Self.path(of: name, in: path)
          if !isExcluded(inner) { stack.append((inner, depth + 1)) }
        }
      } catch {
        unreadable.append((path, "\(error)"))
      }
    }
  }

  /// Whether a pattern fits a path, which is told as it is shown.
  func isExcluded(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return excluded.contains { $0.matches(relative) }
  }

  /// A name in a folder; in the current one it needs no path.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path without slashes at its end.
  static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
