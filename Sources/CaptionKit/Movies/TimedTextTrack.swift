import CaptionContainers
import CaptionEncoding
import CaptionFormats
import CaptionModel

/// Makes captions of the samples of 3GPP's and QuickTime's timed text.
struct TimedTextTrack {
  private let track: MP4Track
  private let movie: MP4Movie
  private let list: MP4SampleList
  private let isIncomplete: Bool
  private let clock: MP4Clock
  private var samples: MP4SampleBytes
  private var losses: [Loss] = []
  /// Boxes whose loss has been told.
  private var lostBoxes: Set<FourCC> = []

  init(_ track: MP4Track, in file: MovieFile) throws(ByteSourceError) {
    self.track = track
    movie = file.movie
    list = try file.movie.samples(of: track, in: file.source)
    isIncomplete = file.isIncomplete(list)
    clock = MP4Clock(track, in: file.movie)
    samples = MP4SampleBytes(track, in: file.source)
  }

  mutating func captions() throws(ByteSourceError) -> MovieFile.Captions {
    var document = CaptionDocument()
    for sample in list.samples {
      guard let bytes = try samples.bytes(of: sample) else { continue }
      let (styling, isQuickTime) = styling(of: sample)
      let text = MP4TextSample(bytes, isQuickTime: isQuickTime)
      if text.isBroken {
        samples.report(
          MP4Diagnostics.brokenSample,
          "track \(track.number): a sample ends within its text or a box",
          sample.offset..<sample.offset + sample.size
        )
      }
      guard !text.text.isEmpty else { continue }
      loseBoxes(of: text, cue: document.cues.count)
      let begin = clock.mediaTime(sample.begin)
      var cue = Cue(
        begin: begin,
        end: clock.mediaTime(sample.end),
        text: captionText(text, styling, isQuickTime, sample)
      )
      cue.placement = placement(text, styling, isQuickTime)
      if text.isForced || track.entry(of: sample)?.forced == .all {
        cue.extras[TTMLCue.self] = TTMLCue(
          style: TextStyle(.other(name: "forcedDisplay", value: "true"))
        )
      }
      // A fragment's end cuts a cue in two.
      if !movie.fragments.isEmpty, let last = document.cues.indices.last,
        document.cues[last].end == begin, document.cues[last].isLike(cue)
      {
        document.cues[last].end = cue.end
      } else {
        document.cues.append(cue)
      }
    }
    var captions = MovieFile.Captions(document: document)
    captions.losses = losses
    captions.isIncomplete = isIncomplete
    captions.diagnostics = list.diagnostics + samples.diagnostics
    return captions
  }

  private func styling(of sample: MP4Sample) -> (MP4TextStyling, isQuickTime: Bool) {
    switch track.entry(of: sample)?.content {
    case .timedText(let styling): (styling, false)
    case .quickTimeText(let styling): (styling, true)
    default: (MP4TextStyling(), false)
    }
  }

  private mutating func loseBoxes(of text: MP4TextSample, cue: Int) {
    for box in text.otherBoxes where lostBoxes.insert(box).inserted {
      losses.append(
        Loss(
          feature: "timed-text-effect",
          what: "'\(box)' of timed text",
          reason: "captions have no place for it",
          cue: cue
        )
      )
    }
  }

  // MARK: Text

  private mutating func captionText(
    _ sample: MP4TextSample,
    _ styling: MP4TextStyling,
    _ isQuickTime: Bool,
    _ place: MP4Sample
  ) -> CaptionText {
    let text = decoded(sample, isQuickTime, place)
    var builder = CaptionTextBuilder()
    var styles = StyleCursor(sample.runs, styling.style)
    var current = TextFace(MP4TextStyling.Run(characters: 0..<0, color: .white))
    var previous: Unicode.Scalar?
    var index = 0
    for scalar in text.unicodeScalars {
      let face = TextFace(styles.style(at: index))
      if face != current {
        for _ in 0..<current.depth { builder.close() }
        face.open(in: &builder)
        current = face
      }
      index += 1
      defer { previous = scalar }
      switch scalar {
      case "\r": builder.append("\n" as Unicode.Scalar)
      case "\n" where previous == "\r": break
      case "\0": break
      default: builder.append(scalar)
      }
    }
    builder.trimTrailingWhiteSpace()
    return builder.take()
  }

