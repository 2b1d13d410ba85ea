/// A file that is being written, which takes its content portion by portion.
public final class PortionFile {
  private let descriptor: Int32?
  /// The portions, where they are kept to be written at the end.
  public private(set) var kept: [[UInt8]] = []
  /// Why a portion could not be written; those after it are not tried.
  private(set) var error: FileError?

  /// The number of bytes so far.
  public private(set) var count = 0

  /// Makes a file that keeps its portions.
  public convenience init() {
    self.init(nil)
  }

  init(_ descriptor: Int32?) {
    self.descriptor = descriptor
  }

  /// Takes the next portion.
  public func take(_ bytes: [UInt8]) {
    guard error == nil else { return }
    count += bytes.count
    guard let descriptor else {
      kept.append(bytes)
      return
    }
    do throws(FileError) {
      try StandardStream.write(bytes, descriptor: descriptor)
    } catch {
      self.error = error
    }
  }
}
