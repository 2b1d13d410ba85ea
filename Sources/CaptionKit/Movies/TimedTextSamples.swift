import CaptionContainers
import CaptionFormats
import CaptionModel

/// The samples of a `tx3g` track (3GPP TS 26.245, 5.17).
///
/// A sample is one text: cues that are shown together become lines of one, those that stand higher
/// in the picture first. Stretches without a cue are samples without text.
struct TimedTextSamples {
  private let cues: [TimedTextCue]
  /// Whether every cue is forced, whatever it says itself.
  private let isForced: Bool
  private let fontSize: UInt8
  private(set) var samples: [MP4SampleData] = []
  private(set) var losses: [Loss] = []
  /// The numbers of texts that are forced and that are not.
  private var counts = (forced: 0, others: 0)
  /// What has been reported, since a cue may be in many samples.
  private var reported: Set<Loss> = []

  /// Makes the samples.
  ///
  /// - Parameters:
  ///   - cues: The cues, ordered by their begins.
  ///   - isForced: Whether every cue is forced, whatever it says itself.
  ///   - fontSize: The size of the letters, as the sample entry has it.
  init(_ cues: [TimedTextCue], isForced: Bool, fontSize: UInt8) throws(MovieRefusal) {
    self.cues = cues
    self.isForced = isForced
    self.fontSize = fontSize
    let intervals = CueIntervals(times: cues.map { $0.begin..<$0.end })
    let end = cues.reduce(0) { max($0, $1.end) }
    var budget = SampleBudget(cues: cues.count, borders: 2)
    var crowded: Set<Int> = []
    try intervals.forEach(borders: [0, end]) { (time, shown) throws(MovieRefusal) in
      if shown.count > 1 { crowded.formUnion(shown) }
      let bytes = sample(shown.sorted { (cues[$1].row, $0) < (cues[$0].row, $1) })
      try budget.spend(bytes: bytes.count, cues: shown.count)
      samples.append(MP4SampleData(bytes, duration: UInt32(clamping: time.count)))
    }
    for index in crowded.sorted() {
      losses.append(
        Loss(
          feature: "overlap",
          what: "cue of its own beside others that are shown at the same time",
          reason: "3GPP Timed Text shows one text at a time; they are lines of one",
          cue: cues[index].index
        )
      )
    }
  }

  /// How much of the track is forced.
  var forced: MP4TextEntry.Forced {
    counts.forced == 0 ? .none : counts.others == 0 ? .all : .some
  }

  private mutating func report(_ loss: Loss) {
    if reported.insert(loss).inserted { losses.append(loss) }
  }

  private mutating func sample(_ shown: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    var characters = 0
    var styles: [TimedTextCue.Style] = []
    for index in shown {
      var cue = cues[index]
      let room = Int(UInt16.max) - text.count - (text.isEmpty ? 0 : 1)
      if cue.text.count > room {
        cue.cutText(to: max(room, 0))
        report(
          Loss(
            feature: "long-text",
            what: "text behind its first \(counted(cue.text.count, "byte"))",
            reason: "a text sample has \(UInt16.max) bytes at most"
              + (shown.count > 1 ? ", and others are shown at the same time" : ""),
            cue: cue.index
          )
        )
        guard !cue.text.isEmpty else { continue }
      }
      if !text.isEmpty {
        text.append(0x0A)
        characters += 1
      }
      for var style in cue.styles {
        style.range =
          style.range.lowerBound + characters..<style.range.upperBound + characters
        styles.append(style)
      }
      text += cue.text
      characters += cue.characterCount
    }
    let forced = shown.filter { isForced || cues[$0].isForced }
    let isSampleForced = !shown.isEmpty && forced.count == shown.count
    if !isSampleForced {
      for index in forced {
        report(
          Loss(
            feature: "forced",
            what: "being forced",
            reason: "a cue that is not is shown at the same time, in the same sample",
            cue: cues[index].index
          )
        )
      }
    }
    if !shown.isEmpty {
      if isSampleForced { counts.forced += 1 } else { counts.others += 1 }
    }
    return bytes(text, styles, isForced: isSampleForced)
  }

  /// A text sample: the length, the text, and boxes behind it.
  private func bytes(
    _ text: [UInt8],
    _ styles: [TimedTextCue.Style],
    isForced: Bool
  ) -> [UInt8] {
    var builder = BoxBuilder()
    builder.append(UInt16(clamping: text.count))
    builder.append(text)
    if !styles.isEmpty {
      builder.box("styl") { box in
        box.append(UInt16(clamping: styles.count))
        for style in styles {
          box.append(UInt16(clamping: style.range.lowerBound))
          box.append(UInt16(clamping: style.range.upperBound))
          box.append(MP4TextEntry.tx3gFont)
          let face: UInt8 =
            (style.isBold ? 1 : 0) | (style.isItalic ? 2 : 0) | (style.isUnderlined ? 4 : 0)
          box.append([face, fontSize])
          let color = style.color ?? Color(rgb: 0xFFFFFF)
          box.append([color.red, color.green, color.blue, color.alpha])
        }
      }
    }
    if isForced { builder.box("frcd") }
    return builder.bytes
  }
}

extension TimedTextCue {
  /// Leaves so many bytes of the text at most, all of them of whole characters.
  fileprivate mutating func cutText(to count: Int) {
    guard count < text.count else { return }
    var end = count
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    text.removeSubrange(end...)
    let characters = characterCount
    styles = styles.compactMap { style in
      guard style.range.lowerBound < characters else { return nil }
      var style = style
      style.range = style.range.clamped(to: 0..<characters)
      return style
    }
  }
}
