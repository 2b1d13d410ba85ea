import CaptionKit
import CaptionStore
import SystemIO

/// How a run uses the cache.
struct CachePlan: Sendable {
  let path: String
  /// The numbers of settings, by the keys that ``FileSettings/digests(for:)`` gives.
  var settings: [String: Int64] = [:]
  /// What the reports are called among the writings; nil for one that needs all files in turn.
  var reports: [String?]
  /// Whether what reports wrote is all that is wanted of a file.
  var needsWritingsOnly: Bool
  let verifies: Bool
  /// What makes the reports that hang on one file at a time; nil where something is taken out later.
  let byFile: FileReports?
  /// The extensions of files that are kept; others hang on further files, or are long.
  let extensions: Set<String>

  /// Longer files are checked anew each time.
  static let longest: Int64 = 64 << 20
  /// The clock of a file system stands still for so long, in nanoseconds; who changes a file twice
  /// meanwhile leaves no trace in its time.
  static let tick: Int64 = 20_000_000

  /// Whether a file's findings hang on nothing but its own bytes and name.
  func holds(_ path: String) -> Bool { path != "-" && extensions.contains(path.pathExtension) }
}

/// The cache as the run itself sees it, which keeps what its threads have learned.
struct CacheWriter {
  private let path: String
  private var cache: LibraryCache?
  private var pending: [CacheNews] = []
  private var isDamaged = false

  /// What was learned of so many files is kept at once.
  private static let portion = 256

  private init(_ path: String, _ cache: LibraryCache) {
    self.path = path
    self.cache = cache
  }

  /// Opens a cache; one that is damaged is made anew.
  ///
  /// Where it cannot be used, that is said, and nil is given.
  static func open(_ path: String, _ console: Console) -> CacheWriter? {
    do throws(FileError) {
      try console.io.makeDirectory(folder(of: console.io.absolute(path)))
    } catch {
      console.remark("the cache \(path) can't be used, so all is checked anew: \(error)")
      return nil
    }
    do throws(StoreError) {
      return CacheWriter(path, try LibraryCache(path))
    } catch {
      if error.kind == .damaged, remove(path) {
        console.remark("the cache \(path) \(words(error)) and is made anew")
        if let cache = try? LibraryCache(path) { return CacheWriter(path, cache) }
      }
      console.remark("the cache \(path) can't be used, so all is checked anew: \(error.message)")
      return nil
    }
  }

  private static func words(_ error: StoreError) -> String {
    error.message.hasPrefix("is ") ? error.message : "is damaged (\(error.message))"
  }

  /// Removes a database with the files beside it; tells whether it is gone.
  static func remove(_ path: String) -> Bool {
    for suffix in ["-wal", "-shm", "-journal", ""]
    where (try? FileSystem.remove(path + suffix)) == nil {
      return false
    }
    return true
  }

  /// The numbers of settings, by their keys.
  func settings(_ digests: [String: SettingsDigest]) -> [String: Int64] {
    digests.compactMapValues { digest in
      try? cache?.settings(digest.hex, tool: digest.tool, configuration: digest.configuration)
    }
  }

  /// Takes what was learned of a file.
  mutating func take(_ news: CacheNews) {
    pending.append(news)
    if pending.count >= Self.portion { keep() }
  }

  /// What rules about sets found in a run; nil where that is not known.
  func sets(_ fingerprint: String) -> [UInt8]? { try? cache?.sets(fingerprint) }

  /// Keeps what rules about sets found in a run.
  func keep(sets fingerprint: String, _ found: [UInt8]) {
    try? cache?.keep(sets: fingerprint, found)
  }

  /// The facts that rules about sets need of a file that the cache has; nil where they are damaged.
  func setFacts(_ id: Int64, of path: String) -> SetFacts? {
    guard let line = try? cache?.record(id, of: path), let record = try? FileRecord(line: line)
    else {
      return nil
    }
    return RecordFacts.set(record.facts)
  }

  /// Says that something in the database could not be read.
  mutating func noteDamage() { isDamaged = true }

  private mutating func keep() {
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(StoreError) {
      try cache?.keep(pending)
    } catch {
      // What is not kept is checked again by the next run.
      if error.kind == .damaged { isDamaged = true }
    }
  }

  /// Keeps what is left, and takes away a database that turned out to be damaged.
  mutating func finish(_ console: Console) {
    keep()
    guard isDamaged else { return }
    cache = nil
    if Self.remove(path) {
      console.remark("the cache \(path) is damaged; the next run makes it anew")
    }
  }
}
