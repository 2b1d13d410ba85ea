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

  init(_ paths: [String], _ console: Console) {
    let known = console.registry.captionExtensions
    var walk = FolderWalk()
    var seen: Set<String> = []
    for path in paths {
      let isNamed = console.io.entry(path) != .directory
      walk.files(below: path, console) { path in
        guard seen.insert(path).inserted else { return }
        let kind = path.pathExtension
        if isNamed ? !Self.transcripts.contains(kind) : known.contains(kind) {
          captions.append(path)
        } else if Self.transcripts.contains(kind) {
          transcripts.append(path)
        }
      }
    }
    unreadable = walk.unreadable
  }

  private static let transcripts: Set<String> = ["txt", "md", "markdown", "html", "htm"]

  /// The transcript that bears a title's name, with or without a language or the word itself.
  func transcript(of title: String) -> String? {
    transcripts.sorted().first { path in
      var name = SidecarName(path).title
      if name.lowercased().hasSuffix(".transcript") { name = String(name.dropLast(11)) }
      return name == title || SidecarName(name + ".txt").title == title
    }
  }
}
