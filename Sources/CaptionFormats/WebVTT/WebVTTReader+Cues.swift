import CaptionModel

extension WebVTTReader {
  /// Reads a cue whose timing line begins in the usual form.
  mutating func readUsualCue(
    identifier: WebVTTLine?,
    at start: Int,
    _ times: ClockPair
  ) {
    let settings = start + ClockPair.length
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
      begin: WebVTTTimestamp(milliseconds: times.begin),
      end: WebVTTTimestamp(milliseconds: times.end),
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

  /// Reads a cue, or the block that was to be one.
  mutating func readCue(identifier: WebVTTLine?, timing: WebVTTLine) {
    let isGlued = isGlued
    let line = WebVTTTimingLine.read(bytes, timing.range)
    let text = collectText(below: timing)
    switch line {
    case .success(let line):
      seenCue = true
      if isGlued { checkSeparation(timing) }
      addCue(identifier, timing, line, text)
    case .failure(let fault):
      reportBadTiming(identifier, timing, fault, isGlued: isGlued, text.range)
    }
  }

  private mutating func reportBadTiming(
    _ identifier: WebVTTLine?,
    _ timing: WebVTTLine,
    _ fault: WebVTTTimingLine.Fault,
    isGlued: Bool,
    _ text: Range<Int>
  ) {
    let start = ByteCursor(bytes, in: timing.range)
    let arrow = WebVTTText.quoted(bytes, timing.range)
    // What stands below the line goes with it.
    var lost = lostText(text)
    if let first = identifier ?? (isGlued ? nil : timing), kind(of: first) != nil {
      lost = lostText(timing.range) + lost
      report(
        WebVTTDiagnostics.droppedText,
        "the arrow in \(arrow) makes the block a cue without times",
        timing.range,
        lost: lost
      )
      return
    }
    // An arrow below other text that no digit leads up to is text, not a time gone wrong.
    if isGlued, let byte = start.peek, !byte.isASCIIDigit, !byte.isASCIIWhiteSpace {
      lost = lostText(timing.range) + lost
      report(
        WebVTTDiagnostics.droppedText,
        "the arrow in \(arrow) ends the text above; what follows is lost",
        timing.range,
        lost: lost
      )
    } else {
      // Words beside the times or above them may be the text.
      let beside = words(timing.range).enumerated().contains { index, isWord in
        isWord && (index == 0 || index > 2)
      }
      if beside { lost = lostText(timing.range) + lost }
      if let identifier, words(identifier.range).count(where: { $0 }) > 1 {
        lost = lostText(identifier.range) + lost
      }
      report(
        WebVTTDiagnostics.badTimestamp,
        "\(fault.message); the cue is dropped",
        fault.range,
        lost: lost
      )
    }
  }

  /// For each part of a line between blanks, whether it is a word: no number, time or setting.
  private func words(_ range: Range<Int>) -> [Bool] {
    bytes[range].split { $0.isASCIIWhiteSpace }.map { part in
      !part.contains(0x3A) && part.contains { $0.isASCIILetter || $0 >= 0x80 }
    }
  }

  /// The loss of text that belongs to no cue; none where there is nothing but white space.
  func lostText(_ range: Range<Int>) -> [Loss] {
    guard range.contains(where: { !bytes[$0].isASCIIWhiteSpace }) else { return [] }
    return [
      Loss(
        feature: "text",
        what: "text \(WebVTTText.quoted(bytes, range, limit: 300))",
        reason: "it belongs to no cue",
        offset: range.lowerBound
      )
    ]
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
    document.cues.append(
      Cue(
        identifier: identifier,
        begin: line.begin.time,
        end: line.end.time,
        text: readText(lines, line, cue: index),
        placement: placement,
        region: region,
        extras: takeComments()
      )
    )
  }

  private mutating func readText(
    _ lines: WebVTTLines,
    _ line: WebVTTTimingLine,
    cue: Int
  ) -> CaptionText {
    guard lines.needsParsing else {
      return CaptionText(sharing: lines.range, of: bytes)
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
    let settings = WebVTTCueSettings(bytes, range, regions: regionIDs) { info, message, range in
      textParser.tally.addToPart(info, message, range, cue: cue, to: &diagnostics)
    }
    textParser.tally.endPart(in: &diagnostics)
    return settings
  }

  private mutating func checkIdentifier(_ id: String, _ line: WebVTTLine, cue: Int) {
    if let kind = kind(of: line) {
      let meant =
        switch kind {
        case .note: "a comment"
        case .style: "a style sheet"
        case .region: "a region"
        }
      report(
        WebVTTDiagnostics.noteIsCue,
        "\(WebVTTText.quoted(bytes, line.range)) is a cue's identifier here, not \(meant)",
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
    if !line.isWellSpaced { reportSpacing(of: timing, line.settings, cue: cue) }
    checkEnd(of: timing, line.settings, cue: cue)
    if line.begin.hasShortHours || line.end.hasShortHours {
      reportShortHours(line, timing, cue: cue)
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

  private mutating func reportSpacing(
    of timing: WebVTTLine,
    _ settings: Range<Int>,
    cue: Int
  ) {
    let places = WebVTTTimingLine.Places(bytes, timing.range)
    for fault in places?.spacingFaults(in: timing.range) ?? [] {
      report(WebVTTDiagnostics.timingSpacing, fault.message, fault.range, cue: cue)
    }
    guard let first = settings.first, !bytes[first].isASCIIWhiteSpace else { return }
    var end = first
    while end < settings.upperBound, !bytes[end].isASCIIWhiteSpace { end += 1 }
    report(
      WebVTTDiagnostics.timingSpacing,
      "no white space before \(WebVTTText.quoted(bytes, first..<end))",
      first..<end,
      cue: cue
    )
  }

  private mutating func reportShortHours(
    _ line: WebVTTTimingLine,
    _ timing: WebVTTLine,
    cue: Int
  ) {
    guard let places = WebVTTTimingLine.Places(bytes, timing.range) else { return }
    for (time, range) in [(line.begin, places.begin), (line.end, places.end)]
    where time.hasShortHours {
      let message = "hours need two digits in \(WebVTTText.quoted(bytes, range))"
      report(WebVTTDiagnostics.badTimestamp, message, range, cue: cue)
    }
  }

  /// Settings are separated by white space, and none follows the last one.
  private mutating func checkEnd(of timing: WebVTTLine, _ settings: Range<Int>, cue: Int) {
    guard let last = settings.last, bytes[last].isASCIIWhiteSpace else { return }
    var start = last
    while start > settings.lowerBound, bytes[start - 1].isASCIIWhiteSpace { start -= 1 }
    guard start > settings.lowerBound else { return }
    report(
      WebVTTDiagnostics.timingSpacing,
      "white space behind the last setting",
      start..<settings.upperBound,
      cue: cue
    )
  }
}
