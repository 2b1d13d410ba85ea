import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes an incomplete file away when the process is asked to stop.
///
/// A command writes its files one after the other, so one place is enough; where several threads
/// write at once, the file that was begun last is taken away.
enum Interruption {
  /// The address of the incomplete file's path, or 0; a handler may touch no more than such a word.
  private static let pending = Atomic<UInt>(0)
  private static let isInstalled = Atomic<Bool>(false)

  /// A file that is taken away until its entry ends.
  struct Entry {
    /// The address of the path's bytes, which the entry owns.
    fileprivate let address: UInt
  }

  /// Names a file that is to be taken away.
  static func begin(_ path: String) -> Entry {
    let entry = unsafe Entry(address: UInt(bitPattern: strdup(path)))
    pending.store(entry.address, ordering: .sequentiallyConsistent)
    if !isInstalled.exchange(true, ordering: .sequentiallyConsistent) {
      for number in [SIGINT, SIGTERM, SIGHUP] { install(number) }
    }
    return entry
  }

  /// Says that the file is complete, or gone.
  static func end(_ entry: Entry) {
    _ = pending.compareExchange(
      expected: entry.address,
      desired: 0,
      ordering: .sequentiallyConsistent
    )
    unsafe free(UnsafeMutableRawPointer(bitPattern: entry.address))
  }

  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      let address = Interruption.pending.load(ordering: .sequentiallyConsistent)
      if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { unsafe unlink(path) }
      // The default action ends the process with the status that its parent expects.
      signal(number, SIG_DFL)
      raise(number)
    }
    // Who started the process in the background wanted it to go on.
    if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}
