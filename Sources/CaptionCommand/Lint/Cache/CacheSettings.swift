import CaptionKit

/// Where what was found is kept for the next run, as typed.
struct CacheSettings: Sendable {
  private var path: String?
  private var isOff = false
  /// Whether the content of every file is compared, and not its size and time alone.
  private(set) var verifies = false

  static var options: [OptionSpec<CacheSettings>] {
    [
      .value(
        "cache",
        "FILE",
        kind: .file,
        "Keep what is found in this SQLite database and answer from it what has not changed; where "
          + "folders or lists are checked this is on, in captionkit/library.sqlite of the user's folder for "
          + "caches."
      ) { (settings, text) throws(UsageError) in settings.path = text },
      .flag("no-cache", "Check everything anew, and keep nothing.") { $0.isOff = true },
      .flag(
        "verify-cache",
        "Compare the content of every file with what the cache was made of, not only size, time and inode."
      ) { $0.verifies = true },
    ]
  }

  func validate() throws(UsageError) {
    if isOff, path != nil { throw UsageError("--cache and --no-cache exclude each other") }
    if isOff, verifies { throw UsageError("--verify-cache and --no-cache exclude each other") }
    if path == "-" || path == "" { throw UsageError("--cache takes a file") }
  }

  /// The database of this run; nil where there is to be none.
  ///
  /// - Parameter isLibrary: Whether folders or lists are checked, and not files that were named one by one.
  func file(isLibrary: Bool, _ io: ConsoleIO) -> String? {
    if isOff { return nil }
    if let path { return path }
    return isLibrary ? Self.usual(io) : nil
  }

  /// The database that is used where none is named; nil where the user has no folder for it.
  static func usual(_ io: ConsoleIO) -> String? {
    if let folder = io.environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/captionkit/library.sqlite"
    }
    guard let home = io.environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/captionkit/library.sqlite"
  }
}
