#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes an incomplete file away when the process is asked to stop.
///
/// Only one file is incomplete at a time, since a command writes its files one after the other.
enum Interruption {
  private nonisolated(unsafe) static var pending: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var isInstalled = false

  /// Names the file to take away, or none.
  static func removeOnInterruption(_ path: String?) {
    let old = unsafe pending
    unsafe pending = path.flatMap { path in unsafe strdup(path) }
    unsafe free(old)
    guard unsafe !isInstalled else { return }
    unsafe isInstalled = true
    for number in [SIGINT, SIGTERM, SIGHUP] { install(number) }
  }

  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      if let path = unsafe Interruption.pending { unsafe unlink(path) }
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