  private mutating func decoded(
    _ sample: MP4TextSample,
    _ isQuickTime: Bool,
    _ place: MP4Sample
  ) -> String {
    let encoding: String
    switch sample.encoding {
    case .utf16BigEndian: encoding = "UTF-16BE"
    case .utf16LittleEndian: encoding = "UTF-16LE"
    case .bytes:
      let text = String(decoding: sample.text, as: UTF8.self)
      if text.utf8.elementsEqual(sample.text) { return text }
      guard isQuickTime else {
        samples.report(
          MP4Diagnostics.brokenSample,
          "track \(track.number): the text of a sample is not UTF-8",
          place.offset..<place.offset + place.size
        )
        return text
      }
      encoding = "macintosh"
    }
    guard let source = try? SourceText.decode(sample.text, name: "-", encoding: encoding) else {
      return String(decoding: sample.text, as: UTF8.self)
    }
    return String(decoding: source.bytes, as: UTF8.self)
  }

  // MARK: Place

  private func placement(
    _ sample: MP4TextSample,
    _ styling: MP4TextStyling,
    _ isQuickTime: Bool
  ) -> Placement? {
    let isAtTop: Bool
    if let box = sample.box, !box.isEmpty, track.height > 0, pictureHeight <= track.height * 1.5 {
      // The track covers the picture, so that the box tells.
      let middle = Double(box.top + box.bottom) / 2
      isAtTop = middle < track.height / 2 && Double(box.bottom - box.top) < track.height / 2
    } else {
      isAtTop = !isQuickTime && styling.vertical == 0 && coversPicture(styling.box)
    }
    let column = styling.horizontal == 0 ? 0 : styling.horizontal < 0 ? 2 : 1
    // QuickTime's zero is what programs leave that do not think of it.
    let shown = isQuickTime && column == 0 ? 1 : column
    guard shown != 1 || isAtTop else { return nil }
    guard let anchor = Anchor((isAtTop ? 6 : 0) + shown + 1) else { return nil }
    return Placement(anchor)
  }

  private var pictureHeight: Double {
    movie.tracks.first { $0.kind == .video && $0.height > 0 }?.height ?? track.height
  }

  private func coversPicture(_ box: MP4TextStyling.Box) -> Bool {
    !box.isEmpty && Double(box.bottom - box.top) > pictureHeight / 2
  }
}

extension MP4Track {
  /// How a sample is written; the first entry where it names none that there is.
  func entry(of sample: MP4Sample) -> MP4SampleEntry? {
    entries.indices.contains(sample.entry) ? entries[sample.entry] : entries.first
  }
}

extension Cue {
  /// Whether another cue shows the same in the same way, whenever it does.
  func isLike(_ other: Cue) -> Bool {
    text == other.text && identifier == other.identifier && placement == other.placement
      && region == other.region && extras == other.extras
  }
}

extension Color {
  fileprivate static let white = Color(rgb: 0xFFFFFF)
}

/// Finds the run that a character is in; characters are asked for in order.
private struct StyleCursor {
  private let runs: [MP4TextStyling.Run]
  private let base: MP4TextStyling.Run
  private var next = 0

  init(_ runs: [MP4TextStyling.Run], _ base: MP4TextStyling.Run) {
    self.runs = runs.sorted { $0.characters.lowerBound < $1.characters.lowerBound }
    self.base = base
  }

  mutating func style(at index: Int) -> MP4TextStyling.Run {
    while next < runs.count, runs[next].characters.upperBound <= index { next += 1 }
    guard next < runs.count, runs[next].characters.contains(index) else { return base }
    return runs[next]
  }
}

/// What of a style becomes spans.
private struct TextFace: Equatable {
  var isBold: Bool
  var isItalic: Bool
  var isUnderlined: Bool
  /// The colour; nil for white, which text has anyhow.
  var color: Color?

  init(_ run: MP4TextStyling.Run) {
    isBold = run.isBold
    isItalic = run.isItalic
    isUnderlined = run.isUnderlined
    let isOrdinary = run.color == .white || run.color.alpha == 0
    color = isOrdinary ? nil : run.color
  }

  var depth: Int {
    [isBold, isItalic, isUnderlined, color != nil].count { $0 }
  }

  func open(in builder: inout CaptionTextBuilder) {
    if let color { builder.open(.style(TextStyle(.color(color)))) }
    if isBold { builder.open(.bold) }
    if isItalic { builder.open(.italic) }
    if isUnderlined { builder.open(.underline) }
  }
}
