import CaptionKit
import CaptionStore
import SystemIO

/// `captionkit cache`: what lint keeps for its next run.
struct CacheCommand: CommandSettings {
  var common = CommonSettings()
  var operands: [String] = []
  var isJSON = false
  var path: String?

  static let description = CommandDescription(
    name: "cache",
    summary: "show or remove what lint keeps for its next run",
    usage: ["info [--cache FILE]", "clean [--cache FILE]"],
    operandKind: .oneOf(["info", "clean"]),
    discussion: [
      "info tells where the cache is and what is in it, clean removes it.",
      "The cache is an SQLite database, which can be queried as a catalogue: files has a row for each "
        + "file and the settings with which it was checked, settings says which those were, records "
        + "holds what lint --facts writes. The views tracks, findings and figures show that as tables.",
    ],
    examples: [.init(line: "cache info", purpose: "see what is kept")]
  )

  static var options: [OptionSpec<CacheCommand>] {
    [
      .flag("json", "Print one JSON document.") { $0.isJSON = true },
      .value("cache", "FILE", kind: .file, "This database, not the usual one.") {
        (settings, text) throws(UsageError) in settings.path = text
      },
    ]
  }

  func validate(_ registry: FormatRegistry) throws(UsageError) {
    let verbs = ["info", "clean"]
    guard operands.count == 1, let verb = operands.first, verbs.contains(verb) else {
      throw UsageError(
        operands.first.map { "cache takes info or clean, not '\($0)'" }
          ?? "cache takes info or clean",
        suggestion: operands.first.flatMap { nearest(to: $0, among: verbs) }
      )
    }
  }

  func run(_ console: inout Console) throws(Failure) {
    guard let path = path ?? CacheSettings.usual(console.io) else {
      throw Failure(.usage, "there is no folder for caches; --cache names the database")
    }
    guard console.io.entry(path) == .file else {
      if operands.first == "clean" { return console.remark("\(path): there is no cache") }
      if isJSON { return try console.write(json(path, size: 0, counts: [])) }
      return try console.print("\(path): there is no cache yet")
    }
    if operands.first == "clean" {
      guard CacheWriter.remove(path) else {
        throw Failure(.inputOutput, "\(path): can't be removed")
      }
      return console.remark("\(path): removed")
    }
    let size = ["", "-wal"].reduce(Int64(0)) { $0 + (console.io.stamp(path + $1)?.size ?? 0) }
    do throws(StoreError) {
      let cache = try LibraryCache(path)
      var counts: [(String, Int64)] = []
      for table in ["files", "settings", "tracks", "findings"] {
        counts.append((table, try cache.count(table)))
      }
      if isJSON { return try print(json(path, size: size, counts: counts), &console) }
      try tell(path, size, counts, &console)
    } catch {
      throw Failure(.inputOutput, "\(path): \(error.message)")
    }
  }

  private func print(_ bytes: [UInt8], _ console: inout Console) throws(StoreError) {
    do throws(Failure) { try console.write(bytes) } catch {
      throw StoreError(.other, error.message ?? "")
    }
  }

  private func tell(
    _ path: String,
    _ size: Int64,
    _ counts: [(String, Int64)],
    _ console: inout Console
  ) throws(StoreError) {
    var table = Table([("what", .left), ("number", .right)])
    table.add(["bytes", "\(size)"])
    for (name, count) in counts { table.add([name, "\(count)"]) }
    let lines = ["\(path):"] + table.lines
    try print(Array((lines.joined(separator: "\n") + "\n").utf8), &console)
  }

  private func json(_ path: String, size: Int64, counts: [(String, Int64)]) -> [UInt8] {
    var json = JSONOutput()
    json.beginObject()
    json.key("schema")
    json.number(1)
    json.key("cache")
    json.string(path)
    json.key("bytes")
    json.number(Int(size))
    for (name, count) in counts {
      json.key(name)
      json.number(Int(count))
    }
    json.endObject()
    json.endLine()
    return json.take()
  }
}
