#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file beside a target that is not yet complete; an interrupted run takes it away.
final class TemporaryFile {
  let path: String
  let descriptor: Int32
  private var isOpen = true
  private var entry: Interruption.Entry?

  init(beside target: String) throws(FileError) {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { target.utf8.index(after: $0) } ?? target.startIndex
    // Long names are cut, so that the temporary name is not too long where the target's is not.
    let name = String(decoding: target[start...].utf8.prefix(150), as: UTF8.self)
    var attempt = 0
    while true {
      let path = "\(target[..<start]).\(name).\(getpid())-\(attempt).part"
      let descriptor = unsafe open(path.forSystem, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        break
      }
      // Another program's leftover has the name; any other failure is final.
      guard errno == EEXIST, attempt < 100 else { throw .last }
      attempt += 1
    }
    entry = Interruption.begin(path)
  }

  func close() throws(FileError) {
    guard isOpen else { return }
    isOpen = false
    #if canImport(Darwin)
      let result = Darwin.close(descriptor)
    #elseif canImport(Musl)
      let result = Musl.close(descriptor)
    #else
      let result = Glibc.close(descriptor)
    #endif
    guard result == 0 else { throw .last }
  }

  /// Says that the file has been renamed.
  func isGone() {
    if let entry { Interruption.end(entry) }
    entry = nil
  }

  func remove() {
    try? close()
    unsafe unlink(path.forSystem)
    isGone()
  }
}
