import CaptionModel

/// Writes SubRip: numbers from 1, commas, CRLF, UTF-8 without a byte order mark.
///
/// A cue that would end when it begins, once its times are rounded, lasts one millisecond.
struct SubRipWriter {
  private let document: CaptionDocument
  private var text: SubRipTextWriter
  private let regionIndices: [String: Int]
  private var number = SubRipOutputNumber()
  private var times = SubRipOutputTimes()
  private lazy var openEnds = OpenEnds(document)

  private init(_ document: CaptionDocument, _ options: WritingOptions) {
    self.document = document
    regionIndices = document.regionIndices()
    text = SubRipTextWriter(options)
  }

  /// Writes a document, in portions where there is a sink for them.
  static func write(
    _ document: CaptionDocument,
    _ options: WritingOptions,
    _ sink: PortionSink?
  ) -> WriteResult {
    let (document, losses) = document.withStylesInTexts()
    var writer = SubRipWriter(document, options)
    var hidden = HiddenText(document, for: "SubRip")
    writer.noteDocument()
    let cues = document.cues
    // Memory that is not touched costs nothing; growing would touch all of it again.
    writer.text.output.reserveCapacity(sink == nil ? cues.count * 192 : PortionSink.size * 5 / 4)
    for index in cues.indices {
      let cue = cues[index]
      if !hidden.concerns(index, of: cues) {
        writer.write(cue, index)
      } else if let shown = hidden.shown(cue, index) {
        writer.write(shown, index)
      }
      if writer.text.output.count >= PortionSink.size { sink?.take(&writer.text.output) }
    }
    return WriteResult(
      bytes: writer.text.output,
      losses: losses + hidden.losses + writer.text.losses
    )
  }

  private mutating func write(_ cue: Cue, _ index: Int) {
    let end = cue.end ?? replacementEnd(of: cue, index)
    if cue.begin < .zero || end < .zero { noteNegative(cue.begin, end, index) }
    number.increment()
    text.output.append(contentsOf: number.digits)
    text.output.appendLineBreak()
    times.set(cue.begin, end)
    text.output.append(contentsOf: times.bytes)
    if !cue.extras.isEmpty, let coordinates = cue.extras[SubRipCueExtra.self]?.coordinates {
      text.output.append(0x20)
      text.output.append(coordinates)
    }
    text.output.appendLineBreak()
    let anchor = noteLayout(of: cue, index)
    noteRest(of: cue, index)
    text.write(cue.text, anchor: anchor, cue: index)
  }

  // MARK: Times

  private mutating func replacementEnd(of cue: Cue, _ index: Int) -> MediaTime {
    let next = openEnds.next(after: cue.begin)
    text.lose(
      "open-end",
      next != nil
        ? "open end, set to where the next cue begins" : "open end, set to 5 s after the begin",
      "a SubRip cue must have an end",
      index
    )
    return next ?? cue.begin + OpenEnds.duration
  }

  private mutating func noteNegative(_ begin: MediaTime, _ end: MediaTime, _ index: Int) {
    for time in [begin, end] where time < .zero {
      text.lose(
        "negative-time",
        "time \(time.milliseconds) ms, written as zero",
        "SubRip has no times before zero",
        index
      )
    }
  }

  // MARK: Layout

  /// The place to write, or nil for the usual one; reports what it leaves out.
  private mutating func noteLayout(of cue: Cue, _ index: Int) -> Anchor? {
    if cue.region == nil, cue.placement == nil { return nil }
    let region = cue.region.flatMap { regionIndices[$0] }.map { document.regions[$0] }
    let placement = cue.placement(in: region)?.withSides(fromRight: cue.isAlignedFromRight)
    let anchor = placement?.anchor ?? .bottomCenter
    let reason = "SubRip knows nine places only"
    if let id = cue.region {
      noteRegion(id, region, isOrdinary: placement == nil, anchor, index)
    } else if let placement, placement != Placement(anchor), !placement.isDefault {
      if placement.writingMode != .horizontal {
        text.lose(
          "writing-mode",
          "vertical text",
          "SubRip text is horizontal",
          index
        )
      } else if !Region.Box(placement).isNearly(Region.Box(Placement(anchor))) {
        text.lose("position", "position beyond \"{\\an\(anchor.number)}\"", reason, index)
      }
    }
    return anchor == .bottomCenter ? nil : anchor
  }

  /// Reports what a region says beyond one of the nine places.
  private mutating func noteRegion(
    _ id: String,
    _ region: Region?,
    isOrdinary: Bool,
    _ anchor: Anchor,
    _ index: Int
  ) {
    var isConveyed = false
    if case .box(let box) = region?.geometry {
      isConveyed = isOrdinary || box.isNearly(Region.Box(Placement(anchor)))
    }
    if !isConveyed {
      text.lose("region", "region \"\(id)\"", "SubRip knows nine places only", index)
    }
    if let background = region?.style.backgroundColor, background.alpha > 0 {
      text.lose(
        "background-color",
        "background \(background.hex) of region \"\(id)\"",
        "SubRip has no backgrounds",
        index
      )
    }
  }

  // MARK: What SubRip has no place for

  private mutating func noteDocument() {
    if let language = document.language {
      text.lose("language", "language \"\(language)\"", "SubRip can't tell the language", nil)
    }
    if let title = document.title {
      text.lose("title", "title \"\(title)\"", "SubRip has no title", nil)
    }
    noteExtras(document.extras, nil)
    for region in document.regions {
      // The background is reported with each text that stands before it, and so is hidden text.
      let properties = region.style.properties
        .filter { !["textAlign", "backgroundColor", "visibility"].contains($0.name) }
        .map { "\($0.name) \($0.value)" }
      guard !properties.isEmpty else { continue }
      text.lose(
        "region-style",
        "style of region \"\(region.id)\": \(properties.joined(separator: ", "))",
        "SubRip has no regions",
        nil
      )
    }
  }

  private mutating func noteRest(of cue: Cue, _ index: Int) {
    if let identifier = cue.identifier, !identifier.isEmpty, identifier != "\(index + 1)" {
      text.lose(
        "identifier",
        "identifier \"\(identifier)\"",
        "SubRip numbers its cues",
        index
      )
    }
    if !cue.extras.isEmpty { noteExtras(cue.extras, index) }
  }

  private mutating func noteExtras(_ extras: Extras, _ index: Int?) {
    for what in extras.losses(writing: "subrip") {
      text.lose("extra", what, "SubRip has no place for it", index)
    }
  }
}

extension [UInt8] {
  mutating func appendLineBreak() {
    append(0x0D)
    append(0x0A)
  }
}

extension Region.Box {
  /// Whether a viewer would see no difference between two rectangles.
  fileprivate func isNearly(_ other: Region.Box) -> Bool {
    displayAlign == other.displayAlign && writingMode == other.writingMode
      && abs(x - other.x) <= 1 && abs(y - other.y) <= 1 && abs(width - other.width) <= 1
      && abs(height - other.height) <= 1
  }
}
