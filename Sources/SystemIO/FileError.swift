#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or stream could not be read or written.
public struct FileError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Reason: Sendable, Hashable {
    /// There is no such file or folder.
    case missing
    /// A folder stands where a file is needed.
    case directory
    /// A part of the path is not a folder.
    case notDirectory
    /// The system does not permit it.
    case notPermitted
    /// There is a file already, and it was not to be replaced.
    case exists
    /// The file is longer than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The device or quota is full.
    case full
    /// The file would be longer than the system permits.
    case limited
    /// Whoever read the stream has stopped reading.
    case brokenPipe
    /// The stream is closed.
    case closed
    /// A device that gives bytes without an end.
    case endless
    /// Another error, by the system's number.
    case other(Int32)
  }

  /// What went wrong.
  public var reason: Reason

  /// Makes an error.
  public init(_ reason: Reason) {
    self.reason = reason
  }

  /// Makes the error for the system's error number.
  init(number: Int32) {
    switch number {
    case ENOENT: reason = .missing
    case EISDIR: reason = .directory
    case ENOTDIR: reason = .notDirectory
    case EACCES, EPERM, EROFS: reason = .notPermitted
    case EEXIST: reason = .exists
    case ENOSPC, EDQUOT: reason = .full
    case EFBIG: reason = .limited
    case EPIPE: reason = .brokenPipe
    case EBADF: reason = .closed
    default: reason = .other(number)
    }
  }

  /// The error that the last system call of this thread left.
  static var last: FileError { FileError(number: errno) }
}

extension FileError: CustomStringConvertible {
  /// The reason in words, in lower case without a full stop.
  public var description: String {
    switch reason {
    case .missing: "no such file or folder"
    case .directory: "is a folder, not a file"
    case .notDirectory: "a part of the path is not a folder"
    case .notPermitted: "permission denied"
    case .exists: "exists already"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .full: "no space left on the device"
    case .limited: "would be larger than the system permits"
    case .brokenPipe: "the reader has closed the pipe"
    case .closed: "is closed"
    case .endless: "is a device that never ends"
    case .other(let number):
      if let text = unsafe strerror(number) {
        unsafe String(cString: text).lowercased()
      } else {
        "error \(number)"
      }
    }
  }
}
