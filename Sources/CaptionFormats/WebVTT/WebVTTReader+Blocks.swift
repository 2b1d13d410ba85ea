import CaptionModel

extension WebVTTReader {
  /// Collects one block (6.1, "collect a WebVTT block"); the position is at a line with text.
  mutating func readBlock() {
    if let times = WebVTTTimingLine.readUsual(bytes, at: position) {
      readUsualCue(identifier: nil, at: position, times.begin, times.end)
      return
    }
    let first = WebVTTLine(bytes, at: position)
    if first.hasNUL { hasNUL = true }
    if first.hasArrow {
      readCue(identifier: nil, timing: first)
      return
    }
    if let times = WebVTTTimingLine.readUsual(bytes, at: first.next) {
      readUsualCue(identifier: first, at: first.next, times.begin, times.end)
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
        whole
      )
    }
  }

  private enum BlockKind {
    case style, region, note
  }

  private func kind(of line: WebVTTLine) -> BlockKind? {
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

  private mutating func checkSeparation(_ line: WebVTTLine) {
    report(
      WebVTTDiagnostics.missingSeparator,
      "no empty line before \(WebVTTText.quoted(bytes, line.range))",
      line.range
    )
  }

  private mutating func reportLate(_ what: String, _ range: Range<Int>) {
    report(WebVTTDiagnostics.lateBlock, "\(what) after the first cue is skipped", range)
  }

  // MARK: Regions and style sheets

  /// Comments above a sheet or a region keep their place among those.
  private mutating func flushCommentsToHead() {
    for comment in comments { head.append(.comment(comment)) }
    comments.removeAll()
  }

  private mutating func readRegion(_ whole: Range<Int>, _ body: Range<Int>) {
    guard !body.isEmpty else {
      report(WebVTTDiagnostics.regionWithoutID, "region without settings", whole)
      return
    }
    var found: [Diagnostic] = []
    let settings = WebVTTRegionSettings(bytes, body) { info, message, range in
      found.append(Diagnostic(info, message, range: range))
    }
    diagnostics += found
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

  // MARK: Cues

  /// Reads a cue whose timing line begins in the usual form.
  private mutating func readUsualCue(
    identifier: WebVTTLine?,
    at start: Int,
    _ begin: Int,
    _ end: Int
  ) {
    let settings = start + 29
    let timing: WebVTTLine
    if settings < bytes.count, bytes[settings] == 0x0A {
      timing = WebVTTLine(range: start..<settings, next: settings + 1, hasArrow: true)
    } else {
      timing = WebVTTLine(bytes, at: start)
      // Digits directly behind the time make it a different one.
      if settings < timing.range.upperBound, bytes[settings].isASCIIDigit {
        readCue(identifier: identifier, timing: timing)
        return
      }
    }
    let isSeparated =
      settings == timing.range.upperBound || bytes[settings] == 0x20 || bytes[settings] == 0x09
    let line = WebVTTTimingLine(
      begin: WebVTTTimestamp(milliseconds: begin),
      end: WebVTTTimestamp(milliseconds: end),
      settings: settings..<timing.range.upperBound,
      isWellSpaced: isSeparated
    )
    if isGlued { checkSeparation(timing) }
    seenCue = true
    addCue(identifier, timing, line, collectText(below: timing))
  }

  private mutating func collectText(below timing: WebVTTLine) -> WebVTTLines {
    let text = WebVTTLines(bytes, from: timing.next)
    position = text.next
    isGlued = text.stopsAtArrow
    if text.hasNUL || timing.hasNUL { hasNUL = true }
    return text
  }

  private mutating func readCue(identifier: WebVTTLine?, timing: WebVTTLine) {
    let isGlued = isGlued
    let line = WebVTTTimingLine.read(bytes, timing.range)
    let text = collectText(below: timing)
    switch line {
    case .success(let line):
      seenCue = true
      if isGlued { checkSeparation(timing) }
      addCue(identifier, timing, line, text)
    case .failure(let fault):
      reportBadTiming(timing, fault, isGlued: isGlued)
    }
  }

  private mutating func reportBadTiming(
    _ timing: WebVTTLine,
    _ fault: WebVTTTimingLine.Fault,
    isGlued: Bool
  ) {
    let start = ByteCursor(bytes, in: timing.range)
    // An arrow below other text that no digit leads up to is text, not a time gone wrong.
    if isGlued, let byte = start.peek, !byte.isASCIIDigit, !byte.isASCIIWhiteSpace {
      report(
        WebVTTDiagnostics.droppedText,
        "the arrow in \(WebVTTText.quoted(bytes, timing.range)) ends the text above; what follows "
          + "is lost",
        timing.range
      )
    } else {
      report(WebVTTDiagnostics.badTimestamp, "\(fault.message); the cue is dropped", fault.range)
    }
  }

  private mutating func addCue(
    _ identifierLine: WebVTTLine?,
    _ timing: WebVTTLine,
    _ line: WebVTTTimingLine,
    _ lines: WebVTTLines
  ) {
    let index = document.cues.count
    var identifier: String?
    if let identifierLine {
      let id = WebVTTText.string(bytes, identifierLine.range)
      identifier = id
      checkIdentifier(id, identifierLine, cue: index)
    }
    checkTimes(line, timing, cue: index)
    var placement: Placement?
    var region: String?
    if !line.settings.isEmpty {
      let settings = readSettings(line.settings, cue: index)
      if !settings.placement.isDefault { placement = settings.placement }
      region = settings.region
    }
    if lines.range.isEmpty {
      report(WebVTTDiagnostics.emptyCue, "cue without text", timing.range, cue: index)
    }
    map.cues.append(
      SourceMap.CueRange(
        start: (identifierLine ?? timing).range.lowerBound,
        timing: timing.range.lowerBound,
        text: lines.range
      )
    )
    // A cue is a large value to copy, so it is filled in its place.
    let text = readText(lines, line, cue: index)
    let extras = takeComments()
    document.cues.append(Self.blank)
    Self.fill(
      &document.cues[index],
      identifier,
      line.begin.time,
      line.end.time,
      text,
      placement,
      region,
      extras
    )
  }

  private static let blank = Cue(begin: .zero, end: nil, text: .empty)

  private static func fill(
    _ cue: inout Cue,
    _ identifier: consuming String?,
    _ begin: MediaTime,
    _ end: MediaTime,
    _ text: consuming CaptionText,
    _ placement: Placement?,
    _ region: consuming String?,
    _ extras: consuming Extras
  ) {
    cue.identifier = identifier
    cue.begin = begin
    cue.end = end
    cue.text = text
    cue.placement = placement
    cue.region = region
    cue.extras = extras
  }

  private mutating func readText(
    _ lines: WebVTTLines,
    _ line: WebVTTTimingLine,
    cue: Int
  ) -> CaptionText {
    guard lines.needsParsing else {
      return CaptionText(uncheckedUTF8: Array(bytes[lines.range]), spans: [])
    }
    let times = WebVTTCueTimes(
      index: cue,
      begin: line.begin.milliseconds,
      end: line.end.milliseconds
    )
    let text = textParser.parse(
      lines.range,
      needsDecoding: lines.needsDecoding,
      of: times
    )
    if !textParser.diagnostics.isEmpty {
      diagnostics += textParser.diagnostics
      textParser.diagnostics.removeAll(keepingCapacity: true)
    }
    return text
  }

  private mutating func takeComments() -> Extras {
    var extras = Extras()
    guard !comments.isEmpty else { return extras }
    extras[WebVTTComments.self] = WebVTTComments(comments)
    comments.removeAll()
    return extras
  }

  private mutating func readSettings(_ range: Range<Int>, cue: Int) -> WebVTTCueSettings {
    var found: [Diagnostic] = []
    let settings = WebVTTCueSettings(bytes, range, regions: regionIDs) { info, message, range in
      found.append(Diagnostic(info, message, range: range, cue: cue))
    }
    if !found.isEmpty { diagnostics += found }
    return settings
  }

  private mutating func checkIdentifier(_ id: String, _ line: WebVTTLine, cue: Int) {
    if kind(of: line) == .note {
      report(
        WebVTTDiagnostics.noteIsCue,
        "\(WebVTTText.quoted(bytes, line.range)) is a cue's identifier here, not a comment",
        line.range,
        cue: cue
      )
    }
    if !identifiers.insert(id) {
      report(
        WebVTTDiagnostics.duplicateID,
        "identifier \(WebVTTText.quoted(bytes, line.range)) is taken by an earlier cue",
        line.range,
        cue: cue
      )
    }
  }

  private mutating func checkTimes(
    _ line: WebVTTTimingLine,
    _ timing: WebVTTLine,
    cue: Int
  ) {
    let begin = line.begin.milliseconds
    let end = line.end.milliseconds
    let range = timing.range.lowerBound..<line.settings.lowerBound
    if !line.isWellSpaced {
      report(
        WebVTTDiagnostics.timingSpacing,
        "white space in the timing line is not as it should be",
        range,
        cue: cue
      )
    }
    if line.begin.hasShortHours || line.end.hasShortHours {
      report(WebVTTDiagnostics.badTimestamp, "hours need two digits", range, cue: cue)
    }
    if line.begin.isSaturated || line.end.isSaturated {
      report(WebVTTDiagnostics.hugeTime, "time is too large", range, cue: cue)
    }
    if end == begin {
      report(WebVTTDiagnostics.zeroDuration, "cue ends when it begins", range, cue: cue)
    } else if end < begin {
      report(WebVTTDiagnostics.endBeforeStart, "cue ends before it begins", range, cue: cue)
    }
    if begin < latestBegin {
      report(
        WebVTTDiagnostics.outOfOrder,
        "cue begins \(latestBegin - begin) ms before an earlier one",
        range,
        cue: cue
      )
    } else {
      latestBegin = begin
    }
  }
}
