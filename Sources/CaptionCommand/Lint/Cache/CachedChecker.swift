import CaptionKit
import CaptionStore
import SystemIO

/// Answers from the cache what has not changed, and checks the rest; each thread of a run has its own.
struct CachedChecker {
  private let plan: LintPlan
  private let cachePlan: CachePlan
  private var settings: FileSettings
  private let io: ConsoleIO
  private let given = GivenContent()
  private var checker: RecordChecker
  private let cache: LibraryCache?
  private let needsRecord: Bool
  /// The folder that relative paths start from, asked for once.
  private let folder: String

  /// - Parameter needsRecord: Whether the run writes records.
  init(
    _ plan: LintPlan,
    _ settings: FileSettings,
    _ console: Console,
    _ cachePlan: CachePlan,
    needsRecord: Bool
  ) {
    self.plan = plan
    self.cachePlan = cachePlan
    self.settings = settings
    self.needsRecord = needsRecord
    io = console.io
    folder = console.io.currentDirectory() + "/"
    let world = Console(
      io: given.world(console.io),
      registry: console.registry,
      common: console.common
    )
    checker = RecordChecker(plan, settings, world)
    cache = try? LibraryCache(cachePlan.path)
  }

  /// Checks a file, or says what is known of it.
  ///
  /// - Parameter index: Its number in the list of the run.
  mutating func check(_ path: String, _ index: Int) -> FileResult {
    guard cachePlan.holds(path), let stamp = io.stamp(path), stamp.size <= CachePlan.longest,
      let cache, let key = try? settings.digestKey(for: path), let number = cachePlan.settings[key]
    else { return checkAnew(path, index) }
    var news = CacheNews(
      path: normalized(path.hasPrefix("/") ? path : folder + path),
      settings: number,
      name: path,
      stamp: stamp
    )
    var isDamaged = false
    var entry: LibraryCache.Entry?
    do throws(StoreError) {
      entry = try cache.entry(news.path, settings: number)
      if let entry, entry.name == path, entry.stamp == stamp, !cachePlan.verifies {
        if let result = try answer(entry, &news, index) { return result }
      }
    } catch {
      isDamaged = error.kind == .damaged
    }
    guard let bytes = try? io.readFile(path), io.stamp(path) == stamp else {
      return checkAnew(path, index)
    }
    let hash = ContentHash(bytes).digits
    // A change that follows at once would have the same time.
    if stamp.modified > FileStamp.now - CachePlan.tick { news.stamp.modified = 0 }
    if let entry, entry.name == path, entry.hash == hash, !isDamaged {
      news.isTouched = entry.stamp != news.stamp
      if let result = try? answer(entry, &news, index) { return result }
    }
    given.put(path, bytes)
    defer { given.clear() }
    var (result, record) = checker.check(path)
    result.isCacheDamaged = isDamaged
    if result.setFacts != nil { result.setKey = setKey(news, hash) }
    let line = record.line()
    record.index = index
    if needsRecord { result.record = record.line() }
    result.close(cachePlan.byFile)
    guard result.failure == nil else { return result }
    news.id = nil
    news.isTouched = false
    news.writings = writings(of: result)
    news.made = .init(
      hash: hash,
      // What is said of a refused file hangs on who reads it, which the record tells.
      outline: result.isRefused || !result.isClosed ? [] : FileRecord.outline(result),
      record: line
    )
    result.news = news
    return result
  }

  private mutating func checkAnew(_ path: String, _ index: Int) -> FileResult {
    var (result, record) = checker.check(path)
    record.index = index
    if needsRecord { result.record = record.line() }
    result.close(cachePlan.byFile)
    return result
  }

  /// What the facts for rules about sets hang on.
  private func setKey(_ news: CacheNews, _ hash: String) -> String {
    "\(news.name)\u{0}\(hash)\u{0}\(news.settings)"
  }

  // MARK: Answers

  /// What is known of a file; nil where that is not enough.
  private func answer(
    _ entry: LibraryCache.Entry,
    _ news: inout CacheNews,
    _ index: Int
  ) throws(StoreError) -> FileResult? {
    guard let cache else { return nil }
    news.id = entry.id
    if cachePlan.needsWritingsOnly, !needsRecord, let outline = entry.outline, !outline.isEmpty,
      var result = try? FileRecord.result(outline: outline, news.name),
      let written = try writings(entry.id, of: news.path, cache)
    {
      result.take(written)
      if plan.sets.isOn {
        result.keptFacts = entry.id
        result.setKey = setKey(news, entry.hash)
      }
      if news.isTouched { result.news = news }
      return result
    }
    guard let line = try cache.record(entry.id, of: news.path),
      var record = try? FileRecord(line: line)
    else {
      return nil
    }
    var result = record.result(isForPrograms: plan.isForPrograms)
    result.facts = record.facts
    if plan.sets.isOn, let facts = RecordFacts.set(record.facts) {
      result.setFacts = facts
      result.setKey = setKey(news, entry.hash)
    }
    result.isRefused = record.forPeople != nil
    if needsRecord {
      record.index = index
      result.record = record.line()
    }
    result.close(cachePlan.byFile)
    news.writings = writings(of: result)
    if news.isTouched || !news.writings.isEmpty { result.news = news }
    return result
  }

  /// What every report wrote of a file; nil where one is missing.
  private func writings(
    _ id: Int64,
    of path: String,
    _ cache: LibraryCache
  ) throws(StoreError) -> [[UInt8]?]? {
    var written: [[UInt8]?] = []
    for report in cachePlan.reports {
      guard let report, let bytes = try cache.writing(id, of: path, report) else { return nil }
      written.append(bytes)
    }
    return written
  }

  /// What reports have written of a file.
  private func writings(of result: FileResult) -> [(report: String, bytes: [UInt8])] {
    // What was written of a refused file hangs on who reads it.
    guard !result.isRefused, result.isClosed else { return [] }
    var writings: [(report: String, bytes: [UInt8])] = []
    for (number, report) in cachePlan.reports.enumerated() {
      if let report, let bytes = result.written(number) { writings.append((report, bytes)) }
    }
    return writings
  }
}
