public import CaptionModel

extension HLSPlaylist {
  /// Reads a playlist; whatever is wrong in it becomes a diagnostic, and the rest is kept.
  ///
  /// The work is one pass over the text.
  ///
  /// - Returns: Nil where the text does not begin as a playlist.
  public static func read(_ source: SourceText) -> HLSPlaylist? {
    guard isPlaylist(source.bytes) else { return nil }
    var reader = HLSReader(source)
    reader.readAll()
    return reader.playlist
  }
}

/// Reads the lines of a playlist one after the other.
struct HLSReader {
  var playlist: HLSPlaylist
  let bytes: [UInt8]

  // What tags have said for the segment that follows.
  private var duration: (value: HLSDecimal, range: Range<Int>)?
  private var byteRange: (length: Int, offset: Int?)?
  private var isDiscontinuous = false
  private var isGap = false
  private var isEncrypted = false
  private var map: Int?
  private var variant: HLSVariant?

  private var time = MediaTime.zero
  /// Where the last part of a file ended, behind which the next one of the same file begins.
  private var lastPart: (uri: String, end: Int)?

  init(_ source: SourceText) {
    playlist = HLSPlaylist(source: source)
    bytes = source.bytes
  }

  mutating func readAll() {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let next = end + 1
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      readLine(start..<end)
      start = next
    }
    endVariant()
    if let duration { stray("no address follows the duration", duration.range) }
    finishMedia()
  }

  private mutating func readLine(_ range: Range<Int>) {
    guard let first = bytes[range].first(where: { $0 != 0x20 && $0 != 0x09 }) else {
      playlist.lines.append(HLSPlaylist.Line(content: .blank, range: range))
      return
    }
    guard first == 0x23, bytes[range].first == 0x23 else {
      playlist.lines.append(HLSPlaylist.Line(content: .uri, range: range))
      return readAddress(range)
    }
    guard bytes[range].starts(with: "#EXT".utf8) else {
      playlist.lines.append(HLSPlaylist.Line(content: .comment, range: range))
      return
    }
    let colon = bytes[range].firstIndex(of: 0x3A) ?? range.upperBound
    let name = text(range.lowerBound + 1..<colon)
    let value = min(colon + 1, range.upperBound)..<range.upperBound
    playlist.lines.append(HLSPlaylist.Line(content: .tag(name, value: value), range: range))
    readTag(name, value, range)
  }

  // MARK: Tags

  private mutating func readTag(_ name: String, _ value: Range<Int>, _ line: Range<Int>) {
    switch name {
    case "EXT-X-MEDIA":
      belongs(to: .multivariant, line)
      var attributes = HLSAttributeList()
      readAttributes(value, into: &attributes)
      let tag = HLSMediaTag(
        line: playlist.lines.count - 1,
        range: line,
        attributes: attributes
      )
      var required = ["TYPE", "GROUP-ID", "NAME"]
      if tag.type == "CLOSED-CAPTIONS" { required.append("INSTREAM-ID") }
      if tag.type == "SUBTITLES" { required.append("URI") }
      require(required, of: name, attributes, line)
      playlist.renditions.append(tag)
    case "EXT-X-STREAM-INF":
      belongs(to: .multivariant, line)
      endVariant()
      var attributes = HLSAttributeList()
      readAttributes(value, into: &attributes)
      require(["BANDWIDTH"], of: name, attributes, line)
      variant = HLSVariant(
        line: playlist.lines.count - 1,
        range: line,
        attributes: attributes
      )
    case "EXT-X-I-FRAME-STREAM-INF", "EXT-X-SESSION-DATA", "EXT-X-SESSION-KEY":
      belongs(to: .multivariant, line)
    case "EXTINF": readDuration(value, line)
    case "EXT-X-TARGETDURATION":
      belongs(to: .media, line)
      playlist.media.targetDuration = wholeNumber(value, line)
      playlist.media.targetRange = line
    case "EXT-X-MEDIA-SEQUENCE":
      belongs(to: .media, line)
      playlist.media.sequence = wholeNumber(value, line) ?? 0
    case "EXT-X-ENDLIST":
      belongs(to: .media, line)
      playlist.media.isEnded = true
    case "EXT-X-I-FRAMES-ONLY":
      belongs(to: .media, line)
      playlist.media.isIFramesOnly = true
    case "EXT-X-PLAYLIST-TYPE", "EXT-X-DISCONTINUITY-SEQUENCE": belongs(to: .media, line)
    case "EXT-X-DISCONTINUITY":
      belongs(to: .media, line)
      isDiscontinuous = true
    case "EXT-X-GAP":
      belongs(to: .media, line)
      isGap = true
    case "EXT-X-BYTERANGE":
      belongs(to: .media, line)
      byteRange = part(text(value))
      if byteRange == nil { report(HLSDiagnostics.brokenNumber, "no byte range", value, line) }
    case "EXT-X-KEY":
      belongs(to: .media, line)
      var attributes = HLSAttributeList()
      readAttributes(value, into: &attributes)
      isEncrypted = attributes["METHOD"] != "NONE"
    case "EXT-X-MAP": readMap(value, line)
    default: break
    }
  }

  private mutating func readDuration(_ value: Range<Int>, _ line: Range<Int>) {
    belongs(to: .media, line)
    if let duration { stray("no address follows the duration", duration.range) }
    let comma = bytes[value].firstIndex(of: 0x2C) ?? value.upperBound
    let written = text(value.lowerBound..<comma)
    if let read = HLSDecimal(written) {
      duration = (read, line)
    } else {
      report(HLSDiagnostics.brokenNumber, "no duration", value.lowerBound..<comma, line)
      duration = (HLSDecimal(.zero), line)
    }
  }

  private mutating func readMap(_ value: Range<Int>, _ line: Range<Int>) {
    belongs(to: .media, line)
    var attributes = HLSAttributeList()
    readAttributes(value, into: &attributes)
    require(["URI"], of: "EXT-X-MAP", attributes, line)
    guard let uri = attributes["URI"] else { return }
    var resource = HLSResource(uri: uri)
    if let written = attributes.attribute("BYTERANGE") {
      if let (length, offset) = part(written.value) {
        resource.part = HLSResource.Part(offset: offset ?? 0, length: length)
      } else {
        report(HLSDiagnostics.brokenNumber, "no byte range", written.valueRange, line)
      }
    }
    playlist.media.maps.append(resource)
    map = playlist.media.maps.count - 1
  }

  // MARK: Addresses

  private mutating func readAddress(_ line: Range<Int>) {
    let uri = text(line)
    if var variant {
      variant.uri = uri
      playlist.variants.append(variant)
      self.variant = nil
      return
    }
    guard let (duration, _) = duration else {
      return stray("nothing says what '\(uri)' is", line)
    }
    var resource = HLSResource(uri: uri)
    if let (length, written) = byteRange {
      let follows = lastPart.flatMap { $0.uri == uri ? $0.end : nil }
      let offset = written ?? follows ?? 0
      resource.part = HLSResource.Part(offset: offset, length: length)
      let (end, overflow) = offset.addingReportingOverflow(length)
      lastPart = (uri, overflow ? .max : end)
    }
    playlist.media.segments.append(
      HLSSegment(
        resource: resource,
        range: line,
        duration: duration,
        begin: time,
        map: map,
        isDiscontinuous: isDiscontinuous,
        isEncrypted: isEncrypted,
        isGap: isGap
      )
    )
    time = time + duration.time
    self.duration = nil
    byteRange = nil
    isDiscontinuous = false
    isGap = false
  }

  private mutating func endVariant() {
    guard let variant else { return }
    stray("no address follows the variant", variant.range)
    playlist.variants.append(variant)
    self.variant = nil
  }

  private mutating func finishMedia() {
    guard playlist.kind == .media else { return }
    guard let target = playlist.media.targetDuration else {
      if playlist.media.targetRange == nil {
        playlist.diagnostics.append(
          Diagnostic(HLSDiagnostics.missingTargetDuration, "no EXT-X-TARGETDURATION")
        )
      }
      return
    }
    for segment in playlist.media.segments
    where segment.duration.time.count(per: 1) > Int128(target) {
      playlist.diagnostics.append(
        Diagnostic(
          HLSDiagnostics.longSegment,
          "a segment of \(segment.duration.text) s is longer than the target duration of \(target) s",
          range: segment.range
        )
      )
    }
  }

  // MARK: Parts

  func text(_ range: Range<Int>) -> String { playlist.source.string(in: range) }

  private mutating func wholeNumber(_ value: Range<Int>, _ line: Range<Int>) -> Int? {
    if let number = Self.number(text(value)) { return number }
    report(HLSDiagnostics.brokenNumber, "no whole number", value, line)
    return nil
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Int(text)
  }

  /// Reads `LENGTH` or `LENGTH@OFFSET`.
  private func part(_ text: String) -> (length: Int, offset: Int?)? {
    let sides = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let length = sides.first.flatMap({ Self.number($0) }) else { return nil }
    guard sides.count > 1 else { return (length, nil) }
    guard let offset = Self.number(sides[1]) else { return nil }
    return (length, offset)
  }

  // MARK: Diagnostics

  private mutating func report(
    _ info: DiagnosticInfo,
    _ what: String,
    _ value: Range<Int>,
    _ line: Range<Int>
  ) {
    let range = value.isEmpty ? line : value
    playlist.diagnostics.append(Diagnostic(info, "\(what): '\(text(value))'", range: range))
  }

  private mutating func stray(_ message: String, _ range: Range<Int>) {
    playlist.diagnostics.append(Diagnostic(HLSDiagnostics.strayAddress, message, range: range))
  }

  private mutating func belongs(to kind: HLSPlaylist.Kind, _ line: Range<Int>) {
    guard let known = playlist.kind else {
      playlist.kind = kind
      return
    }
    // Said once; every further line would say it again.
    guard known != kind,
      !playlist.diagnostics.contains(where: { $0.code == HLSDiagnostics.mixedPlaylist.code })
    else { return }
    playlist.diagnostics.append(
      Diagnostic(
        HLSDiagnostics.mixedPlaylist,
        "a tag of a \(kind.rawValue) playlist in a \(known.rawValue) playlist",
        range: line
      )
    )
  }

  private mutating func require(
    _ names: [String],
    of tag: String,
    _ attributes: HLSAttributeList,
    _ line: Range<Int>
  ) {
    for name in names where attributes[name] == nil {
      playlist.diagnostics.append(
        Diagnostic(HLSDiagnostics.missingAttribute, "\(tag) without \(name)", range: line)
      )
    }
  }
}
