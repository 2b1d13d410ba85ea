#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs other programs, found as the shell finds them; no shell is in between.
public enum ProgramRun {
  /// What a program left.
  public struct Result: Sendable {
    /// Its exit status; 128 and the signal's number where a signal ended it.
    public var status: Int
    /// What it wrote to standard output.
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var errors: [UInt8]

    /// Makes a result.
    public init(status: Int, output: [UInt8], errors: [UInt8]) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Runs a program to its end, with nothing on its standard input.
  ///
  /// - Parameter limit: The most bytes that are kept of each stream; the rest is read and dropped.
  /// - Throws: ``FileError`` where the program is missing or cannot be started.
  public static func run(
    _ program: String,
    _ arguments: [String],
    keeping limit: Int = 64 << 20
  ) throws(FileError) -> Result {
    var output: [UInt8] = []
    var result = try stream(program, arguments, keeping: limit) { bytes in
      output.append(contentsOf: bytes.prefix(max(limit - output.count, 0)))
      return true
    }
    result.output = output
    return result
  }

  /// Runs a program and hands over what it writes to standard output while it does, with nothing on
  /// its standard input.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are kept of standard error, the first ones; the rest is read and
  ///     dropped.
  ///   - patience: The most seconds for which the program may be silent on both streams before it
  ///     is killed; nil waits for ever.
  ///   - each: Takes some bytes, and says whether the program is to go on; it is killed where not.
  /// - Returns: The status, 137 where the program was killed, and standard error; no output.
  /// - Throws: ``FileError`` where the program is missing or cannot be started.
  public static func stream(
    _ program: String,
    _ arguments: [String],
    keeping limit: Int = 1 << 20,
    patience: Int? = nil,
    each: (ArraySlice<UInt8>) -> Bool
  ) throws(FileError) -> Result {
    let output = try Pipe()
    let errors: Pipe
    do throws(FileError) {
      errors = try Pipe()
    } catch {
      output.close()
      throw error
    }
    let process: pid_t
    do throws(FileError) {
      process = try start(program, arguments, output: output, errors: errors)
    } catch {
      output.close()
      errors.close()
      throw error
    }
    Self.closeDescriptor(output.writing)
    Self.closeDescriptor(errors.writing)
    var messages: [UInt8] = []
    let isWhole = pump([output.reading, errors.reading], patience: patience) { stream, bytes in
      if stream == 0 { return each(bytes) }
      messages.append(contentsOf: bytes.prefix(max(limit - messages.count, 0)))
      return true
    }
    if !isWhole { _ = kill(process, SIGKILL) }
    Self.closeDescriptor(output.reading)
    Self.closeDescriptor(errors.reading)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let code = signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
    return Result(status: code, output: [], errors: messages)
  }

  /// Two ends of a pipe, which a child inherits only where it is told.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(FileError) {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { throw .last }
      reading = ends[0]
      writing = ends[1]
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func close() {
      ProgramRun.closeDescriptor(reading)
      ProgramRun.closeDescriptor(writing)
    }
  }

  private static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  private static func start(
    _ program: String,
    _ arguments: [String],
    output: Pipe,
    errors: Pipe
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map {
      unsafe strdup($0.forSystem)
    }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    var process: pid_t = 0
    let number = unsafe posix_spawnp(&process, program.forSystem, &actions, nil, words, environ)
    guard number == 0 else { throw FileError(number: number) }
    return process
  }

  /// Reads several streams side by side, so that none fills up while another is waited for.
  ///
  /// - Returns: Whether all were read to their ends: nobody had enough, and none was silent too long.
  private static func pump(
    _ descriptors: [Int32],
    patience: Int?,
    each: (_ stream: Int, ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var isOpen = descriptors.map { _ in true }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let wait = patience.map { Int32(clamping: $0 * 1000) } ?? -1
    while isOpen.contains(true) {
      var waits = descriptors.indices.map { index in
        pollfd(fd: isOpen[index] ? descriptors[index] : -1, events: Int16(POLLIN), revents: 0)
      }
      let ready = unsafe poll(&waits, nfds_t(waits.count), wait)
      guard ready != 0, ready > 0 || errno == EINTR else { return false }
      guard ready > 0 else { continue }
      for index in descriptors.indices where isOpen[index] && waits[index].revents != 0 {
        let size = buffer.count
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe read(descriptors[index], bytes.baseAddress, size)
        }
        if count > 0 {
          guard each(index, buffer[..<count]) else { return false }
        } else if count == 0 || errno != EINTR {
          isOpen[index] = false
        }
      }
    }
    return true
  }
}
