import CaptionKit
import SystemIO

/// Which configuration files count, as typed.
struct ConfigurationSettings: Sendable {
  /// The file to use for everything, or nil to look for one from each file upward.
  private(set) var path: String?
  /// Whether no configuration counts.
  private(set) var isIsolated = false

  static var options: [OptionSpec<ConfigurationSettings>] {
    [
      .value(
        "config",
        "FILE",
        kind: .file,
        "Use this configuration for all files, instead of the .captionkit.json in a file's folder "
          + "or the nearest one above it."
      ) { (settings, text) throws(UsageError) in settings.path = text },
      .flag("isolated", "Use no configuration.") { $0.isIsolated = true },
    ]
  }

  func validate() throws(UsageError) {
    if isIsolated, path != nil { throw UsageError("--config and --isolated exclude each other") }
  }
}

/// Finds and reads the configuration of each file, once for each folder.
struct ConfigurationFinder {
  /// What a configuration is called.
  static let fileName = ".captionkit.json"

  /// Of so many folders is remembered what counts in them.
  private static let mostFolders = 10_000

  private let io: ConsoleIO
  private let settings: ConfigurationSettings
  private var byFolder: [String: SettingsLayer?] = [:]
  /// The folder of the last file as it was named, since files mostly come folder by folder.
  private var last: (folder: Substring, layer: SettingsLayer?)?
  /// Hashes of the configurations that were read, by their paths.
  private(set) var hashes: [String: String] = [:]

  init(_ settings: ConfigurationSettings, _ io: ConsoleIO) {
    self.settings = settings
    self.io = io
  }

  /// The configuration that counts for a file, or nil where there is none.
  ///
  /// - Throws: Where a configuration is wrong or cannot be read.
  mutating func layer(for path: String) throws(Failure) -> SettingsLayer? {
    if settings.isIsolated { return nil }
    if let path = settings.path {
      if let known = byFolder[""] { return known }
      let layer = try read(path)
      byFolder[""] = layer
      return layer
    }
    let named = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    if let last, last.folder == named, path.hasPrefix("/") == named.hasPrefix("/") {
      return last.layer
    }
    // A worker may be asked about files in any number of folders.
    if byFolder.count > Self.mostFolders { byFolder.removeAll() }
    let start = CaptionCommand.folder(of: io.absolute(path == "-" ? "x" : path))
    var folders: [String] = []
    var folder = start
    var found: SettingsLayer?
    while true {
      if let known = byFolder[folder] {
        found = known
        break
      }
      folders.append(folder)
      let base = folder == "/" ? "" : folder
      if io.entry("\(base)/\(Self.fileName)") == .file {
        found = try read("\(base)/\(Self.fileName)")
        break
      }
      // A working copy is a world of its own.
      if folder == "/" || io.entry("\(base)/.git") != nil { break }
      folder = CaptionCommand.folder(of: folder)
    }
    for folder in folders { byFolder[folder] = .some(found) }
    last = (named, found)
    return found
  }

  /// Finds what the `extends` of a layer names: a file relative to it, with the hash of its content, or
  /// a profile.
  func find(
    _ name: String,
    _ layer: SettingsLayer
  ) throws(SettingsError) -> (layer: SettingsLayer, hash: String?) {
    guard name.contains("/") || name.hasSuffix(".json") else {
      return (try ProfileCatalog.profile(named: name), nil)
    }
    let path =
      name.hasPrefix("/") ? name : folder(of: io.absolute(layer.path ?? "x")) + "/" + name
    let full = normalized(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try io.readFile(full)
    } catch {
      throw SettingsError(path: [], "'\(name)' cannot be read: \(error)")
    }
    let found = try SettingsLayer(json: bytes, label: io.typed(full), path: full)
    return (found, ContentHash(bytes).digits)
  }

  /// Whether one of the patterns in a layer fits a file.
  func matches(_ patterns: [String], _ layer: SettingsLayer, _ path: String) -> Bool {
    let full = io.absolute(path)
    let base = folder(of: io.absolute(layer.path ?? "x"))
    let prefix = base == "/" ? "/" : base + "/"
    // A file elsewhere is named by its whole path.
    let relative = full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full
    return patterns.contains { PathPattern($0).matches(relative) }
  }

  private mutating func read(_ path: String) throws(Failure) -> SettingsLayer {
    let full = io.absolute(path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try io.readFile(full)
    } catch {
      throw Failure(.usage, "the configuration '\(path)' cannot be read: \(error)")
    }
    hashes[full] = ContentHash(bytes).digits
    do throws(SettingsError) {
      return try SettingsLayer(json: bytes, label: io.typed(full), path: full)
    } catch {
      throw Failure(UsageError(error))
    }
  }
}
