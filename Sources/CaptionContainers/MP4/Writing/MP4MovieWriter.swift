/// Writes a text track as a file of its own.
public struct MP4MovieWriter: Sendable {
  /// The timescale of movies that are written.
  static let timescale: UInt32 = 1000

  /// The file: its type, the movie's header at the front, and the samples.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - kind: The kind of file.
  public static func write(_ track: MP4TextTrack, as kind: MP4FileKind) -> [UInt8] {
    var builder = BoxBuilder()
    kind.appendFileType(to: &builder)
    appendMovie(of: track, kind, chunk: 0, to: &builder)
    // The header is as long whatever the place is that it names.
    let chunk = UInt64(builder.bytes.count + 8)
    builder = BoxBuilder()
    kind.appendFileType(to: &builder)
    appendMovie(of: track, kind, chunk: chunk, to: &builder)
    builder.box("mdat") { data in
      for sample in track.samples { data.append(sample.bytes) }
    }
    return builder.bytes
  }

  private static func appendMovie(
    of track: MP4TextTrack,
    _ kind: MP4FileKind,
    chunk: UInt64,
    to builder: inout BoxBuilder
  ) {
    builder.box("moov") { movie in
      appendHeader(duration: track.duration(per: timescale), nextTrack: 2, to: &movie)
      MP4TrackBox(track: track, kind: kind, identifier: 1, movieTimescale: timescale)
        .append(to: &movie, .chunk(at: chunk))
    }
  }

  /// Appends the movie's header (ISO/IEC 14496-12, 8.2.2).
  static func appendHeader(duration: UInt64, nextTrack: UInt32, to movie: inout BoxBuilder) {
    let isLong = duration > UInt64(UInt32.max)
    movie.fullBox("mvhd", version: isLong ? 1 : 0) { header in
      header.appendZeros(isLong ? 16 : 8)
      header.append(timescale)
      header.append(duration, long: isLong)
      // Played at its own speed and full volume.
      header.append(UInt32(0x1_0000))
      header.append(UInt16(0x100))
      header.appendZeros(10)
      header.appendUnitMatrix()
      header.appendZeros(24)
      header.append(nextTrack)
    }
  }
}
