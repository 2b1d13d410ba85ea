#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of a file that is put together of new bytes and of those of another file.
public enum FilePiece: Sendable, Hashable {
  /// These bytes.
  case bytes([UInt8])
  /// The bytes of a range of the other file.
  case copy(Range<Int64>)
}

/// Why a file was not put together.
public enum FileAssemblyError: Error, Sendable, Hashable {
  /// The other file could not be read; the words say why.
  case unreadable(String)
  /// The new file could not be written.
  case unwritable(FileError)
  /// What was written was not accepted; the words say why.
  case refused(String)
}

extension FileWriter {
  /// The most bytes that are copied at once.
  private static let step: Int64 = 1 << 20

  /// Puts a file together beside its target, has it looked at, and only then gives it its name.
  ///
  /// - Parameters:
  ///   - pieces: What the file is made of, in order.
  ///   - path: The target.
  ///   - replacing: Whether a file that is there may be replaced; its permission bits are kept, and
  ///     its owner where the system lets us.
  ///   - copying: Reads a range of the other file, which may be the target itself.
  ///   - check: Looks at the new file, and says in words why it is not to be kept, or nil.
  /// - Throws: ``FileAssemblyError``; the target is then as it was, and no other file is left.
  public static func assemble(
    _ pieces: [FilePiece],
    to path: String,
    replacing: Bool,
    copying: (Range<Int64>) throws(FileAssemblyError) -> [UInt8],
    check: (OpenFile) -> String?
  ) throws(FileAssemblyError) {
    let target: FileTarget
    let temporary: TemporaryFile
    do throws(FileError) {
      target = try FileTarget(path, replacing: replacing)
      guard !target.isSpecial else { throw FileError(.directory) }
      temporary = try TemporaryFile(beside: target.path)
    } catch {
      throw .unwritable(error)
    }
    var isMoved = false
    defer { if !isMoved { temporary.remove() } }
    for piece in pieces { try write(piece, copying, to: temporary) }
    let reason: String?
    do throws(FileError) {
      target.hand(to: temporary.descriptor)
      guard fsync(temporary.descriptor) == 0 else { throw .last }
      try temporary.close()
      reason = check(try OpenFile(temporary.path))
    } catch {
      throw .unwritable(error)
    }
    if let reason { throw .refused(reason) }
    do throws(FileError) {
      try target.place(temporary)
      isMoved = true
    } catch {
      throw .unwritable(error)
    }
  }

  private static func write(
    _ piece: FilePiece,
    _ copying: (Range<Int64>) throws(FileAssemblyError) -> [UInt8],
    to temporary: TemporaryFile
  ) throws(FileAssemblyError) {
    switch piece {
    case .bytes(let bytes): try write(bytes, to: temporary)
    case .copy(let range):
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(start + step, range.upperBound)
        try write(try copying(start..<end), to: temporary)
        start = end
      }
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to temporary: TemporaryFile
  ) throws(FileAssemblyError) {
    do throws(FileError) {
      try StandardStream.write(bytes, descriptor: temporary.descriptor)
    } catch {
      throw .unwritable(error)
    }
  }
}
