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
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      signal(number) { _ in
        let text: StaticString = "captionkit: internal error; please report it with the input\n"
        unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(70)
      }
    }
  }
}
