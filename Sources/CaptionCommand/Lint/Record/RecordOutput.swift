import CaptionKit
import SystemIO

/// Where the records of a run go: to standard output at once, to a file when all are there.
struct RecordOutput {
  private let path: String
  private let overwrites: Bool
  private let spool = Spool()

  /// - Throws: Where a file would be replaced unasked, which is told before anything is done.
  init?(_ path: String?, overwrites: Bool, _ console: Console) throws(Failure) {
    guard let path else { return nil }
    if path != "-", !overwrites, console.io.entry(path) == .file {
      throw Failure(.inputOutput, "\(shown(path)): exists already; --overwrite replaces it")
    }
    self.path = path
    self.overwrites = overwrites
  }

  /// Takes a record with its line feed.
  func add(_ record: [UInt8], _ console: inout Console) throws(Failure) {
    guard path != "-" else { return try console.write(record) }
    do throws(FileError) {
      try spool.append(record)
    } catch {
      throw Failure(.inputOutput, "\(path): \(error)")
    }
  }

  /// Writes the file.
  func finish(_ console: inout Console) {
    guard path != "-" else { return }
    do throws(FileError) {
      try spool.write(to: path, replacing: overwrites, console.io)
    } catch {
      console.report(
        path,
        error.reason == .exists ? "exists already; --overwrite replaces it" : "\(error)"
      )
    }
  }
}

extension Spool {
  /// Writes all that was gathered to a file, whole or not at all.
  func write(to path: String, replacing: Bool, _ io: ConsoleIO) throws(FileError) {
    var failure: FileError?
    try io.writeFile(path, replacing: replacing) { file in
      do throws(FileError) {
        try forEachPortion { file.take($0) }
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }
}
