import CaptionKit
import SystemIO

/// What came of reading one input.
enum LoadedInput {
  /// The file as read, whether it holds captions or not.
  case file(CaptionFile)
  /// The file could not even be read; the reason in words.
  case unreadable(String)
}

extension Console {
  /// Reads and examines one input.
  ///
  /// - Throws: Where the settings themselves are wrong, such as an encoding that is not known.
  func load(_ path: String, _ settings: InputSettings) throws(Failure) -> LoadedInput {
    // Movies are long, and need not be read to be told.
    if let kind = io.fileKind(path) { return .unreadable(kind.refusal(of: path)) }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try io.readFile(path)
    } catch {
      return .unreadable("\(error)")
    }
    return try examine(bytes, path, settings)
  }

  /// Examines the bytes of one input.
  ///
  /// - Throws: Where the settings themselves are wrong, such as an encoding that is not known.
  func examine(
    _ bytes: [UInt8],
    _ path: String,
    _ settings: InputSettings
  ) throws(Failure) -> LoadedInput {
    io.nameWork(written(path))
    let format = settings.format.flatMap { registry.format(named: $0) }
    let file: CaptionFile
    do throws(DecodingError) {
      file = try CaptionFile.examine(
        bytes,
        name: written(path),
        format: format,
        encoding: settings.encoding,
        options: settings.reading,
        registry: registry
      )
    } catch {
      switch error {
      case .unknownEncoding(let name):
        throw Failure(.usage, "the encoding '\(name)' is not known to this system")
      case .tooLong: return .unreadable("is longer than 4 GiB")
      }
    }
    if let kind = file.otherKind { return .unreadable(kind.refusal(of: path)) }
    if settings.saysSegment, let format = file.format, format.id != CaptionFormat.webVTT.id {
      throw Failure(
        .usage,
        "--segment is for segments of WebVTT, and \(shown(path)) is \(format.name)"
      )
    }
    guard file.isAccepted else { return .file(file) }
    let start = try zeroPoint(settings.zeroPoint, in: file.document)
    return .file(start.map { file.counting(from: $0) } ?? file)
  }
}

/// The time that a time code means on a document's time line; nil where none was given.
///
/// - Throws: Where the document's frames have no such number.
func zeroPoint(_ code: String?, in document: CaptionDocument) throws(Failure) -> MediaTime? {
  guard let code else { return nil }
  guard let time = document.time(ofTimeCode: code) else {
    throw Failure(.usage, "--zero-at takes a time code of the input, which has no '\(code)'")
  }
  return time
}

/// The format with a name that the user typed.
func format(named name: String, _ registry: FormatRegistry) throws(UsageError) -> CaptionFormat {
  if let format = registry.format(named: name) { return format }
  let known = registry.formats.flatMap {
    [$0.id] + $0.aliases + $0.flavours.flatMap { [$0.id] + $0.aliases }
  }
  throw UsageError(
    "unknown format '\(name)'; captionkit knows \(listed(registry.formats.map(\.id), "and"))",
    suggestion: nearest(to: name, among: known)
  )
}

/// Diagnostics that the command itself gives.
enum CommandDiagnostics {
  /// The file could not be read from the disk.
  static let unreadable = DiagnosticInfo(
    "file/unreadable",
    .error,
    "The file could not be read.",
    explanation: "It is missing, a folder, too large, its permissions forbid it, or its bytes are "
      + "those of something else, such as a movie. The message says which."
  )

  /// A suppression took nothing out.
  static let unusedSuppression = DiagnosticInfo(
    "lint/unused-suppression",
    .warning,
    "A suppression suppresses nothing.",
    explanation: "The finding that it was written for is gone, or it names another rule or place. "
      + "Take it out, so that it does not hide a new finding one day. Suppressions of rules that "
      + "were not run are not looked at."
  )

  /// A suppression says not why.
  static let suppressionWithoutReason = DiagnosticInfo(
    "lint/suppression-without-reason",
    .warning,
    "A suppression gives no reason, so it does not count.",
    explanation:
      "Whoever reads the file later has to know why a finding may stand. Write it behind "
      + "a colon: NOTE captionkit-ignore reading/speed: sung quickly."
  )

  /// A suppression names a rule that there is not.
  static let suppressedUnknownRule = DiagnosticInfo(
    "lint/suppressed-unknown-rule",
    .warning,
    "A suppression names a rule that is not known.",
    explanation: "It is misspelt, or of another version. captionkit rules lists the rules."
  )

  /// What is said of suppressions, which are nothing of the format's.
  static let lint = [unusedSuppression, suppressionWithoutReason, suppressedUnknownRule]

  static let all = [unreadable]
}
