#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process as its system sees it.
public enum ProcessControl {
  /// The value of an environment variable, or nil where it is not set.
  public static func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Ends the process with a status, without running what is left.
  public static func exit(_ status: Int32) -> Never {
    _exit(status)
  }

  /// The arguments after the program's name; those that are not UTF-8 as names of files are carried.
  public static var arguments: [String] {
    let values = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv,
      count: Int(CommandLine.argc)
    )
    return unsafe values.dropFirst().compactMap { value in
      unsafe value.map { unsafe String(fromSystem: $0) }
    }
  }

  /// Takes the places of standard streams that are closed, so that no file that is opened gets one,
  /// and with it what is said on the stream; using the stream is an error all the same.
  public static func reserveStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest place that is free is given.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes writing to a pipe that nobody reads, or beyond the longest file that is permitted, an
  /// error of the call instead of the process's end, which would leave temporary files.
  public static func turnSignalsIntoErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Turns a trap of the running program into a line on standard error and exit status 70.
  public static func reportTraps() {
    unsafe trapReport = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: longestReport)
    nameWork(nil)
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      signal(number) { _ in
        // Nothing but calls that a signal handler may make, on bytes that are there already.
        unsafe write(STDERR_FILENO, trapReport?.baseAddress, trapReportLength)
        _exit(70)
      }
    }
  }

  /// Says on which file the program works now, to be named where a trap ends it; nil for none.
  public static func nameWork(_ path: String?) {
    guard let report = unsafe trapReport else { return }
    let line = trapLine(path)
    // A trap in between says less, never half of it.
    unsafe trapReportLength = 0
    for (index, byte) in line.prefix(longestReport).enumerated() { unsafe report[index] = byte }
    unsafe trapReportLength = min(line.count, longestReport)
  }

  /// The longest line that is kept for a trap, in bytes.
  static let longestReport = 1024

  /// The line that reports a trap, with a path on one line and shortened at its beginning.
  static func trapLine(_ path: String?) -> [UInt8] {
    var name = Array((path ?? "").utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x3F : $0 }.suffix(800))
    while let first = name.first, first & 0xC0 == 0x80 { name.removeFirst() }
    if path?.utf8.count ?? 0 > name.count { name = Array("…".utf8) + name }
    let work = path == nil ? [] : Array(" while working on ".utf8) + name
    return Array("captionkit: internal error".utf8) + work
      + Array("; please report it with the input\n".utf8)
  }
}

/// What is said of a trap: made before, since a signal handler can allocate nothing.
nonisolated(unsafe) private var trapReport: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var trapReportLength = 0
