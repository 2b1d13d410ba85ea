#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files and streams.
public enum FileReader {
  /// The longest file that is read: 4 GiB, beyond which positions would not fit their records.
  public static let sizeLimit = 4 << 30

  /// Reads a whole file.
  ///
  /// - Throws: ``FileError`` where it is missing, a folder, not readable, or longer than
  ///   ``sizeLimit``.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = unsafe open(path.forSystem, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Reads standard input to its end.
  public static func readStandardInput() throws(FileError) -> [UInt8] {
    try read(descriptor: STDIN_FILENO)
  }

  private static func read(descriptor: Int32) throws(FileError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(.directory)
    // Files of the kernel say that they are empty, so a size of zero is not believed.
    case S_IFREG where status.st_size > 0:
      let size = Int(status.st_size)
      guard size <= sizeLimit else { throw FileError(.tooLarge(limit: sizeLimit)) }
      HeapRoom.prepare(forFileOf: size)
      return try read(descriptor: descriptor, upTo: size, isFile: true)
    default: return try readStream(descriptor: descriptor)
    }
  }

  private static func readStream(descriptor: Int32) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var step = 64 << 10
    while true {
      let piece = try read(descriptor: descriptor, upTo: step)
      if result.isEmpty { result = piece } else { result.append(contentsOf: piece) }
      guard result.count <= sizeLimit else { throw FileError(.tooLarge(limit: sizeLimit)) }
      if piece.count < step { return result }
      step = min(step * 2, 16 << 20)
    }
  }

  /// Reads until so many bytes are there or the end is reached.
  ///
  /// - Parameter isFile: Whether the end is not reached before.
  private static func read(
    descriptor: Int32,
    upTo limit: Int,
    isFile: Bool = false
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      if isFile { unsafe HeapRoom.populate(UnsafeMutableRawBufferPointer(buffer)) }
      while count < limit, let base = buffer.baseAddress {
        #if canImport(Darwin)
          let got = unsafe Darwin.read(descriptor, base + count, limit - count)
        #elseif canImport(Musl)
          let got = unsafe Musl.read(descriptor, base + count, limit - count)
        #else
          let got = unsafe Glibc.read(descriptor, base + count, limit - count)
        #endif
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
