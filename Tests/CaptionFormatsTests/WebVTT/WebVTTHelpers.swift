import CaptionFormats
import CaptionModel

/// Reads a text as WebVTT.
func readVTT(_ text: String) -> ReadResult {
  CaptionFormat.webVTT.read(SourceText(text), ReadingOptions())
}

/// Writes a document as WebVTT.
func writeVTT(
  _ document: CaptionDocument,
  _ options: WritingOptions = WritingOptions()
) -> (text: String, losses: [Loss]) {
  let result = CaptionFormat.webVTT.write(document, options)
  return (String(decoding: result.bytes, as: UTF8.self), result.losses)
}

/// What reading a text reports, as `line:column code`, with `cue n` where it is about a cue.
///
/// That the last line break is missing counts in whole files only.
func reports(_ text: String, isSegment: Bool = false, isWhole: Bool = false) -> [String] {
  var options = ReadingOptions()
  options.isSegment = isSegment
  let source = SourceText(text)
  let table = LineTable(source)
  let diagnostics = CaptionFormat.webVTT.read(source, options).diagnostics
    .filter { isWhole || $0.code != "webvtt/missing-line-break" }
  return diagnostics.map { diagnostic in
    let position = table.position(of: diagnostic.range?.lowerBound ?? 0)
    let code = diagnostic.code.replacing("webvtt/", with: "")
    let cue = diagnostic.cue.map { " cue \($0)" } ?? ""
    return "\(position.line):\(position.column) \(code)\(cue)"
  }
}

/// A cue from 1 to 2 seconds.
func cue(
  _ text: CaptionText,
  id: String? = nil,
  at begin: Int = 1000,
  to end: Int? = 2000
) -> Cue {
  Cue(
    identifier: id,
    begin: MediaTime(milliseconds: begin),
    end: end.map { MediaTime(milliseconds: $0) },
    text: text
  )
}

/// A text built by a closure.
func styled(_ build: (inout CaptionTextBuilder) -> Void) -> CaptionText {
  var builder = CaptionTextBuilder()
  build(&builder)
  return builder.take()
}

/// A document of some cues.
func document(_ cues: Cue...) -> CaptionDocument {
  var document = CaptionDocument()
  document.cues = cues
  return document
}
