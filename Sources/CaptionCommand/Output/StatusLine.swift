import Synchronization
import SystemIO

/// A line at the bottom of the terminal that is written anew again and again, and makes way for
/// everything else.
final class StatusLine: Sendable {
  private let io: ConsoleIO
  private let isShown = Mutex(false)

  private static let clear: [UInt8] = Array("\r\u{1B}[2K".utf8)

  init(_ io: ConsoleIO) {
    self.io = io
  }

  /// Whether the line is there now.
  var isThere: Bool { isShown.withLock { $0 } }

  /// Puts a text in the place of the one before.
  func show(_ text: String) {
    isShown.withLock { isShown in
      try? io.write(.error, Self.clear + Array(text.utf8))
      isShown = true
    }
  }

  /// Takes the line away.
  func erase() {
    isShown.withLock { isShown in
      guard isShown else { return }
      try? io.write(.error, Self.clear)
      isShown = false
    }
  }
}
