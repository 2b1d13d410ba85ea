import CaptionKit

/// Checks files one by one, and makes the record of each besides.
struct RecordChecker {
  private var own: FileChecker
  private var programs: FileChecker
  private var people: FileChecker

  init(_ plan: LintPlan, _ settings: FileSettings, _ console: Console) {
    var plan = plan
    plan.needsFacts = true
    own = FileChecker(plan, settings, console)
    plan.tellsCoverage = false
    plan.isForPrograms = true
    plan.showsOnlyRefusal = false
    programs = FileChecker(plan, settings, console)
    plan.isForPrograms = false
    plan.showsOnlyRefusal = true
    people = FileChecker(plan, settings, console)
  }

  /// Checks a file, and gives what this run is told with the record for others.
  mutating func check(_ path: String) -> (result: FileResult, record: FileRecord) {
    let result = own.check(path)
    var told = result
    // How far labels reach is told where it was asked for.
    told.steps.removeAll { if case .message(.printed) = $0 { true } else { false } }
    guard result.isRefused else {
      return (result, FileRecord(path, forPrograms: told, forPeople: nil, facts: result.facts))
    }
    let record = FileRecord(
      path,
      forPrograms: programs.check(path),
      forPeople: people.check(path),
      facts: nil
    )
    return (result, record)
  }
}
