/// The exit statuses of the command, the same for every subcommand.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done.
  case done = 0
  /// There are findings, or a claim that the captions refute.
  case findings = 1
  /// Wrong usage or configuration.
  case usage = 2
  /// Some input could not be read or some output not written; the others are done.
  case inputOutput = 3
  /// Something was lost, and `--fail-on-loss` was given.
  case losses = 4
  /// A fault of the program itself.
  case internalError = 70
  /// Somebody asked to stop; what was done until then is written.
  case interrupted = 130

  /// What the status means, for help and manual.
  public var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "there are findings, or a claim was refused"
    case .usage: "wrong usage or configuration"
    case .inputOutput: "some input could not be read or some output not written; others are done"
    case .losses: "something was lost, and --fail-on-loss was given"
    case .internalError: "internal error"
    case .interrupted: "interrupted; what was done until then is written"
    }
  }

  /// The status to end with where both hold.
  public func combined(with other: ExitStatus) -> ExitStatus {
    rank >= other.rank ? self : other
  }

  private var rank: Int {
    switch self {
    case .done: 0
    case .findings: 1
    case .losses: 2
    case .inputOutput: 3
    case .usage: 4
    case .interrupted: 5
    case .internalError: 6
    }
  }
}

/// Why a command ends before its work is done.
struct Failure: Error {
  /// The status to end with.
  var status: ExitStatus
  /// The message without the program's name, or nil to end quietly.
  var message: String?
  /// What was perhaps meant, where the command line is at fault.
  var suggestion: String?

  init(_ status: ExitStatus, _ message: String?) {
    self.status = status
    self.message = message
  }

  init(_ error: UsageError) {
    status = .usage
    message = error.message
    suggestion = error.suggestion
  }

  /// Whoever read the output has seen enough, which is no error.
  static let brokenPipe = Failure(.done, nil)
}

/// A command line that cannot be understood.
struct UsageError: Error, Hashable {
  /// What is wrong.
  var message: String
  /// What was perhaps meant, or nil.
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
