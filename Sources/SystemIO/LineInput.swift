#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, each as soon as it is there, however many there are.
public final class LineInput {
  /// The longest line that is read, in bytes.
  public static let longest = 1 << 30

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where what was not yet given begins.
  private var start = 0
  /// Up to where no line break is.
  private var searched = 0
  private var isAtEnd = false

  /// Reads standard input.
  public convenience init() {
    self.init(descriptor: STDIN_FILENO)
  }

  /// Reads an open file, which stays open.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without the line feed that ends it; nil at the end.
  ///
  /// - Throws: ``FileError`` where nothing can be read, or a line is longer than ``longest``.
  public func next() throws(FileError) -> [UInt8]? {
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { moveOn(to: end + 1) }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { moveOn(to: buffer.count) }
        return Array(buffer[start...])
      }
      guard buffer.count - start <= Self.longest else {
        throw FileError(.tooLarge(limit: Self.longest))
      }
      try fill()
    }
  }

  private func moveOn(to place: Int) {
    start = place
    searched = place
    // What was given is dropped now and then, not each time.
    guard start == buffer.count || start > 1 << 16 else { return }
    buffer.removeFirst(start)
    start = 0
    searched = 0
    // One long line does not keep its room for ever.
    if buffer.capacity > 4 << 20, buffer.count < 1 << 16 { buffer = Array(buffer) }
  }

  private func fill() throws(FileError) {
    var failure: FileError?
    let size = 64 << 10
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while true {
        count = unsafe read(descriptor, bytes.baseAddress, size)
        if count >= 0 { return }
        count = 0
        guard errno == EINTR else {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    if piece.isEmpty { isAtEnd = true }
    buffer += piece
  }
}
