import CaptionContainers
import CaptionEncoding
import CaptionFormats
import CaptionModel

/// Makes captions of a track each of whose samples is a TTML document (ISO/IEC 14496-30, 5).
///
/// A document is shown while its sample is; what goes on in the next one is one cue.
struct DocumentTrack {
  /// By how much times of documents, which are mostly milliseconds, may miss those of samples.
  private static let tolerance = MediaTime(milliseconds: 1)

  private let track: MP4Track
  private var list: MP4SampleList
  private let isIncomplete: Bool
  private let clock: MP4Clock
  private var samples: MP4SampleBytes
  private var document: CaptionDocument?
  private var losses: [Loss] = []
  private var knownLosses: Set<Loss> = []
  private var toldRelative = false
  /// The cues that are shown when the last sample ends.
  private var open: [Int] = []
  /// What the reader of TTML has to say.
  private var read = MovieFile.Captions(document: CaptionDocument())

  init(_ track: MP4Track, in file: MovieFile) throws(ByteSourceError) {
    self.track = track
    list = try file.movie.samples(of: track, in: file.source)
    isIncomplete = file.isIncomplete(list)
    clock = MP4Clock(track, in: file.movie)
    samples = MP4SampleBytes(track, in: file.source)
  }

  mutating func captions() throws(ByteSourceError) -> MovieFile.Captions {
    for sample in list.samples {
      // A sample without bytes is a pause.
      guard sample.size > 0 else { continue }
      guard let bytes = try samples.bytes(of: sample) else {
        try addBeginning(of: sample)
        continue
      }
      let file = try? CaptionFile.examine(bytes, name: "-", format: .ttml)
      guard let file, file.isAccepted else {
        samples.report(
          MP4Diagnostics.brokenSample,
          "track \(track.number): a sample is no TTML: \(file?.refusal.message ?? "it is too long")",
          sample.offset..<sample.offset + sample.size
        )
        continue
      }
      lose(file.losses)
      if read.diagnostics.count < 100 { read.addDiagnostics(of: file) }
      add(file.document, sample)
    }
    var captions = MovieFile.Captions(document: document ?? CaptionDocument())
    captions.losses = losses
    captions.isIncomplete = isIncomplete
    captions.diagnostics = list.diagnostics + samples.diagnostics + read.diagnostics
    return captions
  }

  /// Adds the captions of a document up to where the file was cut, which the list of samples tells.
  private mutating func addBeginning(of sample: MP4Sample) throws(ByteSourceError) {
    guard let bytes = try samples.beginning(of: sample),
      let file = try? CaptionFile.examine(bytes, name: "-", format: .ttml), file.isAccepted
    else { return }
    add(file.document, sample)
    for index in list.diagnostics.indices
    where list.diagnostics[index].code == MP4Diagnostics.sampleOutside.code {
      list.diagnostics[index].message +=
        "; of the document that is cut, \(counted(file.document.cues.count, "cue")) are read"
    }
  }

  private mutating func lose(_ more: [Loss]) {
    for var loss in more {
      // Cues of the whole have other numbers, and offsets are those of one document.
      loss.cue = nil
      loss.offset = nil
      if knownLosses.insert(loss).inserted { losses.append(loss) }
    }
  }

  private mutating func add(_ part: CaptionDocument, _ sample: MP4Sample) {
    var part = part
    let begin = clock.mediaTime(sample.begin)
    let end = clock.mediaTime(sample.end)
    if isRelative(part, sample, begin, end) {
      part.shift(by: begin)
      if !toldRelative {
        toldRelative = true
        samples.report(
          MP4Diagnostics.relativeTimes,
          "track \(track.number): times of a document count from its sample",
          sample.offset..<sample.offset + sample.size
        )
      }
    }
    part.cues = part.cues.compactMap { cue in
      var cue = cue
      // A cue that is shown for no time has a place in its document all the same.
      let isEmpty = cue.end == cue.begin
      if cue.begin < begin - Self.tolerance { cue.begin = begin }
      if cue.end.map({ $0 > end + Self.tolerance }) ?? true { cue.end = end }
      guard let last = cue.end, last > cue.begin || isEmpty && last == cue.begin, cue.begin < end
      else { return nil }
      return cue
    }
    var still: [Int] = []
    if document != nil { continueCues(with: &part, at: begin, to: end, &still) }
    let first = document?.cues.count ?? 0
    if document == nil {
      document = part
    } else if let lost = document?.append(part) {
      lose(lost)
    }
    guard let cues = document?.cues else { return }
    for index in cues.indices[first...] where isAt(cues[index].end, end) { still.append(index) }
    open = still
  }

  /// Lengthens the cues that go on in a sample, and takes them out of it.
  private mutating func continueCues(
    with part: inout CaptionDocument,
    at begin: MediaTime,
    to end: MediaTime,
    _ still: inout [Int]
  ) {
    part.cues = part.cues.filter { cue in
      guard isAt(cue.begin, begin), let cues = document?.cues else { return true }
      let known = open.firstIndex {
        isAt(cues[$0].end, cue.begin) && cues[$0].isLike(cue)
      }
      guard let known else { return true }
      let index = open.remove(at: known)
      document?.cues[index].end = cue.end
      if isAt(cue.end, end) { still.append(index) }
      return false
    }
  }

  private func isAt(_ time: MediaTime?, _ other: MediaTime) -> Bool {
    guard let time else { return false }
    return time <= other + Self.tolerance && time >= other - Self.tolerance
  }

  /// Whether a document's times count from its sample: none lies in it otherwise, and all do so.
  private func isRelative(
    _ part: CaptionDocument,
    _ sample: MP4Sample,
    _ begin: MediaTime,
    _ end: MediaTime
  ) -> Bool {
    // Smooth Streaming's documents always do.
    if track.entry(of: sample)?.format == "dfxp" { return true }
    guard begin > .zero, !part.cues.isEmpty else { return false }
    let length = end - begin + Self.tolerance
    return part.cues.allSatisfy { cue in
      let last = cue.end ?? .max
      return last <= begin && last <= length
    }
  }
}
