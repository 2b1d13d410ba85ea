import CaptionEncoding
public import CaptionFormats
public import CaptionModel
public import CaptionRules

/// Mends findings in a file by the smallest edits of its bytes.
///
/// A fix is made only where the edited file, read again, is what the fix says and nothing else has
/// changed, where its finding is gone, and where no finding of any kind is new. What is left cannot
/// be mended by another run.
public struct FileFixer: Sendable {
  /// Why nothing in a file can be mended.
  public enum FixingError: Error, Sendable, Hashable {
    /// The file holds no captions.
    case notCaptions
    /// The bytes that are not edited would not stay as they are.
    case cannotBeRestored(encoding: String)
  }

  /// Whether fixes are made that may change what the captions mean.
  public var includesUnsafe = false
  /// Whether faults that the reader reports are mended too.
  public var mendsFormat = true
  /// What the reader is told.
  public var reading: ReadingOptions
  /// Runs the rules on what was read.
  public var lint: @Sendable (ReadResult) -> LintReport

  /// Makes a fixer.
  public init(
    reading: ReadingOptions = ReadingOptions(),
    lint: @escaping @Sendable (ReadResult) -> LintReport
  ) {
    self.reading = reading
    self.lint = lint
  }

  /// Mends a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file as read from them.
  /// - Throws: ``FixingError``.
  public func fix(_ bytes: [UInt8], of file: CaptionFile) throws(FixingError) -> FixedFile {
    guard let format = file.format, file.isAccepted else { throw .notCaptions }
    guard let encoding = FileEncoding(bytes, file.source) else {
      throw .cannotBeRestored(encoding: file.source.encoding)
    }
    var run = FixRun(self, format, encoding, file)
    run.run()
    guard !run.made.isEmpty, let fixed = encoding.encode(run.state.source.bytes) else {
      return FixedFile(bytes: bytes, text: file.source.bytes, made: [], refused: run.refused)
    }
    return FixedFile(
      bytes: fixed,
      text: run.state.source.bytes,
      made: run.made,
      refused: run.refused
    )
  }
}

/// What came of mending a file.
public struct FixedFile: Sendable {
  /// A fix that was made.
  public struct MadeFix: Sendable, Hashable {
    /// The rule or diagnostic.
    public var code: String
    /// What was done.
    public var title: String
    /// How many findings it mended.
    public var findings: Int
  }

  /// A fix that was not made.
  public struct RefusedFix: Sendable, Hashable {
    /// The finding, in the file as it is after all fixes that were made.
    public var finding: Diagnostic
    /// What was to be done.
    public var title: String
    /// Why it was not.
    public var reason: String
  }

  /// The file's bytes afterwards.
  public var bytes: [UInt8]
  /// Its text as UTF-8, without a byte order mark.
  public var text: [UInt8]
  /// The fixes that were made.
  public var made: [MadeFix]
  /// The fixes that were not made.
  public var refused: [RefusedFix]

  /// How many findings were mended.
  public var mended: Int { made.reduce(0) { $0 + $1.findings } }
}
