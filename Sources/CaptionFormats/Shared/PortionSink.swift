/// Takes a file's bytes a portion at a time, while a writer makes them.
///
/// A file that is never whole in memory is written with less of it, and sooner.
public struct PortionSink {
  /// The number of bytes from which on a writer hands out what it has.
  public static let size = 1 << 18

  private let receive: ([UInt8]) -> Void

  /// Makes a sink of what receives the portions in their order.
  public init(_ receive: @escaping ([UInt8]) -> Void) {
    self.receive = receive
  }

  /// Hands out bytes, at least ``size`` of them, and leaves the array empty.
  ///
  /// No byte that has been handed out can change any more.
  func take(_ bytes: inout [UInt8]) {
    receive(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
