#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error.
public enum StandardStream: Sendable {
  /// Where data goes.
  case output
  /// Where messages go.
  case error

  var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``FileError``, with ``FileError/Reason/brokenPipe`` where nobody reads any more.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try Self.write(bytes, descriptor: descriptor)
  }

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns, or nil where the stream is no terminal.
  public var terminalWidth: Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes all bytes to an open file, however many calls that takes.
  static func write(_ bytes: [UInt8], descriptor: Int32) throws(FileError) {
    var failure: FileError?
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        #if canImport(Darwin)
          let count = unsafe Darwin.write(descriptor, base + done, buffer.count - done)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(descriptor, base + done, buffer.count - done)
        #else
          let count = unsafe Glibc.write(descriptor, base + done, buffer.count - done)
        #endif
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }
}
