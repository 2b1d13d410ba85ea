import CaptionKit
import SystemIO

/// Answers requests line by line: a path, or a path with its content as base64 behind a tab, each with
/// one record.
struct LintWorker {
  private let plan: LintPlan
  private let settings: FileSettings

  init(_ plan: LintPlan, _ settings: FileSettings) {
    self.plan = plan
    self.settings = settings
  }

  /// Answers until there are no more requests.
  func run(_ console: inout Console) throws(Failure) {
    let given = GivenContent()
    let world = Console(
      io: given.world(console.io),
      registry: console.registry,
      common: console.common
    )
    var checker = RecordChecker(plan, settings, world)
    let next = console.io.inputLines()
    while true {
      let line: [UInt8]?
      do throws(FileError) {
        line = try next()
      } catch {
        throw Failure(.inputOutput, "standard input: \(error)")
      }
      guard var line else { return }
      if line.last == 0x0D { line.removeLast() }
      try console.write(answer(line, given, &checker).line())
      // Whoever asks may wait for this answer before the next question.
      try console.flush()
    }
  }

  private func answer(
    _ line: [UInt8],
    _ given: GivenContent,
    _ checker: inout RecordChecker
  ) -> FileRecord {
    let tab = line.firstIndex(of: 0x09)
    let path = String(fileName: Array(line[..<(tab ?? line.endIndex)]))
    guard !path.isEmpty, path != "-" else { return Self.refusal(path, "a request names a file") }
    if let tab {
      guard let content = Base64.decode(line[(tab + 1)...]) else {
        return Self.refusal(path, "what follows the tab is not base64")
      }
      given.put(path, content)
    }
    defer { given.clear() }
    let record = checker.check(path).record
    // What ends a run of its own ends one answer here.
    guard let failure = record.forPrograms.failure else { return record }
    return Self.refusal(path, failure.message ?? "could not be checked")
  }

  private static func refusal(_ path: String, _ reason: String) -> FileRecord {
    var result = FileResult(path)
    var part = CheckedPart(CheckedFile(unreadable: path, reason))
    part.isUnread = true
    result.steps = [.part(part), .message(.said("\(shown(path)): \(reason)"))]
    result.status = .inputOutput
    return FileRecord(path, forPrograms: result, forPeople: nil, facts: nil)
  }
}
