import Foundation

/// What one input may cost: a second of processor time, and 32 MB plus 64 times its length.
struct Budget {
  /// The length of the input.
  var inputBytes: Int

  private var memoryLimit: Int { 32 << 20 + 64 * inputBytes }

  /// Runs work and holds its time and the peak of its memory to the budget.
  func measure<Value>(_ what: String, _ work: () -> Value) -> Value {
    var value = measureTime(what, work)
    guard let memory = PeakMemory.shared else { return value }
    // Memory is measured in a run of its own: giving free memory back takes longer than most
    // inputs, so only inputs that could matter, and a sample of the others, are measured.
    guard inputBytes >= 1024 || inputBytes % 16 == 0 else { return value }
    for attempt in 0..<2 {
      memory.begin()
      value = work()
      let growth = memory.growth()
      if growth <= memoryLimit { break }
      // The first run also pages in code, which a second one does not.
      check(attempt == 0, "\(what) \(inputBytes) bytes takes \(growth >> 20) MB")
    }
    return value
  }

  /// Runs work and holds its processor time to the budget.
  func measureTime<Value>(_ what: String, _ work: () -> Value) -> Value {
    let begin = clock()
    let value = work()
    let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    check(seconds <= 1, "\(what) \(inputBytes) bytes takes \(seconds) s")
    return value
  }
}

/// The C library's, which no module map names.
@_silgen_name("malloc_trim")
private func giveBackFreeMemory(_ keep: Int) -> CInt

/// The peak of resident memory while something runs, as Linux counts it.
struct PeakMemory {
  /// The measure; nil where the system has none that can be set back.
  static let shared = PeakMemory()

  private let reset: CInt
  private let status: CInt
  private nonisolated(unsafe) static var base = 0

  private init?() {
    reset = unsafe open("/proc/self/clear_refs", O_WRONLY)
    status = unsafe open("/proc/self/status", O_RDONLY)
    guard reset >= 0, status >= 0 else { return nil }
  }

  /// Gives free memory back, so that it counts when it is used again, and sets the peak back.
  func begin() {
    _ = giveBackFreeMemory(0)
    // 5 sets the peak back to what is resident now (Linux, Documentation/filesystems/proc.rst).
    check(unsafe pwrite(reset, "5", 1, 0) == 1, "the peak of memory can be set back")
    unsafe Self.base = peak()
  }

  /// The bytes by which the peak has risen since ``begin()``.
  func growth() -> Int { unsafe peak() - Self.base }

  private func peak() -> Int {
    let text = unsafe String(unsafeUninitializedCapacity: 4096) { buffer in
      unsafe max(pread(status, buffer.baseAddress, buffer.count, 0), 0)
    }
    guard let mark = text.range(of: "VmHWM:") else { return 0 }
    let digits = text[mark.upperBound...].drop { $0 == "\t" || $0 == " " }.prefix { $0.isNumber }
    return (Int(digits) ?? 0) << 10
  }
}
