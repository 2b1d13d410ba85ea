import CaptionKit
import SystemIO

/// Has files checked on as many threads as wanted, and what came of each taken in order.
struct CheckRun: Sendable {
  /// How many files there are.
  let count: Int
  /// Makes what a thread does with files, by their numbers.
  let worker: @Sendable () -> (Int) -> FileResult
  let threads: Int
  /// Those reports that are written where a file is checked; nil where something is taken out later.
  let reports: FileReports?

  /// So many files for each thread may be checked and not yet taken, lest a slow one hold up the others.
  private static let window = 8

  /// Checks the files, until somebody asks to stop, which is told.
  func run(_ sink: inout ResultSink, _ console: inout Console) throws(Failure) {
    let io = console.io
    var progress = Progress(count, console)
    console.statusLine = progress.statusLine
    // One file is done at once or, from a terminal, when its input ends; Ctrl-C ends it as usual.
    if count > 1 { io.watchStopRequests() }
    defer { progress.end() }
    let isParallel = threads > 1
    let taken = try OrderedWork.run(
      count: count,
      threads: threads,
      window: threads * Self.window,
      isStopped: io.isStopRequested,
      worker: {
        let work = worker()
        return { number in
          var result = work(number)
          if isParallel { result.close(reports) }
          return result
        }
      },
      take: { (_, result) throws(Failure) in
        try sink.take(result, &console)
        progress.tell(done: sink.files, findings: sink.findings, console)
      }
    )
    if taken < count {
      console.say("interrupted: \(taken) of \(counted(count, "file")) were checked")
      console.note(.interrupted)
    }
    if count > 1 { io.unwatchStopRequests() }
  }
}
