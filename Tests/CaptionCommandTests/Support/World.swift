import CaptionKit
import Synchronization
import SystemIO

@testable import CaptionCommand

/// A world in memory in which a whole command runs.
final class World: Sendable {
  /// What stands at a path.
  enum Entry: Sendable, Equatable {
    case file([UInt8])
    case directory
    case unreadable
    case special
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var output: [UInt8] = []
    var error: [UInt8] = []
  }

  private let state = Mutex(State())
  private let standardInput: [UInt8]
  private let environment: [String: String]
  private let outputFault: FileError.Reason?
  private let isTerminal: Bool

  init(
    _ files: [String: String] = [:],
    standardInput: String = "",
    environment: [String: String] = [:],
    outputFault: FileError.Reason? = nil,
    isTerminal: Bool = false
  ) {
    self.standardInput = Array(standardInput.utf8)
    self.environment = environment
    self.outputFault = outputFault
    self.isTerminal = isTerminal
    for (path, text) in files { put(path, .file(Array(text.utf8))) }
  }

  func put(_ path: String, _ entry: Entry) {
    state.withLock { $0.entries[path] = entry }
  }

  func remove(_ path: String) {
    state.withLock { $0.entries[path] = nil }
  }

  func text(_ path: String) -> String? {
    state.withLock { state in
      guard case .file(let bytes) = state.entries[path] else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  func entry(_ path: String) -> Entry? { state.withLock { $0.entries[path] } }

  var output: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var error: String { state.withLock { String(decoding: $0.error, as: UTF8.self) } }

  /// Runs a command line and returns its status.
  @discardableResult
  func run(_ arguments: String..., registry: FormatRegistry = .toys) -> Int32 {
    run(arguments, registry: registry)
  }

  @discardableResult
  func run(_ arguments: [String], registry: FormatRegistry = .toys) -> Int32 {
    CaptionKitCommand.run(io(arguments), registry: registry).rawValue
  }

  /// The world as a command line sees it.
  func io(_ arguments: [String]) -> ConsoleIO {
    var io = ConsoleIO(
      arguments: arguments,
      environment: { self.environment[$0] },
      readFile: { (path) throws(FileError) in try self.read(path) },
      writeFile: { (path, bytes, replacing) throws(FileError) in
        try self.write(path, bytes, replacing)
      },
      entry: { path in
        switch self.entry(path) {
        case .file, .unreadable: .file
        case .directory: .directory
        case .special: .special
        case nil: nil
        }
      },
      isSameFile: { $0 == $1 },
      makeDirectory: { (path) throws(FileError) in
        if case .file = self.entry(path) { throw FileError(.notDirectory) }
        self.put(path, .directory)
      },
      write: { (stream, bytes) throws(FileError) in
        switch stream {
        case .output:
          if let fault = self.outputFault { throw FileError(fault) }
          self.state.withLock { $0.output += bytes }
        case .error: self.state.withLock { $0.error += bytes }
        }
      },
      isTerminal: { _ in self.isTerminal },
      terminalWidth: { 80 }
    )
    io.folderNames = { path in self.names(in: path) }
    return io
  }

  private func names(in path: String) -> [String] {
    let paths = state.withLock { Array($0.entries.keys) }
    let names = paths.filter { $0.hasPrefix(path + "/") }.map { entry in
      String(entry.dropFirst(path.utf8.count + 1).prefix { $0 != "/" })
    }
    return Array(Set(names))
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return standardInput }
    switch entry(path) {
    case .file(let bytes): return bytes
    case .directory: throw FileError(.directory)
    case .unreadable: throw FileError(.notPermitted)
    case .special, nil: throw FileError(.missing)
    }
  }

  private func write(
    _ path: String,
    _ bytes: [UInt8],
    _ replacing: Bool
  ) throws(FileError) {
    switch entry(path) {
    case .special: throw FileError(.full)
    case .directory: throw FileError(.directory)
    case .file where !replacing: throw FileError(.exists)
    default: put(path, .file(bytes))
    }
  }
}
