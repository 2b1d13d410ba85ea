import CaptionModel

extension WebVTTCueTextParser {
  /// Reports a tag that WebVTT does not have.
  ///
  /// An end tag takes nothing away that its start tag has not.
  mutating func reportUnknown(_ tag: WebVTTCueTextTokenizer.Tag, isEnd: Bool = false) {
    let first = tag.name.first.map { bytes[$0] }
    guard tag.isTerminated, let first, first.isASCIILetter else {
      reportBareBracket(tag)
      return
    }
    let message = "unknown tag \(WebVTTText.quoted(bytes, tag.range))"
    let lost = isEnd ? [] : [loss("tag", message, tag.range)]
    report(WebVTTDiagnostics.unknownTag, message, tag.range, lost: lost)
  }

  mutating func reportBareBracket(
    _ tag: WebVTTCueTextTokenizer.Tag,
    losesText: Bool = true
  ) {
    let quoted = WebVTTText.quoted(bytes, tag.range)
    let message =
      tag.isTerminated ? "\(quoted) is no tag" : "\(quoted) is taken for a tag without an end"
    let lost = losesText ? lostText(tag.range) : []
    report(WebVTTDiagnostics.bareAngleBracket, message, tag.range, lost: lost)
  }

  /// The loss of text that is taken for a tag.
  func lostText(_ range: Range<Int>) -> [Loss] {
    [loss("text", "text \(WebVTTText.quoted(bytes, range, limit: 300))", range)]
  }

  /// The loss of a moment that can't be read, or of text that looks like one.
  func lostTime(_ range: Range<Int>) -> [Loss] {
    let isTime = range.dropFirst().dropLast().allSatisfy { index in
      let byte = bytes[index]
      return byte.isASCIIDigit || byte == 0x3A || byte == 0x2E || byte.isASCIIWhiteSpace
    }
    guard isTime else { return lostText(range) }
    return [loss("inline-time", "time \(WebVTTText.quoted(bytes, range))", range)]
  }

  private func loss(_ feature: String, _ what: String, _ range: Range<Int>) -> Loss {
    Loss(
      feature: feature,
      what: what,
      reason: "players take it for a tag and show nothing of it",
      cue: cue.index,
      offset: range.lowerBound
    )
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

  mutating func report(
    _ info: DiagnosticInfo,
    _ message: String,
    _ range: Range<Int>,
    lost: [Loss] = []
  ) {
    tally.addToPart(info, message, range, cue: cue.index, lost: lost, to: &diagnostics)
  }
}
