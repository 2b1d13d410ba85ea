import CaptionKit
import Foundation

/// The name of what is under test, from the environment, since the fuzzer owns the command line.
private let formatName =
  ProcessInfo.processInfo.environment["CAPTIONKIT_FUZZ_FORMAT"] ?? "webvtt"

/// The format under test.
private let format: CaptionFormat = FormatRegistry.standard.format(named: formatName) ?? .webVTT

/// What must hold whatever the bytes: nothing traps, every position lies in the source, what is
/// written reads back as a fixed point, and time and memory stay in their bounds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if formatName == "hls" || formatName == "mpd" {
    PlaylistFuzz.run(bytes, as: formatName)
    return 0
  }
  if formatName == "mp4" {
    MovieFuzz.run(bytes)
    return 0
  }
  let choices = Choices(bytes)
  guard let (source, result) = read(bytes, choices) else { return 0 }
  checkPositions(result, in: source)
  for index in result.document.cues.indices { _ = format.describe(index, result, source) }
  for target in FormatRegistry.standard.formats {
    checkWriting(result.document, as: target, choices)
  }
  checkCollapsing(result.document)
  return 0
}

/// Decodes and reads, and holds both to what they may cost.
private func read(_ bytes: [UInt8], _ choices: Choices) -> (SourceText, ReadResult)? {
  let budget = Budget(inputBytes: bytes.count)
  return budget.measure("reading") {
    guard
      let source = try? SourceText.decode(bytes, name: "-", encoding: choices.encoding)
    else { return nil }
    for candidate in FormatRegistry.standard.formats { _ = candidate.sniff(source) }
    return (source, format.read(source, choices.reading))
  }
}

private func checkPositions(_ result: ReadResult, in source: SourceText) {
  let whole = 0...source.bytes.count
  for diagnostic in result.diagnostics {
    if let range = diagnostic.range {
      check(whole.contains(range.lowerBound) && whole.contains(range.upperBound), "diagnostic")
    }
    if let cue = diagnostic.cue { check(result.document.cues.indices.contains(cue), "cue index") }
  }
  check(result.map.cues.count == result.document.cues.count, "map")
  for range in result.map.cues {
    check(range.start <= source.bytes.count && range.text.upperBound <= source.bytes.count, "range")
  }
  if !result.accepted { check(result.document.cues.isEmpty, "cues of a refused file") }
}

/// Writes, and reads and writes again until the second and third must be the same.
private func checkWriting(
  _ document: CaptionDocument,
  as target: CaptionFormat,
  _ choices: Choices
) {
  let budget = Budget(inputBytes: 0)
  let first = budget.measureTime("writing \(target.id)") { target.write(document, choices.writing) }
  guard let again = try? SourceText.decode(first.bytes, name: "-") else { return }
  // Where all text is hidden, a format that would show it holds nothing.
  if again.bytes.isEmpty, first.losses.contains(where: { $0.feature == "hidden-text" }) { return }
  check(!again.bytes.isEmpty || document.cues.isEmpty, "output")
  let reread = target.read(again, choices.reading)
  check(reread.accepted || document.cues.isEmpty, "\(target.id) refuses what it wrote")
  let second = target.write(reread.document, WritingOptions())
  let third = target.write(
    target.read(SourceText(String(decoding: second.bytes, as: UTF8.self)), choices.reading)
      .document,
    WritingOptions()
  )
  check(second.bytes == third.bytes, "fixed point of \(target.id)")
}

/// Collapses rolling captions, which keeps every line that is shown, and leaves nothing to collapse.
private func checkCollapsing(_ document: CaptionDocument) {
  let budget = Budget(inputBytes: 0)
  var collapsed = document
  let stretches = budget.measureTime("collapsing") { collapsed.collapseRolling() }
  guard !stretches.isEmpty else {
    check(collapsed.cues.count == document.cues.count, "cues without anything to collapse")
    return
  }
  let (before, after) = (lines(of: document), lines(of: collapsed))
  check(after.isSubset(of: before), "lines that were never shown")
  // A line that grows is kept as it stood in the end.
  let isKept = before.subtracting(after).allSatisfy { line in after.contains { $0.hasPrefix(line) }
  }
  check(isKept, "lines of collapsed captions")
}

/// Every line of text that is shown, without the blanks around it.
private func lines(of document: CaptionDocument) -> Set<String> {
  var lines: Set<String> = []
  for cue in document.cues {
    for line in cue.text.string.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { lines.insert(words.joined(separator: " ")) }
    }
  }
  return lines
}

/// Ends the run with what was broken, which makes the fuzzer keep the input.
func check(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError("broken property: \(what())") }
}
