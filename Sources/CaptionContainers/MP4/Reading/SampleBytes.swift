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

  /// The bytes of a sample; nil where they are not there.
  ///
  /// That samples are not in the file says ``MP4SampleList/diagnostics``, once for all of them.
  public mutating func bytes(of sample: MP4Sample) throws(ByteSourceError) -> [UInt8]? {
    let (end, overflow) = sample.offset.addingReportingOverflow(sample.size)
    guard !overflow, sample.offset >= 0, sample.size >= 0, end <= source.count else { return nil }
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

  /// What is there of a sample that the end of the file cuts off; nil for every other sample.
  public mutating func beginning(of sample: MP4Sample) throws(ByteSourceError) -> [UInt8]? {
    guard sample.offset >= 0, sample.offset < source.count,
      sample.offset.addingClamped(sample.size) > source.count
    else { return nil }
    var part = sample
    part.size = source.count - sample.offset
    return try bytes(of: part)
  }

  /// Reports something of a sample.
  public mutating func report(_ info: DiagnosticInfo, _ message: String, _ range: Range<Int64>?) {
    guard diagnostics.count < BoxReader.mostDiagnostics else { return }
    diagnostics.append(Diagnostic(info, message, range: range?.asInt))
  }
}
