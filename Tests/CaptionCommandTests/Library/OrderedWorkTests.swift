import Synchronization
import SystemIO
import Testing

/// Work on several threads, taken in order.
@Suite struct OrderedWorkTests {
  private struct Stop: Error {}

  @Test(arguments: [1, 2, 3, 8, 100])
  func resultsComeInOrder(threads: Int) throws {
    var taken: [Int] = []
    let count = try OrderedWork.run(
      count: 200,
      threads: threads,
      window: threads * 2,
      isStopped: { false },
      worker: {
        var done = 0
        return { number in
          // The first of each few takes longest.
          if number % 7 == 0 { for _ in 0..<20_000 { done &+= number } }
          return number * 10 + min(done, 0)
        }
      },
      take: { (number: Int, result: Int) throws(Stop) in
        #expect(result == number * 10)
        taken.append(number)
      }
    )
    #expect(count == 200)
    #expect(taken == Array(0..<200))
  }

  @Test func noMoreIsBegunThanTheWindowHolds() throws {
    let begun = Atomic<Int>(0)
    var taken = 0
    var most = 0
    _ = try OrderedWork.run(
      count: 500,
      threads: 4,
      window: 6,
      isStopped: { false },
      worker: {
        { number in
          begun.add(1, ordering: .sequentiallyConsistent)
          return number
        }
      },
      take: { (_: Int, _: Int) throws(Stop) in
        most = max(most, begun.load(ordering: .sequentiallyConsistent) - taken)
        taken += 1
      }
    )
    #expect(most <= 7)
    #expect(begun.load(ordering: .sequentiallyConsistent) == 500)
  }

  @Test(arguments: [1, 4])
  func whatIsBegunWhenSomebodyAsksToStopIsTaken(threads: Int) throws {
    let begun = Atomic<Int>(0)
    let isStopped = Atomic<Bool>(false)
    let taken = try OrderedWork.run(
      count: 1000,
      threads: threads,
      window: 16,
      isStopped: { isStopped.load(ordering: .sequentiallyConsistent) },
      worker: {
        { number in
          begun.add(1, ordering: .sequentiallyConsistent)
          if number == 50 { isStopped.store(true, ordering: .sequentiallyConsistent) }
          return number
        }
      },
      take: { (_: Int, _: Int) throws(Stop) in }
    )
    #expect(taken == begun.load(ordering: .sequentiallyConsistent))
    #expect(taken > 50 && taken < 80)
  }

  @Test func anErrorEndsTheWork() {
    var last = -1
    #expect(throws: Stop.self) {
      _ = try OrderedWork.run(
        count: 1000,
        threads: 3,
        window: 6,
        isStopped: { false },
        worker: { { $0 } },
        take: { (number: Int, _: Int) throws(Stop) in
          last = number
          if number == 20 { throw Stop() }
        }
      )
    }
    #expect(last == 20)
  }

  @Test func aSpoolGivesBackWhatItTook() throws {
    let spool = Spool(limit: 1000)
    var expected: [UInt8] = []
    for number in 0..<300 {
      let piece = Array("line \(number) of a report\n".utf8)
      expected += piece
      try spool.append(piece)
    }
    var given: [UInt8] = []
    try spool.forEachPortion { given += $0 }
    #expect(given == expected)
    #expect(spool.count == Int64(expected.count))
  }
}
