import CaptionKit
import Foundation

/// The format under test, from the environment, since the fuzzer owns the command line.
private let format: CaptionFormat =
  FormatRegistry.standard.format(
    named: ProcessInfo.processInfo.environment["CAPTIONKIT_FUZZ_FORMAT"] ?? "webvtt"
  ) ?? .webVTT

/// What must hold whatever the bytes: nothing traps, every position lies in the source, and what
/// is written reads back as a fixed point.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let source = try? SourceText.decode(bytes, name: "-") else { return 0 }
  for candidate in FormatRegistry.standard.formats { _ = candidate.sniff(source) }
  var options = ReadingOptions()
  options.formatIsCertain = true
  let result = format.read(source, options)
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
  for index in result.document.cues.indices { _ = format.describe(index, result, source) }
  for target in FormatRegistry.standard.formats {
    let first = target.write(result.document, WritingOptions())
    guard let again = try? SourceText.decode(first.bytes, name: "-") else { continue }
    check(!again.bytes.isEmpty || result.document.cues.isEmpty, "output")
    let second = target.write(target.read(again, options).document, WritingOptions())
    let third = target.write(
      target.read(SourceText(String(decoding: second.bytes, as: UTF8.self)), options).document,
      WritingOptions()
    )
    check(second.bytes == third.bytes, "fixed point of \(target.id)")
  }
  return 0
}

private func check(_ condition: Bool, _ what: String) {
  if !condition { fatalError("broken property: \(what)") }
}
