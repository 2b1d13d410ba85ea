import CaptionKit
import SystemIO

/// Where the records of several files stand, in the order in which one run would have made them; the
/// records themselves are read when they are wanted, so that any number can be joined.
struct RecordIndex: Sendable {
  private struct Entry: Sendable {
    let path: String
    /// The number in the list of the run; nil where there was none.
    let index: Int?
    let source: Int
    let range: Range<Int64>
    let line: Int
  }

  private var entries: [Entry] = []
  private var sources: [(path: String, bytes: any ByteSource)] = []

  /// How many files were checked.
  var count: Int { entries.count }

  /// Goes through files with records; what is no record is told.
  init(_ paths: [String], _ console: inout Console) {
    for path in paths {
      do throws(FileError) {
        let source: any ByteSource
        if path == "-" {
          source = MemoryByteSource(try console.io.readFile(path))
        } else {
          source = try console.io.openSource(path)
        }
        sources.append((path, source))
        add(sources.count - 1, &console)
      } catch {
        console.report(path, "\(error)")
      }
    }
    order()
  }

  /// What came of a file.
  func result(_ number: Int, isForPrograms: Bool) -> FileResult {
    let entry = entries[number]
    let source = sources[entry.source]
    do {
      let line = try source.bytes.bytes(entry.range)
      let record = try FileRecord(line: line)
      var result = record.result(isForPrograms: isForPrograms)
      result.setFacts = RecordFacts.set(record.facts)
      return result
    } catch {
      var result = FileResult(entry.path)
      let reason = (error as? JSONFault).map { Self.words($0) } ?? "cannot be read"
      result.steps = [.message(.said("\(shown(source.path)):\(entry.line): \(reason)"))]
      result.status = .inputOutput
      return result
    }
  }

  // MARK: Reading

  private static let portion: Int64 = 1 << 20

  private mutating func add(_ number: Int, _ console: inout Console) {
    let source = sources[number]
    var buffer: [UInt8] = []
    // Where the buffer begins in the file, and the number of its first line.
    var (offset, line) = (Int64(0), 1)
    while true {
      let end = offset + Int64(buffer.count)
      let isLast = end == source.bytes.count
      if !isLast {
        do throws(ByteSourceError) {
          let next = min(end + Self.portion, source.bytes.count)
          buffer += try source.bytes.bytes(end..<next)
        } catch {
          console.report(source.path, error.message)
          return
        }
      }
      var start = 0
      while let feed = buffer[start...].firstIndex(of: 0x0A) ?? (isLast ? buffer.count : nil) {
        if feed > start {
          add(Array(buffer[start..<feed]), number, offset + Int64(start), line, &console)
        }
        line += 1
        start = min(feed + 1, buffer.count)
        if feed == buffer.count { break }
      }
      if isLast { return }
      buffer.removeFirst(start)
      offset += Int64(start)
    }
  }

  private mutating func add(
    _ bytes: [UInt8],
    _ source: Int,
    _ offset: Int64,
    _ line: Int,
    _ console: inout Console
  ) {
    var json = JSONInput(bytes)
    var path: String?
    var index: Int?
    do throws(JSONFault) {
      try json.object { (json, name) throws(JSONFault) in
        switch name {
        case "file": path = try json.string()
        case "index": index = try json.int()
        default: try json.skip()
        }
      }
      try json.end()
      guard let path else { throw JSONFault(expected: "a record with its file", offset: 0) }
      entries.append(
        Entry(
          path: path,
          index: index,
          source: source,
          range: offset..<offset + Int64(bytes.count),
          line: line
        )
      )
    } catch {
      console.report("\(shown(sources[source].path)):\(line)", Self.words(error))
    }
  }

  private static func words(_ fault: JSONFault) -> String {
    "is no record of lint: \(fault.expected) was expected at byte \(fault.offset + 1)"
  }

  // MARK: Order

  private mutating func order() {
    var places: [String: Int] = [:]
    var kept: [Entry] = []
    for entry in entries {
      let key = "\(entry.index ?? -1)\u{0}\(entry.path)"
      if let place = places[key] {
        kept[place] = entry
      } else {
        places[key] = kept.count
        kept.append(entry)
      }
    }
    let numbers = Set(kept.compactMap(\.index))
    if numbers.count == kept.count {
      entries = kept.sorted { ($0.index ?? 0) < ($1.index ?? 0) }
    } else {
      let names = kept.map { $0.path.split(separator: "/", omittingEmptySubsequences: false) }
      entries = kept.indices.sorted { first, second in
        if names[first] != names[second] {
          return names[first].lexicographicallyPrecedes(names[second])
        }
        return first < second
      }.map { kept[$0] }
    }
  }
}
