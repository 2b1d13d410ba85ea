import CaptionModel

/// The samples of a track of text that are not in the file, as after a download that was cut off.
public struct MP4MissingSamples: Sendable, Hashable {
  /// How many samples that hold text are missing.
  public private(set) var count = 0
  /// How many samples that hold text the track has.
  public private(set) var total = 0
  /// When the first missing sample begins, in units of the track's clock.
  public private(set) var begin = Int64.max
  /// When the last missing sample ends, exclusive, in units of the track's clock.
  public private(set) var end = Int64.min
  /// The byte offset of the first missing sample.
  public private(set) var offset = Int64.max

  /// Finds what of samples is not among so many bytes; nil where all of it is there.
  init?(_ samples: [MP4Sample], of track: MP4Track, among count: Int64) {
    for sample in samples where sample.size > track.sizeOfPause(in: sample) {
      total += 1
      let (last, overflow) = sample.offset.addingReportingOverflow(sample.size)
      guard overflow || sample.offset < 0 || last > count else { continue }
      self.count += 1
      begin = min(begin, sample.begin)
      end = max(end, sample.end)
      offset = min(offset, sample.offset)
    }
    if self.count == 0 { return nil }
  }

  /// What is missing, with when it would be shown.
  func words(_ clock: MP4Clock) -> String {
    let shift = clock.shift ?? .zero
    return "\(count) of \(counted(total, "sample")) with text, from "
      + "\((clock.mediaTime(begin) + shift).clockText) to "
      + (clock.mediaTime(end) + shift).clockText
  }
}

extension MP4Track {
  /// The most bytes that a sample has which shows nothing.
  fileprivate func sizeOfPause(in sample: MP4Sample) -> Int64 {
    let entry = entries.indices.contains(sample.entry) ? entries[sample.entry] : entries.first
    return switch entry?.content {
    case .timedText, .quickTimeText: 2
    case .webVTT: 8
    default: 0
    }
  }
}

extension MediaTime {
  /// The time down to milliseconds: `00:02:31.200`.
  fileprivate var clockText: String {
    var bytes: [UInt8] = []
    bytes.append(clock: milliseconds, separator: 0x2E)
    return String(decoding: bytes, as: UTF8.self)
  }
}
