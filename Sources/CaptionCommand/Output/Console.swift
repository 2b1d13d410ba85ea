import CaptionKit
import Synchronization
import SystemIO

/// A running command's streams, and the status that it will end with.
struct Console {
  let io: ConsoleIO
  let registry: FormatRegistry
  let common: CommonSettings
  private(set) var status = ExitStatus.done
  private var pending: [UInt8] = []
  /// Where all that is said and printed is kept, or nil where it goes out at once.
  var log: MessageLog?
  /// What makes way on the terminal for all that is said and printed, or nil.
  var statusLine: StatusLine?

  init(io: ConsoleIO, registry: FormatRegistry, common: CommonSettings) {
    self.io = io
    self.registry = registry
    self.common = common
  }

  /// Makes the command end with at least this status.
  mutating func note(_ status: ExitStatus) {
    self.status = self.status.combined(with: status)
  }

  /// The status so far; what follows begins anew.
  mutating func takeStatus() -> ExitStatus {
    defer { status = .done }
    return status
  }

  /// Writes data to standard output; small pieces are gathered.
  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    if let log { return log.append(.printed(bytes)) }
    if bytes.count > 1 << 16 {
      try flush()
      try send(bytes)
    } else {
      pending += bytes
      if pending.count > 1 << 16 { try flush() }
    }
  }

  /// Writes a line to standard output.
  mutating func print(_ line: String) throws(Failure) {
    if let log { return log.append(.printed(Array("\(line)\n".utf8))) }
    pending.append(contentsOf: line.utf8)
    pending.append(0x0A)
    if pending.count > 1 << 16 { try flush() }
  }

  /// Sends what has been gathered.
  mutating func flush() throws(Failure) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending = []
    try send(bytes)
  }

  private func send(_ bytes: [UInt8]) throws(Failure) {
    statusLine?.erase()
    do throws(FileError) {
      try io.write(.output, bytes)
    } catch {
      guard error.reason != .brokenPipe else { throw .brokenPipe }
      throw Failure(.inputOutput, "standard output: \(error)")
    }
  }

  /// Keeps a large value until the process ends, instead of the one kept before.
  ///
  /// To give back the memory of 100,000 cues piece by piece takes a tenth of the time that the
  /// whole command takes, and the system takes it back at once anyway.
  func keep(_ value: some Sendable) {
    guard io.endsWithProcess else { return }
    kept.withLock { $0 = value }
  }

  /// Writes a line of the form `captionkit: …` to standard error.
  func say(_ text: String) {
    if let log { return log.append(.said(text)) }
    statusLine?.erase()
    // There is no place left to report that standard error cannot be written.
    try? io.write(.error, Array("captionkit: \(oneLine(text))\n".utf8))
  }

  /// Writes a line that was asked for to standard error, without the program's name.
  func tell(_ line: String) {
    if let log { return log.append(.told(line)) }
    statusLine?.erase()
    try? io.write(.error, Array("\(oneLine(line))\n".utf8))
  }

  /// Writes a line that is no error; `-q` leaves it out.
  func remark(_ text: String) {
    if let log { return log.append(.remarked(text)) }
    if !common.isQuiet { say(text) }
  }

  /// Writes a whole file in the place of another one, or a new one.
  ///
  /// Other names of the file (hard links) keep what it held: only a new file beside it is never
  /// half-written. That is said, since who reads it by another name would miss the change.
  func writeFile(
    _ path: String,
    _ bytes: [UInt8],
    replacing: Bool
  ) throws(FileError) {
    try writeFile(path, replacing: replacing) { file in
      file.take(bytes)
      return true
    }
  }

  /// Writes a file from portions, unless it is not wanted in the end, and tells of other names.
  func writeFile(
    _ path: String,
    replacing: Bool,
    _ produce: (PortionFile) -> Bool
  ) throws(FileError) {
    let names = replacing ? io.nameCount(path) : 1
    var isWanted = false
    try io.writeFile(path, replacing: replacing) { file in
      isWanted = produce(file)
      return isWanted
    }
    guard isWanted else { return }
    if names > 1 {
      let others = names == 2 ? "another name" : "\(names - 1) other names"
      remark("\(path): the file had \(others) (hard links), which still lead to what it held")
    }
  }

  /// Reports an input or output that failed; the others are still done.
  mutating func report(_ path: String, _ reason: String) {
    say("\(shown(path)): \(reason)")
    note(.inputOutput)
  }

  /// The columns that tables of words keep to.
  var tableWidth: Int { max(io.terminalWidth() ?? 100, 60) }

  /// Whether output to a stream is coloured.
  func isColored(_ stream: StandardStream) -> Bool {
    switch common.color {
    case .always: true
    case .never: false
    case .auto:
      io.isTerminal(stream) && (io.environment("NO_COLOR") ?? "").isEmpty
        && io.environment("TERM") != "dumb"
    }
  }
}

private let kept = Mutex<(any Sendable)?>(nil)

/// What messages call a path.
func shown(_ path: String) -> String {
  path == "-" ? "standard input" : path.isEmpty ? "''" : path
}

/// A path as output that is no message calls it: bytes that are not UTF-8 as `\xe9`.
func written(_ path: String) -> String {
  path.utf8.contains(0xF4) ? oneLine(path) : path
}

/// The text without line breaks and other control characters, which could forge lines or colours;
/// bytes of file names that are not UTF-8 are escaped too.
func oneLine(_ text: String) -> String {
  // Every control character begins with one of these bytes, which hardly any text has.
  guard
    text.utf8.contains(where: {
      $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xF4
    }), text.unicodeScalars.contains(where: { $0.isControl || $0.fileNameByte != nil })
  else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if let byte = scalar.fileNameByte {
      result += "\\x\(hex(UInt32(byte)))"
    } else if scalar.isControl {
      result += scalar == "\n" ? "\\n" : scalar == "\t" ? "\\t" : "\\u{\(hex(scalar.value))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func hex(_ value: UInt32) -> String { String(value, radix: 16) }

extension Unicode.Scalar {
  /// Whether the scalar is a C0 or C1 control, DEL included, or separates lines.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
