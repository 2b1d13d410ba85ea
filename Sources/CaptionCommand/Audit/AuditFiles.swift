import CaptionKit
import SystemIO

/// The files that paths lead to, folders with all that lies below them.
struct AuditFiles {
  /// Caption files, by their extension or since they were named.
  private(set) var captions: [String] = []
  /// Files that may be transcripts.
  private(set) var transcripts: [String] = []
  /// Folders that could not be read, each with the reason.
  private(set) var unreadable: [(path: String, reason: String)] = []

  /// Folders that lie deeper are passed over.
  private static let deepest = 32

  init(_ paths: [String], _ console: Console) {
    let known = Set(
      console.registry.formats.flatMap { format in
        format.extensions + format.flavours.flatMap(\.extensions)
      }
    )
    var stack: [(path: String, depth: Int)] = []
    var seen: Set<String> = []
    for path in paths.reversed() {
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      stack.append((trimmed, 0))
    }
    while let (path, depth) = stack.popLast() {
      guard seen.insert(path).inserted else { continue }
      if console.io.entry(path) == .directory {
        guard depth < Self.deepest else { continue }
        do throws(FileError) {
          let names = try console.io.folderNames(path).sorted(by: >)
          stack += names.map {
            ("\(path == "." ? "" : path == "/" ? "/" : path + "/")\($0)", depth + 1)
          }
        } catch {
          unreadable.append((path, "\(error)"))
        }
        continue
      }
      let kind = Self.extension(of: path)
      if depth == 0 ? !Self.transcripts.contains(kind) : known.contains(kind) {
        captions.append(path)
      } else if Self.transcripts.contains(kind) {
        transcripts.append(path)
      }
    }
  }

  private static let transcripts: Set<String> = ["txt", "md", "markdown", "html", "htm"]

  private static func `extension`(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The transcript that bears a title's name, with or without a language or the word itself.
  func transcript(of title: String) -> String? {
    transcripts.sorted().first { path in
      var name = SidecarName(path).title
      if name.lowercased().hasSuffix(".transcript") { name = String(name.dropLast(11)) }
      return name == title || SidecarName(name + ".txt").title == title
    }
  }
}
