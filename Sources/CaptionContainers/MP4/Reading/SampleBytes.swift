public import CaptionModel

/// Reads the bytes of samples, and no more altogether than a file has.
public struct MP4SampleBytes {
  /// The longest sample that is read, in bytes.
  public static let longestSample: Int64 = 64 << 20

  /// What could not be read, as diagnostics.
  public private(set) var diagnostics: [Diagnostic] = []

  private let source: any ByteSource
  private let track: Int
  private var left: Int64

  /// Makes a reader of a track's samples.
  public init(_ track: MP4Track, in source: any ByteSource) {
    self.track = track.number
    self.source = source
    // Samples that lie upon each other could make a small file endless.
    left = source.count.addingClamped(1 << 20)
  }

  /// The bytes of a sample; nil, with a diagnostic, where they are not there.
  public mutating func bytes(of sample: MP4Sample) throws(ByteSourceError) -> [UInt8]? {
    let (end, overflow) = sample.offset.addingReportingOverflow(sample.size)
    guard !overflow, sample.offset >= 0, sample.size >= 0, end <= source.count else {
      report(
        MP4Diagnostics.sampleOutside,
        "track \(track): a sample of \(sample.size) bytes at \(sample.offset) is not in the file of "
          + "\(source.count) bytes",
        nil
      )
      return nil
    }
    left -= sample.size
    guard sample.size <= Self.longestSample, left >= 0 else {
      report(
        MP4Diagnostics.tooMany,
        "track \(track): samples are longer than the file",
        sample.offset..<end
      )
      return nil
    }
    return try source.bytes(sample.offset..<end)
  }

  /// Reports something of a sample.
  public mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int64>?) {
    guard diagnostics.count < BoxReader.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(info, message, range: range?.asInt))
  }
}
