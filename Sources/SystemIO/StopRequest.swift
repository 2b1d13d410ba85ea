import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Somebody's wish that a long run stops and keeps what it has: the first Ctrl-C.
///
/// The second one ends the process as usual.
public enum StopRequest {
  private static let isMade = Atomic<Bool>(false)

  /// Begins to notice the wish, unless who started the process wanted interruptions to be ignored.
  public static func watch() {
    let previous = signal(SIGINT) { number in
      StopRequest.isMade.store(true, ordering: .sequentiallyConsistent)
      signal(number, SIG_DFL)
    }
    if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGINT, SIG_IGN)
    }
  }

  /// Lets Ctrl-C end the process again.
  public static func unwatch() {
    guard !wasMade else { return }
    let previous = signal(SIGINT, SIG_DFL)
    if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGINT, SIG_IGN)
    }
  }

  /// Whether somebody has asked to stop.
  public static var wasMade: Bool { isMade.load(ordering: .sequentiallyConsistent) }
}
