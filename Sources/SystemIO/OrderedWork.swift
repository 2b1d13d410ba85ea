#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on numbered pieces by several threads, whose results are taken in the order of the pieces.
public enum OrderedWork {
  /// Does pieces 0 up to a count, exclusive, and hands over each result in order on this thread.
  ///
  /// With one thread all is done on this one, and a result is taken before the next piece begins.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - threads: How many threads work at once.
  ///   - window: How many pieces may be begun beyond those taken, which bounds what is held.
  ///   - isStopped: Whether no further piece is to be begun; those begun are done and taken.
  ///   - worker: Makes what a thread does with pieces, on that thread.
  ///   - take: Takes a result. Where it throws, no further piece is begun.
  /// - Returns: How many results were taken.
  public static func run<Result: Sendable, Problem: Error>(
    count: Int,
    threads: Int,
    window: Int,
    isStopped: @escaping @Sendable () -> Bool,
    worker: @escaping @Sendable () -> (Int) -> Result,
    take: (Int, Result) throws(Problem) -> Void
  ) throws(Problem) -> Int {
    let threads = min(threads, count)
    guard threads > 1, let board = Board<Result>(count, window: max(window, threads), isStopped)
    else {
      let work = worker()
      for number in 0..<count {
        if isStopped() { return number }
        try take(number, work(number))
      }
      return count
    }
    var started: [SystemThread] = []
    for _ in 0..<threads {
      let thread = SystemThread.start {
        let work = worker()
        while let number = board.next() { board.put(work(number), number) }
      }
      if let thread { started.append(thread) }
    }
    defer {
      board.stop()
      for thread in started { thread.join() }
    }
    let own = started.isEmpty ? worker() : nil
    var number = 0
    while true {
      // A system without threads has this one do all.
      if let own, let number = board.next() { board.put(own(number), number) }
      guard let result = board.take() else { return number }
      try take(number, result)
      number += 1
    }
  }
}

/// Which pieces are begun, and the results that are not taken yet.
@safe private final class Board<Result: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let count: Int
  private let window: Int
  private let isInterrupted: @Sendable () -> Bool
  // Behind the lock from here on.
  private var results: [Int: Result] = [:]
  private var begun = 0
  private var taken = 0
  private var isStopped = false

  init?(_ count: Int, window: Int, _ isInterrupted: @escaping @Sendable () -> Bool) {
    self.count = count
    self.window = window
    self.isInterrupted = isInterrupted
    guard unsafe pthread_mutex_init(lock, nil) == 0 else { return nil }
    guard unsafe pthread_cond_init(change, nil) == 0 else { return nil }
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(lock)
    unsafe change.deallocate()
    unsafe lock.deallocate()
  }

  /// The next piece to begin, as soon as there is room for its result; nil where there is none.
  func next() -> Int? {
    unsafe pthread_mutex_lock(lock)
    defer { _ = unsafe pthread_mutex_unlock(lock) }
    while true {
      if isInterrupted() { isStopped = true }
      if isStopped || begun == count {
        unsafe pthread_cond_broadcast(change)
        return nil
      }
      if begun < taken + window { break }
      unsafe pthread_cond_wait(change, lock)
    }
    begun += 1
    return begun - 1
  }

  func put(_ result: Result, _ number: Int) {
    unsafe pthread_mutex_lock(lock)
    results[number] = result
    unsafe pthread_cond_broadcast(change)
    unsafe pthread_mutex_unlock(lock)
  }

  /// The next result in order, as soon as it is there; nil where no further one comes.
  func take() -> Result? {
    unsafe pthread_mutex_lock(lock)
    defer { _ = unsafe pthread_mutex_unlock(lock) }
    while true {
      if let result = results.removeValue(forKey: taken) {
        taken += 1
        unsafe pthread_cond_broadcast(change)
        return result
      }
      if taken == count || isStopped && taken == begun { return nil }
      unsafe pthread_cond_wait(change, lock)
    }
  }

  func stop() {
    unsafe pthread_mutex_lock(lock)
    isStopped = true
    unsafe pthread_cond_broadcast(change)
    unsafe pthread_mutex_unlock(lock)
  }
}
