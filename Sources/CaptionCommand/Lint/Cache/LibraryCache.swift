import CaptionKit
import CaptionStore
import SystemIO

/// The database in which what was found is kept, opened by one thread.
struct LibraryCache {
  private let database: Database
  private let find: Statement
  private let findRecord: Statement
  private let findWriting: Statement

  /// A file as it was when it was checked.
  struct Entry {
    let id: Int64
    let name: String
    let stamp: FileStamp
    let hash: String
    /// The numbers for the sums; nil where they are damaged.
    let outline: [UInt8]?
  }

  /// Opens the database; its tables are made where there are none.
  ///
  /// - Throws: Where it is damaged, of another version, or cannot be used.
  init(_ path: String) throws(StoreError) {
    let database = try Database(path)
    self.database = database
    try database.execute(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;"
    )
    if try Self.version(database) == 0 {
      // Another run may do the same meanwhile.
      try database.transaction { () throws(StoreError) in
        if try Self.version(database) == 0 { try database.execute(CatalogueSchema.statements) }
      }
    }
    guard try Self.version(database) == CatalogueSchema.version else {
      throw StoreError(.damaged, "is of another version")
    }
    find = try database.prepare(
      "SELECT id, name, size, mtime, inode, hash, outline, outline_check FROM files "
        + "WHERE path = ? AND settings = ?"
    )
    findRecord = try database.prepare("SELECT record, record_check FROM records WHERE file = ?")
    findWriting = try database.prepare(
      "SELECT bytes, bytes_check FROM writings WHERE file = ? AND report = ?"
    )
  }

