import CaptionModel

extension WebVTTReader {
  /// Reads the signature's line and the header block (6.1, steps 7 to 12).
  ///
  /// - Parameter isSegment: Whether the file is a segment of an HLS stream, whose header holds a
  ///   timestamp map.
  mutating func readHeader(ofSegment isSegment: Bool) {
    let signature = WebVTTLine(bytes, at: 0)
    let textStart = WebVTTSignature.text.utf8.count
    var header = WebVTTHeader(
      text: WebVTTText.string(bytes, textStart..<signature.range.upperBound)
    )
    position = signature.next
    var hasMap = false
    var isSeparated = false
    hasNUL = signature.hasNUL
    while position < bytes.count {
      let line = WebVTTLine(bytes, at: position)
      // "Collect a WebVTT block" with the flag "in header": a line with an arrow is left over.
      if line.hasArrow {
        isGlued = true
        isSeparated = true
        break
      }
      position = line.next
      if line.hasNUL { hasNUL = true }
      if line.isEmpty {
        isSeparated = true
        break
      }
      header.lines.append(WebVTTText.string(bytes, line.range))
      if ByteCursor(bytes, in: line.range).match("\(WebVTTTimestampMap.name)=") {
        hasMap = true
        checkTimestampMap(line, inSegment: isSegment)
      } else {
        checkHeaderLine(line)
      }
    }
    if !isSeparated, endsWithLineBreak { reportMissingLineBreak("no empty line ends the header") }
    if isSegment, !hasMap {
      let message = "the segment's header has no \(WebVTTTimestampMap.name) line"
      report(WebVTTDiagnostics.noTimestampMap, message, signature.range)
    }
    if header != WebVTTHeader() { document.extras[WebVTTHeader.self] = header }
    document.language = header.language
  }

  private mutating func checkHeaderLine(_ line: WebVTTLine) {
    let quoted = WebVTTText.quoted(bytes, line.range)
    let cursor = ByteCursor(bytes, in: line.range)
    if cursor.match("Kind:") || cursor.match("Language:") {
      report(WebVTTDiagnostics.headerMetadata, "header line \(quoted)", line.range)
    } else if cursor.match("Region:"), quoted.contains("id=") {
      report(WebVTTDiagnostics.deprecatedRegion, "region \(quoted) has no effect", line.range)
    } else {
      report(WebVTTDiagnostics.headerText, "\(quoted) stands in the header", line.range)
    }
  }

  private mutating func checkTimestampMap(_ line: WebVTTLine, inSegment isSegment: Bool) {
    let quoted = WebVTTText.quoted(bytes, line.range)
    guard let map = WebVTTTimestampMap(line: WebVTTText.string(bytes, line.range)) else {
      let message = "\(quoted) has not both MPEGTS:TICKS and LOCAL:TIME"
      report(WebVTTDiagnostics.badTimestampMap, message, line.range)
      return
    }
    if map.streamTicks >= WebVTTTimestampMap.ticksPerRound {
      let message = "MPEGTS:\(map.streamTicks) does not fit the stream's clock of 33 bits"
      report(WebVTTDiagnostics.badTimestampMap, message, line.range)
    } else if !isSegment {
      report(WebVTTDiagnostics.timestampMap, "times are tied to a stream by \(quoted)", line.range)
    }
  }
}
