#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system, with a stack as large as the first thread's.
///
/// Signals that ask the process to stop are left to the first thread.
final class SystemThread {
  private let handle: pthread_t

  /// What a new thread is handed.
  fileprivate final class Body {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static let stackSize = 8 << 20

  private init(_ handle: pthread_t) {
    self.handle = handle
  }

  /// Starts a thread; nil where the system gives no more of them.
  static func start(_ work: @escaping @Sendable () -> Void) -> SystemThread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let body = unsafe Unmanaged.passRetained(Body(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = unsafe pthread_create(
      &thread,
      &attributes,
      { unsafe SystemThread.run($0) },
      body.toOpaque()
    )
    guard result == 0 else {
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      return thread.map { SystemThread($0) }
    #else
      return SystemThread(thread)
    #endif
  }

  /// Waits until the thread has ended.
  func join() { _ = pthread_join(handle, nil) }

  fileprivate static func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body = unsafe body else { return nil }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    let work = unsafe Unmanaged<Body>.fromOpaque(body).takeRetainedValue()
    work.work()
    return nil
  }
}
