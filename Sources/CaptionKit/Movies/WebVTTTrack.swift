import CaptionContainers
import CaptionFormats
import CaptionModel

/// Makes captions of WebVTT in a movie: what its samples hold is written down as a WebVTT file and
/// read as one (ISO/IEC 14496-30, 7).
struct WebVTTTrack {
  /// A cue with when it is shown, in units of the track's clock.
  private struct Entry {
    var cue: MP4WebVTTCue
    var begin: Int64
    var end: Int64
  }

  private let track: MP4Track
  private let list: MP4SampleList
  private let isIncomplete: Bool
  private let clock: MP4Clock
  private var samples: MP4SampleBytes
  private var entries: [Entry] = []
  private var comments = 0

  init(_ track: MP4Track, in file: MovieFile) throws(ByteSourceError) {
    self.track = track
    list = try file.movie.samples(of: track, in: file.source)
    isIncomplete = file.isIncomplete(list)
    clock = MP4Clock(track, in: file.movie)
    samples = MP4SampleBytes(track, in: file.source)
  }

  mutating func captions() throws(ByteSourceError) -> MovieFile.Captions {
    try collect()
    let text = text()
    var captions = MovieFile.Captions(document: CaptionDocument())
    captions.isIncomplete = isIncomplete
    captions.diagnostics = list.diagnostics + samples.diagnostics
    guard let file = try? CaptionFile.examine(text, name: "-", format: .webVTT), file.isAccepted
    else {
      throw ByteSourceError("its text is longer than 4 GiB")
    }
    captions.document = file.document
    captions.losses = file.losses
    captions.addDiagnostics(of: file)
    // The text has milliseconds only; the track may be finer.
    if captions.document.cues.count == entries.count {
      for index in entries.indices {
        captions.document.cues[index].begin = clock.mediaTime(entries[index].begin)
        captions.document.cues[index].end = clock.mediaTime(entries[index].end)
      }
    }
    if comments > 0 {
      captions.losses.append(
        Loss(
          feature: "comment",
          what: counted(comments, "comment") + " between samples",
          reason: "a track's comments have no place among its cues"
        )
      )
    }
    return captions
  }

  /// Reads all samples; a cue that several in a row hold is one.
  private mutating func collect() throws(ByteSourceError) {
    /// The entries that reach to the end of the sample before.
    var open: [Int] = []
    for sample in list.samples {
      guard let bytes = try samples.bytes(of: sample) else { continue }
      let (cues, comments, isBroken) = MP4WebVTTCue.cues(in: bytes)
      self.comments += comments.count
      if isBroken {
        samples.report(
          MP4Diagnostics.brokenSample,
          "track \(track.number): a sample is no row of WebVTT boxes",
          sample.offset..<sample.offset + sample.size
        )
      }
      var still: [Int] = []
      for cue in cues {
        let known = open.firstIndex {
          entries[$0].end == sample.begin && entries[$0].cue == cue
        }
        if let known {
          let index = open.remove(at: known)
          entries[index].end = sample.end
          still.append(index)
        } else {
          entries.append(Entry(cue: cue, begin: sample.begin, end: sample.end))
          still.append(entries.count - 1)
        }
      }
      open = still
    }
  }

  /// The WebVTT file that the track stands for.
  private func text() -> [UInt8] {
    var header: [UInt8] = []
    if case .webVTT(let stored, _)? = track.entries.first?.content { header = stored }
    while let last = header.last, last == 0 || last == 0x0A || last == 0x0D { header.removeLast() }
    var text = header.starts(with: "WEBVTT".utf8) ? header : Array("WEBVTT".utf8)
    text += Array("\n\n".utf8)
    for entry in entries {
      append(lines(entry.cue.identifier).joined(separator: [0x20]), to: &text)
      text += Array(stamp(entry.begin).utf8)
      text += Array(" --> ".utf8)
      text += Array(stamp(entry.end).utf8)
      let settings = Array(lines(entry.cue.settings).joined(separator: [0x20]))
      if !settings.isEmpty {
        text.append(0x20)
        text += Self.withoutArrows(settings)
      }
      text.append(0x0A)
      for line in lines(entry.cue.payload) {
        append(line, to: &text)
      }
      text.append(0x0A)
    }
    return text
  }

  private func append(_ line: some Sequence<UInt8>, to text: inout [UInt8]) {
    let line = Self.withoutArrows(Array(line))
    guard !line.isEmpty else { return }
    text += line
    text.append(0x0A)
  }

  /// The lines of a text; empty ones, which would end a cue, are left out.
  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
  }

  /// An arrow within a text would be taken for the times of another cue.
  private static func withoutArrows(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 0x3E, result.suffix(2).elementsEqual([0x2D, 0x2D]) {
        result += Array("&gt;".utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private func stamp(_ time: Int64) -> String {
    let milliseconds = max(clock.mediaTime(time).milliseconds, 0)
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let seconds = milliseconds / 1000
    return
      "\(digits(seconds / 3600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2))."
      + digits(milliseconds % 1000, 3)
  }
}
