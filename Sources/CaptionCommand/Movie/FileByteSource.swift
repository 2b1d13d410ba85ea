import CaptionKit
import SystemIO

/// A file as a source of bytes, of which only what is asked for is read.
struct FileByteSource: ByteSource {
  private let file: OpenFile

  /// Opens a file.
  init(_ path: String) throws(FileError) {
    file = try OpenFile(path)
  }

  /// Takes a file that is open.
  init(_ file: OpenFile) {
    self.file = file
  }

  var count: Int64 { file.size }

  func bytes(_ range: Range<Int64>) throws(ByteSourceError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .outside(range, of: count) }
    let wanted = Int(range.upperBound - range.lowerBound)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try file.read(at: range.lowerBound, count: wanted)
    } catch {
      throw ByteSourceError("\(error)")
    }
    guard bytes.count == wanted else { throw ByteSourceError("has become shorter meanwhile") }
    return bytes
  }
}
