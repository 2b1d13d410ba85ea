import CaptionKit
import Synchronization
import SystemIO

/// Mends files for the commands that do so.
struct FileMender {
  let input: InputSettings
  let rules: RuleSelection
  var includesUnsafe = false

  /// A file before and after.
  struct Mended {
    let before: CaptionFile
    let original: [UInt8]
    let fixed: FixedFile
    /// The file as it is read afterwards.
    let after: CaptionFile
    /// What is left to be said of it.
    let left: CheckedFile

    var isChanged: Bool { fixed.bytes != original }
  }

  /// What came of mending a file.
  enum Outcome {
    /// The file before and after, whether it has changed or not.
    case mended(Mended)
    /// The file can't be read, or holds no captions; the reason in words.
    case unread(String)
    /// The file can be read but not changed; the reason in words.
    case unchangeable(String)
  }

  /// Reads a file and works out its fixes.
  func mend(
    _ path: String,
    _ settings: inout FileSettings,
    _ console: Console
  ) throws(Failure) -> Outcome {
    var input = input
    input.profile = rules.formatProfile
    let original: [UInt8]
    do throws(FileError) {
      original = try console.io.readFile(path)
    } catch {
      return .unread("\(error)")
    }
    let before: CaptionFile
    switch try console.examine(original, path, input) {
    case .file(let file): before = file
    case .unreadable(let reason): return .unread(reason)
    }
    guard before.isAccepted, let format = before.format else {
      return .unread(before.refusal.message)
    }
    let (track, options, layers) = try settings.resolve(before, path)
    let matches = settings.matcher(for: path)
    let permitted = Permitted(before, track, options, path) { checked in
      _ = FileSuppressions(before, console.registry).apply(to: &checked)
      var configured = ConfigurationSuppressions()
      _ = configured.apply(layers, matches, to: &checked)
    }
    var fixer = FileFixer(reading: input.reading) { result in
      permitted.report(on: result, options)
    }
    fixer.includesUnsafe = includesUnsafe
    fixer.mendsFormat = !rules.selectsRules
    let fixed: FixedFile
    do throws(FileFixer.FixingError) {
      fixed = try fixer.fix(original, of: before)
    } catch {
      return .unchangeable(
        "is not changed, since its text does not give the same bytes in "
          + "\(before.source.encoding) again"
      )
    }
    let isDetected = input.format == nil
    // The content may no longer give its encoding away.
    input.format = format.id
    if !EncodedText.isUTF8(before.source.encoding) { input.encoding = before.source.encoding }
    let after: CaptionFile
    switch try console.examine(fixed.bytes, path, input) {
    case .file(let file): after = file
    case .unreadable(let reason): return .unchangeable(reason)
    }
    if isDetected, fixed.bytes != original,
      let other = console.registry.detect(after.source).format, other.id != format.id
    {
      return .unchangeable(
        "is not changed, since it would be taken for \(other.name) then; --format \(format.id) "
          + "says what it is"
      )
    }
    return .mended(
      Mended(
        before: before,
        original: original,
        fixed: fixed,
        after: after,
        left: CheckedFile(
          after,
          permitted.report(on: after.result, options),
          path: path,
          onlyRefusal: false
        )
      )
    )
  }
}

/// The track that was made last.
private final class LastTrack: Sendable {
  private let track: Mutex<Track>

  init(_ track: Track) {
    self.track = Mutex(track)
  }

  /// Makes the track of what was read, with the context of the one before.
  func next(_ result: ReadResult) -> Track {
    track.withLock { last in
      last = last.remade(for: result.document, map: result.map)
      return last
    }
  }
}

/// What somebody has decided to let stand, so that no fix takes it away.
private struct Permitted: Sendable {
  private struct Key: Hashable {
    var code: String
    var text: [UInt8]?
  }

  private var keys: Set<Key> = []
  /// The track that was checked last.
  ///
  /// Most fixes change times, so that what is known of its texts serves for the next one.
  private let last: LastTrack

  /// - Parameter suppress: Takes suppressed findings out of what was checked.
  init(
    _ file: CaptionFile,
    _ track: Track,
    _ options: LintOptions,
    _ path: String,
    suppress: (inout CheckedFile) -> Void
  ) {
    last = LastTrack(track)
    let report = Linter.lint(track, options: options)
    let all = CheckedFile(file, report, path: path, onlyRefusal: false)
    var checked = all
    suppress(&checked)
    let left = Set(checked.items)
    for item in all.items where !left.contains(item) {
      keys.insert(Self.key(all.code(of: item), all.cueIndex(of: item), track.document))
    }
  }

  /// What the rules find in what was read, without what may stand.
  func report(on result: ReadResult, _ options: LintOptions) -> LintReport {
    let track = last.next(result)
    var report = Linter.lint(track, options: options)
    if !keys.isEmpty {
      let all = report
      report.removeAll { number in
        let code = all.run[all.rule(of: number)]
        return keys.contains(Self.key(code, all.cue(of: number), result.document))
      }
    }
    return report
  }

  /// Cues are known by their text, since a fix may move or renumber them.
  private static func key(_ code: String, _ cue: Int?, _ document: CaptionDocument) -> Key {
    let text = cue.flatMap { index in
      document.cues.indices.contains(index) ? Array(document.cues[index].text.utf8.contiguous) : nil
    }
    return Key(code: code, text: text)
  }
}
