import CaptionContainers
import CaptionEncoding
import CaptionFormats
import CaptionModel

/// The samples of a `wvtt` track (ISO/IEC 14496-30, 7).
///
/// A sample holds all cues that are shown during it, each whole. A cue that is shown during several
/// samples stands in each, under the same source number.
struct WebVTTSamples {
  /// A cue in the pieces that its box has.
  private struct Cue {
    /// When it is shown, in milliseconds.
    var time: Range<Int>
    var identifier: [UInt8] = []
    var settings: [UInt8] = []
    var payload: [UInt8] = []
    /// Whether there are times inside the payload.
    var hasMoments = false
    /// What stands above the cue.
    var comments: [String] = []

    func content(at instant: Int) -> Content {
      Content(
        instant: instant,
        identifier: identifier,
        settings: settings,
        payload: payload
      )
    }
  }

  /// What a cue shows, and an instant at which it begins or ends to do so.
  private struct Content: Hashable {
    var instant: Int
    var identifier: [UInt8]
    var settings: [UInt8]
    var payload: [UInt8]
  }

  /// What stands before the first cue.
  private(set) var header: [UInt8] = []
  private(set) var losses: [Loss] = []
  private var cues: [Cue] = []

  /// When each cue is shown, in milliseconds.
  var times: [Range<Int>] { cues.map(\.time) }

  /// Takes captions.
  init(_ document: CaptionDocument, _ options: WritingOptions) {
    let (document, losses) = Self.written(document, options)
    self.losses = losses.filter { $0.feature != "language" || $0.cue != nil }
    var bare = document
    dropMap(from: &bare)
    let comments = document.cues.map { $0.extras[WebVTTComments.self]?.comments ?? [] }
    if let last = bare.extras[WebVTTComments.self]?.lossDescription {
      self.losses.append(
        Loss(
          feature: "comment",
          what: "\(last) below the last cue",
          reason: "a WebVTT track has comments with cues only"
        )
      )
    }
    bare.extras[WebVTTComments.self] = nil
    for index in bare.cues.indices where !comments[index].isEmpty {
      bare.cues[index].extras[WebVTTComments.self] = nil
    }
    let bytes = CaptionFile.write(bare, as: .webVTT).bytes
    guard let file = try? CaptionFile.examine(bytes, name: "-", format: .webVTT) else { return }
    header = file.source.bytes
    for (index, cue) in file.document.cues.enumerated() where index < file.result.map.cues.count {
      let place = file.result.map.cues[index]
      if index == 0 { header = Array(file.source.bytes[..<place.start]) }
      let begin = cue.begin.milliseconds
      if let loss = CaptionTrackEncoder.lossOfTime(cue, index) { self.losses.append(loss) }
      let latest = CaptionTrackEncoder.latestTime
      guard begin < latest else { continue }
      let end = min(max(cue.end?.milliseconds ?? begin, begin + 1), latest)
      cues.append(
        Cue(
          time: begin..<end,
          identifier: Self.trimmed(file.source.bytes[place.start..<place.timing]),
          settings: Self.settings(file.source.bytes[place.timing..<place.text.lowerBound]),
          payload: Array(file.source.bytes[place.text]),
          hasMoments: cue.text.spans.contains { if case .time = $0.kind { true } else { false } },
          comments: comments.indices.contains(index) ? comments[index] : []
        )
      )
    }
    while header.last == 0x0A { header.removeLast() }
  }

  /// The captions as WebVTT holds them.
  private static func written(
    _ document: CaptionDocument,
    _ options: WritingOptions
  ) -> (CaptionDocument, [Loss]) {
    let written = CaptionFile.write(document, as: .webVTT, options: options)
    // What was just written decodes and is accepted.
    let file = try? CaptionFile.examine(written.bytes, name: "-", format: .webVTT)
    return (file?.document ?? document, written.losses)
  }

