import Synchronization

/// Something that a command says or prints, kept to be said later in its turn.
enum ConsoleMessage: Sendable, Hashable {
  /// An error or warning.
  case said(String)
  /// What `-q` leaves out.
  case remarked(String)
  /// A line that was asked for, on standard error.
  case told(String)
  /// Data for standard output.
  case printed([UInt8])
}

/// Keeps what a console would say at once, so that files which are checked side by side are told of in
/// their order.
final class MessageLog: Sendable {
  private let messages = Mutex<[ConsoleMessage]>([])

  func append(_ message: ConsoleMessage) { messages.withLock { $0.append(message) } }

  /// Takes what was said since the last time.
  func take() -> [ConsoleMessage] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

extension Console {
  /// Says or prints what was kept.
  mutating func replay(_ message: ConsoleMessage) throws(Failure) {
    switch message {
    case .said(let text): say(text)
    case .remarked(let text): remark(text)
    case .told(let line): tell(line)
    case .printed(let bytes): try write(bytes)
    }
  }
}
