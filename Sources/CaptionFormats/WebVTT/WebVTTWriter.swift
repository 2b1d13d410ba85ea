import CaptionModel

/// Writes WebVTT files that conform to the file syntax (clause 4), whatever the document holds.
///
/// What the syntax cannot hold is made to fit with as little change as possible, and reported:
/// - Cues are ordered by the time at which they begin.
/// - A cue without an end lasts as ``OpenEnds`` says.
/// - A cue that ends when or before it begins lasts one millisecond, so that its text stays and
///   still is as good as never shown.
/// - Times below zero become zero.
/// - Identifiers, class names and names of voices are written without what would end them.
struct WebVTTWriter {
  let document: CaptionDocument
  let options: WritingOptions
  /// What takes the bytes before the whole file is written.
  private let sink: PortionSink?
  private var hidden: HiddenText
  var bytes: [UInt8] = []
  var losses: [Loss] = []

  private lazy var openEnds = OpenEnds(document)

  /// The regions that count, by identifier.
  var regionIndices: [String: Int] = [:]
  /// The identifiers under which anchored regions are written, by their own.
  var regionNames: [String: String] = [:]
  /// Settings that stand for a rectangular region, once worked out.
  var regionSettings: [RegionKey: [UInt8]] = [:]
  /// Those of them that were looked for last.
  var recentSettings: [(key: RegionKey, settings: [UInt8])] = []
  static let recentCount = 8
  /// What a cue has that such settings were written for last, and what was written.
  var latestSettings = CueSettings.none
  var latestWritten: [UInt8] = []
  var identifiers = IdentifierRegister()
  /// Whether a cue has been written, behind which there are no style and region blocks.
  private var hasWrittenCue = false
  /// Style rules for colours that have no class of WebVTT's own, and the names of their classes.
  var colorRules: [String] = []
  var colorNames: Set<String> = []
  /// Memory for the spans that are open while a text is written.
  var spanStack: [WebVTTSpanState.Open] = []

  /// What the settings for a rectangular region depend on.
  struct RegionKey: Hashable {
    var id: String
    var align: Placement.TextAlign
    var isFromRight: Bool
  }

  /// Writes a document, in portions where there is a sink for them.
  static func write(
    _ document: CaptionDocument,
    _ options: WritingOptions,
    _ sink: PortionSink?
  ) -> WriteResult {
    var writer = WebVTTWriter(document, options, sink)
    writer.writeAll()
    return WriteResult(bytes: writer.bytes, losses: writer.losses)
  }

  private init(_ document: CaptionDocument, _ options: WritingOptions, _ sink: PortionSink?) {
    self.document = document
    self.options = options
    hidden = HiddenText(document, for: "WebVTT")
    // The rules for colours stand before the cues, and are not known until the last of them.
    self.sink =
      document.cues.indices.contains { document.cues[$0].text.needsColorRule } ? nil : sink
    // Memory that is not touched costs nothing; growing would touch all of it again.
    bytes.reserveCapacity(
      self.sink == nil ? 1024 + document.cues.count * 256 : PortionSink.size * 5 / 4
    )
  }

  private mutating func writeAll() {
    reportDocumentLosses()
    writeHeader()
    let headerEnd = bytes.count
    writeHead()
    let headEnd = bytes.count
    writeCues()
    for comment in document.extras[WebVTTComments.self]?.comments ?? [] { write(comment: comment) }
    insertColorRules(at: headEnd)
    // The signature's line and the body are separated by an empty line even when there is none.
    if bytes.count == headerEnd, !hasWrittenCue { bytes.append(0x0A) }
  }

  mutating func lose(_ feature: String, _ what: String, _ reason: String, cue: Int? = nil) {
    let loss = Loss(feature: feature, what: what, reason: reason, cue: cue)
    // The same property on several spans of a cue is one loss.
    for earlier in losses.suffix(32).reversed() {
      if earlier.cue != cue { break }
      if earlier == loss { return }
    }
    losses.append(loss)
  }

  // MARK: Cues

  private mutating func writeCues() {
    let cues = document.cues
    var isOrdered = true
    for index in cues.indices.dropFirst()
    where cues.begin(at: index) < cues.begin(at: index - 1) {
      isOrdered = false
      break
    }
    if isOrdered {
      for index in cues.indices { writeCue(index, of: cues) }
      losses = hidden.losses + losses
      return
    }
    lose(
      "order",
      "the order of the cues, which is not that of their begins",
      "WebVTT has cues ordered by the time at which they begin"
    )
    let order = cues.indices.sorted {
      cues[$0].begin == cues[$1].begin ? $0 < $1 : cues[$0].begin < cues[$1].begin
    }
    for index in order { writeCue(index, of: cues) }
    losses = hidden.losses + losses
    let sorted = losses.enumerated().sorted {
      let (one, other) = ($0.element.cue ?? -1, $1.element.cue ?? -1)
      return one == other ? $0.offset < $1.offset : one < other
    }
    losses = sorted.map(\.element)
  }

  private mutating func writeCue(_ index: Int, of cues: [Cue]) {
    if !hidden.concerns(index, of: cues) {
      write(index, of: cues, as: index)
    } else if let shown = hidden.shown(cues[index], index) {
      write(0, of: [shown], as: index)
    }
  }

