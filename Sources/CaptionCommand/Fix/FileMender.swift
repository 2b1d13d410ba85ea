import CaptionKit
import SystemIO

/// Mends files for the commands that do so.
struct FileMender {
  let input: InputSettings
  let rules: RuleSelection
  /// What is known of the programme.
  let programme: TrackContext
  var includesUnsafe = false

  /// A file before and after.
  struct Mended {
    let before: CaptionFile
    let original: [UInt8]
    let fixed: FixedFile
    /// The file as it is read afterwards.
    let after: CaptionFile
    /// What the rules say of it.
    let report: LintReport

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
  func mend(_ path: String, _ console: Console) throws(Failure) -> Outcome {
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
    let stack = (try? rules.stack()) ?? SettingsStack()
    let (rules, programme) = (rules, programme)
    var fixer = FileFixer(reading: input.reading) { result in
      rules.report(on: result, stack, programme)
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
    // The content may no longer give its encoding away.
    input.format = format.id
    if !EncodedText.isUTF8(before.source.encoding) { input.encoding = before.source.encoding }
    let after: CaptionFile
    switch try console.examine(fixed.bytes, path, input) {
    case .file(let file): after = file
    case .unreadable(let reason): return .unchangeable(reason)
    }
    return .mended(
      Mended(
        before: before,
        original: original,
        fixed: fixed,
        after: after,
        report: rules.report(on: after.result, stack, programme)
      )
    )
  }
}

extension RuleSelection {
  /// What the rules find in what was read.
  fileprivate func report(
    on result: ReadResult,
    _ stack: SettingsStack,
    _ programme: TrackContext
  ) -> LintReport {
    let track = Track(result.document, map: result.map, context: programme)
    return Linter.lint(track, options: options(on: stack.options(language: track.language)))
  }
}
