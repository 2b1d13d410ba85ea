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
        "Leave out the findings that this file holds. They are told by file, rule and text, so that "
          + "other times do not revive them; a file that is gone is known again by its texts."
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
///
/// What is known belongs to a file, named by the way from the baseline's folder. A file that nothing is
/// known of takes over what is known of one that is gone, where the two have most findings in common.
struct Baseline {
  private let settings: BaselineSettings
  private let io: ConsoleIO
  private let folder: String
  private var before: [String: [FindingKey: Int]] = [:]
  /// The files that are gone, and that no other file has taken the place of.
  private var gone: Set<String> = []
  private var now: [KnownFindings.Entry] = []
  private var checked: Set<String> = []

  /// Reads the baseline.
  ///
  /// - Throws: Where it is missing or is none; one that is to be written may be missing.
  init(_ settings: BaselineSettings, _ io: ConsoleIO) throws(Failure) {
    self.settings = settings
    self.io = io
    folder = CaptionCommand.folder(of: io.absolute(settings.path ?? ""))
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
    for entry in known.entries {
      let name = entry.file == "-" ? "-" : relative(absolute(entry.file), to: folder)
      let key = FindingKey(rule: entry.rule, text: entry.text)
      before[name, default: [:]][key, default: 0] += entry.count
    }
    gone = Set(before.keys.filter { !exists($0) })
  }

  /// Removes the known findings from a file, all where the baseline is written; returns how many.
  mutating func apply(to file: inout CheckedFile) -> Int {
    guard settings.path != nil, !file.isUnreadable else { return 0 }
    let name = file.path == "-" ? "-" : relative(io.absolute(file.path), to: folder)
    var keys = FindingKeys()
    // Each finding by the number of its key, and how many there are of each.
    var numbers: [Int] = []
    var counts: [Int] = []
    for item in file.items {
      let number = keys.number(of: item, in: file)
      if number == counts.count { counts.append(0) }
      counts[number] += 1
      numbers.append(number)
    }
    if settings.isUpdated {
      checked.insert(name)
      for (key, count) in zip(keys.keys, counts) {
        now.append(.init(file: name, rule: key.rule, text: key.text, count: count))
      }
      return file.removeAll { _ in true }
    }
    var own = before[name]
    if own == nil { own = takeOver(keys.keys) }
    guard let known = own else { return 0 }
    // How many findings with each key are still to be left out.
    var left = keys.keys.map { known[$0] ?? 0 }
    var place = -1
    return file.removeAll { _ in
      place += 1
      guard left[numbers[place]] > 0 else { return false }
      left[numbers[place]] -= 1
      return true
    }
  }

  /// What is known of the file that is gone and was this one, by its texts; nil for a new file.
  ///
  /// What is said of a file as a whole may be said of any.
  private mutating func takeOver(_ keys: [FindingKey]) -> [FindingKey: Int]? {
    let texts = Set(keys.filter { !$0.text.isEmpty })
    guard !texts.isEmpty, !gone.isEmpty else { return nil }
    var best: (name: String, common: Int)?
    for name in gone.sorted() {
      let old = (before[name] ?? [:]).keys.filter { !$0.text.isEmpty }
      let common = old.count { texts.contains($0) }
      guard common > 0, common * 2 >= min(old.count, texts.count), common > best?.common ?? 0 else {
        continue
      }
      best = (name, common)
    }
    guard let best else { return nil }
    gone.remove(best.name)
    return before[best.name]
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

  // MARK: Files

  private func absolute(_ name: String) -> String {
    normalized(name.hasPrefix("/") ? name : "\(folder)/\(name)")
  }

  /// Whether a file is there still; a track is where its movie is.
  private func exists(_ name: String) -> Bool {
    guard name != "-" else { return true }
    let file = name.firstRange(of: "#track=").map { String(name[..<$0.lowerBound]) } ?? name
    let path = absolute(file)
    return io.entry(path) != nil || io.entry(io.typed(path)) != nil
  }
}
