import CaptionModel

/// Builds the text of a cue from its tokens (6.4, "WebVTT cue text parsing rules").
///
/// One parser reads all cues of a file; it keeps its memory between them.
struct WebVTTCueTextParser {
  /// The tags that WebVTT knows.
  enum Tag {
    case `class`, italic, bold, underline, ruby, rubyText, voice, language
  }

  /// A tag that is open.
  struct OpenTag {
    var tag: Tag
    /// Where the start tag stands.
    var range: Range<Int>
    /// Whether this is a ruby with a base that still has no annotation.
    var needsAnnotation = false
  }

  let bytes: [UInt8]
  private var builder: CaptionTextBuilder
  /// The open tags, outermost first.
  var open: [OpenTag] = []
  /// The cue whose text is read.
  var cue = WebVTTCueTimes()
  private var lastMoment: Int?
  /// What is found in the file; the reader counts here too.
  var tally = ReportTally()
  /// What departs from the syntax, for the reader to take over after each cue.
  var diagnostics: [Diagnostic] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    builder = CaptionTextBuilder(source: bytes)
  }

  /// Parses the text of one cue.
  ///
  /// - Parameters:
  ///   - range: The text.
  ///   - needsDecoding: Whether there is a `&`, NUL or CR in it.
  ///   - cue: The cue.
  mutating func parse(
    _ range: Range<Int>,
    needsDecoding: Bool,
    of cue: WebVTTCueTimes
  ) -> CaptionText {
    self.cue = cue
    lastMoment = nil
    open.removeAll(keepingCapacity: true)
    var tokenizer = WebVTTCueTextTokenizer(bytes, range)
    while let token = tokenizer.next() {
      switch token {
      case .text(let range):
        if open.last?.tag == .ruby { noteBase(range) }
        if needsDecoding {
          append(decoding: range)
        } else {
          builder.append(source: range)
        }
      case .start(let tag): start(tag)
      case .end(let tag): end(tag)
      case .timestamp(let tag): mark(tag)
      }
    }
    reportOpenTags(range)
    tally.endPart(in: &diagnostics)
    return builder.take()
  }

  // MARK: Text

  private mutating func append(decoding range: Range<Int>) {
    let bytes = bytes
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      if byte > 0x26 || (byte != 0x26 && byte != 0x0D && byte != 0) {
        index += 1
        continue
      }
      if start < index { builder.append(source: start..<index) }
      switch byte {
      case 0x26: index += appendReference(at: index, range.upperBound)
      case 0x0D:
        builder.append(ascii: 0x0A)
        index += 1
        if index < range.upperBound, bytes[index] == 0x0A { index += 1 }
      default:
        builder.append("\u{FFFD}" as Unicode.Scalar)
        index += 1
      }
      start = index
    }
    if start < index { builder.append(source: start..<index) }
  }

  /// Appends what the reference at an offset stands for; returns its length in the source.
  private mutating func appendReference(at offset: Int, _ end: Int) -> Int {
    guard let match = CharacterReferences.match(in: bytes, at: offset, end: end) else {
      builder.append(ascii: 0x26)
      report(WebVTTDiagnostics.bareAmpersand, "\"&\" begins no reference", offset..<offset + 1)
      return 1
    }
    builder.append(match.scalars.first)
    if let second = match.scalars.second { builder.append(second) }
    checkReference(match, at: offset)
    return match.length
  }

  mutating func checkReference(_ match: CharacterReferences.Match, at offset: Int) {
    guard !match.isWellFormed else { return }
    let range = offset..<offset + match.length
    report(
      WebVTTDiagnostics.badCharacterReference,
      "character reference \(WebVTTText.quoted(bytes, range))",
      range
    )
  }

  // MARK: Tags

  private mutating func start(_ tag: WebVTTCueTextTokenizer.Tag) {
    guard let kind = knownTag(tag.name) else {
      reportUnknown(tag)
      return
    }
    if !tag.isTerminated { reportBareBracket(tag) }
    switch kind {
    case .rubyText:
      guard open.last?.tag == .ruby else {
        report(WebVTTDiagnostics.badTag, "\"<rt>\" outside of ruby", tag.range)
        return
      }
      open[open.count - 1].needsAnnotation = false
      attach(.rubyText, .rubyText, tag)
    case .class: attach(kind, .class, tag)
    case .italic: attach(kind, .italic, tag)
    case .bold: attach(kind, .bold, tag)
    case .underline: attach(kind, .underline, tag)
    case .ruby: attach(kind, .ruby, tag)
    case .voice: attach(kind, .voice(annotation(tag)), tag)
    case .language: attach(kind, .language(language(tag)), tag)
    }
  }

  /// Attaches an internal node (6.4, "attach a WebVTT Internal Node Object").
  private mutating func attach(
    _ kind: Tag,
    _ span: TextSpan.Kind,
    _ tag: WebVTTCueTextTokenizer.Tag
  ) {
    builder.open(span, classes: tag.classes.isEmpty ? [] : classes(tag))
    if kind != .rubyText, open.last?.tag == .ruby { open[open.count - 1].needsAnnotation = true }
    open.append(OpenTag(tag: kind, range: tag.range, needsAnnotation: kind == .ruby))
    guard kind != .voice, kind != .language, let annotation = tag.annotation else { return }
    let isBlank = annotation.allSatisfy { bytes[$0].isASCIIWhiteSpace }
    report(
      WebVTTDiagnostics.badTag,
      isBlank ? "white space in a tag" : "annotation in \(WebVTTText.quoted(bytes, tag.range))",
      tag.range,
      // Of a tag without an end all has been said.
      lost: isBlank || !tag.isTerminated ? [] : lostText(annotation)
    )
  }

  private mutating func end(_ tag: WebVTTCueTextTokenizer.Tag) {
    let known = knownTag(tag.name)
    if !tag.isTerminated { reportBareBracket(tag, losesText: known == nil) }
    guard let kind = known else {
      if tag.isTerminated { reportUnknown(tag, isEnd: true) }
      return
    }
    if open.last?.tag == kind {
      let closed = open.removeLast()
      if closed.needsAnnotation { reportBareBase(closed) }
      builder.close()
    } else if kind == .ruby, open.last?.tag == .rubyText {
      open.removeLast(2)
      builder.close()
      builder.close()
    } else {
      report(
        WebVTTDiagnostics.unbalancedTags,
        "\(WebVTTText.quoted(bytes, tag.range)) ends no open tag",
        tag.range
      )
    }
  }

  private mutating func mark(_ tag: WebVTTCueTextTokenizer.Tag) {
    var offset = tag.name.lowerBound
    let timestamp = WebVTTTimestamp.collect(bytes, &offset, tag.name.upperBound)
    guard let timestamp, offset == tag.name.upperBound else {
      let looksLikeTime = tag.isTerminated && tag.name.contains { bytes[$0] == 0x3A }
      report(
        looksLikeTime ? WebVTTDiagnostics.badTimestamp : WebVTTDiagnostics.bareAngleBracket,
        looksLikeTime
          ? "time \(WebVTTText.quoted(bytes, tag.range)) is not valid"
          : "\(WebVTTText.quoted(bytes, tag.range)) is no tag",
        tag.range,
        lost: looksLikeTime ? lostTime(tag.range) : lostText(tag.range)
      )
      return
    }
    if !tag.isTerminated { reportBareBracket(tag, losesText: false) }
    if timestamp.hasShortHours {
      report(WebVTTDiagnostics.badTimestamp, "hours need two digits", tag.range)
    }
    let time = timestamp.milliseconds
    if time <= lastMoment ?? cue.begin || time >= cue.end {
      let reason =
        time >= cue.end
        ? "is not before the cue's end"
        : lastMoment == nil ? "is not after the cue's begin" : "is not after the time before it"
      report(
        WebVTTDiagnostics.timestampOrder,
        "\(WebVTTText.quoted(bytes, tag.range)) \(reason)",
        tag.range
      )
    }
    lastMoment = max(time, lastMoment ?? cue.begin)
    builder.mark(timestamp.time)
  }

  private func knownTag(_ name: Range<Int>) -> Tag? {
    guard let first = name.first else { return nil }
    switch (name.count, bytes[first]) {
    case (1, 0x63): return .class
    case (1, 0x69): return .italic
    case (1, 0x62): return .bold
    case (1, 0x75): return .underline
    case (1, 0x76): return .voice
    case (2, _): return bytes.equals(name, "rt") ? .rubyText : nil
    case (4, _):
      if bytes.equals(name, "ruby") { return .ruby }
      return bytes.equals(name, "lang") ? .language : nil
    default: return nil
    }
  }
}

/// What the text of a cue is checked against.
struct WebVTTCueTimes {
  /// The cue's index in the document.
  var index = 0
  /// When it begins, in milliseconds.
  var begin = 0
  /// When it ends, in milliseconds.
  var end = 0
}
