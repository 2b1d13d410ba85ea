public import CaptionModel

/// Turns captions into what 3GPP Timed Text (`tx3g`) can hold.
///
/// Its text has bold, italic and underlined stretches and colours, and stands at the bottom of the
/// picture. Names of speakers are typed before their words, as in SubRip. All else is lost, and told.
public struct TimedTextWriter {
  /// The latest time in milliseconds; a track has no room for more at a thousandth of a second.
  static let latestTime = Int(UInt32.max) - 1

  private let document: CaptionDocument
  private let options: WritingOptions
  private let regionIndices: [String: Int]
  private var cues: [TimedTextCue] = []
  private var losses: [Loss] = []
  private lazy var openEnds = OpenEnds(document)

  /// Converts the cues, and lists what they lack then.
  ///
  /// - Returns: The cues, ordered by their begins; those without anything to show are left out.
  public static func write(
    _ document: CaptionDocument,
    options: WritingOptions = WritingOptions()
  ) -> (cues: [TimedTextCue], losses: [Loss]) {
    let (document, losses) = document.withStylesInTexts()
    var writer = TimedTextWriter(document, options)
    var hidden = HiddenText(document, for: Self.name)
    writer.noteDocument()
    for (index, cue) in document.cues.enumerated() {
      if !hidden.concerns(index, of: document.cues) {
        writer.write(cue, index)
      } else if let shown = hidden.shown(cue, index) {
        writer.write(shown, index)
      }
    }
    writer.losses = losses + hidden.losses + writer.losses
    let order = writer.cues.indices.sorted {
      (writer.cues[$0].begin, $0) < (writer.cues[$1].begin, $1)
    }
    return (order.map { writer.cues[$0] }, writer.losses)
  }

  private static let name = "3GPP Timed Text"

  private init(_ document: CaptionDocument, _ options: WritingOptions) {
    self.document = document
    self.options = options
    regionIndices = document.regionIndices()
    cues.reserveCapacity(document.cues.count)
  }

  private mutating func lose(_ feature: String, _ what: String, _ reason: String, _ cue: Int?) {
    losses.append(Loss(feature: feature, what: what, reason: reason, cue: cue))
  }

  private mutating func noteDocument() {
    if let title = document.title {
      lose("title", "title \"\(title)\"", "\(Self.name) has no title", nil)
    }
    noteExtras(document.extras, nil)
  }

  private mutating func noteExtras(_ extras: Extras, _ cue: Int?) {
    guard !extras.isEmpty else { return }
    for what in extras.losses(writing: "tx3g") {
      lose("extra", what, "\(Self.name) has no place for it", cue)
    }
  }

  // MARK: Cues

  private mutating func write(_ cue: Cue, _ index: Int) {
    noteExtras(cue.extras, index)
    if let identifier = cue.identifier, !identifier.isEmpty, identifier != "\(index + 1)" {
      lose("identifier", "identifier \"\(identifier)\"", "\(Self.name) has none", index)
    }
    guard let (begin, end) = times(of: cue, index) else { return }
    let row = noteLayout(of: cue, index)
    var text = cue.text
    switch options.speakers {
    case .native, .prefix: text = text.typingSpeakers()
    case .drop: break
    }
    var converter = TimedTextConverter(text, index)
    converter.convert()
    losses += converter.losses
    guard converter.output.contains(where: { !$0.isASCIIWhiteSpace }) else { return }
    cues.append(
      TimedTextCue(
        begin: begin,
        end: end,
        text: converter.output,
        styles: converter.styles,
        isForced: cue.extras.isForced,
        row: row,
        index: index
      )
    )
  }

  private mutating func times(of cue: Cue, _ index: Int) -> (begin: Int, end: Int)? {
    let begin = limited(cue.begin, index)
    guard begin < Self.latestTime else {
      lose(
        "huge-time",
        "cue that begins at \(cue.begin.milliseconds) ms",
        "a track that counts milliseconds ends at \(Self.latestTime) ms",
        index
      )
      return nil
    }
    guard let exactEnd = cue.end else {
      let next = openEnds.next(after: cue.begin)
      let end = next?.milliseconds ?? begin + OpenEnds.duration.milliseconds
      lose(
        "open-end",
        "cue without an end",
        "\(Self.name) has ends; "
          + (next == nil ? "set to 5 s after the begin" : "set to where the next cue begins"),
        index
      )
      return (begin, min(max(end, begin + 1), Self.latestTime))
    }
    if exactEnd <= cue.begin {
      lose(
        exactEnd == cue.begin ? "zero-duration" : "end-before-start",
        "end at \(exactEnd.milliseconds) ms, not after the begin at \(cue.begin.milliseconds) ms",
        "\(Self.name) has cues that end after they begin; set to 1 ms long",
        index
      )
    }
    return (begin, min(max(limited(exactEnd, index), begin + 1), Self.latestTime))
  }

  private mutating func limited(_ time: MediaTime, _ index: Int) -> Int {
    guard time < .zero else { return time.milliseconds }
    lose(
      "negative-time",
      "time \(time.milliseconds) ms, set to zero",
      "\(Self.name) has no times before zero",
      index
    )
    return 0
  }

  /// The third of the picture in which the cue stands; reports what is lost of its place.
  private mutating func noteLayout(of cue: Cue, _ index: Int) -> Int {
    if cue.region == nil, cue.placement == nil { return 0 }
    let region = cue.region.flatMap { regionIndices[$0] }.map { document.regions[$0] }
    let reason = "the text stands at the bottom"
    let placement = cue.placement(in: region)
    if let placement, placement.writingMode != .horizontal {
      lose("writing-mode", "vertical text", "\(Self.name) is written horizontally", index)
    }
    if let id = cue.region {
      if placement != nil || region == nil { lose("region", "region \"\(id)\"", reason, index) }
      if let background = region?.style.backgroundColor, background.alpha > 0 {
        lose(
          "background-color",
          "background \(background.hex) of region \"\(id)\"",
          "\(Self.name) has one background for the track",
          index
        )
      }
    } else if let placement, !placement.isDefault, !placement.isOrdinary {
      lose("position", "position of the text", reason, index)
    }
    return placement?.anchor.row ?? 0
  }
}