  /// Takes out what ties times to a stream, since a track has a clock of its own.
  private mutating func dropMap(from document: inout CaptionDocument) {
    guard var header = document.extras[WebVTTHeader.self] else { return }
    let maps = header.lines.filter { WebVTTTimestampMap(line: $0) != nil }
    guard let map = maps.first else { return }
    header.lines.removeAll { WebVTTTimestampMap(line: $0) != nil }
    document.extras[WebVTTHeader.self] = header
    losses.append(
      Loss(feature: "timestamp-map", what: map, reason: "a track has a clock of its own")
    )
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = bytes
    while let last = bytes.last, last == 0x0A || last == 0x20 { bytes.removeLast() }
    while bytes.first == 0x20 { bytes.removeFirst() }
    return Array(bytes)
  }

  /// What stands behind the times of a line that the writer gave.
  private static func settings(_ line: ArraySlice<UInt8>) -> [UInt8] {
    // `HH:MM:SS.mmm --> HH:MM:SS.mmm settings`, where hours may have more digits.
    let words = line.split(separator: 0x20, maxSplits: 3)
    return words.count > 3 ? trimmed(words[3]) : []
  }

  /// Makes the samples between borders.
  ///
  /// - Parameters:
  ///   - timescale: How many units are in a second; a multiple of 1000.
  ///   - borders: Where a sample ends in any case, in these units, in rising order.
  /// - Returns: The samples of each stretch between two borders, and how many cues it has.
  func samples(
    timescale: UInt32,
    borders: [Int]
  ) throws(MovieRefusal) -> [(samples: [MP4SampleData], cues: Int)] {
    let scale = Int(timescale) / 1000
    let intervals = CueIntervals(
      times: cues.map { $0.time.lowerBound * scale..<$0.time.upperBound * scale }
    )
    // Readers take a cue for one that goes on where the next sample has the same without a number.
    let followed = followed()
    let repeated = intervals.areDivided(borders: borders).enumerated().map { index, isDivided in
      isDivided || followed.contains(index)
    }
    var parts: [(samples: [MP4SampleData], cues: Int)] = []
    var part: (samples: [MP4SampleData], cues: Set<Int>) = ([], [])
    var budget = SampleBudget(cues: cues.count, borders: borders.count)
    try intervals.forEach(borders: borders) { (time, shown) throws(MovieRefusal) in
      let bytes = sample(shown, at: time.lowerBound / scale, repeated)
      try budget.spend(bytes: bytes.count, cues: shown.count)
      part.samples.append(MP4SampleData(bytes, duration: UInt32(clamping: time.count)))
      part.cues.formUnion(shown)
      if parts.count + 1 < borders.count, borders[parts.count + 1] <= time.upperBound {
        parts.append((part.samples, part.cues.count))
        part = ([], [])
      }
    }
    return parts
  }

  /// The cues that another one with the same content follows at once, and those that do so.
  private func followed() -> Set<Int> {
    var ended: [Content: Int] = [:]
    var result: Set<Int> = []
    for (index, cue) in cues.enumerated() {
      if let before = ended[cue.content(at: cue.time.lowerBound)] {
        result.formUnion([before, index])
      }
      ended[cue.content(at: cue.time.upperBound)] = index
    }
    return result
  }

  private func sample(_ shown: [Int], at begin: Int, _ repeated: [Bool]) -> [UInt8] {
    var builder = BoxBuilder()
    if shown.isEmpty { builder.box("vtte") }
    for index in shown {
      let cue = cues[index]
      if cue.time.lowerBound == begin {
        for comment in cue.comments { builder.box("vtta") { $0.append("NOTE\(comment)") } }
      }
      builder.box("vttc") { box in
        if repeated[index] { box.box("vsid") { $0.append(UInt32(clamping: index + 1)) } }
        if !cue.identifier.isEmpty { box.box("iden") { $0.append(cue.identifier) } }
        // Where on the clock of the times inside the payload the sample begins.
        if cue.hasMoments { box.box("ctim") { $0.append(Self.clock(begin)) } }
        if !cue.settings.isEmpty { box.box("sttg") { $0.append(cue.settings) } }
        box.box("payl") { $0.append(cue.payload) }
      }
    }
    return builder.bytes
  }

  private static func clock(_ milliseconds: Int) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }
    let seconds = milliseconds / 1000
    return padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":"
      + padded(seconds % 60, 2) + "." + padded(milliseconds % 1000, 3)
  }
}
