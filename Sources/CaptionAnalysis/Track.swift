public import CaptionModel

/// A document with the facts that rules and tagging share, each computed once.
public struct Track: Sendable {
  /// The captions.
  public let document: CaptionDocument

  /// Where each cue stood in its source; empty for a document that was not read from a file.
  public let map: SourceMap

  /// What is known of each cue, in the order of the document.
  public let facts: [CueFacts]

  /// How often each kind of thing occurs.
  public let summary: TrackSummary

  private let parts: [TextPart]

  /// Makes a track and computes its facts.
  public init(_ document: CaptionDocument, map: SourceMap = SourceMap()) {
    self.document = document
    self.map = map
    var builder = TrackBuilder(document)
    builder.build()
    facts = builder.facts
    parts = builder.parts
    summary = builder.summary
  }

  /// The cues.
  public var cues: [Cue] { document.cues }

  /// The parts into which the text of a cue is divided, in order; none for an index out of range.
  public func parts(ofCue index: Int) -> ArraySlice<TextPart> {
    guard facts.indices.contains(index) else { return [] }
    return parts[facts[index].partRange]
  }

  /// What stands in a part without brackets and colon: a name, a sound, words.
  public func content(of part: TextPart, inCue index: Int) -> String {
    guard cues.indices.contains(index) else { return "" }
    let text = cues[index].text.utf8
    return String(decoding: text[part.content.clamped(to: text.indices)], as: UTF8.self)
  }

  /// The names that markup and labels give to the speakers of a cue, each once, in order.
  public func speakers(ofCue index: Int) -> [String] {
    guard cues.indices.contains(index) else { return [] }
    var names = cues[index].speakers
    for part in parts(ofCue: index) where part.kind == .speaker {
      let name = content(of: part, inCue: index)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// How many characters a second a viewer has to read, for display.
  ///
  /// Nil where the cue has no end or does not last. Limits are compared exactly instead, with
  /// ``exceeds(_:inCue:)``.
  public func charactersPerSecond(ofCue index: Int) -> Double? {
    guard let duration = duration(ofCue: index) else { return nil }
    return Double(facts[index].characters) / duration.seconds
  }

  /// Whether a cue has to be read faster than a limit, compared in whole numbers.
  ///
  /// - Parameter limit: Characters in a thousand seconds, so 20 characters a second are 20,000.
  public func exceeds(_ limit: Int, inCue index: Int) -> Bool {
    guard let duration = duration(ofCue: index) else { return false }
    let text = Int128(facts[index].characters) * 1000 * MediaTime.unitsPerSecond
    let (allowed, overflow) = Int128(limit).multipliedReportingOverflow(by: duration.units)
    return !overflow && text > allowed
  }

  /// How long a cue is shown; nil for an open end and where it does not last.
  private func duration(ofCue index: Int) -> MediaTime? {
    guard document.cues.indices.contains(index), let end = document.cues[index].end else {
      return nil
    }
    let duration = end - document.cues[index].begin
    return duration > .zero ? duration : nil
  }
}
