internal import CSQLite

/// A connection to an SQLite database, for one thread at a time.
///
/// Several processes and threads may have connections to one database: it keeps a write-ahead log, so
/// that none waits for readers, and waits a while for another writer.
@safe public final class Database: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a database, which is made where there is none.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isReadOnly: Whether nothing is to be written, the file itself included.
  ///   - patience: How long another writer is waited for, in milliseconds.
  /// - Throws: ``StoreError``; a file that is no database shows at the first use.
  public init(_ path: String, isReadOnly: Bool = false, patience: Int32 = 10_000) throws(StoreError)
  {
    var opened: OpaquePointer?
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      | SQLITE_OPEN_NOMUTEX
    let result = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let handle = unsafe opened else { throw StoreError(.unusable, "no memory is left") }
    guard result == SQLITE_OK else {
      let error = unsafe StoreError(result, handle)
      unsafe sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = handle
    unsafe sqlite3_busy_timeout(handle, patience)
  }

  deinit { _ = unsafe sqlite3_close_v2(handle) }

  /// Runs statements that give nothing back.
  public func execute(_ statements: String) throws(StoreError) {
    let result = unsafe sqlite3_exec(handle, statements, nil, nil, nil)
    guard result == SQLITE_OK else { throw unsafe StoreError(result, handle) }
  }

  /// Prepares a statement that is run once or many times.
  public func prepare(_ text: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    let result = unsafe sqlite3_prepare_v3(
      handle,
      text,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &statement,
      nil
    )
    guard result == SQLITE_OK, let statement = unsafe statement else {
      throw unsafe StoreError(result, handle)
    }
    return unsafe Statement(statement, self)
  }

  /// Does work in a transaction: all of it is done, or nothing.
  public func transaction(_ work: () throws(StoreError) -> Void) throws(StoreError) {
    try execute("BEGIN IMMEDIATE")
    do throws(StoreError) {
      try work()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The number that the last row that was added has.
  public var lastRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  public var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  fileprivate var error: StoreError { unsafe StoreError(sqlite3_errcode(handle), handle) }
}

/// A statement of a database, with its parameters and the row at which it is.
@safe public final class Statement: @unchecked Sendable {
  private let handle: OpaquePointer
  private let database: Database

  @unsafe
  fileprivate init(_ handle: OpaquePointer, _ database: Database) {
    unsafe self.handle = handle
    self.database = database
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// A value for a parameter.
  public enum Value: Sendable {
    /// No value.
    case null
    /// A whole number.
    case integer(Int64)
    /// A text.
    case text(String)
    /// Valid UTF-8 as a text.
    case utf8([UInt8])
    /// Bytes.
    case bytes([UInt8])
  }

  /// Begins anew with values for the parameters.
  public func bind(_ values: Value...) throws(StoreError) {
    unsafe sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let result: Int32
      switch value {
      case .null: result = unsafe sqlite3_bind_null(handle, place)
      case .integer(let number): result = unsafe sqlite3_bind_int64(handle, place, number)
      case .text(let text):
        var text = text
        result = text.withUTF8 { utf8 in
          unsafe utf8.withMemoryRebound(to: CChar.self) {
            unsafe CSQLiteBindText(handle, place, $0.baseAddress, Int32(clamping: $0.count))
          }
        }
      case .utf8(let utf8):
        result = unsafe utf8.withUnsafeBytes { bytes in
          unsafe CSQLiteBindText(
            handle,
            place,
            bytes.bindMemory(to: CChar.self).baseAddress,
            Int32(clamping: bytes.count)
          )
        }
      case .bytes(let bytes):
        result = unsafe bytes.withUnsafeBytes { bytes in
          unsafe CSQLiteBindBlob(handle, place, bytes.baseAddress, Int32(clamping: bytes.count))
        }
      }
      guard result == SQLITE_OK else { throw database.error }
    }
  }

  /// Goes on to the next row; tells whether there is one.
  public func step() throws(StoreError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      unsafe sqlite3_reset(handle)
      return false
    default:
      let error = database.error
      unsafe sqlite3_reset(handle)
      throw error
    }
  }

  /// Ends the statement before its last row, so that it holds no lock.
  public func reset() { _ = unsafe sqlite3_reset(handle) }

  /// Runs a statement that gives no rows.
  public func run() throws(StoreError) { while try step() {} }

  /// A whole number of the row, by the column's number from 0.
  public func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  /// Whether the row has no value there.
  public func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The bytes of a text or of bytes in the row; empty where there is no value.
  public func bytes(_ column: Int32) -> [UInt8] {
    // The length counts for what was asked for before.
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A text in the row; empty where there is no value.
  public func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
}

extension StoreError {
  @unsafe
  fileprivate init(_ code: Int32, _ handle: OpaquePointer) {
    let kind: Kind =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_PERM, SQLITE_AUTH:
        .unusable
      default: .other
      }
    let words = unsafe sqlite3_errmsg(handle).map { unsafe String(cString: $0) }
    self.init(kind, words ?? "error \(code)")
  }
}
