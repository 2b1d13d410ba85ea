import CaptionKit
import SystemIO

/// Which files a command works on, besides those named on its command line: of folders and of lists.
struct FileListSettings: Sendable {
  private var lists: [String] = []
  private var excluded: [String] = []
  private var asksGit = false
  /// Whether of folders only what has changed is taken.
  private(set) var isChanged = false
  /// The revision from which changes count; nil for the last commit.
  private var base: String?

  static var options: [OptionSpec<FileListSettings>] {
    [
      .value(
        "files-from",
        "FILE",
        kind: .file,
        isRepeatable: true,
        "Also take the files and folders that this file names, one a line or each with a NUL behind "
          + "it; - is standard input; may be given again."
      ) { (settings, text) throws(UsageError) in settings.lists.append(text) },
      .value(
        "exclude",
        "PATTERN",
        isRepeatable: true,
        "Leave out what has this name or path, folders with all that is in them: * and ? stay within "
          + "a name, ** goes through folders; may be given again."
      ) { (settings, text) throws(UsageError) in settings.excluded.append(text) },
      .flag(
        "gitignore",
        "Leave out of folders what Git ignores there, as git ls-files tells."
      ) { $0.asksGit = true },
      .flag(
        "changed",
        "Take of folders, or of the current one where none is named, only what differs from the last "
          + "commit or is new, as git tells."
      ) { $0.isChanged = true },
      .value(
        "base",
        "REV",
        "With --changed: what differs from where the branch left this revision, such as origin/main."
      ) { (settings, text) throws(UsageError) in
        guard !text.isEmpty, !text.hasPrefix("-") else {
          throw UsageError("--base takes a revision, not '\(text)'")
        }
        settings.base = text
      },
    ]
  }

  /// Whether nothing but operands says which files are meant.
  var isEmpty: Bool { lists.isEmpty && !isChanged }

  /// Checks the options together with the operands.
  func validate(_ operands: [String]) throws(UsageError) {
    if base != nil, !isChanged { throw UsageError("--base needs --changed") }
    guard (lists + operands).filter({ $0 == "-" }).count <= 1 else {
      throw UsageError("standard input ('-') can be read only once")
    }
  }

  /// Whether folders or lists are worked on, and not files alone that were named one by one.
  func isLibrary(_ operands: [String], _ io: ConsoleIO) -> Bool {
    !isEmpty || operands.contains { io.entry(FolderWalk.trimmed($0)) == .directory }
  }

  /// The files that operands and lists name, each once, in their order; folders give the caption files
  /// below them, in the order of their names.
  ///
  /// What can't be read is reported, and the rest goes on.
  func files(_ operands: [String], _ console: inout Console) throws(Failure) -> [String] {
    let operands = isChanged && operands.isEmpty && lists.isEmpty ? ["."] : operands
    // Most commands name a file or two.
    let isPlain = lists.isEmpty && excluded.isEmpty
    var paths = operands.map(FolderWalk.trimmed)
    if isPlain, !paths.contains(where: { console.io.entry($0) == .directory }) { return operands }
    for list in lists { paths += names(in: list, &console).map(FolderWalk.trimmed) }
    var found = FoundFiles(console.registry)
    var walk = FolderWalk()
    walk.excluded = excluded.map { PathPattern($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
    for path in paths.map(FolderWalk.trimmed) {
      if path == "-" || console.io.entry(path) != .directory {
        // A list may hold more than is wanted.
        if path == "-" || !walk.isExcluded(path) { found.add(path) }
        continue
      }
      let known = found.paths.count
      if asksGit || isChanged {
        for path in try gitFiles(in: path, console) where !walk.isExcludedAnywhere(path) {
          found.addCaptions(path, console)
        }
      } else {
        walk.files(below: path, console) { found.addCaptions($0, console) }
      }
      if found.paths.count == known, walk.unreadable.isEmpty {
        console.remark(
          isChanged
            ? "\(shown(path)): no caption files in this folder have changed"
            : "\(shown(path)): no caption files in this folder that are not known already"
        )
      }
    }
    for (path, reason) in walk.unreadable { console.report(path, reason) }
    return found.paths
  }

  /// The paths that a list names.
  private func names(in list: String, _ console: inout Console) -> [String] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try console.io.readFile(list)
    } catch {
      console.report(list, "\(error)")
      return []
    }
    // A name may have a line break in it, which is what NUL is for.
    let isSeparatedByNUL = bytes.contains(0)
    return bytes.split { $0 == (isSeparatedByNUL ? 0 : 0x0A) }.compactMap { name in
      let name = !isSeparatedByNUL && name.last == 0x0D ? name.dropLast() : name
      return name.isEmpty ? nil : String(fileName: Array(name))
    }
  }

