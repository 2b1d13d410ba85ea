/// Writes a text track in fragments, as CMAF and HLS have it: an initialization segment, and media
/// segments that each stand for themselves (ISO/IEC 14496-12, 8.8; ISO/IEC 23000-19, 7.3).
public struct MP4FragmentWriter: Sendable {
  /// The track; its samples are not looked at.
  private let track: MP4TextTrack

  /// Makes a writer.
  ///
  /// - Parameter track: All that is said of the track; samples are given with each segment.
  public init(_ track: MP4TextTrack) {
    self.track = track
  }

  /// The segment that every other one needs before it.
  public var initializationSegment: [UInt8] {
    var builder = BoxBuilder()
    builder.box("ftyp") { type in
      type.append("iso6" as FourCC)
      type.append(UInt32(0))
      for brand in ["iso6", "cmfc", mediaProfile, "dash"] as [FourCC] { type.append(brand) }
    }
    builder.box("moov") { movie in
      MP4MovieWriter.appendHeader(duration: 0, nextTrack: 2, to: &movie)
      MP4TrackBox(track: track, kind: .mp4, identifier: 1, movieTimescale: MP4MovieWriter.timescale)
        .append(to: &movie, .fragments)
      movie.box("mvex") { extends in
        extends.fullBox("trex") { defaults in
          defaults.append(UInt32(1))
          // The sample description.
          defaults.append(UInt32(1))
          defaults.appendZeros(8)
          // Every sample can be begun with.
          defaults.append(UInt32(0x0200_0000))
        }
      }
    }
    return builder.bytes
  }

  /// The brand of the track's media profile (ISO/IEC 23000-19, 11).
  private var mediaProfile: FourCC {
    switch track.codec {
    case .wvtt: "cwvt"
    case .stpp: "im2t"
    case .tx3g: "iso6"
    }
  }

  /// A media segment of one fragment.
  ///
  /// - Parameters:
  ///   - samples: Its samples.
  ///   - begin: When the first one begins, in units of the track's timescale.
  ///   - number: The number of the segment, from 1.
  public func segment(_ samples: [MP4SampleData], begin: UInt64, number: UInt32) -> [UInt8] {
    var builder = BoxBuilder()
    builder.box("styp") { type in
      type.append("msdh" as FourCC)
      type.append(UInt32(0))
      for brand in ["msdh", "cmfs"] as [FourCC] { type.append(brand) }
    }
    var fragment = BoxBuilder()
    appendFragment(samples, begin, number, data: 0, to: &fragment)
    // The header is as long whatever the place is that it names.
    let data = Int32(clamping: fragment.bytes.count + 8)
    appendFragment(samples, begin, number, data: data, to: &builder)
    builder.box("mdat") { data in
      for sample in samples { data.append(sample.bytes) }
    }
    return builder.bytes
  }

  private func appendFragment(
    _ samples: [MP4SampleData],
    _ begin: UInt64,
    _ number: UInt32,
    data: Int32,
    to builder: inout BoxBuilder
  ) {
    builder.box("moof") { fragment in
      fragment.fullBox("mfhd") { $0.append(number) }
      fragment.box("traf") { run in
        // Places count from the beginning of the fragment.
        run.fullBox("tfhd", flags: 0x02_0000) { $0.append(UInt32(1)) }
        run.fullBox("tfdt", version: 1) { $0.append(begin) }
        // The place of the data, and each sample's duration and size.
        run.fullBox("trun", flags: 0x000301) { table in
          table.append(UInt32(clamping: samples.count))
          table.append(data)
          for sample in samples {
            table.append(sample.duration)
            table.append(UInt32(clamping: sample.bytes.count))
          }
        }
      }
    }
  }
}
