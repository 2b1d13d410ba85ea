import CaptionModel

extension WebVTTReader {
  /// Collects one block (6.1, "collect a WebVTT block"); the position is at a line with text.
  mutating func readBlock() {
    if let times = ClockPair(bytes, at: position, separator: 0x2E) {
      readUsualCue(identifier: nil, at: position, times)
      return
    }
    let first = WebVTTLine(bytes, at: position)
    if first.hasNUL { hasNUL = true }
    if first.hasArrow {
      readCue(identifier: nil, timing: first)
      return
    }
    if let times = ClockPair(bytes, at: first.next, separator: 0x2E) {
      readUsualCue(identifier: first, at: first.next, times)
      return
    }
    let second = WebVTTLine(bytes, at: first.next)
    if second.hasArrow {
      readCue(identifier: first, timing: second)
      return
    }
    // The block goes on as if the second line were a cue's text.
    let body = WebVTTLines(bytes, from: first.next)
    position = body.next
    if body.hasNUL { hasNUL = true }
    isGlued = body.stopsAtArrow
    let last = body.range.isEmpty ? first.range : body.range
    let whole = first.range.lowerBound..<last.upperBound
    switch kind(of: first) {
    case .style:
      guard !seenCue else {
        reportLate("style sheet", whole)
        return
      }
      if body.range.isEmpty { return }
      checkSheet(body.range)
      flushCommentsToHead()
      head.append(.style(WebVTTText.string(bytes, body.range)))
    case .region:
      guard !seenCue else {
        reportLate("region", whole)
        return
      }
      readRegion(whole, body.range)
    case .note:
      comments.append(WebVTTText.string(bytes, first.range.lowerBound + 4..<whole.upperBound))
    case nil:
      report(
        WebVTTDiagnostics.droppedText,
        "\(WebVTTText.quoted(bytes, first.range)) belongs to no cue",
        whole,
        lost: lostText(whole)
      )
    }
  }

  /// The kinds of blocks that are no cues.
  enum BlockKind {
    case style, region, note
  }

  func kind(of line: WebVTTLine) -> BlockKind? {
    let start = line.range.lowerBound
    if isKeyword("STYLE", line) { return .style }
    if isKeyword("REGION", line) { return .region }
    guard ByteCursor(bytes, in: line.range).match("NOTE") else { return nil }
    let isOver = line.range.count == 4
    return isOver || bytes[start + 4] == 0x20 || bytes[start + 4] == 0x09 ? .note : nil
  }

  /// Whether a line is a keyword with nothing but white space behind it.
  private func isKeyword(_ keyword: String, _ line: WebVTTLine) -> Bool {
    var cursor = ByteCursor(bytes, in: line.range)
    guard cursor.scan(keyword) else { return false }
    cursor.scan(while: \.isASCIIWhiteSpace)
    return cursor.atEnd
  }

  mutating func checkSeparation(_ line: WebVTTLine) {
    report(
      WebVTTDiagnostics.missingSeparator,
      "no empty line before \(WebVTTText.quoted(bytes, line.range))",
      line.range
    )
  }

  private mutating func reportLate(_ what: String, _ range: Range<Int>) {
    let loss = Loss(
      feature: what == "region" ? "region" : "style-sheet",
      what: "\(what) \(WebVTTText.quoted(bytes, range, limit: 300))",
      reason: "it stands after the first cue, where players skip it",
      offset: range.lowerBound
    )
    let message = "\(what) after the first cue is skipped"
    report(WebVTTDiagnostics.lateBlock, message, range, lost: [loss])
  }

  // MARK: Regions and style sheets

  /// Comments above a sheet or a region keep their place among those.
  private mutating func flushCommentsToHead() {
    for comment in comments { head.append(.comment(comment)) }
    comments.removeAll()
  }

  private mutating func checkSheet(_ range: Range<Int>) {
    for fault in WebVTTStyleSheet(bytes, range).faults {
      report(fault.info, fault.message, fault.range)
    }
  }

  private mutating func readRegion(_ whole: Range<Int>, _ body: Range<Int>) {
    guard !body.isEmpty else {
      report(WebVTTDiagnostics.regionWithoutID, "region without settings", whole)
      return
    }
    let settings = WebVTTRegionSettings(bytes, body) { info, message, range in
      textParser.tally.addToPart(info, message, range, cue: nil, to: &diagnostics)
    }
    textParser.tally.endPart(in: &diagnostics)
    if settings.id.isEmpty {
      report(WebVTTDiagnostics.regionWithoutID, "region without an id", whole)
    } else if !regionIDs.insert(settings.id).inserted {
      report(
        WebVTTDiagnostics.duplicateID,
        "second region with the id \"\(settings.id)\"; this one counts",
        whole
      )
    }
    flushCommentsToHead()
    head.append(.region)
    document.regions.append(Region(id: settings.id, geometry: .anchored(settings.anchored)))
  }
}
