import CaptionKit

/// Holds the files of a run against each other when all are there; what an earlier run found in the same
/// files is taken from the cache.
struct SetRun {
  private var check: SetCheck
  /// What the facts of each file hang on, as far as that is known of all of them.
  private var keys: [String] = []
  private var isKeyed = true
  /// Files whose facts are in the cache.
  private var kept: [(id: Int64, path: String)] = []
  /// Gives the facts of a file anew, where the cache has lost them.
  private let recheck: (String) -> SetFacts?
  private let io: ConsoleIO

  init(_ io: ConsoleIO, recheck: @escaping (String) -> SetFacts? = { _ in nil }) {
    self.io = io
    check = SetCheck(io)
    self.recheck = recheck
  }

  /// Takes what came of a file; in what order is no matter.
  mutating func add(_ result: FileResult) {
    guard result.setFacts != nil || result.keptFacts != nil else { return }
    if let key = result.setKey { keys.append(key) } else { isKeyed = false }
    if let facts = result.setFacts {
      check.add(facts)
    } else if let id = result.keptFacts {
      kept.append((id, result.path))
    }
  }

  /// What was found in files, in the order of their paths.
  mutating func parts(
    _ cache: CacheWriter?,
    _ settings: inout FileSettings
  ) throws(Failure) -> [CheckedPart] {
    let fingerprint = isKeyed && cache != nil ? fingerprint : nil
    if let fingerprint, let found = cache?.sets(fingerprint), let parts = Self.parts(found) {
      return parts
    }
    for (id, path) in kept {
      let facts = cache?.setFacts(id, of: io.absolute(path)) ?? recheck(path)
      if let facts { check.add(facts) }
    }
    kept.removeAll()
    var parts: [CheckedPart] = []
    for result in try check.check(&settings) {
      var file = result.file
      var uses = ConfigurationSuppressions()
      let suppressed = uses.apply(result.layers, result.matches, to: &file)
      var part = CheckedPart(file)
      part.isFile = false
      part.suppressed = suppressed
      part.uses = uses
      parts.append(part)
    }
    if let fingerprint { cache?.keep(sets: fingerprint, Self.json(parts)) }
    return parts
  }

  private var fingerprint: String {
    ContentHash(Array(keys.sorted().joined(separator: "\u{1}").utf8)).digits
  }

  // MARK: Kept findings

  private static func json(_ parts: [CheckedPart]) -> [UInt8] {
    var json = JSONOutput()
    json.beginArray()
    for part in parts { json.part(part) }
    json.endArray()
    return json.take()
  }

  private static func parts(_ bytes: [UInt8]) -> [CheckedPart]? {
    var json = JSONInput(bytes)
    var parts: [CheckedPart] = []
    do throws(JSONFault) {
      try json.array { (json) throws(JSONFault) in parts.append(try json.part()) }
      try json.end()
    } catch {
      return nil
    }
    return parts
  }
}
