public import CaptionEncoding
public import CaptionFormats
public import CaptionModel

/// A caption file that has been read: its captions, and all that was noticed on the way.
///
/// ```swift
/// let file = try CaptionFile.read(bytes, name: "episode.srt")
/// var captions = file.document
/// captions.shift(by: MediaTime(milliseconds: 1500))
/// let output = CaptionFile.write(captions, as: .webVTT)
/// ```
public struct CaptionFile: Sendable {
  /// Why a file gave no captions.
  public enum ReadingError: Error, Sendable, Hashable {
    /// The bytes could not be made into text.
    case undecodable(DecodingError)
    /// The text holds no captions of a known format, or not of the one asked for.
    case notCaptions(Diagnostic)
  }

  /// The file's text.
  public let source: SourceText

  /// The format that the file was read as, or nil where none was found.
  public let format: CaptionFormat?

  /// What the reader gave.
  public let result: ReadResult

  /// What decoding, detection and the reader noticed, in the order of the source.
  public let diagnostics: [Diagnostic]

  /// What the file is where its bytes show that it holds no captions; nil where it may.
  public private(set) var otherKind: FileKind?

  /// The captions; empty where the file was not accepted.
  public var document: CaptionDocument { result.document }

  /// Whether the file holds captions of ``format`` at all.
  public var isAccepted: Bool { result.accepted }

  /// Finds where parts of the cues' texts stand in ``source``; nil where the format cannot tell.
  public var textPlaces: TextPlaces? { format?.textPlaces?(result, source) }

  /// Reads a file and gives the result whether it holds captions or not, for tools that show why.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The path, whose extension helps to find the format, or `-`.
  ///   - format: The format; nil finds it by the content, then by the extension.
  ///   - encoding: An IANA name that overrides what the bytes say of their encoding.
  ///   - options: What else the reader is told; whether the format is certain follows from `format`.
  ///   - registry: The formats among which one is sought.
  /// - Throws: `DecodingError` where the encoding is not known or the file too long.
  public static func examine(
    _ bytes: [UInt8],
    name: String,
    format: CaptionFormat? = nil,
    encoding: String? = nil,
    options: ReadingOptions = ReadingOptions(),
    registry: FormatRegistry = .standard
  ) throws(DecodingError) -> CaptionFile {
    // Bytes that are no text would be decoded as something, and give nothing but faults.
    if let kind = FileKind(of: bytes) { return CaptionFile(kind, name: name) }
    let source = try SourceText.decode(
      bytes,
      name: name,
      encoding: encoding,
      repairsDoubleEncoding: options.repairsDoubleEncoding
    )
    var options = options
    options.formatIsCertain = format != nil
    let found = format == nil ? registry.detect(source) : nil
    if let kind = FileKind(ofText: source), format == nil || kind.isBinary,
      (format ?? found?.format).map({ $0.sniff(source) == .none }) ?? true
    {
      return CaptionFile(kind, name: name)
    }
    guard let format = format ?? found?.format else {
      let diagnostic = Diagnostic(
        FileDiagnostics.unknownFormat,
        bytes.isEmpty ? "the file is empty" : "no captions in a known format"
      )
      return CaptionFile(
        source: source,
        format: nil,
        result: ReadResult(accepted: false),
        diagnostics: inSourceOrder(source.diagnostics + [diagnostic])
      )
    }
    let result = format.read(source, options)
    var diagnostics = source.diagnostics
    let mismatch = found.map(\.diagnostic) ?? registry.disagreement(of: source, with: format)
    if let mismatch { diagnostics.append(mismatch) }
    diagnostics += result.diagnostics
    return CaptionFile(
      source: source,
      format: format,
      result: result,
      diagnostics: inSourceOrder(diagnostics)
    )
  }

  /// Reads a file that is to hold captions.
  ///
  /// Bad cues never make this fail: every good one is kept, and ``diagnostics`` has the rest.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - name: The path, whose extension helps to find the format, or `-`.
  ///   - format: The format; nil finds it by the content, then by the extension.
  ///   - encoding: An IANA name that overrides what the bytes say of their encoding.
  ///   - registry: The formats among which one is sought.
  /// - Throws: ``ReadingError`` where there are no captions to be had.
  public static func read(
    _ bytes: [UInt8],
    name: String = "-",
    format: CaptionFormat? = nil,
    encoding: String? = nil,
    registry: FormatRegistry = .standard
  ) throws(ReadingError) -> CaptionFile {
    let file: CaptionFile
    do throws(DecodingError) {
      file = try examine(bytes, name: name, format: format, encoding: encoding, registry: registry)
    } catch {
      throw .undecodable(error)
    }
    guard file.isAccepted else { throw .notCaptions(file.refusal) }
    return file
  }

  /// Writes captions as a file of a format, and lists what the format could not hold.
  public static func write(
    _ document: CaptionDocument,
    as format: CaptionFormat,
    options: WritingOptions = WritingOptions()
  ) -> WriteResult {
    format.write(document, options)
  }

  /// The same file with times that count from one of its own, such as the programme's start.
  public func counting(from start: MediaTime) -> CaptionFile {
    var result = result
    // Positions in the source are told by the cues' numbers, which have to stay.
    result.document.move(by: .zero - start)
    return CaptionFile(
      source: source,
      format: format,
      result: result,
      // The advice to do this has been taken.
      diagnostics: diagnostics.filter { $0.code != "ttml/late-start" }
    )
  }

  /// The same file in a language that is known from elsewhere.
  func speaking(_ language: String?) -> CaptionFile {
    var result = result
    result.document.language = language
    return CaptionFile(source: source, format: format, result: result, diagnostics: diagnostics)
  }

  /// Why the file was not accepted.
  public var refusal: Diagnostic {
    // The reader's last diagnostic says why, wherever in the file it stands.
    if let last = result.diagnostics.last { return last }
    let codes = [FileDiagnostics.unknownFormat.code, FileDiagnostics.otherKind.code]
    if let unknown = diagnostics.last(where: { codes.contains($0.code) }) { return unknown }
    return Diagnostic(
      FileDiagnostics.unknownFormat,
      format.map { "no captions in \($0.name)" } ?? "no captions in a known format"
    )
  }

  /// Orders by place; what is about the whole file comes first, and equals stay as they were.
  private static func inSourceOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let keys = diagnostics.map { $0.range?.lowerBound ?? -1 }
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return diagnostics }
    return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { diagnostics[$0] }
  }
}

extension CaptionFile {
  /// A file that is something else.
  private init(_ kind: FileKind, name: String) {
    let message = "no caption file: looks like \(kind.name)"
    self.init(
      source: SourceText(name: name, ""),
      format: nil,
      result: ReadResult(accepted: false),
      diagnostics: [Diagnostic(FileDiagnostics.otherKind, message)]
    )
    otherKind = kind
  }
}
