import CaptionModel

extension WebVTTReader {
  /// Reads the signature's line and the header block (6.1, steps 7 to 12).
  mutating func readHeader() {
    let signature = WebVTTLine(bytes, at: 0)
    let textStart = WebVTTSignature.text.utf8.count
    var header = WebVTTHeader(
      text: WebVTTText.string(bytes, textStart..<signature.range.upperBound)
    )
    position = signature.next
    hasNUL = signature.hasNUL
    while position < bytes.count {
      let line = WebVTTLine(bytes, at: position)
      // "Collect a WebVTT block" with the flag "in header": a line with an arrow is left over.
      if line.hasArrow {
        isGlued = true
        break
      }
      position = line.next
      if line.hasNUL { hasNUL = true }
      if line.isEmpty { break }
      header.lines.append(WebVTTText.string(bytes, line.range))
      checkHeaderLine(line)
    }
    if header != WebVTTHeader() { document.extras[WebVTTHeader.self] = header }
    document.language = header.language
  }

  private mutating func checkHeaderLine(_ line: WebVTTLine) {
    let quoted = WebVTTText.quoted(bytes, line.range)
    let cursor = ByteCursor(bytes, in: line.range)
    if cursor.match("X-TIMESTAMP-MAP=") {
      report(WebVTTDiagnostics.timestampMap, "times are tied to a stream by \(quoted)", line.range)
    } else if cursor.match("Kind:") || cursor.match("Language:") {
      report(WebVTTDiagnostics.headerMetadata, "header line \(quoted)", line.range)
    } else {
      report(WebVTTDiagnostics.headerText, "\(quoted) stands in the header", line.range)
    }
  }
}