  /// Writes a cue of a list, and tells its losses as those of the document's cue `number`.
  ///
  /// To take the cue out of its list would count references to all that it has.
  private mutating func write(_ index: Int, of cues: [Cue], as number: Int) {
    if cues.hasExtras(at: index) { writeExtras(of: number) }
    bytes.append(0x0A)
    writeIdentifier(of: index, in: cues, as: number)
    hasWrittenCue = true
    let (begin, end) = times(cues.begin(at: index), cues.end(at: index), number)
    bytes.append(clock: begin, to: end, separator: 0x2E)
    writeSettings(of: index, in: cues)
    bytes.append(0x0A)
    if let utf8 = cues.plainText(at: index) {
      write(utf8)
    } else if options.speakers == .prefix {
      write(cues[index].text.typingSpeakers(), cue: number, begin: begin, end: end)
    } else {
      write(cues[index].text, cue: number, begin: begin, end: end)
    }
    bytes.append(0x0A)
    if bytes.count >= PortionSink.size { sink?.take(&bytes) }
  }

  private mutating func writeExtras(of index: Int) {
    let extras = document.cues[index].extras
    for comment in extras[WebVTTComments.self]?.comments ?? [] { write(comment: comment) }
    for loss in extras.losses(writing: "webvtt") {
      lose("metadata", loss, "WebVTT has no place for it", cue: index)
    }
  }

  private mutating func writeIdentifier(of index: Int, in cues: [Cue], as number: Int) {
    // Nearly all are the next of a series, which is seen fastest where they have been written.
    let start = bytes.count
    guard cues.appendIdentifier(ofCue: index, to: &bytes) else { return }
    if hasWrittenCue, identifiers.insertNext(bytes, from: start) {
      bytes.append(0x0A)
      return
    }
    bytes.removeLast(bytes.count - start)
    if let identifier = cues[index].identifier { write(identifier: identifier, cue: number) }
  }

  private mutating func write(identifier: String, cue: Int) {
    let safe = WebVTTSafeText.identifier(identifier)
    if safe != identifier {
      lose(
        "identifier",
        "identifier \"\(identifier)\"",
        "a WebVTT identifier is one line without \"-->\"; written as \"\(safe)\"",
        cue: cue
      )
    }
    guard !safe.isEmpty else { return }
    // Until the first cue such a line begins a block to Chromium, whatever follows it.
    guard hasWrittenCue || !WebVTTSafeText.beginsStyleOrRegion(safe) else {
      lose(
        "identifier",
        "identifier \"\(identifier)\"",
        "before the first cue, browsers disagree whether it begins a block",
        cue: cue
      )
      return
    }
    guard identifiers.insert(safe) else {
      lose(
        "identifier",
        "identifier \"\(identifier)\"",
        "an earlier cue has it, and WebVTT identifiers are unique",
        cue: cue
      )
      return
    }
    bytes.append(safe)
    bytes.append(0x0A)
  }

  // MARK: Times

  /// The times to write, in milliseconds: from zero on, the end after the begin.
  private mutating func times(
    _ exactBegin: MediaTime,
    _ exactEnd: MediaTime?,
    _ index: Int
  ) -> (begin: Int, end: Int) {
    if let exactEnd, exactBegin.units >= 0, exactBegin < exactEnd {
      let end = exactEnd.milliseconds
      // The ordinary case, in which there is nothing to say.
      if end <= WebVTTTimestamp.latest - OpenEnds.duration.milliseconds {
        let begin = exactBegin.milliseconds
        return (begin, Swift.max(end, begin + 1))
      }
    }
    let begin = limited(exactBegin, cue: index)
    guard let exactEnd else {
      let next = openEnds.next(after: exactBegin)
      let end =
        next.map { Swift.min($0.milliseconds, WebVTTTimestamp.latest) }
        ?? begin + OpenEnds.duration.milliseconds
      lose(
        "open-end",
        "cue without an end",
        "WebVTT cues have one; "
          + (next == nil ? "written as 5 s after the begin" : "written as the next cue's begin"),
        cue: index
      )
      return (begin, Swift.max(end, begin + 1))
    }
    let end = limited(exactEnd, cue: index)
    if exactEnd <= exactBegin {
      lose(
        exactEnd == exactBegin ? "zero-duration" : "end-before-start",
        "end at \(exactEnd.milliseconds) ms, not after the begin at \(exactBegin.milliseconds) ms",
        "WebVTT cues end after they begin; written as 1 ms long",
        cue: index
      )
    }
    // Ends that are later by less than a millisecond are not worth a word.
    return (begin, Swift.max(end, begin + 1))
  }

  private mutating func limited(_ time: MediaTime, cue: Int) -> Int {
    let milliseconds = time.milliseconds
    if time < .zero {
      lose(
        "negative-time",
        "time of \(milliseconds) ms",
        "WebVTT has no times before zero; written as zero",
        cue: cue
      )
      return 0
    }
    // There has to be room for an end after the begin.
    let latest = WebVTTTimestamp.latest - OpenEnds.duration.milliseconds
    guard milliseconds > latest else { return milliseconds }
    lose(
      "huge-time",
      "time of \(milliseconds) ms",
      "browsers hold no time beyond \(WebVTTTimestamp.maxHours) hours",
      cue: cue
    )
    return latest
  }
}

extension CaptionText {
  /// Whether a part of the text has a colour that no class of WebVTT's own stands for.
  fileprivate var needsColorRule: Bool {
    if spans.isEmpty { return false }
    return spans.contains { span in
      guard case .style(let style) = span.kind else { return false }
      return style.properties.contains {
        switch $0 {
        case .color(let color), .backgroundColor(let color): color.captionClass == nil
        default: false
        }
      }
    }
  }
}
