import CaptionKit
import SystemIO

/// Which baseline counts, as typed.
struct BaselineSettings: Sendable {
  private(set) var path: String?
  private(set) var isUpdated = false

  static var options: [OptionSpec<BaselineSettings>] {
    [
      .value(
        "baseline",
        "FILE",
        kind: .file,
        "Leave out the findings that this file holds. They are told by rule and text, so that other "
          + "times do not revive them."
      ) { (settings, text) throws(UsageError) in settings.path = text },
      .flag("update-baseline", "Write what is found to the baseline instead of reporting it.") {
        $0.isUpdated = true
      },
    ]
  }

  func validate(inputs: [String]) throws(UsageError) {
    if isUpdated, path == nil { throw UsageError("--update-baseline needs --baseline FILE") }
    guard let path else { return }
    if path == "-" { throw UsageError("--baseline takes a file") }
    if inputs.contains(path) {
      throw UsageError("the baseline '\(path)' is a file that is checked")
    }
  }
}

/// The known findings of a run.
struct Baseline {
  private let settings: BaselineSettings
  private var before: [String: [FindingKey: Int]] = [:]
  /// Those of files that are not in this run, one of which may have another name by now.
  private var moved: [FindingKey: Int] = [:]
  private var now: [KnownFindings.Entry] = []
  private var checked: Set<String> = []

  /// Reads the baseline.
  ///
  /// - Throws: Where it is missing or is none; one that is to be written may be missing.
  init(_ settings: BaselineSettings, inputs: [String], _ io: ConsoleIO) throws(Failure) {
    self.settings = settings
    guard let path = settings.path else { return }
    if settings.isUpdated, io.entry(path) == nil { return }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try io.readFile(path)
    } catch {
      throw Failure(.usage, "the baseline '\(path)' cannot be read: \(error)")
    }
    let known: KnownFindings
    do throws(SettingsError) {
      known = try KnownFindings(json: bytes)
    } catch {
      throw Failure(.usage, "\(path): \(error)")
    }
    let names = Set(inputs.map(Self.name))
    for entry in known.entries {
      let key = FindingKey(rule: entry.rule, text: entry.text)
      before[entry.file, default: [:]][key, default: 0] += entry.count
      if !names.contains(entry.file) { moved[key, default: 0] += entry.count }
    }
  }

  /// Removes the known findings from a file, all where the baseline is written; returns how many.
  mutating func apply(to file: inout CheckedFile) -> Int {
    guard settings.path != nil, !file.isUnreadable else { return 0 }
    let name = Self.name(file.path)
    if settings.isUpdated {
      checked.insert(name)
      var keys = FindingKeys()
      var counts: [Int] = []
      for item in file.items {
        let number = keys.number(of: item, in: file)
        if number == counts.count { counts.append(0) }
        counts[number] += 1
      }
      for (key, count) in zip(keys.keys, counts) {
        now.append(.init(file: name, rule: key.rule, text: key.text, count: count))
      }
      return file.removeAll { _ in true }
    }
    let known = before[name] ?? moved
    let current = file
    var keys = FindingKeys()
    // How many findings with each key are still to be left out.
    var left: [Int] = []
    let count = file.removeAll { item in
      let number = keys.number(of: item, in: current)
      if number == left.count { left.append(known[keys.keys[number]] ?? 0) }
      guard left[number] > 0 else { return false }
      left[number] -= 1
      return true
    }
    if before[name] == nil {
      for (key, left) in zip(keys.keys, left) where moved[key] != nil { moved[key] = left }
    }
    return count
  }

  /// Writes the baseline where that was asked for; what is known of other files stays.
  func finish(_ console: inout Console) {
    guard settings.isUpdated, let path = settings.path else { return }
    var entries = now
    for (file, findings) in before where !checked.contains(file) {
      entries += findings.map {
        .init(file: file, rule: $0.key.rule, text: $0.key.text, count: $0.value)
      }
    }
    entries.sort { ($0.file, $0.rule, $0.text) < ($1.file, $1.rule, $1.text) }
    var bytes: [UInt8] = Array("{\"schema\":1,\"findings\":[".utf8)
    for (index, entry) in entries.enumerated() {
      // A line each, so that changes can be read.
      bytes.append(contentsOf: index > 0 ? ",\n".utf8 : "\n".utf8)
      var json = JSONOutput()
      json.beginObject()
      json.key("file")
      json.string(entry.file)
      json.key("rule")
      json.string(entry.rule)
      json.key("text")
      json.string(entry.text)
      json.key("count")
      json.number(entry.count)
      json.endObject()
      bytes += json.take()
    }
    bytes += Array("\n]}\n".utf8)
    do throws(FileError) {
      try console.io.writeFile(path, bytes, true)
      console.remark("\(path): \(counted(entries.count, "known finding"))")
    } catch {
      console.report(path, "\(error)")
    }
  }

  private static func name(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