  /// The files of a folder that Git does not ignore, or that have changed, in the order of their paths.
  private func gitFiles(in folder: String, _ console: Console) throws(Failure) -> [String] {
    let new = ["ls-files", "-z", "--others", "--exclude-standard"]
    var names: [UInt8]
    if isChanged {
      var start = "HEAD"
      if let base {
        let commit = try git(["merge-base", base, "HEAD"], in: folder, console)
        start = String(decoding: commit.prefix { $0 != 0x0A }, as: UTF8.self)
      }
      names = try git(
        ["diff", "--name-only", "-z", "--relative", "--diff-filter=d", start, "--"],
        in: folder,
        console
      )
      names += try git(new, in: folder, console)
    } else {
      names = try git(new + ["--cached"], in: folder, console)
    }
    return names.split(separator: 0)
      .filter { !$0.split(separator: 0x2F).contains { $0.first == 0x2E } }
      .map { String(fileName: Array($0)) }.sorted()
      .map { FolderWalk.path(of: $0, in: folder) }
      // What was deleted is still in Git's index.
      .filter { console.io.entry($0) == .file }
  }

  /// What git prints about a folder.
  private func git(
    _ arguments: [String],
    in folder: String,
    _ console: Console
  ) throws(Failure) -> [UInt8] {
    let run: ProgramRun.Result
    do throws(FileError) {
      run = try console.io.runProgram("git", ["-C", folder] + arguments)
    } catch {
      let option = isChanged ? "--changed" : "--gitignore"
      throw Failure(.inputOutput, "\(option) needs git, which cannot be run: \(error)")
    }
    guard run.status == 0 else {
      let words = String(decoding: run.errors.split(separator: 0x0A).first ?? [], as: UTF8.self)
      throw Failure(.inputOutput, "\(shown(folder)): git can't list the folder: \(oneLine(words))")
    }
    return run.output
  }
}

extension FolderWalk {
  /// Whether a pattern fits a path or a folder on the way to it.
  fileprivate func isExcludedAnywhere(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    return path.indices.contains { path[$0] == "/" && isExcluded(String(path[..<$0])) }
      || isExcluded(path)
  }
}

/// Files in the order in which they are named or found, each once.
private struct FoundFiles {
  private(set) var paths: [String] = []
  private var seen: Set<String> = []
  private let extensions: Set<String>

  init(_ registry: FormatRegistry) {
    extensions = registry.captionExtensions
  }

  mutating func add(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  /// Adds what lies in a folder, where its name and, of `.xml`, its beginning are those of captions.
  mutating func addCaptions(_ path: String, _ console: Console) {
    let kind = path.pathExtension
    guard extensions.contains(kind), kind != "xml" || console.io.beginsAsTimedText(path) else {
      return
    }
    add(path)
  }
}

extension FormatRegistry {
  /// The extensions of all formats and their flavours, without the dot and in lower case.
  var captionExtensions: Set<String> {
    Set(formats.flatMap { $0.extensions + $0.flavours.flatMap(\.extensions) })
  }
}

extension ConsoleIO {
  /// Whether a file names a namespace of TTML near its beginning, in whatever encoding.
  ///
  /// Many other files are XML as well. What can't be read is told later, so that it counts as if it did.
  fileprivate func beginsAsTimedText(_ path: String) -> Bool {
    guard let source = try? openSource(path),
      let start = try? source.bytes(0..<min(source.count, 1 << 16))
    else { return true }
    let letters = start.filter { $0 != 0 }
    return ["/ns/ttml", "/ttaf1"].contains { name in
      letters.holds(Array(name.utf8))
    }
  }
}

extension [UInt8] {
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, count >= wanted.count else { return false }
    return indices.dropLast(wanted.count - 1).contains {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
