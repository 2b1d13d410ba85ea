import CaptionModel
import Testing

@testable import CaptionFormats

/// The text of a file after edits, read again and held against what the edits say.
func edited(
  _ text: String,
  _ format: CaptionFormat,
  _ edits: CueEdit...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  let source = SourceText(text)
  var options = ReadingOptions()
  options.formatIsCertain = true
  let before = format.read(source, options)
  let bytes = try #require(
    try format.edit(edits, before, source).applied(to: source.bytes),
    sourceLocation: sourceLocation
  )
  let result = String(decoding: bytes, as: UTF8.self)
  let after = format.read(SourceText(result), options)
  let expected = try #require(
    EditedDocument(before.document, edits),
    sourceLocation: sourceLocation
  )
  #expect(expected.difference(from: after.document) == nil, sourceLocation: sourceLocation)
  return result
}

/// Why a format refuses edits; nil where it does not.
func refusal(_ text: String, _ format: CaptionFormat, _ edits: CueEdit...) -> String? {
  let source = SourceText(text)
  var options = ReadingOptions()
  options.formatIsCertain = true
  let before = format.read(source, options)
  do throws(EditRefusal) {
    _ = try format.edit(edits, before, source)
    return nil
  } catch {
    return error.reason
  }
}

func ms(_ milliseconds: Int) -> MediaTime { MediaTime(milliseconds: milliseconds) }
