import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes incomplete files away when the process is asked to stop.
///
/// The paths are a chain of which each link holds the address of the next one: a handler may touch
/// no more than such words and the bytes behind them.
enum Interruption {
  /// The address of the link that was added last, or 0.
  private static let newest = Atomic<UInt>(0)
  private static let isInstalled = Atomic<Bool>(false)
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// A link is an address, and behind it a path that ends with a zero.
  private static let pathOffset = MemoryLayout<UInt>.size

  /// A file that is taken away until its entry ends.
  struct Entry {
    /// The address of the link, or 0 where there was no memory for one.
    fileprivate let address: UInt
  }

  /// Names a file that is to be taken away.
  static func begin(_ path: String) -> Entry {
    let bytes = path.fileNameBytes + [0]
    guard let link = unsafe malloc(pathOffset + bytes.count) else { return Entry(address: 0) }
    unsafe link.storeBytes(of: newest.load(ordering: .sequentiallyConsistent), as: UInt.self)
    for (index, byte) in bytes.enumerated() {
      unsafe link.storeBytes(of: byte, toByteOffset: pathOffset + index, as: UInt8.self)
    }
    let address = UInt(bitPattern: link)
    newest.store(address, ordering: .sequentiallyConsistent)
    if !isInstalled.exchange(true, ordering: .sequentiallyConsistent) {
      for number in numbers { install(number) }
    }
    return Entry(address: address)
  }

  /// Says that the file is complete, or gone.
  static func end(_ entry: Entry) {
    guard let link = unsafe UnsafeMutableRawPointer(bitPattern: entry.address) else { return }
    // An empty path is that of no file.
    unsafe link.storeBytes(of: 0, toByteOffset: pathOffset, as: UInt8.self)
    // Links that others follow stay until those are gone.
    while true {
      let first = newest.load(ordering: .sequentiallyConsistent)
      guard let link = unsafe UnsafeMutableRawPointer(bitPattern: first),
        unsafe link.load(fromByteOffset: pathOffset, as: UInt8.self) == 0
      else { return }
      newest.store(unsafe link.load(as: UInt.self), ordering: .sequentiallyConsistent)
      unsafe free(link)
    }
  }

  /// Does what must not be left half-done; signals that come meanwhile take effect afterwards.
  static func postponed<Problem: Error>(_ work: () throws(Problem) -> Void) throws(Problem) {
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      var address = Interruption.newest.load(ordering: .sequentiallyConsistent)
      while let link = unsafe UnsafeRawPointer(bitPattern: address) {
        let path = unsafe (link + Interruption.pathOffset).assumingMemoryBound(to: CChar.self)
        unsafe unlink(path)
        address = unsafe link.load(as: UInt.self)
      }
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