  private static func version(_ database: Database) throws(StoreError) -> Int {
    let statement = try database.prepare("PRAGMA user_version")
    defer { statement.reset() }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  // MARK: Looking up

  /// What is known of a file; nil where it was not checked with these settings.
  func entry(_ path: String, settings: Int64) throws(StoreError) -> Entry? {
    try find.bind(.text(path), .integer(settings))
    defer { find.reset() }
    guard try find.step() else { return nil }
    return Entry(
      id: find.integer(0),
      name: find.text(1),
      stamp: FileStamp(
        size: find.integer(2),
        modified: find.integer(3),
        inode: UInt64(bitPattern: find.integer(4))
      ),
      hash: find.text(5),
      outline: Self.checked(find, 6, path)
    )
  }

  /// A file's record; nil where there is none, or it is damaged.
  func record(_ id: Int64, of path: String) throws(StoreError) -> [UInt8]? {
    try findRecord.bind(.integer(id))
    defer { findRecord.reset() }
    return try findRecord.step() ? Self.checked(findRecord, 0, path) : nil
  }

  /// What a report wrote of a file; nil where that is not known, or it is damaged.
  func writing(
    _ id: Int64,
    of path: String,
    _ report: String
  ) throws(StoreError) -> [UInt8]? {
    try findWriting.bind(.integer(id), .text(report))
    defer { findWriting.reset() }
    return try findWriting.step() ? Self.checked(findWriting, 0, path) : nil
  }

  private static func checked(_ row: Statement, _ column: Int32, _ path: String) -> [UInt8]? {
    let bytes = row.bytes(column)
    return check(bytes, path) == row.integer(column + 1) ? bytes : nil
  }

  /// By what it shows that bytes are those that were kept, and of that file.
  private static func check(_ bytes: [UInt8], _ path: String) -> Int64 {
    ContentHash(bytes).check ^ ContentHash(Array(path.utf8)).check
  }

  /// What rules about sets found in a run; nil where that is not known, or it is damaged.
  func sets(_ fingerprint: String) throws(StoreError) -> [UInt8]? {
    let find = try database.prepare("SELECT found, found_check FROM sets WHERE fingerprint = ?")
    try find.bind(.text(fingerprint))
    defer { find.reset() }
    return try find.step() ? Self.checked(find, 0, fingerprint) : nil
  }

  // MARK: Keeping

  /// So many runs are remembered of which rules about sets have judged.
  private static let mostSets = 100

  /// Keeps what rules about sets found in a run, and forgets the oldest.
  func keep(sets fingerprint: String, _ found: [UInt8]) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      let add = try database.prepare(
        "INSERT OR REPLACE INTO sets (fingerprint, found, found_check) VALUES (?, ?, ?)"
      )
      try add.bind(
        .text(fingerprint),
        .utf8(found),
        .integer(Self.check(found, fingerprint))
      )
      try add.run()
      try database.execute(
        "DELETE FROM sets WHERE id <= (SELECT max(id) FROM sets) - \(Self.mostSets)"
      )
    }
  }

  /// The number of settings, which are put down where they are new.
  func settings(_ digest: String, tool: String, configuration: String) throws(StoreError) -> Int64 {
    let find = try database.prepare("SELECT id FROM settings WHERE digest = ?")
    func known() throws(StoreError) -> Int64? {
      try find.bind(.text(digest))
      defer { find.reset() }
      return try find.step() ? find.integer(0) : nil
    }
    // A run that learns nothing new writes nothing.
    if let id = try known() { return id }
    let add = try database.prepare(
      "INSERT OR IGNORE INTO settings (digest, tool, configuration) VALUES (?, ?, ?)"
    )
    try add.bind(.text(digest), .text(tool), .text(configuration))
    try add.run()
    guard let id = try known() else { throw StoreError(.other, "settings are not kept") }
    return id
  }

  /// Keeps what was found in files, all of it or nothing.
  func keep(_ news: [CacheNews]) throws(StoreError) {
    guard !news.isEmpty else { return }
    try database.transaction { () throws(StoreError) in
      let drop = try database.prepare("DELETE FROM files WHERE path = ? AND settings = ?")
      let add = try database.prepare(
        "INSERT INTO files (path, settings, name, size, mtime, inode, hash, outline, outline_check) "
          + "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
      )
      let addRecord = try database.prepare(
        "INSERT INTO records (file, record, record_check) VALUES (?, ?, ?)"
      )
      let addWriting = try database.prepare(
        "INSERT OR REPLACE INTO writings (file, report, bytes, bytes_check) "
          + "SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM files WHERE id = ?1)"
      )
      let touch = try database.prepare(
        "UPDATE files SET size = ?, mtime = ?, inode = ? WHERE id = ?"
      )
      for one in news {
        var id = one.id ?? 0
        if let made = one.made {
          try drop.bind(.text(one.path), .integer(one.settings))
          try drop.run()
          try add.bind(
            .text(one.path),
            .integer(one.settings),
            .text(one.name),
            .integer(one.stamp.size),
            .integer(one.stamp.modified),
            .integer(Int64(bitPattern: one.stamp.inode)),
            .text(made.hash),
            .utf8(made.outline),
            .integer(Self.check(made.outline, one.path))
          )
          try add.run()
          id = database.lastRow
          try addRecord.bind(
            .integer(id),
            .utf8(made.record),
            .integer(Self.check(made.record, one.path))
          )
          try addRecord.run()
        } else if one.isTouched {
          try touch.bind(
            .integer(one.stamp.size),
            .integer(one.stamp.modified),
            .integer(Int64(bitPattern: one.stamp.inode)),
            .integer(id)
          )
          try touch.run()
        }
        for (report, bytes) in one.writings {
          try addWriting.bind(
            .integer(id),
            .text(report),
            .bytes(bytes),
            .integer(Self.check(bytes, one.path))
          )
          try addWriting.run()
        }
      }
    }
  }

  // MARK: As a whole

  /// How many files there are, how many are gone from their places, and how many records and findings.
  func count(_ table: String) throws(StoreError) -> Int64 {
    let statement = try database.prepare("SELECT count(*) FROM \(table)")
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}

/// What a run has learned of a file, to be kept for the next one.
struct CacheNews: Sendable {
  /// What was found in the file.
  struct Made: Sendable {
    var hash: String
    var outline: [UInt8]
    var record: [UInt8]
  }

  /// From the root.
  var path: String
  var settings: Int64
  /// As it was named.
  var name: String
  var stamp: FileStamp
  /// The entry that there is already; nil for a new one.
  var id: Int64?
  /// Whether the content is what it was, but not its size, time or inode.
  var isTouched = false
  /// What was found, where it was checked anew.
  var made: Made?
  /// What reports wrote of it.
  var writings: [(report: String, bytes: [UInt8])] = []
}
