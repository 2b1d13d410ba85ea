import CaptionModel

extension WebVTTCueTextParser {
  mutating func reportUnknown(_ tag: WebVTTCueTextTokenizer.Tag) {
    let first = tag.name.first.map { bytes[$0] }
    guard tag.isTerminated, let first, first.isASCIILetter else {
      reportBareBracket(tag)
      return
    }
    let quoted = WebVTTText.quoted(bytes, tag.range)
    report(WebVTTDiagnostics.unknownTag, "unknown tag \(quoted)", tag.range)
  }

  mutating func reportBareBracket(_ tag: WebVTTCueTextTokenizer.Tag) {
    let quoted = WebVTTText.quoted(bytes, tag.range)
    let message =
      tag.isTerminated ? "\(quoted) is no tag" : "\(quoted) is taken for a tag without an end"
    report(WebVTTDiagnostics.bareAngleBracket, message, tag.range)
  }

  mutating func reportOpenTags(_ range: Range<Int>) {
    guard var fault = open.first else { return }
    // A voice that spans the whole cue may be left open (4.2.2, WebVTT cue voice span).
    if fault.tag == .voice, fault.range.lowerBound == range.lowerBound {
      guard open.count > 1 else { return }
      fault = open[1]
    }
    report(
      WebVTTDiagnostics.unbalancedTags,
      "\(WebVTTText.quoted(bytes, fault.range)) is not closed",
      fault.range
    )
  }

  mutating func reportBareBase(_ ruby: OpenTag) {
    report(
      WebVTTDiagnostics.badTag,
      "\(WebVTTText.quoted(bytes, ruby.range)) has a base without \"<rt>\"",
      ruby.range
    )
  }

  mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int>) {
    tally.addToPart(info, message, range, cue: cue.index, to: &diagnostics)
  }
}
