import CaptionKit

/// What is written for other machines and later runs, and what part of the work this one does.
struct RecordSettings: Sendable {
  /// Where the records go; nil for nowhere.
  private(set) var path: String?
  /// Whether requests are answered line by line.
  private(set) var isWorker = false
  private(set) var shard: Shard?

  static var options: [OptionSpec<RecordSettings>] {
    [
      .value(
        "facts",
        "FILE",
        kind: .file,
        "Also write a line of JSON for each file, with all that was found and the facts that checks "
          + "across files need, from which 'captionkit report merge' makes any report; - is standard "
          + "output, where a report has to go elsewhere."
      ) { (settings, text) throws(UsageError) in settings.path = text },
      .flag(
        "worker",
        "Read paths line by line on standard input, each perhaps with its content as base64 behind a "
          + "tab, and answer each with such a line, until the input ends."
      ) { $0.isWorker = true },
      .value(
        "shard",
        "K/N",
        "Check only the K-th of N parts of the list, which the names alone decide, so that N machines "
          + "with the same list check each file once."
      ) { (settings, text) throws(UsageError) in
        guard let shard = Shard(text) else {
          throw UsageError(
            "--shard takes a part and how many there are, such as 3/16, not '\(text)'"
          )
        }
        settings.shard = shard
      },
    ]
  }

  /// Checks the options together with the others.
  func validate(
    _ operands: [String],
    _ reports: ReportOptions,
    isMore: Bool
  ) throws(UsageError) {
    if isWorker {
      if !operands.isEmpty || isMore {
        throw UsageError("--worker takes its files from standard input alone")
      }
      if path != nil || shard != nil || !reports.requests.isEmpty {
        throw UsageError("--worker writes its answers to standard output and makes no reports")
      }
    }
    guard let path else { return }
    if path != "-", operands.contains(path) {
      throw UsageError("--facts would replace the file '\(path)' that is checked")
    }
    if reports.requests.contains(where: { $0.path == path }) {
      throw UsageError("a report and --facts cannot both go to '\(path)'")
    }
  }

  /// The files of the part, each with its number in the list.
  func part(of paths: [String]) -> [(path: String, index: Int)] {
    paths.enumerated().map { ($0.element, $0.offset) }.filter { shard?.holds($0.path) ?? true }
  }
}
