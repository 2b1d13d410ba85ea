import CaptionModel

/// Reads WebVTT files as the WebVTT parser algorithm does (clause 6.1), and reports where a file
/// departs from the syntax (clause 4).
///
/// Nothing of the source is copied or changed before it is parsed: line breaks and NUL are dealt
/// with where they are met, so every offset is one of the source.
struct WebVTTReader {
  let bytes: [UInt8]
  var position = 0
  var document = CaptionDocument()
  var map = SourceMap()
  var diagnostics: [Diagnostic] = []

  /// Whether a cue has been read, after which style sheets and regions don't count ("seen cue").
  var seenCue = false
  /// Whether the next block begins without an empty line before it.
  var isGlued = false
  /// Comments that wait for the block that they stand above.
  var comments: [String] = []
  var head: [WebVTTHead.Block] = []
  var regionIDs: Set<String> = []
  var identifiers = IdentifierRegister()
  var latestBegin = 0
  var hasNUL = false
  var textParser: WebVTTCueTextParser

  /// Reads a source.
  static func read(_ source: SourceText, _ options: ReadingOptions) -> ReadResult {
    var reader = WebVTTReader(source.bytes)
    guard reader.checkEncoding(source), reader.checkSignature() else {
      return ReadResult(diagnostics: reader.diagnostics, accepted: false)
    }
    // Most files have more bytes a cue; memory that is not touched costs nothing.
    reader.document.cues.reserveCapacity(source.bytes.count / 64)
    reader.map.cues.reserveCapacity(source.bytes.count / 64)
    reader.readHeader(ofSegment: options.isSegment)
    reader.readBlocks()
    return reader.finish()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    textParser = WebVTTCueTextParser(bytes)
  }

  mutating func report(
    _ info: DiagnosticInfo,
    _ message: String,
    _ range: Range<Int>?,
    cue: Int? = nil,
    lost: [Loss] = []
  ) {
    textParser.tally.add(info, message, range, cue: cue, lost: lost, to: &diagnostics)
  }

  // MARK: The file

  private mutating func checkEncoding(_ source: SourceText) -> Bool {
    let encoding = source.encoding.uppercased()
    guard encoding != "UTF-8", encoding != "US-ASCII" else { return true }
    report(
      WebVTTDiagnostics.notUTF8,
      "encoding is \(source.encoding), and WebVTT is always UTF-8",
      0..<min(1, bytes.count)
    )
    return !encoding.hasPrefix("UTF-16") && !encoding.hasPrefix("UTF-32")
  }

  /// Steps 4 to 6.
  private mutating func checkSignature() -> Bool {
    if WebVTTSignature.isPresent(in: bytes) { return true }
    let line = WebVTTLine(bytes, at: 0)
    let found = line.isEmpty ? "an empty line" : WebVTTText.quoted(bytes, line.range)
    let message =
      bytes.isEmpty
      ? "the file is empty, without the signature \"WEBVTT\""
      : "the file begins with \(found), not with the signature \"WEBVTT\""
    report(WebVTTDiagnostics.noSignature, message, line.range)
    return false
  }

  private mutating func reportNULs() {
    guard let first = bytes.firstIndex(of: 0) else { return }
    var count = 0
    for byte in bytes where byte == 0 { count += 1 }
    let message =
      count == 1 ? "NUL character read as U+FFFD" : "\(count) NUL characters read as U+FFFD"
    report(WebVTTDiagnostics.nul, message, first..<first + 1)
  }

  /// Step 14, the block loop.
  private mutating func readBlocks() {
    let end = bytes.count
    while position < end {
      if bytes[position] == 0x0A || bytes[position] == 0x0D {
        position += 1
        isGlued = false
      } else {
        readBlock()
      }
    }
  }

  var endsWithLineBreak: Bool { bytes.last == 0x0A || bytes.last == 0x0D }

  mutating func reportMissingLineBreak(_ message: String) {
    report(WebVTTDiagnostics.missingLineBreak, message, bytes.count..<bytes.count)
  }

  private mutating func finish() -> ReadResult {
    if !endsWithLineBreak { reportMissingLineBreak("no line break ends the last line") }
    if hasNUL { reportNULs() }
    textParser.tally.summarise(in: &diagnostics)
    if !comments.isEmpty { document.extras[WebVTTComments.self] = WebVTTComments(comments) }
    if head.contains(where: { $0 != .region }) {
      document.extras[WebVTTHead.self] = WebVTTHead(head)
    }
    var isSorted = true
    for index in diagnostics.indices.dropFirst() {
      let before = diagnostics[index - 1].range?.lowerBound ?? 0
      if diagnostics[index].range?.lowerBound ?? 0 < before { isSorted = false }
    }
    if !isSorted {
      // The sort has to be stable, and the library's is.
      diagnostics.sort { $0.range?.lowerBound ?? 0 < $1.range?.lowerBound ?? 0 }
    }
    return ReadResult(document: document, map: map, diagnostics: diagnostics)
  }
}
