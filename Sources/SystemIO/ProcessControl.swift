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

  /// The path of the running program; nil where the system does not tell.
  public static var executable: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 0
      unsafe _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return unsafe String(fromSystem: path)
    #else
      return nil
    #endif
  }

  /// How many processor cores this process may use; at least 1.
  public static var coreCount: Int {
    #if os(Linux)
      // A container or taskset may permit fewer than there are.
      if let status = try? FileReader.read("/proc/self/status") {
        let line = status.split(separator: 0x0A).first { $0.starts(with: "Cpus_allowed:".utf8) }
        let digits = line?.dropFirst(13).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        if let count = digits?.reduce(0, { $0 + $1.nonzeroBitCount }), count > 0 { return count }
      }
    #endif
    return max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
  }

  /// Turns a trap of the running program into a line on standard error and exit status 70.
  public static func reportTraps() {
    let report = unsafe TrapReport.make()
    unsafe pthread_key_create(&trapKey, nil)
    unsafe trapReport = report
    nameWork(nil)
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      signal(number) { _ in
        // Nothing but calls that a signal handler may make, on bytes that are there already. The trap
        // is one of the thread that runs this.
        let own = unsafe pthread_getspecific(trapKey) ?? trapReport
        if let own = unsafe own {
          unsafe write(STDERR_FILENO, own + TrapReport.header, TrapReport.length(own))
        }
        _exit(70)
      }
    }
  }

  /// Says on which file this thread works now, to be named where a trap ends it; nil for none.
  public static func nameWork(_ path: String?) {
    guard unsafe trapReport != nil else { return }
    // Threads of a run are few, and their reports are theirs to the end of the process.
    if unsafe pthread_getspecific(trapKey) == nil {
      unsafe pthread_setspecific(trapKey, TrapReport.make())
    }
    guard let report = unsafe pthread_getspecific(trapKey) else { return }
    let line = trapLine(path)
    // A trap in between says less, never half of it.
    unsafe TrapReport.setLength(0, report)
    for (index, byte) in line.prefix(longestReport).enumerated() {
      unsafe report.storeBytes(of: byte, toByteOffset: TrapReport.header + index, as: UInt8.self)
    }
    unsafe TrapReport.setLength(min(line.count, longestReport), report)
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
///
/// Its length comes first, then its bytes.
private enum TrapReport {
  static let header = MemoryLayout<Int>.size

  static func make() -> UnsafeMutableRawPointer? {
    let report = unsafe malloc(header + ProcessControl.longestReport)
    if let report = unsafe report { unsafe setLength(0, report) }
    return unsafe report
  }

  static func length(_ report: UnsafeMutableRawPointer) -> Int { unsafe report.load(as: Int.self) }

  static func setLength(_ length: Int, _ report: UnsafeMutableRawPointer) {
    unsafe report.storeBytes(of: length, as: Int.self)
  }
}

/// The report of threads that work on no file.
nonisolated(unsafe) private var trapReport: UnsafeMutableRawPointer?
/// Where each thread has its own report.
nonisolated(unsafe) private var trapKey = pthread_key_t()
